/** The size that fits by what was measured: by the table of a size guide. Lengths are millimetres, weights grams, ages months. */
import { MONTHS } from '#domain/catalog/size.ts'
import type { Guide, GuideRow, Measure } from './size-guide.ts'

/** What a visitor may measure of a child. */
export const TAKEN = ['height', 'weight', 'foot', 'head', 'age'] as const
export type TakenMeasure = (typeof TAKEN)[number]
export type Taken = Partial<Record<TakenMeasure, number>>

/** What may be measured, by guide: the first decides, the others move the size by one at most. The age counts where nothing is measured. */
export const FITTED_BY: Readonly<Record<Guide, readonly TakenMeasure[]>> = {
  body: ['height', 'weight', 'age'],
  bag: ['height', 'weight', 'age'],
  legs: ['height', 'weight', 'age'],
  head: ['head', 'age'],
  foot: ['foot', 'age'],
  shoe: ['foot'],
  letter: [],
  cup: [],
  belly: [],
}

/** What a child can measure, in the unit of the measure. */
export const TAKEN_LIMITS: Readonly<Record<TakenMeasure, { least: number; most: number }>> = {
  height: { least: 350, most: 2000 },
  weight: { least: 1000, most: 120_000 },
  foot: { least: 60, most: 300 },
  head: { least: 280, most: 620 },
  age: { least: 0, most: 216 },
}

/**
 * `now`: the row `at` fits; `next` is the row above it, null for the largest. `between`: another row would do as well: the measures
 * disagree, or the size that fits is not made and `at` is the next larger one. `isSoon`: it is worn up to a measure that the child has
 * almost. `below`, `above`: smaller than the smallest row, larger than the largest.
 */
export type SizeFit =
  | { status: 'now'; at: number; next: number | null; between: 'measures' | 'gap' | null; isSoon: boolean }
  | { status: 'below' | 'above' }

/** So little before the end of a size the next one is worth a thought, millimetres: a third of a step. */
const ALMOST: Partial<Record<TakenMeasure, number>> = { height: 20, foot: 2, head: 5 }

/**
 * Returns which row of a table fits; null where nothing is known that the table can be read by. Of two sizes the larger one fits, as
 * children grow. Not so with sleeping bags: one with too wide a neck is dangerous (EN 16781), so that of two the smaller one fits, and
 * none fits a child who is too short or too light for the smallest.
 */
export function fitOf(guide: Guide, rows: readonly GuideRow[], taken: Taken): SizeFit | null {
  const by = FITTED_BY[guide].filter((measure) => taken[measure] !== undefined)
  const measured = by.filter(
    (measure): measure is Exclude<TakenMeasure, 'age'> => measure !== 'age' && rows.every(hasSpan(measure)),
  )
  const [leading] = measured
  if (rows.length === 0) return null
  if (!leading) return taken.age === undefined || !by.includes('age') ? null : fitByAge(rows, taken.age)
  const places = measured.map((measure) => placeOf(rows, measure, taken[measure]!))
  const own = places[0]!
  if (guide === 'bag' && places.includes(-1)) return { status: 'below' }
  const others = places.map((place) => Math.min(own + 1, Math.max(own - 1, place)))
  const isOutside = own < 0 || own >= rows.length
  const at = isOutside ? own : withinRows(rows, guide === 'bag' ? Math.min(...others) : Math.max(...others))
  if (at < 0) return { status: 'below' }
  if (at >= rows.length) return { status: 'above' }
  const { from } = rows[own]!.spans[leading]!
  const { to } = rows[at]!.spans[leading]!
  const isGap = at > 0 && taken[leading]! <= from
  return {
    ...fitAt(rows, at),
    between: at !== own ? 'measures' : isGap ? 'gap' : null,
    isSoon: at === own && !isGap && taken[leading]! > to - (ALMOST[leading] ?? 0),
  }
}

const hasSpan =
  (measure: Measure) =>
  ({ spans }: GuideRow): boolean =>
    spans[measure] !== undefined

const withinRows = (rows: readonly unknown[], at: number): number => Math.min(rows.length - 1, Math.max(0, at))

const fitAt = (rows: readonly unknown[], at: number) => ({
  status: 'now' as const,
  at,
  next: at + 1 < rows.length ? at + 1 : null,
})

/** Returns the first row that is worn up to a measure: -1 below the smallest, the number of rows above the largest. */
function placeOf(rows: readonly GuideRow[], measure: Measure, value: number): number {
  const found = rows.findIndex(({ spans }) => value <= spans[measure]!.to)
  if (found < 0) return rows.length
  return found === 0 && value <= rows[0]!.spans[measure]!.from ? -1 : found
}

/** Sizes by age are worn from their least age up to the day before the age that they end with; of several the largest fits. */
function fitByAge(rows: readonly GuideRow[], age: number): SizeFit | null {
  const ages = rows.flatMap(({ size }) =>
    size.system === 'age' ? [{ from: size.from * MONTHS[size.unit], to: size.to * MONTHS[size.unit] }] : [],
  )
  if (ages.length < rows.length) return null
  const at = ages.findLastIndex(({ from, to }) => from <= age && age < to)
  if (at >= 0) return { ...fitAt(rows, at), between: null, isSoon: false }
  if (age < ages[0]!.from) return { status: 'below' }
  const next = ages.findIndex(({ from }) => from > age)
  return next < 0 ? { status: 'above' } : { ...fitAt(rows, next), between: 'gap', isSoon: false }
}
