/** What a part of the bench is given. */
import type { SeededDatabase } from '#test/running-shop.ts'

/** What a part of the bench works with. */
export interface Bench {
  /** PostgreSQL on which databases may be made, and the process that owns it. */
  postgres: { url: string; pid: number }
  /** The demo shop in full size, on each database. */
  embedded: SeededDatabase
  server: SeededDatabase
  /** Time here by time on the reference machine, measured just before. */
  factor: number
}
