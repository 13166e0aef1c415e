/** The demo shop that the journeys' global set-up has seeded, as workers find it. */
import { openSeeded, type DatabaseKind, type SeededDatabase, type SeededPlace } from '#test/running-shop.ts'

/** Variables of the environment that name its places; workers inherit them. */
export const SEEDED: Record<DatabaseKind, string> = { pglite: 'TEST_SEEDED_PGLITE', postgres: 'TEST_SEEDED_POSTGRES' }

/** Returns the seeded shop on a database. Only the global set-up removes it. */
export const seededShop = (kind: DatabaseKind): SeededDatabase =>
  openSeeded(JSON.parse(process.env[SEEDED[kind]]!) as SeededPlace)
