/**
 * The visit in this tab's storage, for `remember="session"` only. Storage can be missing or refuse
 * (a third-party frame, a full disk, private browsing), and the check works all the same.
 */

const keyOf = (id: string): string => `eligibility-checker:${id}`;

export function recall(id: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(id: string, visit: unknown): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(visit));
  } catch {
    // Not kept: the visitor only loses the convenience.
  }
}

export function forget(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // There was nothing we could have kept.
  }
}
