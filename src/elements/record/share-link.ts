/** Answers in the fragment of an address: browsers do not send it. */

/** Two checks of one page are told apart by their ids. */
export const linkName = (id: string): string => `eligibility${id && `-${encodeURIComponent(id)}`}=`;

/**
 * The code in the address of this page, if a share link was followed. It leaves the address as soon
 * as it is read; what else is in the fragment stays.
 */
export function takeCode(name: string): string | undefined {
  const [page = '', ...fragment] = location.href.split('#');
  const all = fragment.join('#').split('&');
  const found = all.find((each) => each.startsWith(name));
  if (!found) return undefined;
  const rest = all.filter((each) => each !== found).join('&');
  try {
    history.replaceState(history.state, '', page + (rest && `#${rest}`));
  } catch {
    // Some frames have no history.
  }
  return found.slice(name.length);
}
