import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';
import type { Program } from '../rules/program.js';
import type { Law } from '../session/assessed-sheet.js';
import { asOfOf, oneOf, programsOf, type Report, shareUrlOf } from './settings.js';

/** A change of any of them means a new configuration. */
const SETTINGS: PropertyDeclarations = {
  programs: {},
  asOf: { attribute: 'as-of' },
  headingLevel: { attribute: 'heading-level' },
  theme: {},
  remember: {},
  shareUrl: { attribute: 'share-url' },
  parameters: { attribute: false },
  readings: { attribute: false },
};

/**
 * What a page author sets on a checker, with bad values made good. Types are what they should be;
 * a script on the page may put anything there, so every value is looked at before use.
 */
export abstract class CheckerSettings extends LitElement {
  static override properties = SETTINGS;

  /** Ids of the programs to check, separated by spaces. Attribute: `programs`. */
  declare programs: string | null | undefined;
  /** The date whose law applies, `YYYY-MM-DD`. Attribute: `as-of`. */
  declare asOf: string | null | undefined;
  /** Level of the highest heading, 1 to 6. Attribute: `heading-level`. */
  declare headingLevel: number | string | null | undefined;
  /** `light`, `dark` or `auto`. Attribute: `theme`. */
  declare theme: string | null | undefined;
  /** `none` or `session`. Attribute: `remember`. */
  declare remember: string | null | undefined;
  /** Address of the page that share links lead to. Attribute: `share-url`. */
  declare shareUrl: string | null | undefined;
  /** Parameter id → decimal string, or null where there is no value. */
  declare parameters: Law['parameters'] | null;
  /** Readings to pin: reading id → option id. */
  declare readings: Law['readings'] | null;

  readonly #reported = new Set<string>();

  override requestUpdate(name?: PropertyKey, ...rest: [unknown?, PropertyDeclaration?]): void {
    super.requestUpdate(name, ...rest);
    if (name !== undefined && Object.hasOwn(SETTINGS, name)) this.configure();
  }

  /** Takes the settings over; called at each change, before the next drawing. */
  protected abstract configure(): void;

  protected get level(): number {
    return Number(oneOf('heading-level', this.headingLevel, '2 1 3 4 5 6', this.report));
  }

  protected get chosenTheme(): string {
    return oneOf('theme', this.theme, 'light dark auto', this.report);
  }

  protected get remembers(): boolean {
    return oneOf('remember', this.remember, 'none session', this.report) !== 'none';
  }

  /** What share links begin with, without a fragment; empty where there is no address. */
  protected get linkBase(): string {
    return shareUrlOf(this.shareUrl, this.report);
  }

  protected lawOf(bundled: readonly Program[]): Law {
    const { readings, parameters } = this;
    const asOf = asOfOf(this.asOf, this.report);
    return {
      programs: programsOf(this.programs, bundled, this.report),
      ...(asOf && { asOf }),
      ...(readings && { readings }),
      ...(parameters && { parameters }),
    };
  }

  /** Once a message: a setting is read again whenever another one changes. */
  protected readonly report: Report = (message) => {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    console.warn(`<eligibility-checker> ${message}`);
  };
}
