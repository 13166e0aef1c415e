/** Things on wheels folded, and from the front. */
import { mix, tone } from '../../colour.ts'
import { placed } from '../../garment-parts.ts'
import type { Paint } from '../../paint.ts'
import { DARK } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect } from '../../shapes.ts'
import { disc } from '../../transport/spoked-wheels.ts'
import { foldedPushchair } from './gear.ts'

const STEEL = '#c3c6c8'

/** A pushchair for two folded: the seats side by side, or one behind the other. */
export function foldedTwin(pen: Pen, paint: Paint): string {
  if (paint.variant === 1)
    return (
      placed(252, 240, 0.82, foldedPushchair(pen, { ...paint, main: tone(paint.main, -0.03) })) +
      placed(158, 262, 0.9, foldedPushchair(pen, paint))
    )
  return (
    placed(118, 276, 0.84, foldedPushchair(pen, paint)) +
    placed(276, 276, 0.84, foldedPushchair(pen, paint)) +
    pen.rod('M96 134H300', paint.frame, 9) +
    pen.stroke('M112 134H288', '#7a5238', 16) +
    pen.stroke('M114 130H284', '#a3724e', 6)
  )
}

/** A wheel that comes towards the viewer. */
const wheelAhead = (pen: Pen, x: number, y: number, high: number, wide: number): string =>
  pen.padded(roundedRect(x - wide / 2, y - high, wide, high, wide / 2), DARK, { width: wide * 0.5, light: 0.35 }) +
  pen.stroke(
    Array.from({ length: 9 }, (_, i) => `M${x - wide * 0.34} ${y - high + 14 + (i * (high - 28)) / 8}h${wide * 0.68}`).join(''),
    '#57514c',
    2.4,
    'opacity=".7"',
  )

const bars = (pen: Pen, y: number, second: string, wide: number): string =>
  pen.rod(
    `M${200 - wide} ${y}C${200 - wide * 0.5} ${y - 6} ${200 - wide * 0.4} ${y + 12} 200 ${y + 12}S${200 + wide * 0.5} ${y - 6} ${200 + wide} ${y}`,
    STEEL,
    11,
  ) +
  [-1, 1]
    .map((side) =>
      pen.padded(roundedRect(side < 0 ? 200 - wide - 18 : 200 + wide - 34, y - 11, 52, 22, 11), second, { width: 9 }),
    )
    .join('')

/** A balance bike or first bike from the front. */
export function bikeFront(pen: Pen, { main, second, trim, wood, variant }: Paint): string {
  const colour = variant === 0 ? wood : main
  const grips = variant === 0 ? second : trim
  const stabilisers = variant > 2 ? [104, 296] : []
  return (
    pen.groundShadow(204, 426, variant > 2 ? 124 : 70, 12) +
    (variant > 2 ? pen.rod('M112 396L160 350H240L288 396', STEEL, 9) : '') +
    stabilisers.map((x) => wheelAhead(pen, x, 422, 66, 20)).join('') +
    wheelAhead(pen, 200, 424, 204, 32) +
    pen.path(ellipse(200, 322, 34, 7), pen.bar(STEEL)) +
    pen.rod('M172 322C168 280 170 236 178 208', colour, 13) +
    pen.rod('M228 322C232 280 230 236 222 208', colour, 13) +
    pen.padded('M164 216C164 196 236 196 236 216V232C236 244 164 244 164 232Z', colour, { width: 12 }) +
    pen.padded(roundedRect(184, 128, 32, 84, 12), colour, { width: 14, fill: pen.tube(colour) }) +
    pen.padded('M168 116C168 92 232 92 232 116C236 126 226 134 200 134C174 134 164 126 168 116Z', mix(second, '#fffaf2', 0.3), {
      width: 12,
    }) +
    bars(pen, 124, grips, 106) +
    (variant === 2 || variant === 4
      ? pen.padded('M140 146H260L250 212H150Z', '#d9b483', { width: 12, pattern: pen.pattern('waffle', '#d9b483') }) +
        pen.stroke('M136 146H264', '#b98d5f', 9)
      : pen.padded(roundedRect(178, 150, 44, 44, 12), trim, { width: 9 }) + pen.path(circle(200, 172, 10), pen.ball(second)))
  )
}

/** A tricycle from the front; a ride-on with its four wheels and lamps. */
export function trikeFront(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 2)
    return (
      pen.groundShadow(204, 426, 146, 14) +
      [102, 298].map((x) => wheelAhead(pen, x, 424, 104, 38)).join('') +
      pen.stroke('M156 176C156 128 244 128 244 176', DARK, 13) +
      pen.padded(
        'M88 256C88 204 136 186 200 186C264 186 312 204 312 256V344C312 374 290 388 260 388H140C110 388 88 374 88 344Z',
        main,
        {
          width: 40,
          shade: 0.42,
          light: 0.55,
        },
      ) +
      pen.padded('M120 214C146 200 254 200 280 214L268 246C226 238 174 238 132 246Z', tone(main, -0.22), {
        width: 10,
        light: 0.2,
      }) +
      [136, 264]
        .map((x) => pen.path(circle(x, 290, 25), pen.ball(STEEL)) + pen.path(circle(x, 290, 17), pen.ball('#fbf1c9')))
        .join('') +
      pen.padded(roundedRect(168, 286, 64, 44, 14), tone(main, -0.2), { width: 9 }) +
      pen.stroke('M178 298H222M178 308H222M178 318H222', STEEL, 4) +
      pen.padded(roundedRect(104, 350, 192, 22, 11), mix(second, STEEL, 0.4), { width: 9 }) +
      pen.path(circle(200, 262, 13), pen.ball(trim))
    )
  return (
    pen.groundShadow(204, 426, 132, 13) +
    pen.rod('M108 378H292', tone(main, -0.1), 12) +
    [102, 298].map((x) => wheelAhead(pen, x, 420, 92, 26)).join('') +
    pen.padded('M146 190C146 164 254 164 254 190L246 262H154Z', variant === 1 ? trim : second, { width: 22, shade: 0.38 }) +
    (variant === 1
      ? pen.rod('M200 170V74', STEEL, 10) +
        pen.padded('M112 108C120 56 280 56 288 108C250 92 150 92 112 108Z', main, { width: 18, shade: 0.4 })
      : '') +
    wheelAhead(pen, 200, 426, 166, 30) +
    pen.rod('M174 346C170 310 172 280 180 256', main, 12) +
    pen.rod('M226 346C230 310 228 280 220 256', main, 12) +
    pen.padded(roundedRect(130, 334, 44, 22, 6), DARK, { width: 8 }) +
    pen.padded(roundedRect(226, 334, 44, 22, 6), DARK, { width: 8 }) +
    pen.padded(roundedRect(182, 176, 36, 90, 13), main, { width: 14, fill: pen.tube(main) }) +
    bars(pen, 178, trim, 96) +
    pen.path(circle(200, 214, 12), pen.ball(trim))
  )
}

/** A scooter folded: its bar lies on the deck. */
export function scooterFolded(pen: Pen, { main, second, trim, variant }: Paint): string {
  return (
    pen.groundShadow(206, 426, 168, 13) +
    disc(pen, 64, 392, 30) +
    pen.padded('M58 366H304C320 366 326 384 314 394C290 404 110 404 62 396C46 388 46 370 58 366Z', main, { width: 14 }) +
    pen.stroke('M86 374H286', '#4a433e', 7, 'stroke-dasharray="10 6"') +
    pen.padded('M296 388C296 350 312 322 336 322C352 322 356 338 350 350L328 396Z', tone(main, -0.04), { width: 12 }) +
    (variant === 3 ? disc(pen, 344, 384, 40) : disc(pen, 362, 388, 34, { rim: '#a8a097' }) + disc(pen, 332, 392, 34)) +
    pen.rod('M330 330L80 318', STEEL, 13) +
    pen.rod('M330 330L214 324', main, 18) +
    pen.padded(roundedRect(306, 312, 40, 34, 10), '#57514c', { width: 9 }) +
    pen.path(circle(326, 329, 9), pen.ball(trim)) +
    pen.rod('M82 262C70 290 70 340 80 372', STEEL, 12) +
    pen.padded(roundedRect(66, 236, 30, 58, 13), second, { width: 10 }) +
    pen.padded(roundedRect(60, 340, 30, 52, 13), second, { width: 10 }) +
    pen.stroke('M150 322C146 344 150 360 160 372', trim, 9)
  )
}
