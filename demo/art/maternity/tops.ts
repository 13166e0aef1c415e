/** Nursing bras, maternity dresses and tops. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { type Piece, at, button, cuff, fold, pair, pile, zip } from '../sewing.ts'
import { ell, rr, sym } from '../shapes.ts'
import { scallops } from './parts.ts'
import { mumtrousers } from './support.ts'

const SLEEVE = pair((m) => `M${m(58)} 84C${m(88)} 88 ${m(106)} 116 ${m(112)} 146L${m(132)} 268L${m(100)} 276L${m(74)} 172Z`)

const SHORT = pair((m) => `M${m(58)} 84C${m(90)} 86 ${m(112)} 108 ${m(122)} 142L${m(132)} 176L${m(90)} 192L${m(74)} 160Z`)

/** Nursing bra. v: 0 with clips, 1 bralette with lace, 2 vest. */
export function nursingbra(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(v === 1 ? 'plain' : pat, a)
  const straps = pair((m) => `M${m(74)} 176C${m(62)} 130 ${m(56)} 74 ${m(70)} 64`)
  const cups = pair(
    (m) =>
      `M${m(2)} 262C${m(18)} 234 ${m(40)} 186 ${m(76)} 168C${m(98)} 186 ${m(120)} 222 ${m(128)} 262C${m(132)} 300 ${m(100)} 324 ${m(66)} 324C${m(34)} 324 ${m(8)} 306 ${m(2)} 262Z`,
  )
  const back = pair((m) => `M${m(70)} 64C${m(98)} 60 ${m(118)} 140 ${m(118)} 244`)
  const wing = pair(
    (m) => `M${m(112)} 226C${m(136)} 240 ${m(150)} 246 ${m(160)} 252V312C${m(140)} 318 ${m(110)} 326 ${m(90)} 326Z`,
  )
  let o =
    back.map((d) => p.rod(d, tone(v === 1 ? a : b, -0.1), 13)).join('') +
    (v === 2 ? [] : wing).map((d) => p.lay(d, { o: 0.2 }) + p.puff(d, tone(a, -0.07), { w: 16, pat: pt })).join('')
  if (v === 2) {
    const body = sym(
      200,
      [200, 262],
      [276, 176],
      [296, 206, 312, 226, 326, 240],
      [314, 300, 302, 340, 304, 380],
      [306, 410, 310, 430, 314, 446],
      [270, 460, 236, 462, 200, 462],
    )
    o +=
      pile(p, [body, a, { w: 28, lo: 0.36, pat: pt }]) +
      fold(p, 'M140 330Q150 380 138 430M260 330Q250 380 262 430M200 340Q194 390 204 436', a) +
      p.seam('M98 436C160 448 240 448 302 436', a)
  }
  o +=
    straps.map((d) => p.rod(d, v === 1 ? tone(a, -0.04) : b, 15)).join('') +
    pile(p, ...cups.map((d): Piece => [d, a, { w: 28, lo: 0.4, hi: 0.5, pat: pt }]))
  if (v === 1)
    o += cups
      .map(
        (d, i) =>
          `<g clip-path="${p.clip(d)}">${p.path(i ? scallops(190, 350, 232, 7) : scallops(50, 210, 232, 7), mix(b, '#fff', 0.3), `opacity=".7" transform="rotate(${i ? 52 : -52} ${i ? 262 : 138} 240)"`)}</g>`,
      )
      .join('')
  else
    o +=
      pair((m) => `M${m(20)} 284C${m(50)} 300 ${m(90)} 292 ${m(118)} 270`)
        .map((d) => p.seam(d, a))
        .join('') +
      pair((m) => `M${m(24)} 236C${m(44)} 210 ${m(60)} 190 ${m(78)} 180`)
        .map((d) => p.stroke(d, tone(a, -0.1), 3, 'opacity=".5"'))
        .join('')
  o +=
    v === 2
      ? cuff(
          p,
          'M82 306C120 330 160 336 200 318C240 336 280 330 318 306L312 326C280 350 240 356 200 340C160 356 120 350 88 326Z',
          b,
          8,
        )
      : cuff(
          p,
          'M42 300C90 330 160 336 200 318C240 336 310 330 358 300V328C310 356 240 360 200 344C160 360 90 356 42 328Z',
          v === 1 ? a : b,
          10,
        )
  if (v !== 1)
    o += [124, 276]
      .map((x) => p.puff(rr(x - 13, 160, 26, 24, 6), c, { w: 7 }) + p.path(rr(x - 6, 166, 12, 7, 2), tone(c, -0.24)))
      .join('')
  return (
    o +
    p.puff('M200 316C186 302 170 306 172 318C174 328 188 326 200 318C212 326 226 328 228 318C230 306 214 302 200 316Z', c, {
      w: 6,
    })
  )
}

/** Dress with room for the belly. v: 0 wrapped, 1 gathered with a ribbon, 2 nightdress with buttons. */
export function mumdress(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const skirt = sym(
    200,
    [200, 196],
    [252, 190],
    [290, 230, 306, 290, 300, 340],
    [300, 380, 308, 420, 314, 450],
    [270, 464, 236, 466, 200, 466],
  )
  const top = sym(
    200,
    v === 0 ? [200, 180] : [200, 118],
    v === 0 ? [240, 80] : [224, 116, 234, 100, 240, 80],
    [258, 80, 268, 88, 276, 100],
    [270, 140, 262, 170, 258, 204],
    [236, 212, 218, 214, 200, 214],
  )
  const sleeves = v === 1 ? SHORT : SLEEVE
  let o = p.path(
    v === 0 ? 'M160 80L200 182L240 80Q200 96 160 80Z' : 'M160 80C164 116 236 116 240 80Q200 96 160 80Z',
    tone(a, -0.24),
  )
  o += pile(p, ...sleeves.map((d, i): Piece => [d, i ? tone(a, -0.01) : a, { w: 22, pat: pt }]))
  if (v !== 1)
    o += pair((m) => `M${m(131)} 264L${m(135)} 282L${m(102)} 290L${m(99)} 272Z`)
      .map((d) => (v === 2 ? p.puff(d, c, { w: 6 }) : p.puff(d, tone(a, 0.01), { w: 6, pat: pt })))
      .join('')
  o +=
    pile(p, [skirt, a, { w: 36, lo: 0.4, pat: pt }]) +
    p.path(
      ell(216, 300, 74, 84),
      p.rg(
        [
          [0, '#fff', 0.34],
          [0.6, '#fff', 0.06],
          [1, '#fff', 0],
        ],
        0.34,
        0.3,
        0.6,
      ),
    ) +
    p.shade(skirt, 'M104 350C150 404 260 404 306 344C300 390 250 420 200 420S110 400 104 350Z', 0.16, 14)
  o +=
    fold(
      p,
      'M156 214Q118 290 124 450M180 214Q168 240 160 262M222 214Q236 240 244 262M246 212Q288 290 280 450M166 386Q160 420 164 456M238 386Q246 420 240 456',
      a,
      2.4,
    ) + p.puff(top, a, { w: 22, pat: pt })
  if (v === 0)
    o +=
      p.stroke('M160 82L222 214', b, 9) +
      p.stroke('M240 82L190 172', b, 9) +
      p.stroke('M222 214C250 280 258 380 246 462', tone(a, -0.16), 2.4, 'opacity=".6"')
  else o += p.stroke('M160 82C164 118 236 118 240 82', b, 9)
  if (v === 2)
    o += p.puff('M188 120H212V236H188Z', b, { w: 6 }) + [136, 162, 188, 214].map((y) => button(p, 200, y, c, 6)).join('')
  return (
    o +
    p.stroke('M143 204Q200 222 257 204', v === 2 ? tone(a, -0.05) : c, v === 2 ? 6 : 12) +
    (v === 2
      ? ''
      : p.puff('M212 214C190 196 166 200 168 216C170 232 194 230 212 218C230 232 254 232 256 216C258 200 234 196 212 214Z', c, {
          w: 8,
        }) +
        p.rod('M206 222L194 278', c, 8) +
        p.rod('M218 222L232 270', c, 8))
  )
}

/** Top for nursing. v: 0 two layers, 1 jumper with zips, 2 pyjama shirt and trousers. */
export function mumtop(p: Pen, { a, b, c, pat, v }: Paint): string {
  const k = v === 1
  const pt = p.pattern(k ? 'knit' : pat, a)
  const body = sym(
    200,
    [200, 118],
    [226, 116, 236, 100, 242, 80],
    [260, 80, 272, 90, 280, 102],
    [272, 150, 270, 200, 284, 270],
    [296, 310, 296, 340, 294, 372],
    [260, 386, 230, 388, 200, 388],
  )
  const sleeves = v === 0 ? SHORT : SLEEVE
  const hollow = 'M158 80C162 116 238 116 242 80Q200 96 158 80Z'
  let o =
    pile(p, ...sleeves.map((d, i): Piece => [d, i ? tone(a, -0.01) : a, { w: 24, pat: pt }])) +
    (v === 0
      ? pair((m) => `M${m(131)} 170L${m(135)} 184L${m(93)} 200L${m(88)} 186Z`)
      : pair((m) => `M${m(131)} 264L${m(136)} 286L${m(103)} 294L${m(99)} 272Z`)
    )
      .map((d) => cuff(p, d, v === 0 ? a : b, 6))
      .join('')
  if (v === 0) {
    const over =
      'M128 104C120 88 138 80 158 80C164 116 236 116 242 80C262 80 280 88 272 104C272 150 270 180 272 226C240 242 160 242 128 226C130 180 128 150 128 104Z'
    const low = sym(
      200,
      [200, 190],
      [268, 186],
      [272, 210, 276, 240, 284, 270],
      [296, 310, 296, 340, 294, 372],
      [260, 386, 230, 388, 200, 388],
    )
    o +=
      pile(p, [low, b, { w: 30, lo: 0.38, pat: p.pattern('stripe', b, mix(b, a, 0.6)) }]) +
      p.path(
        ell(190, 300, 62, 56),
        p.rg(
          [
            [0, '#fff', 0.34],
            [1, '#fff', 0],
          ],
          0.4,
          0.36,
          0.5,
        ),
      ) +
      pile(p, [over, a, { w: 24, pat: pt }]) +
      p.seam('M130 220C160 234 240 234 270 220', a)
  } else {
    o +=
      pile(p, [body, a, { w: 32, lo: 0.4, pat: pt }]) +
      p.path(
        ell(190, 300, 62, 56),
        p.rg(
          [
            [0, '#fff', 0.28],
            [1, '#fff', 0],
          ],
          0.4,
          0.36,
          0.5,
        ),
      ) +
      cuff(p, 'M106 360C160 378 240 378 294 360V384C240 402 160 402 106 384Z', b, 8)
    if (k) o += zip(p, 'M148 132L140 250', b, [145, 134], 9) + zip(p, 'M252 132L260 250', b, [253, 134], 9)
  }
  o += fold(p, 'M122 250Q130 300 120 350M278 250Q268 300 280 350', a) + p.path(hollow, tone(a, -0.24))
  if (v !== 2)
    return (
      o +
      cuff(p, 'M150 79C156 132 244 132 250 79L240 82C238 114 162 114 160 82Z', v === 0 ? a : b, 6) +
      (v === 0 ? p.puff(rr(252, 196, 16, 20, 3), c, { w: 4 }) : '')
    )
  o +=
    p.puff('M188 112H212V374H188Z', tone(a, 0.02), { w: 6, pat: pt }) +
    pair((m) => `M${m(42)} 80L${m(60)} 84L${m(36)} 140L${m(2)} 118Z`)
      .map((d) => p.puff(d, b, { w: 7 }))
      .join('') +
    [146, 196, 246, 296, 346].map((y) => button(p, 200, y, c, 7)).join('')
  return (
    at(206, 348, 0.62, mumtrousers(p, { a, b, c, pat, v: 0, wood: '', frame: '', ramp: undefined }), 4) + at(190, 196, 0.8, o, -3)
  )
}
