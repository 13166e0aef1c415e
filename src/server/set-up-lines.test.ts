/** The link of the first owner is no condition for an open shop. */
import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { setUpLines } from './serve-parts.ts'

test('a new shop says the link of its first owner, and a database that fails then ends nothing', async () => {
  const shop = await testShop()
  expect((await setUpLines(shop)).join(' ')).toContain('#token=')
  await shop.db.close()
  expect(await setUpLines(shop)).toEqual([])
})
