/** A roller on a stick: two wheels, and a clear drum between them in which beads rattle. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import { nth, type Paint } from '../paint.ts'
import { MANY } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse } from '../shapes.ts'

const CLEAR = '#eef3f3'
/** Middle, size and colour of the beads, by `MANY`. */
const BEADS = [
  [146, 398, 15, 0],
  [176, 404, 16, 1],
  [207, 402, 15, 3],
  [232, 392, 14, 7],
  [160, 375, 14, 2],
  [192, 378, 15, 5],
  [220, 372, 13, 4],
] as const

export function pushAlong(pen: Pen, { main, second, trim, wood }: Paint): string {
  const drum = 'M112 294H262C282 294 298 322 298 358C298 394 282 422 262 422H112C92 422 78 394 78 358C78 322 92 294 112 294Z'
  const far = ellipse(108, 358, 40, 72)
  const rim = 'M262 286H274C300 286 320 318 320 358C320 398 300 430 274 430H262C236 430 216 398 216 358C216 318 236 286 262 286Z'
  const face = ellipse(262, 358, 46, 72)
  const slats = 'M116 304H244M112 412H244'
  return (
    pen.groundShadow(196, 428, 136, 14) +
    pen.stroke('M108 356L108 300C108 268 150 262 196 226', tone(wood, -0.14), 9) +
    pen.padded(
      'M96 286H108C132 286 148 318 148 358C148 398 132 430 108 430H96C72 430 56 398 56 358C56 318 72 286 96 286Z',
      tone(main, -0.1),
      {
        width: 18,
        shade: 0.44,
        light: 0.4,
      },
    ) +
    pen.padded(far, tone(main, -0.05), { width: 14, shade: 0.4 }) +
    pen.path(drum, CLEAR, 'opacity=".72"') +
    pen.path(drum, pen.bar(mix(second, CLEAR, 0.5)), 'opacity=".42"') +
    BEADS.map(
      ([x, y, r, i]) =>
        pen.path(circle(x + 3, y + 4, r), '#3a2418', 'opacity=".16"') +
        pen.padded(circle(x, y, r), nth(MANY, i), { width: r * 0.7, light: 0.6 }),
    ).join('') +
    pen.rod(slats, wood, 9) +
    pen.path('M122 316H236C240 322 242 328 243 334H120C119 328 120 322 122 316Z', '#fff', 'opacity=".62"') +
    pen.padded(rim, tone(main, -0.09), { width: 12, shade: 0.44, light: 0.3 }) +
    pen.padded(face, main, { width: 20, shade: 0.38, light: 0.52 }) +
    pen.wood(ellipse(260, 358, 31, 50), wood, { width: 9, seed: 3 }) +
    `<g transform="translate(260 358) scale(.66 1)">${icon(pen, 'star', 0, 0, 1.1, trim)}</g>` +
    pen.rod('M262 356C288 330 262 292 226 256C212 242 204 234 200 222', wood, 9) +
    pen.path(circle(262, 357, 8), pen.ball(tone(wood, -0.08))) +
    pen.rod('M198 234L322 60', wood, 15) +
    pen.padded('M184 232C184 214 196 204 212 208C226 212 228 230 218 242C206 254 186 250 184 232Z', trim, {
      width: 10,
      light: 0.5,
    }) +
    pen.padded(circle(326, 54, 23), trim, { width: 14, light: 0.5 })
  )
}
