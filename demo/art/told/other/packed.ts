/** Cloth goods folded, opened and in their bags. */
import { mix, tone } from '../../colour.ts'
import { fold, zip } from '../../garment-parts.ts'
import type { Paint } from '../../paint.ts'
import { DARK, PAPER } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../../shapes.ts'

/** A carrier folded into a bundle, its waist belt buckled round it. */
export function carrierFolded(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const bundle =
    'M74 252C70 196 100 168 150 164H262C312 168 334 198 330 252V316C332 372 304 396 256 398H146C98 396 70 372 74 316Z'
  const strap = (side: 1 | -1) => {
    const x = (by: number) => 200 + side * by
    return (
      pen.stroke(
        `M${x(46)} 190C${x(30)} 110 ${x(96)} 96 ${x(112)} 150C${x(118)} 170 ${x(116)} 184 ${x(112)} 198`,
        tone(second, -0.06),
        32,
      ) +
      pen.stroke(`M${x(46)} 188C${x(32)} 116 ${x(92)} 100 ${x(108)} 150`, tone(second, 0.04), 14) +
      pen.seam(`M${x(38)} 176C${x(28)} 112 ${x(100)} 92 ${x(120)} 156`, second, 1.8)
    )
  }
  return (
    pen.groundShadow(206, 400, 140, 15) +
    strap(-1) +
    strap(1) +
    pen.padded(bundle, main, { width: 46, shade: 0.42, light: 0.5, pattern: print }) +
    fold(pen, 'M92 220C150 208 250 208 312 220M104 190Q200 176 300 190', main, 3) +
    pen.padded('M120 178H284C290 200 282 226 264 234H140C122 226 114 200 120 178Z', tone(main, 0.015), {
      width: 16,
      pattern: print,
    }) +
    pen.seam('M132 186C130 206 136 220 146 226H258C268 220 274 206 272 186', main, 2) +
    pen.padded('M62 276C150 298 250 298 342 276V336C250 360 150 360 62 336Z', second, { width: 24, shade: 0.4 }) +
    pen.seam('M66 290C150 312 250 312 338 290M66 324C150 346 250 346 338 324', second, 2) +
    pen.stroke('M118 318C170 326 230 326 284 318', DARK, 15) +
    pen.padded(roundedRect(170, 300, 62, 42, 9), '#3c3733', { width: 10, light: 0.4 }) +
    pen.path(roundedRect(184, 312, 34, 18, 5), pen.matte('#57514c')) +
    pen.padded(roundedRect(278, 354, 30, 20, 3), trim, { width: 6 })
  )
}

/** A footmuff unzipped: its front lies to one side and shows the lining. */
export function footmuffOpen(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const fleece = mix(second, '#fffaf2', 0.45)
  const fur = pen.pattern('boucle', fleece)
  const outside = symmetric(
    150,
    [150, 44],
    [206, 44, 240, 78, 240, 130],
    [246, 230, 252, 320, 240, 406],
    [226, 448, 186, 456, 150, 456],
  )
  const inside = symmetric(
    150,
    [150, 66],
    [194, 66, 220, 92, 220, 136],
    [224, 230, 230, 318, 220, 396],
    [208, 428, 180, 434, 150, 434],
  )
  const front = 'M242 226C286 206 344 206 368 236C380 296 378 356 362 408C340 444 280 446 240 420C250 356 250 290 242 226Z'
  const slot = (x: number, y: number) => pen.path(roundedRect(x, y, 7, 42, 3.5), tone(fleece, -0.3))
  return (
    pen.flatShadow(outside, { opacity: 0.24 }) +
    pen.flatShadow(front, { opacity: 0.22 }) +
    pen.padded(outside, main, { width: 34, shade: 0.4, pattern: print }) +
    pen.padded(inside, fleece, { width: 30, shade: 0.3, pattern: fur }) +
    pen.shade(inside, 'M76 240H226V300H76Z', 0.12, 18) +
    slot(112, 150) +
    slot(180, 150) +
    slot(112, 262) +
    slot(180, 262) +
    slot(146, 320) +
    pen.padded(front, fleece, { width: 28, shade: 0.34, pattern: fur }) +
    pen.padded(
      'M242 226C286 206 344 206 368 236C372 258 374 276 374 294C352 262 288 254 248 272C246 254 244 240 242 226Z',
      main,
      {
        width: 16,
        shade: 0.4,
        pattern: print,
      },
    ) +
    zip(pen, 'M244 232C254 300 254 360 242 416', tone(main, -0.1), [262, 270], 10) +
    zip(pen, 'M56 150C50 240 48 340 60 404', tone(main, -0.1), [44, 180], 10) +
    pen.padded(roundedRect(318, 392, 30, 22, 3), trim, { width: 6 })
  )
}

/** A tent, gym or nest in the bag that it is carried in. */
export function inCarryBag(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const bag =
    'M66 250C58 236 66 214 84 212H316C336 214 342 236 334 250C346 290 346 346 334 384C340 400 330 414 314 414H86C70 414 60 400 66 384C54 346 54 290 66 250Z'
  return (
    pen.groundShadow(206, 420, 158, 15) +
    pen.stroke('M138 236C130 118 270 118 262 236', tone(second, -0.1), 18) +
    pen.stroke('M140 232C136 126 262 126 258 232', second, 9) +
    pen.padded(bag, main, { width: 44, shade: 0.42, light: 0.5, pattern: pen.pattern(pattern, main), fill: pen.bar(main) }) +
    pen.stroke('M78 250C160 262 240 262 322 250', tone(main, -0.14), 9) +
    pen.stroke('M78 250C160 262 240 262 322 250', '#d8d2c8', 4, 'stroke-dasharray="3 3"') +
    pen.stroke('M138 236V408M262 236V408', second, 19) +
    pen.seam('M131 244V404M145 244V404M255 244V404M269 244V404', second) +
    fold(pen, 'M96 270Q90 330 100 396M304 270Q310 330 300 396M170 280Q200 288 230 280', main, 3) +
    pen.padded(roundedRect(164, 306, 72, 52, 9), tone(second, 0.01), { width: 12 }) +
    pen.seam(roundedRect(170, 312, 60, 40, 6), second, 1.6) +
    pen.path(circle(200, 332, 9), pen.ball(trim)) +
    pen.padded(roundedRect(316, 242, 12, 26, 5), '#c3c6c8', { width: 5 })
  )
}

/** Several pieces folded on one another, tied with a ribbon. */
export function foldedSet(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const layers: readonly (readonly [colour: string, print: boolean])[] = [
    [tone(main, -0.02), true],
    [second, false],
    [main, false],
    [mix(second, '#ffffff', 0.4), false],
    [main, true],
  ]
  const piece = (i: number) => {
    const y = 372 - i * 47
    const x = 72 + (i % 2 ? 7 : 0) + i * 2
    const wide = 400 - 2 * x + (i % 2 ? 5 : -3)
    return `M${x + 14} ${y}H${x + wide - 20}C${x + wide + 6} ${y} ${x + wide + 6} ${y + 48} ${x + wide - 18} ${y + 48}H${x + 12}C${x - 4} ${y + 46} ${x - 4} ${y + 2} ${x + 14} ${y}Z`
  }
  const drawn = layers.map(([colour, print], i) => {
    const y = 372 - i * 47
    return (
      pen.padded(piece(i), colour, {
        width: 22,
        shade: 0.42,
        light: 0.5,
        pattern: print ? pen.pattern(pattern, colour) : '',
        fill: pen.bar(colour),
      }) + pen.stroke(`M92 ${y + 26}C160 ${y + 30} 240 ${y + 30} 316 ${y + 25}`, tone(colour, -0.16), 2.6, 'opacity=".6"')
    )
  })
  return (
    pen.groundShadow(208, 422, 160, 15) +
    drawn.join('') +
    pen.padded(roundedRect(180, 176, 38, 246, 4), trim, { width: 10 }) +
    pen.padded(
      'M199 186C160 138 108 144 112 176C116 206 168 204 199 190C232 204 284 206 288 176C292 144 238 138 199 186Z',
      trim,
      { width: 14 },
    ) +
    pen.padded(circle(199, 186, 17), tone(trim, -0.04), { width: 8 }) +
    pen.padded('M232 236H312V290H232Z', PAPER, { width: 10 }) +
    pen.path(circle(244, 248, 4), tone(trim, -0.1)) +
    pen.stroke('M258 256H300M246 274H300', tone(main, -0.2), 4, 'opacity=".6"')
  )
}

/** The top of a changing table from above: the mat, and what is at hand beside it. */
export function changingTop(pen: Pen, { main, second, trim, wood, pattern }: Paint): string {
  const board = roundedRect(34, 62, 332, 376, 14)
  const mat = 'M72 92H250C268 92 276 104 276 120V380C276 398 266 408 250 408H72C56 408 48 398 48 380V120C48 104 56 92 72 92Z'
  const hollow = roundedRect(88, 116, 148, 268, 26)
  const print = pen.pattern(pattern, main)
  const nappy = (y: number) =>
    pen.padded(roundedRect(298, y, 54, 30, 9), '#f8f4ec', { width: 9 }) + pen.stroke(`M302 ${y + 15}H348`, '#cfc8bc', 2)
  return (
    pen.flatShadow(board, { opacity: 0.26 }) +
    pen.wood(board, wood, { seed: 4, width: 16 }) +
    pen.wood(roundedRect(284, 74, 74, 352, 8), tone(wood, -0.07), { seed: 8, width: 9, direction: 90 }) +
    pen.flatShadow(mat, { dx: 4, dy: 6, blur: 6, opacity: 0.22 }) +
    pen.padded(mat, main, { width: 40, shade: 0.4, light: 0.6, pattern: print }) +
    pen.shade(mat, hollow, 0.16, 9) +
    pen.padded(hollow, tone(main, 0.02), { width: 20, shade: 0.2, light: 0.4, pattern: print }) +
    pen.padded('M96 128H228V196C186 206 138 206 96 196Z', second, { width: 14, pattern: pen.pattern('waffle', second) }) +
    nappy(90) +
    nappy(112) +
    nappy(134) +
    pen.flatShadow(circle(322, 222, 27), { dx: 3, dy: 5, blur: 5 }) +
    pen.padded(circle(322, 222, 27), '#f4efe7', { width: 12 }) +
    pen.path(circle(322, 222, 18), pen.ball(trim)) +
    pen.flatShadow(roundedRect(298, 276, 50, 84, 12), { dx: 3, dy: 5, blur: 5 }) +
    pen.padded(roundedRect(298, 276, 50, 84, 12), mix(second, '#ffffff', 0.3), { width: 14 }) +
    pen.padded(roundedRect(308, 292, 30, 30, 9), tone(main, -0.06), { width: 7 }) +
    pen.padded('M314 300C318 288 334 290 332 302C330 310 316 312 314 300Z', '#ffffff', { width: 6 }) +
    pen.path(ellipse(322, 392, 19, 14), pen.ball(tone(trim, 0.08)))
  )
}

/** A car seat base folded for the road: leg against its body, arms drawn in. */
export function isofixFolded(pen: Pen, { main, variant }: Paint): string {
  const body = 'M92 304C96 276 120 264 156 262H268C308 264 336 282 338 312V372C338 396 322 408 298 408H116C94 408 80 394 82 372Z'
  return (
    pen.groundShadow(208, 414, 146, 15) +
    pen.padded(body, DARK, { width: 34, light: 0.34 }) +
    pen.padded('M116 286C150 272 270 272 306 288L292 330C240 318 180 318 128 330Z', tone(DARK, 0.07), { width: 16, light: 0.3 }) +
    (variant === 1
      ? pen.padded(ellipse(208, 270, 92, 24), '#57514c', { width: 12 }) +
        pen.padded(ellipse(208, 264, 70, 16), main, { width: 10 })
      : pen.padded(roundedRect(150, 254, 116, 30, 12), main, { width: 10 })) +
    pen.stroke('M110 372H308', '#c3c6c8', 15) +
    pen.stroke('M112 368H306', '#e6e8ea', 4) +
    pen.padded(roundedRect(286, 352, 46, 40, 9), '#57514c', { width: 9 }) +
    [92, 120]
      .map(
        (x) => pen.padded(roundedRect(x, 334, 20, 26, 5), '#8d857b', { width: 6 }) + pen.path(circle(x + 10, 347, 4), '#79a86a'),
      )
      .join('') +
    pen.padded(roundedRect(170, 340, 76, 22, 8), main, { width: 8 }) +
    pen.path(circle(184, 351, 5), '#79a86a')
  )
}
