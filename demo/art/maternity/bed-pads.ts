/** Pads for the bed: one spread out, a pile of folded ones on it. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'

type Corner = readonly [x: number, y: number]

const between = ([x1, y1]: Corner, [x2, y2]: Corner, t: number): string =>
  `${(x1 + (x2 - x1) * t).toFixed(1)} ${(y1 + (y2 - y1) * t).toFixed(1)}`

/** Corners of the folded pads: left, back, right, front. */
const cornersAt = (y: number): readonly [Corner, Corner, Corner, Corner] => [
  [98, y],
  [196, y - 50],
  [304, y - 8],
  [206, y + 46],
]

/** A pad folded to a quarter: its round fold to the left, the edges of its layers to the right. */
function folded(pen: Pen, y: number, colour: string): string {
  const side = `M98 ${y}L206 ${y + 46}L304 ${y - 8}C312 ${y - 4} 312 ${y + 14} 304 ${y + 18}L212 ${y + 72}Q206 ${y + 75} 200 ${y + 72}L98 ${y + 27}C86 ${y + 20} 86 ${y + 4} 98 ${y}Z`
  return (
    pen.padded(side, colour, { width: 11, shade: 0.42, light: 0.5 }) +
    pen.stroke(`M210 ${y + 55}L306 ${y + 1}M210 ${y + 64}L306 ${y + 10}`, tone(colour, -0.13), 1.8, 'opacity=".8"')
  )
}

export function bedPads(pen: Pen, { main, trim }: Paint): string {
  const [left, back, right, front] = cornersAt(208)
  const spread =
    'M22 352C70 326 130 300 190 274Q198 270 206 273C266 292 324 314 378 340Q386 346 378 352C330 376 274 404 216 428Q208 432 200 429C140 408 80 386 24 362Q16 358 22 352Z'
  const sheet =
    'M48 354C94 332 142 310 192 289Q198 286 204 288C254 304 304 322 350 344C306 366 260 390 214 410Q208 413 202 411C150 393 98 375 48 354Z'
  const edge = mix(main, PAPER, 0.12)
  const corner = 'M378 346C352 332 326 322 300 312C306 334 316 352 332 368C348 362 364 354 378 346Z'
  const top = `M98 208L190 161Q196 158 202 160L300 198Q308 202 300 206L212 252Q206 255 200 252L98 212Q92 210 98 208Z`
  const strip = `M${between(left, back, 0.36)}L${between(left, back, 0.64)}L${between(front, right, 0.64)}L${between(front, right, 0.36)}Z`
  const [fx, fy] = [front[0] + (right[0] - front[0]) * 0.36, front[1] + (right[1] - front[1]) * 0.36]
  const [tx, ty] = [front[0] + (right[0] - front[0]) * 0.64, front[1] + (right[1] - front[1]) * 0.64]
  const down = `M${fx} ${fy}L${tx} ${ty}C${tx + 5} ${ty + 30} ${tx + 4} ${ty + 70} ${tx} ${ty + 106}L${fx} ${fy + 107}C${fx + 4} ${fy + 70} ${fx + 5} ${fy + 30} ${fx} ${fy}Z`
  return (
    pen.groundShadow(202, 410, 172, 22, 0.24) +
    pen.padded(spread, edge, { width: 12, shade: 0.4 }) +
    pen.padded(sheet, PAPER, { width: 16, shade: 0.22, pattern: pen.pattern('quilt', PAPER, undefined, 0.8) }) +
    pen.shade(spread, 'M92 300L208 352L322 288L350 322L226 392L84 330Z', 0.24, 9) +
    pen.shade(spread, 'M296 314C304 338 314 356 332 372L318 378C300 356 292 336 296 314Z', 0.26, 4) +
    pen.padded(corner, tone(main, -0.02), { width: 12, shade: 0.36, light: 0.5 }) +
    [289, 262, 235, 208].map((y, i) => folded(pen, y, i % 2 ? mix(main, PAPER, 0.68) : PAPER)).join('') +
    pen.padded(top, mix(main, PAPER, 0.68), {
      width: 13,
      shade: 0.2,
      light: 0.6,
      pattern: pen.pattern('quilt', PAPER, undefined, 0.8),
    }) +
    pen.padded(strip, main, { width: 9, shade: 0.24 }) +
    pen.padded(down, tone(main, -0.03), { width: 10, shade: 0.4 }) +
    `<g transform="matrix(.9 -.46 0 1 ${(fx + tx) / 2} ${(fy + ty) / 2 + 56})">${icon(pen, 'drop', 0, 0, 0.62, trim)}</g>`
  )
}
