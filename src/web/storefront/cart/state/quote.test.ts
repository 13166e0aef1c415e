import { expect, test, vi } from 'vitest'
import type { Adjustment, CartLine, Quote, QuoteLine, QuoteRequest } from '#web/schema/cart.ts'
import { createQuoting, mergeNotices, settled } from './quote.browser.ts'

const line = (item: string, qty: number) => ({ item, qty }) as QuoteLine
const quote = (lines: QuoteLine[], adjustments: Adjustment[] = []): Quote => ({
  market: 'ro',
  currency: 'RON',
  lines,
  adjustments,
  subtotal: 0,
  discount: 0,
  delivery: null,
  total: 0,
  vat: null,
  options: null,
  estimate: null,
  missingForFree: null,
  codes: [],
  vouchers: 0,
  tooLarge: false,
  due: 0,
})

test('the cart takes over lowered quantities and drops lines not found', () => {
  const asked = [
    { item: '1', qty: 5 },
    { item: '2', qty: 1 },
    { item: '3', qty: 2 },
  ]
  expect(settled(asked, asked, quote([line('1', 3), line('3', 2)]))).toEqual([
    { item: '1', qty: 3 },
    { item: '3', qty: 2 },
  ])
})

test('a quote without lines empties the cart (SPEC-4)', () => {
  const asked = [{ item: '1', qty: 5 }]
  expect(settled(asked, asked, quote([]))).toEqual([])
})

test('changes made during the request are preserved', () => {
  const asked = [
    { item: '1', qty: 5 },
    { item: '2', qty: 5 },
  ]
  const current = [
    { item: '1', qty: 2 },
    { item: '2', qty: 5 },
    { item: '9', qty: 1 },
  ]
  expect(settled(current, asked, quote([line('1', 3), line('2', 4)]))).toEqual([
    { item: '1', qty: 2 },
    { item: '2', qty: 4 },
    { item: '9', qty: 1 },
  ])
})

test('an answer without corrections returns the same cart object', () => {
  const asked = [{ item: '1', qty: 5 }]
  expect(settled(asked, asked, quote([line('1', 5)]))).toBe(asked)
})

test('a newer notice of an item replaces the older one', () => {
  const notice = (item: string, max: number): Adjustment => ({ item, name: item, reason: 'quantity', requested: 9, max })
  expect(mergeNotices([notice('1', 5), notice('2', 5)], [notice('1', 3)])).toEqual([notice('2', 5), notice('1', 3)])
})

/** Returns a service whose answers the test gives itself, in the order it likes. */
function conversation() {
  const calls: { request: QuoteRequest; signal: AbortSignal; answer(quote: Quote): void; fail(error: Error): void }[] = []
  let lines: readonly CartLine[] = [{ item: '1', qty: 5 }]
  const quoting = createQuoting({
    send: (request, signal) =>
      new Promise((answer, fail) => {
        calls.push({ request, signal, answer, fail })
      }),
    correct: (change) => {
      lines = change(lines)
    },
    delayMs: 0,
  })
  const ask = (qty: number) => quoting.ask({ market: 'ro', lines: [{ item: '1', qty }] })
  return { quoting, calls, ask, cart: () => lines }
}

test('only the answer of the newest request counts', async () => {
  const { quoting, calls, ask } = conversation()
  ask(5)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  ask(4)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]!.signal.aborted).toBe(true)
  calls[1]!.answer(quote([line('1', 4)]))
  calls[0]!.answer(quote([line('1', 5)]))
  await vi.waitFor(() => expect(quoting.get().loading).toBe(false))
  expect(quoting.get().quote!.lines).toEqual([line('1', 4)])
})

test('a correction is applied to the cart without another request', async () => {
  const { quoting, calls, ask, cart } = conversation()
  ask(5)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]!.answer(quote([line('1', 3)], [{ item: '1', name: 'Căciuliță', reason: 'quantity', requested: 5, max: 3 }]))
  await vi.waitFor(() => expect(cart()).toEqual([{ item: '1', qty: 3 }]))
  ask(3)
  expect(quoting.get().loading).toBe(false)
  expect(quoting.get().notices).toHaveLength(1)
  expect(calls).toHaveLength(1)
})

test('after a failure the last quote is shown until a retry succeeds', async () => {
  const { quoting, calls, ask } = conversation()
  ask(5)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  calls[0]!.answer(quote([line('1', 5)]))
  await vi.waitFor(() => expect(quoting.get().quote).not.toBeNull())
  ask(4)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  calls[1]!.fail(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(quoting.get().failure).toEqual({ kind: 'network', problem: null }))
  expect(quoting.get().quote!.lines).toEqual([line('1', 5)])
  quoting.retry()
  calls[2]!.answer(quote([line('1', 4)]))
  await vi.waitFor(() => expect(quoting.get().quote!.lines).toEqual([line('1', 4)]))
  expect(quoting.get().failure).toBeNull()
})

test('an empty cart sends no request', () => {
  const { quoting, calls } = conversation()
  quoting.ask({ market: 'ro', lines: [] })
  expect(quoting.get()).toMatchObject({ quote: null, loading: false })
  expect(calls).toHaveLength(0)
})
