/** Behaviour of the database client when connections end or answer late. */
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openPostgres, type Database, type Query } from './db.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const url = process.env.TEST_POSTGRES_URL!
const STATEMENT_MS = 400
// Only the tests of the limit have a short one: on a busy machine a connection or a statement of the others takes longer.
const db = openPostgres(url, 2, { connectionMs: 10_000, statementMs: 10_000 })
const limited = openPostgres(url, 2, { connectionMs: 2_000, statementMs: STATEMENT_MS })
const other = openPostgres(url, 1)
afterAll(() => Promise.all([db.close(), limited.close(), other.close()]))

const sleep = (query: Query, milliseconds: number) => sql`select pg_sleep(${milliseconds / 1000})`.execute(query)
const one = async (query: Query) => (await sql<{ n: number }>`select 1 as n`.execute(query)).rows[0]!.n
const backendOf = async (query: Query) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(query)).rows[0]!.pid
/** Ends a connection and waits until the server has none of it. */
async function terminate(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 10000)`.execute(other.query)
}
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )
async function expectUnavailable(work: Promise<unknown>, kind: 'lost' | 'late'): Promise<DatabaseUnavailable> {
  const error = await errorOf(work)
  expect(error).toBeInstanceOf(DatabaseUnavailable)
  expect((error as DatabaseUnavailable).kind).toBe(kind)
  return error as DatabaseUnavailable
}

test('a transaction whose connection ends between two statements is repeated on another one', async () => {
  const backends: number[] = []
  const result = await db.transaction(async (tx) => {
    backends.push(await backendOf(tx))
    if (backends.length === 1) await terminate(backends[0]!)
    return one(tx)
  })
  expect(result).toBe(1)
  expect(new Set(backends).size).toBe(2)
})

test('a transaction whose connection ends during the commit is not repeated', async () => {
  let runs = 0
  const committing = db.transaction(async (tx) => {
    runs++
    await sql
      .raw(`
      create temp table ended (id integer) on commit drop;
      create function pg_temp.end_me() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger at_commit after insert on ended deferrable initially deferred
        for each row execute function pg_temp.end_me();
      insert into ended values (1)`)
      .execute(tx)
  })
  await expectUnavailable(committing, 'lost')
  expect(runs).toBe(1)
  expect(await one(db.query)).toBe(1)
})

test('unhurried work is not repeated', async () => {
  let runs = 0
  const work = db.unhurried(() =>
    db.transaction(async (tx) => {
      runs++
      await terminate(await backendOf(tx))
      await one(tx)
    }),
  )
  await expectUnavailable(work, 'lost')
  expect(runs).toBe(1)
})

test('an idle connection that has ended is replaced', async () => {
  for (let time = 0; time < 3; time++) {
    await terminate(await backendOf(db.query))
    await expect.poll(() => errorOf(one(db.query)), { timeout: 10_000 }).toBe(null)
  }
})

test('a statement has a time limit, in transactions too, and the connection is usable afterwards', async () => {
  const error = await expectUnavailable(sleep(limited.query, 20_000), 'late')
  expect(error.code).toBe('57014')
  await expectUnavailable(
    limited.transaction((tx) => sleep(tx, 20_000)),
    'late',
  )
  expect(await one(limited.query)).toBe(1)
})

test('only unhurried work has a longer time limit', async () => {
  const slow = (query: Query) => sleep(query, 2 * STATEMENT_MS)
  for (let time = 0; time < 2; time++) {
    expect(await errorOf(limited.unhurried(() => slow(limited.query)))).toBe(null)
    expect(await errorOf(limited.unhurried(() => limited.transaction(slow)))).toBe(null)
    const refused = limited.unhurried(() => limited.transaction(async () => Promise.reject(new Error('no'))))
    await expect(refused).rejects.toThrow('no')
    for (let connection = 0; connection < 4; connection++) await expectUnavailable(sleep(limited.query, 20_000), 'late')
  }
})

test('a query that gets no connection in time fails with that reason', async () => {
  const released = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let holders = 0
  const holding = Array.from({ length: 2 }, () =>
    limited.transaction(async () => {
      if (++holders === 2) held.resolve()
      await released.promise
    }),
  )
  await held.promise
  await expectUnavailable(one(limited.query), 'late')
  released.resolve()
  await Promise.all(holding)
  expect(await one(limited.query)).toBe(1)
})

test('an unreachable server is reported as unavailable', async () => {
  const nowhere: Database = openPostgres('postgres://postgres@127.0.0.1:1/none', 1)
  const error = await expectUnavailable(one(nowhere.query), 'lost')
  expect(error.code).toBe('ECONNREFUSED')
  await expectUnavailable(
    nowhere.transaction(async () => 1),
    'lost',
  )
  await nowhere.close()
})
