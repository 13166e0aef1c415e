/** Scooters, bikes and backpacks. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { disc, spoked } from './wheels.ts'

/** Three wheel scooter, side view. v: 0 with seat off, 1 low, 2 with basket. */
export function scooter(p: Pen, { a, b, c, wood, v }: Paint): string {
  let o = p.ground(204, 430, 148, 12)
  const top = v === 1 ? 132 : 92
  o += `<g transform="translate(18 -5)">${disc(p, 286, 396, 34, { rim: tone(b, -0.1) })}</g>`
  o += p.rod(`M288 372L258 ${top + 6}`, '#c9c4bd', 15)
  o += p.rod(`M283 332L273 ${top + 120}`, a, 19)
  o += p.wood(
    'M84 368C84 358 92 354 102 354H236C262 354 270 340 276 326L296 330C290 362 276 382 244 384H104C92 384 84 380 84 368Z',
    a,
    { w: 14, fill: p.matte(a) },
  )
  o += p.path(
    'M104 356H236',
    'none',
    `stroke="${DARK}" stroke-width="7" stroke-linecap="round" stroke-dasharray="26 6" opacity=".65"`,
  )
  o +=
    p.stroke(`M216 ${top}H300`, DARK, 15) +
    p.rod(`M228 ${top}H288`, '#c9c4bd', 11) +
    p.stroke(`M206 ${top}H228M290 ${top}H312`, b, 19) +
    p.stroke(`M208 ${top - 4}H226M292 ${top - 4}H310`, tone(b, 0.1), 5)
  o +=
    p.stroke(
      `M208 ${top + 10}C198 ${top + 34} 196 ${top + 50} 202 ${top + 66}M212 ${top + 10}C212 ${top + 34} 214 ${top + 48} 220 ${top + 60}`,
      c,
      3,
    ) + p.stroke(`M206 ${top + 10}C186 ${top + 30} 184 ${top + 44} 186 ${top + 56}`, a, 3)
  if (v === 2)
    o +=
      p.wood('M272 146H350L338 206H284Z', wood, { w: 10, dir: 0 }) +
      p.stroke('M276 166H346M279 186H342', tone(wood, -0.14), 3) +
      p.stroke('M292 148L298 204M311 148V204M330 148L324 204', tone(wood, -0.14), 3)
  o += disc(p, 108, 400, 30, { rim: b }) + disc(p, 292, 394, 36, { rim: b })
  return o
}

/** Balance bike. v: 0 wood, 1 painted, 2 with basket. */
export function bike(p: Pen, { a, b, c, wood, v }: Paint): string {
  const body = v === 0 ? wood : a
  let o = p.ground(200, 424, 164, 13)
  o +=
    spoked(p, 100, 356, 64, { tyre: '#4a433e', rim: '#d9d2c7', hub: b, n: 9 }) +
    spoked(p, 302, 356, 64, { tyre: '#4a433e', rim: '#d9d2c7', hub: b, n: 9 })
  o += p.wood(
    'M100 342C132 318 150 284 168 246C180 226 206 222 226 226L276 232L270 262L222 258C208 258 202 268 196 280C180 318 152 352 112 366C94 370 90 352 100 342Z',
    body,
    { w: 18, lo: 0.4, fill: v ? p.matte(body) : undefined },
  )
  o += p.wood('M252 158L280 152C292 216 304 286 316 350C316 366 296 370 290 356Z', body, {
    w: 14,
    lo: 0.4,
    dir: 70,
    fill: v ? p.matte(body) : undefined,
  })
  o += p.rod('M186 232L180 204', '#c9c4bd', 11)
  o +=
    p.puff('M126 190C140 178 196 178 220 186C228 196 218 208 202 208H146C130 208 120 198 126 190Z', b, { w: 15 }) +
    p.seam('M136 200C160 206 190 204 210 202', b)
  o +=
    p.rod('M264 160L260 138M230 136H292', '#c9c4bd', 9) +
    p.stroke('M218 136H240M284 136H304', c, 17) +
    p.stroke('M220 132H238M286 132H302', tone(c, 0.1), 5)
  if (v === 2)
    o +=
      p.wood('M282 170H356L346 226H296Z', wood, { w: 10 }) +
      p.stroke('M286 188H353M289 207H349M304 172L309 224M322 172V224M340 172L335 224', tone(wood, -0.15), 2.8)
  o += p.path(circ(100, 356, 12), p.ball(b)) + p.path(circ(302, 356, 12), p.ball(b))
  return o
}

/** Backpack. v: 0 kids, 1 changing bag, 2 animal face. */
export function backpack(p: Pen, { a, b, c, pat, v }: Paint): string {
  const body = sym(
    200,
    [200, 112],
    [262, 112, 302, 150, 306, 222],
    [310, 290, 312, 350, 306, 392],
    [300, 420, 250, 424, 200, 424],
  )
  let o = p.ground(200, 426, 122, 14)
  if (v === 2)
    o +=
      p.puff(circ(128, 130, 34), a, { w: 16 }) +
      p.puff(circ(272, 130, 34), a, { w: 16 }) +
      p.path(circ(128, 132, 18), p.ball(c)) +
      p.path(circ(272, 132, 18), p.ball(c))
  o += p.stroke('M168 116C164 70 236 70 232 116', tone(b, -0.1), 13) + p.stroke('M168 116C164 72 236 72 232 116', b, 8)
  o += p.stroke('M100 250C66 290 66 360 96 398M300 250C334 290 334 360 304 398', tone(b, -0.14), 14)
  o += p.puff(body, a, { w: 38, lo: 0.42, pat: p.pattern(pat, a) })
  if (v === 2) {
    o +=
      p.path(circ(158, 216, 7), '#33271f') +
      p.path(circ(242, 216, 7), '#33271f') +
      p.puff(ell(200, 246, 40, 28), c, { w: 12, lo: 0.2 }) +
      p.path(ell(200, 234, 11, 8), '#33271f') +
      p.stroke('M200 242v10q-8 9-16 4M200 252q8 9 16 4', '#33271f', 2.4)
    o +=
      p.puff('M124 312H276C282 346 280 384 270 402C226 412 174 412 130 402C120 384 118 346 124 312Z', tone(a, -0.02), { w: 16 }) +
      p.seam('M132 322H268', a)
    return o
  }
  const flap = sym(200, [200, 116], [258, 116, 294, 150, 298, 206], [298, 238, 260, 250, 200, 250])
  if (v === 0)
    o +=
      p.puff(flap, b, { w: 22, lo: 0.38 }) +
      p.seam(sym(200, [200, 126], [252, 126, 284, 156, 288, 204], [286, 228, 252, 238, 200, 240]), b)
  const pocket = 'M116 292H284C292 330 292 376 282 400C230 412 170 412 118 400C108 376 108 330 116 292Z'
  o +=
    p.puff(pocket, tone(a, v ? -0.02 : 0.02), { w: 20, pat: p.pattern(v ? 'quilt' : pat, a) }) +
    p.stroke('M124 306H276', tone(a, -0.18), 3) +
    p.path(rr(262, 302, 10, 20, 4), p.ball('#c9a36a'))
  const strap = (x: number): string =>
    p.puff(rr(x, v ? 150 : 226, 20, v ? 96 : 62, 6), tone(c, -0.02), { w: 7 }) +
    p.path(rr(x - 3, v ? 226 : 262, 26, 18, 4), p.ball('#c9a36a')) +
    p.path(rr(x + 3, v ? 231 : 267, 14, 8, 2), tone(c, -0.2))
  o += strap(150) + strap(230)
  return o
}
