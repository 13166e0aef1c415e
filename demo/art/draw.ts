/** The picture of one product: the same parameters always give the same SVG, about 9 KB of text. */
import { tone } from './colour.ts'
import type { Art, SetPart } from './art.ts'
import { KINDS } from './kinds.ts'
import { COLOURWAYS, TINTS, type Colourway } from './paint.ts'
import type { Pattern } from './patterns.ts'
import { Pen } from './pen.ts'
import { placed } from './garment-parts.ts'
import { liftOf, packOf } from './pack.ts'
import { isToldView, tell, type ToldView } from './told/tell.ts'

export type { Art, SetPart } from './art.ts'

/** The whole thing; close up; in its niche; on the floor of a room, another variant of it; a seam from below. */
export const VIEWS = ['tile', 'close', 'niche', 'room', 'detail'] as const
type PlainView = (typeof VIEWS)[number]
export type View = PlainView | ToldView

const CROPS = {
  close: { stand: '88 130 208 260', flat: '96 96 200 250' },
  detail: { stand: '168 220 168 210', flat: '168 220 176 220' },
}
const VIEW_SCALE: Record<PlainView, number | null> = { tile: null, close: null, niche: 78, room: 86, detail: null }

const rounded = (n: number): number => +n.toFixed(2)

function backdrop(pen: Pen, view: PlainView | 'table', tint: string): string {
  if (view === 'tile') return ''
  let back = `<rect width="400" height="500" fill="${tint}"/>`
  const shades = [
    [0, tone(tint, -0.055)],
    [1, tone(tint, -0.02)],
  ] as const
  if (view === 'room') back += `<rect y="392" width="400" height="108" fill="${pen.linear(shades, 0, 0, 0, 1)}"/>`
  if (view === 'niche') back += `<path d="M52 500V210a148 148 0 0 1 296 0v290z" fill="${pen.linear(shades, 0, 0, 1, 0.6)}"/>`
  const light = pen.radial(
    [
      [0, '#fff', 0.75],
      [1, '#fff', 0],
    ],
    0.3,
    0.22,
    0.7,
  )
  return `${back}<rect width="400" height="500" fill="${light}"/>`
}

/** Middle and size of each part of a set, by how many they are. */
const PLACES: readonly (readonly [x: number, y: number, k: number])[][] = [
  [[200, 250, 0.9]],
  [
    [126, 172, 0.6],
    [274, 334, 0.6],
  ],
  [
    [112, 146, 0.52],
    [290, 176, 0.52],
    [196, 366, 0.54],
  ],
]

/** The parts of a set side by side, as a still life. */
const setOf = (pen: Pen, parts: readonly SetPart[]): string =>
  parts
    .slice(0, PLACES.length)
    .map(({ art, colourway }, i, shown) => {
      const [x, y, k] = PLACES[shown.length - 1]?.[i] ?? [200, 250, 0.5]
      return placed(x, y - liftOf(art) * k, k, packOf(pen, art, colourway))
    })
    .join('')

/** SVG of a product in a colourway, seen as `view`. Ids inside it are private to a page that shows it as an image. */
export function draw(art: Art, colourway: Colourway, view: View = 'tile'): string {
  if (isToldView(view)) {
    const { pen, body, ground } = tell(art, colourway, view)
    return pen.render(body, { back: ground === 'none' ? '' : backdrop(pen, ground, TINTS[COLOURWAYS[colourway].tint]) })
  }
  const pen = new Pen()
  const pose = art.parts ? 'flat' : KINDS[art.type].view
  const body = art.parts ? setOf(pen, art.parts) : packOf(pen, art, colourway)
  const free = view !== 'room' && view !== 'niche'
  const up = free && !art.parts ? liftOf(art) : 0
  const centre = pose === 'stand' && !free ? 424 : 250
  const scale = (VIEW_SCALE[view] ?? art.scale) / 100
  const shift = `translate(${rounded(200 - 200 * scale)} ${rounded(centre * (1 - scale) - up * scale)})`
  const turn = art.tilt ? ` rotate(${art.tilt} 200 250)` : ''
  const back = backdrop(pen, view, TINTS[COLOURWAYS[colourway].tint])
  const viewBox = view === 'close' || view === 'detail' ? CROPS[view][pose] : '0 0 400 500'
  return pen.render(`<g transform="${shift} scale(${scale})${turn}">${body}</g>`, { viewBox, back })
}

/** A square sample of the cloth or paint, for the choice of colours. */
export function drawSwatch(colourway: Colourway, pattern: Pattern): string {
  const pen = new Pen()
  const { main } = COLOURWAYS[colourway]
  const print = pen.pattern(pattern, main, undefined, 0.8)
  const square = (fill: string): string => `<rect width="64" height="64" fill="${fill}"/>`
  const light = pen.linear(
    [
      [0, '#fff', 0.22],
      [1, '#3a2418', 0.1],
    ],
    0,
    0,
    1,
    1,
  )
  return pen.render(square(main) + (print && square(print)) + square(light), { viewBox: '0 0 64 64' })
}
