/** Types of `postgres.mjs`. */

export interface ThrowawayPostgres {
  url: string
  /** Of the server process; another one after a restart. */
  readonly pid: number
  /** Ends the server as `pg_ctl stop -m` does. */
  halt(mode?: 'fast' | 'immediate'): Promise<void>
  /** Starts it again after `halt`, on the same data and port. */
  start(): Promise<void>
  /** Suspends all processes of the server (Linux): connections stay open and nothing is answered. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Ends the server and removes its data. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL to throw away; `settings` adds to or replaces what makes it fast and forgetful. */
export function startPostgres(settings?: Record<string, string>): Promise<ThrowawayPostgres>
