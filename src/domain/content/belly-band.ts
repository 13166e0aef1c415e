/**
 * Size of belly band that fits now and in eight weeks (DOM-4). Week and measure are health data (LAW-52): this runs
 * in the browser only, and nothing is stored or sent. Lengths are tenths of a centimetre, so that sums are exact.
 */

export interface BandSize {
  size: string
  min: number
  max: number
}

export type BandAdvice =
  | { status: 'week_out_of_range' | 'below_range' | 'above_range' }
  | { status: 'ok'; size: string; predicted: number; predictedWeek: number }
  | {
      status: 'ok_until_week'
      size: string
      predicted: number
      predictedWeek: number
      fitsUntilWeek: number
      nextSize: string | null
    }

export const BAND_WEEKS = { min: 12, max: 42 }
/** Circumferences that a size may name, in tenths of a centimetre. */
export const BAND_MEASURE = { least: 400, most: 2500 } as const
export const BAND_SIZES: readonly BandSize[] = [
  { size: 'XS', min: 680, max: 820 },
  { size: 'S', min: 760, max: 920 },
  { size: 'M', min: 860, max: 1040 },
  { size: 'L', min: 980, max: 1180 },
  { size: 'XL', min: 1120, max: 1340 },
  { size: 'XXL', min: 1280, max: 1520 },
]

const LAST_WEEK_OF_GROWTH = 40
const HORIZON_WEEKS = 8
/** Weekly growth by first week: 21.1 cm from week 16 to 40. */
const GROWTH = [
  { from: 12, perWeek: 6 },
  { from: 16, perWeek: 9 },
  { from: 20, perWeek: 12 },
  { from: 25, perWeek: 9 },
  { from: 35, perWeek: 5 },
  { from: LAST_WEEK_OF_GROWTH, perWeek: 0 },
]

const growthIn = (week: number): number => GROWTH.findLast((step) => week >= step.from)?.perWeek ?? 0

function measureAt(week: number, measured: number, now: number): number {
  let at = measured
  for (let w = now; w < week; w++) at += growthIn(w)
  return at
}

/** `week` is the week of pregnancy, `measured` the circumference in tenths of a centimetre. */
export function bandAdvice(week: number, measured: number, sizes: readonly BandSize[] = BAND_SIZES): BandAdvice {
  if (!Number.isInteger(week) || week < BAND_WEEKS.min || week > BAND_WEEKS.max) return { status: 'week_out_of_range' }
  if (measured < Math.min(...sizes.map((s) => s.min))) return { status: 'below_range' }
  if (measured > Math.max(...sizes.map((s) => s.max))) return { status: 'above_range' }

  const predictedWeek = Math.max(week, Math.min(LAST_WEEK_OF_GROWTH, week + HORIZON_WEEKS))
  const predicted = measureAt(predictedWeek, measured, week)
  const holds = sizes.filter((s) => s.min <= measured && measured <= s.max)
  const lasting = holds.find((s) => predicted <= s.max)
  if (lasting) return { status: 'ok', size: lasting.size, predicted, predictedWeek }

  const largest = holds.at(-1)
  // A merchant's own sizes may leave a gap between two of them.
  if (!largest) return { status: 'above_range' }
  let fitsUntilWeek = week
  while (measureAt(fitsUntilWeek + 1, measured, week) <= largest.max) fitsUntilWeek++
  const nextSize = sizes[sizes.indexOf(largest) + 1]?.size ?? null
  return { status: 'ok_until_week', size: largest.size, predicted, predictedWeek, fitsUntilWeek, nextSize }
}
