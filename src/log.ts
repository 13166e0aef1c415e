/** The log: one line per entry on standard output and error, without personal data. */
import { writeSync } from 'node:fs'

/** Plain lines for people and log collectors: errors to stderr, the rest to stdout. Never anything a customer typed. */
export interface Log {
  error(message: string, error?: unknown): void
  info(message: string): void
  debug(message: string): void
}

/** While the database is unavailable every call fails for the same reason: one line in this time is enough. */
const OUTAGE_LINE_MS = 10_000

const RANKS = { silent: 0, error: 1, info: 2, debug: 3 }

export function createLog(level: keyof typeof RANKS): Log {
  const rank = RANKS[level]
  let nextOutageLineAt = 0
  const write = (stream: NodeJS.WriteStream, kind: string, text: string) =>
    writeLine(stream, `${new Date().toISOString()} ${kind} ${text}\n`)
  return {
    error(message, error) {
      if (rank < RANKS.error) return
      if (isOutage(error)) {
        if (performance.now() < nextOutageLineAt) return
        nextOutageLineAt = performance.now() + OUTAGE_LINE_MS
      }
      write(process.stderr, 'error', error === undefined ? message : `${message}: ${describeError(error)}`)
    },
    info(message) {
      if (rank >= RANKS.info) write(process.stdout, 'info', message)
    },
    debug(message) {
      if (rank >= RANKS.debug) write(process.stdout, 'debug', message)
    },
  }
}

/** By its name: this file imports nothing of the shop. */
const isOutage = (error: unknown): boolean => error instanceof Error && error.name === 'DatabaseUnavailable'

/**
 * A full disk or a missing log collector must not stop the shop: lines are dropped, and written again as
 * soon as possible.
 */
export function ignoreClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Node gives up a stream after its first error; its file descriptor stays open. */
function writeLine(stream: NodeJS.WriteStream & { fd?: number }, line: string): void {
  if (!stream.destroyed) return void stream.write(line)
  if (stream.fd === undefined) return
  try {
    writeSync(stream.fd, line)
  } catch {
    // There is no output left for a report.
  }
}

/** Returns the error and its causes with their stacks, cut where a library quotes its minified source. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 500)
  if (isOutage(error)) return `the database is unavailable (${error.message})`
  const lines = (error.stack ?? String(error)).split('\n').slice(0, 12)
  const own = lines.map((line) => line.slice(0, 300)).join('\n')
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`
}
