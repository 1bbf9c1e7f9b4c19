/** Which pictures are taken, as `test/visual/stories.json` says. */

/** What Storybook cannot do from inside a page: a story asks for it by a tag. */
export const MEDIA = {
  'dark-system': { features: [{ name: 'prefers-color-scheme', value: 'dark' }] },
  'forced-colors': { features: [{ name: 'forced-colors', value: 'active' }] },
  print: { media: 'print' },
};

/**
 * @typedef {object} Wanted
 * @property {string} story the id of a story; `*` stands for anything
 * @property {number[]} [widths] of the window; 768 where nothing is said
 *
 * @typedef {object} Story as Storybook lists it
 * @property {string} id
 * @property {string[]} [tags]
 *
 * @typedef {object} Shot
 * @property {string} name of the picture's file, without its ending
 * @property {string} story
 * @property {number} width
 * @property {keyof MEDIA | ''} media
 */

/** @param {string} pattern */
function matcher(pattern) {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** @param {Story} story */
function mediaOf({ tags = [] }) {
  const names = /** @type {(keyof MEDIA)[]} */ (Object.keys(MEDIA));
  return names.find((name) => tags.includes(name)) ?? '';
}

/**
 * @param {Wanted[]} list
 * @param {Story[]} stories all there are
 * @returns {{ shots: Shot[], problems: string[] }} each shot once; what is listed and fits no story is
 *   a problem, for it was meant to guard one
 */
export function shotsOf(list, stories) {
  /** @type {Map<string, Shot>} */
  const shots = new Map();
  const problems = [];
  for (const { story: pattern, widths = [768] } of list) {
    const found = stories.filter(({ id }) => matcher(pattern).test(id));
    if (found.length === 0) problems.push(`there is no story "${pattern}" any more`);
    for (const story of found) {
      for (const width of widths) {
        const name = `${story.id}.${width}`;
        shots.set(name, { name, story: story.id, width, media: mediaOf(story) });
      }
    }
  }
  return { shots: [...shots.values()], problems };
}
