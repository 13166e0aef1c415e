/** Soft toys and balls. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'

/** Plush bear, sitting. v: 0 bow, 1 scarf, 2 bare, 3 overall. */
export function bear(p: Pen, { a, b, c, pat, v }: Paint): string {
  const fur = p.pattern('boucle', a)
  const inner = mix(a, '#fff1de', 0.72)
  const belly = sym(200, [200, 232], [262, 232, 290, 300, 288, 352], [286, 410, 250, 436, 200, 436])
  const head = sym(200, [200, 112], [258, 112, 292, 150, 292, 190], [292, 236, 250, 262, 200, 262])
  const leg = (x: number, s: number): string => {
    const d = ell(x, 402, 46, 42)
    return (
      p.puff(d, a, { pat: fur, w: 24 }) +
      p.path(ell(x - 3 * s, 404, 25, 23), p.ball(inner)) +
      p.seam(ell(x - 3 * s, 404, 25, 23), inner)
    )
  }
  const arm = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    const d = `M${m(58)} 266C${m(84)} 256 ${m(116)} 292 ${m(120)} 330C${m(123)} 362 ${m(98)} 372 ${m(84)} 352C${m(72)} 330 ${m(66)} 308 ${m(54)} 300Z`
    return p.puff(d, tone(a, s > 0 ? -0.02 : 0.01), { pat: fur, w: 20 })
  }
  const ear = (x: number): string =>
    p.puff(circ(x, 134, 31), a, { pat: fur, w: 16 }) + p.path(circ(x, 138, 17), p.ball(inner), 'opacity=".85"')
  let o = p.ground(200, 438, 138, 17)
  o += p.puff(belly, a, { pat: fur, w: 34, lo: 0.42 })
  if (v === 3) {
    const bib = sym(200, [200, 300], [246, 300], [256, 330, 286, 340, 287, 356], [286, 410, 250, 437, 200, 437])
    o +=
      p.puff(bib, b, { pat: p.pattern(pat, b), w: 24 }) +
      p.seam(sym(200, [200, 306], [242, 306], [250, 330, 270, 344, 280, 352]), b)
    o +=
      p.stroke('M160 304L150 262M240 304L250 262', tone(b, -0.03), 13) +
      p.path(circ(163, 312, 5.5), p.ball('#e7d9bd')) +
      p.path(circ(237, 312, 5.5), p.ball('#e7d9bd'))
  } else {
    o += p.path(
      ell(200, 350, 52, 60),
      p.rg([
        [0, tone(inner, 0.04)],
        [1, inner],
      ]),
      'opacity=".7"',
    )
  }
  o += leg(124, 1) + leg(276, -1) + arm(-1) + arm(1)
  o += ear(132) + ear(268)
  o += p.shade(belly, ell(200, 262, 74, 20), 0.3, 8)
  o += p.puff(head, a, { pat: fur, w: 32, lo: 0.38 })
  o += p.puff(ell(200, 220, 39, 30), inner, { w: 16, lo: 0.22 })
  o += p.path('M189 203q11-5 22 0q2 9-11 14q-13-5-11-14z', INK) + p.path(ell(196, 206, 4, 2), '#fff', 'opacity=".5"')
  o += p.stroke('M200 217v8M200 225q-8 9-17 4M200 225q8 9 17 4', INK, 2.4, 'opacity=".8"')
  o +=
    p.path(circ(160, 190, 6.4), INK) +
    p.path(circ(240, 190, 6.4), INK) +
    p.path(circ(158, 187.6, 2), '#fff', 'opacity=".85"') +
    p.path(circ(238, 187.6, 2), '#fff', 'opacity=".85"')
  o += p.path(ell(146, 212, 14, 9), '#e8836b', 'opacity=".2"') + p.path(ell(254, 212, 14, 9), '#e8836b', 'opacity=".2"')
  if (v === 0) {
    const bl = 'M200 270C176 246 144 246 140 268C138 290 176 292 200 274Z'
    const br = 'M200 270C224 246 256 246 260 268C262 290 224 292 200 274Z'
    o +=
      p.puff(bl, b, { pat: p.pattern(pat, b), w: 12 }) +
      p.puff(br, b, { pat: p.pattern(pat, b), w: 12 }) +
      p.puff(rr(188, 260, 24, 24, 9), tone(b, -0.03), { w: 8 })
  } else if (v === 1) {
    const sc = 'M126 250C160 276 240 276 274 250C282 262 280 276 270 282C232 300 168 300 130 282C120 276 118 262 126 250Z'
    const tail = 'M232 282L266 274C270 306 276 330 282 352L244 362C240 334 236 308 232 282Z'
    o +=
      p.puff(tail, b, { pat: p.pattern('stripe', b, c), w: 12 }) +
      p.stroke('M246 362v10M255 360v10M264 358v10M273 355v10', b, 3.5) +
      p.puff(sc, b, { pat: p.pattern('rib', b), w: 14 })
  }
  return o
}

/** Plush rabbit, standing, dressed. v: 0 ears up, 1 one ear folded, 2 long drooping ears. */
export function bunny(p: Pen, { a, b, c, pat, v }: Paint): string {
  const fur = p.pattern('boucle', a)
  const inner = mix(a, '#f5c9bd', 0.6)
  const ear = (s: number, fold: boolean): string => {
    const m = (x: number): number => 200 + s * x
    if (v === 2) {
      const d = `M${m(34)} 140C${m(66)} 128 ${m(92)} 160 ${m(96)} 214C${m(98)} 254 ${m(74)} 262 ${m(64)} 236C${m(58)} 210 ${m(52)} 180 ${m(28)} 160Z`
      return p.puff(d, a, { pat: fur, w: 16 })
    }
    if (fold) {
      const d = `M${m(10)} 138C${m(6)} 96 ${m(20)} 60 ${m(42)} 60C${m(74)} 62 ${m(92)} 100 ${m(88)} 120C${m(82)} 134 ${m(64)} 116 ${m(54)} 104C${m(56)} 120 ${m(52)} 134 ${m(46)} 142Z`
      return p.puff(d, a, { pat: fur, w: 15 }) + p.shade(d, `M${m(44)} 70L${m(58)} 108L${m(48)} 112Z`, 0.3, 4)
    }
    const d = `M${m(10)} 140C${m(-2)} 84 ${m(8)} 34 ${m(32)} 34C${m(58)} 36 ${m(60)} 96 ${m(48)} 142Z`
    const e = `M${m(20)} 132C${m(12)} 92 ${m(18)} 54 ${m(31)} 54C${m(46)} 56 ${m(46)} 98 ${m(39)} 132Z`
    return p.puff(d, a, { pat: fur, w: 16 }) + p.path(e, p.matte(inner), 'opacity=".8"')
  }
  const head = sym(200, [200, 116], [244, 116, 268, 146, 268, 178], [268, 216, 238, 236, 200, 236])
  const dress = sym(200, [200, 236], [232, 236], [250, 270, 268, 330, 276, 376], [250, 392, 226, 394, 200, 394])
  const foot = (x: number): string => p.puff(`M${x - 21} 380h42v34q0 22 -21 22q-21 0 -21 -22z`, a, { pat: fur, w: 14 })
  const arm = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return (
      p.puff(
        `M${m(32)} 250C${m(54)} 246 ${m(78)} 290 ${m(86)} 326C${m(90)} 346 ${m(66)} 352 ${m(58)} 334C${m(50)} 312 ${m(40)} 290 ${m(30)} 276Z`,
        a,
        { pat: fur, w: 14 },
      ) +
      p.puff(
        `M${m(30)} 244C${m(50)} 242 ${m(66)} 270 ${m(73)} 292L${m(48)} 302C${m(42)} 288 ${m(36)} 280 ${m(28)} 274Z`,
        tone(b, -0.02),
        { pat: p.pattern(pat, b), w: 10 },
      )
    )
  }
  let o = p.ground(200, 436, 86, 12)
  o += ear(-1, false) + ear(1, v === 1)
  o += foot(172) + foot(228)
  o += arm(-1) + arm(1)
  o += p.puff(dress, b, { pat: p.pattern(pat, b), w: 26 })
  o += p.stroke('M128 372Q200 392 272 372', tone(b, -0.1), 2, 'opacity=".6"')
  o += p.puff(sym(200, [200, 246], [232, 238], [244, 252, 230, 268, 214, 262], [206, 258, 200, 254, 200, 254]), c, { w: 8 })
  o += p.shade(dress, ell(200, 240, 50, 12), 0.35, 6)
  o += p.puff(head, a, { pat: fur, w: 26 })
  o +=
    p.path(circ(172, 180, 5.2), INK) +
    p.path(circ(228, 180, 5.2), INK) +
    p.path(circ(170.5, 178, 1.7), '#fff', 'opacity=".85"') +
    p.path(circ(226.5, 178, 1.7), '#fff', 'opacity=".85"')
  o +=
    p.path('M193 196q7-3 14 0q1 6-7 9q-8-3-7-9z', tone(inner, -0.22)) +
    p.stroke('M200 205v6q-6 7-12 3M200 211q6 7 12 3', INK, 1.8, 'opacity=".65"')
  o += p.path(ell(158, 200, 12, 7), '#e8836b', 'opacity=".22"') + p.path(ell(242, 200, 12, 7), '#e8836b', 'opacity=".22"')
  return o
}

/** Ball or soft cube toy. v: 0 fabric ball, 1 kick ball with dots. */
export function ball(p: Pen, { a, b, c, pat, v }: Paint): string {
  const d = circ(200, 286, 132)
  const cols = [a, b, c, tone(a, 0.08), tone(b, 0.1)]
  let inn = ''
  if (v === 0) {
    const wedge = (x0: number, x1: number, i: number): string =>
      p.path(`M200 154C${x0} 200 ${x0} 372 200 418C${x1} 372 ${x1} 200 200 154Z`, nth(cols, i % 5)) +
      p.path(
        `M200 154C${x0} 200 ${x0} 372 200 418C${x1} 372 ${x1} 200 200 154Z`,
        p.pattern(i % 2 ? pat : 'plain', nth(cols, i % 5)) || 'none',
      ) +
      p.stroke(`M200 154C${x0} 200 ${x0} 372 200 418`, tone(nth(cols, i % 5), -0.14), 2)
    inn = wedge(20, 96, 0) + wedge(96, 168, 1) + wedge(168, 246, 2) + wedge(246, 316, 3) + wedge(316, 392, 4)
  } else inn = p.path(d, p.pattern('dots', a, b, 2.2))
  return p.ground(200, 420, 108, 15) + p.puff(d, a, { w: 54, lo: 0.5, hi: 0.5, in: inn })
}
