/**
 * The visit in this tab's storage, for `remember="session"` only. Storage can be missing or refuse
 * (a third-party frame, a full disk, private browsing), and the check works all the same.
 */

/** The number goes up when an older visit can no longer be read. */
const keyOf = (id: string): string => `eligibility-checker:1:${id}`;

export function recall(id: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
  } catch {
    return null;
  }
}

/** @param visit absent: what was kept is forgotten */
export function remember(id: string, visit?: unknown): void {
  try {
    if (visit) sessionStorage.setItem(keyOf(id), JSON.stringify(visit));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Not kept: the visitor only loses the convenience.
  }
}
