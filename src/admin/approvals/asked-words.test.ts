/** What owners read of a request, in each language. */
import { expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import type { AboutView } from '#admin/schema/approvals.ts'
import { askedWords } from './asked-words.ts'

const ID = '0190a7c4-0000-7000-8000-000000000001'
const linesIn = (address: string, body: object, about: AboutView | null = null) =>
  LOCALES.map((locale) => inLocale(locale, () => askedWords({ address, body, about })?.lines ?? []))

const price = {
  kind: 'price',
  act: 'percent',
  percent: 10,
  amounts: { RON: null, EUR: null, HUF: null },
  rounding: 'none',
  markets: ['ro', 'hu'],
  starts: null,
  ends: null,
}
const bulk = (change: object, selection: object = { ids: [1, 2], filter: null, without: [] }) =>
  linesIn('/bulk/prices', { name: null, selection, change: { ...price, ...change }, reason: null })

test('a change of many prices says of how many products, by how much and where', () => {
  const [ro, en, hu] = bulk({})
  expect(en).toEqual(['Prices of 2 products: +10%', 'RON, HUF'])
  expect(ro![0]).toMatch(/^Prețurile la 2 produse: \+10\s?%$/)
  expect(hu![0]).toMatch(/^2 termék árai: \+10\s?%$/)
})

test('the count of products has the form of its language, without those that were left out', () => {
  const first = (ids: number[], without: number[] = []) => bulk({}, { ids, filter: null, without }).map(([line]) => line)
  expect(first([1])).toEqual([
    expect.stringContaining('la 1 produs:'),
    expect.stringContaining('of 1 product:'),
    expect.stringContaining('1 termék'),
  ])
  const many = Array.from({ length: 21 }, (_, index) => index + 1)
  expect(first(many)[0]).toContain('la 21 de produse:')
  expect(first(many, [1, 2])[0]).toContain('la 19 produse:')
  expect(bulk({}, { ids: null, filter: {}, without: [4] })[1]).toEqual([
    'Prices of all products that match: +10%',
    '1 left out.',
    'RON, HUF',
  ])
})

test('reductions, amounts, set prices and ended reductions are told apart', () => {
  const amounts = { RON: 500, EUR: null, HUF: -10_000 }
  expect(bulk({ act: 'reduce' })[1]![0]).toBe('Prices of 2 products: Reduction −10%')
  expect(bulk({ act: 'amount', amounts })[1]![0]).toBe('Prices of 2 products: +5,00 RON, −100 HUF')
  expect(bulk({ act: 'set', amounts: { ...amounts, HUF: null } })[1]![0]).toBe('Prices of 2 products: Price, set 5,00 RON')
  expect(bulk({ act: 'end' })[1]![0]).toBe('Prices of 2 products: End reductions')
})

test('what is asked for of a customer is told by names of fields, and all of it', () => {
  const reason = 'a cerut la telefon'
  expect(linesIn(`/customers/${ID}/erase`, { version: 'v', reason })).toEqual([
    ['Șterge persoana', `Motiv: ${reason}`],
    ['Erase the person', `Reason: ${reason}`],
    ['Személy törlése', `Indok: ${reason}`],
  ])
  expect(askedWords({ address: `/customers/${ID}/copy`, body: { reason }, about: null })).toMatchObject({
    to: `/customers/${ID}`,
    isAll: true,
  })
  expect(linesIn(`/customers/${ID}`, { version: 'v', firstName: 'Ilinca', lastName: 'Pop', phone: '', reason })[1]).toEqual([
    'Details',
    'First name: Ilinca',
    'Last name: Pop',
    `Reason: ${reason}`,
  ])
})

const none: AboutView = { number: null, name: {}, prices: [] }

test('prices that go back say from what to what; what is gone is said too', () => {
  const prices = [{ sku: 'SKU-1', market: 'hu' as const, from: 1_790_000, to: 1_990_000 }]
  const body = { entry: ID, reason: ' greșit ' }
  expect(linesIn('/prices/undo', body, { ...none, prices })).toEqual([
    ['Prețurile revin la cele dinainte', 'SKU-1: 17.900 HUF → 19.900 HUF', 'Motiv: greșit'],
    ['Prices go back to those before', 'SKU-1: 17.900 HUF → 19.900 HUF', 'Reason: greșit'],
    ['Az árak a korábbiakra állnak vissza', 'SKU-1: 17.900 HUF → 19.900 HUF', 'Indok: greșit'],
  ])
  expect(linesIn('/prices/undo', { entry: ID, reason: null }, none)[1]).toEqual([
    'Prices go back to those before',
    'What it was to change is not there any more.',
  ])
  const plan = { ...none, prices: [{ sku: 'SKU-1', market: 'ro' as const, from: 4389, to: null }] }
  expect(linesIn(`/price-plans/${ID}/cancel`, { reason: null }, plan)[1]).toEqual(['Drop a planned price', 'SKU-1: 43,89 RON'])
})

test('a recall is named by its number and product; a draft by what was written', () => {
  const about = { ...none, number: 'RC-004', name: { ro: 'Scutul', en: 'The shield' } }
  const body = { version: 1, reason: 'Se rupe.' }
  expect(linesIn(`/recalls/${ID}/publish`, body, about).map(([line]) => line)).toEqual([
    'Publică rechemarea: RC-004, Scutul',
    'Publish the recall: RC-004, The shield',
    'Visszahívás közzététele: RC-004, Scutul',
  ])
  expect(askedWords({ address: `/recalls/${ID}/end`, body, about })).toMatchObject({ to: `/recalls/${ID}`, isAll: true })
  expect(linesIn(`/recalls/${ID}/remind`, body, about)[1]![0]).toBe('Remind the buyers: RC-004, The shield')
  expect(linesIn(`/recalls/${ID}/buyers/NST-1`, { seen: null, answer: 'called' }, about)[1]).toEqual([
    'Buyers: RC-004, The shield',
    'NST-1: called',
  ])
  const said = { hazard: '', todo: '' }
  const recall = {
    product: 1,
    lots: '2609',
    soldFrom: '2026-01-02',
    soldUntil: null,
    remedies: ['refund', 'repair'],
    texts: { ro: { ...said, hazard: '<b>Se rupe</b>' }, en: said, hu: said },
  }
  const lines = linesIn('/recalls', { recall }, { ...about, number: null })[1]!
  expect(lines[0]).toBe('Save the draft: The shield')
  expect(lines).toContain('Sold from: 2026-01-02')
  expect(lines).toContain('What a buyer is entitled to: Money back, Repair')
  expect(lines).toContain('Hazard (ro): <b>Se rupe</b>')
})
