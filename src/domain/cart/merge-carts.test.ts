import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKey, MAX_LINES, MAX_QUANTITY, type RequestedLine } from './cart.ts'
import { mergeCarts, mergeLists } from './merge-carts.ts'

const line = fc
  .record({
    item: fc.nat(60).map((id) => String(id + 1)),
    qty: fc.integer({ min: 1, max: MAX_QUANTITY }),
    gift: fc.option(fc.constant({ name: 'Mara', message: 'Bun venit!' }), { nil: undefined }),
  })
  .map(({ gift, ...rest }): RequestedLine => (gift ? { ...rest, gift } : rest))
const cart = fc.array(line, { maxLength: MAX_LINES / 2 })

const asSet = (lines: readonly RequestedLine[]) => Object.fromEntries(lines.map((one) => [lineKey(one), one.qty]))

test('merging gives the same set of lines in either order', () => {
  fc.assert(
    fc.property(cart, cart, (a, b) => {
      expect(asSet(mergeCarts(a, b).lines)).toEqual(asSet(mergeCarts(b, a).lines))
    }),
  )
})

test('merging again changes nothing', () => {
  fc.assert(
    fc.property(cart, cart, (a, b) => {
      const once = mergeCarts(a, b).lines
      expect(mergeCarts(once, b)).toEqual({ lines: once, changes: mergeCarts(a, b).changes, leftOut: [] })
      expect(mergeCarts(once, once)).toEqual({ lines: once, changes: [], leftOut: [] })
    }),
  )
})

test('no line of either cart is lost or has fewer pieces afterwards', () => {
  fc.assert(
    fc.property(cart, cart, (a, b) => {
      const merged = asSet(mergeCarts(a, b).lines)
      for (const one of [...a, ...b]) expect(merged[lineKey(one)]).toBeGreaterThanOrEqual(one.qty)
    }),
  )
})

test('what changed is said from what this browser showed', () => {
  const account = [
    { item: '1', qty: 3 },
    { item: '2', qty: 1 },
    { item: '3', qty: 2 },
  ]
  const browser = [
    { item: '1', qty: 1 },
    { item: '2', qty: 4 },
    { item: '4', qty: 1 },
  ]
  expect(mergeCarts(account, browser)).toEqual({
    lines: [
      { item: '1', qty: 3 },
      { item: '2', qty: 4 },
      { item: '3', qty: 2 },
      { item: '4', qty: 1 },
    ],
    changes: [
      { item: '1', from: 1, to: 3 },
      { item: '3', from: 0, to: 2 },
    ],
    leftOut: [],
  })
})

test('a full cart names the lines of the browser that it has no room for', () => {
  const account = Array.from({ length: MAX_LINES }, (_, at) => ({ item: String(at + 1), qty: 1 }))
  const merged = mergeCarts(account, [{ item: '999', qty: 2 }])
  expect(merged.lines).toHaveLength(MAX_LINES)
  expect(merged.leftOut).toEqual(['999'])
})

test('lists are joined without repetition', () => {
  expect(mergeLists(['1', '2'], ['3', '2'], 10)).toEqual(['3', '2', '1'])
  expect(mergeLists(['1', '2'], ['3', '2'], 2)).toEqual(['3', '2'])
})
