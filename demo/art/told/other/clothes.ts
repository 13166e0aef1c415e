/** Clothes and cloths as they lie in a drawer, and spread out. */
import { cuff, fold } from '../../garment-parts.ts'
import { tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import type { Weave } from '../../patterns.ts'
import type { Pen } from '../../pen.ts'
import { roundedRect } from '../../shapes.ts'

type Cloth = Pick<Paint, 'main' | 'second' | 'trim' | 'pattern'>

const printOf = (pen: Pen, { main, pattern }: Cloth, weave?: Weave): string => pen.pattern(weave ?? pattern, main)

/** Layers of a folded piece, the lowest a little out. */
function layers(pen: Pen, cloth: Cloth, box: [x: number, y: number, width: number, height: number], weave?: Weave): string {
  const [x, y, width, height] = box
  const piece = (dx: number, dy: number) => roundedRect(x + dx, y + dy, width, height, 22)
  const lower = piece(7, 11)
  const upper = piece(0, 0)
  return (
    pen.flatShadow(lower, { opacity: 0.24 }) +
    pen.padded(lower, tone(cloth.main, -0.05), { width: 18, pattern: printOf(pen, cloth, weave) }) +
    pen.stroke(upper, tone(cloth.main, -0.2), 5, `opacity=".3" filter="${pen.blur(3)}" transform="translate(3 5)"`) +
    pen.padded(upper, cloth.main, { width: 24, pattern: printOf(pen, cloth, weave) })
  )
}

const label = (pen: Pen, x: number, y: number, colour: string): string =>
  pen.padded(roundedRect(x, y, 24, 15, 3), colour, { width: 5 })

/** What is worn above the waist: sleeves and hem are folded behind. */
export function foldedTop(pen: Pen, cloth: Cloth, weave?: Weave): string {
  const { main, second, trim } = cloth
  const neck = 'M152 118C156 170 178 184 200 184C222 184 244 170 248 118C232 112 168 112 152 118Z'
  return (
    layers(pen, cloth, [94, 112, 212, 268], weave) +
    pen.path(neck, tone(main, -0.24)) +
    pen.path('M160 114C180 124 220 124 240 114C222 108 178 108 160 114Z', tone(second, -0.1)) +
    pen.stroke('M149 117C154 174 178 190 200 190C222 190 246 174 251 117', tone(second, -0.12), 14) +
    pen.stroke('M149 116C154 173 178 189 200 189C222 189 246 173 251 116', second, 10) +
    fold(pen, 'M122 122C116 210 118 300 124 374M278 122C284 210 282 300 276 374', main, 3) +
    fold(pen, 'M98 318C160 330 250 326 302 314', main, 2) +
    label(pen, 256, 346, trim)
  )
}

/** What is worn below the waist, folded along its middle and over once. */
export function foldedBottom(pen: Pen, cloth: Cloth, weave?: Weave): string {
  const { main, second, trim } = cloth
  return (
    layers(pen, cloth, [118, 120, 164, 268], weave) +
    cuff(pen, roundedRect(114, 108, 172, 36, 12), second, 10) +
    fold(pen, 'M200 146C204 220 202 310 206 384', main, 3) +
    fold(pen, 'M124 330C170 340 240 338 278 328', main, 2) +
    pen.seam('M128 152C124 230 124 310 130 380', main) +
    label(pen, 240, 352, trim)
  )
}

/** A cloth lies open, one corner turned over. */
export function spreadCloth(pen: Pen, cloth: Cloth, weave?: Weave): string {
  const { main, second, trim } = cloth
  const whole = 'M56 84C150 76 250 78 344 82C350 180 350 240 346 322L262 416C190 420 120 418 58 414C50 310 50 190 56 84Z'
  const corner = 'M346 322C318 318 288 320 268 326C262 350 260 384 262 416Z'
  return (
    pen.flatShadow(whole, { opacity: 0.24 }) +
    pen.padded(whole, main, { width: 20, pattern: printOf(pen, cloth, weave) }) +
    pen.seam('M72 98C160 92 250 94 330 97C334 180 336 250 332 316M256 402C190 405 130 404 72 400C66 300 66 190 72 98', main, 2) +
    fold(pen, 'M58 250C150 240 250 246 346 238M202 82C196 190 198 310 204 416', main, 3) +
    pen.stroke(corner, '#3a2418', 10, `opacity=".24" filter="${pen.blur(5)}"`) +
    pen.padded(corner, second, { width: 12, shade: 0.42 }) +
    label(pen, 84, 372, trim)
  )
}
