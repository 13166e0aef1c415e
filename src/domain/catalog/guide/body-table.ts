/**
 * Measures of bodies by size, as data. Lengths are millimetres, weights grams, each the most that a size is worn up to.
 *
 * Children: EN 13402-2 names the body height as the measure by which clothes of infants, boys and girls are sized, and chest, waist and
 * hips as secondary ones; EN 13402-3 counts the height in steps of 6 cm from 44 cm on. Children grow: a size is worn up to the height
 * that names it, from the height of the size below on. Weights are near the median weights for that height of the WHO Child Growth
 * Standards; heads near the median circumferences for the age at which the size is outgrown (`USUAL_SIZES`), in steps of half a
 * centimetre. Girths are those of a child of average build, as makers of children's clothes cut them.
 */
export interface BodySize {
  height: number
  chest: number
  waist: number
  /** None for babies: the nappy counts for more. */
  hips: number | null
  weight: number
  head: number
}

const body = (
  height: number,
  [chest, waist, hips]: readonly [chest: number, waist: number, hips: number | null],
  [kilograms, head]: readonly [kilograms: number, head: number],
): BodySize => ({
  height: height * 10,
  chest: chest * 10,
  waist: waist * 10,
  hips: hips === null ? null : hips * 10,
  weight: kilograms * 1000,
  head: head * 10,
})

/** What the smallest size begins at. */
export const SMALLEST_BODY: Pick<BodySize, 'height' | 'weight' | 'head'> = { height: 380, weight: 1500, head: 290 }

/** The smallest first; as many as `USUAL_SIZES`. */
export const BODY_TABLE: readonly BodySize[] = [
  body(44, [30, 30, null], [2.3, 33]),
  body(50, [35, 34, null], [3.5, 37]),
  body(56, [39, 38, null], [4.6, 39]),
  body(62, [42, 41, null], [6, 41.5]),
  body(68, [44, 43, null], [8, 43]),
  body(74, [46, 45, null], [9.2, 44.5]),
  body(80, [48, 47, null], [10.5, 46]),
  body(86, [50, 49, null], [11.8, 47]),
  body(92, [52, 50, 55], [13.4, 48]),
  body(98, [54, 52, 57], [14.9, 49.5]),
  body(104, [56, 53, 59], [16.7, 50]),
  body(110, [58, 55, 61], [18.6, 50.5]),
  body(116, [60, 56, 64], [20.8, 51.5]),
  body(122, [62, 58, 67], [23.5, 52]),
  body(128, [65, 60, 70], [26.5, 52.5]),
  body(134, [68, 62, 73], [30, 53]),
  body(140, [71, 64, 76], [34, 53.5]),
  body(146, [74, 66, 79], [38, 54]),
  body(152, [78, 69, 83], [43, 54.5]),
  body(158, [81, 71, 86], [48, 55]),
  body(164, [84, 73, 90], [54, 55.5]),
  body(170, [88, 76, 93], [60, 56]),
  body(176, [92, 79, 96], [66, 56.5]),
]

/** What a sleeping bag of a length is for. */
export interface BagSize {
  /** Length of the bag, centimetres. */
  length: number
  height: readonly [from: number, to: number]
  weight: readonly [from: number, to: number]
  /** Girth of the closed neck: a head must not slip through it (EN 16781). */
  neck: number
}

/** Sleeping bags by their length; `USUAL_BAGS` has their ages. */
export const BAG_TABLE: readonly BagSize[] = [
  { length: 60, height: [500, 620], weight: [4000, 6000], neck: 230 },
  { length: 70, height: [620, 680], weight: [5000, 8000], neck: 240 },
  { length: 90, height: [680, 860], weight: [7000, 12_000], neck: 260 },
  { length: 110, height: [860, 980], weight: [10_000, 15_000], neck: 280 },
]

type Girth = readonly [from: number, to: number]

/** Clothes of women by letters: the bust of EN 13402-3, with the waist and the hips that are usual for that bust. */
export const LETTER_TABLE: Readonly<Record<string, { chest: Girth; waist: Girth; hips: Girth }>> = {
  XXS: { chest: [660, 740], waist: [500, 580], hips: [740, 820] },
  XS: { chest: [740, 820], waist: [580, 660], hips: [820, 900] },
  S: { chest: [820, 900], waist: [660, 740], hips: [900, 980] },
  M: { chest: [900, 980], waist: [740, 820], hips: [980, 1060] },
  L: { chest: [980, 1070], waist: [820, 910], hips: [1060, 1145] },
  XL: { chest: [1070, 1190], waist: [910, 1030], hips: [1145, 1245] },
  XXL: { chest: [1190, 1310], waist: [1030, 1150], hips: [1245, 1345] },
  '3XL': { chest: [1310, 1430], waist: [1150, 1270], hips: [1345, 1445] },
}

/** Steps of bras by EN 13402-3: the girth below the bust by 5 cm, cups by 2 cm of difference between the two girths from AA on. */
export const BRA = { band: 50, cup: 20, leastDifference: 100, cups: ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] } as const
