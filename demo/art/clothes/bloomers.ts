/** A dress with flounces, and the bloomers that belong to it. */
import { tone } from '../colour.ts'
import { button, cuff, fold, pile } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { rounded, symmetric } from '../shapes.ts'
import { still } from '../still-life.ts'

/** A gathered edge from `left` to `right` at `y`: its lower line waves. */
function flounce(left: number, right: number, y: number, depth: number): string {
  const waves = 12
  const step = (right + 8 - (left - 8)) / waves
  const low = Array.from(
    { length: waves },
    (_, i) => `q${rounded(-step / 2)} ${i % 2 ? 12 : 16} ${rounded(-step)} ${i < waves / 2 ? 3 : -3}`,
  )
  return `M${left} ${y}Q${(left + right) / 2} ${y + 24} ${right} ${y}L${right + 8} ${y + depth}${low.join('')}Z`
}

const gathers = (pen: Pen, colour: string, [x1, x2]: [number, number], y: number, depth: number, bend: number): string =>
  fold(
    pen,
    Array.from({ length: 11 }, (_, i) => {
      const t = (i + 0.5) / 11
      const x = x1 + (x2 - x1) * t
      return `M${rounded(x)} ${rounded(y + bend * Math.sin(Math.PI * t))}l${rounded((t - 0.5) * 10)} ${depth}`
    }).join(''),
    colour,
    2.2,
  )

/** Bloomers: wide, with elastic at the waist and frills round the legs. */
export function bloomers(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const body = symmetric(
    200,
    [200, 160],
    [244, 158, 286, 160, 300, 164],
    [330, 200, 350, 250, 346, 306],
    [320, 330, 276, 342, 240, 340],
    [232, 318, 220, 304, 200, 302],
  )
  const leg = (side: 1 | -1) => {
    const x = (by: number) => rounded(200 + side * by)
    const frill = `M${x(148)} 300C${x(120)} 326 ${x(76)} 340 ${x(38)} 334L${x(34)} 362q${side * 10} 10 ${side * 20} 1q${side * 10} 9 ${side * 21} -1q${side * 10} 7 ${side * 21} -4q${side * 11} 5 ${side * 21} -8q${side * 11} 3 ${side * 21} -12q${side * 10} 0 ${side * 18} -14Z`
    return pen.padded(frill, second, { width: 10, shade: 0.36 }) + gathers(pen, second, [x(146), x(40)], 318, 26, 18)
  }
  return (
    pile(pen, [body, main, { width: 40, shade: 0.42, pattern: print }]) +
    fold(
      pen,
      'M130 190Q104 240 84 300M158 190Q140 250 116 318M186 190Q180 240 166 300M214 190Q220 240 234 300M242 190Q260 250 284 318M270 190Q296 240 316 300',
      main,
      3,
    ) +
    leg(-1) +
    leg(1) +
    cuff(pen, 'M98 146C160 158 240 158 302 146L304 178C240 190 160 190 96 178Z', second, 12) +
    pen.padded(
      'M200 176C180 156 158 160 162 176C166 190 186 190 200 180C214 190 234 190 238 176C242 160 220 156 200 176Z',
      trim,
      {
        width: 7,
      },
    )
  )
}

/** A dress with puffed sleeves, a yoke and two flounces. */
function flounced(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const skirt = symmetric(200, [200, 190], [246, 190], [276, 250, 298, 306, 308, 346], [270, 362, 236, 366, 200, 366])
  const top = symmetric(
    200,
    [200, 126],
    [222, 124, 230, 112, 236, 96],
    [254, 92, 266, 98, 276, 108],
    [266, 140, 258, 170, 252, 200],
    [236, 206, 218, 206, 200, 206],
  )
  const sleeve = (side: 1 | -1) => {
    const x = (by: number) => rounded(200 + side * by)
    const puff = `M${x(52)} 98C${x(78)} 76 ${x(124)} 88 ${x(132)} 130C${x(134)} 158 ${x(104)} 176 ${x(70)} 162Z`
    return (
      pen.flatShadow(puff, { opacity: 0.2 }) +
      pen.padded(puff, tone(main, side > 0 ? -0.01 : 0.01), { width: 26, shade: 0.42, pattern: print }) +
      fold(pen, `M${x(64)} 104Q${x(80)} 130 ${x(90)} 160M${x(84)} 98Q${x(100)} 122 ${x(110)} 152`, main) +
      pen.stroke(`M${x(70)} 163Q${x(104)} 182 ${x(133)} 152`, second, 9)
    )
  }
  const hem = flounce(92, 308, 340, 46)
  return (
    sleeve(-1) +
    sleeve(1) +
    pile(pen, [hem, second, { width: 14, shade: 0.38 }]) +
    gathers(pen, second, [94, 306], 352, 36, 16) +
    pile(pen, [skirt, main, { width: 32, shade: 0.36, pattern: print }]) +
    fold(pen, 'M164 204Q146 280 124 350M184 204Q178 290 168 360M216 204Q222 290 232 360M236 204Q254 280 276 350', main, 2.6) +
    pen.stroke('M95 344Q200 380 305 344', tone(main, -0.14), 3, 'opacity=".5"') +
    pile(pen, [top, main, { width: 20, pattern: print }]) +
    pen.path('M166 97C170 128 230 128 234 97C214 106 186 106 166 97Z', tone(main, -0.22)) +
    pen.stroke('M164 97C168 134 232 134 236 97', second, 10) +
    pen.stroke('M148 198Q200 212 252 198', second, 11) +
    pen.padded(
      'M200 206C178 184 152 188 156 206C160 222 184 222 200 212C216 222 240 222 244 206C248 188 222 184 200 206Z',
      trim,
      {
        width: 7,
      },
    ) +
    pen.stroke('M194 210C188 236 184 250 176 268M206 210C212 236 218 250 222 270', trim, 6) +
    [144, 166].map((y) => button(pen, 200, y, trim, 5)).join('')
  )
}

export const dressWithBloomers = (pen: Pen, paint: Paint): string =>
  still(pen, paint, [
    { draw: flounced, x: 150, y: 210, scale: 0.92, turn: -3 },
    { draw: bloomers, x: 292, y: 408, scale: 0.54, turn: 5 },
  ])
