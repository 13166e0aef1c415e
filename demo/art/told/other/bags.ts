/** Bags and a suitcase from above, opened: what they are divided into, and what is kept there. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect } from '../../shapes.ts'

const bottle = (pen: Pen, x: number, y: number, cap: string): string =>
  pen.flatShadow(circle(x, y, 33), { dx: 3, dy: 5, blur: 5 }) +
  pen.padded(circle(x, y, 33), '#eef0ee', { width: 12 }) +
  pen.path(circle(x, y, 23), pen.ball(cap)) +
  pen.path(ellipse(x - 3, y - 4, 10, 9), pen.ball('#f0dfc4'))

const folded = (pen: Pen, x: number, y: number, colour: string): string =>
  pen.padded(roundedRect(x, y, 34, 96, 12), colour, { width: 12, shade: 0.4 }) +
  pen.stroke(`M${x + 17} ${y + 6}V${y + 90}`, tone(colour, -0.12), 2)

/** A changing bag from above: bottle, nappies, cloths and keys have their own places. */
export function bagInside(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const outside = 'M64 120C100 88 300 88 336 120C364 180 366 330 338 388C296 420 104 420 62 388C34 330 36 180 64 120Z'
  const inside = 'M84 144C116 116 284 116 316 144C338 196 340 316 318 364C280 390 120 390 82 364C60 316 62 196 84 144Z'
  const lining = mix(second, '#e9dfcf', 0.35)
  const pocket = (d: string) => pen.padded(d, tone(lining, -0.03), { width: 12, shade: 0.4 })
  return (
    pen.flatShadow(outside, { blur: 14, opacity: 0.28 }) +
    pen.stroke('M128 96C96 -6 304 -6 272 96', tone(trim, -0.1), 19) +
    pen.stroke('M129 92C102 2 298 2 270 90', trim, 10) +
    pen.stroke('M128 408C96 500 304 500 272 408', tone(trim, -0.1), 19) +
    pen.stroke('M129 412C102 492 298 492 270 414', trim, 10) +
    pen.padded(outside, main, { width: 32, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.seam('M74 130C108 102 292 102 326 130C350 186 352 322 328 376C288 404 112 404 72 376C48 322 50 186 74 130Z', main, 2) +
    pen.path(inside, tone(lining, -0.2)) +
    pen.padded(inside, tone(lining, -0.1), { width: 40, shade: 0.5, light: 0.1 }) +
    bottle(pen, 122, 190, trim) +
    folded(pen, 178, 140, '#f8f4ec') +
    folded(pen, 214, 140, '#f1ebe0') +
    folded(pen, 250, 142, mix(second, '#ffffff', 0.5)) +
    pocket('M78 246C150 256 250 256 322 246L320 282C250 292 150 292 80 282Z') +
    pen.stroke('M80 248C150 258 250 258 320 248', trim, 6) +
    pen.flatShadow(roundedRect(98, 296, 96, 62, 14), { dx: 3, dy: 5, blur: 5 }) +
    pen.padded(roundedRect(98, 296, 96, 62, 14), tone(main, 0.05), { width: 14 }) +
    pen.stroke('M106 312H186', '#d8d2c8', 4, 'stroke-dasharray="3 3"') +
    pen.padded(roundedRect(212, 300, 80, 58, 8), '#eef4f5', { width: 12 }) +
    pen.path(roundedRect(232, 314, 40, 24, 11), pen.matte(tone(trim, 0.04))) +
    pen.stroke('M316 216C340 232 340 260 322 268', trim, 5) +
    pen.path(circle(316, 278, 11), 'none', 'stroke="#c9a36a" stroke-width="5"')
  )
}

/** A small suitcase open on a table: crossed straps over folded clothes, a net pocket in the lid. */
export function suitcaseInside(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const shell = (y: number) => roundedRect(64, y, 272, 206, 30)
  const hollow = (y: number) => roundedRect(82, y + 18, 236, 170, 20)
  const lining = mix(second, '#e9dfcf', 0.3)
  const clothes = (x: number, y: number, wide: number, high: number, colour: string, print = '') =>
    pen.flatShadow(roundedRect(x, y, wide, high, 14), { dx: 3, dy: 5, blur: 5 }) +
    pen.padded(roundedRect(x, y, wide, high, 14), colour, { width: 16, shade: 0.4, pattern: print })
  const half = (y: number) =>
    pen.padded(shell(y), main, { width: 26, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(shell(y), tone(second, -0.04), 6) +
    pen.padded(hollow(y), tone(lining, -0.06), { width: 30, shade: 0.46, light: 0.1 })
  return (
    pen.flatShadow(shell(40), { opacity: 0.24 }) +
    pen.flatShadow(shell(254), { opacity: 0.28, blur: 13 }) +
    half(40) +
    half(254) +
    [110, 266].map((x) => pen.padded(roundedRect(x, 240, 24, 22, 4), '#8b857e', { width: 6 })).join('') +
    clothes(100, 76, 108, 62, mix(trim, second, 0.45)) +
    clothes(222, 84, 78, 56, '#eef4f5') +
    pen.path('M84 130H316V190Q316 210 296 210H104Q84 210 84 190Z', '#ffffff', 'opacity=".35"') +
    pen.path(
      'M84 130H316V190Q316 210 296 210H104Q84 210 84 190Z',
      pen.pattern('waffle', '#a79e94', undefined, 0.6),
      'opacity=".6"',
    ) +
    pen.stroke('M84 132H316', trim, 8) +
    clothes(98, 286, 112, 74, second, pen.pattern('pinstripe', second)) +
    clothes(98, 366, 112, 62, tone(main, 0.06)) +
    clothes(222, 286, 82, 96, mix(main, '#ffffff', 0.5), pen.pattern('dots', main)) +
    clothes(222, 392, 82, 38, '#f8f4ec') +
    pen.stroke('M84 276L316 438M316 276L84 438', tone(trim, -0.06), 13) +
    pen.stroke('M84 274L316 436M316 274L84 436', trim, 8) +
    pen.padded(roundedRect(182, 340, 36, 32, 7), '#57514c', { width: 8, light: 0.4 }) +
    pen.stroke('M160 462Q160 484 178 484H222Q240 484 240 462', '#8b857e', 9)
  )
}
