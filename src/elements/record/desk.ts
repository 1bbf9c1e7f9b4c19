import type { Catalogue } from '../../text/catalogue.js';

/**
 * Files and the clipboard, and what to do where a page may not use them: every text can be copied by
 * hand. A frame that may not save files does not say so, so the text always stands beside the file.
 */
export class Desk {
  /** What was last said about it. */
  message = '';
  /** The text to copy by hand; empty where there is nothing to copy. */
  text = '';
  withoutAmounts = false;
  readonly #draw: (focus: string) => void;

  /** @param draw is told what is to have focus then, by its class */
  constructor(draw: (focus: string) => void) {
    this.#draw = draw;
  }

  say(message: string, text = '', focus = ''): void {
    this.message = message;
    this.text = text;
    this.#draw(focus);
  }

  /** What was said belongs to the page that was open. */
  clear(): void {
    this.message = '';
    this.text = '';
  }

  save(name: string, type: string, content: string, { record }: Catalogue): void {
    const url = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // Some browsers start to read only after the press is over.
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, 10_000);
    this.say(record.saved, content);
  }

  async copy(content: string, { record }: Catalogue): Promise<void> {
    try {
      await navigator.clipboard.writeText(content);
      this.say(record.copied);
    } catch {
      // Not allowed, or there is no clipboard: on pages without https, and in frames.
      this.say(record.byHand, content, 'copy');
    }
  }
}

/** Today where the visitor is, `YYYY-MM-DD`: so Swedes write it. */
export const today = (): string => new Date().toLocaleDateString('sv');
