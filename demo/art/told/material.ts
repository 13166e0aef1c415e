/** What a product is made of, so close that the threads or the grain are seen. */
import type { Art } from '../art.ts'
import { tone } from '../colour.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { COLOURWAYS, FRAMES, WOODS, type Colourway } from '../paint.ts'
import { inkOn, type Pattern } from '../patterns.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'

export const MATERIALS = ['cloth', 'knit', 'rib', 'plush', 'wood', 'cloth-wood', 'cloth-metal'] as const
export type Material = (typeof MATERIALS)[number]

/** Soft things without a print of their own, and those whose print is on something that is not cloth. */
const SURFACES: Partial<Record<Kind, Material>> = {
  knitwear: 'knit',
  waistcoat: 'knit',
  winter: 'knit',
  socks: 'rib',
  belt: 'cloth',
  brief: 'rib',
  bear: 'plush',
  bunny: 'plush',
}
/** The print is a picture on them, or cloth is the least of them. */
const NO_CLOTH: readonly Kind[] = ['rattle', 'ball', 'boardbook', 'cube', 'dollpram', 'mattress', 'firsttoy', 'rocker']
/** Kinds or single variants whose wood is a spoon, a handle or a base of something else. */
const LITTLE_WOOD =
  'scooter tableware pacifier bucket lamp glow pencils crayons spoons:0 trike bike:1 bike:2 bike:3 bike:4 rocker:2'.split(' ')

/** Returns what of a product is shown from close by; null for plastic, metal and glass. */
export function materialOf({ type, variant }: Pick<Art, 'type' | 'variant'>): Material | null {
  const known = SURFACES[type]
  if (known) return known
  const { uses } = KINDS[type]
  const isCloth = uses.includes('pattern') && !NO_CLOTH.includes(type)
  if (isCloth) return uses.includes('wood') ? 'cloth-wood' : uses.includes('frame') ? 'cloth-metal' : 'cloth'
  const isWood = uses.includes('wood') && !LITTLE_WOOD.includes(type) && !LITTLE_WOOD.includes(`${type}:${variant}`)
  return isWood ? 'wood' : null
}

const ALL = roundedRect(-20, -20, 440, 540, 0)
/** A print on cloth that is seen three times as large. */
const CLOSE = 3

/** Threads over and under each other, under the light of the upper left. */
const weave = (colour: string): string =>
  `<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(3)"><path d="M0 2.200h4.500M4.500 6.700h4.500" stroke="${tone(colour, 0.1)}" stroke-width="2.600" stroke-linecap="round" opacity=".42"/><path d="M0 4.400h9M0 8.900h9M4.500 0v4.500M9 4.500v4.500" stroke="${tone(colour, -0.16)}" stroke-width="1" opacity=".34"/></pattern>`

const covered = (body: string, colour: string): string =>
  `<defs>${weave(colour)}</defs>${body}<path d="${ALL}" fill="url(#weave)"/>`

/** Cloth that fills the picture, with two soft folds and a seam; one corner is turned over. */
function cloth(pen: Pen, pattern: Pattern, { main, second }: { main: string; second: string }): string {
  const print = pen.pattern(pattern, main, inkOn(main), CLOSE)
  const fold = (outline: string, colour: string, opacity: number) =>
    pen.stroke(outline, colour, 46, `opacity="${opacity}" filter="${pen.blur(20)}"`)
  const ground = pen.path(ALL, pen.matte(main)) + (print && pen.path(ALL, print))
  const corner = 'M400 322C350 340 300 392 268 500H400Z'
  return (
    covered(ground, main) +
    fold('M-30 210C90 150 190 190 250 110S380 20 430 10', tone(main, -0.24), 0.34) +
    fold('M-30 176C90 116 180 152 236 76S360 -6 410 -30', '#fff', 0.34) +
    fold('M-30 470C70 420 150 430 230 380', tone(main, -0.24), 0.26) +
    pen.stroke('M58 -20C72 150 60 340 78 520', tone(main, -0.2), 5, 'opacity=".5"') +
    pen.stroke('M74 -20C88 150 76 340 94 520', tone(main, 0.16), 4, 'stroke-dasharray="15 9" opacity=".9"') +
    pen.stroke('M75 -17C89 153 77 343 95 523', tone(main, -0.2), 1.5, 'stroke-dasharray="15 9" opacity=".6"') +
    pen.stroke('M400 318C348 336 296 390 262 500', '#3a2418', 26, `opacity=".3" filter="${pen.blur(9)}"`) +
    pen.padded(corner, second, { width: 30, shade: 0.4 }) +
    pen.seam('M400 346C360 362 318 412 292 500', second, 3)
  )
}

/** Loops, ribs or pile, as large as a finger. */
function surface(pen: Pen, weaveOf: 'knit' | 'rib' | 'boucle', main: string): string {
  const loops = pen.pattern(weaveOf, main, inkOn(main), weaveOf === 'boucle' ? 2.2 : CLOSE)
  const light = pen.linear(
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#3a2418', 0.24],
    ],
    0,
    0,
    1,
    1,
  )
  return (
    pen.path(ALL, pen.matte(main)) +
    pen.path(ALL, loops) +
    pen.stroke('M-40 340C80 250 210 330 440 180', tone(main, -0.26), 60, `opacity=".4" filter="${pen.blur(24)}"`) +
    pen.stroke('M-40 290C80 200 200 280 430 130', '#fff', 40, `opacity=".3" filter="${pen.blur(20)}"`) +
    pen.path(ALL, light)
  )
}

/** Two boards with a dowel, and the year rings of a third one from its end. */
function boards(pen: Pen, wood: string): string {
  const rings = [14, 26, 39, 53, 68, 84, 101]
    .map((r) => pen.stroke(circle(96, 452, r), tone(wood, -0.13), 2, 'opacity=".5"'))
    .join('')
  const end = roundedRect(-30, 346, 300, 200, 26)
  return (
    pen.path(ALL, tone(wood, -0.06)) +
    `<g transform="translate(-120 -150) scale(1.7)">${pen.wood(roundedRect(40, 60, 320, 116, 12), wood, { seed: 4, width: 16 })}${pen.wood(roundedRect(40, 180, 320, 120, 12), wood, { seed: 9, width: 16 })}</g>` +
    pen.path(circle(300, 66, 21), pen.ball(tone(wood, -0.05))) +
    pen.stroke(circle(300, 66, 21), tone(wood, -0.2), 2, 'opacity=".6"') +
    pen.groundShadow(190, 372, 200, 26, 0.3) +
    pen.padded(end, tone(wood, 0.02), { width: 26, shade: 0.4, inner: rings })
  )
}

/** A rail across the lower edge of the cloth. */
const onRail = (pen: Pen, drawn: string, rail: string): string => drawn + pen.shade(ALL, 'M-30 392H430V440H-30Z', 0.34, 16) + rail

/** Returns the material from close by; null for what shows nothing from close by. */
export function closeUp(pen: Pen, art: Art, colourway: Colourway): string | null {
  const paint = COLOURWAYS[colourway]
  const wood = WOODS[art.wood ?? 'beech']
  switch (materialOf(art)) {
    case null:
      return null
    case 'cloth':
      return cloth(pen, art.pattern, paint)
    case 'knit':
      return surface(pen, 'knit', paint.main)
    case 'rib':
      return surface(pen, 'rib', paint.main)
    case 'plush':
      return surface(pen, 'boucle', paint.main)
    case 'wood':
      return boards(pen, wood)
    case 'cloth-wood':
      return onRail(
        pen,
        cloth(pen, art.pattern, paint),
        `<g transform="translate(-80 -8) scale(1.400)">${pen.wood(roundedRect(20, 292, 400, 90, 40), wood, { seed: 6, width: 20 })}</g>`,
      )
    case 'cloth-metal':
      return onRail(pen, cloth(pen, art.pattern, paint), pen.rod('M-40 452L440 420', FRAMES[art.frame ?? 'gold'], 54))
  }
}
