export interface ThrowAwayPostgres {
  url: string
  /** The process that owns all others of the server. */
  pid: number
  stop(): Promise<void>
}
export function startPostgres(settings?: Record<string, string>): Promise<ThrowAwayPostgres>
