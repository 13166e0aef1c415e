/** Writes to the browser's console what nobody has to be told: the page goes on without it (SPEC-8). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place that does
  console.warn(what, error)
}
