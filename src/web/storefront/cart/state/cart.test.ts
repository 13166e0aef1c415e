import { beforeEach, expect, test } from 'vitest'
import { MAX_LINES } from '#domain/cart/cart.ts'
import { lineKey } from '#domain/cart/cart.ts'
import { cart, parseCart, parseGift } from './cart.browser.ts'

beforeEach(() => {
  cart.replaceLines(() => [])
  cart.replaceLater(() => [])
})

test('a stored cart keeps only lines of digits with whole quantities, joined by item, 99 pieces at most', () => {
  const lines = [
    { item: '100001', qty: 2 },
    { item: '100001', qty: 98 },
    { item: '100002', qty: 1.5 },
    { item: '100003', qty: -1 },
    { item: 'x', qty: 1 },
    { item: '100004', qty: '3' },
    null,
  ]
  expect(parseCart({ lines, market: 'fr' })).toEqual({ id: '', lines: [{ item: '100001', qty: 99 }], later: [], market: null })
  expect(parseCart({ id: 'x', lines: {}, market: 'hu' })).toEqual({ id: 'x', lines: [], later: [], market: 'hu' })
  expect(parseCart(null)).toEqual({ id: '', lines: [], later: [], market: null })
})

test('adding the same item raises its line, up to 99 pieces', () => {
  expect(cart.add('1', 2)).toBe(2)
  expect(cart.add('1', 98)).toBe(99)
  expect(cart.lines).toEqual([{ item: '1', qty: 99 }])
})

test('a cart has a new id when it is filled and after an order, and keeps it while it changes', () => {
  cart.add('1')
  const first = cart.id
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  cart.add('1')
  cart.add('2')
  cart.set('1', 5)
  cart.remove('2')
  cart.replaceLines((lines) => [...lines])
  cart.pricedIn('hu')
  expect(cart.id).toBe(first)
  // The same lines as before, put in again.
  cart.remove('1')
  cart.add('1', 5)
  const second = cart.id
  expect(second).not.toBe(first)
  // Added in another tab after the order was sent.
  cart.add('3')
  cart.ordered([{ item: '1', qty: 5 }])
  expect(cart.lines).toEqual([{ item: '3', qty: 1 }])
  expect([first, second]).not.toContain(cart.id)
})

test('a full cart accepts no new line but a higher quantity', () => {
  for (let item = 1; item <= MAX_LINES; item++) cart.add(String(item))
  expect(cart.add('999')).toBe(0)
  expect(cart.add('7')).toBe(2)
  expect(cart.lines).toHaveLength(MAX_LINES)
})

test('undo puts a removed line back where it was', () => {
  for (const item of ['1', '2', '3']) cart.add(item)
  const removed = cart.remove('2')
  expect(cart.lines.map((line) => line.item)).toEqual(['1', '3'])
  cart.restore(removed!)
  expect(cart.lines.map((line) => line.item)).toEqual(['1', '2', '3'])
})

test('undo after the item was added again keeps the larger quantity', () => {
  cart.add('1', 5)
  const removed = cart.remove('1')
  cart.add('1', 2)
  cart.restore(removed!)
  expect(cart.lines).toEqual([{ item: '1', qty: 5 }])
})

test('quantity zero removes the line, an unknown item changes nothing', () => {
  cart.add('1', 2)
  cart.set('2', 4)
  expect(cart.lines).toEqual([{ item: '1', qty: 2 }])
  cart.set('1', 0)
  expect(cart.lines).toEqual([])
  expect(cart.remove('1')).toBeNull()
})

test('an earlier order is put in again with the larger quantity and deletes nothing (D-40)', () => {
  const ours = [
    { item: '1', qty: 1 },
    { item: '2', qty: 5 },
  ]
  const theirs = [
    { item: '2', qty: 3 },
    { item: '3', qty: 1 },
  ]
  cart.refill(ours)
  cart.refill(theirs)
  expect(cart.lines).toEqual([
    { item: '1', qty: 1 },
    { item: '2', qty: 5 },
    { item: '3', qty: 1 },
  ])
})

test('vouchers for different people are different lines, with quantities of their own', () => {
  const ana = { name: 'Ana', message: '' }
  const ion = { name: 'Ion', message: 'Pupici', date: '2026-12-06' }
  cart.add('7', 1, ana)
  cart.add('7', 1, ion)
  expect(cart.add('7', 2, ana)).toBe(3)
  cart.set(lineKey({ item: '7', gift: ion }), 5)
  expect(cart.lines).toEqual([
    { item: '7', qty: 3, gift: ana },
    { item: '7', qty: 5, gift: ion },
  ])
  const removed = cart.remove(lineKey({ item: '7', gift: ana }))
  expect(cart.lines).toEqual([{ item: '7', qty: 5, gift: ion }])
  cart.restore(removed!)
  expect(cart.lines).toHaveLength(2)
})

test('gift messages are trimmed and limited; an invalid date or an empty message is dropped', () => {
  expect(parseGift({ name: ' Ana ', message: '', date: 'mâine', email: '' })).toEqual({ name: 'Ana', message: '' })
  expect(parseGift({ name: ' ', message: '', color: 'red' })).toBeUndefined()
  expect(parseGift({ name: 'Ana', email: 'ana@exemplu', date: '2026-02-30' })).toEqual({ name: 'Ana', message: '' })
  expect(parseGift({ email: 'ana@exemplu.ro', date: '2026-12-06' })).toEqual({
    email: 'ana@exemplu.ro',
    name: '',
    message: '',
    date: '2026-12-06',
  })
  expect(parseCart({ lines: [{ item: '7', qty: 1, gift: { name: 'Ana', price: 1 } }] }).lines).toEqual([
    { item: '7', qty: 1, gift: { name: 'Ana', message: '' } },
  ])
  // Kept before the rule: the server would refuse the whole cart.
  expect(parseCart({ lines: [{ item: '7', qty: 1, gift: { name: 'evil.com', message: 'La mulți\nani!' } }] }).lines).toEqual([
    { item: '7', qty: 1, gift: { name: '', message: 'La mulți\nani!' } },
  ])
})

const GIFT = { name: 'Ana', message: 'La mulți ani' }

test('a line is put aside with its quantity and gift data, and goes back where it was', () => {
  cart.add('1')
  cart.add('voucher-2', 3, GIFT)
  cart.add('4')
  const moved = cart.putAside(lineKey({ item: 'voucher-2', gift: GIFT }))
  expect(cart.lines.map(({ item }) => item)).toEqual(['1', '4'])
  expect(cart.later).toEqual([{ item: 'voucher-2', qty: 3, gift: GIFT }])
  cart.undoAside(moved!)
  expect(cart.lines[1]).toEqual({ item: 'voucher-2', qty: 3, gift: GIFT })
  expect(cart.later).toEqual([])
})

test('what was put aside comes back into the cart; undo makes both lists as they were', () => {
  cart.add('1', 2)
  cart.putAside('1')
  cart.add('1', 5)
  const id = cart.id
  const moved = cart.takeBack('1')
  expect([cart.lines, cart.later]).toEqual([[{ item: '1', qty: 5 }], []])
  cart.undoBack(moved!)
  expect([cart.lines, cart.later]).toEqual([[{ item: '1', qty: 5 }], [{ item: '1', qty: 2 }]])
  expect(cart.id).toBe(id)
  const aside = cart.putAside('1')
  expect(cart.later).toEqual([{ item: '1', qty: 5 }])
  cart.undoAside(aside!)
  expect([cart.lines, cart.later]).toEqual([[{ item: '1', qty: 5 }], [{ item: '1', qty: 2 }]])
})

test('a line that was put aside is forgotten, and comes back where it was', () => {
  for (const item of ['1', '2', '3']) cart.add(item)
  for (const item of ['1', '2', '3']) cart.putAside(item)
  const gone = cart.forget('2')
  expect(cart.later.map(({ item }) => item)).toEqual(['3', '1'])
  cart.restoreLater(gone!)
  expect(cart.later.map(({ item }) => item)).toEqual(['3', '2', '1'])
  expect([cart.forget('9'), cart.putAside('9'), cart.takeBack('9')]).toEqual([null, null, null])
})

test('nothing goes into a list that is full', () => {
  cart.replaceLater(() => Array.from({ length: MAX_LINES }, (_, at) => ({ item: String(at + 1), qty: 1 })))
  cart.add('999')
  expect(cart.putAside('999')).toBeNull()
  expect(cart.lines).toEqual([{ item: '999', qty: 1 }])
})
