/** Starts a PostgreSQL to throw away; `settings` adds to or replaces what makes it fast and forgetful. */
export function startPostgres(settings?: Record<string, string>): Promise<{
  url: string
  pid: number
  stop(): Promise<void>
}>
