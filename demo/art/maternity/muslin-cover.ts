/** A nursing cover of muslin: a square cloth drawn through a wooden ring, falling in folds. */
import { isLight, mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'

const DRAPE =
  'M180 112C174 150 148 184 126 224C94 284 66 346 46 410C66 428 84 414 102 424C124 442 142 424 164 436C186 448 212 446 232 436C256 424 270 442 294 426C312 414 332 426 354 408C334 344 306 284 274 224C252 184 226 150 220 112C208 122 192 122 180 112Z'
/** The end of the cloth above the ring: two corners that fall to the sides. */
const TUFT =
  'M184 98C166 84 140 78 116 88C104 94 98 82 108 72C124 54 150 34 174 44C186 48 194 58 200 66C206 58 214 48 226 44C250 34 276 54 292 72C302 82 296 94 284 88C260 78 234 84 216 98C206 92 194 92 184 98Z'
/** Folds from the ring to the hem, from the left. */
const FOLDS = [
  'M184 124C172 180 128 280 84 416',
  'M190 126C182 200 150 300 132 430',
  'M197 128C194 210 188 320 182 440',
  'M204 128C208 210 222 320 232 436',
  'M210 126C222 200 258 300 280 430',
  'M216 124C230 180 278 280 320 416',
]

export function muslinCover(pen: Pen, { main, second, trim, pattern, wood }: Paint): string {
  const print = pen.pattern(pattern === 'plain' ? 'waffle' : pattern, main)
  const lit = isLight(main) ? 0.07 : 0.12
  const ring = (width: number, colour: string, d: string) => pen.stroke(d, colour, width)
  const front = 'M168 112C172 142 228 142 232 112'
  return (
    pen.flatShadow(TUFT, { opacity: 0.22, blur: 7 }) +
    pen.flatShadow(DRAPE, { opacity: 0.28, blur: 13 }) +
    ring(13, tone(wood, -0.12), circle(200, 106, 32)) +
    ring(8, tone(wood, -0.02), circle(199, 104, 32)) +
    pen.padded(TUFT, tone(main, -0.01), { width: 18, shade: 0.42, light: 0.5, pattern: print }) +
    pen.stroke('M190 94C172 74 150 64 126 70M210 94C228 74 250 64 274 70M200 92V70', tone(main, -0.16), 3, 'opacity=".5"') +
    pen.padded('M178 88H222L226 124H174Z', tone(main, -0.05), { width: 16, shade: 0.44, pattern: print }) +
    pen.stroke('M190 92V122M200 90V124M210 92V122', tone(main, -0.18), 3, 'opacity=".5"') +
    pen.padded(DRAPE, main, { width: 36, shade: 0.4, light: 0.5, pattern: print }) +
    `<g clip-path="${pen.clip(DRAPE)}">` +
    FOLDS.map((d, i) => pen.stroke(d, tone(main, -0.15), i % 2 ? 13 : 9, `opacity=".34" filter="${pen.blur(4)}"`)).join('') +
    FOLDS.map((d) =>
      pen.stroke(d, tone(main, lit), 6, `opacity=".6" transform="translate(-9 2)" filter="${pen.blur(2.5)}"`),
    ).join('') +
    pen.stroke(DRAPE, mix(second, main, 0.1), 11) +
    pen.stroke(DRAPE, tone(second, -0.14), 1.6, 'stroke-dasharray="4 4"') +
    `</g>` +
    pen.shade(DRAPE, 'M170 110H230V146C214 158 186 158 170 146Z', 0.3, 6) +
    ring(14, tone(wood, -0.1), front) +
    ring(9, tone(wood, 0.03), front) +
    pen.stroke('M172 116C178 134 200 138 214 134', tone(wood, 0.12), 2.4, 'opacity=".8"') +
    `<g transform="rotate(-14 304 396)">${pen.padded(roundedRect(292, 380, 24, 32, 3), trim, { width: 5 })}</g>`
  )
}
