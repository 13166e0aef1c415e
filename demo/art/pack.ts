/** A product as it is sold: so many of it, with the box or bag that comes with it. */
import type { Art, Many } from './art.ts'
import { bodyOf, paintOf } from './body.ts'
import { placed } from './garment-parts.ts'
import { KINDS } from './kinds.ts'
import type { Colourway } from './paint.ts'
import type { Pen } from './pen.ts'
import { WRAPPINGS } from './wrappings.ts'

const rounded = (n: number): number => +n.toFixed(2)

/** How far up one of it is moved. */
function liftOfOne({ type, variant }: Art): number {
  const lifts = [KINDS[type].lift ?? 0].flat()
  return lifts[variant % KINDS[type].variants] ?? lifts[0] ?? 0
}

/** How far up a drawing is moved so that it stands in the middle, px. */
export function liftOf(art: Art): number {
  if (!art.many) return liftOfOne(art)
  if (KINDS[art.type].view === 'flat') return 0
  const { rows, k, step } = rowsOf(art, art.many)
  return Math.round(174 - (174 - liftOfOne(art)) * k - ((rows - 1) * step) / 2)
}

/** How the things of a pack stand: columns and rows in which they are largest, and the size of each. */
function rowsOf(art: Art, many: Many): { columns: number; rows: number; k: number; step: number } {
  // What stands on the ground at 424 with its middle at 250 + lift is so high.
  const height = KINDS[art.type].view === 'stand' ? 2 * (174 - liftOfOne(art)) : 370
  const sizes = [1, 2, 3, 4]
    .filter((columns) => many % columns === 0)
    .map((columns) => ({ columns, rows: many / columns, k: Math.min(1.04 / columns, (430 * columns) / (many * height * 1.08)) }))
  const best = sizes.reduce((one, other) => (other.k > one.k ? other : one))
  return { ...best, step: height * best.k * 1.08 }
}

/** As often as it is sold together. */
function times(pen: Pen, art: Art, colourway: Colourway): string {
  const body = bodyOf(pen, art, colourway)
  if (!art.many) return body
  const { columns, rows, k, step } = rowsOf(art, art.many)
  const stands = KINDS[art.type].view === 'stand'
  const id = `${art.type}${art.variant}${colourway}`
  const places = Array.from({ length: art.many }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const x = 200 + (column - (columns - 1) / 2) * (392 / columns)
    const y = stands ? 424 - (rows - 1 - row) * step - 174 * k : 250 + (row - (rows - 1) / 2) * step - liftOfOne(art) * k
    return placed(x, y, rounded(k), `<use href="#${id}"/>`)
  })
  return `<defs><g id="${id}">${body}</g></defs>${places.join('')}`
}

/** Returns the drawing of a product as it is sold; what it comes in stands before its lower right. */
export function packOf(pen: Pen, art: Art, colourway: Colourway): string {
  const body = times(pen, art, colourway)
  if (!art.beside) return body
  const foot = KINDS[art.type].view === 'stand' ? 424 : 424 - liftOf(art)
  const main = `<g transform="translate(0 ${424 - foot})">${body}</g>`
  return (
    placed(178, foot - 174 * 0.88, 0.88, main) +
    placed(316, foot + 16 - 174 * 0.4, 0.4, WRAPPINGS[art.beside](pen, paintOf(art, colourway)))
  )
}
