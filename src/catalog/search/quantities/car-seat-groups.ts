/** Groups of car seats by the child's weight (UN R44), as parents still name them: `grupa 2/3`, `group 0+`, `1-es csoport`. */
import type { Reading } from './quantity.ts'

/** Kilograms by group. */
const GROUPS: Record<string, readonly [from: number, to: number]> = {
  '0': [0, 10],
  '0+': [0, 13],
  '1': [9, 18],
  '2': [15, 25],
  '3': [22, 36],
}

const ONE = String.raw`(?:0\+|[0-3])`
const LIST = String.raw`${ONE}(?:\s*[-/,+]?\s*${ONE}){0,3}`
const GROUP = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:grupa|grupele|group|groups|csoport)\s*(${LIST})|(${LIST})(?:-?(?:as|es))?\s*(?:csoport\p{L}*|group))(?![\p{L}\p{N}])`,
  'gu',
)
const EACH = new RegExp(ONE, 'g')

/** Returns the groups of car seats of a folded query as weights. */
export function carSeatGroups(folded: string): Reading[] {
  const readings: Reading[] = []
  for (const match of folded.matchAll(GROUP)) {
    const spans = ((match[1] ?? match[2])!.match(EACH) ?? []).flatMap((group) => (GROUPS[group] ? [GROUPS[group]] : []))
    const from = Math.min(...spans.map(([first]) => first))
    const to = Math.max(...spans.map(([, last]) => last))
    readings.push({ from: match.index, to: match.index + match[0].length, quantity: { kind: 'weight', span: { from, to } } })
  }
  return readings
}

/** Height of a child by weight, as the two standards of car seats correspond: kilograms, centimetres. */
const HEIGHTS = [
  [0, 40],
  [9, 67],
  [13, 83],
  [15, 99],
  [18, 105],
  [25, 125],
  [36, 150],
] as const

/** Returns the height in centimetres of a child of this weight. */
export function heightAtWeight(kilograms: number): number {
  const above = HEIGHTS.findIndex(([weight]) => weight >= kilograms)
  if (above <= 0) return above === 0 ? HEIGHTS[0][1] : HEIGHTS.at(-1)![1]
  const [w0, h0] = HEIGHTS[above - 1]!
  const [w1, h1] = HEIGHTS[above]!
  return h0 + ((h1 - h0) * (kilograms - w0)) / (w1 - w0)
}
