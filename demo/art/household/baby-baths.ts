/** Baby baths. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse } from '../shapes.ts'

/** Bath tub for babies. Variants: 0 with duck, 1 with foam, 2 on legs. */
export function bath(pen: Pen, { main, second, trim, variant }: Paint): string {
  const tub = 'M52 256H348C352 320 330 392 274 396H126C70 392 48 320 52 256Z'
  const rim = 'M46 240H354C368 242 368 266 354 268H46C32 266 32 242 46 240Z'
  let o =
    variant === 2
      ? pen.groundShadow(200, 438, 132, 12) +
        pen.rod('M126 390L98 434M274 390L302 434M150 392L178 436M250 392L222 436', '#e0bd92', 12)
      : pen.groundShadow(200, 398, 142, 14)
  const bub = (x: number, y: number, r: number): string =>
    pen.path(
      circle(x, y, r),
      pen.radial([
        [0, '#ffffff', 0.98],
        [0.7, '#f4fbfc', 0.95],
        [1, '#cfe2e6', 0.95],
      ]),
    ) + pen.path(ellipse(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.16), '#fff')
  if (variant === 0) {
    const y = '#f3c24b'
    const duck =
      'M220 244C206 206 226 200 238 200C232 180 244 158 268 158C294 158 306 178 300 198C296 212 304 214 318 206C326 232 310 246 296 248Z'
    o +=
      pen.path('M302 178C318 174 332 180 334 186C326 194 310 194 302 190Z', pen.matte('#e0702f')) +
      pen.padded(duck, y, { width: 20, light: 0.6 }) +
      pen.path(circle(284, 178, 4.5), '#33271f')
  } else
    o += (
      [
        [92, 226, 24],
        [130, 212, 32],
        [172, 222, 26],
        [206, 204, 34],
        [246, 220, 28],
        [284, 210, 30],
        [318, 228, 20],
        [112, 196, 15],
        [232, 182, 17],
      ] as const
    )
      .map(([x, y, r]) => bub(x, y, r))
      .join('')
  o += bub(98, 230, 18) + bub(132, 234, 13) + bub(166, 236, 10)
  o +=
    pen.padded(tub, main, { width: 44, shade: 0.42, light: 0.55 }) +
    pen.padded(rim, tone(main, 0.03), { width: 14, light: 0.7, shade: 0.34 }) +
    pen.shade(tub, 'M52 264H348V282H52Z', 0.24, 6)
  o += pen.path(ellipse(104, 316, 10, 26), '#fff', `opacity=".3" filter="${pen.blur(4)}"`)
  if (variant !== 1)
    o +=
      pen.path(circle(200, 330, 22), pen.matte(tone(main, -0.05)), 'opacity=".7"') +
      pen.stroke('M190 332q10-20 20 0M190 332q10 10 20 0', tone(main, 0.1), 3)
  return o
}
