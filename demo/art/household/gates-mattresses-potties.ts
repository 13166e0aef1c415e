/** Gates, mattresses, thermometers and potties. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { cornerGuards } from './corner-guards.ts'
import { knob } from './parts.ts'
import { playpen } from './playpen.ts'
import { toiletSeat } from './toilet-seats.ts'

/** Safety at home. Variants: 0 gate, 1 playpen, 2 corner guards. */
export function gate(pen: Pen, paint: Paint): string {
  const { main, trim, wood, variant } = paint
  if (variant === 1) return playpen(pen, paint)
  if (variant === 2) return cornerGuards(pen, paint)
  const bars = (from: number, to: number, y: number, height: number, step: number): string => {
    let drawing = ''
    for (let x = from; x <= to; x += step)
      drawing += pen.wood(roundedRect(x - 5, y, 10, height, 5), tone(wood, 0.02), { seed: x % 7, direction: 90, width: 6 })
    return drawing
  }
  return (
    pen.groundShadow(200, 422, 160, 12) +
    pen.wood(roundedRect(44, 168, 20, 250, 8), tone(wood, -0.05), { direction: 90, width: 8 }) +
    pen.wood(roundedRect(336, 168, 20, 250, 8), tone(wood, -0.05), { direction: 90, width: 8 }) +
    bars(91, 309, 196, 196, 31) +
    pen.wood(roundedRect(66, 178, 268, 24, 10), wood, { width: 9 }) +
    pen.wood(roundedRect(66, 386, 268, 24, 10), wood, { width: 9 }) +
    pen.padded(roundedRect(286, 162, 56, 34, 12), main, { width: 10 }) +
    pen.path(circle(314, 179, 6), trim)
  )
}

/** Mattresses. Variants: 0 firm with piping, 1 two sides, 2 with its cover folded back. */
export function mattress(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const side = 'M34 330L204 396L370 316V354Q370 362 362 366L212 434Q204 438 196 434L42 372Q34 368 34 360Z'
  const top = 'M42 318L190 250Q200 246 210 250L362 304Q374 310 362 318L212 388Q204 392 196 388L42 330Q34 324 42 318Z'
  let drawing =
    pen.groundShadow(202, 424, 168, 22) + pen.padded(side, variant === 1 ? second : tone(main, -0.03), { width: 16, shade: 0.36 })
  drawing +=
    pen.padded(top, main, {
      width: 26,
      pattern: variant === 1 ? pen.pattern('quilt', main) : pen.pattern(pattern, main),
      shade: 0.3,
    }) + pen.stroke('M38 326L198 390Q204 392 212 389L366 315', trim, 4)
  if (variant === 2)
    drawing +=
      pen.padded('M210 250L362 304Q374 310 362 318L290 352Q250 300 176 264Q190 252 210 250Z', second, { width: 16 }) +
      pen.stroke('M176 264Q250 300 290 352', trim, 4)
  if (variant === 0)
    drawing += pen.path(
      [0, 1, 2].flatMap((i) => [0, 1, 2].map((k) => ellipse(130 + i * 62 + k * 26, 330 + i * 16 - k * 24, 5, 3))).join(''),
      tone(main, -0.2),
      'opacity=".6"',
    )
  return drawing
}

/** Health. Variants: 0 stick thermometer, 1 infrared thermometer, 2 humidifier. */
export function thermometer(pen: Pen, { main, second, trim, variant }: Paint): string {
  const shown = (x: number, y: number, w: number, height: number): string =>
    pen.path(
      roundedRect(x, y, w, height, 8),
      pen.linear([
        [0, '#dfe8dc'],
        [1, '#bccab8'],
      ]),
    ) +
    pen.path(
      [0.2, 0.42, 0.64].map((at) => roundedRect(x + w * at, y + height * 0.3, w * 0.14, height * 0.4, 3)).join(''),
      INK,
      'opacity=".7"',
    )
  if (variant === 1)
    return (
      pen.groundShadow(206, 420, 84, 13) +
      pen.padded('M178 236L262 236Q268 320 284 396Q286 418 262 418H204Q184 418 184 396Q188 310 178 236Z', second, { width: 26 }) +
      pen.padded(roundedRect(92, 122, 226, 124, 54), second, { width: 32, shade: 0.4 }) +
      pen.padded('M112 140Q72 148 70 184Q72 220 112 228Q100 184 112 140Z', main, { width: 12 }) +
      pen.path(ellipse(80, 184, 8, 24), '#4a433d') +
      shown(186, 150, 104, 62) +
      pen.padded(roundedRect(166, 262, 30, 52, 12), main, { width: 10 })
    )
  if (variant === 2)
    return (
      pen.path(
        'M200 150q-26-34 0-66t0-58',
        'none',
        `stroke="#ffffff" stroke-width="16" stroke-linecap="round" opacity=".75" filter="${pen.blur(5)}"`,
      ) +
      pen.groundShadow(200, 420, 104, 14) +
      pen.padded(
        symmetric(200, [200, 150], [250, 154, 292, 214, 292, 284], [292, 300, 280, 306, 200, 306]),
        mix(second, '#ffffff', 0.4),
        {
          width: 34,
          light: 0.7,
          shade: 0.26,
        },
      ) +
      pen.padded(symmetric(200, [200, 300], [296, 300], [300, 350, 292, 414, 270, 416], [240, 420, 200, 420, 200, 420]), main, {
        width: 26,
      }) +
      pen.path(ellipse(200, 156, 20, 8), tone(second, -0.2)) +
      knob(pen, 200, 366, trim)
    )
  return (
    pen.flatShadow('M96 392L286 130L322 158L132 416Z', { opacity: 0.2 }) +
    `<g transform="rotate(36 200 260)">${pen.path(roundedRect(190, 58, 20, 90, 10), pen.tube('#c9ccce'))}${pen.padded('M178 130Q176 116 200 116Q224 116 222 130L232 398Q234 442 200 442Q166 442 168 398Z', second, { width: 24 })}${shown(176, 196, 48, 28)}${pen.padded(circle(200, 372, 17), main, { width: 8 })}</g>` +
    pen.path(circle(318, 392, 5), trim, 'opacity=".001"')
  )
}

/** Potties. Variants: 0 potty, 1 with a high back, 2 seat for the big toilet. */
export function potty(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 2) return toiletSeat(pen, paint)
  const body = 'M104 290C102 350 92 392 88 408Q88 420 104 420H296Q312 420 312 408C308 392 298 350 296 290Z'
  const back =
    variant === 1
      ? 'M112 300C108 200 130 130 200 130C270 130 292 200 288 300Z'
      : 'M126 292C122 232 152 204 200 204C248 204 278 232 274 292Z'
  return (
    pen.groundShadow(200, 420, 116, 14) +
    pen.padded(back, tone(main, -0.02), { width: 30 }) +
    (variant === 1
      ? pen.path(circle(172, 196, 6), trim) + pen.path(circle(228, 196, 6), trim) + pen.stroke('M188 214q12 9 24 0', trim, 4)
      : '') +
    pen.padded(body, main, { width: 32 }) +
    pen.padded(ellipse(200, 290, 108, 34), second, { width: 16 }) +
    pen.path(ellipse(200, 290, 70, 19), tone(second, -0.36)) +
    pen.padded('M182 300Q200 252 218 300Q214 322 200 322Q186 322 182 300Z', tone(second, 0.02), { width: 10 }) +
    pen.path(circle(200, 372, 16), trim, 'opacity=".85"')
  )
}
