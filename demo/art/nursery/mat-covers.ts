/** Covers of changing mats. */
import { tone } from '../colour.ts'
import { fold } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { rounded, roundedRect } from '../shapes.ts'

const WIPEABLE = '#f1eee8'
/** The mat: its edges are raised on three sides. */
const MAT = 'M112 66H288C314 66 328 82 328 108V392C328 420 312 436 286 436H114C88 436 72 420 72 392V108C72 82 86 66 112 66Z'
/** The cover is drawn on from above; its elastic hem runs across the mat. */
const COVER = 'M110 60H290C318 60 334 78 334 106V300C300 316 262 326 222 336C176 346 118 352 66 348V106C66 78 82 60 110 60Z'
const HEM = 'M66 348C118 352 176 346 222 336C262 326 300 316 334 300'
const HOLLOW = 'M130 128C130 112 142 104 158 104H242C258 104 270 112 270 128V316C240 328 180 340 130 342Z'

/** Short folds across an elastic hem. */
const GATHERS = Array.from({ length: 13 }, (_, i) => {
  const t = (i + 0.5) / 13
  const x = 66 + 268 * t
  const y = 348 - 48 * t ** 1.7
  return `M${rounded(x)} ${rounded(y)}q${i % 2 ? 3 : -2} -16 ${i % 3 ? 1 : -3} ${i % 2 ? -38 : -26}`
}).join('')

/** A terry cover drawn over a mat with raised edges; the mat shows below it. */
export function matCover(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const terry = pen.pattern('boucle', main)
  const print = pattern === 'plain' ? terry : pen.pattern(pattern, main)
  return (
    pen.flatShadow(MAT, { blur: 14, opacity: 0.28 }) +
    pen.padded(MAT, WIPEABLE, { width: 34, shade: 0.3, light: 0.7 }) +
    pen.shade(MAT, 'M130 300H270V400C250 412 150 412 130 400Z', 0.13, 9) +
    pen.stroke('M134 340V388C134 402 142 408 158 408H242C258 408 266 402 266 388V330', tone(WIPEABLE, -0.12), 2.4) +
    pen.stroke('M88 398C94 414 104 422 120 422H280C296 422 306 414 312 398', trim, 3.4, 'opacity=".75"') +
    `<path d="${HEM}" fill="none" stroke="#3a2418" stroke-width="22" opacity=".26" transform="translate(2 9)" filter="${pen.blur(6)}" clip-path="${pen.clip(MAT)}"/>` +
    pen.padded(COVER, main, { width: 42, shade: 0.42, light: 0.5, pattern: print }) +
    (pattern === 'plain' ? '' : pen.path(COVER, terry, 'opacity=".5"')) +
    pen.shade(COVER, HOLLOW, 0.2, 10) +
    pen.padded(HOLLOW, tone(main, 0.015), { width: 18, shade: 0.24, light: 0.34, pattern: print }) +
    fold(pen, 'M84 96Q76 120 78 150M318 92Q326 120 322 150M96 78Q120 72 150 74M250 74Q284 72 306 82', main, 3) +
    pen.stroke(HEM, tone(second, -0.1), 15) +
    pen.stroke(HEM, second, 10) +
    pen.stroke(HEM, tone(second, -0.16), 1.8, 'stroke-dasharray="3 4"') +
    pen.stroke(GATHERS, tone(main, -0.2), 5, `opacity=".42" transform="translate(0 -7)" filter="${pen.blur(1.8)}"`) +
    pen.padded(roundedRect(322, 196, 20, 28, 3), trim, { width: 6 })
  )
}
