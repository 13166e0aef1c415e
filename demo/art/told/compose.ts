/** Things side by side at their true sizes: beside a known thing, and in use with other goods. */
import type { Art } from '../art.ts'
import { KINDS } from '../kinds.ts'
import { COLOURWAYS, type Colourway } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { companionsOf } from './companions.ts'
import { comparedWith, knownThing } from './known-things.ts'
import { heightOf } from './sizes.ts'
import { stood, thingOf, widthOf, type Thing } from './thing.ts'

const GROUND = 432
/** What the things may fill, px. */
const HIGH = 316
const WIDE = 352
const GAP = 22

export const isFlat = ({ type }: Art): boolean => KINDS[type].view === 'flat'

/** Returns px to the centimetre with which the things fit side by side. */
function scaleFor(things: readonly Thing[]): number {
  const wide = things.reduce((sum, thing) => sum + widthOf(thing), 0)
  return Math.min(HIGH / Math.max(...things.map(({ cm }) => cm)), (WIDE - GAP * (things.length - 1)) / wide)
}

/** Returns the product beside a thing whose size everybody knows; null where the product has no size. */
export function scaleOf(pen: Pen, art: Art, colourway: Colourway, cm: number): string | null {
  const product = thingOf(art, colourway, cm)
  if (!product) return null
  const known = knownThing(comparedWith(art.type, cm, isFlat(art)), colourway)
  const scale = scaleFor([product, known])
  const [own, other] = [widthOf(product) * scale, widthOf(known) * scale]
  const left = (400 - own - other - GAP) / 2
  const ground = isFlat(art) ? 250 + (Math.max(cm, known.cm) * scale) / 2 : GROUND
  return stood(pen, product, scale, left + own / 2, ground) + stood(pen, known, scale, left + own + GAP + other / 2, ground)
}

/** Colours of what stands around, by turns; never the product's own. */
const AROUND: readonly Colourway[] = ['oat', 'sage', 'blush', 'dusk', 'apricot', 'sky']

function colourBeside(colourway: Colourway, at: number): Colourway {
  const others = AROUND.filter((one) => one !== colourway)
  return others[(Object.keys(COLOURWAYS).indexOf(colourway) + at * 2) % others.length] ?? 'oat'
}

/** The other goods of a picture, at their sizes. */
function around(art: Art, colourway: Colourway): Thing[] {
  return companionsOf(art).flatMap(
    ({ type, variant }, at) =>
      thingOf({ type, variant, pattern: 'plain', tilt: 0, scale: 98 }, colourBeside(colourway, at), heightOf(type, variant)) ??
      [],
  )
}

/** How far things of a row overlap. */
const OVERLAP = 0.86
const NEARER = 16

/** Returns the product with the goods that it is used with; null where none are known. */
export function inUse(pen: Pen, art: Art, colourway: Colourway): string | null {
  const product = thingOf(art, colourway, heightOf(art.type, art.variant))
  const others = around(art, colourway)
  if (!product || others.length === 0) return null
  return isFlat(art) ? laidOut(pen, product, others) : inRow(pen, product, others)
}

/** What is highest stands at the back, what is lowest in front. */
function inRow(pen: Pen, product: Thing, others: readonly Thing[]): string {
  const [first, ...rest] = others
  const row = [...(first && rest.length > 0 ? [first] : []), product, ...(rest.length > 0 ? rest : others)]
  const wide = row.reduce((sum, thing) => sum + widthOf(thing), 0) * OVERLAP
  const scale = Math.min(HIGH / Math.max(...row.map(({ cm }) => cm)), WIDE / wide)
  let x = 200 - (wide * scale) / 2
  const placed = row.map((thing) => {
    const own = widthOf(thing) * scale
    const middle = x + (own * OVERLAP) / 2
    x += own * OVERLAP
    return { thing, middle }
  })
  return placed
    .toSorted((a, b) => b.thing.cm - a.thing.cm)
    .map(({ thing, middle }, at) => stood(pen, thing, scale, middle, GROUND - 8 + at * NEARER))
    .join('')
}

/** The product on the left, the others in a column beside it, seen from above. */
function laidOut(pen: Pen, product: Thing, others: readonly Thing[]): string {
  const column = Math.max(...others.map(widthOf))
  const high = Math.max(product.cm, others.reduce((sum, { cm }) => sum + cm, 0) * 1.12)
  const scale = Math.min(366 / high, (WIDE + 12 - GAP) / (widthOf(product) + column))
  const wide = (widthOf(product) + column) * scale + GAP
  const left = (400 - wide) / 2
  const side = left + wide - (column * scale) / 2
  const room = 500 / others.length
  const spread = others.map((other, at) => {
    const middle =
      others.length === 1 ? 250 : 250 + (at - (others.length - 1) / 2) * Math.min(room, (high * scale) / others.length + 10)
    return stood(pen, other, scale, side, middle + (other.cm * scale) / 2)
  })
  return stood(pen, product, scale, left + (widthOf(product) * scale) / 2, 250 + (product.cm * scale) / 2) + spread.join('')
}
