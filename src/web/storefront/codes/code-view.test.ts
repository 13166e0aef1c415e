import { afterEach, expect, test } from 'vitest'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { speak } from '#test/locale.ts'
import type { CouponData, QuoteCode } from '#web/schema/codes.ts'
import { codeEffect, codeFacts, codeProblem, lineReason } from './code-view.ts'

afterEach(() => speak('ro'))

function inMarket(locale: Locale) {
  speak(locale)
  return MARKETS[locale]
}

const code = (part: Partial<Omit<QuoteCode, 'data'>>, data: Partial<CouponData> = {}): QuoteCode => ({
  code: 'PUI25',
  valid: true,
  usage: 0,
  data: {
    type: 0,
    amount: 10,
    max_amount: 0,
    min_purchase: 0,
    currency: 'RON',
    start: null,
    end: null,
    max_uses: 0,
    customer_is_logged_in: false,
    vendors: [],
    products: [],
    tags: [],
    ...data,
  },
  kind: 'coupon',
  state: 'applied',
  amount: 0,
  missing: null,
  retryAfter: null,
  warnings: [],
  ...part,
})
/** Amounts are set with no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const STATES = [
  'error_not_exist',
  'error_invalid',
  'error_logged_in',
  'error_min_purchase',
  'error_usage',
  'error_currency',
  'error_not_applicable',
  'error_credit_used',
  'error_too_many_tries',
] as const

test.each(LOCALES)('every refusal has a sentence of its own: %s', (locale) => {
  const market = inMarket(locale)
  const said = STATES.map((state) => codeProblem(code({ state }, { min_purchase: 20_000 }), market))
  expect(new Set(said).size).toBe(STATES.length)
  for (const text of said) expect(text).not.toMatch(/\{|undefined|^$/)
})

test('a minimum is shown as an amount, with the missing amount where it is known', () => {
  const ro = inMarket('ro')
  const refused = code({ state: 'error_min_purchase', missing: 1240 }, { min_purchase: 20_000 })
  expect(plain(codeProblem(refused, ro))).toContain('200,00 lei. Mai lipsesc 12,40 lei.')
  expect(plain(codeProblem({ ...refused, missing: null }, inMarket('hu')))).toContain('200,00 lei')
})

test('a wrong currency is reported with both currencies', () => {
  expect(codeProblem(code({ state: 'error_currency' }), inMarket('ro'))).toContain('lei')
  const text = codeProblem(code({ state: 'error_currency' }), inMarket('en'))
  expect(text).toContain('lei')
  expect(text).toContain('euros')
})

test('an invalid voucher is reported without details (D-29)', () => {
  const wrong = { ...code({ kind: 'unknown', state: 'error_invalid', code: 'ABCD-EFGH-JKMN-PQRS' }), data: null }
  expect(codeProblem(wrong, inMarket('en'))).toBe('Invalid voucher code')
  expect(codeFacts(wrong, inMarket('en'))).toEqual([])
})

test('an applied code shows its discount, with both warnings', () => {
  const ro = inMarket('ro')
  expect(plain(codeEffect(code({ amount: 2500 }), ro))).toBe('aplicat: 25,00 lei reducere.')
  expect(plain(codeEffect(code({ amount: 2500, warnings: ['not_for_discounted', 'higher_discount_applies'] }), ro))).toBe(
    'aplicat: 25,00 lei reducere. Nu se aplică produselor deja reduse. Pentru produsele deja reduse rămâne reducerea mai mare.',
  )
})

test('a voucher shows what it pays and its remaining credit', () => {
  const ro = inMarket('ro')
  const voucher = (amount: number, credit: number) => code({ kind: 'voucher', amount }, { type: 2, amount: credit })
  expect(plain(codeEffect(voucher(5000, 30_000), ro))).toBe('plătește 50,00 lei. Rămân 250,00 lei pe voucher.')
  expect(plain(codeEffect(voucher(5000, 5000), ro))).toBe('plătește 50,00 lei.')
  expect(codeEffect(voucher(0, 5000), ro)).toContain('creditul rămâne')
})

test('the conditions of a code: discount, end, minimum, what it applies to', () => {
  const ro = inMarket('ro')
  const facts = codeFacts(
    code({}, { max_amount: 5000, min_purchase: 20_000, end: '2026-12-24T10:00:00.000Z', applies_to: 1, vendors: ['3'] }),
    ro,
  )
  expect(facts.map(({ value }) => plain(value))).toEqual([
    '10%, cel mult 50,00 lei',
    '24 decembrie 2026',
    '200,00 lei',
    'anumite branduri',
  ])
  expect(codeFacts(code({}, { type: 3 }), ro)[0]!.value).toContain('de fiecare bucată')
  expect(plain(codeFacts(code({}, { type: 1, amount: 2500 }), ro)[0]!.value)).toBe('25,00 lei')
})

test.each(LOCALES)('every meeting of a code and a line has its reason: %s', (locale) => {
  const market = inMarket(locale)
  const whys = [
    'applied',
    'on_sale',
    'lowest_price',
    'higher_discount',
    'other_vendor',
    'other_product',
    'bundle',
    'no_promo',
    'voucher',
    'nothing_left',
  ] as const
  const said = whys.map((why) => lineReason({ code: 'PUI25', why, amount: 500, missing: null }, market))
  expect(new Set(said).size).toBe(whys.length)
  const below = lineReason({ code: 'PUI25', why: 'below_minimum', amount: 0, missing: 1200 }, market)
  expect(plain(below)).toMatch(/12[.,]00|12 Ft/)
})
