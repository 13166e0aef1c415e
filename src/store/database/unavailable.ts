/** The error for a database that cannot be reached or does not answer in time. */
import pg from 'pg'

/**
 * `lost`: no connection, or it ended; open work is rolled back unless it was being committed.
 * `late`: no free connection or no answer within the time limit.
 */
export type Unavailability = 'lost' | 'late'

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly kind: Unavailability
  /** Code of the cause: SQLSTATE, or that of the socket. */
  readonly code: string | undefined
  constructor(kind: Unavailability, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
    this.code = errorCode(cause)
  }
}

/** PostgreSQL ends connections, is starting or stopping, or has no connection left. */
const LOST_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '08000', '08003', '08006'])
/** PostgreSQL has ended a statement at its time limit. */
const LATE_STATES = new Set(['57014'])
/** The driver's own messages about a connection that has ended; it gives them no code. */
const LOST_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]

/** Code of an error, of PostgreSQL or a socket, or undefined. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Returns what the driver threw in a statement: the same error, or a `DatabaseUnavailable` that has it as its cause. */
export function statementError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !(error instanceof Error)) return error
  const code = errorCode(error) ?? ''
  if (error instanceof pg.DatabaseError) {
    if (LOST_STATES.has(code)) return new DatabaseUnavailable('lost', error.message, error)
    return LATE_STATES.has(code) ? new DatabaseUnavailable('late', error.message, error) : error
  }
  // Of a socket: ECONNRESET, EPIPE, ETIMEDOUT.
  const isLost = 'syscall' in error || LOST_MESSAGES.some((message) => error.message.startsWith(message))
  return isLost ? new DatabaseUnavailable('lost', error.message, error) : error
}

/** Returns what the driver threw when a connection was asked for. */
export function connectionError(error: unknown): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error
  const message = error instanceof Error ? error.message || (errorCode(error) ?? '') : String(error)
  return new DatabaseUnavailable(/timeout/.test(message) ? 'late' : 'lost', message, error)
}
