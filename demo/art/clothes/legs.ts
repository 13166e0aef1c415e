/** Trousers, pyjamas, rompers and suits. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { type Piece, at, button, cuff, fold, pair, pile, zip } from '../sewing.ts'
import { circ, rr, sym } from '../shapes.ts'
import { trousers } from './knits.ts'
import { HOLLOW, SHOULDER, type Segment } from './parts.ts'
import { longsleeve, tee } from './tops.ts'

/** Short trousers and long ones. v: 0 shorts, 1 jeans, 2 snow dungarees. */
export function bottoms(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(v === 0 ? pat : v === 2 ? 'quilt' : 'plain', a)
  if (v === 0) {
    const d = sym(
      200,
      [200, 166],
      [282, 160],
      [292, 220, 310, 290, 316, 336],
      [290, 352, 250, 358, 214, 354],
      [210, 320, 208, 300, 200, 284],
    )
    return (
      pile(p, [d, a, { w: 32, lo: 0.4, pat: pt }]) +
      pair((m) => `M${m(16)} 340C${m(54)} 346 ${m(90)} 338 ${m(114)} 324L${m(119)} 346C${m(92)} 362 ${m(52)} 368 ${m(15)} 364Z`)
        .map((x) => p.puff(x, tone(a, 0.02), { w: 9, pat: pt }))
        .join('') +
      cuff(p, 'M116 136C160 148 240 148 284 136L286 176C240 188 160 188 114 176Z', b, 10) +
      fold(p, 'M200 190V284M152 200Q146 260 136 324M248 200Q252 260 262 324', a) +
      pair((m) => `M${m(52)} 192Q${m(58)} 226 ${m(96)} 232`)
        .map((x) => p.stroke(x, tone(a, -0.15), 3, 'opacity=".6"'))
        .join('') +
      p.rod('M194 160C186 182 180 194 174 212', c, 5) +
      p.rod('M206 160C214 182 220 192 228 208', c, 5)
    )
  }
  const top = v === 2 ? 226 : 112
  const leg = sym(
    200,
    [200, top],
    [272, top],
    [284, top + 60, 300, 300, 292, 420],
    [270, 430, 244, 430, 222, 424],
    [222, 360, 216, 300, 200, v === 2 ? 292 : 252],
  )
  const turn = pair(
    (m) => `M${m(20)} 406C${m(46)} 412 ${m(72)} 412 ${m(95)} 404L${m(95)} 430C${m(72)} 440 ${m(44)} 440 ${m(20)} 434Z`,
  )
  let o =
    pile(p, [leg, a, { w: 30, lo: 0.42, pat: pt }]) +
    turn.map((d) => (v === 1 ? p.puff(d, mix(a, '#fff', 0.28), { w: 8 }) : cuff(p, d, b))).join('')
  if (v === 1) {
    o +=
      p.path(
        'M120 200Q150 240 146 300T150 380',
        'none',
        `stroke="#fff" stroke-opacity=".16" stroke-width="30" stroke-linecap="round" filter="${p.blur(9)}"`,
      ) +
      p.path(
        'M276 210Q252 250 256 310T250 380',
        'none',
        `stroke="#fff" stroke-opacity=".16" stroke-width="30" stroke-linecap="round" filter="${p.blur(9)}"`,
      ) +
      p.puff('M126 104C170 114 230 114 274 104L275 132C230 142 170 142 125 132Z', tone(a, 0.01), { w: 8 }) +
      p.seam('M128 126C170 136 230 136 272 126M204 146V210Q204 232 190 240', '#c98d4b', 2) +
      pair((m) => `M${m(26)} 140Q${m(34)} 182 ${m(80)} 186`)
        .map((x) => p.stroke(x, tone(a, -0.16), 2) + p.seam(x, '#c98d4b', 2))
        .join('') +
      [140, 262].map((x) => p.puff(rr(x - 5, 102, 12, 36, 3), tone(a, 0.03), { w: 5 })).join('') +
      button(p, 200, 122, '#c9a36a', 9) +
      p.seam('M158 200Q158 320 164 402M242 200Q242 320 236 402', a, 1.4)
    return o + p.stroke('M200 144V250', tone(a, -0.15), 2, 'opacity=".6"')
  }
  const bib = 'M140 128C170 136 230 136 260 128L276 240H124Z'
  return (
    p.rod('M152 140L130 66M248 140L270 66', b, 17) +
    o +
    pile(p, [bib, a, { w: 22, pat: pt }]) +
    p.stroke('M124 240Q200 250 276 240', tone(a, -0.1), 12) +
    zip(p, 'M200 134V288', b, [200, 142], 11) +
    [150, 250].map((x) => p.puff(rr(x - 12, 130, 24, 24, 5), c, { w: 6 })).join('') +
    pair((m) => `M${m(40)} 336H${m(86)}V380H${m(40)}Z`)
      .map((x) => p.puff(x, b, { w: 9 }))
      .join('')
  )
}

/** Pyjamas in two pieces. v: 0 buttons, 1 round neck, 2 short. */
export function pyjamas(p: Pen, paint: Paint): string {
  const { a, b, c, pat, v } = paint
  const print = pat === 'plain' ? 'moon' : pat
  const below = v === 2 ? bottoms(p, { ...paint, pat: print, v: 0 }) : trousers(p, { ...paint, pat: print, v: 2 })
  const above =
    v === 2
      ? tee(p, { ...paint, a: b, b: a, pat: 'plain', v: 0 })
      : longsleeve(p, { ...paint, pat: v === 1 ? 'plain' : print, a: v === 1 ? b : a, b: v === 1 ? a : b, v: v === 0 ? 2 : 0 })
  const moon =
    v === 1 ? p.path('M182 214a44 44 0 1 0 50 66 37 37 0 0 1-50-66z', a) + p.path(circ(240, 226, 5) + circ(222, 250, 3.4), c) : ''
  return at(224, v === 2 ? 348 : 336, v === 2 ? 0.66 : 0.68, below, 4) + at(180, 168, 0.74, above + moon, -4)
}

/** One-piece for summer, short legs. v: 0 straps, 1 collar, 2 knitted. */
export function romper(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(v === 2 ? 'knit' : pat, a)
  const side: Segment[] =
    v === 1
      ? SHOULDER
      : [
          [246, 160],
          [258, 190, 270, 206, 278, 214],
        ]
  const base = sym(
    200,
    v === 1 ? [200, 138] : [200, 168],
    ...side,
    [278, 260, 306, 300, 312, 366],
    [284, 388, 248, 392, 222, 384],
    [220, 366, 212, 352, 200, 346],
  )
  const legs = pair(
    (m) => `M${m(20)} 374C${m(50)} 386 ${m(86)} 382 ${m(113)} 358L${m(116)} 378C${m(90)} 402 ${m(50)} 406 ${m(19)} 396Z`,
  )
  let o = ''
  if (v === 1) {
    const sleeves = pair(
      (m) => `M${m(60)} 105C${m(98)} 104 ${m(128)} 128 ${m(140)} 166C${m(136)} 190 ${m(104)} 206 ${m(82)} 196Z`,
    )
    o +=
      pile(p, ...sleeves.map((d): Piece => [d, a, { w: 20, pat: pt }])) +
      pair((m) => `M${m(84)} 184Q${m(118)} 194 ${m(138)} 166`)
        .map((d) => p.stroke(d, b, 8))
        .join('')
  } else o += p.rod('M162 176L150 76M238 176L250 76', b, 16)
  o += pile(p, [base, a, { w: 34, lo: 0.42, pat: pt }]) + legs.map((d) => cuff(p, d, b)).join('')
  o += fold(p, 'M150 270Q140 320 142 366M250 270Q262 320 258 366M200 300V340M124 250Q132 280 126 300M276 250Q268 280 274 300', a)
  if (v === 1)
    return (
      o +
      p.path(HOLLOW, tone(a, -0.22)) +
      pair(
        (m) =>
          `M${m(0)} 144C${m(20)} 146 ${m(44)} 134 ${m(48)} 104C${m(70)} 108 ${m(76)} 138 ${m(60)} 158C${m(42)} 174 ${m(8)} 168 ${m(0)} 144Z`,
      )
        .map((d) => p.puff(d, c, { w: 9, lo: 0.28 }))
        .join('') +
      [188, 222, 256].map((y) => button(p, 200, y, c)).join('')
    )
  return (
    o +
    p.puff('M152 164C180 174 220 174 248 164L252 190C220 200 180 200 148 190Z', b, { w: 8, pat: p.pattern('rib', b) }) +
    button(p, 163, 178, c, 9) +
    button(p, 237, 178, c, 9) +
    (v === 0 ? p.puff('M168 212H232V258Q200 276 168 258Z', tone(a, 0.015), { w: 10, pat: pt }) + p.seam('M172 220H228', a) : '')
  )
}

/** Suit for a feast. v: 0 waistcoat, bow tie and trousers, 1 shirt, braces and shorts, 2 shirt and trousers. */
export function suit(p: Pen, paint: Paint): string {
  const { a, b, c, v } = paint
  const white = '#f4efe6'
  const legs =
    v === 1
      ? bottoms(p, { ...paint, pat: 'plain', b: tone(a, -0.03), v: 0 })
      : trousers(p, { ...paint, pat: 'plain', b: tone(a, -0.04), c: a, v: 2 })
  const shirt = longsleeve(p, {
    ...paint,
    a: v === 2 ? mix(b, '#fff', 0.3) : white,
    b: v === 2 ? mix(b, '#fff', 0.5) : '#fbf8f2',
    c: '#e0d6c6',
    pat: v === 2 ? paint.pat : 'plain',
    v: 2,
  })
  const bow =
    p.puff('M200 152C178 128 146 130 146 154C146 178 178 180 200 158C222 180 254 178 254 154C254 130 222 128 200 152Z', c, {
      w: 10,
    }) + p.puff(rr(190, 142, 20, 24, 8), tone(c, -0.04), { w: 6 })
  const vest = pair((m) => `M${m(46)} 104L${m(70)} 106C${m(74)} 150 ${m(84)} 186 ${m(92)} 206V346L${m(40)} 372L${m(0)} 340V236Z`)
  const over =
    v === 0
      ? pile(p, ...vest.map((d): Piece => [d, a, { w: 20, lo: 0.4 }])) +
        [256, 288, 320].map((y) => button(p, 200, y, c, 8)).join('') +
        pair((m) => `M${m(38)} 296L${m(76)} 290V302L${m(38)} 308Z`)
          .map((d) => p.puff(d, tone(a, -0.05), { w: 5 }))
          .join('')
      : v === 1
        ? p.rod('M154 112L140 388M246 112L260 388', a, 15) +
          [154, 246].map((x) => p.path(rr(x - 10, 252, 20, 14, 3), p.bar('#d9c08f'))).join('')
        : ''
  return at(210, 354, 0.66, legs, 3) + at(190, 176, 0.76, shirt + over + (v === 2 ? '' : bow), -2)
}
