import { expect, test, vi } from 'vitest'
import { createLog } from '#src/log.ts'
import { OPENING } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import { noteSearchMiss } from './search-misses.ts'

const db = await testDatabase()
const shop = { db, log: createLog('silent'), memory: emptyMemory() }
const later = new Date(OPENING.getTime() + 60_000)
const patience = { timeout: 20_000 }
const misses = () => db.query.selectFrom('search_miss').selectAll().orderBy('query').execute()

test('a query without results is stored once and counted', async () => {
  noteSearchMiss(shop, 'ro', 'Hamac Verde', OPENING)
  await vi.waitFor(async () => expect(await misses()).toHaveLength(1), patience)
  noteSearchMiss(shop, 'ro', ' hamac verde ', later)
  await vi.waitFor(
    async () =>
      expect(await misses()).toMatchObject([
        { locale: 'ro', query: 'hamac verde', times: 2, week_times: 2, first_at: OPENING, last_at: later },
      ]),
    patience,
  )
})

test('every query is accepted; an empty one is not stored', async () => {
  noteSearchMiss(shop, 'hu', '   ', OPENING)
  noteSearchMiss(shop, 'hu', `a\0${'x'.repeat(65_536)}\ud800`, OPENING)
  const isHungarian = ({ locale }: { locale: string }) => locale === 'hu'
  await vi.waitFor(
    async () => expect((await misses()).filter(isHungarian).map(({ query }) => query.length)).toEqual([119]),
    patience,
  )
})
