import { LitElement, type PropertyDeclaration, type PropertyDeclarations } from 'lit';
import type { Program } from '../rules/program.js';
import type { Law } from '../session/session.js';
import { type Catalogue } from '../text/catalogue.js';
import { catalogueFor } from '../text/languages.js';
import {
  asOfOf,
  languageOf,
  levelOf,
  programsOf,
  type Report,
  remembersIn,
  themeOf,
} from './settings.js';
import type { Theme } from './view.js';

/** The settings that are made from attributes; a change of any of them means a new configuration. */
const SETTINGS: ReadonlySet<PropertyKey> = new Set([
  'programs',
  'asOf',
  'headingLevel',
  'theme',
  'remember',
]);

/**
 * What a page author sets on a checker, with bad values made good. Types are what they should be;
 * a script on the page may put anything there, so every value is looked at before use.
 */
export abstract class CheckerSettings extends LitElement {
  static override properties: PropertyDeclarations = {
    programs: {},
    asOf: { attribute: 'as-of' },
    headingLevel: { attribute: 'heading-level' },
    theme: {},
    remember: {},
    parameters: { attribute: false, noAccessor: true },
    readings: { attribute: false, noAccessor: true },
  };

  // The element's own `lang` counts as a setting.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** Ids of the programs to check, separated by spaces. Attribute: `programs`. */
  declare programs: string | null;
  /** The date whose law applies, `YYYY-MM-DD`. Attribute: `as-of`. */
  declare asOf: string | null;
  /** Level of the highest heading, 1 to 6. Attribute: `heading-level`. */
  declare headingLevel: number | string | null;
  /** `light`, `dark` or `auto`. Attribute: `theme`. */
  declare theme: string | null;
  /** `none` or `session`. Attribute: `remember`. */
  declare remember: string | null;

  #parameters: Law['parameters'];
  #readings: Law['readings'];
  readonly #reported = new Set<string>();

  constructor() {
    super();
    this.programs = null;
    this.asOf = null;
    this.headingLevel = null;
    this.theme = null;
    this.remember = null;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.configure();
  }

  override requestUpdate(name?: PropertyKey, ...rest: [unknown?, PropertyDeclaration?]): void {
    super.requestUpdate(name, ...rest);
    if (name !== undefined && SETTINGS.has(name)) this.configure();
  }

  /** Parameter id → decimal string, or null where there is no value. */
  get parameters(): Law['parameters'] {
    return this.#parameters;
  }

  set parameters(parameters: Law['parameters'] | null) {
    this.#parameters = parameters ?? undefined;
    this.configure();
  }

  /** Readings to pin: reading id → option id. */
  get readings(): Law['readings'] {
    return this.#readings;
  }

  set readings(readings: Law['readings'] | null) {
    this.#readings = readings ?? undefined;
    this.configure();
  }

  /** Takes the settings over; called at each change, before the next drawing. */
  protected abstract configure(): void;

  protected get level(): number {
    return levelOf(this.headingLevel, this.report);
  }

  protected get chosenTheme(): Theme {
    return themeOf(this.theme, this.report);
  }

  protected get remembers(): boolean {
    return remembersIn(this.remember, this.report);
  }

  protected get text(): Catalogue {
    return catalogueFor(languageOf(this));
  }

  protected lawOf(bundled: readonly Program[]): Law {
    const asOf = asOfOf(this.asOf, this.report);
    return {
      programs: programsOf(this.programs, bundled, this.report),
      ...(asOf && { asOf }),
      ...(this.#readings && { readings: this.#readings }),
      ...(this.#parameters && { parameters: this.#parameters }),
    };
  }

  /** Once a message: a setting is read again whenever another one changes. */
  protected readonly report: Report = (message) => {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    console.warn(`<eligibility-checker> ${message}`);
  };
}
