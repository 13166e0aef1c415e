import { isLight, mix, tone } from './colour.ts'
import { nth, type Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { circ, ell, rr, sym } from './shapes.ts'

const INK = '#33271f'

/** Slatted crib, three-quarter front. v: 0 with canopy, 1 plain, 2 toddler bed with open side. */
export function crib(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  const post = (x: number, y: number, h: number): string => p.wood(rr(x, y, 17, h, 8), wood, { dir: 88, w: 8 })
  let o = p.ground(200, 430, 162, 15)
  if (v === 0) {
    const veil =
      'M200 62C150 92 92 150 66 262C92 244 104 252 120 236C146 190 176 140 200 112C224 140 254 190 280 236C296 252 308 244 334 262C308 150 250 92 200 62Z'
    o +=
      p.puff(veil, mix(c, '#ffffff', 0.35), { w: 22, lo: 0.22, hi: 0.6 }) +
      p.stroke(
        'M190 76C150 120 116 180 96 246M210 76C250 120 284 180 304 246M196 84C172 120 146 170 128 226M204 84C228 120 254 170 272 226',
        tone(c, -0.08),
        1.6,
        'opacity=".6"',
      ) +
      p.path(circ(200, 62, 10), p.ball(wood))
  }
  // far rail
  o += p.wood(rr(66, 240, 268, 12, 6), tone(wood, -0.08), { w: 6 })
  for (let x = 84; x < 320; x += 23) o += p.path(rr(x, 250, 8, 96, 4), tone(wood, -0.12))
  // mattress and bedding
  o += p.puff('M62 322H338V364H62Z', '#f7f1e7', { w: 14, lo: 0.3 })
  o += p.puff('M74 318C72 292 90 286 130 288C160 288 168 300 164 322C140 330 96 330 74 318Z', mix(b, '#fff8ee', 0.5), { w: 18 })
  o += p.puff('M164 328C172 296 200 300 250 300C300 300 332 302 336 318L338 374H168C160 360 160 344 164 328Z', a, {
    w: 20,
    pat: p.pattern(pat, a),
  })
  // near side
  o += post(48, 216, 206) + post(335, 216, 206)
  if (v === 2) o += p.wood(rr(56, 352, 288, 36, 8), wood, { w: 10 })
  else {
    for (let x = 78; x < 330; x += 25) o += p.path(rr(x, 268, 10, 112, 5), p.tube(wood))
    o += p.wood(rr(52, 256, 296, 19, 9), wood, { w: 9 }) + p.wood(rr(52, 374, 296, 19, 9), wood, { w: 9 })
  }
  return o + p.path(circ(56, 217, 11), p.ball(wood)) + p.path(circ(344, 217, 11), p.ball(wood))
}

/** Baby nest, from above. v: 0 classic, 1 with toy bar, 2 rounded with ruffle. */
export function nest(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  const outer = sym(200, [200, 50], [286, 50, 322, 104, 326, 190], [332, 280, 320, 360, 286, 412], [262, 444, 236, 438, 224, 424])
  const inner = sym(
    200,
    [200, 112],
    [246, 112, 264, 150, 266, 214],
    [268, 280, 262, 340, 238, 384],
    [226, 396, 214, 400, 200, 400],
  )
  let o = p.lay(outer, { s: 15, o: 0.3 })
  if (v === 2) {
    let r = ''
    for (let i = 0; i < 46; i++) {
      const t = (i / 46) * Math.PI * 2
      r += circ(200 + 136 * Math.cos(t) * (Math.sin(t) > 0 ? 0.93 : 1), 240 + 196 * Math.sin(t), 14)
    }
    o += p.path(r, p.matte(tone(b, 0.02))) + p.path(r, 'none', `stroke="${tone(b, -0.1)}" stroke-width="1" opacity=".5"`)
  }
  o += p.puff(outer, a, { w: 46, lo: 0.46, hi: 0.5, pat: p.pattern(pat, a) })
  const creases = [
    [330, 200, 268, 210],
    [326, 290, 266, 280],
    [300, 390, 246, 360],
    [70, 200, 132, 210],
    [74, 290, 134, 280],
    [100, 390, 154, 360],
    [258, 68, 236, 126],
    [142, 68, 164, 126],
    [318, 130, 262, 160],
    [82, 130, 138, 160],
  ] as const
  o += creases
    .map(([x, y, u, w]) =>
      p.stroke(`M${x} ${y}Q${(x + u) / 2 + 4} ${(y + w) / 2 - 6} ${u} ${w}`, tone(a, -0.13), 2, 'opacity=".4"'),
    )
    .join('')
  o += `<path d="${inner}" fill="#2a170d" fill-opacity=".34" filter="${p.blur(9)}"/>`
  o +=
    p.puff(inner, b, { w: 30, lo: 0.2, hi: 0.5, pat: p.pattern('quilt', b) }) +
    p.shade(inner, 'M120 96H284V134C240 120 170 122 148 160L138 380H120Z', 0.24, 12)
  const bowC = tone(a, -0.04)
  o +=
    p.stroke('M196 432C176 456 150 462 132 456M204 432C224 456 250 462 268 456', c, 7) +
    p.puff('M200 430C180 410 160 414 160 428C160 444 182 446 200 432Z', c, { w: 8 }) +
    p.puff('M200 430C220 410 240 414 240 428C240 444 218 446 200 432Z', c, { w: 8 }) +
    p.path(circ(200, 430, 8), p.ball(tone(c, -0.04)))
  if (v === 1)
    o +=
      p.rod('M70 250C100 210 300 210 330 250', wood, 14) +
      [150, 200, 250]
        .map(
          (x, i) =>
            p.stroke(`M${x} 222V${250 + i * 6}`, tone(wood, -0.2), 2) +
            p.puff(
              nth([circ(x, 272, 20), 'M200 262l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z', ell(x, 280, 15, 20)], i),
              nth([c, '#f0cf7e', bowC], i),
              { w: 12 },
            ),
        )
        .join('')
  return o
}

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

/** Mobile for above the crib. v: 0 clouds, 1 birds, 2 stars. */
export function mobile(p: Pen, { a, b, c, wood, v }: Paint): string {
  let o = p.stroke('M200 0V110', tone(wood, -0.2), 2.5) + p.path(circ(200, 92, 11), p.ball(wood))
  o += p.stroke('M200 102L92 158M200 102L308 158', tone(wood, -0.16), 1.8)
  const hoop = ell(200, 162, 116, 25)
  o +=
    p.stroke(hoop, tone(wood, -0.1), 12) + p.stroke(hoop, wood, 8) + p.stroke('M90 154A116 25 0 0 1 250 139', tone(wood, 0.08), 3)
  const items = [
    [98, 300, 0.9],
    [158, 370, 1],
    [238, 326, 1.05],
    [304, 262, 0.85],
    [200, 256, 0.8],
  ] as const
  items.forEach(([x, y, k], i) => {
    const col = nth([a, b, c, mix(a, '#fff5e8', 0.4), mix(b, '#fff5e8', 0.35)], i)
    o +=
      p.stroke(`M${x} ${162 + (i % 2 ? 16 : 8)}V${y - 26 * k}`, tone(wood, -0.2), 1.6) +
      p.path(circ(x, y - 44 * k, 5.5), p.ball(wood))
    const d =
      v === 0
        ? `M${x - 34 * k} ${y + 16 * k}a${17 * k} ${17 * k} 0 0 1 ${2 * k} ${-34 * k}a${24 * k} ${24 * k} 0 0 1 ${44 * k} ${-4 * k}a${19 * k} ${19 * k} 0 0 1 ${16 * k} ${38 * k}z`
        : v === 1
          ? `M${x - 44 * k} ${y - 12 * k}C${x - 24 * k} ${y + 2 * k} ${x - 14 * k} ${y - 16 * k} ${x + 6 * k} ${y - 18 * k}C${x + 26 * k} ${y - 20 * k} ${x + 34 * k} ${y - 4 * k} ${x + 46 * k} ${y - 2 * k}C${x + 34 * k} ${y + 6 * k} ${x + 28 * k} ${y + 28 * k} ${x} ${y + 28 * k}C${x - 22 * k} ${y + 28 * k} ${x - 30 * k} ${y + 10 * k} ${x - 44 * k} ${y - 12 * k}Z`
          : `M${x} ${y - 34 * k}C${x + 5 * k} ${y - 12 * k} ${x + 12 * k} ${y - 10 * k} ${x + 34 * k} ${y - 8 * k}C${x + 16 * k} ${y + 6 * k} ${x + 14 * k} ${y + 10 * k} ${x + 20 * k} ${y + 32 * k}C${x + 4 * k} ${y + 20 * k} ${x - 4 * k} ${y + 20 * k} ${x - 20 * k} ${y + 32 * k}C${x - 14 * k} ${y + 10 * k} ${x - 16 * k} ${y + 6 * k} ${x - 34 * k} ${y - 8 * k}C${x - 12 * k} ${y - 10 * k} ${x - 5 * k} ${y - 12 * k} ${x} ${y - 34 * k}Z`
    o += p.puff(
      d.replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1)),
      col,
      { w: 16, hi: 0.55, pat: p.pattern('boucle', col) },
    )
    if (v === 1) o += p.path(circ(x + 26 * k, y - 4 * k, 3), INK)
  })
  return (
    o +
    `<ellipse cx="206" cy="452" rx="120" ry="12" fill="${p.rg(
      [
        [0, '#3a2418', 0.14],
        [1, '#3a2418', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>`
  )
}

/** Folded blankets. v: 0 stack of three, 1 single with fringe, 2 knitted with ribbon. */
export function blanket(p: Pen, { a, b, c, pat, v }: Paint): string {
  const fold = (y: number, h: number, col: string, pt: string, w = 132): string => {
    const d = `M${200 - w} ${y + h * 0.5}C${200 - w - 8} ${y + 2} ${200 - w + 12} ${y} ${200 - w + 24} ${y}H${200 + w - 10}C${200 + w + 10} ${y + 2} ${200 + w + 10} ${y + h - 2} ${200 + w - 8} ${y + h}H${200 - w + 22}C${200 - w - 2} ${y + h} ${200 - w - 6} ${y + h - 6} ${200 - w} ${y + h * 0.5}Z`
    return (
      p.puff(d, col, { w: Math.min(26, h * 0.42), lo: 0.42, hi: 0.5, pat: pt }) +
      p.stroke(`M${200 - w + 20} ${y + h * 0.5}H${200 + w - 2}`, tone(col, -0.17), 2.6, 'opacity=".7"') +
      p.shade(d, `M${200 - w} ${y + h * 0.5}h${2 * w}v${h * 0.16}h${-2 * w}z`, 0.2, 4)
    )
  }
  let o = p.ground(200, 418, 154, 15)
  if (v === 0)
    return (
      o +
      fold(344, 72, a, p.pattern(pat, a)) +
      fold(276, 68, b, p.pattern('knit', b), 126) +
      fold(214, 62, c, p.pattern('waffle', c), 122)
    )
  if (v === 1) {
    let fr = ''
    for (let x = 78; x < 326; x += 9) fr += `M${x} 404q2 8-1 15`
    return (
      o + p.stroke(fr, tone(a, -0.02), 4) + fold(330, 78, a, p.pattern(pat, a), 130) + fold(252, 78, a, p.pattern(pat, a), 128)
    )
  }
  o += fold(338, 78, a, p.pattern('knit', a)) + fold(262, 76, a, p.pattern('knit', a), 128)
  return (
    o +
    p.puff(rr(186, 258, 30, 158, 4), b, { w: 10 }) +
    p.puff('M200 262C170 226 136 232 138 254C140 276 176 276 200 264Z', b, { w: 12 }) +
    p.puff('M202 262C232 226 266 232 264 254C262 276 226 276 202 264Z', b, { w: 12 }) +
    p.path(rr(189, 250, 24, 22, 7), p.ball(tone(b, -0.04)))
  )
}

/** Play tent. v: 0 plain, 1 bunting, 2 closed flap. */
export function tent(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  let o = p.ground(200, 438, 160, 16)
  o += p.rod('M180 42L330 430M220 42L70 430', tone(wood, -0.04), 8) + p.rod('M208 36L268 420', tone(wood, -0.1), 7)
  const whole = 'M200 88L336 424C260 444 140 444 64 424Z'
  o += p.puff(whole, a, { w: 24, lo: 0.42, pat: p.pattern(pat, a) })
  const door =
    v === 2 ? 'M200 214L226 438H174Z' : 'M200 206C206 280 232 370 262 440C222 444 178 444 138 440C168 370 194 280 200 206Z'
  o +=
    p.path(
      door,
      p.lg([
        [0, tone(a, -0.3)],
        [1, tone(a, -0.22)],
      ]),
    ) + p.shade(door, 'M150 400H260V446H140Z', 0.3, 8)
  if (v !== 2)
    o +=
      p.puff(ell(200, 430, 48, 12), b, { w: 8 }) +
      p.puff('M200 206C190 280 168 350 132 400C128 384 134 372 140 362C166 316 184 262 200 206Z', b, { w: 12 }) +
      p.puff('M200 206C210 280 232 350 268 400C272 384 266 372 260 362C234 316 216 262 200 206Z', b, { w: 12 }) +
      p.stroke('M122 392L146 396M278 392L254 396', c, 5)
  o += p.stroke('M200 96L150 436M200 96L250 436', tone(a, -0.12), 1.6, 'opacity=".3"')
  if (v === 1) {
    o += p.stroke('M120 290Q200 340 280 290', tone(wood, -0.1), 2)
    ;(
      [
        [130, 297, 8],
        [158, 309, 4],
        [186, 315, 1],
        [214, 315, -1],
        [242, 309, -4],
        [268, 297, -8],
      ] as const
    ).forEach(
      ([x, y, r], i) =>
        (o += `<g transform="rotate(${r * 2} ${x} ${y})">${p.path(`M${x - 11} ${y}h22l-11 22z`, p.matte(nth([b, c, mix(a, '#fff', 0.5)], i % 3)))}</g>`),
    )
  }
  return o + p.stroke('M186 74Q200 84 214 74', tone(b, -0.05), 9)
}

/** Feeding or sleep pillow. v: 0 crescent, 1 star, 2 cloud. */
export function pillow(p: Pen, { a, b, c, pat, v }: Paint): string {
  const d = nth(
    [
      'M74 190C96 110 160 92 200 92C240 92 304 110 326 190C346 270 330 366 280 384C244 394 236 352 246 316C258 270 244 232 200 232C156 232 142 270 154 316C164 352 156 394 120 384C70 366 54 270 74 190Z',
      'M200 86C222 86 234 150 250 164C266 176 332 172 338 194C344 214 292 250 286 270C280 292 306 350 288 364C270 376 222 334 200 334C178 334 130 376 112 364C94 350 120 292 114 270C108 250 56 214 62 194C68 172 134 176 150 164C166 150 178 86 200 86Z',
      'M92 366C44 362 36 292 84 276C72 208 142 172 184 208C204 150 302 160 306 234C366 238 372 340 312 364C280 374 130 374 92 366Z',
    ],
    v,
  )
  let o = p.lay(d, { s: 14, o: 0.28 }) + p.puff(d, a, { w: 50, lo: 0.44, hi: 0.55, pat: p.pattern(pat, a) })
  if (v === 0)
    o += p.stroke(
      'M96 300Q130 300 150 306M304 300Q270 300 250 306M120 150Q150 180 166 214M280 150Q250 180 234 214M200 96V160',
      tone(a, -0.13),
      2,
      'opacity=".4"',
    )
  else
    o +=
      p.path(circ(174, v === 1 ? 246 : 288, 5), INK) +
      p.path(circ(226, v === 1 ? 246 : 288, 5), INK) +
      p.stroke(`M190 ${v === 1 ? 262 : 304}q10 9 20 0`, INK, 2.6) +
      p.path(ell(156, v === 1 ? 262 : 304, 11, 7), '#e8836b', 'opacity=".3"') +
      p.path(ell(244, v === 1 ? 262 : 304, 11, 7), '#e8836b', 'opacity=".3"')
  return o + p.puff(rr(v === 0 ? 318 : v === 1 ? 270 : 330, v === 1 ? 290 : 300, 16, 20, 3), c, { w: 5 })
}

/** Gift card in an envelope. v: 0 nest, 1 star, 2 stripe. */
export function giftcard(p: Pen, { a, b, c, v }: Paint): string {
  const card = rr(70, 128, 260, 168, 16)
  const env = 'M52 236H348V404C348 414 342 420 332 420H68C58 420 52 414 52 404Z'
  let o = p.lay(env, { s: 15 }) + p.path('M52 236L200 130L348 236V300H52Z', p.matte(tone(c, -0.1)))
  o += `<g transform="rotate(-3 200 210)">${p.lay(card, { o: 0.2 })}${p.puff(card, a, { w: 12, hi: 0.3 })}`
  o +=
    v === 0
      ? `<g transform="translate(200 204) scale(1.15)">${p.path(ell(-12, -15, 14, 18), p.ball('#a8cbcf'))}${p.path(ell(14, -12, 13, 17), p.ball('#f3d9a4'))}${p.path('M-42-6C-28 0-14 3 0 3C14 3 28 0 42-6C44 18 26 36 0 36C-26 36-44 18-42-6Z', isLight(a) ? tone(a, -0.42) : '#fdf4e6')}${p.stroke('M-34 10Q0 24 34 8M-22 23Q2 30 24 20', isLight(a) ? '#fdf6ea' : tone(a, -0.02), 2.4, 'opacity=".85"')}</g>`
      : v === 1
        ? p.path('M200 150l14 30 33 4-24 23 6 33-29-16-29 16 6-33-24-23 33-4z', p.matte(b))
        : p.path('M70 200h260v22H70zM170 128h22v168h-22z', p.matte(b))
  o +=
    '</g>' +
    p.puff('M52 236L200 344L348 236V404C348 414 342 420 332 420H68C58 420 52 414 52 404Z', c, { w: 16 }) +
    p.stroke('M58 416L176 328M342 416L224 328', tone(c, -0.1), 2, 'opacity=".6"')
  return o + p.puff(circ(200, 338, 20), b, { w: 10 }) + p.stroke('M191 340q9 8 18 0', tone(b, 0.2), 2.4)
}
