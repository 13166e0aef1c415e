/** Car seats and high chairs from another side. */
import { tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import { DARK } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

const RED = '#d4553d'
const GREEN = '#79a86a'
const STEEL = '#c3c6c8'

/** Arms that click into the anchors of a car. */
const anchors = (pen: Pen, y: number): string =>
  pen.rod(`M126 ${y}H58`, STEEL, 14) +
  pen.padded(roundedRect(36, y - 14, 42, 28, 7), '#57514c', { width: 8 }) +
  pen.path(roundedRect(42, y - 7, 12, 14, 3), GREEN)

/** What a seat stands on: nothing, a base with a leg, or one that turns. */
function seatBase(pen: Pen, { main, variant }: Paint): string {
  if (variant === 3)
    return (
      anchors(pen, 398) +
      pen.padded('M92 374H330C352 374 358 402 346 422H84C74 404 78 374 92 374Z', DARK, { width: 14, light: 0.3 }) +
      pen.padded(ellipse(222, 368, 110, 22), main, { width: 12 }) +
      pen.stroke('M150 376C190 390 254 390 296 374M288 368l9 6l-9 8', '#fff', 4, 'opacity=".85"')
    )
  if (variant === 4 || variant === 8)
    return (
      pen.rod('M330 366L344 420', STEEL, 15) +
      pen.padded(roundedRect(316, 412, 60, 14, 7), DARK, { width: 6 }) +
      anchors(pen, 384) +
      pen.padded('M98 344H344C358 348 358 398 344 404H104C88 398 86 352 98 344Z', DARK, { width: 12, light: 0.3 }) +
      pen.path(circle(300, 382, 6), GREEN)
    )
  return pen.padded('M126 352H326L338 412C338 422 330 424 322 424H128C118 424 112 418 114 410Z', DARK, { width: 14, light: 0.3 })
}

/** A car seat from the side: shell, wings and cushions. */
export function carSeatSide(pen: Pen, paint: Paint): string {
  const { main, second, pattern, variant } = paint
  const isBooster = [1, 6, 7].includes(variant)
  const print = pen.pattern(pattern, main)
  const shell =
    'M104 92C102 64 128 48 158 54L204 64C230 72 242 92 238 118L230 166C226 200 236 242 252 258C276 272 312 264 338 272C362 282 362 318 344 338C326 356 280 362 232 362C170 362 138 336 128 288C116 232 108 150 104 92Z'
  const wing = 'M146 82C176 68 220 82 226 110C230 136 210 160 186 158C160 156 140 134 138 112C136 96 138 88 146 82Z'
  const torso = 'M150 172C178 162 206 178 212 214C216 250 232 276 262 288C240 306 200 302 180 276C158 246 140 192 150 172Z'
  const seat = 'M236 256C268 272 314 262 338 274C356 286 354 306 340 308C298 312 254 308 226 292Z'
  return (
    pen.groundShadow(214, 426, 146, 14) +
    seatBase(pen, paint) +
    pen.padded(shell, DARK, { width: 26, light: 0.34 }) +
    pen.padded(seat, main, { width: 18, shade: 0.4, pattern: print }) +
    pen.padded(torso, second, { width: 22, shade: 0.42, pattern: pen.pattern('quilt', second) }) +
    pen.padded(wing, main, { width: 26, shade: 0.42, pattern: print }) +
    pen.seam('M154 94C180 82 210 94 214 114C216 134 202 148 184 146', main, 1.8) +
    (isBooster
      ? pen.padded('M184 268C216 252 270 254 292 262C304 268 302 288 290 290C256 292 220 292 196 296Z', '#4a433e', {
          width: 14,
        }) + pen.padded(roundedRect(172, 158, 50, 15, 7), RED, { width: 6 })
      : pen.stroke('M186 178C214 200 226 240 240 262', '#4a433e', 9) +
        pen.padded(roundedRect(226, 250, 26, 22, 6), RED, { width: 7 })) +
    pen.path(circle(166, 322, 15), pen.ball('#57514c')) +
    pen.path(circle(163, 318, 5), '#fff', 'opacity=".35"')
  )
}

/** An infant seat from the front: insert, harness and the handle raised. */
export function infantSeatFront(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const hasBase = [2, 3, 5].includes(variant)
  const shell = symmetric(
    200,
    [200, 88],
    [268, 88, 312, 140, 314, 216],
    [316, 300, 284, 372, 252, 394],
    [232, 404, 216, 406, 200, 406],
  )
  const liner = symmetric(
    200,
    [200, 106],
    [256, 106, 290, 150, 290, 218],
    [290, 290, 266, 348, 242, 370],
    [226, 380, 212, 382, 200, 382],
  )
  const insert = symmetric(
    200,
    [200, 132],
    [240, 130, 262, 156, 262, 190],
    [262, 214, 246, 226, 250, 262],
    [252, 318, 232, 352, 200, 354],
  )
  const strap = (side: 1 | -1) =>
    pen.stroke(`M${200 + side * 30} 208C${200 + side * 34} 244 ${200 + side * 20} 270 ${200 + side * 9} 288`, '#4a433e', 11) +
    pen.padded(roundedRect(200 + side * 32 - 13, 206, 26, 52, 12), main, { width: 9 })
  return (
    pen.groundShadow(204, 426, 112, 13) +
    (hasBase
      ? pen.padded('M116 384H284C302 384 308 412 298 424H102C92 412 98 384 116 384Z', DARK, { width: 14, light: 0.3 }) +
        pen.path(circle(262, 406, 6), GREEN)
      : pen.padded('M136 388H264C280 400 284 418 276 424H124C116 418 120 400 136 388Z', DARK, { width: 12, light: 0.3 })) +
    pen.stroke('M92 256C70 110 126 50 200 50C274 50 330 110 308 256', '#2c2723', 25) +
    pen.stroke('M90 250C72 112 128 48 200 47C268 48 322 104 306 240', '#5a534d', 7, 'opacity=".8"') +
    pen.stroke('M152 58C184 46 216 46 248 58', '#7a5238', 27) +
    pen.stroke('M154 53C184 42 216 42 244 52', '#a3724e', 8) +
    pen.padded(shell, DARK, { width: 24, light: 0.34 }) +
    pen.padded(liner, main, { width: 26, shade: 0.4, pattern: print }) +
    pen.padded(insert, second, { width: 24, shade: 0.36, pattern: pen.pattern('quilt', second) }) +
    pen.padded(symmetric(200, [200, 140], [236, 140, 252, 162, 246, 188], [240, 204, 222, 204, 200, 204]), tone(second, 0.015), {
      width: 20,
    }) +
    strap(-1) +
    strap(1) +
    pen.padded('M182 296H218C222 326 216 348 200 350C184 348 178 326 182 296Z', main, { width: 10 }) +
    pen.padded(roundedRect(180, 276, 40, 32, 9), '#3c3733', { width: 8 }) +
    pen.path(roundedRect(190, 288, 20, 13, 4), pen.ball(RED)) +
    pen.path(circle(92, 256, 19) + circle(308, 256, 19), pen.ball('#57514c')) +
    pen.path(circle(92, 256, 8) + circle(308, 256, 8), pen.ball(trim))
  )
}

/** A high chair from the side, its tray and footrest in place; one that grows with the child without its tray. */
export function highChairSide(pen: Pen, { main, second, wood, pattern, variant }: Paint): string {
  const rod = (path: string, width: number, shade = 0) => pen.rod(path, tone(wood, shade), width)
  const legs =
    variant === 3
      ? rod('M268 250L116 418', 15, -0.04) + rod('M160 250L304 418', 16) + pen.path(circle(213, 312, 9), pen.ball('#8d857b'))
      : rod('M262 246C272 310 286 370 304 420', 17) + rod('M160 246C146 310 128 370 104 420', 17) + rod('M130 352H284', 10, -0.04)
  const tray =
    variant === 2
      ? ''
      : rod('M176 206H300', 9, -0.05) +
        pen.padded(
          'M206 178H338C352 178 354 190 346 198C338 204 326 206 312 206H224C208 206 196 200 198 188C198 182 200 178 206 178Z',
          '#f4efe7',
          {
            width: 12,
            light: 0.6,
          },
        ) +
        pen.stroke('M208 186H340', '#cfc7ba', 3, 'opacity=".8"')
  return (
    pen.groundShadow(206, 426, 128, 13) +
    legs +
    (variant === 3 ? '' : pen.wood(roundedRect(236, 336, 92, 16, 7), wood, { seed: 5, width: 7 })) +
    rod('M152 250C138 200 130 140 128 74', 17) +
    pen.padded(
      'M136 82C150 76 164 84 166 100C170 150 178 196 190 232C192 244 164 248 158 238C142 196 132 140 130 98C130 90 132 84 136 82Z',
      main,
      {
        width: 18,
        shade: 0.4,
        pattern: pen.pattern(pattern, main),
      },
    ) +
    pen.wood(roundedRect(132, 242, 156, 20, 9), wood, { seed: 3, width: 9 }) +
    pen.padded(roundedRect(152, 224, 126, 22, 11), main, { width: 12, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M166 128C190 160 196 196 212 226', '#5b4a3f', 8) +
    pen.padded(roundedRect(200, 214, 22, 20, 5), '#3c3733', { width: 6 }) +
    (variant === 2 ? '' : rod('M246 252V182', 12)) +
    tray +
    pen.path(circle(132, 72, 11), pen.ball(second)) +
    (variant === 2
      ? [266, 290, 314, 378, 400].map((y) => pen.path(circle(262 + (y - 246) * 0.24, y, 3.5), tone(wood, -0.3))).join('')
      : '')
  )
}
