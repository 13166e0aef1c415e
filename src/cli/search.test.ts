import { beforeAll, expect, test } from 'vitest'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { searchCommand } from './search.ts'

const shop = await testShop()
beforeAll(async () => {
  await putCatalog(shop.db, [{ name: 'Minge moale', variants: [{ sale: 2000, available: 3 }] }])
  await shop.catalog.refresh()
})
const run = (...words: string[]) => searchCommand(shop, words)

test('a search is explained with its parts and products', async () => {
  const told = await run('explain', 'minge', 'moale', '--locale', 'ro')
  expect(told).toMatch(/^“minge moale”: 1 product\n/)
  expect(told).toMatch(/^ {2}1\. \d+ {2}Minge moale {2}\d/m)
  expect(await run('explain', 'qwxzkv', '--locale', 'hu')).toMatch(/^“qwxzkv”: 0 products/)
})

test('what it cannot explain it says', async () => {
  await expect(run('explain')).rejects.toThrow('search explain <words>')
  await expect(run('find', 'minge')).rejects.toThrow('search explain <words>')
  await expect(run('explain', 'minge')).rejects.toThrow('--locale ro|en|hu')
  await expect(run('explain', 'x'.repeat(121), '--locale', 'ro')).rejects.toThrow('120 characters')
})
