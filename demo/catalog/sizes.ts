/** Sizes as shops of baby goods count them: by age with the height beside it (DOM-3), shoes by EU number. */
import { USUAL_BAGS, type Size } from '#domain/catalog/size.ts'
import type { Random } from './random.ts'

const MONTHS: [from: number, to: number, height: number][] = [
  [0, 1, 50],
  [1, 2, 56],
  [2, 4, 62],
  [4, 6, 68],
  [6, 9, 74],
  [9, 12, 80],
  [12, 18, 86],
  [18, 24, 92],
]

const CLOTHES: Size[] = [
  ...MONTHS.map(([from, to, height]): Size => ({ system: 'age', unit: 'm', from, to, height_cm: height })),
  ...Array.from({ length: 10 }, (_, i): Size => ({ system: 'age', unit: 'y', from: i + 2, to: i + 3, height_cm: 98 + 6 * i })),
]
const WIDE: Size[] = [
  { system: 'age', unit: 'm', from: 0, to: 3, height_cm: 56 },
  { system: 'age', unit: 'm', from: 3, to: 6, height_cm: 68 },
  { system: 'age', unit: 'm', from: 6, to: 12, height_cm: 80 },
  { system: 'age', unit: 'm', from: 12, to: 24, height_cm: 92 },
  { system: 'age', unit: 'y', from: 2, to: 4, height_cm: 104 },
  { system: 'age', unit: 'y', from: 4, to: 6, height_cm: 116 },
]
/** Foot length from EU 16 on, cm. */
const FEET = [9.7, 10.3, 11, 11.7, 12.3, 13, 13.7, 14.3, 15, 15.7, 16.3, 17, 17.7, 18.3, 19, 19.7, 20.3, 21, 21.7, 22.3]
const SHOES: Size[] = FEET.map((foot, i) => ({ system: 'shoe', eu: 16 + i, foot_cm: foot }))
const letters = (system: 'letter' | 'belly' | 'cup', values: string): Size[] =>
  values.split(' ').map((value): Size => ({ system, value }))

/** A ladder, the smallest and largest step a product may start and end on, and how many steps it has. */
const LADDERS = {
  newborn: { steps: CLOTHES.slice(0, 4), count: [2, 3] },
  baby: { steps: CLOTHES.slice(1, 8), count: [3, 5] },
  toddler: { steps: CLOTHES.slice(5, 12), count: [4, 5] },
  child: { steps: CLOTHES.slice(9, 16), count: [4, 5] },
  wide: { steps: WIDE, count: [3, 4] },
  bags: { steps: [...USUAL_BAGS], count: [3, 4] },
  pram: { steps: SHOES.slice(0, 4), count: [3, 4] },
  walker: { steps: SHOES.slice(2, 10), count: [5, 6] },
  school: { steps: SHOES.slice(8, 18), count: [5, 7] },
  letter: { steps: letters('letter', 'XS S M L XL'), count: [4, 5] },
  belly: { steps: letters('belly', 'XS S M L XL XXL'), count: [4, 6] },
  cup: { steps: letters('cup', '75B 75C 80B 80C 85B 85C 85D 90C'), count: [4, 6] },
} satisfies Record<string, { steps: Size[]; count: [number, number] }>

export type Ladder = keyof typeof LADDERS

export const isLadder = (name: string | undefined): name is Ladder => name !== undefined && Object.hasOwn(LADDERS, name)

/** The sizes a product is made in: neighbouring steps of its ladder. */
export function sizesOf(ladder: Ladder, dice: Random): Size[] {
  const { steps, count } = LADDERS[ladder]
  const length = Math.min(steps.length, dice.between(count[0], count[1]))
  const start = dice.between(0, steps.length - length)
  return steps.slice(start, start + length)
}

/** Age in months that sizes are made for, null for sizes that have none. */
export function agesOf(sizes: readonly Size[]): { from: number; to: number } | null {
  const ages = sizes.flatMap((size) =>
    size.system === 'age' ? [size.unit === 'y' ? [size.from * 12, size.to * 12] : [size.from, size.to]] : [],
  )
  if (ages.length === 0) return null
  return { from: Math.min(...ages.map(([from]) => from as number)), to: Math.max(...ages.map(([, to]) => to as number)) }
}
