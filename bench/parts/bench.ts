/** Type of the argument of a part of the bench. */
import type { SeededDatabase } from '#test/running-shop.ts'

/** What a part of the bench works with. */
export interface Bench {
  /** PostgreSQL server for new databases, and the process that owns it. */
  postgres: { url: string; pid: number }
  /** The demo shop in full size, on each database. */
  embedded: SeededDatabase
  server: SeededDatabase
  /** Machine factor, measured just before. */
  factor: number
}
