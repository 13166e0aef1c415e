/** Behaviour while the database, or the content service of another system, is unavailable. */
import { setTimeout as pause } from 'node:timers/promises'
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import { DatabaseUnavailable } from '#store/database/unavailable.ts'

/** Seconds after which a call that was answered with 503 is worth another attempt. */
export const RETRY_AFTER_S = 2
const AGAIN_MS = 1_000

/** Returns whether the error says that the database cannot be reached or does not answer in time. */
export const isOutage = (error: unknown): boolean => error instanceof DatabaseUnavailable

/** Returns whether the error says that a page cannot be made just now, although it may exist. */
export const isUnavailable = (error: unknown): boolean => isOutage(error) || error instanceof ContentUnavailable

/**
 * Repeats `work` once a second while the database is away, for `forMs` milliseconds at most. `work` must be safe to repeat
 * after a commit whose answer was lost. @throws what `work` throws for another reason, and the last error after that time
 */
export async function retryDuringOutage<T>(work: () => Promise<T>, forMs = Infinity): Promise<T> {
  const giveUpAt = performance.now() + forMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error) || performance.now() + AGAIN_MS > giveUpAt) throw error
      // The timer does not keep the process alive.
      await pause(AGAIN_MS, undefined, { ref: false })
    }
  }
}
