/** Quantities in queries, as parents type them. */
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'

const quantities = (locale: Locale, text: string): Quantity[] => quantitiesOf(fold(text), locale).map(({ quantity }) => quantity)

describe('prices', () => {
  test.each<[Locale, string, number, number, string]>([
    ['ro', 'cadou sub 50 lei', 0, 50_00, 'RON'],
    ['ro', 'jucării până la 100 de lei', 0, 100_00, 'RON'],
    ['ro', 'cărucior între 500 și 1.500 lei', 500_00, 1500_00, 'RON'],
    ['ro', 'peste 200 lei', 200_00, Infinity, 'RON'],
    ['en', 'toys under 10 euro', 0, 10_00, 'EUR'],
    ['en', 'under €9.90', 0, 9_90, 'EUR'],
    ['en', 'toys under 10', 0, 10_00, 'EUR'],
    ['en', 'pram 100-200 €', 100_00, 200_00, 'EUR'],
    ['hu', 'body 5000 ft alatt', 0, 5000_00, 'HUF'],
    ['hu', 'ajándék 10 ezer forintig', 0, 10_000_00, 'HUF'],
    ['hu', 'babakocsi 100 000 Ft felett', 100_000_00, Infinity, 'HUF'],
  ])('%s: %s', (locale, text, from, to, currency) => {
    expect(quantities(locale, text)).toEqual([{ kind: 'price', span: { from, to }, currency }])
  })

  test('an age or a weight after „under” is no price', () => {
    expect(quantities('en', 'toys under 3 years')[0]?.kind).toBe('age')
    expect(quantities('en', 'pram under 7 kg')[0]?.kind).toBe('weight')
  })
})

describe('ages', () => {
  test.each<[Locale, string, number, number]>([
    ['ro', 'jucării 2 ani', 24, 24],
    ['ro', 'body 3-6 luni', 3, 6],
    ['ro', 'cadou un an', 12, 12],
    ['en', 'toys for one year old', 12, 12],
    ['en', 'ages 3-4', 36, 48],
    ['en', 'navy tights 4-5', 48, 60],
    ['en', 'sleepsuit 0–3 months', 0, 3],
    ['hu', '2 éves fiúnak', 24, 24],
    ['hu', 'egy éves', 12, 12],
    ['hu', '6-12 hónapos', 6, 12],
  ])('%s: %s', (locale, text, from, to) => {
    expect(quantities(locale, text)).toEqual([{ kind: 'age', span: { from, to } }])
  })

  test('a word that is a number in another language is none', () => {
    expect(quantities('en', 'hat m')).toEqual([])
  })
})

describe('measures and sizes', () => {
  test.each<[Locale, string, Quantity]>([
    ['ro', 'scaun auto 15-36 kg', { kind: 'weight', span: { from: 15, to: 36 } }],
    ['ro', 'scaun auto grupa 2/3', { kind: 'weight', span: { from: 15, to: 36 } }],
    ['en', 'car seat group 0+', { kind: 'weight', span: { from: 0, to: 13 } }],
    ['hu', '1-es csoport', { kind: 'weight', span: { from: 9, to: 18 } }],
    ['en', 'car seat 100-150 cm', { kind: 'height', span: { from: 100, to: 150 } }],
    ['hu', 'matrac 120x60', { kind: 'dimensions', key: '60x120' }],
    ['ro', 'saltea 60 x 120 cm', { kind: 'dimensions', key: '60x120' }],
    ['en', 'bottle 240ml', { kind: 'number', value: '240', unit: 'ml' }],
    ['en', 'sleeping bag 2.5 tog', { kind: 'number', value: '2.5', unit: 'tog' }],
    ['ro', 'puzzle 24 de piese', { kind: 'number', value: '24', unit: 'pieces' }],
    ['hu', 'kirakó 24 darabos', { kind: 'number', value: '24', unit: 'pieces' }],
    ['hu', '4-es méret', { kind: 'number', value: '4', unit: 'size' }],
    ['hu', '24-es cipő', { kind: 'number', value: '24', unit: 'size' }],
    ['ro', 'scutece mărimea 4', { kind: 'number', value: '4', unit: 'size' }],
    ['en', 'size XL', { kind: 'letters', value: 'xl' }],
    ['en', 'nursing bra 80C', { kind: 'letters', value: '80c' }],
  ])('%s: %s', (locale, text, quantity) => {
    expect(quantities(locale, text)).toEqual([quantity])
  })
})

test('several quantities of one query are all read, and no two share a letter', () => {
  const text = fold('body 6 luni sub 50 lei set de 3')
  const readings = quantitiesOf(text, 'ro')
  expect(readings.map(({ quantity }) => quantity.kind)).toEqual(['age', 'price', 'number'])
  for (const [at, { to }] of readings.entries()) expect(readings[at + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(to)
})

test('texts without quantities, and hostile ones, have none', () => {
  for (const locale of LOCALES)
    for (const text of ['', 'caciula', '((((', '-'.repeat(120), 'a1b2c3', '%00', '1'.repeat(120)])
      expect(quantities(locale, text), text).toEqual([])
})
