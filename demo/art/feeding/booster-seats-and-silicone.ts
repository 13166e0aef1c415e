/** Booster seats and silicone tableware. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { faceOn, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { STEEL } from './parts.ts'

function chairCushions(pen: Pen, { main, trim, pattern }: Paint): string {
  const cloth = pen.pattern(pattern, main)
  const back = symmetric(
    200,
    [200, 70],
    [256, 70, 280, 92, 284, 138],
    [288, 190, 290, 226, 284, 252],
    [256, 266, 230, 268, 200, 268],
  )
  const seat = symmetric(
    200,
    [200, 284],
    [256, 284, 294, 280, 304, 308],
    [314, 350, 306, 398, 284, 412],
    [260, 424, 230, 426, 200, 426],
  )
  const tie = (x: number, y: number, s: number): string =>
    pen.stroke(`M${x} ${y}c${s * 30}-10 ${s * 40} 10 ${s * 48} 26M${x} ${y}c${s * 26} 4 ${s * 24} 26 ${s * 30} 44`, trim, 6)
  return (
    tie(286, 110, 1) +
    tie(114, 110, -1) +
    pen.flatShadow(back, { blur: 13 }) +
    pen.flatShadow(seat, { blur: 13 }) +
    pen.padded(back, main, { width: 40, shade: 0.42, pattern: cloth }) +
    pen.padded(seat, main, { width: 44, shade: 0.42, pattern: cloth }) +
    [
      [160, 132],
      [240, 132],
      [160, 206],
      [240, 206],
      [152, 348],
      [248, 348],
    ]
      .map(
        ([x, y]) =>
          pen.path(circle(x as number, (y as number) + 3, 8), tone(main, -0.24), 'opacity=".5"') +
          pen.path(circle(x as number, y as number, 7), pen.ball(trim)),
      )
      .join('')
  )
}

function clipOnChair(pen: Pen, { main, second, trim, pattern, wood }: Paint): string {
  const cloth = pen.pattern(pattern, main)
  const back = 'M64 120C60 92 96 82 114 100C132 128 142 190 150 262L150 330C120 336 100 318 92 284C80 232 70 180 64 120Z'
  const seat = 'M92 258C124 240 214 240 246 258C260 276 256 316 246 344C234 372 142 374 116 350C96 326 88 292 92 258Z'
  const foot = (x: number, y: number): string =>
    pen.padded(roundedRect(x - 30, y, 60, 18, 8), '#37312d', { width: 7, light: 0.4 })
  return (
    pen.groundShadow(352, 446, 50, 8) +
    pen.path(ellipse(180, 446, 96, 10), '#3a2418', `opacity=".13" filter="${pen.blur(6)}"`) +
    pen.wood('M334 222H368L362 446H342Z', tone(wood, -0.05), { direction: 90, width: 9, seed: 5 }) +
    pen.wood('M258 222H392V252H258Z', tone(wood, -0.07), { width: 8, seed: 8 }) +
    moved(10, -6, pen.rod('M96 196H300M120 286L300 246', '#8d857b', 13)) +
    pen.wood('M230 194H392C402 194 402 230 392 230H230C218 230 218 194 230 194Z', wood, { width: 9, seed: 3 }) +
    pen.shade('M232 196H410V228H232Z', 'M226 196H330V206H226Z', 0.3, 5) +
    pen.padded(back, second, { width: 22, shade: 0.42, pattern: pen.pattern('quilt', second) }) +
    pen.padded('M82 122C82 106 100 102 108 114C122 150 130 200 136 262L118 272C98 224 86 172 82 122Z', main, {
      width: 18,
      pattern: cloth,
    }) +
    pen.padded(seat, main, { width: 34, shade: 0.42, pattern: cloth }) +
    pen.seam('M104 274C136 260 206 260 236 274', main) +
    pen.stroke('M118 160C150 190 168 226 172 258', '#3c3733', 9) +
    pen.rod('M88 190H308', STEEL, 15) +
    pen.stroke('M96 190H176', trim, 21) +
    pen.stroke('M98 185H174', tone(trim, 0.09), 5) +
    foot(306, 180) +
    pen.rod('M112 300L286 252', STEEL, 14) +
    foot(300, 232) +
    pen.path(circle(112, 300, 13), pen.ball('#8d857b')) +
    pen.padded(roundedRect(160, 318, 40, 20, 6), second, { width: 6 })
  )
}

/** Seats for the table. Variants: 0 booster with a tray, 1 hung from the table edge, 2 cushions for a high chair. */
export function booster(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  if (variant === 2) return chairCushions(pen, paint)
  if (variant === 1) return clipOnChair(pen, paint)
  const back = symmetric(200, [200, 128], [254, 128, 282, 142, 286, 180], [292, 230, 296, 270, 298, 320], [200, 326])
  return (
    pen.groundShadow(200, 424, 138, 15) +
    pen.padded(back, main, { width: 34, shade: 0.4 }) +
    pen.padded(symmetric(200, [200, 148], [240, 148, 262, 158, 264, 186], [268, 226, 270, 262, 270, 300], [200, 304]), second, {
      width: 22,
      pattern: pen.pattern(pattern, second),
    }) +
    pen.stroke('M170 190L184 288M230 190L216 288', '#3c3733', 9) +
    pen.padded(roundedRect(182, 276, 36, 26, 8), '#37312d', { width: 7 }) +
    pen.padded('M88 316C120 300 280 300 312 316L330 400C332 414 322 422 308 422H92C78 422 68 414 70 400Z', main, {
      width: 34,
      shade: 0.42,
    }) +
    pen.padded('M80 262C60 262 58 292 66 322L84 396H112L100 300C98 276 94 262 80 262Z', tone(main, 0.03), { width: 14 }) +
    pen.padded('M320 262C340 262 342 292 334 322L316 396H288L300 300C302 276 306 262 320 262Z', tone(main, -0.02), {
      width: 14,
    }) +
    pen.shade(back, ellipse(200, 268, 110, 16), 0.3, 7) +
    pen.padded('M66 258C90 240 310 240 334 258C354 274 348 312 326 320C286 332 114 332 74 320C52 312 46 274 66 258Z', second, {
      width: 20,
      shade: 0.34,
      light: 0.7,
    }) +
    pen.stroke(
      'M84 268C120 256 280 256 316 268C328 280 324 302 310 306C270 316 130 316 90 306C76 302 72 280 84 268Z',
      tone(second, -0.12),
      2.4,
      'opacity=".8"',
    ) +
    pen.path(ellipse(276, 286, 26, 9), tone(second, -0.09)) +
    pen.padded(roundedRect(170, 376, 60, 24, 10), trim, { width: 8 })
  )
}

function suctionBowl(pen: Pen, { main, second, trim }: Paint): string {
  return (
    pen.groundShadow(196, 422, 142, 15) +
    pen.padded(
      'M120 372H272C280 392 300 402 304 414C304 424 290 426 276 426H116C102 426 88 424 88 414C92 402 112 392 120 372Z',
      tone(second, -0.02),
      { width: 14 },
    ) +
    pen.padded('M62 252H330C332 330 284 392 196 392C108 392 60 330 62 252Z', main, { width: 40, shade: 0.42, light: 0.5 }) +
    pen.path(ellipse(196, 252, 134, 32), tone(main, -0.16)) +
    pen.path(
      ellipse(196, 258, 122, 25),
      pen.linear(
        [
          [0, tone(main, -0.22)],
          [1, tone(main, -0.05)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    pen.path('M96 270C110 252 282 252 296 270C276 282 236 284 196 284C156 284 116 282 96 270Z', mix('#e89a4a', trim, 0.12)) +
    pen.path(ellipse(176, 268, 40, 7), '#f6bf7c', 'opacity=".8"') +
    pen.stroke(ellipse(196, 252, 134, 32), tone(main, 0.06), 8) +
    moved(
      296,
      190,
      pen.padded(
        'M-96 66C-108 58-112 46-104 38C-96 30-84 34-76 44L74-56C88-66 102-62 106-52C110-42 104-32 92-26L-66 62C-72 74-84 76-96 66Z',
        trim,
        { width: 14 },
      ),
    ) +
    moved(
      196,
      330,
      pen.path(circle(-26, -4, 5), faceOn(main)) +
        pen.path(circle(26, -4, 5), faceOn(main)) +
        pen.stroke('M-9 8q9 9 18 0', faceOn(main), 3) +
        pen.path(ellipse(-44, 8, 10, 7), '#e8836b', 'opacity=".35"') +
        pen.path(ellipse(44, 8, 10, 7), '#e8836b', 'opacity=".35"'),
    )
  )
}

/** Silicone tableware. Variants: 0 bowl with a suction foot, 1 plate with a spoon, 2 placemat with a plate. */
export function silicone(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  const spoon = (x: number, y: number, turn: number, s: number, col: string): string => {
    const outline =
      'M0-150C30-150 40-118 36-90C32-66 18-54 12-44C14 20 18 80 22 140C22 160 12 168 0 168C-12 168-22 160-22 140C-18 80-14 20-12-44C-18-54-32-66-36-90C-40-118-30-150 0-150Z'
    const dip = 'M0-138C22-138 29-112 26-90C23-72 12-64 0-64C-12-64-23-72-26-90C-29-112-22-138 0-138Z'
    return moved(
      x,
      y,
      pen.flatShadow(outline, { blur: 7, opacity: 0.22 }) +
        pen.padded(outline, col, { width: 16, shade: 0.36 }) +
        pen.path(dip, tone(col, -0.1)) +
        pen.shade(dip, 'M-30-140H30V-108Q0-128-30-96Z', 0.24, 6),
      s,
      turn,
    )
  }
  if (variant === 0) return suctionBowl(pen, paint)
  const petals =
    'M162 106C196 78 250 86 270 122C312 122 340 166 324 206C350 242 332 294 292 304C280 348 226 366 186 344C146 364 92 346 82 302C42 290 26 238 54 202C38 162 66 118 108 120C118 98 140 92 162 106Z'
  const cloud = moved(
    variant === 2 ? 26 : 0,
    variant === 2 ? 44 : 26,
    pen.flatShadow(petals, { blur: variant === 2 ? 6 : 12, opacity: variant === 2 ? 0.18 : 0.26 }) +
      pen.padded(petals, main, { width: 28, light: 0.6 }) +
      [
        'M98 196C98 160 130 138 186 138C244 138 278 160 278 196V206H98Z',
        'M98 220H180V312C128 312 98 280 98 232Z',
        'M196 220H278V232C278 280 248 312 196 312Z',
      ]
        .map(
          (d) =>
            pen.padded(d, tone(main, 0.02), { width: 12, shade: 0.12 }) +
            pen.path(d, tone(main, -0.08), 'opacity=".55"') +
            pen.shade(d, 'M80 120H290V170Q190 150 110 200V320H90ZM196 216H290V236H200V310H192ZM90 216H182V234H90Z', 0.24, 8),
        )
        .join(''),
    variant === 2 ? 0.8 : 1,
  )
  if (variant === 1) return moved(-16, 0, cloud) + spoon(352, 262, 6, 1, trim)
  const mat =
    'M86 124C126 112 274 112 314 124C352 134 364 176 364 250C364 324 352 366 314 376C274 388 126 388 86 376C48 366 36 324 36 250C36 176 48 134 86 124Z'
  return (
    pen.flatShadow(mat, { blur: 12 }) +
    pen.padded(mat, second, { width: 26 }) +
    pen.stroke(
      'M92 140C130 130 270 130 308 140C338 150 348 186 348 250C348 314 338 350 308 360C270 370 130 370 92 360C62 350 52 314 52 250C52 186 62 150 92 140Z',
      tone(second, -0.1),
      2.4,
      'opacity=".7"',
    ) +
    cloud +
    spoon(318, 256, 4, 0.66, trim)
  )
}
