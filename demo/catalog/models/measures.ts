/** Outer measures of prams and seats, open and ready for use: they follow from weight and folded size, so that equal goods measure the same. */
import { boxOf } from '#domain/catalog/boot.ts'
import { comparedKind } from '#domain/catalog/comparison.ts'

/** Shortest and longest, cm: depth, width, height. */
const SEAT = { depth: [44, 56], width: [44, 46], height: [57, 68] } as const
const INFANT_SEAT = { depth: [64, 70], width: [43, 45], height: [38, 60] } as const
const PRAM = { depth: [92, 110], width: [54, 62], height: [98, 110] } as const

type Side = readonly [low: number, high: number]

/** Returns a side between its bounds, by a whole number that says which. */
const sideBy = (step: number, [low, high]: Side): number => low + (step % (high - low + 1))

/**
 * Returns '105 × 60 × 104' in cm; null for what is neither pram nor seat.
 * @param weightG grams of one piece
 */
export function openSize(attributes: Readonly<Record<string, unknown>>, weightG: number): string | null {
  const folded = boxOf(attributes['folded_size'])
  const isPram = folded !== null && comparedKind(attributes) === 'pram'
  if (!isPram && attributes['approval'] === undefined) return null
  const sides = isPram ? PRAM : attributes['direction'] === 'rearward' ? INFANT_SEAT : SEAT
  const step = Math.round(weightG / 10)
  // A pram is not narrower open than folded: its second side is its width.
  const width = isPram ? Math.max(folded[1], sides.width[0]) : sideBy(step, sides.width)
  return [sideBy(step, sides.depth), width, sideBy(Math.floor(step / 7), sides.height)].join(' × ')
}
