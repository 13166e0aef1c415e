/** How long a visitor waits after a limit: a number of the page's address, written by a form's redirect. */

/** An hour, the window of the limits, at most. */
export const MAX_WAIT_S = 3600

/** Returns the seconds of the query, null where it has no valid number. */
export function waitIn(query: URLSearchParams): number | null {
  const wait = Number(query.get('wait'))
  return Number.isInteger(wait) && wait > 0 && wait <= MAX_WAIT_S ? wait : null
}
