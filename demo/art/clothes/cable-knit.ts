/** A jumper with cables: strands that twist over one another, between rows of purl. */
import { tone } from '../colour.ts'
import { cuff, pile } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { ellipse, rounded } from '../shapes.ts'
import { LONG, LONG_CUFFS, armholes, front } from './parts.ts'

/** One twist after the other: each strand crosses from the left to the right and goes under the next. */
function twists(x: number, top: number, count: number, wide: number, step: number): string {
  return Array.from({ length: count }, (_, i) => {
    const y = top + i * step
    const at = (dx: number, dy: number) => `${rounded(x + dx * wide)} ${rounded(y + dy * step)}`
    return `M${at(-1, 0)}C${at(-0.9, 0.62)} ${at(1.1, 0.5)} ${at(1, 1.16)}C${at(0.96, 1.5)} ${at(0.5, 1.5)} ${at(0.16, 1.2)}C${at(-0.3, 0.82)} ${at(-1.06, 0.86)} ${at(-1, 0)}Z`
  }).join('')
}

/** A cable: a furrow on both sides, the strands, and the light on each. */
function cable(pen: Pen, colour: string, x: number, [top, count]: [number, number], wide: number, step: number): string {
  const strands = twists(x, top, count, wide, step)
  const end = top + count * step + step * 0.4
  const furrow = `M${x - wide - 5} ${top}V${end}M${x + wide + 5} ${top}V${end}`
  return (
    pen.stroke(furrow, tone(colour, -0.2), 5, `opacity=".5" filter="${pen.blur(1.5)}"`) +
    pen.path(strands, tone(colour, 0.03), `stroke="${tone(colour, -0.2)}" stroke-width="2.2" stroke-linejoin="round"`) +
    pen.path(strands, tone(colour, 0.14), `opacity=".5" transform="translate(${rounded(x * 0.42 - 2)} -3) scale(.58 1)"`)
  )
}

const HEM = 'M105 366C160 380 240 380 295 366C298 380 297 394 293 406C240 416 160 416 107 406C103 394 102 380 105 366Z'

/** A cable-knit jumper with a roll neck. */
export function cableKnit(pen: Pen, { main }: Paint): string {
  const knit = pen.pattern('knit', main)
  const rib = pen.pattern('rib', main)
  const body = front(388, 96)
  const sleeve = (side: 1 | -1) =>
    `<g transform="rotate(${side * -17} ${200 + side * 76} 116)">${cable(pen, main, 200 + side * 79, [142, 6], 9, 24)}</g>`
  const moss = [128, 272].map((x) => `M${x} 196V368M${x + 9} 196V368`).join('')
  return (
    pile(pen, [LONG[0], main, { width: 26, pattern: knit }], [LONG[1], tone(main, -0.01), { width: 26, pattern: knit }]) +
    sleeve(-1) +
    sleeve(1) +
    LONG_CUFFS.map((outline) => cuff(pen, outline, main, 9)).join('') +
    pile(pen, [HEM, main, { width: 12, pattern: rib }], [body, main, { width: 34, shade: 0.4, pattern: knit }]) +
    pen.stroke(moss, tone(main, -0.16), 3, 'stroke-dasharray="1.500 6" opacity=".7"') +
    cable(pen, main, 160, [174, 9], 11, 21) +
    cable(pen, main, 200, [158, 7], 17, 28) +
    cable(pen, main, 240, [174, 9], 11, 21) +
    pen.shade(body, 'M232 150C300 160 300 300 292 392H250C276 300 268 200 232 150Z', 0.2, 14) +
    cuff(pen, HEM, main, 12) +
    armholes(pen, main) +
    pen.shade(body, ellipse(200, 134, 62, 22), 0.32, 7) +
    cuff(pen, 'M150 74C148 62 252 62 250 74L262 112C254 162 146 162 138 112Z', main, 14) +
    pen.stroke('M146 100C170 112 230 112 254 100', tone(main, -0.18), 2.4, 'opacity=".6"') +
    pen.path('M154 70C170 80 230 80 246 70C230 64 170 64 154 70Z', tone(main, -0.2))
  )
}
