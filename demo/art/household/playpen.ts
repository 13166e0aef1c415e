/** A wooden playpen: four barred sides that meet in posts, a mat on its floor. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, rounded, roundedRect } from '../shapes.ts'

/** Where the front and the back side stand: left, right, upper rail, lower rail. */
const FRONT = { left: 42, right: 358, top: 236, bottom: 402 }
const BACK = { left: 92, right: 308, top: 186, bottom: 322 }
const BARS_OF_A_SIDE = 4

/** The bars of a side, from front to back, and its rails. */
function side(pen: Pen, front: number, back: number, wood: string): string {
  const at = (from: number, to: number, t: number) => rounded(from + (to - from) * t)
  const bars = Array.from({ length: BARS_OF_A_SIDE }, (_, i) => {
    const t = (i + 1) / (BARS_OF_A_SIDE + 1)
    return pen.rod(
      `M${at(front, back, t)} ${at(FRONT.top, BACK.top, t)}V${at(FRONT.bottom, BACK.bottom, t)}`,
      tone(wood, -0.02 - t * 0.04),
      9 - t * 2,
    )
  }).toReversed()
  return (
    bars.join('') +
    pen.rod(`M${back} ${BACK.bottom}L${front} ${FRONT.bottom}`, tone(wood, -0.05), 14) +
    pen.rod(`M${back} ${BACK.top}L${front} ${FRONT.top}`, tone(wood, -0.01), 16)
  )
}

export function playpen(pen: Pen, { main, second, trim, wood }: Paint): string {
  const upright = (x: number, y: number, high: number, wide: number, colour: string, seed: number) =>
    pen.wood(roundedRect(x - wide / 2, y, wide, high, wide / 2), colour, { seed, direction: 90, width: wide * 0.6 })
  const bars = (from: number, to: number, n: number, [top, bottom]: [number, number], wide: number, colour: string) =>
    Array.from({ length: n }, (_, i) => {
      const x = rounded(from + ((i + 1) * (to - from)) / (n + 1) - wide / 2)
      return pen.path(roundedRect(x, top, wide, bottom - top, wide / 2), pen.tube(colour))
    }).join('')
  const mat = 'M44 396L92 322Q94 316 100 316H300Q306 316 308 322L356 396Q356 402 348 402H52Q44 402 44 396Z'
  const far = tone(wood, -0.09)
  return (
    pen.groundShadow(200, 416, 170, 18) +
    bars(BACK.left, BACK.right, 9, [BACK.top, BACK.bottom], 7, far) +
    pen.wood(roundedRect(BACK.left, BACK.top - 7, 216, 14, 7), far, { seed: 2, width: 6 }) +
    pen.wood(roundedRect(BACK.left, BACK.bottom - 12, 216, 12, 6), far, { seed: 3, width: 6 }) +
    upright(BACK.left, BACK.top - 10, 148, 15, tone(wood, -0.06), 4) +
    upright(BACK.right, BACK.top - 10, 148, 15, tone(wood, -0.08), 5) +
    pen.padded(mat, main, { width: 20, shade: 0.36, pattern: pen.pattern('quilt', main) }) +
    pen.shade(mat, 'M86 314H314V336H86ZM44 404L98 316H124L84 404Z', 0.22, 9) +
    pen.stroke('M56 398L100 324H300L344 398', second, 3, 'opacity=".6"') +
    side(pen, FRONT.left, BACK.left, wood) +
    side(pen, FRONT.right, BACK.right, tone(wood, -0.03)) +
    bars(FRONT.left, FRONT.right, 9, [FRONT.top, FRONT.bottom], 11, wood) +
    pen.wood(roundedRect(FRONT.left - 4, FRONT.bottom - 10, 324, 20, 9), tone(wood, -0.02), { seed: 7, width: 9 }) +
    pen.wood(roundedRect(FRONT.left - 4, FRONT.top - 11, 324, 22, 10), wood, { seed: 6, width: 10 }) +
    [FRONT.left, FRONT.right]
      .map((x) => upright(x, FRONT.top - 16, 200, 21, wood, x % 9) + pen.path(circle(x, FRONT.top - 18, 13), pen.ball(trim)))
      .join('')
  )
}
