/** The last errors of this process, for the system page of the back office. Log lines hold no personal data, so neither do these. */
import { describeError, type Log } from '#src/log.ts'

export interface RecentError {
  /** The line of the log without its error. */
  message: string
  /** First line of the error; '' without one. */
  cause: string
  count: number
  firstAt: Date
  lastAt: Date
}

const MOST = 50
const MAX_LENGTH = 500

export class RecentErrors {
  readonly #errors = new Map<string, RecentError>()

  /** Counts an error; the one that was seen longest ago makes room. */
  add(message: string, cause: string, at: Date): void {
    const key = `${message}\n${cause}`
    const known = this.#errors.get(key)
    this.#errors.delete(key)
    this.#errors.set(key, { message, cause, count: (known?.count ?? 0) + 1, firstAt: known?.firstAt ?? at, lastAt: at })
    if (this.#errors.size > MOST) this.#errors.delete(this.#errors.keys().next().value!)
  }

  /** Returns the errors, the last one first. */
  list(): RecentError[] {
    return [...this.#errors.values()].toReversed()
  }
}

const firstLine = (error: unknown): string => {
  if (error === undefined) return ''
  return describeError(error).split('\n', 1)[0]!.slice(0, MAX_LENGTH)
}

/** Returns a log that also remembers its errors. */
export const rememberErrors = (log: Log, errors: RecentErrors, now: () => Date): Log => ({
  error(message, error) {
    errors.add(message.slice(0, MAX_LENGTH), firstLine(error), now())
    log.error(message, error)
  },
  info: (message) => log.info(message),
  debug: (message) => log.debug(message),
})
