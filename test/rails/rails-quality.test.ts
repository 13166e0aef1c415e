import { expect, test } from 'vitest'
import { openCatalog } from '#catalog/catalog.ts'
import { seedDemo } from '#cli/seed.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { judgeCartRail, judgeSimilar, NEVER, sampleOf } from './sample.ts'

test('rails of a small demo shop show nothing for the wrong sex, age, season or size, and few substitutes for a cart', async () => {
  const db = await testDatabase()
  const clock = testClock()
  await seedDemo(db, { products: 1200, now: clock.now() })
  const { current } = await openCatalog(db, clock)
  const docs = sampleOf(current, 300, 7)
  for (const judged of [judgeCartRail(current, docs, clock.now()), judgeSimilar(current, docs)])
    expect(judged.wrong.filter(({ fault }) => NEVER.some((never) => never === fault))).toEqual([])
  const cart = judgeCartRail(current, docs, clock.now())
  expect(cart.counts.isSubstitute / cart.shown).toBeLessThanOrEqual(0.1)
  expect(cart.empty).toBeLessThan(docs.length / 10)
})
