import { html, nothing, type TemplateResult } from 'lit';
import { LONGEST_RECORD, readRecord } from '../../session/record.js';
import { shareCode } from '../../session/share-code.js';
import { namedAnswer, nameOf, resultText } from '../describe.js';
import { bullets, button, details, heading, note } from '../templates.js';
import { programName, type View } from '../view.js';
import { type Desk, today } from './desk.js';
import { summaryOf, tableOf } from './texts.js';

const NAME = 'eligibility';

/** What can be kept of a result: on paper, in a file, in an e-mail, in a link. */
export function keepPanel(view: View, desk: Desk, print: () => unknown): TemplateResult {
  const { session, text, level } = view;
  const { record, page } = text;
  return html`<div class="keep">
    ${heading(level + 1, 'strong', record.title)}
    <div class="ways">
      ${button('link', page.print, print)}
      ${button('link', record.save, () => {
        const content = JSON.stringify(session.record(today()), null, 1);
        desk.save(`${NAME}.json`, 'application/json', content, text);
      })}
      ${button('link', record.table, () => {
        desk.save(`${NAME}.csv`, 'text/csv', tableOf(view), text);
      })}
      ${button('link', record.copy, () => desk.copy(summaryOf(view), text))}
    </div>
    ${details('', record.link, sharing(view, desk))} ${openPanel(view, desk)}
  </div>`;
}

/** What the link holds is shown before it is copied. */
function sharing(view: View, desk: Desk): unknown {
  const { session, text } = view;
  const { record } = text;
  if (!view.shareUrl()) return html`<p>${record.noLink}</p>`;
  const answers = session.shared(desk.withoutAmounts);
  const ids = Object.keys(answers);
  return html`<p>${record.linkLead(ids.length)}</p>
    <label class="way">
      <input
        type="checkbox"
        name="without-amounts"
        .checked=${desk.withoutAmounts}
        @change=${({ target }: Event) => {
          desk.withoutAmounts = (target as HTMLInputElement).checked;
          desk.say('');
        }}
      />
      <span>${record.withoutAmounts}</span>
    </label>
    ${bullets(ids.map((id) => namedAnswer(view, id)))}
    ${button('secondary', record.copyLink, () => desk.copy(view.shareUrl() + shareCode(answers), text))}`;
}

/** A file, or its text where files cannot be chosen; then what was last said about any of it. */
export function openPanel({ session, text }: View, desk: Desk): TemplateResult {
  const { record } = text;
  const open = (content: string) => {
    session.consider(readRecord(content, session.questions));
  };
  return html`${details(
      '',
      record.open,
      html`<input
          type="file"
          aria-label=${record.open}
          accept=".json"
          @change=${async ({ target }: Event) => {
            const input = target as HTMLInputElement;
            const [file] = input.files ?? [];
            try {
              if (file) open(await file.slice(0, LONGEST_RECORD).text());
            } catch {
              // The file is gone, or may not be read from here.
              desk.say(record.unreadableFile);
            }
            // The same file can be chosen again.
            input.value = '';
          }}
        />
        <label>
          <span class="note">${record.paste}</span>
          <textarea class="text" name="record"></textarea>
        </label>
        ${button('secondary', record.openPasted, ({ target }: Event) => {
          const field = (target as Element).parentElement?.querySelector('textarea');
          open(field?.value ?? '');
        })}`,
    )}
    <div role="status">${note(desk.message)}</div>
    ${
      desk.text
        ? html`<textarea
            class="text copy"
            readonly
            aria-label=${desk.message}
            .value=${desk.text}
            @focus=${({ target }: Event) => {
              (target as HTMLTextAreaElement).select();
            }}
          ></textarea>`
        : nothing
    }`;
}

/** What was found in a file or a link, and whether to use it; after that, what could not be used. */
export function offerBox(view: View): TemplateResult | typeof nothing {
  const { session, text, level } = view;
  const { offer } = session;
  const words = text.record.offer;
  if (!offer) return nothing;
  const { answers, problems, changes, isTaken } = offer;
  const found = Object.keys(answers).length;
  const own = Object.keys(session.answers).length;
  return html`<div class="box offer stack" role="group" aria-labelledby="offer" tabindex="-1">
    ${heading(level + 1, 'strong', isTaken ? words.taken(found) : words.title(found), 'offer')}
    ${note(offer.isDamaged && words.damaged)}
    ${
      problems.length > 0
        ? html`<p>${words.lost}</p>
            ${bullets(
              // More than these are not read by anyone.
              problems
                .slice(0, 20)
                .map(
                  ({ question, code }) =>
                    `${question === null ? '' : nameOf(view, question)}: ${code === 'unknown-question' ? words.unknownQuestion : words.badAnswer}`,
                ),
            )}`
        : nothing
    }
    ${note(offer.hasOtherRules && words.otherRules)}
    ${
      changes.length > 0
        ? html`<p>${words.changed}</p>
            ${bullets(
              changes.map(({ program, before, now }) =>
                words.change(
                  programName(view, program),
                  resultText(view, before),
                  resultText(view, now),
                ),
              ),
            )}`
        : nothing
    }
    ${note(!isTaken && found > 0 && own > 0 && words.replaces(own))}
    ${
      isTaken
        ? nothing
        : html`<div class="actions">
            ${
              found > 0
                ? button('secondary', words.use, () => {
                    session.takeOffer();
                  })
                : nothing
            }
            ${button('link', words.keep, () => {
              session.dropOffer();
            })}
          </div>`
    }
  </div>`;
}
