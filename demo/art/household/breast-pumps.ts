/** Breast pumps: the shield that is laid on, the bottle below it, and what draws the milk. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'

const CLEAR = '#e7eded'
const SILICONE = '#f0dfc4'
const MILK = '#fdfaf2'

/** The bottle with its marks; milk stands in it. */
function bottle(pen: Pen, main: string): string {
  const outline =
    'M122 272H230V288C248 306 258 322 258 350V396C258 414 246 424 228 424H124C106 424 94 414 94 396V350C94 322 104 306 122 288Z'
  return (
    pen.padded(outline, CLEAR, { width: 26, shade: 0.24, light: 0.7, fill: pen.tube(CLEAR) }) +
    pen.path('M96 358C140 350 210 366 256 356V394C256 412 244 422 226 422H126C108 422 96 412 96 394Z', MILK, 'opacity=".95"') +
    pen.stroke('M112 326h22M112 346h34M112 366h22M112 386h34', tone(main, -0.16), 4) +
    pen.path('M240 322C248 346 248 374 244 396', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".75"') +
    pen.padded(roundedRect(114, 234, 124, 44, 12), main, { width: 14, fill: pen.tube(main) }) +
    pen.stroke('M134 240V274M155 238V276M176 238V276M197 238V276M218 240V274', tone(main, -0.14), 3, 'opacity=".6"')
  )
}

/** The shield, its tunnel and the body that sits on the bottle. */
function shield(pen: Pen, { main, second }: Paint): string {
  const rim = (rx: number, ry: number, colour: string, width: number) =>
    `<g transform="rotate(-52 80 118)">${pen.padded(ellipse(80, 118, rx, ry), colour, { width, light: 0.6 })}</g>`
  const body = 'M146 238C142 200 150 176 170 162L196 140C216 128 240 144 238 168C230 190 214 204 212 238Z'
  const cone = 'M36 174C66 184 106 190 152 204C176 196 190 176 192 150C152 130 138 96 124 62Z'
  return (
    pen.padded(body, CLEAR, { width: 20, shade: 0.3, light: 0.7 }) +
    pen.padded(cone, CLEAR, { width: 26, shade: 0.32, light: 0.7 }) +
    rim(74, 31, tone(CLEAR, 0.03), 12) +
    rim(62, 23, mix(SILICONE, second, 0.3), 18) +
    `<g transform="rotate(-52 80 118)">${pen.path(ellipse(88, 122, 24, 9), tone(SILICONE, -0.2))}</g>` +
    pen.path('M108 96C124 128 146 146 172 156', 'none', 'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"') +
    pen.padded('M168 148C164 124 180 106 206 106C234 106 248 124 244 150C232 164 180 164 168 148Z', main, {
      width: 16,
      light: 0.5,
    }) +
    pen.stroke('M176 150C194 158 222 158 238 150', tone(main, -0.16), 3, 'opacity=".6"')
  )
}

function manual(pen: Pen, paint: Paint): string {
  const { second, trim } = paint
  const handle =
    'M214 96C262 70 322 100 338 168C352 226 344 290 326 320C314 338 292 328 296 308C304 260 304 208 282 172C266 148 240 140 216 136C196 130 196 104 214 96Z'
  return (
    pen.groundShadow(190, 424, 116, 13) +
    bottle(pen, paint.main) +
    shield(pen, paint) +
    pen.padded(handle, second, { width: 22, shade: 0.4, light: 0.6 }) +
    pen.stroke('M288 156C318 196 322 252 312 306', tone(second, -0.12), 4, 'opacity=".6"') +
    pen.path(circle(222, 116, 11), pen.ball(trim))
  )
}

function electric(pen: Pen, paint: Paint): string {
  const { main, second, trim } = paint
  return (
    pen.groundShadow(176, 424, 100, 12) +
    pen.groundShadow(324, 424, 66, 10) +
    pen.stroke('M214 106C236 42 330 40 338 150C342 210 330 250 326 300', tone(CLEAR, -0.12), 11) +
    pen.stroke('M212 106C236 48 326 46 336 150C340 210 328 250 324 300', '#f7f9f9', 5) +
    bottle(pen, main) +
    shield(pen, paint) +
    pen.padded(roundedRect(274, 292, 106, 130, 30), mix(second, '#ffffff', 0.35), { width: 24, shade: 0.34, light: 0.6 }) +
    pen.padded(roundedRect(292, 312, 70, 42, 10), '#3f4a50', { width: 8, light: 0.3 }) +
    pen.stroke('M304 340v-8M316 340v-14M328 340v-20M340 340v-11', '#bfe0d8', 5) +
    pen.path(circle(327, 388, 17), pen.ball(main)) +
    pen.path(circle(298, 390, 7) + circle(356, 390, 7), pen.ball(trim)) +
    pen.padded(roundedRect(314, 284, 24, 18, 6), '#8d9296', { width: 6 })
  )
}

/** A pump that is worn in a bra. */
const worn = (pen: Pen, { main, second, trim }: Paint): string =>
  pen.groundShadow(200, 412, 118, 14) +
  pen.padded(symmetric(200, [200, 150], [300, 150, 330, 250, 322, 330], [314, 396, 260, 412, 200, 412]), second, { width: 44 }) +
  pen.path(circle(200, 292, 64), pen.matte(tone(second, -0.08))) +
  pen.path(circle(200, 292, 26), pen.ball(tone(second, -0.2))) +
  pen.padded(roundedRect(170, 168, 60, 40, 18), main, { width: 12 }) +
  pen.path(circle(200, 188, 6), trim)

/** Breast pumps. Variants: 0 by hand, 1 with a motor, 2 worn. */
export const pump = (pen: Pen, paint: Paint): string => [manual, electric, worn][paint.variant]?.(pen, paint) ?? ''
