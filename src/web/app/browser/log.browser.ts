/** Writes to the browser's console what nobody has to be told: the page goes on without it (SPEC-8). */
export function logFailure(what: string, error: unknown): void {
  // A browser without a connection gets nothing, which is no fault of the shop.
  if (wasLeft(error) || isOffline()) return
  // oxlint-disable-next-line no-console -- the only place that does
  console.warn(what, error)
}

/** Returns whether a request ended because its page was left, which is no failure. */
const wasLeft = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DOMException && error.cause.name === 'AbortError'

/** Not every place that runs scripts knows. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine
