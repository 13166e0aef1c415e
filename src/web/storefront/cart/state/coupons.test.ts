import { beforeEach, expect, test } from 'vitest'
import type { Quote, QuoteRequest } from '#web/schema/cart.ts'
import type { QuoteCode } from '#web/schema/codes.ts'
import { MAX_CODES } from '#domain/promotions/codes.ts'
import { checkCode } from './check-code.browser.ts'
import { coupons, parseCoupons } from './coupons.browser.ts'

beforeEach(() => coupons.remove(coupons.get()))

const request: QuoteRequest = { market: 'ro', lines: [{ item: '1', qty: 1 }], delivery: 'courier' }

/** A server that knows one code and what it does. */
const server =
  (state: QuoteCode['state'], asked: QuoteRequest[] = []) =>
  async (question: QuoteRequest): Promise<Quote> => {
    asked.push(question)
    return { currency: 'RON', codes: (question.codes ?? []).map((code) => ({ code, kind: 'coupon', state })) } as unknown as Quote
  }

test('stored codes are upper case, unique and valid', () => {
  expect(parseCoupons(['pui25', ' PUI 25', '', 7, null, 'x'.repeat(65), 'abcdefghjkmnpqrs'])).toEqual([
    'PUI25',
    'ABCD-EFGH-JKMN-PQRS',
  ])
  expect(parseCoupons({ 0: 'A' })).toEqual([])
  expect(parseCoupons(Array.from({ length: 30 }, (_, i) => `C${i}`))).toHaveLength(MAX_CODES)
})

test('a code is checked together with the stored ones', async () => {
  coupons.add(['PUI25'])
  const asked: QuoteRequest[] = []
  await checkCode('vara', request, server('applied', asked))
  expect(asked).toEqual([{ ...request, codes: ['PUI25', 'VARA'] }])
  expect(coupons.get()).toEqual(['PUI25', 'VARA'])
})

test.each(['applied', 'error_min_purchase', 'error_not_applicable', 'error_currency'] as const)(
  'a code that does something or may yet is stored: %s',
  async (state) => {
    expect(await checkCode('pui25', request, server(state))).toMatchObject({ kind: 'stored', code: { state } })
    expect(coupons.get()).toEqual(['PUI25'])
  },
)

test.each([
  'error_not_exist',
  'error_invalid',
  'error_usage',
  'error_logged_in',
  'error_credit_used',
  'error_too_many_tries',
] as const)('a code that nothing in the cart can help is not stored: %s', async (state) => {
  expect(await checkCode('pui25', request, server(state))).toMatchObject({ kind: 'refused', code: { state } })
  expect(coupons.get()).toEqual([])
})

test('an empty code, a repeated one and too many codes are reported without a request', async () => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await checkCode('  ', request, never)).toEqual({ kind: 'empty' })
  coupons.add(['PUI25'])
  expect(await checkCode('pui25', request, never)).toEqual({ kind: 'already' })
  coupons.add(Array.from({ length: MAX_CODES }, (_, i) => `C${i}`))
  expect(await checkCode('vara', request, never)).toEqual({ kind: 'full' })
})

test('a code that could not be checked is not stored', async () => {
  expect(await checkCode('pui25', request, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    kind: 'unanswered',
  })
  expect(coupons.get()).toEqual([])
})
