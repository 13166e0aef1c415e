import { expect, test } from 'vitest'
import { feedOfFile, feedOfId, feedPath, FEEDS, FeedTally } from './product-feed.ts'

test('every feed is found by its file and its id, nothing else is', () => {
  expect(FEEDS).toHaveLength(6)
  for (const key of FEEDS)
    expect([feedOfFile(feedPath(key).replace('/feeds/', '')), feedOfId(`${key.feed}-${key.market}`)]).toEqual([key, key])
  for (const none of ['google-ro.csv', 'google-de.xml', 'none-ro.xml', 'constructor-ro.xml', 'google-ro', 'google-ro-x.xml', ''])
    expect([none, feedOfFile(none)]).toEqual([none, null])
  expect(feedOfId('google-ro.xml')).toBeNull()
})

test('a product with two variants is one product, and is noted once for a gap', () => {
  const tally = new FeedTally()
  tally.write(1)
  tally.write(1)
  tally.note('no_barcode', 1)
  tally.note('no_barcode', 1)
  tally.note('no_barcode', 2)
  expect([tally.items, tally.products.size, [...tally.gaps]]).toEqual([2, 1, [['no_barcode', new Set([1, 2])]]])
})
