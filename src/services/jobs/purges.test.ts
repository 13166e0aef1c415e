import { expect, test } from 'vitest'
import { announcePurge, deleteOutbox } from '#store/database/outbox.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { readPurges } from './purges.ts'

const db = await testDatabase()

test('each process purges what another one announced, once, whatever the order of commits', async () => {
  const clock = testClock()
  const purged: (readonly string[])[] = []
  const log = { error() {}, info() {}, debug() {} }
  const shop = { db, clock, log, purge: (tags: readonly string[]) => void purged.push(tags) }

  const before = clock.now()
  clock.advance(1000)
  await announcePurge(db.query, ['p:1', 'listing'], clock.now())
  let seen = await readPurges(shop, new Set())
  seen = await readPurges(shop, seen)
  expect(purged).toEqual([['p:1', 'listing']])

  // Written earlier, committed later.
  await db.transaction(async (tx) => {
    await announcePurge(tx, ['p:2'], before)
    await announcePurge(tx, ['p:2', 'p:3'], clock.now())
  })
  seen = await readPurges(shop, seen)
  expect(purged.slice(1)).toEqual([['p:2', 'p:3']])

  await deleteOutbox(db.query, clock.now())
  expect(await db.query.selectFrom('outbox').select('payload').execute()).toHaveLength(2)
  clock.advance(60_000)
  expect(await readPurges(shop, seen)).toEqual(new Set())
  expect(purged).toHaveLength(2)
})
