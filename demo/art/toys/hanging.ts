/** Toys to look into and to hang up. */
import { mix, tone } from '../colour.ts'
import { nth, type Paint } from '../paint.ts'
import { INK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr } from '../shapes.ts'

const STAR = 'M0-40C6-16 14-12 40-10C20 8 18 14 25 39C5 25-5 25-25 39C-18 14-20 8-40-10C-14-12-6-16 0-40Z'

/** A mirror in a flower of cloth. */
function mirror(p: Pen, { a, b, c, pat }: Paint): string {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    const col = i % 2 === 0 ? a : mix(a, b, 0.6)
    const d = circ(200 + 108 * Math.cos(angle), 250 + 108 * Math.sin(angle), 56)
    return p.lay(d, { o: 0.16 }) + p.puff(d, col, { w: 20, pat: i % 2 === 0 ? p.pattern(pat, col) : '' })
  })
  const glass = p.lg([
    [0, '#ffffff'],
    [0.45, '#dfe9ea'],
    [1, '#a9bcc0'],
  ])
  return (
    petals.join('') +
    p.puff(circ(200, 250, 98), c, { w: 16 }) +
    p.path(circ(200, 250, 78), glass) +
    p.stroke('M160 226L206 180M168 262L238 192', '#ffffff', 9, 'opacity=".75"')
  )
}

/** A spiral that winds about a bar, with three toys on it. */
function spiral(p: Pen, { a, b, c, pat }: Paint): string {
  const turns = Array.from(
    { length: 6 },
    (_, i) => `M${88 + i * 40} 150C${70 + i * 40} 96 ${128 + i * 40} 96 ${112 + i * 40} 150`,
  )
  const toys: [x: number, y: number, d: string, col: string][] = [
    [108, 318, STAR, c],
    [200, 346, circ(0, 0, 38), mix(a, b, 0.5)],
    [292, 318, 'M0 34C-52 2-34-36-2-14C34-36 52 2 0 34Z', tone(c, 0.12)],
  ]
  return (
    p.rod('M64 150H336', tone(b, -0.06), 34) +
    turns.map((d, i) => p.stroke(d, nth([a, b, c], i), 30)).join('') +
    p.puff(rr(60, 132, 280, 40, 20), a, { w: 16, pat: p.pattern(pat, a) }) +
    toys
      .map(
        ([x, y, d, col]) =>
          p.stroke(`M${x} 168V${y - 30}`, '#a08a72', 4) +
          p.puff(circ(x, 190, 12), b, { w: 8 }) +
          moved(x, y, p.puff(d, col, { w: 18, hi: 0.5 }), 1.15),
      )
      .join('')
  )
}

/** An animal's head on a clip, with ribbons and a ring below. */
function hanging(p: Pen, { a, b, c, wood, pat }: Paint): string {
  const ribbons = [152, 184, 216, 248].map((x, i) =>
    p.puff(rr(x - 13, 296, 26, 74 + (i % 2) * 18, 12), nth([c, b, tone(a, -0.08)], i), { w: 8 }),
  )
  const eye = (x: number): string => p.path(circ(x, 238, 7), INK) + p.path(circ(x + 2, 236, 2), '#ffffff')
  return (
    p.puff(rr(184, 44, 32, 56, 14), wood, { w: 10 }) +
    p.stroke('M200 96V152', '#a08a72', 6) +
    ribbons.join('') +
    p.puff(circ(132, 176, 36), a, { w: 16 }) +
    p.puff(circ(268, 176, 36), a, { w: 16 }) +
    p.puff(ell(200, 236, 102, 88), a, { w: 28, pat: p.pattern(pat, a) }) +
    p.puff(ell(200, 268, 46, 34), mix(b, '#ffffff', 0.4), { w: 12 }) +
    p.path(ell(200, 256, 12, 9), INK) +
    eye(164) +
    eye(236) +
    p.stroke('M200 360V392', '#a08a72', 4) +
    p.stroke(circ(200, 424, 32), tone(wood, -0.04), 16)
  )
}

/** Toys to look into and to hang up. v: 0 mirror, 1 spiral for a bar, 2 on a clip. */
export function firsttoy(p: Pen, paint: Paint): string {
  return paint.v === 0 ? mirror(p, paint) : paint.v === 1 ? spiral(p, paint) : hanging(p, paint)
}
