/** Rugs, play gyms and play mats. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, f, rr } from '../shapes.ts'
import { CLOUD, STAR, toy } from './parts.ts'

/** Rugs from above. v: 0 with fringes, 1 round, 2 rainbow. */
export function rug(p: Pen, { a, b, c, pat, v }: Paint): string {
  if (v === 1) {
    let edge = ''
    for (let i = 0; i < 24; i++)
      edge += circ(200 + 150 * Math.cos((i / 24) * 6.2832), 250 + 150 * Math.sin((i / 24) * 6.2832), 24)
    const braid = (r: number, col: string): string =>
      p.stroke(circ(200, 250, r), tone(col, -0.1), 7, 'opacity=".55"') +
      p.stroke(circ(199, 249, r), tone(col, 0.03), 4, 'stroke-dasharray="9 5"')
    return (
      p.lay(circ(200, 250, 168), { s: 12, o: 0.26 }) +
      p.puff(edge + circ(200, 250, 150), a, { w: 16, lo: 0.36, pat: p.pattern('boucle', a) }) +
      p.puff(circ(200, 250, 138), b, { w: 22, lo: 0.26, pat: p.pattern('boucle', b) }) +
      braid(122, c) +
      braid(106, b) +
      braid(90, b) +
      p.puff(circ(200, 250, 74), mix(a, b, 0.35), { w: 20, lo: 0.26, pat: p.pattern(pat, mix(a, b, 0.35)) }) +
      braid(58, b) +
      braid(40, b)
    )
  }
  if (v === 2) {
    const arch = (r: number): string =>
      `M${200 - r} 376V${f(300 - r * 0.06)}A${r} ${r} 0 0 1 ${200 + r} ${f(300 - r * 0.06)}V376Z`
    const cols = [a, b, c, mix(a, '#fff5e8', 0.45), b]
    let fr = ''
    for (let x = 42; x < 362; x += 9) fr += `M${x} 374q2 12-1 26`
    return (
      p.lay(arch(164), { s: 13, o: 0.26 }) +
      p.stroke(fr, tone(b, -0.03), 4.4) +
      [164, 130, 96, 62, 30]
        .map((r, i) => p.puff(arch(r), nth(cols, i), { w: 20, lo: 0.34, pat: p.pattern('boucle', nth(cols, i)) }))
        .join('')
    )
  }
  let fr = ''
  for (let x = 82; x < 322; x += 9) fr += `M${x} 96q-2-14 1-28M${x} 404q2 14-1 28`
  const d = rr(74, 90, 252, 320, 8)
  return (
    p.lay(rr(74, 72, 252, 356, 8), { s: 12, o: 0.24 }) +
    p.stroke(fr, tone(b, -0.16), 5.4) +
    p.stroke(fr, b, 3.6) +
    p.puff(d, a, { w: 26, lo: 0.32, pat: p.pattern('boucle', a) }) +
    p.path(rr(96, 114, 208, 272, 4), 'none', `stroke="${b}" stroke-width="9"`) +
    p.path(rr(96, 114, 208, 272, 4), p.pattern(pat, a)) +
    p.path('M200 150L262 250L200 350L138 250Z', p.matte(b)) +
    p.path('M200 188L238 250L200 312L162 250Z', p.matte(c)) +
    p.path('M200 220L218 250L200 280L182 250Z', p.matte(b)) +
    p.path('M112 130l30 0l-30 48zM288 130l-30 0l30 48zM112 370l30 0l-30-48zM288 370l-30 0l30-48z', p.matte(c), 'opacity=".85"') +
    p.path(d, p.pattern('boucle', b), 'opacity=".7"') +
    p.shade(d, 'M74 392H326V412H74Z', 0.16, 8)
  )
}

function woodenGym(p: Pen, { a, b, c, pat, wood }: Paint): string {
  const ring = (x: number, from: number, y: number): string =>
    p.stroke(`M${x} ${from}V${y - 20}`, '#a08a72', 2) +
    p.stroke(circ(x, y, 17), tone(wood, -0.1), 9) +
    p.stroke(circ(x - 0.6, y - 0.8, 17), wood, 6)
  return (
    p.ground(200, 430, 156, 13) +
    p.rod('M96 152L70 424M304 152L330 424', tone(wood, -0.12), 13) +
    p.wood('M88 128H112L62 430H38Z', wood, { dir: 82, w: 9 }) +
    p.wood('M288 128H312L362 430H338Z', tone(wood, -0.02), { dir: 98, w: 9 }) +
    p.wood(rr(60, 122, 280, 22, 11), wood, { w: 9, seed: 4 }) +
    p.path(circ(100, 133, 7), p.ball(tone(wood, -0.16))) +
    p.path(circ(300, 133, 7), p.ball(tone(wood, -0.16))) +
    ring(132, 142, 236) +
    toy(p, 178, 142, 262, STAR, a, 1.25) +
    p.path([0, 1, 2].map((i) => circ(178, 172 + i * 15, 6.5)).join(''), p.ball(c)) +
    toy(p, 226, 142, 232, CLOUD, b, 1.1) +
    [0, 1, 2, 3].map((i) => p.path(circ(270, 172 + i * 19, 10), p.ball(nth([c, wood, a, b], i)))).join('') +
    p.stroke('M270 142V166', '#a08a72', 2) +
    p.puff(circ(270, 262, 24), c, { w: 14, pat: p.pattern(pat, c) })
  )
}

/** Play gyms. v: 0 wooden, 1 mat with crossed arches, 2 wooden arch over a mat. */
export function gym(p: Pen, paint: Paint): string {
  const { a, b, c, pat, wood, v } = paint
  const ring = (x: number, from: number, y: number): string =>
    p.stroke(`M${x} ${from}V${y - 20}`, '#a08a72', 2) +
    p.stroke(circ(x, y, 17), tone(wood, -0.1), 9) +
    p.stroke(circ(x - 0.6, y - 0.8, 17), wood, 6)
  if (v === 0) return woodenGym(p, paint)
  const mat =
    v === 2
      ? 'M66 366C70 350 84 340 104 340H296C316 340 330 350 334 366L362 414C368 428 358 438 340 438H60C42 438 32 428 38 414Z'
      : ell(200, 386, 172, 52)
  let o =
    p.ground(202, 424, 172, 26, 0.26) +
    p.puff(mat, a, { w: 26, lo: 0.36, pat: p.pattern(pat, a) }) +
    p.stroke(
      v === 2
        ? 'M84 372C88 362 98 356 110 356H290C302 356 312 362 316 372L336 410C340 418 334 424 324 424H76C66 424 60 418 64 410Z'
        : ell(200, 386, 146, 40),
      tone(a, -0.14),
      2.6,
      'opacity=".6"',
    )
  o +=
    v === 2
      ? moved(124, 398, p.path(STAR, p.matte(b)), 0.8) + moved(276, 398, p.path(CLOUD, p.matte(b)), 0.8)
      : p.path(ell(200, 388, 78, 22), p.matte(b), 'opacity=".85"')
  if (v === 2) {
    const arch = (w: number): string =>
      `M${52 + w} 424V250C${52 + w} 150 ${120 + w * 0.6} 104 200 104C${280 - w * 0.6} 104 ${348 - w} 150 ${348 - w} 250V424H${322 - w * 1}V256C322 172 266 130 200 130C134 130 78 172 78 256V424Z`
    o += p.wood(arch(0), wood, { dir: 88, w: 11 })
    return (
      o +
      toy(p, 140, 142, 226, CLOUD, mix(a, '#fff', 0.35)) +
      ring(178, 130, 270) +
      toy(p, 222, 130, 232, STAR, '#f0cf7e', 1.1) +
      toy(p, 264, 144, 262, circ(0, 0, 22), c, 1)
    )
  }
  const bow = (l: number, r: number, yl: number, yr: number, col: string): string => {
    const d = `M${l} ${yl}C${l + 20} 150 ${(l + r) / 2 - 60} 96 200 96C${(l + r) / 2 + 60} 96 ${r - 20} 150 ${r} ${yr}`
    return (
      p.stroke(d, tone(col, -0.14), 24) +
      p.stroke(d, col, 18) +
      p.stroke(d, tone(col, 0.09), 5, 'transform="translate(-3 -4)" opacity=".8"')
    )
  }
  o += bow(64, 322, 352, 416, tone(b, -0.05)) + bow(336, 78, 352, 416, b) + p.puff(rr(178, 84, 44, 30, 12), c, { w: 9 })
  return (
    o +
    toy(p, 122, 166, 250, STAR, '#f0cf7e', 1.1) +
    toy(p, 166, 116, 214, circ(0, 0, 22), c) +
    toy(p, 236, 116, 226, CLOUD, mix(a, '#fff', 0.4), 1.05) +
    ring(284, 172, 262)
  )
}

function foamTiles(p: Pen, { a, b, c }: Paint): string {
  const tile = (x: number, y: number, col: string): string => {
    const k =
      'M0-54L22-43C30-50 48-42 42-33L108 0L86 11C92 20 74 28 66 21L0 54L-22 43C-30 50-48 42-42 33L-108 0L-86-11C-92-20-74-28-66-21Z'
    return moved(
      x,
      y,
      p.path(k, tone(col, -0.2), 'transform="translate(0 14)"') +
        p.puff(k, col, { w: 12, lo: 0.28 }) +
        moved(0, 0, `<g transform="scale(1 .5)">${p.path(STAR, tone(col, -0.09))}</g>`, 1),
    )
  }
  return (
    p.ground(202, 352, 170, 56, 0.22) +
    moved(
      16,
      24,
      tile(200, 214, b) + tile(104, 262, c) + tile(296, 262, a) + tile(200, 310, mix(a, '#fff5e8', 0.5)) + tile(290, 376, b),
      0.92,
    )
  )
}

function petalMat(p: Pen, { a, b, c, pat }: Paint): string {
  let d = ''
  const n = 12
  for (let i = 0; i < n; i++) {
    const t = ((i + 0.5) / n) * 6.2832
    const u = (i / n) * 6.2832
    d +=
      (i ? '' : `M${f(200 + 148 * Math.cos(u))} ${f(250 + 148 * Math.sin(u))}`) +
      `Q${f(200 + 214 * Math.cos(t))} ${f(250 + 214 * Math.sin(t))} ${f(200 + 148 * Math.cos(u + 0.5236))} ${f(250 + 148 * Math.sin(u + 0.5236))}`
  }
  d += 'Z'
  const rays = Array.from(
    { length: n },
    (_, i) =>
      `M${f(200 + 70 * Math.cos((i / n) * 6.2832))} ${f(250 + 70 * Math.sin((i / n) * 6.2832))}L${f(200 + 148 * Math.cos((i / n) * 6.2832))} ${f(250 + 148 * Math.sin((i / n) * 6.2832))}`,
  ).join('')
  return (
    p.lay(d, { s: 13 }) +
    p.puff(d, a, { w: 34, lo: 0.38, pat: p.pattern(pat, a) }) +
    p.stroke(rays, tone(a, -0.15), 2.6, 'opacity=".6"') +
    p.stroke(rays, tone(a, 0.1), 1.6, 'opacity=".5" transform="translate(2 3)"') +
    p.puff(circ(200, 250, 72), b, { w: 24, lo: 0.34, pat: p.pattern('quilt', b) }) +
    p.path(circ(178, 244, 5), INK) +
    p.path(circ(222, 244, 5), INK) +
    p.stroke('M190 260q10 9 20 0', INK, 2.6) +
    p.path(ell(160, 260, 11, 7), '#e8836b', 'opacity=".3"') +
    p.path(ell(240, 260, 11, 7), '#e8836b', 'opacity=".3"') +
    p.puff(rr(192, 384, 16, 24, 3), c, { w: 5 })
  )
}

/** Play mats on the floor. v: 0 quilted, 1 round with petals, 2 foam tiles. */
export function playmat(p: Pen, paint: Paint): string {
  const { a, b, c, pat, v } = paint
  if (v === 2) return foamTiles(p, paint)
  if (v === 1) return petalMat(p, paint)
  const d = 'M62 92C150 84 250 84 338 92C344 180 346 300 340 366L300 412C210 418 150 416 60 408C54 300 54 180 62 92Z'
  const turn = 'M340 366C320 362 306 368 300 412C296 420 286 412 284 400C280 372 300 352 330 352Z'
  const cells = 'M60 172H342M58 252H344M58 332H342M132 88V412M200 86V414M268 88V414'
  return (
    p.lay(d, { s: 13 }) +
    p.puff(d, a, { w: 30, lo: 0.34, pat: p.pattern(pat, a) }) +
    p.stroke(cells, tone(a, -0.16), 3, 'opacity=".6"') +
    p.stroke(cells, tone(a, 0.1), 2, 'opacity=".5" transform="translate(2.500 3)"') +
    p.stroke('M68 98C150 92 250 92 332 98', b, 9) +
    p.stroke('M67 100C60 190 60 300 66 402', b, 9) +
    [
      [166, 132, STAR],
      [96, 212, CLOUD],
      [234, 292, STAR],
      [166, 372, CLOUD],
      [304, 212, STAR],
    ]
      .map(([x, y, k]) => moved(x as number, y as number, p.puff(k as string, b, { w: 12 }), 0.85))
      .join('') +
    p.lay(turn, { s: 5, dx: -3, dy: -2, o: 0.2 }) +
    p.puff('M342 360C316 350 292 366 292 400C292 412 298 416 302 412Z', b, { w: 12 }) +
    p.puff(rr(84, 388, 24, 16, 3), c, { w: 5 })
  )
}
