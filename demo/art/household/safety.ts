/** Gates, mattresses, thermometers, pumps and potties. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { knob } from './parts.ts'

/** Safety at home. v: 0 gate, 1 playpen, 2 corner guards. */
export function gate(p: Pen, { a, c, wood, v }: Paint): string {
  if (v === 2) {
    const corner = 'M-64-64h112q16 0 16 22t-16 22h-50q-18 0-18 18v50q0 16-22 16t-22-16z'
    const guard = (x: number, y: number, turn: number, col: string): string =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${p.lay(corner, { s: 7, o: 0.2 })}${p.puff(corner, col, { w: 16 })}</g>`
    return (
      guard(122, 172, 0, a) + guard(284, 172, 90, tone(a, 0.04)) + guard(284, 334, 180, a) + guard(122, 334, 270, tone(a, -0.04))
    )
  }
  const bars = (from: number, to: number, y: number, h: number, step: number): string => {
    let o = ''
    for (let x = from; x <= to; x += step) o += p.wood(rr(x - 5, y, 10, h, 5), tone(wood, 0.02), { seed: x % 7, dir: 90, w: 6 })
    return o
  }
  if (v === 1)
    return (
      p.ground(200, 420, 168, 20) +
      bars(66, 334, 196, 90, 30) +
      p.wood(rr(46, 184, 308, 20, 9), tone(wood, -0.06), { w: 8 }) +
      p.puff('M52 372L92 330H308L348 372Z', a, { w: 16, pat: p.pattern('quilt', a) }) +
      bars(62, 338, 252, 150, 34) +
      p.wood(rr(38, 238, 324, 22, 10), wood, { w: 9 }) +
      p.wood(rr(38, 392, 324, 22, 10), wood, { w: 9 })
    )
  return (
    p.ground(200, 422, 160, 12) +
    p.wood(rr(44, 168, 20, 250, 8), tone(wood, -0.05), { dir: 90, w: 8 }) +
    p.wood(rr(336, 168, 20, 250, 8), tone(wood, -0.05), { dir: 90, w: 8 }) +
    bars(92, 308, 196, 196, 31) +
    p.wood(rr(66, 178, 268, 24, 10), wood, { w: 9 }) +
    p.wood(rr(66, 386, 268, 24, 10), wood, { w: 9 }) +
    p.puff(rr(286, 162, 56, 34, 12), a, { w: 10 }) +
    p.path(circ(314, 179, 6), c)
  )
}

/** Mattresses. v: 0 firm with piping, 1 two sides, 2 with its cover folded back. */
export function mattress(p: Pen, { a, b, c, pat, v }: Paint): string {
  const side = 'M34 330L204 396L370 316V354Q370 362 362 366L212 434Q204 438 196 434L42 372Q34 368 34 360Z'
  const top = 'M42 318L190 250Q200 246 210 250L362 304Q374 310 362 318L212 388Q204 392 196 388L42 330Q34 324 42 318Z'
  let o = p.ground(202, 424, 168, 22) + p.puff(side, v === 1 ? b : tone(a, -0.03), { w: 16, lo: 0.36 })
  o +=
    p.puff(top, a, { w: 26, pat: v === 1 ? p.pattern('quilt', a) : p.pattern(pat, a), lo: 0.3 }) +
    p.stroke('M38 326L198 390Q204 392 212 389L366 315', c, 4)
  if (v === 2)
    o +=
      p.puff('M210 250L362 304Q374 310 362 318L290 352Q250 300 176 264Q190 252 210 250Z', b, { w: 16 }) +
      p.stroke('M176 264Q250 300 290 352', c, 4)
  if (v === 0)
    o += p.path(
      [0, 1, 2].flatMap((i) => [0, 1, 2].map((k) => ell(130 + i * 62 + k * 26, 330 + i * 16 - k * 24, 5, 3))).join(''),
      tone(a, -0.2),
      'opacity=".6"',
    )
  return o
}

/** Health. v: 0 stick thermometer, 1 infrared thermometer, 2 humidifier. */
export function thermometer(p: Pen, { a, b, c, v }: Paint): string {
  const shown = (x: number, y: number, w: number, h: number): string =>
    p.path(
      rr(x, y, w, h, 8),
      p.lg([
        [0, '#dfe8dc'],
        [1, '#bccab8'],
      ]),
    ) +
    `<text x="${x + w / 2}" y="${y + h * 0.74}" text-anchor="middle" font-family="Figtree,Arial,sans-serif" font-weight="600" font-size="${h * 0.66}" fill="${INK}">36.6</text>`
  if (v === 1)
    return (
      p.ground(206, 420, 84, 13) +
      p.puff('M178 236L262 236Q268 320 284 396Q286 418 262 418H204Q184 418 184 396Q188 310 178 236Z', b, { w: 26 }) +
      p.puff(rr(92, 122, 226, 124, 54), b, { w: 32, lo: 0.4 }) +
      p.puff('M112 140Q72 148 70 184Q72 220 112 228Q100 184 112 140Z', a, { w: 12 }) +
      p.path(ell(80, 184, 8, 24), '#4a433d') +
      shown(186, 150, 104, 62) +
      p.puff(rr(166, 262, 30, 52, 12), a, { w: 10 })
    )
  if (v === 2)
    return (
      p.path(
        'M200 150q-26-34 0-66t0-58',
        'none',
        `stroke="#ffffff" stroke-width="16" stroke-linecap="round" opacity=".75" filter="${p.blur(5)}"`,
      ) +
      p.ground(200, 420, 104, 14) +
      p.puff(sym(200, [200, 150], [250, 154, 292, 214, 292, 284], [292, 300, 280, 306, 200, 306]), mix(b, '#ffffff', 0.4), {
        w: 34,
        hi: 0.7,
        lo: 0.26,
      }) +
      p.puff(sym(200, [200, 300], [296, 300], [300, 350, 292, 414, 270, 416], [240, 420, 200, 420, 200, 420]), a, { w: 26 }) +
      p.path(ell(200, 156, 20, 8), tone(b, -0.2)) +
      knob(p, 200, 366, c)
    )
  return (
    p.lay('M96 392L286 130L322 158L132 416Z', { o: 0.2 }) +
    `<g transform="rotate(36 200 260)">${p.path(rr(190, 58, 20, 90, 10), p.tube('#c9ccce'))}${p.puff('M178 130Q176 116 200 116Q224 116 222 130L232 398Q234 442 200 442Q166 442 168 398Z', b, { w: 24 })}${shown(176, 196, 48, 28)}${p.puff(circ(200, 372, 17), a, { w: 8 })}</g>` +
    p.path(circ(318, 392, 5), c, 'opacity=".001"')
  )
}

/** Breast pumps. v: 0 by hand, 1 with a motor, 2 worn. */
export function pump(p: Pen, { a, b, c, v }: Paint): string {
  const flask = (x: number): string =>
    p.puff(rr(x - 52, 262, 104, 154, 30), '#f3efe8', { w: 22, hi: 0.8, lo: 0.24 }) +
    p.path(rr(x - 46, 338, 92, 70, 22), mix('#fff6e6', b, 0.3), 'opacity=".8"') +
    p.stroke(`M${x + 22} 300h14M${x + 22} 322h14M${x + 22} 344h14M${x + 22} 366h14`, tone(b, -0.3), 2.4) +
    p.puff(rr(x - 44, 224, 88, 46, 12), a, { w: 12, fill: p.tube(a) })
  const funnel = (x: number): string =>
    p.puff(
      `M${x - 16} 226Q${x - 20} 184 ${x - 64} 168L${x - 104} 90Q${x - 40} 84 ${x - 22} 138Q${x + 14} 150 ${x + 18} 226Z`,
      '#f6f2ec',
      { w: 20, hi: 0.8, lo: 0.28 },
    ) +
    p.path(
      `M${x - 104} 90Q${x - 82} 128 ${x - 64} 168Q${x - 54} 116 ${x - 34} 108Q${x - 62} 86 ${x - 104} 90Z`,
      mix(a, '#ffffff', 0.5),
      'opacity=".6"',
    )
  if (v === 2)
    return (
      p.ground(200, 412, 118, 14) +
      p.puff(sym(200, [200, 150], [300, 150, 330, 250, 322, 330], [314, 396, 260, 412, 200, 412]), b, { w: 44 }) +
      p.path(circ(200, 292, 64), p.matte(tone(b, -0.08))) +
      p.path(circ(200, 292, 26), p.ball(tone(b, -0.2))) +
      p.puff(rr(170, 168, 60, 40, 18), a, { w: 12 }) +
      p.path(circ(200, 188, 6), c)
    )
  if (v === 1)
    return (
      p.ground(210, 420, 150, 14) +
      p.stroke('M168 150Q240 60 300 180T312 300', '#e3ddd3', 9) +
      flask(160) +
      funnel(160) +
      p.puff(rr(242, 286, 126, 130, 36), b, { w: 24 }) +
      p.path(circ(305, 342, 34), p.matte(tone(b, -0.1))) +
      knob(p, 305, 342, a) +
      p.path(circ(305, 394, 5), c)
    )
  return (
    p.ground(200, 420, 84, 12) +
    p.puff('M214 200Q300 150 318 250Q322 300 300 340Q290 352 280 340Q290 270 268 242Q250 224 214 232Z', b, { w: 16 }) +
    flask(190) +
    funnel(190)
  )
}

/** Potties. v: 0 potty, 1 with a high back, 2 seat for the big toilet. */
export function potty(p: Pen, { a, b, c, v }: Paint): string {
  if (v === 2) {
    const ring = 'M200 128C276 128 318 196 318 268C318 344 268 392 200 392C132 392 82 344 82 268C82 196 124 128 200 128Z'
    const hole = ell(200, 276, 62, 74)
    const handle = (s: number): string => p.puff(rr(200 + s * 116 - 16, 216, 32, 84, 16), b, { w: 12 })
    return (
      p.lay(ring, { o: 0.24 }) +
      handle(-1) +
      handle(1) +
      p.puff(ring, a, { w: 34 }) +
      p.path(hole, tone(a, -0.34)) +
      p.shade(hole, 'M130 190H270V240Q200 214 130 240Z', 0.4, 8) +
      p.puff('M178 146Q200 96 222 146Q226 184 200 186Q174 184 178 146Z', tone(a, 0.04), { w: 14 }) +
      p.path(circ(200, 158, 6), c)
    )
  }
  const body = 'M104 290C102 350 92 392 88 408Q88 420 104 420H296Q312 420 312 408C308 392 298 350 296 290Z'
  const back =
    v === 1
      ? 'M112 300C108 200 130 130 200 130C270 130 292 200 288 300Z'
      : 'M126 292C122 232 152 204 200 204C248 204 278 232 274 292Z'
  return (
    p.ground(200, 420, 116, 14) +
    p.puff(back, tone(a, -0.02), { w: 30 }) +
    (v === 1 ? p.path(circ(172, 196, 6), c) + p.path(circ(228, 196, 6), c) + p.stroke('M188 214q12 9 24 0', c, 4) : '') +
    p.puff(body, a, { w: 32 }) +
    p.puff(ell(200, 290, 108, 34), b, { w: 16 }) +
    p.path(ell(200, 290, 70, 19), tone(b, -0.36)) +
    p.puff('M182 300Q200 252 218 300Q214 322 200 322Q186 322 182 300Z', tone(b, 0.02), { w: 10 }) +
    p.path(circ(200, 372, 16), c, 'opacity=".85"')
  )
}
