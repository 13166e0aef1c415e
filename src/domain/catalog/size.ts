/** Sizes as customers read them. Children's sizes are ages with the body height they are cut for (DOM-3). */
import { MARKETS, type Locale } from '#domain/market/market.ts'

export type AgeUnit = 'd' | 'w' | 'm' | 'y'
export type AgeSize = { system: 'age'; unit: AgeUnit; from: number; to: number; height_cm: number }
export type Size =
  | AgeSize
  | { system: 'shoe'; eu: number; foot_cm: number }
  | { system: 'letter' | 'belly' | 'cup'; value: string }

const AGE_UNITS: Record<Locale, Record<AgeUnit, string>> = {
  ro: { d: '\u00a0zile', w: '\u00a0săpt.', m: '\u00a0luni', y: '\u00a0ani' },
  en: { d: 'D', w: 'W', m: 'M', y: 'Y' },
  hu: { d: '\u00a0nap', w: '\u00a0hét', m: '\u00a0hó', y: '\u00a0év' },
}
const PRETERM: Record<Locale, string> = { ro: 'prematur', en: 'preemie', hu: 'koraszülött' }

/** '3–6 luni', '3–6M', '3–6 hó'; 'EU 24'; 'M'. '' for no size. */
export function sizeLabel(size: Size | null, locale: Locale): string {
  if (!size) return ''
  if (size.system === 'shoe') return `EU\u00a0${size.eu}`
  if (size.system !== 'age') return size.value
  if (size.to === 0) return PRETERM[locale]
  return `${size.from}–${size.to}${AGE_UNITS[locale][size.unit]}`
}

/** Returns the secondary label: height or foot length, '' without one. */
export function sizeMeasure(size: Size, locale: Locale): string {
  if (size.system === 'age') return `${size.height_cm}\u00a0cm`
  if (size.system !== 'shoe') return ''
  return `${String(size.foot_cm).replace('.', MARKETS[locale].separators.decimal)}\u00a0cm`
}

const DAYS_A_MONTH = 30.4
const DAYS: Record<AgeUnit, number> = { d: 1, w: 7, m: DAYS_A_MONTH, y: 365 }
/** Months of one unit of an age. */
export const MONTHS: Readonly<Record<AgeUnit, number>> = { d: 1 / DAYS_A_MONTH, w: 7 / DAYS_A_MONTH, m: 1, y: 12 }
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

/** Compares sizes for sorting: by age, number or letter, never as text. */
export function compareSizes(a: Size, b: Size): number {
  if (a.system === 'age' && b.system === 'age')
    return a.from * DAYS[a.unit] - b.from * DAYS[b.unit] || a.to * DAYS[a.unit] - b.to * DAYS[b.unit]
  if (a.system === 'shoe' && b.system === 'shoe') return a.eu - b.eu
  if ('value' in a && 'value' in b) {
    const [first, second] = [LETTERS.indexOf(a.value), LETTERS.indexOf(b.value)]
    return first >= 0 && second >= 0 ? first - second : a.value < b.value ? -1 : a.value > b.value ? 1 : 0
  }
  return 0
}

/** Clothes by the body height that they are cut for, with the ages at which children usually have it, the smallest first (DOM-3). */
export const USUAL_SIZES: readonly AgeSize[] = [
  ...[
    [44, 0, 0],
    [50, 0, 1],
    [56, 1, 2],
    [62, 2, 4],
    [68, 4, 6],
    [74, 6, 9],
    [80, 9, 12],
    [86, 12, 18],
    [92, 18, 24],
  ].map(([height = 0, from = 0, to = 0]): AgeSize => ({ system: 'age', unit: 'm', from, to, height_cm: height })),
  ...Array.from({ length: 14 }, (_, i): AgeSize => ({ system: 'age', unit: 'y', from: 2 + i, to: 3 + i, height_cm: 98 + 6 * i })),
]

/** A child's foot is about this part of the body height, whatever the age. */
export const FOOT_SHARE = 0.155
/** Room before the toes, centimetres. */
const TOE_ROOM = 1
/**
 * Returns the longest foot that a shoe leaves room before, centimetres. A European size, the Paris point of ISO 19407, is two thirds of a
 * centimetre of the inner length of the shoe; the foot is measured as in the Mondopoint system (ISO 9407).
 */
export const footOf = ({ eu, foot_cm }: Extract<Size, { system: 'shoe' }>): number =>
  foot_cm > 0 ? foot_cm : (eu * 2) / 3 - TOE_ROOM
/** Returns the European size that leaves room before a foot, whole. @param foot whole millimetres */
export const euOf = (foot: number): number => Math.ceil(((foot + 10 * TOE_ROOM) * 3 - 2) / 20)

/**
 * Returns the months at which children usually wear a size: of shoes by the length of the foot, which tells the body height; null for sizes
 * of adults and for feet longer than those of the tallest child.
 */
export function usualMonths(size: Size): { from: number; to: number } | null {
  if (size.system === 'age') return { from: size.from * MONTHS[size.unit], to: size.to * MONTHS[size.unit] }
  const usual = size.system === 'shoe' ? usualOf(size) : null
  return usual ? usualMonths(usual) : null
}

/** Returns the usual size of clothes of the children whose feet a shoe is for; null above the tallest. */
export function usualOf(shoe: Extract<Size, { system: 'shoe' }>): AgeSize | null {
  const height = footOf(shoe) / FOOT_SHARE
  return USUAL_SIZES.find(({ height_cm }) => height_cm >= height) ?? null
}

/** Sleeping bags by their length, with the ages at which children usually sleep in them, the smallest first. */
export const USUAL_BAGS: readonly AgeSize[] = [
  { system: 'age', unit: 'm', from: 0, to: 3, height_cm: 60 },
  { system: 'age', unit: 'm', from: 3, to: 6, height_cm: 70 },
  { system: 'age', unit: 'm', from: 6, to: 18, height_cm: 90 },
  { system: 'age', unit: 'm', from: 18, to: 36, height_cm: 110 },
]

/**
 * Returns the name of a size in addresses, lower case: `62` for clothes by body height, whatever ages a maker prints beside it;
 * `110-18m-36m` where the number is no usual height of that age, as with sleeping bags; `s-24` shoes, `b-xl` belly bands,
 * `c-75b` cups, `m` letters.
 */
export function sizeKey(size: Size): string {
  switch (size.system) {
    case 'age': {
      const usual = USUAL_SIZES.find(({ height_cm }) => height_cm === size.height_cm)
      if (usual && overlap(size, usual)) return String(size.height_cm)
      return `${size.height_cm}-${size.from}${size.unit}-${size.to}${size.unit}`
    }
    case 'shoe':
      return `s-${size.eu}`
    case 'belly':
      return `b-${size.value.toLowerCase()}`
    case 'cup':
      return `c-${size.value.toLowerCase()}`
    case 'letter':
      return size.value.toLowerCase()
  }
}

const daysOf = ({ from, to, unit }: AgeSize) => [from * DAYS[unit], Math.max(to, from) * DAYS[unit]] as const

function overlap(a: AgeSize, b: AgeSize): boolean {
  const [aFrom, aTo] = daysOf(a)
  const [bFrom, bTo] = daysOf(b)
  return (aFrom < bTo && bFrom < aTo) || aFrom === bFrom
}

/** Returns the size that a key names: with the usual ages of its height; without foot length. Null for what names none. */
export function parseSizeKey(key: string): Size | null {
  const shoe = /^s-(\d{2}(?:\.5)?)$/.exec(key)
  if (shoe) return { system: 'shoe', eu: Number(shoe[1]), foot_cm: 0 }
  const bag = /^(\d{2,3})-(\d{1,3})([dwmy])-(\d{1,3})\3$/.exec(key)
  if (bag) {
    const [, height, from, unit, to] = bag
    const size: AgeSize = { system: 'age', unit: unit as AgeUnit, from: Number(from), to: Number(to), height_cm: Number(height) }
    return sizeKey(size) === key ? size : null
  }
  const usual = USUAL_SIZES.find(({ height_cm }) => String(height_cm) === key)
  if (usual) return usual
  const [, system, value] = /^(?:([bc])-)?((?=\d*[a-z])[a-z\d]{1,8})$/.exec(key) ?? []
  if (value === undefined) return null
  return { system: system === 'b' ? 'belly' : system === 'c' ? 'cup' : 'letter', value: value.toUpperCase() }
}
