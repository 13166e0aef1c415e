import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { greenClaims } from './green-claims.ts'
import { GATE_CHECKS, publishGate, type GateFacts, type GateItem } from './publish-gate.ts'

const prices = { RON: { sale: 1, mrp: 1 }, EUR: { sale: 1, mrp: 1 }, HUF: { sale: 100, mrp: 100 } }
const maker = { name: 'Mierla SRL', address: 'Str. Textiliștilor 3', email: 'a@mierla.example', country: 'RO', responsible: null }
const whole: GateFacts = {
  kind: 'simple',
  text: perLocale(() => ({ name: 'Sac', opening: 'Cald.', facts: [], warnings: [], composition: null })),
  pictures: [{ alt: { ro: 'a', en: 'b', hu: 'c' }, hasView: false }],
  maker,
  vatClass: 'standard',
  noPromo: false,
  isTextile: false,
  approval: null,
  greenProof: null,
  recall: null,
  variants: [{ sku: 'A', barcode: '5941234567899', prices }],
  parts: [],
}
const text = (change: object) => ({ ...whole.text, hu: { ...whole.text.hu, ...change } })
const maySell = (items: readonly GateItem[]) => items.every(({ state }) => state !== 'blocks')
const wrong = (items: readonly GateItem[]) => items.flatMap(({ check, state }) => (state === 'ok' ? [] : [`${check} ${state}`]))

test('a whole product may be sold everywhere', () => {
  for (const locale of LOCALES)
    expect([wrong(publishGate(whole, locale)), maySell(publishGate(whole, locale))]).toEqual([[], true])
})

test.each<[what: string, change: Partial<GateFacts>, hu: string[], ro?: string[]]>([
  ['no name', { text: text({ name: ' ' }) }, ['texts blocks']],
  ['no description', { text: text({ opening: '' }) }, ['texts blocks']],
  ['nothing said about warnings', { text: text({ warnings: null }) }, ['warning blocks']],
  ['no picture', { pictures: [] }, ['picture blocks'], ['picture blocks']],
  ['a picture without words', { pictures: [{ alt: { ro: 'a' }, hasView: false }] }, ['alt warns']],
  ['a picture of a known view', { pictures: [{ alt: {}, hasView: true }] }, []],
  ['no maker', { maker: null }, ['maker blocks'], ['maker blocks']],
  ['a maker without an address', { maker: { ...maker, address: '' } }, ['maker blocks'], ['maker blocks']],
  ['a maker outside the Union', { maker: { ...maker, country: 'CN' } }, ['responsible blocks'], ['responsible blocks']],
  ['one with somebody who answers', { maker: { ...maker, country: 'CN', responsible: { name: 'x' } } }, []],
  ['a maker in Norway', { maker: { ...maker, country: 'NO' } }, []],
  ['no item', { variants: [] }, ['identifier blocks', 'price blocks'], ['identifier blocks', 'price blocks']],
  [
    'a wrong check digit',
    { variants: [{ ...whole.variants[0]!, barcode: '5941234567890' }] },
    ['barcode blocks'],
    ['barcode blocks'],
  ],
  ['no barcode', { variants: [{ ...whole.variants[0]!, barcode: null }] }, ['barcode warns'], ['barcode warns']],
  [
    'broken forints',
    { variants: [{ ...whole.variants[0]!, prices: { ...prices, HUF: { sale: 150, mrp: 150 } } }] },
    ['price blocks'],
    ['price blocks'],
  ],
  [
    'a price of nothing',
    { variants: [{ ...whole.variants[0]!, prices: { ...prices, EUR: { sale: 0, mrp: 1 } } }] },
    ['price blocks'],
    ['price blocks'],
  ],
  ['an unknown VAT class', { vatClass: 'none' }, ['vat blocks'], ['vat blocks']],
  [
    'a textile without fibres',
    { isTextile: true, text: perLocale((one) => ({ ...whole.text[one], composition: one === LOCALES[0] ? 'bumbac' : null })) },
    ['fibres blocks'],
  ],
  ['a car seat by the former rule', { approval: 'ECE R44/04' }, ['approval blocks'], ['approval blocks']],
  ['a car seat by the present one', { approval: 'UN R129' }, []],
  [
    'infant formula at a reduced price',
    { noPromo: true, variants: [{ ...whole.variants[0]!, prices: { ...prices, RON: { sale: 1, mrp: 2 } } }] },
    ['no_promo blocks'],
    ['no_promo blocks'],
  ],
  ['a green word', { text: text({ opening: 'Környezetbarát zsák.' }) }, ['claims warns']],
  ['a green word with proof', { greenProof: 'GOTS 1234', text: text({ opening: 'Környezetbarát zsák.' }) }, []],
  [
    'a set with a part that is not sold there',
    { kind: 'bundle', maker: null, parts: [{ name: 'Sac', soldIn: ['ro'], noPromo: false }] },
    ['parts blocks'],
  ],
  [
    'a set with infant formula',
    { kind: 'bundle', parts: [{ name: 'Lapte', soldIn: LOCALES, noPromo: true }] },
    ['no_promo blocks'],
    ['no_promo blocks'],
  ],
  ['a voucher without safety facts', { kind: 'voucher', maker: null, text: text({ warnings: null }) }, []],
])('%s', (_, change, hu, ro = []) => {
  expect(wrong(publishGate({ ...whole, ...change }, 'hu'))).toEqual(hu)
  expect(wrong(publishGate({ ...whole, ...change }, 'ro'))).toEqual(ro)
})

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const anything: fc.Arbitrary<GateFacts> = fc.record({
  kind: oneOf('simple', 'bundle', 'voucher'),
  text: fc
    .record({
      name: fc.string(),
      opening: fc.string(),
      facts: fc.array(fc.string()),
      warnings: oneOf(null, [], ['x']),
      composition: oneOf(null, '', 'bumbac'),
    })
    .map((one) => perLocale(() => one)),
  pictures: fc.array(fc.record({ alt: oneOf({}, { hu: 'a' }), hasView: fc.boolean() }), { maxLength: 3 }),
  maker: oneOf(null, maker, { ...maker, country: 'US' }),
  vatClass: oneOf('standard', 'books', 'x'),
  noPromo: fc.boolean(),
  isTextile: fc.boolean(),
  approval: oneOf(null, 'R44', 'R129'),
  greenProof: oneOf(null, 'GOTS'),
  recall: oneOf(null, 'RC-001'),
  variants: fc.array(
    fc.record({
      sku: fc.string(),
      barcode: oneOf(null, 'x', '96385074'),
      prices: oneOf<GateFacts['variants'][number]['prices']>(prices, {}, { RON: { sale: 1, mrp: 2 } }),
    }),
    { maxLength: 3 },
  ),
  parts: fc.array(fc.record({ name: fc.string(), soldIn: oneOf([], ['hu'] as const), noPromo: fc.boolean() }), { maxLength: 2 }),
})

test('whatever it is asked, each check is there once, what blocks comes first, and each names a field', () => {
  fc.assert(
    fc.property(anything, oneOf(...LOCALES), (facts, locale) => {
      const items = publishGate(facts, locale)
      expect(new Set(items.map(({ check }) => check)).size).toBe(items.length)
      expect(items.every(({ check, field }) => GATE_CHECKS.includes(check) && field !== '')).toBe(true)
      const order = items.map(({ state }) => ['blocks', 'warns', 'ok'].indexOf(state))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      const needsMaker = facts.kind === 'simple' && facts.maker === null
      if (needsMaker || facts.pictures.length === 0) expect(maySell(items)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

describe('green claims (LAW-26)', () => {
  test.each([
    ['ro', 'Un scutec Ecologic, prietenos cu mediul, nu economic', ['Ecologic', 'prietenos cu mediul']],
    ['ro', 'verde ca natura, biologie', ['verde']],
    ['en', 'Eco-friendly and climate-neutral; a greenhouse of nature', ['Eco-friendly', 'climate-neutral']],
    ['en', 'Natural. Sustainability matters.', ['Natural', 'Sustainability']],
    ['hu', 'Öko és természetes, fenntartható; zöldség', ['Öko', 'természetes', 'fenntartható']],
    ['hu', 'Meleg, puha.', []],
  ] as const)('%s: %s', (locale, sentence, words) => {
    expect(greenClaims(sentence, locale)).toEqual(words)
  })
})
