/** Limit of calls a minute and caller, counted in this process. */
const WINDOW_MS = 60_000
/** Maximum counted callers; above it counting starts again. */
const MOST_CALLERS = 50_000

export class CallLimit {
  readonly #most: number
  #counts = new Map<string, number>()
  #window = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Counts `calls` of a caller. Returns the seconds until a retry, 0 when they are allowed. */
  take(caller: string, now: Date, calls = 1): number {
    const window = Math.floor(now.getTime() / WINDOW_MS)
    if (window !== this.#window || this.#counts.size >= MOST_CALLERS) {
      this.#window = window
      this.#counts = new Map()
    }
    const count = (this.#counts.get(caller) ?? 0) + calls
    this.#counts.set(caller, count)
    return count <= this.#most ? 0 : Math.ceil(((window + 1) * WINDOW_MS - now.getTime()) / 1000)
  }
}
