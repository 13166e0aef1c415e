import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase, testKind } from '#test/database.ts'
import { sqlState, type Query } from './db.ts'

const db = await testDatabase()
const put = (query: Query, key: string) => query.insertInto('setting').values({ key, value: '1' }).execute()
const keys = async () => (await db.query.selectFrom('setting').select('key').execute()).map(({ key }) => key).toSorted()

beforeEach(async () => {
  await db.query.deleteFrom('setting').execute()
})

test('a transaction is applied whole or not at all', async () => {
  expect(await db.transaction(async (tx) => (await put(tx, 'a'), await put(tx, 'b'), 'answer'))).toBe('answer')
  const broken = db.transaction(async (tx) => {
    await put(tx, 'c')
    throw new Error('no')
  })
  await expect(broken).rejects.toThrow('no')
  expect(await keys()).toEqual(['a', 'b'])
})

test('the pool refuses queries inside a transaction, and accepts them after it', async () => {
  const outside = db.transaction(async (tx) => {
    await put(tx, 'a')
    await put(db.query, 'b')
  })
  await expect(outside).rejects.toThrow('Inside a transaction only its own `tx` may be used.')
  await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('only its own `tx`')
  await put(db.query, 'c')
  expect(await keys()).toEqual(['c'])
})

test('work begun in a transaction may use the database when the transaction has ended', async () => {
  const ended = Promise.withResolvers<void>()
  let later: Promise<unknown> | undefined
  await db.transaction(async () => {
    later = ended.promise.then(() => put(db.query, 'later'))
  })
  ended.resolve()
  await later
  expect(await keys()).toEqual(['later'])
})

test.each(['40001', '40P01'])('a transaction that failed by a conflict (%s) is repeated', async (code) => {
  let attempts = 0
  await db.transaction(async (tx) => {
    await put(tx, `try ${++attempts}`)
    if (attempts < 3) await sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`).execute(tx)
  })
  expect(attempts).toBe(3)
  expect(await keys()).toEqual(['try 3'])
})

test('other errors are not retried', async () => {
  let attempts = 0
  const twice = db.transaction(async (tx) => {
    attempts++
    await put(tx, 'a')
    await put(tx, 'a')
  })
  expect(sqlState(await twice.catch((error: unknown) => error))).toBe('23505')
  expect(attempts).toBe(1)
})

test('a connection is usable after errors of parsing and of execution', async () => {
  for (let time = 0; time < 3; time++) {
    const parse = await sql`select ${1}::int as a from nowhere`.execute(db.query).catch((error: unknown) => error)
    expect(sqlState(parse)).toBe('42P01')
    const run = await sql`select 1 / ${0}::int as a`.execute(db.query).catch((error: unknown) => error)
    expect(sqlState(run)).toBe('22012')
    const both = await sql
      .raw('select 1; select nothing')
      .execute(db.query)
      .catch((error: unknown) => error)
    expect(sqlState(both)).toBe('42703')
    expect((await sql<{ a: number }>`select ${time}::int as a`.execute(db.query)).rows).toEqual([{ a: time }])
  }
})

test('a named statement may fail twice, inside a transaction too', async () => {
  const divide = (query: Query, by: number) => sql<{ a: number }>`select 10 / ${by}::int as a`.execute(query)
  for (let time = 0; time < 2; time++) {
    await expect(divide(db.query, 0)).rejects.toThrow('division by zero')
    await expect(db.transaction((tx) => divide(tx, 0))).rejects.toThrow('division by zero')
  }
  expect((await db.transaction((tx) => divide(tx, 5))).rows[0]).toEqual({ a: 2 })
})

test('two megabytes are stored and read back exactly', async () => {
  const text = 'ăâîșț őű €'.repeat(200_000)
  const { rows } = await sql<{ text: string; bytes: Buffer }>`
    select ${text}::text as text, ${Buffer.alloc(2_000_000, 7)}::bytea as bytes`.execute(db.query)
  expect(rows[0]!.text === text).toBe(true)
  expect(rows[0]!.bytes.equals(Buffer.alloc(2_000_000, 7))).toBe(true)
})

test('values are returned as JavaScript types', async () => {
  const { rows } =
    await sql`select 5::int8 as whole, array[1, 2]::int8[] as many, '2026-11-18T10:00:00+02'::timestamptz as moment,
    '2026-11-18'::date as day, '{"a": [1]}'::jsonb as json, array['x', 'y'] as words, '\\x0aff'::bytea as bytes,
    true as yes, null as nothing, count(*) as counted from (values (1), (2)) as v`.execute(db.query)
  expect(rows[0]).toEqual({
    whole: 5,
    many: [1, 2],
    moment: new Date('2026-11-18T08:00:00Z'),
    day: '2026-11-18',
    json: { a: [1] },
    words: ['x', 'y'],
    bytes: Buffer.from([0x0a, 0xff]),
    yes: true,
    nothing: null,
    counted: 2,
  })
})

test('a whole number that JavaScript cannot hold is an error, not another number', async () => {
  await expect(sql`select 9007199254740993 as n`.execute(db.query)).rejects.toThrow('too large')
  expect((await sql<{ n: number }>`select 1 as n`.execute(db.query)).rows).toEqual([{ n: 1 }])
})

test('many callers at once each get their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(db.query)).rows[0]!.n),
  )
  expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => n))
})

test('transactions of many callers do not see each other half done', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      db.transaction(async (tx) => {
        await put(tx, `a${n}`)
        const { rows } = await sql<{
          n: number
        }>`select count(*) as n from setting where key in (${`a${n}`}, ${`b${n}`})`.execute(tx)
        expect(rows[0]!.n).toBe(1)
        await put(tx, `b${n}`)
      }),
    ),
  )
  expect(await keys()).toHaveLength(40)
})

test('the database is of the kind that this run tests', () => {
  expect(db.kind).toBe(testKind)
})
