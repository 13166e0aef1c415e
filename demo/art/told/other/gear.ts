/** Goods folded, packed, opened and from another side. */
import { tone } from '../../colour.ts'
import type { Paint } from '../../paint.ts'
import { DARK } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, roundedRect, symmetric } from '../../shapes.ts'
import { disc } from '../../transport/spoked-wheels.ts'

/** A pushchair folded upright, its strap closed. */
export function foldedPushchair(pen: Pen, { main, second, pattern, frame }: Paint): string {
  const print = pen.pattern(pattern, main)
  const bundle = 'M142 176C130 240 136 318 156 348C184 360 218 360 246 348C266 318 270 240 258 176C232 158 168 158 142 176Z'
  const hood = (y: number, colour: string) =>
    pen.padded(`M134 ${y}C142 ${y - 50} 258 ${y - 50} 266 ${y}C246 ${y - 16} 154 ${y - 16} 134 ${y}Z`, colour, {
      width: 14,
      pattern: colour === main ? print : '',
    })
  return (
    pen.groundShadow(204, 428, 118, 14) +
    pen.rod('M148 392C150 290 160 180 178 84', frame, 9) +
    pen.rod('M256 392C252 290 240 180 224 84', frame, 9) +
    pen.rod('M120 400L282 396', frame, 8) +
    pen.stroke('M174 88C172 56 230 56 228 88', '#7a5238', 15) +
    pen.stroke('M174 86C173 57 228 57 227 86', '#9a6b4a', 8) +
    disc(pen, 280, 392, 30) +
    pen.padded(bundle, main, { width: 34, shade: 0.42, pattern: print }) +
    pen.stroke('M176 190C168 240 172 300 182 344M226 190C234 240 230 300 220 344', tone(main, -0.2), 3, 'opacity=".5"') +
    hood(206, tone(second, -0.03)) +
    hood(190, main) +
    pen.stroke('M136 282C170 296 230 296 266 280', DARK, 13) +
    pen.padded(roundedRect(184, 274, 36, 30, 7), '#57514c', { width: 8 }) +
    disc(pen, 124, 394, 31) +
    disc(pen, 204, 402, 22)
  )
}

/** A carrycot lifted off its chassis, which lies folded behind it. */
export function pramApart(pen: Pen, { main, second, trim, pattern, frame }: Paint): string {
  const print = pen.pattern(pattern, main)
  const tub = 'M62 262H318C318 326 276 372 192 372C108 372 64 330 62 262Z'
  const apron = 'M58 258C58 240 70 232 88 232H206V280C156 288 108 286 60 276Z'
  const hood = 'M204 262L322 258C326 190 282 138 206 136C190 136 178 140 166 146Z'
  return (
    pen.groundShadow(212, 428, 160, 14) +
    pen.rod('M88 402C170 372 262 352 372 356', frame, 9) +
    pen.rod('M352 404C280 384 190 372 74 366', frame, 9) +
    pen.stroke('M366 358L386 330', '#7a5238', 14) +
    disc(pen, 348, 396, 34) +
    pen.padded(tub, second, { width: 38, shade: 0.42 }) +
    pen.seam('M78 286C88 326 130 356 192 356C262 356 300 326 306 286', second) +
    pen.padded(hood, main, { width: 28, shade: 0.4, pattern: print }) +
    pen.stroke('M206 262C208 214 212 170 222 138M206 262C232 214 258 180 284 166', tone(main, -0.14), 2.6, 'opacity=".75"') +
    pen.stroke('M166 148C184 174 196 214 204 258', trim, 7) +
    pen.path('M168 152C186 180 196 216 202 256C180 250 152 248 128 254C126 214 140 178 168 152Z', tone(second, -0.24)) +
    pen.padded(apron, main, { width: 18, pattern: print }) +
    pen.rod('M96 236C120 172 240 172 300 240', frame, 8) +
    disc(pen, 92, 398, 36)
  )
}

/** A travel cot in its bag. */
export function packedCot(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const bag = 'M112 120C112 92 138 84 200 84C262 84 288 92 288 120V390C288 416 262 426 200 426C138 426 112 416 112 390Z'
  return (
    pen.groundShadow(206, 426, 104, 15) +
    pen.padded(bag, main, { width: 42, shade: 0.42, pattern: pen.pattern(pattern, main), fill: pen.tube(main) }) +
    pen.path('M112 120a88 24 0 1 0 176 0a88 24 0 1 0 -176 0Z', pen.matte(tone(main, 0.03))) +
    pen.stroke('M118 128C150 150 250 150 282 128', '#d8d2c8', 4, 'stroke-dasharray="3 3"') +
    pen.stroke('M150 172C150 330 150 360 152 420M250 172C250 330 250 360 248 420', second, 18) +
    pen.seam('M143 172V418M157 172V420M243 172V420M257 172V418', second) +
    pen.stroke('M150 176C146 236 254 236 250 176', tone(second, -0.12), 15) +
    pen.stroke('M150 174C147 232 253 232 250 174', second, 10) +
    pen.padded(roundedRect(182, 208, 36, 26, 8), trim, { width: 9 }) +
    pen.padded(roundedRect(170, 318, 60, 40, 8), second, { width: 10 })
  )
}

/** A parasol, closed, with its clamp. */
export function closedParasol(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const cloth = 'M200 40C214 90 236 200 238 276C226 290 174 290 162 276C164 200 186 90 200 40Z'
  return (
    pen.groundShadow(204, 430, 66, 10) +
    pen.rod('M200 30V400', '#c9c4bd', 8) +
    pen.padded(cloth, main, { width: 24, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M200 52C196 130 190 210 186 282M200 52C204 130 210 210 214 282', tone(main, -0.2), 3, 'opacity=".6"') +
    pen.stroke('M166 232C184 244 216 244 234 232', second, 10) +
    pen.path(circle(226, 237, 6), pen.ball(trim)) +
    pen.path(circle(200, 34, 8), pen.ball(trim)) +
    pen.padded(roundedRect(172, 376, 56, 48, 12), DARK, { width: 12 }) +
    pen.path(circle(232, 400, 12), pen.ball('#6b645d'))
  )
}

/** A feeding bottle taken apart: bottle, ring with teat, cap. */
export function bottleApart(pen: Pen, { main }: Paint): string {
  const glass = '#e9eeee'
  const bottle =
    'M84 176C84 166 176 166 176 176V196C196 214 204 236 204 262V392C204 414 190 424 166 424H94C70 424 56 414 56 392V262C56 236 64 214 84 196Z'
  const teat = 'M262 372C266 336 292 342 294 318C296 302 314 302 316 318C318 342 344 336 348 372Z'
  const cap = 'M252 226C252 172 264 142 302 142C340 142 352 172 352 226V244H252Z'
  const marks = [276, 306, 336, 366].map((y) => `M74 ${y}h${y % 60 ? 22 : 34}`).join('')
  return (
    pen.groundShadow(132, 424, 84, 12) +
    pen.groundShadow(306, 424, 66, 10) +
    pen.groundShadow(304, 248, 60, 8) +
    pen.padded(bottle, glass, { width: 30, shade: 0.22, fill: pen.tube(glass) }) +
    pen.path('M58 316H202V392C202 412 190 422 166 422H94C70 422 58 412 58 392Z', '#fdfaf2', 'opacity=".9"') +
    pen.stroke(marks, tone(main, -0.14), 4) +
    pen.stroke('M86 178H174M88 186H172', tone(glass, -0.14), 3) +
    pen.path('M184 232C190 280 190 340 186 384', 'none', 'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7"') +
    pen.padded(teat, '#f0dfc4', { width: 18, shade: 0.3 }) +
    pen.padded(roundedRect(248, 372, 114, 50, 12), main, { width: 16, fill: pen.tube(main) }) +
    pen.stroke('M268 378V416M290 378V418M312 378V418M334 378V416', tone(main, -0.14), 3, 'opacity=".6"') +
    pen.padded(cap, '#eef0ee', { width: 24, shade: 0.24, fill: pen.tube('#eef0ee') }) +
    pen.path('M276 164C286 152 298 150 306 150C290 164 282 190 280 220', '#fff', 'opacity=".8"')
  )
}

/** A cot from its end: what lies in it is a mattress with its sheet, and nothing else. */
export function cotEnd(pen: Pen, { main, wood, pattern }: Paint): string {
  const post = (x: number, seed: number) => pen.wood(roundedRect(x, 120, 30, 302, 10), wood, { direction: 90, seed })
  const slat = (x: number) => pen.wood(roundedRect(x, 172, 13, 196, 6), wood, { direction: 90, seed: x, width: 6 })
  return (
    pen.groundShadow(204, 426, 122, 13) +
    pen.wood(roundedRect(118, 152, 164, 200, 4), tone(wood, -0.09), { width: 8 }) +
    pen.padded(roundedRect(122, 290, 156, 44, 12), main, { width: 14, pattern: pen.pattern(pattern, main) }) +
    [136, 163, 190, 217, 244].map(slat).join('') +
    pen.wood(roundedRect(108, 136, 184, 34, 14), wood, { seed: 3 }) +
    pen.wood(roundedRect(108, 356, 184, 28, 10), wood, { seed: 5 }) +
    post(86, 7) +
    post(284, 8) +
    pen.path(circle(101, 424, 8), DARK) +
    pen.path(circle(299, 424, 8), DARK)
  )
}

/** A chest with its upper drawer drawn out; folded things lie in it. */
export function drawerOpen(pen: Pen, { main, second, trim, wood }: Paint): string {
  const knob = (x: number, y: number) =>
    pen.path(circle(x, y + 2, 8), '#3a2418', 'opacity=".25"') + pen.path(circle(x, y, 8), pen.ball(trim))
  const drawer = (y: number) =>
    pen.padded(roundedRect(76, y, 248, 62, 8), main, { width: 14 }) + knob(140, y + 31) + knob(260, y + 31)
  const folded = (x: number, colour: string) => pen.padded(roundedRect(x, 190, 58, 34, 12), colour, { width: 12 })
  return (
    pen.groundShadow(206, 424, 150, 15) +
    pen.rod('M84 380L80 420', wood, 14) +
    pen.rod('M316 380L320 420', wood, 14) +
    pen.wood(roundedRect(60, 168, 280, 222, 12), wood, { seed: 4 }) +
    pen.wood(roundedRect(52, 152, 296, 26, 10), wood, { seed: 6 }) +
    drawer(252) +
    drawer(320) +
    pen.path(roundedRect(72, 184, 256, 66, 6), tone(wood, -0.3)) +
    folded(84, second) +
    folded(144, '#eef4f5') +
    folded(204, tone(second, -0.08)) +
    folded(260, '#f0ddca') +
    pen.shade(roundedRect(60, 168, 280, 222, 12), roundedRect(66, 270, 268, 30, 8), 0.34, 9) +
    pen.padded(roundedRect(64, 212, 272, 72, 9), main, { width: 16 }) +
    knob(138, 248) +
    knob(262, 248)
  )
}

/** A rucksack from behind: padded back and straps; that of an animal with its ears. */
export function rucksackBack(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const body = symmetric(
    200,
    [200, 112],
    [262, 112, 302, 150, 306, 222],
    [310, 290, 312, 350, 306, 392],
    [300, 420, 250, 424, 200, 424],
  )
  const back = symmetric(
    200,
    [200, 150],
    [244, 150, 268, 180, 270, 230],
    [274, 290, 274, 340, 270, 384],
    [250, 396, 226, 398, 200, 398],
  )
  const strap = (side: number) => {
    const x = (by: number) => 200 + side * by
    const outline = `M${x(34)} 146C${x(62)} 150 ${x(84)} 190 ${x(88)} 244C${x(92)} 290 ${x(92)} 320 ${x(88)} 342L${x(62)} 342C${x(66)} 300 ${x(66)} 262 ${x(58)} 230C${x(50)} 196 ${x(40)} 180 ${x(22)} 170Z`
    return (
      pen.stroke(`M${x(75)} 340C${x(78)} 366 ${x(84)} 384 ${x(92)} 398`, tone(second, -0.1), 11) +
      pen.padded(outline, second, { width: 14, shade: 0.4 }) +
      pen.seam(`M${x(34)} 158C${x(62)} 176 ${x(78)} 236 ${x(76)} 334`, second)
    )
  }
  return (
    pen.groundShadow(200, 426, 122, 14) +
    (variant === 2 ? [134, 266].map((x) => pen.padded(circle(x, 134, 30), main, { width: 16 })).join('') : '') +
    pen.stroke('M172 118C168 74 232 74 228 118', tone(second, -0.1), 13) +
    pen.stroke('M172 118C168 76 232 76 228 118', second, 8) +
    pen.padded(body, main, { width: 38, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.padded(back, tone(main, 0.03), { width: 24, pattern: pen.pattern('quilt', main) }) +
    strap(-1) +
    strap(1) +
    pen.stroke('M130 268H270', tone(second, -0.14), 9) +
    pen.padded(roundedRect(186, 258, 28, 20, 6), trim, { width: 7 })
  )
}
