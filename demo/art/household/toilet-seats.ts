/** A seat that makes the toilet smaller: a padded ring with handles and a guard at the front. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { ellipse, roundedRect } from '../shapes.ts'

const RING = 'M200 104C284 104 330 180 330 262C330 350 276 404 200 404C124 404 70 350 70 262C70 180 116 104 200 104Z'
const CUSHION = 'M200 132C266 132 302 194 302 262C302 336 258 380 200 380C142 380 98 336 98 262C98 194 134 132 200 132Z'
/** It runs the other way round than the outlines: what is inside is open. */
const HOLE = ellipse(200, 284, 58, 64)

export function toiletSeat(pen: Pen, { main, second, trim }: Paint): string {
  const soft = mix(second, '#ffffff', 0.3)
  const handle = (side: 1 | -1) => {
    const x = (by: number) => 200 + side * by
    const grip = `M${x(112)} 196C${x(150)} 190 ${x(170)} 214 ${x(170)} 248C${x(170)} 284 ${x(150)} 306 ${x(112)} 302`
    return (
      pen.stroke(grip, '#3a2418', 26, `opacity=".2" transform="translate(5 9)" filter="${pen.blur(6)}"`) +
      pen.rod(grip, trim, 25) +
      pen.stroke(`M${x(158)} 226v44`, tone(trim, -0.14), 3, 'stroke-dasharray="2 8"')
    )
  }
  return (
    handle(-1) +
    handle(1) +
    pen.flatShadow(RING + HOLE, { opacity: 0.28 }) +
    pen.padded(RING + HOLE, main, { width: 26, shade: 0.42, light: 0.5 }) +
    pen.flatShadow(CUSHION + HOLE, { opacity: 0.16, blur: 5, dx: 2, dy: 4 }) +
    pen.padded(CUSHION + HOLE, soft, { width: 36, shade: 0.34, light: 0.65 }) +
    pen.seam(
      'M200 142C260 142 292 198 292 262C292 330 252 370 200 370C148 370 108 330 108 262C108 198 140 142 200 142Z',
      soft,
      2,
    ) +
    pen.padded(
      'M158 196C158 150 178 126 200 126C222 126 242 150 242 196C242 222 226 232 200 232C174 232 158 222 158 196Z',
      tone(main, 0.03),
      {
        width: 20,
        shade: 0.42,
        light: 0.6,
      },
    ) +
    icon(pen, 'drop', 200, 186, 0.56, trim) +
    pen.padded(roundedRect(182, 392, 36, 20, 9), tone(main, -0.08), { width: 7 })
  )
}
