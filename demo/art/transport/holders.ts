/** What hangs on a push bar or a harness. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { GRIP, bar } from './parts.ts'

/** Cup holders on a tube. v: 0 one mug, 1 two, 2 a bottle. */
export function cupholder(p: Pen, { a, b, c, frame, v }: Paint): string {
  const cup = (x: number, s: number): string => {
    const mug = 'M-52 118H52L42 330H-42Z'
    const bowl = 'M-64 250H64L54 372C52 390 34 396 0 396C-34 396-52 390-54 372Z'
    const bottle =
      v === 2
        ? p.puff(sym(0, [0, 56], [12, 56, 14, 68, 14, 78], [14, 96, 34, 108, 36, 124], [0, 126]), '#efd9b8', { w: 12, hi: 0.7 }) +
          p.puff(rr(-42, 120, 84, 38, 10), a, { w: 10, fill: p.tube(a) }) +
          p.puff('M-44 158H44C50 180 50 200 48 330H-48C-50 200-50 180-44 158Z', '#f6f1e8', { w: 16, lo: 0.26 }) +
          p.path('M-47 220H47L46 330H-46Z', '#fbf3e4', 'opacity=".9"')
        : p.puff(mug, a, { w: 22, fill: p.tube(a) }) +
          p.puff('M-56 100H56C64 100 64 128 56 128H-56C-64 128-64 100-56 100Z', b, { w: 12, fill: p.tube(b) }) +
          p.puff('M-44 78H44L50 104H-50Z', tone(b, -0.03), { w: 10, fill: p.tube(tone(b, -0.03)) }) +
          p.path(ell(16, 80, 10, 3.5), tone(b, -0.3)) +
          p.puff('M-54 190H54L50 246H-50Z', c, { w: 10, fill: p.tube(c) })
    return moved(
      x,
      0,
      bottle +
        p.path(ell(0, 250, 64, 12), tone(DARK, -0.06)) +
        (v === 2 ? p.path('M-47 236H47V254H-47Z', '#fbf3e4') : p.path('M-46 236H46L46 254H-46Z', p.tube(a))) +
        p.puff(bowl, DARK, { w: 20, hi: 0.36 }) +
        p.path('M-40 290H40L35 356C26 366-26 366-35 356Z', tone(DARK, -0.09)) +
        p.path('M-40 290H40L37 330H-37Z', p.tube(tone(v === 2 ? '#f3e9d8' : a, -0.06)), 'opacity=".85"') +
        p.stroke('M-62 254C-30 266 30 266 62 254', '#6b625a', 5),
      s,
    )
  }
  let o = p.rod('M78 36L92 470', frame, 24)
  o += p.stroke('M79 40L83 150', GRIP, 30) + p.stroke('M74 44L78 148', '#a3724e', 8)
  o += p.puff(rr(62, 262, 62, 76, 16), DARK, { w: 12, hi: 0.4 }) + p.path(circ(84, 318, 11), p.ball('#6b625a'))
  o += p.puff(rr(112, 282, 50, 36, 12), tone(DARK, 0.03), { w: 9, hi: 0.4 })
  return o + (v === 1 ? moved(62, 66, cup(116, 1), 0.8) + moved(62, 66, cup(262, 1), 0.8) : cup(218, 1.06))
}

/** Organiser bag on the push bar. v: 0 two pockets, 1 with a flap, 2 small round one. */
export function organiser(p: Pen, { a, b, c, pat, frame, v }: Paint): string {
  const d =
    v === 2
      ? 'M112 206H288C300 206 306 214 306 226C310 330 282 400 200 402C118 400 90 330 94 226C94 214 100 206 112 206Z'
      : 'M84 206H316C328 206 334 214 332 228L314 372C312 390 300 398 284 398H116C100 398 88 390 86 372L68 228C66 214 72 206 84 206Z'
  const inside = ell(200, 208, v === 2 ? 102 : 128, 17)
  const strap = (x: number): string =>
    p.puff(rr(x - 15, 100, 30, 130, 8), tone(c, -0.02), { w: 9 }) +
    p.path(rr(x - 18, 188, 36, 20, 5), p.ball('#c9a36a')) +
    p.path(rr(x - 10, 193, 20, 10, 3), tone(c, -0.2))
  const bottle = moved(
    v === 2 ? 232 : 262,
    0,
    p.puff(sym(0, [0, 112], [9, 112, 11, 122, 10, 130], [10, 146, 24, 152, 27, 166], [0, 168]), '#efd9b8', { w: 10, hi: 0.7 }) +
      p.puff(rr(-32, 162, 64, 28, 8), b, { w: 8, fill: p.tube(b) }) +
      p.puff(rr(-33, 188, 66, 40, 4), '#f6f1e8', { w: 12 }),
  )
  let o = bar(p, 110, frame) + p.lay(d, { s: 14, o: 0.24 }) + p.path(inside, tone(a, -0.3))
  o += bottle + p.puff(rr(v === 2 ? 136 : 112, 160, 62, 70, 8), tone(b, -0.03), { w: 12, pat: p.pattern('waffle', b) })
  o += p.puff(d.replace('M84 206', 'M84 210').replace('M112 206', 'M112 210'), a, { w: 36, lo: 0.42, pat: p.pattern(pat, a) })
  if (v === 0) {
    o += ['M92 272H192V380H118C104 380 98 372 97 362Z', 'M208 272H308L303 362C302 372 296 380 282 380H208Z']
      .map((k) => p.lay(k, { s: 4, dx: 2, dy: 5, o: 0.14 }) + p.puff(k, tone(a, -0.02), { w: 18, pat: p.pattern('quilt', a) }))
      .join('')
    o += p.stroke('M94 274H191M209 274H306', tone(c, 0), 7)
  } else if (v === 1) {
    const flap = 'M72 214H328C332 280 322 320 292 328H108C78 320 68 280 72 214Z'
    o +=
      p.lay(flap, { s: 5, dy: 7, o: 0.2 }) +
      p.puff(flap, tone(a, 0.02), { w: 24, pat: p.pattern(pat, a) }) +
      p.seam('M82 222C82 280 92 312 114 316H286C308 312 318 280 318 222', a)
    o += p.puff(rr(182, 310, 36, 40, 8), c, { w: 8 }) + p.path(circ(200, 336, 6), p.ball('#c9a36a'))
  } else
    o +=
      p.stroke('M104 262Q200 282 296 262', tone(a, -0.2), 5) +
      p.stroke('M104 262Q200 282 296 262', '#e9e2d6', 2, 'stroke-dasharray="3 3"') +
      p.puff('M138 300H262C262 350 240 380 200 382C160 380 138 350 138 300Z', tone(a, -0.02), {
        w: 16,
        pat: p.pattern('quilt', a),
      })
  return o + strap(116) + strap(284)
}

/** Soft covers for harness straps, flat. v: 0 a pair, 1 with a crotch pad, 2 fluffy with ears. */
export function straps(p: Pen, { a, b, c, pat, v }: Paint): string {
  const web = (d: string): string =>
    p.stroke(d, '#2b2623', 30) + p.stroke(d, '#4a433e', 22) + p.stroke(d, '#5d554f', 2, 'stroke-dasharray="5 4"')
  const y = v === 1 ? 60 : 108
  const pad = rr(-44, y, 88, 226, 30)
  const one = (x: number, turn: number): string =>
    moved(
      x,
      0,
      p.lay(pad, { s: 9, o: 0.24 }) +
        (v === 2
          ? [-24, 24]
              .map(
                (e) =>
                  p.puff(circ(e, y + 4, 22), b, { w: 12, pat: p.pattern('boucle', b) }) + p.path(circ(e, y + 6, 11), p.ball(c)),
              )
              .join('')
          : '') +
        p.puff(pad, v === 2 ? b : a, { w: 28, lo: 0.4, pat: p.pattern(v === 2 ? 'boucle' : pat, v === 2 ? b : a) }) +
        p.stroke(`M26 ${y + 16}V${y + 210}`, tone(v === 2 ? b : a, -0.16), 3, 'opacity=".7"') +
        p.seam(rr(-34, y + 10, 52, 206, 20), v === 2 ? b : a) +
        (v === 2
          ? p.path(circ(-20, y + 52, 4.5), DARK) +
            p.path(circ(8, y + 52, 4.5), DARK) +
            p.stroke(`M-11 ${y + 64}q5 5 10 0`, DARK, 2.4)
          : '') +
        p.puff(rr(-13, y + 176, 26, 20, 3), c, { w: 5 }),
      1,
      turn,
    )
  let o = web('M118 30L146 452M282 30L254 452')
  if (v === 1) {
    const drop = sym(200, [200, 322], [240, 322, 252, 336, 250, 360], [248, 410, 236, 452, 200, 454])
    o =
      web('M112 26L172 330M288 26L228 330M200 340V476') +
      p.lay(drop) +
      p.puff(drop, a, { w: 24, pat: p.pattern(pat, a) }) +
      p.seam(sym(200, [200, 334], [230, 334, 240, 344, 238, 362], [236, 400, 228, 438, 200, 440]), a) +
      p.puff(rr(172, 298, 56, 36, 12), DARK, { w: 9, hi: 0.4 }) +
      p.path(rr(188, 307, 24, 15, 5), p.matte('#d5482f'))
  }
  return o + (v === 1 ? one(110, -11) + one(290, 11) : one(120, -4) + one(280, 4))
}
