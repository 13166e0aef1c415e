import { expect, test } from 'vitest'
import { fitOf, type Taken } from '#domain/catalog/guide/fitting-size.ts'
import { guideRows, type Guide } from '#domain/catalog/guide/size-guide.ts'
import { USUAL_BAGS, USUAL_SIZES, type Size } from '#domain/catalog/size.ts'
import type { Locale } from '#domain/market/market.ts'
import { readTyped, spanText } from '#messages/goods/size-guide.ts'
import { inLocale } from '#messages/text.ts'
import { fitText } from './fit-text.ts'

const heights = (...all: number[]): Size[] => USUAL_SIZES.filter(({ height_cm }) => all.includes(height_cm))
const SHOES: Size[] = [23, 24, 25].map((eu) => ({ system: 'shoe', eu, foot_cm: 0 }))

/** Everything that is said, without the marks that keep a label in one line. */
const said = (locale: Locale, guide: Guide, sizes: readonly Size[], taken: Taken, isProduct = true): string =>
  inLocale(locale, () => {
    const rows = guideRows(guide, sizes)
    const fit = fitOf(guide, rows, taken)!
    const { title, notes } = fitText({ guide, rows, taken, fit, locale, isProduct })
    return [title, ...notes].join(' | ').replaceAll('\u2060', '').replaceAll('\u00a0', ' ')
  })

test('what fits is said with the next size, and that babies grow', () => {
  expect(said('en', 'body', heights(74, 80, 86), { height: 770 })).toBe(
    '9–12M (80 cm) fits now | Then 12–18M (86 cm), from 80 cm on. | In the first year babies move up a size about every two to three months.',
  )
  expect(said('ro', 'body', heights(98, 104), { height: 975 })).toBe(
    'Acum se potrivește 2–3 ani (98 cm) | Mai are puțin până la 3–4 ani (104 cm): dacă vrei să țină mai mult, ia 3–4 ani (104 cm).',
  )
  expect(said('hu', 'body', heights(98, 104), { weight: 16_000 })).toBe('Most a 3–4 év (104 cm) méret jó')
})

test('between two sizes it is said which to take, and why', () => {
  expect(said('en', 'body', heights(98, 104), { height: 970, weight: 16_000 })).toBe(
    'Between 2–3Y (98 cm) and 3–4Y (104 cm): take 3–4Y (104 cm), with room to grow',
  )
  expect(said('en', 'body', heights(98, 110), { height: 1000 })).toBe(
    'This product is not made in the right size: 4–5Y (110 cm) will be a little large',
  )
  expect(said('hu', 'bag', USUAL_BAGS, { height: 700, weight: 6500 })).toContain('maradjon a 3–6 hó (70 cm) méretnél')
})

test('shoes are measured again rather than bought larger', () => {
  expect(said('en', 'shoe', SHOES, { foot: 149 })).toBe(
    'EU 24 fits now | Almost ready for EU 25: measure again before you buy. | Up to the age of three feet grow about a millimetre a month: measure again every three months.',
  )
})

test('an age is an average, and the table names the measure that is better', () => {
  expect(said('en', 'head', heights(80, 86), { age: 10 })).toContain(
    'By age, so an average: head circumference is more reliable.',
  )
  expect(said('en', 'foot', heights(80, 86), { age: 10 })).toContain('By age, so an average: foot length is more reliable.')
})

test('outside the table the smallest or the largest size is named, of a product', () => {
  expect(said('en', 'body', heights(80, 86), { height: 600 })).toBe(
    'Your child is still too small for this product. The smallest size is 9–12M (80 cm).',
  )
  expect(said('en', 'body', heights(80, 86), { height: 900 })).toContain('The largest size is 12–18M (86 cm).')
  expect(said('en', 'body', heights(80, 86), { height: 900 }, false)).toBe('This is outside the table.')
})

test('numbers are read with a comma or a point, and written as the market writes them', () => {
  expect(readTyped('height', '80')).toBe(800)
  expect(readTyped('height', ' 80,5 cm ')).toBe(805)
  expect(readTyped('weight', '9.25kg')).toBe(9250)
  expect(readTyped('age', '9')).toBe(9)
  for (const wrong of ['', 'x', '80,', '8 0', '1000']) expect(readTyped('height', wrong), wrong).toBeNull()
  expect(readTyped('age', '9,5')).toBeNull()
  expect(readTyped('height', '12 kg'), 'the unit of another measure').toBeNull()
  expect(readTyped('weight', '80 cm')).toBeNull()
  expect(readTyped('height', '80 CM')).toBe(800)
  const foot = { from: 143, to: 150 }
  expect(inLocale('ro', () => spanText('foot', foot))).toBe('14,3–15')
  expect(inLocale('en', () => spanText('foot', foot))).toBe('14.3–15')
  expect(inLocale('hu', () => spanText('chest', { from: 480, to: 480 }))).toBe('48')
})
