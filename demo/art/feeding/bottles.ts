/** Bottles, tableware, bibs and soothers. */
import { tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'

/** Feeding bottle. v: 0 straight, 1 wide neck, 2 with handles. */
export function bottle(p: Pen, { a, b, c, v }: Paint): string {
  const wide = v === 1 ? 16 : 0
  const glass = sym(
    200,
    [200, 188],
    [232 + wide, 188],
    [236 + wide, 208, 262 + wide * 0.6, 222, 264 + wide * 0.6, 254],
    [262 + wide * 0.4, 300, 262 + wide * 0.4, 350, 264 + wide * 0.6, 394],
    [264 + wide * 0.6, 418, 252, 424, 200, 424],
  )
  const milk = sym(
    200,
    [200, 268],
    [262 + wide * 0.5, 268],
    [261 + wide * 0.4, 310, 261 + wide * 0.4, 350, 262 + wide * 0.5, 392],
    [262, 414, 250, 420, 200, 420],
  )
  let o = p.ground(200, 426, 78, 12)
  if (v === 2)
    o +=
      p.stroke('M138 236C94 232 84 330 138 336', tone(b, -0.08), 22) +
      p.stroke('M138 236C96 232 86 330 138 336', b, 15) +
      p.stroke('M262 236C306 232 316 330 262 336', tone(b, -0.12), 22) +
      p.stroke('M262 236C304 232 314 330 262 336', tone(b, -0.02), 15)
  o += p.path(
    glass,
    p.lg(
      [
        [0, '#ffffff', 0.95],
        [0.3, '#f3f1ec', 0.85],
        [0.75, '#e4e4e0', 0.9],
        [1, '#cfd0cc', 0.95],
      ],
      0,
      0,
      1,
      0.1,
    ),
  )
  o +=
    p.path(
      milk,
      p.lg(
        [
          [0, '#fffdf8'],
          [0.5, '#fbf3e4'],
          [1, '#e8dac4'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) + p.path(ell(200, 268, 62 + wide * 0.5, 6), '#fffaf1')
  o += [290, 316, 342, 368, 394]
    .map((y, i) => p.stroke(`M${i % 2 ? 226 : 214} ${y}H242`, tone(a, -0.02), 3, 'opacity=".75"'))
    .join('')
  o += p.path(sym(200, [200, 330], [200, 330]), 'none')
  o += `<g transform="translate(176 342)">${p.path('M-22 0C-22-18-6-26 8-20C22-14 24 4 14 14C2 24-22 18-22 0Z', p.matte(a), 'opacity=".9"')}${p.path('M14-8l12 3-11 6z', b)}${p.path(circ(6, -8, 2.2), INK)}</g>`
  o += p.path(ell(150 - wide * 0.5, 300, 7, 72), '#fff', `opacity=".65" filter="${p.blur(3)}"`)
  o += p.path(glass, 'none', 'stroke="#bfbdb6" stroke-width="1.4" opacity=".7"')
  const col = sym(
    200,
    [200, 160],
    [236 + wide, 160],
    [244 + wide, 160, 246 + wide, 166, 246 + wide, 176],
    [246 + wide, 194],
    [246 + wide, 204, 240 + wide, 206, 200, 206],
  )
  o += p.puff(col, a, { w: 12, fill: p.tube(a), hi: 0.3 })
  let ribs = ''
  for (let x = 164 - wide; x <= 236 + wide; x += 9) ribs += `M${x} 168V200`
  o += p.stroke(ribs, tone(a, -0.1), 2, 'opacity=".55"')
  const teat = sym(
    200,
    [200, 70],
    [212, 70, 216, 80, 215, 92],
    [214, 112, 222, 122, 232 + wide * 0.6, 138],
    [236 + wide, 148, 238 + wide, 156, 236 + wide, 161],
    [200, 161],
  )
  o += p.puff(teat, '#efd9b8', { w: 16, lo: 0.3, hi: 0.7 })
  return o
}

/** Tableware set. v: 0 bowl, cup and spoon, 1 animal plate, 2 divided plate. */
export function tableware(p: Pen, { a, b, c, wood, v }: Paint): string {
  if (v > 0) {
    const plate =
      v === 1
        ? `M200 128C290 128 330 196 330 270C330 352 274 408 200 408C126 408 70 352 70 270C70 196 110 128 200 128Z`
        : rr(64, 150, 272, 236, 84)
    let o =
      v === 1
        ? [
            p.lay(circ(118, 148, 44)),
            p.lay(circ(282, 148, 44)),
            p.lay(plate),
            p.puff(circ(118, 148, 46), a, { w: 20 }),
            p.puff(circ(282, 148, 46), a, { w: 20 }),
            p.path(circ(118, 148, 26), p.ball(tone(a, -0.07))),
            p.path(circ(282, 148, 26), p.ball(tone(a, -0.07))),
          ].join('')
        : p.lay(plate)
    o += p.puff(plate, a, { w: 26, hi: 0.6 })
    const well = v === 1 ? circ(200, 270, 100) : 'M94 268V232C94 200 118 178 150 178H250C282 178 306 200 306 232V268Z'
    o +=
      `<path d="${well}" fill="#2a170d" fill-opacity=".2" filter="${p.blur(5)}"/>` +
      p.puff(well, tone(a, 0.03), { w: 20, lo: 0.12, hi: 0.4 }) +
      p.shade(well, `M60 120H340V200C260 170 140 180 110 300L60 400Z`, 0.2, 12)
    if (v === 2)
      o += ['M94 284H192V360H150C118 360 94 336 94 304Z', 'M208 284H306V304C306 336 282 360 250 360H208Z']
        .map(
          (d) =>
            p.puff(d, tone(a, 0.03), { w: 14, lo: 0.1 }) +
            p.shade(d, d.replace('M94 284H192V360', 'M94 278H192V300').replace('M208 284H306V304', 'M208 278H306V296'), 0.22, 7),
        )
        .join('')
    else
      o +=
        p.path(circ(162, 246, 7), INK) +
        p.path(circ(238, 246, 7), INK) +
        p.puff(ell(200, 286, 38, 28), tone(a, 0.06), { w: 10, lo: 0.2 }) +
        p.path(ell(200, 274, 11, 8), INK) +
        p.stroke('M200 282v8q-9 9-17 4M200 290q9 9 17 4', INK, 2.4)
    const spoon =
      'M352 150C366 150 372 166 370 184C368 198 362 204 360 214L362 380C362 388 346 388 346 380L346 214C344 204 338 198 336 184C334 166 340 150 352 150Z'
    return o + p.lay(spoon) + p.wood(spoon, wood, { dir: 90, w: 8 })
  }
  let o = p.ground(190, 410, 150, 16)
  const cup = 'M236 214H342L330 372C328 392 314 398 290 398C266 398 252 392 250 372Z'
  o += p.stroke('M334 250C380 246 382 336 328 336', tone(b, -0.1), 17) + p.stroke('M334 250C376 248 378 334 328 334', b, 10)
  o +=
    p.puff(cup, b, { w: 26, fill: p.tube(b) }) +
    p.path(ell(289, 214, 53, 12), tone(b, -0.2)) +
    p.path(ell(289, 216, 48, 9), p.matte(tone(b, -0.28))) +
    p.stroke(ell(289, 214, 53, 12), tone(b, 0.06), 4)
  o += p.wood(
    'M262 116C276 112 284 128 284 146C284 160 278 170 276 178L281 219L268 220L264 180C258 172 250 162 248 148C246 132 252 118 262 116Z',
    wood,
    { dir: 84, w: 8 },
  )
  o += p.stroke('M241 222A53 12 0 0 0 337 222', tone(b, 0.05), 5)
  const bowl = 'M48 286H256C256 352 216 404 152 404C88 404 48 352 48 286Z'
  o +=
    p.puff(bowl, a, { w: 34, lo: 0.42, hi: 0.5 }) +
    p.path(ell(152, 286, 104, 22), tone(a, -0.14)) +
    p.path(
      ell(152, 290, 95, 17),
      p.lg(
        [
          [0, tone(a, -0.2)],
          [1, tone(a, -0.04)],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    p.stroke(ell(152, 286, 104, 22), tone(a, 0.06), 5)
  o += p.puff('M96 404H208C210 416 200 420 190 420H114C104 420 94 416 96 404Z', tone(a, -0.06), { w: 8 })
  return o
}

/** Bib, flat. v: 0 cotton, 1 silicone with pocket, 2 bandana. */
export function bib(p: Pen, { a, b, c, pat, v }: Paint): string {
  if (v === 2) {
    const d =
      'M74 168C110 190 160 196 200 196C240 196 290 190 326 168C336 178 334 196 326 206L214 388C206 400 194 400 186 388L74 206C66 196 64 178 74 168Z'
    return (
      p.lay(d) +
      p.puff(d, a, { w: 26, pat: p.pattern(pat, a) }) +
      p.seam('M84 204L200 386L316 204', a) +
      p.path(circ(88, 188, 7), p.ball('#e9e2d6')) +
      p.path(circ(312, 188, 7), p.ball('#e9e2d6')) +
      p.stroke('M160 204Q190 250 196 300M240 204Q216 240 208 280', tone(a, -0.14), 2, 'opacity=".4"')
    )
  }
  const d =
    'M124 116C96 92 110 66 136 72C158 80 150 112 150 134C150 176 172 196 200 196C228 196 250 176 250 134C250 112 242 80 264 72C290 66 304 92 276 116C318 166 326 226 322 296C316 372 272 420 200 420C128 420 84 372 78 296C74 226 82 166 124 116Z'
  let o = p.lay(d) + p.puff(d, a, { w: 26, pat: v ? '' : p.pattern(pat, a) })
  if (v === 0)
    o +=
      p.seam(
        'M128 124C96 170 88 230 90 294C96 360 136 406 200 408C264 406 304 360 310 294C312 230 304 170 272 124M138 128C136 184 164 210 200 210C236 210 264 184 262 128',
        a,
      ) + p.puff(rr(300, 306, 24, 15, 3), c, { w: 5 })
  else {
    const pk = 'M84 316C140 344 260 344 316 316C330 336 322 372 300 396C270 430 130 430 100 396C78 372 70 336 84 316Z'
    o +=
      p.lay(pk, { o: 0.2 }) +
      p.puff(pk, tone(a, -0.015), { w: 20, hi: 0.6 }) +
      p.path('M92 322C140 346 260 346 308 322C260 334 140 334 92 322Z', tone(a, -0.22)) +
      `<g transform="translate(200 262)">${p.path('M-34 10C-34-22-8-36 14-28C38-18 40 10 24 26C6 42-34 38-34 10Z', p.matte(b))}${p.path('M28-8l20 5-18 9z', c)}${p.path(circ(14, -8, 3.6), INK)}</g>`
  }
  return o + p.path(circ(128, 92, 6), p.ball('#e9e2d6'))
}

/** Dummy. v: 0 round shield, 1 butterfly shield, 2 with clip. */
export function pacifier(p: Pen, { a, b, c, wood, v }: Paint): string {
  const shield =
    v === 1
      ? sym(200, [200, 224], [236, 212, 300, 214, 318, 256], [326, 300, 280, 330, 250, 320], [232, 312, 218, 308, 200, 308])
      : ell(200, 266, 112, 70)
  let o = ''
  if (v === 2) {
    const bead = [
      [300, 168, 20],
      [328, 132, 17],
      [340, 92, 20],
      [332, 54, 15],
    ] as const
    o +=
      p.stroke('M262 236C290 196 320 170 332 132C344 92 336 60 326 40', tone(wood, -0.1), 4) +
      bead
        .map(
          ([x, y, r], i) =>
            p.lay(circ(x, y, r), { o: 0.18 }) +
            p.puff(circ(x, y, r), nth([a, wood, b, c], i), { w: 14, fill: p.ball(nth([a, wood, b, c], i)) }),
        )
        .join('')
  }
  const ring = ell(200, 340, 66, 58)
  o += p.lay(shield) + `<g>${p.stroke(ring, '#3a2418', 20, `opacity=".2" transform="translate(6 10)" filter="${p.blur(7)}"`)}</g>`
  o += p.puff('M180 236C160 214 152 172 168 148C184 126 216 126 232 148C248 172 240 214 220 236Z', '#efd9b8', {
    w: 22,
    hi: 0.7,
    lo: 0.34,
  })
  o += p.puff(shield, a, { w: 28, hi: 0.6, lo: 0.4 })
  o +=
    p.path(circ(134, 262, 9), tone(a, -0.2)) +
    p.path(circ(266, 262, 9), tone(a, -0.2)) +
    p.path(circ(152, 290, 5), tone(a, -0.18)) +
    p.path(circ(248, 290, 5), tone(a, -0.18))
  o += p.stroke(ring, tone(b, -0.12), 20) + p.stroke(ring, b, 15) + p.stroke('M140 322A66 58 0 0 1 190 284', tone(b, 0.1), 5)
  return o + p.puff(ell(200, 276, 42, 30), b, { w: 16, hi: 0.6 })
}
