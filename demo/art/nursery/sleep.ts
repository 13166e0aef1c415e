/** Cots, nests and mobiles. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'

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
  // a bed from two years on has a pillow and a duvet, a cot for babies has a mattress with its sheet and nothing else
  o += p.puff('M62 322H338V364H62Z', '#f7f1e7', { w: 14, lo: 0.3 })
  if (v !== 2) o += p.puff('M62 314H338V348H62Z', b, { w: 14, lo: 0.3, pat: p.pattern(pat, b) })
  else {
    o += p.puff('M74 318C72 292 90 286 130 288C160 288 168 300 164 322C140 330 96 330 74 318Z', mix(b, '#fff8ee', 0.5), { w: 18 })
    o += p.puff('M164 328C172 296 200 300 250 300C300 300 332 302 336 318L338 374H168C160 360 160 344 164 328Z', a, {
      w: 20,
      pat: p.pattern(pat, a),
    })
  }
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
