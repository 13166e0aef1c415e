/**
 * Every kind of picture the shop can draw, and what changes it. `lift` centres it on a tile, px up, per variant if a list.
 * `variants` in the order in which the drawings number them.
 */
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import * as gear from './gear.ts'
import * as household from './household.ts'
import * as nursery from './nursery.ts'
import * as playthings from './playthings.ts'
import * as toys from './toys.ts'
import * as wear from './wear.ts'

export const DRAWINGS = { ...toys, ...gear, ...nursery, ...wear, ...household, ...playthings } satisfies Record<
  string,
  (pen: Pen, paint: Paint) => string
>

export type Kind = keyof typeof DRAWINGS
type Uses = 'pattern' | 'wood' | 'frame' | 'ramp'

interface KindOf {
  /** What changes the picture beside its colourway; the address names exactly these. */
  uses: readonly Uses[]
  variants: number
  /** Standing on the ground or lying flat. */
  view: 'stand' | 'flat'
  lift?: number | readonly number[]
}

export const KINDS: Record<Kind, KindOf> = {
  bear: { uses: ['pattern'], variants: 4, view: 'stand', lift: 16 },
  bunny: { uses: ['pattern'], variants: 3, view: 'stand', lift: -2 },
  rainbow: { uses: ['ramp'], variants: 3, view: 'stand', lift: 74 },
  rings: { uses: ['wood', 'ramp'], variants: 3, view: 'stand', lift: [8, 26, 20] },
  blocks: { uses: ['wood'], variants: 3, view: 'stand', lift: [44, 30, 84] },
  car: { uses: ['wood'], variants: 3, view: 'stand', lift: 66 },
  pull: { uses: ['wood'], variants: 3, view: 'stand', lift: [28, 24, 26] },
  rattle: { uses: ['pattern', 'wood'], variants: 3, view: 'flat', lift: 14 },
  book: { uses: [], variants: 4, view: 'stand', lift: -6 },
  rocker: { uses: ['pattern', 'wood'], variants: 2, view: 'stand', lift: 24 },
  ball: { uses: ['pattern'], variants: 2, view: 'stand', lift: 34 },
  lamp: { uses: ['wood'], variants: 3, view: 'stand', lift: 18 },
  pram: { uses: ['pattern', 'frame'], variants: 3, view: 'stand', lift: 14 },
  stroller: { uses: ['pattern'], variants: 3, view: 'stand', lift: -2 },
  carseat: { uses: ['pattern'], variants: 3, view: 'stand', lift: 0 },
  infantseat: { uses: ['pattern'], variants: 3, view: 'stand', lift: [24, 14, 2] },
  carrier: { uses: ['pattern'], variants: 3, view: 'flat' },
  scooter: { uses: ['wood'], variants: 3, view: 'stand', lift: [8, 24, 8] },
  bike: { uses: ['wood'], variants: 3, view: 'stand', lift: 34 },
  highchair: { uses: ['pattern', 'wood'], variants: 3, view: 'stand' },
  backpack: { uses: ['pattern'], variants: 3, view: 'stand', lift: -4 },
  bath: { uses: [], variants: 3, view: 'stand', lift: [44, 50, 62] },
  crib: { uses: ['pattern', 'wood'], variants: 3, view: 'stand', lift: [10, 64, 64] },
  nest: { uses: ['pattern', 'wood'], variants: 3, view: 'flat' },
  bottle: { uses: [], variants: 3, view: 'stand', lift: -4 },
  tableware: { uses: ['wood'], variants: 3, view: 'flat', lift: [12, 0, 0] },
  bib: { uses: ['pattern'], variants: 3, view: 'flat' },
  pacifier: { uses: ['wood'], variants: 3, view: 'flat', lift: 8 },
  mobile: { uses: ['wood'], variants: 3, view: 'stand' },
  blanket: { uses: ['pattern'], variants: 3, view: 'stand', lift: 66 },
  tent: { uses: ['pattern', 'wood'], variants: 3, view: 'stand' },
  pillow: { uses: ['pattern'], variants: 3, view: 'flat' },
  giftcard: { uses: [], variants: 3, view: 'flat', lift: -8 },
  bodysuit: { uses: ['pattern'], variants: 3, view: 'flat', lift: 4 },
  sleepsuit: { uses: ['pattern'], variants: 3, view: 'flat' },
  dress: { uses: ['pattern'], variants: 3, view: 'flat', lift: -6 },
  overall: { uses: ['pattern'], variants: 3, view: 'flat' },
  knitwear: { uses: [], variants: 3, view: 'flat', lift: 6 },
  trousers: { uses: ['pattern'], variants: 3, view: 'flat', lift: -14 },
  sleepbag: { uses: ['pattern'], variants: 3, view: 'flat' },
  hat: { uses: ['pattern'], variants: 3, view: 'stand', lift: [18, 0, 0] },
  shoes: { uses: ['pattern'], variants: 3, view: 'stand', lift: 62 },
  socks: { uses: [], variants: 3, view: 'flat', lift: 8 },
  bellyband: { uses: ['pattern'], variants: 3, view: 'stand' },
  dresser: { uses: ['wood'], variants: 3, view: 'stand', lift: [30, 0, 34] },
  lotion: { uses: [], variants: 3, view: 'stand', lift: [8, 50, 0] },
  pack: { uses: [], variants: 3, view: 'stand', lift: [26, 84, 40] },
  jar: { uses: [], variants: 3, view: 'stand', lift: [30, 0, 22] },
  monitor: { uses: [], variants: 3, view: 'stand', lift: [50, 8, 28] },
  gate: { uses: ['wood'], variants: 3, view: 'stand', lift: [40, 44, 8] },
  mattress: { uses: ['pattern'], variants: 3, view: 'stand', lift: 86 },
  thermometer: { uses: [], variants: 3, view: 'stand', lift: [10, 18, -6] },
  pump: { uses: [], variants: 3, view: 'stand', lift: [4, 8, 28] },
  pencils: { uses: ['wood'], variants: 3, view: 'stand', lift: [4, 14, 50] },
  jigsaw: { uses: [], variants: 3, view: 'flat', lift: [0, 6, 8] },
  drum: { uses: ['wood'], variants: 3, view: 'stand', lift: [18, 24, 44] },
  bucket: { uses: ['wood'], variants: 3, view: 'stand', lift: [22, 44, 6] },
  potty: { uses: [], variants: 3, view: 'stand', lift: [62, 22, 10] },
}
