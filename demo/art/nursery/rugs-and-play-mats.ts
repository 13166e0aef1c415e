/** Rugs, play gyms and play mats. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, rounded, roundedRect } from '../shapes.ts'
import { CLOUD, STAR, toy } from './parts.ts'

/** Rugs from above. Variants: 0 with fringes, 1 round, 2 rainbow. */
export function rug(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  if (variant === 1) {
    let edge = ''
    for (let i = 0; i < 24; i++)
      edge += circle(200 + 150 * Math.cos((i / 24) * 6.2832), 250 + 150 * Math.sin((i / 24) * 6.2832), 24)
    const braid = (r: number, col: string): string =>
      pen.stroke(circle(200, 250, r), tone(col, -0.1), 7, 'opacity=".55"') +
      pen.stroke(circle(199, 249, r), tone(col, 0.03), 4, 'stroke-dasharray="9 5"')
    return (
      pen.flatShadow(circle(200, 250, 168), { blur: 12, opacity: 0.26 }) +
      pen.padded(edge + circle(200, 250, 150), main, { width: 16, shade: 0.36, pattern: pen.pattern('boucle', main) }) +
      pen.padded(circle(200, 250, 138), second, { width: 22, shade: 0.26, pattern: pen.pattern('boucle', second) }) +
      braid(122, trim) +
      braid(106, second) +
      braid(90, second) +
      pen.padded(circle(200, 250, 74), mix(main, second, 0.35), {
        width: 20,
        shade: 0.26,
        pattern: pen.pattern(pattern, mix(main, second, 0.35)),
      }) +
      braid(58, second) +
      braid(40, second)
    )
  }
  if (variant === 2) {
    const arch = (r: number): string =>
      `M${200 - r} 376V${rounded(300 - r * 0.06)}A${r} ${r} 0 0 1 ${200 + r} ${rounded(300 - r * 0.06)}V376Z`
    const cols = [main, second, trim, mix(main, '#fff5e8', 0.45), second]
    let fr = ''
    for (let x = 42; x < 362; x += 9) fr += `M${x} 374q2 12-1 26`
    return (
      pen.flatShadow(arch(164), { blur: 13, opacity: 0.26 }) +
      pen.stroke(fr, tone(second, -0.03), 4.4) +
      [164, 130, 96, 62, 30]
        .map((r, i) =>
          pen.padded(arch(r), nth(cols, i), { width: 20, shade: 0.34, pattern: pen.pattern('boucle', nth(cols, i)) }),
        )
        .join('')
    )
  }
  let fr = ''
  for (let x = 82; x < 322; x += 9) fr += `M${x} 96q-2-14 1-28M${x} 404q2 14-1 28`
  const outline = roundedRect(74, 90, 252, 320, 8)
  return (
    pen.flatShadow(roundedRect(74, 72, 252, 356, 8), { blur: 12, opacity: 0.24 }) +
    pen.stroke(fr, tone(second, -0.16), 5.4) +
    pen.stroke(fr, second, 3.6) +
    pen.padded(outline, main, { width: 26, shade: 0.32, pattern: pen.pattern('boucle', main) }) +
    pen.path(roundedRect(96, 114, 208, 272, 4), 'none', `stroke="${second}" stroke-width="9"`) +
    pen.path(roundedRect(96, 114, 208, 272, 4), pen.pattern(pattern, main) || 'none') +
    pen.path('M200 150L262 250L200 350L138 250Z', pen.matte(second)) +
    pen.path('M200 188L238 250L200 312L162 250Z', pen.matte(trim)) +
    pen.path('M200 220L218 250L200 280L182 250Z', pen.matte(second)) +
    pen.path(
      'M112 130l30 0l-30 48zM288 130l-30 0l30 48zM112 370l30 0l-30-48zM288 370l-30 0l30-48z',
      pen.matte(trim),
      'opacity=".85"',
    ) +
    pen.path(outline, pen.pattern('boucle', second), 'opacity=".7"') +
    pen.shade(outline, 'M74 392H326V412H74Z', 0.16, 8)
  )
}

function woodenGym(pen: Pen, { main, second, trim, pattern, wood }: Paint): string {
  const ring = (x: number, from: number, y: number): string =>
    pen.stroke(`M${x} ${from}V${y - 20}`, '#a08a72', 2) +
    pen.stroke(circle(x, y, 17), tone(wood, -0.1), 9) +
    pen.stroke(circle(x - 0.6, y - 0.8, 17), wood, 6)
  return (
    pen.groundShadow(200, 430, 156, 13) +
    pen.rod('M96 152L70 424M304 152L330 424', tone(wood, -0.12), 13) +
    pen.wood('M88 128H112L62 430H38Z', wood, { direction: 82, width: 9 }) +
    pen.wood('M288 128H312L362 430H338Z', tone(wood, -0.02), { direction: 98, width: 9 }) +
    pen.wood(roundedRect(60, 122, 280, 22, 11), wood, { width: 9, seed: 4 }) +
    pen.path(circle(100, 133, 7), pen.ball(tone(wood, -0.16))) +
    pen.path(circle(300, 133, 7), pen.ball(tone(wood, -0.16))) +
    ring(132, 142, 236) +
    toy(pen, 178, 142, 262, STAR, main, 1.25) +
    pen.path([0, 1, 2].map((i) => circle(178, 172 + i * 15, 6.5)).join(''), pen.ball(trim)) +
    toy(pen, 226, 142, 232, CLOUD, second, 1.1) +
    [0, 1, 2, 3].map((i) => pen.path(circle(270, 172 + i * 19, 10), pen.ball(nth([trim, wood, main, second], i)))).join('') +
    pen.stroke('M270 142V166', '#a08a72', 2) +
    pen.padded(circle(270, 262, 24), trim, { width: 14, pattern: pen.pattern(pattern, trim) })
  )
}

/** Play gyms. Variants: 0 wooden, 1 mat with crossed arches, 2 wooden arch over a mat. */
export function gym(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, wood, variant } = paint
  const ring = (x: number, from: number, y: number): string =>
    pen.stroke(`M${x} ${from}V${y - 20}`, '#a08a72', 2) +
    pen.stroke(circle(x, y, 17), tone(wood, -0.1), 9) +
    pen.stroke(circle(x - 0.6, y - 0.8, 17), wood, 6)
  if (variant === 0) return woodenGym(pen, paint)
  const mat =
    variant === 2
      ? 'M66 366C70 350 84 340 104 340H296C316 340 330 350 334 366L362 414C368 428 358 438 340 438H60C42 438 32 428 38 414Z'
      : ellipse(200, 386, 172, 52)
  let o =
    pen.groundShadow(202, 424, 172, 26, 0.26) +
    pen.padded(mat, main, { width: 26, shade: 0.36, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(
      variant === 2
        ? 'M84 372C88 362 98 356 110 356H290C302 356 312 362 316 372L336 410C340 418 334 424 324 424H76C66 424 60 418 64 410Z'
        : ellipse(200, 386, 146, 40),
      tone(main, -0.14),
      2.6,
      'opacity=".6"',
    )
  o +=
    variant === 2
      ? moved(124, 398, pen.path(STAR, pen.matte(second)), 0.8) + moved(276, 398, pen.path(CLOUD, pen.matte(second)), 0.8)
      : pen.path(ellipse(200, 388, 78, 22), pen.matte(second), 'opacity=".85"')
  if (variant === 2) {
    const arch = (width: number): string =>
      `M${52 + width} 424V250C${52 + width} 150 ${120 + width * 0.6} 104 200 104C${280 - width * 0.6} 104 ${348 - width} 150 ${348 - width} 250V424H${322 - width * 1}V256C322 172 266 130 200 130C134 130 78 172 78 256V424Z`
    o += pen.wood(arch(0), wood, { direction: 88, width: 11 })
    return (
      o +
      toy(pen, 140, 142, 226, CLOUD, mix(main, '#fff', 0.35)) +
      ring(178, 130, 270) +
      toy(pen, 222, 130, 232, STAR, '#f0cf7e', 1.1) +
      toy(pen, 264, 144, 262, circle(0, 0, 22), trim, 1)
    )
  }
  const bow = (l: number, r: number, yl: number, yr: number, col: string): string => {
    const outline = `M${l} ${yl}C${l + 20} 150 ${(l + r) / 2 - 60} 96 200 96C${(l + r) / 2 + 60} 96 ${r - 20} 150 ${r} ${yr}`
    return (
      pen.stroke(outline, tone(col, -0.14), 24) +
      pen.stroke(outline, col, 18) +
      pen.stroke(outline, tone(col, 0.09), 5, 'transform="translate(-3 -4)" opacity=".8"')
    )
  }
  o +=
    bow(64, 322, 352, 416, tone(second, -0.05)) +
    bow(336, 78, 352, 416, second) +
    pen.padded(roundedRect(178, 84, 44, 30, 12), trim, { width: 9 })
  return (
    o +
    toy(pen, 122, 166, 250, STAR, '#f0cf7e', 1.1) +
    toy(pen, 166, 116, 214, circle(0, 0, 22), trim) +
    toy(pen, 236, 116, 226, CLOUD, mix(main, '#fff', 0.4), 1.05) +
    ring(284, 172, 262)
  )
}

function foamTiles(pen: Pen, { main, second, trim }: Paint): string {
  const tile = (x: number, y: number, col: string): string => {
    const k =
      'M0-54L22-43C30-50 48-42 42-33L108 0L86 11C92 20 74 28 66 21L0 54L-22 43C-30 50-48 42-42 33L-108 0L-86-11C-92-20-74-28-66-21Z'
    return moved(
      x,
      y,
      pen.path(k, tone(col, -0.2), 'transform="translate(0 14)"') +
        pen.padded(k, col, { width: 12, shade: 0.28 }) +
        moved(0, 0, `<g transform="scale(1 .5)">${pen.path(STAR, tone(col, -0.09))}</g>`, 1),
    )
  }
  return (
    pen.groundShadow(202, 352, 170, 56, 0.22) +
    moved(
      16,
      24,
      tile(200, 214, second) +
        tile(104, 262, trim) +
        tile(296, 262, main) +
        tile(200, 310, mix(main, '#fff5e8', 0.5)) +
        tile(290, 376, second),
      0.92,
    )
  )
}

function petalMat(pen: Pen, { main, second, trim, pattern }: Paint): string {
  let outline = ''
  const n = 12
  for (let i = 0; i < n; i++) {
    const t = ((i + 0.5) / n) * 6.2832
    const u = (i / n) * 6.2832
    outline +=
      (i ? '' : `M${rounded(200 + 148 * Math.cos(u))} ${rounded(250 + 148 * Math.sin(u))}`) +
      `Q${rounded(200 + 214 * Math.cos(t))} ${rounded(250 + 214 * Math.sin(t))} ${rounded(200 + 148 * Math.cos(u + 0.5236))} ${rounded(250 + 148 * Math.sin(u + 0.5236))}`
  }
  outline += 'Z'
  const rays = Array.from(
    { length: n },
    (_, i) =>
      `M${rounded(200 + 70 * Math.cos((i / n) * 6.2832))} ${rounded(250 + 70 * Math.sin((i / n) * 6.2832))}L${rounded(200 + 148 * Math.cos((i / n) * 6.2832))} ${rounded(250 + 148 * Math.sin((i / n) * 6.2832))}`,
  ).join('')
  return (
    pen.flatShadow(outline, { blur: 13 }) +
    pen.padded(outline, main, { width: 34, shade: 0.38, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(rays, tone(main, -0.15), 2.6, 'opacity=".6"') +
    pen.stroke(rays, tone(main, 0.1), 1.6, 'opacity=".5" transform="translate(2 3)"') +
    pen.padded(circle(200, 250, 72), second, { width: 24, shade: 0.34, pattern: pen.pattern('quilt', second) }) +
    pen.path(circle(178, 244, 5), INK) +
    pen.path(circle(222, 244, 5), INK) +
    pen.stroke('M190 260q10 9 20 0', INK, 2.6) +
    pen.path(ellipse(160, 260, 11, 7), '#e8836b', 'opacity=".3"') +
    pen.path(ellipse(240, 260, 11, 7), '#e8836b', 'opacity=".3"') +
    pen.padded(roundedRect(192, 384, 16, 24, 3), trim, { width: 5 })
  )
}

/** Play mats on the floor. Variants: 0 quilted, 1 round with petals, 2 foam tiles. */
export function playmat(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  if (variant === 2) return foamTiles(pen, paint)
  if (variant === 1) return petalMat(pen, paint)
  const outline = 'M62 92C150 84 250 84 338 92C344 180 346 300 340 366L300 412C210 418 150 416 60 408C54 300 54 180 62 92Z'
  const turn = 'M340 366C320 362 306 368 300 412C296 420 286 412 284 400C280 372 300 352 330 352Z'
  const cells = 'M60 172H342M58 252H344M58 332H342M132 88V412M200 86V414M268 88V414'
  return (
    pen.flatShadow(outline, { blur: 13 }) +
    pen.padded(outline, main, { width: 30, shade: 0.34, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(cells, tone(main, -0.16), 3, 'opacity=".6"') +
    pen.stroke(cells, tone(main, 0.1), 2, 'opacity=".5" transform="translate(2.500 3)"') +
    pen.stroke('M68 98C150 92 250 92 332 98', second, 9) +
    pen.stroke('M67 100C60 190 60 300 66 402', second, 9) +
    [
      [166, 132, STAR],
      [96, 212, CLOUD],
      [234, 292, STAR],
      [166, 372, CLOUD],
      [304, 212, STAR],
    ]
      .map(([x, y, k]) => moved(x as number, y as number, pen.padded(k as string, second, { width: 12 }), 0.85))
      .join('') +
    pen.flatShadow(turn, { blur: 5, dx: -3, dy: -2, opacity: 0.2 }) +
    pen.padded('M342 360C316 350 292 366 292 400C292 412 298 416 302 412Z', second, { width: 12 }) +
    pen.padded(roundedRect(84, 388, 24, 16, 3), trim, { width: 5 })
  )
}
