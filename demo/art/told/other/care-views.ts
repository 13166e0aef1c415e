/** Bathing, changing and feeding goods from above, from below and apart. */
import { mix, tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

const TEAT = '#f0dfc4'

/** A baby bath from above, filled a hand high, with its plug and thermometer. */
export function bathAbove(pen: Pen, { main, second, trim }: Paint): string {
  const rim =
    'M200 34C290 34 330 76 332 150C336 220 326 300 326 350C324 430 282 468 200 468C118 468 76 430 74 350C74 300 64 220 68 150C70 76 110 34 200 34Z'
  const inner =
    'M200 62C270 62 302 96 304 158C308 220 298 296 298 344C296 408 264 440 200 440C136 440 104 408 102 344C102 296 92 220 96 158C98 96 130 62 200 62Z'
  const water =
    'M200 96C252 96 276 122 278 172C280 226 274 290 272 330C270 384 246 408 200 408C154 408 130 384 128 330C126 290 120 226 122 172C124 122 148 96 200 96Z'
  const ripple = (y: number, wide: number) => `M${200 - wide} ${y}q${wide / 2} -10 ${wide} 0t${wide} 0`
  const bubble = (x: number, y: number, r: number) =>
    pen.path(circle(x, y, r), '#fff', 'opacity=".75"') + pen.path(circle(x - r * 0.3, y - r * 0.3, r * 0.3), '#fff')
  return (
    pen.flatShadow(rim, { blur: 14, opacity: 0.28 }) +
    pen.padded(rim, main, { width: 26, shade: 0.36, light: 0.6 }) +
    pen.padded(inner, tone(main, -0.05), { width: 44, shade: 0.5, light: 0.12 }) +
    pen.padded(water, '#cfe4ea', { width: 26, shade: 0.16, light: 0.6 }) +
    pen.stroke(ripple(170, 52) + ripple(236, 60) + ripple(300, 56) + ripple(356, 40), '#fff', 3, 'opacity=".7"') +
    bubble(156, 140, 13) +
    bubble(178, 128, 9) +
    bubble(244, 330, 11) +
    bubble(230, 350, 8) +
    pen.path(circle(200, 420, 9), pen.ball(tone(main, -0.2))) +
    pen.flatShadow(ellipse(236, 212, 22, 12), { dx: 2, dy: 4, blur: 4 }) +
    pen.padded('M212 212C212 196 262 196 262 212L274 202V224L262 214C260 228 212 228 212 212Z', trim, { width: 8 }) +
    pen.path(roundedRect(224, 206, 24, 10, 3), second) +
    pen.padded(ellipse(200, 50, 34, 9), tone(main, 0.03), { width: 6 })
  )
}

/** A folding bath pressed flat, its legs under it. */
export function bathFolded(pen: Pen, { main, second, trim }: Paint): string {
  const rim = 'M36 286C36 262 92 250 200 250C308 250 364 262 364 286V300C364 320 308 330 200 330C92 330 36 320 36 300Z'
  const fold = (y: number, wide: number, colour: string) =>
    pen.padded(
      `M${200 - wide} ${y}H${200 + wide}C${210 + wide} ${y} ${210 + wide} ${y + 26} ${200 + wide} ${y + 26}H${200 - wide}C${190 - wide} ${y + 26} ${190 - wide} ${y} ${200 - wide} ${y}Z`,
      colour,
      {
        width: 12,
        light: 0.5,
      },
    )
  return (
    pen.groundShadow(206, 424, 158, 14) +
    fold(380, 118, tone(main, -0.05)) +
    fold(354, 134, mix(second, '#ffffff', 0.2)) +
    fold(328, 146, main) +
    fold(304, 154, mix(second, '#ffffff', 0.3)) +
    pen.padded(rim, main, { width: 22, light: 0.6 }) +
    pen.padded(ellipse(200, 276, 140, 19), tone(main, -0.12), { width: 14, light: 0.1 }) +
    pen.path(circle(150, 278, 6), pen.ball(tone(main, -0.24))) +
    [98, 302].map((x) => pen.padded(roundedRect(x - 34, 404, 68, 18, 9), tone(main, -0.12), { width: 8 })).join('') +
    pen.padded(roundedRect(186, 340, 28, 18, 6), trim, { width: 6 })
  )
}

/** A potty with its bowl lifted out for emptying. */
export function pottyApart(pen: Pen, { main, second, trim }: Paint): string {
  const body = 'M60 268C60 250 74 242 92 242H224C242 242 256 250 256 268L276 396C278 414 268 424 250 424H66C48 424 38 414 40 396Z'
  return (
    pen.groundShadow(160, 426, 130, 14) +
    pen.padded('M74 262C66 182 94 128 158 128C222 128 250 182 242 262Z', tone(main, -0.02), { width: 30, shade: 0.4 }) +
    pen.padded(body, main, { width: 38, shade: 0.42, light: 0.5 }) +
    pen.padded(ellipse(158, 258, 106, 36), tone(main, 0.04), { width: 12, light: 0.6 }) +
    pen.padded(ellipse(158, 262, 78, 23), tone(main, -0.22), { width: 16, light: 0.1 }) +
    pen.path(circle(158, 352, 17), pen.ball(trim)) +
    pen.groundShadow(312, 428, 70, 10) +
    pen.padded('M252 340H374L356 410C352 422 344 426 330 426H296C282 426 274 422 270 410Z', mix(second, '#ffffff', 0.3), {
      width: 20,
      shade: 0.36,
    }) +
    pen.padded(ellipse(313, 340, 68, 19), mix(second, '#ffffff', 0.45), { width: 9, light: 0.6 }) +
    pen.padded(ellipse(313, 342, 52, 12), tone(second, -0.1), { width: 10, light: 0.1 }) +
    pen.padded('M366 330C392 326 400 344 384 354L366 352Z', mix(second, '#ffffff', 0.35), { width: 8 })
  )
}

/** One nappy laid open, and one folded, before their pack. */
export function nappyOpen(pen: Pen, { main, second, trim }: Paint): string {
  const white = '#faf6ee'
  const nappy = symmetric(
    200,
    [200, 56],
    [250, 54, 296, 56, 330, 62],
    [340, 90, 338, 128, 326, 152],
    [282, 168, 262, 210, 262, 250],
    [262, 300, 286, 336, 324, 350],
    [334, 380, 332, 412, 322, 436],
    [280, 444, 240, 446, 200, 446],
  )
  const core = symmetric(
    200,
    [200, 84],
    [234, 84, 246, 94, 248, 120],
    [250, 200, 250, 310, 248, 388],
    [246, 408, 232, 416, 200, 416],
  )
  const ear = (side: 1 | -1) => {
    const x = (by: number) => 200 + side * by
    return pen.padded(
      `M${x(118)} 76H${x(158)}C${x(166)} 76 ${x(168)} 84 ${x(168)} 92V120C${x(168)} 130 ${x(164)} 136 ${x(156)} 136H${x(120)}Z`,
      tone(main, 0.04),
      { width: 8 },
    )
  }
  const frills = 'M150 150C136 200 134 300 152 360M250 150C264 200 266 300 248 360'
  return (
    pen.flatShadow(nappy, { opacity: 0.26 }) +
    ear(-1) +
    ear(1) +
    pen.padded(nappy, white, { width: 30, shade: 0.24, light: 0.7 }) +
    pen.padded(core, tone(white, -0.02), { width: 20, shade: 0.2, pattern: pen.pattern('quilt', white) }) +
    pen.stroke(frills, tone(white, -0.1), 7, 'opacity=".7"') +
    pen.stroke(frills, '#fff', 4, 'stroke-dasharray="3 5"') +
    pen.stroke('M200 96V404', mix(main, '#e3d36a', 0.5), 5, 'opacity=".75"') +
    pen.padded('M92 404C150 418 250 418 308 404L304 438C250 446 150 446 96 438Z', mix(main, white, 0.4), { width: 9 }) +
    [128, 176, 224, 272].map((x) => pen.path(circle(x, 426, 7), pen.ball(x % 96 ? trim : second))).join('') +
    pen.stroke('M88 70Q200 60 312 70', tone(white, -0.12), 3, 'stroke-dasharray="2 5"')
  )
}

/** A soother from the side: the shape of the teat, the shield, the knob and ring. */
export function sootherSide(pen: Pen, { main, second, trim, variant }: Paint): string {
  const teat =
    variant === 1
      ? 'M196 214C150 214 116 184 84 178C58 176 50 200 66 222C84 246 130 262 196 262Z'
      : 'M196 214C166 214 150 206 134 196C100 172 56 196 56 238C56 280 100 304 134 280C150 270 166 262 196 262Z'
  const shield =
    'M186 118C210 112 226 150 232 196C238 226 238 250 232 280C226 326 210 364 186 358C200 320 202 280 200 238C202 196 200 156 186 118Z'
  return (
    pen.groundShadow(214, 400, 130, 13) +
    pen.stroke('M268 238C300 170 372 190 368 250C364 316 296 318 270 252', tone(second, -0.1), 19) +
    pen.stroke('M269 236C302 176 368 194 365 250C360 308 298 312 272 252', mix(second, '#ffffff', 0.35), 10) +
    pen.padded('M228 208C262 204 280 216 280 238C280 260 262 272 228 268Z', variant === 3 ? '#d5f0bd' : trim, { width: 16 }) +
    pen.padded(teat, TEAT, { width: 30, shade: 0.32, light: 0.6 }) +
    pen.path('M78 206C96 190 124 196 146 212C120 208 96 214 80 232C72 224 72 214 78 206Z', '#fff', 'opacity=".55"') +
    pen.padded(shield, main, { width: 20, shade: 0.42, light: 0.5 }) +
    pen.path(ellipse(217, 160, 5, 13) + ellipse(217, 318, 5, 13), tone(main, -0.26))
  )
}

/** A plate or bowl from below: its suction ring. */
export function suctionBelow(pen: Pen, { main, second }: Paint): string {
  const plate = roundedRect(46, 96, 308, 308, 130)
  return (
    pen.flatShadow(plate, { opacity: 0.28 }) +
    pen.padded(plate, main, { width: 36, shade: 0.4, light: 0.5 }) +
    pen.padded(roundedRect(76, 126, 248, 248, 110), tone(main, -0.03), { width: 20, shade: 0.3 }) +
    pen.padded(circle(200, 250, 92), tone(main, 0.03), { width: 22, light: 0.6 }) +
    pen.padded(circle(200, 250, 68), tone(main, -0.14), { width: 26, light: 0.15 }) +
    pen.path('M150 222C158 196 184 182 208 184C184 196 166 214 160 240C152 238 148 230 150 222Z', '#fff', 'opacity=".35"') +
    pen.stroke(circle(200, 250, 40), tone(main, -0.2), 3, 'opacity=".6"') +
    pen.padded('M182 332H218C224 350 222 374 218 380C208 386 192 386 182 380C178 374 176 350 182 332Z', tone(main, 0.04), {
      width: 9,
    }) +
    pen.stroke('M150 144H250M168 158H232', mix(second, main, 0.5), 4, 'opacity=".55"')
  )
}

/** A changing mat for the way spread out, its pockets at one end. */
export function travelMatOpen(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const mat = roundedRect(96, 36, 208, 430, 24)
  const pocket = 'M96 332H304V442C304 458 296 466 280 466H120C104 466 96 458 96 442Z'
  return (
    pen.flatShadow(mat, { blur: 12 }) +
    pen.padded(mat, second, { width: 22, shade: 0.3, pattern: pen.pattern('quilt', second) }) +
    pen.stroke('M98 142H302M98 238H302', tone(second, -0.14), 3, 'opacity=".7"') +
    pen.padded(pocket, main, { width: 24, shade: 0.4, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M98 334H302', trim, 7) +
    pen.stroke('M200 340V462', tone(main, -0.16), 3) +
    pen.padded(roundedRect(112, 288, 76, 62, 10), '#faf6ee', { width: 10 }) +
    pen.padded(roundedRect(214, 296, 72, 54, 8), '#eef4f5', { width: 10 }) +
    pen.path(roundedRect(232, 306, 36, 22, 10), pen.matte(trim)) +
    pen.padded('M98 336H302V372H98Z', main, { width: 8, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M98 338H302', trim, 6) +
    pen.stroke(mat, trim, 6) +
    pen.padded('M180 36H220V66C220 76 180 76 180 66Z', trim, { width: 8 }) +
    pen.path(circle(200, 58, 6), pen.ball('#e9e2d6'))
  )
}
