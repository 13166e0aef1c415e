/** Whether a folded pram fits into the boot of a car whose volume is known. */

/** Sides in cm, the longest first. */
export type Box = readonly [number, number, number]

/** A boot is as wide between the wheel arches as that, and as high below its cover, in cm; the rest of its litres is its depth. */
const BOOT_WIDTH = 100
const BOOT_HEIGHT = 50
const CM3_PER_LITRE = 1_000

/** Litres that a visitor may ask for: from the smallest town car to a large estate. */
export const BOOT_LITRES = { min: 100, max: 1_000, usual: 350 }
const LITRES_STEP = 10

const longestFirst = (sides: number[]): number[] => sides.toSorted((a, b) => b - a)

/** Returns the sides of a size as it is written, '62 × 52 × 26' or '62x52x26' in cm; null for anything else. */
export function boxOf(size: unknown): Box | null {
  if (typeof size !== 'string') return null
  const sides = size.split(/[x×]/).map((side) => Number(side.trim().replace(',', '.')))
  if (sides.length !== 3 || !sides.every((side) => side > 0 && side < 1_000)) return null
  return longestFirst(sides) as unknown as Box
}

/** Returns whether a box lies flat in a boot, turned as it fits best. */
export function fitsBoot(box: Box, litres: number): boolean {
  const boot = longestFirst([BOOT_WIDTH, BOOT_HEIGHT, (litres * CM3_PER_LITRE) / (BOOT_WIDTH * BOOT_HEIGHT)])
  return box.every((side, at) => side <= boot[at]!)
}

/** Returns the litres of the smallest boot that takes a box, in steps of ten; null for none, and for what has no size. */
export function bootFor(box: Box | null): number | null {
  if (!box) return null
  for (let litres = BOOT_LITRES.min; litres <= BOOT_LITRES.max; litres += LITRES_STEP) if (fitsBoot(box, litres)) return litres
  return null
}
