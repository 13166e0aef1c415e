/** Trains, trucks and tricycles. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr } from '../shapes.ts'
import { GLASS, wheel } from './parts.ts'

/** Wooden trains. v: 0 with two wagons of blocks, 1 with carriages, 2 one large engine. */
export function train(p: Pen, { a, b, c, wood, v }: Paint): string {
  const engine = (): string =>
    p.wood(rr(18, 372, 132, 20, 8), wood, { w: 7 }) +
    p.puff(rr(26, 300, 78, 76, 30), a, { w: 18 }) +
    p.puff(rr(90, 262, 56, 114, 9), a, { w: 16 }) +
    p.puff(rr(82, 250, 72, 20, 9), c, { w: 8 }) +
    p.puff(rr(104, 284, 30, 34, 7), mix(b, GLASS, 0.5), { w: 7 }) +
    p.puff('M48 304L42 262H74L68 304Z', c, { w: 8 }) +
    p.path(ell(58, 262, 17, 5), tone(c, -0.22)) +
    p.puff(ell(86, 298, 11, 12), b, { w: 6 }) +
    p.path(circ(28, 338, 9), p.ball('#f4e6c0')) +
    [44, 84, 128].map((x, i) => wheel(p, x, 400 - (i === 2 ? 3 : 0), i === 2 ? 23 : 19, wood, b)).join('')
  if (v === 2) return p.ground(206, 424, 168, 15) + `<g transform="translate(36 -385) scale(1.92)">${engine()}</g>`
  const wagon = (x: number, k: string, i: number): string => {
    const load =
      v === 1
        ? p.puff(rr(x + 2, 300, 100, 76, 12), k, { w: 16 }) +
          p.puff(rr(x - 5, 290, 114, 18, 9), c, { w: 7 }) +
          [0, 1, 2].map((n) => p.puff(rr(x + 12 + n * 29, 320, 22, 26, 6), mix(b, GLASS, 0.5), { w: 6 })).join('')
        : (i
            ? [0, 1, 2]
                .map((n) => p.puff(circ(x + 24 + n * 28, 330 - (n === 1 ? 10 : 0), 18), nth(MANY, n + 1), { w: 10 }))
                .join('')
            : p.puff(rr(x + 10, 302, 38, 38, 5), nth(MANY, 1), { w: 9 }) +
              p.puff(`M${x + 52} 340L${x + 74} 296L${x + 96} 340Z`, nth(MANY, 2), { w: 9 })) +
          p.puff(rr(x, 334, 104, 42, 8), k, { w: 14 })
    return (
      p.rod(`M${x - 12} 384h14`, '#6a5a4c', 6) +
      load +
      p.wood(rr(x - 3, 372, 110, 18, 8), wood, { w: 6 }) +
      wheel(p, x + 24, 402, 17, wood, b) +
      wheel(p, x + 82, 402, 17, wood, b)
    )
  }
  return (
    p.ground(204, 420, 190, 11) +
    `<g transform="translate(4 0)">${wagon(280, tone(a, 0.06), 1)}${wagon(162, b, 0)}${engine()}</g>`
  )
}

/** Large cars. v: 0 fire engine, 1 tipper, 2 bus. */
export function truck(p: Pen, { a, b, c, wood, v }: Paint): string {
  const glass = (d: string): string => p.puff(d, GLASS, { w: 8, hi: 0.7 })
  const wheels = (xs: number[], r = 36): string => xs.map((x) => wheel(p, x, 388, r, '#4a4440', wood)).join('')
  let o = p.ground(204, 422, 180, 14)
  if (v === 2) {
    o +=
      p.puff('M36 244Q38 212 70 210H326Q362 212 366 250L372 372Q372 388 356 388H44Q30 388 30 372Z', a, { w: 32 }) +
      p.puff('M30 312H370L372 340H30Z', b, { w: 8 })
    o +=
      [0, 1, 2, 3].map((i) => glass(rr(52 + i * 64, 234, 52, 60, 10))).join('') +
      glass('M308 234H336Q346 236 348 250L352 294H308Z')
    return (
      o +
      p.puff(rr(268, 240, 34, 138, 8), tone(a, -0.03), { w: 8 }) +
      glass(rr(275, 248, 20, 60, 6)) +
      p.path(circ(362, 358, 9), p.ball('#f4e6c0')) +
      wheels([104, 296], 38)
    )
  }
  const cab =
    p.puff(
      v
        ? 'M236 262H310Q330 262 342 284L366 322Q372 332 372 344V376Q372 388 360 388H236Z'
        : 'M262 250H328Q346 250 354 270L368 314Q372 328 372 342V376Q372 388 360 388H262Z',
      v ? c : a,
      { w: 24 },
    ) +
    glass(v ? 'M256 280H304Q314 280 320 290L338 322H256Z' : 'M284 268H324Q334 268 338 280L350 316H284Z') +
    p.path(circ(362, 356, 9), p.ball('#f4e6c0')) +
    p.puff(rr(356, 370, 24, 16, 6), '#cfc9c1', { w: 6 })
  if (v === 1)
    return (
      o +
      p.puff(rr(32, 356, 220, 30, 8), '#6a625b', { w: 9 }) +
      p.rod('M150 366L126 322', '#b9b4ad', 12) +
      `<g transform="translate(24 14) rotate(-9 56 340) scale(.92 .96)">${p.path(ell(140, 250, 86, 40), p.ball('#b89468'))}${[84, 112, 146, 176, 200].map((x, i) => p.puff(circ(x, 244 - (i % 3) * 12, 20), nth(['#c9a87c', '#a98459', '#d6b88f'], i), { w: 10 })).join('')}${p.puff('M22 246H262L246 340Q244 350 230 350H56Q46 350 44 342Z', a, { w: 28 })}${p.puff('M16 238H268V258H16Z', tone(a, 0.03), { w: 7 })}${[82, 132, 182].map((x) => p.stroke(`M${x} 268L${x + 4} 340`, tone(a, -0.16), 5, 'opacity=".5"')).join('')}</g>` +
      cab +
      wheels([80, 166, 312], 35)
    )
  const rungs = Array.from({ length: 9 }, (_, i) => `M${62 + i * 28} ${216 - i * 4.6}v22`).join('')
  return (
    o +
    p.puff('M30 268H270V388H42Q30 388 30 376Z', a, { w: 26 }) +
    p.puff('M30 338H372V358H30Z', PAPER, { w: 6 }) +
    [0, 1, 2]
      .map((i) => p.puff(rr(50 + i * 66, 284, 54, 46, 6), '#d8d4cd', { w: 7, pat: p.pattern('stripe', '#d8d4cd', '#b9b4ad') }))
      .join('') +
    p.rod('M214 268V226', '#8b857e', 16) +
    cab +
    p.puff(rr(292, 232, 34, 22, 9), '#5d86a0', { w: 8 }) +
    p.rod(rungs, '#e9e2d6', 5) +
    p.rod('M42 220L306 176M42 242L306 198', '#e9e2d6', 8) +
    wheels([96, 206, 316], 34)
  )
}

/** Three and four wheels. v: 0 tricycle, 1 tricycle with push bar, 2 ride-on car. */
export function trike(p: Pen, { a, b, c, wood, v }: Paint): string {
  const tyre = (x: number, y: number, r: number): string =>
    p.stroke(circ(x, y, r), '#3c3733', 13) +
    p.stroke(circ(x, y, r), '#6a625b', 3, 'transform="translate(-2 -3)"') +
    p.path(circ(x, y, r - 6), p.ball(b)) +
    p.stroke(
      Array.from(
        { length: 6 },
        (_, i) =>
          `M${x} ${y}L${(x + (r - 8) * Math.cos(i * 1.047 + 0.4)).toFixed(1)} ${(y + (r - 8) * Math.sin(i * 1.047 + 0.4)).toFixed(1)}`,
      ).join(''),
      tone(b, -0.12),
      5,
    ) +
    p.path(circ(x, y, 9), p.ball(c))
  if (v === 2)
    return (
      p.ground(202, 422, 160, 15) +
      p.puff(
        'M44 300Q44 276 68 274L130 268Q150 230 186 228H214Q232 228 244 262L326 272Q360 280 362 318V352Q362 376 338 376H64Q44 376 44 352Z',
        a,
        { w: 36, lo: 0.42 },
      ) +
      p.puff('M128 262Q134 236 176 232L186 262Z', tone(c, -0.02), { w: 9 }) +
      p.puff('M96 270C76 236 78 186 98 176C112 176 118 236 142 262Z', c, { w: 12 }) +
      p.rod('M238 262L214 206', '#4a4440', 11) +
      p.stroke(ell(208, 196, 16, 34), '#4a4440', 11, 'transform="rotate(-24 208 196)"') +
      p.path(circ(342, 308, 15), p.ball('#f4e6c0')) +
      p.puff(rr(340, 348, 34, 20, 9), b, { w: 7 }) +
      p.path(circ(208, 322, 28), PAPER, 'opacity=".95"') +
      p.path('M208 304l6 12 13 2-10 9 3 13-12-6-12 6 3-13-10-9 13-2z', c) +
      tyre(110, 384, 30) +
      tyre(296, 384, 30)
    )
  let o = p.ground(208, 424, 160, 14)
  if (v === 1)
    o +=
      p.rod('M122 344C96 260 74 200 58 110', '#8b857e', 11) +
      p.rod('M38 112L82 100', c, 15) +
      p.puff('M76 206C40 190 40 130 92 124C150 110 196 116 214 138C180 150 130 160 76 206Z', a, { w: 18 }) +
      p.rod('M92 192C104 160 140 140 206 138', tone(a, -0.05), 5)
  o +=
    tyre(84, 382, 30) +
    p.rod('M120 372L196 318L262 262', a, 19) +
    p.rod('M196 318L160 280', a, 15) +
    p.rod('M86 382L150 360', tone(a, -0.04), 12)
  o +=
    p.puff('M112 264C116 250 180 246 204 262C210 274 190 284 168 284H132C116 284 110 276 112 264Z', c, { w: 12 }) +
    p.puff('M118 268C100 250 96 206 110 200C126 200 124 246 140 262Z', c, { w: 10 })
  o +=
    tyre(290, 364, 48) +
    p.rod('M290 364L262 220', a, 16) +
    p.rod('M262 230L250 196', '#b9b4ad', 10) +
    p.rod('M222 196C240 186 262 186 278 200', '#b9b4ad', 9) +
    p.rod('M212 200L230 192', c, 17) +
    p.rod('M272 194L286 208', c, 17) +
    p.puff('M250 318C268 290 318 288 338 318C322 308 270 306 250 318Z', a, { w: 8 }) +
    p.rod('M290 364L306 386', '#b9b4ad', 7) +
    p.puff(rr(294, 382, 34, 13, 5), '#4a4440', { w: 5 }) +
    tyre(128, 390, 32)
  return (
    o +
    (v === 0
      ? p.puff('M266 232H340L330 280H276Z', wood, { w: 10, pat: p.pattern('waffle', wood) }) +
        p.rod('M262 232H344', tone(wood, -0.05), 8)
      : p.puff(rr(64, 300, 76, 44, 9), b, { w: 12 }) + p.rod('M60 300H144', tone(b, -0.06), 8))
  )
}
