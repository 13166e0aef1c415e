/** Swimwear and tights. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { type Piece, cuff, fold, pair, pile, snap, zip } from '../sewing.ts'
import { circ, sym } from '../shapes.ts'
import { HOLLOW, LONG, LONG_CUFFS, SHOULDER, type Segment, front } from './parts.ts'

/** Swimsuit. v: 0 with straps, 1 long sleeves, 2 frilled shoulders. */
export function swimsuit(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const long = v === 1
  const neck = long ? 112 : 168
  const side: Segment[] = long
    ? SHOULDER
    : [
        [230, 166, 234, 130, 236, 88],
        [256, 88],
        [258, 136, 272, 160, 286, 172],
      ]
  const d = sym(
    200,
    [200, neck + (long ? 26 : 0)],
    ...side,
    [278, 220, 272, 250, 282, 300],
    [288, 320, 290, 336, 290, 352],
    [262, 360, 240, 384, 232, 420],
    [222, 426, 212, 428, 200, 428],
  )
  let o = long
    ? pile(p, [LONG[0], b, { w: 24 }], [LONG[1], tone(b, -0.01), { w: 24 }]) +
      LONG_CUFFS.map((x) => p.puff(x, c, { w: 8 })).join('')
    : p.path('M164 88C164 150 178 168 200 168S236 150 236 88C234 120 224 134 200 134S166 120 164 88Z', tone(a, -0.22))
  o += pile(p, [d, a, { w: 30, lo: 0.42, pat: pt }])
  o += p.stroke('M110 352C138 360 160 384 168 420M290 352C262 360 240 384 232 420', c, 7)
  if (long)
    o +=
      p.path(HOLLOW, tone(a, -0.24)) +
      p.puff('M148 90C146 80 254 80 252 90L262 110C252 158 148 158 138 110Z', c, { w: 10 }) +
      zip(p, 'M200 130V270', a, [200, 140], 9) +
      p.stroke('M118 126Q110 176 114 214M282 126Q290 176 286 214', tone(a, -0.16), 2.4, 'opacity=".5"')
  else {
    o +=
      p.stroke('M164 90C166 140 172 168 200 168S234 140 236 90', c, 7) +
      p.stroke('M144 90C142 136 128 160 114 172M256 90C258 136 272 160 286 172', c, 7)
    if (v === 0) {
      const frill =
        'M122 290C150 304 250 304 278 290L300 336Q290 352 276 342Q264 356 248 346Q234 360 218 350Q200 362 184 350Q168 360 152 346Q136 356 124 342Q110 352 100 336Z'
      o +=
        pile(p, [frill, a, { w: 16, pat: pt }]) +
        fold(p, 'M136 300L126 340M164 304L158 346M200 306V350M236 304L242 346M264 300L274 340', a) +
        p.stroke('M122 290C150 304 250 304 278 290', c, 7)
    } else
      o +=
        pair(
          (m) =>
            `M${m(36)} 92C${m(60)} 84 ${m(104)} 104 ${m(104)} 146Q${m(94)} 156 ${m(86)} 146Q${m(78)} 162 ${m(68)} 152Q${m(60)} 166 ${m(48)} 156Q${m(36)} 160 ${m(36)} 140Z`,
        )
          .map((x) => p.lay(x, { o: 0.18 }) + p.puff(x, b, { w: 12 }))
          .join('') +
        p.puff('M200 186C176 166 156 172 158 190C160 206 180 204 200 190C220 204 240 206 242 190C244 172 224 166 200 186Z', c, {
          w: 8,
        })
  }
  return o + fold(p, 'M132 220Q142 250 134 280M268 214Q258 246 266 276M200 380Q196 400 200 416', a)
}

/** For swimming. v: 0 swim shorts, 1 swim nappy, 2 rash vest. */
export function trunks(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  if (v === 2)
    return (
      pile(
        p,
        ...pair((m) => `M${m(62)} 105C${m(104)} 108 ${m(130)} 140 ${m(144)} 186L${m(162)} 240L${m(112)} 262L${m(84)} 204Z`).map(
          (d): Piece => [d, b, { w: 22 }],
        ),
      ) +
      pair((m) => `M${m(160)} 234L${m(165)} 250C${m(150)} 262 ${m(130)} 270 ${m(115)} 272L${m(110)} 256Z`)
        .map((d) => p.puff(d, c, { w: 7 }))
        .join('') +
      pile(p, [front(402, 92), a, { w: 32, lo: 0.42, pat: pt }]) +
      p.path(HOLLOW, tone(a, -0.24)) +
      p.puff('M148 88C146 78 254 78 252 88L262 110C252 158 148 158 138 110Z', c, { w: 10 }) +
      p.path('M154 86C170 94 230 94 246 86C230 80 170 80 154 86Z', tone(c, -0.2)) +
      p.seam('M132 122Q118 164 116 204M268 122Q282 164 284 204M110 386C160 396 240 396 290 386', a) +
      fold(p, 'M128 270Q140 310 128 360M272 260Q258 306 272 356', a)
    )
  const d =
    v === 0
      ? sym(
          200,
          [200, 152],
          [288, 148],
          [298, 220, 312, 300, 318, 356],
          [290, 372, 250, 378, 216, 374],
          [212, 330, 208, 300, 200, 286],
        )
      : sym(
          200,
          [200, 160],
          [296, 154],
          [304, 200, 306, 236, 304, 262],
          [270, 270, 246, 304, 240, 348],
          [226, 356, 214, 358, 200, 358],
        )
  let o = pile(p, [d, a, { w: 34, lo: 0.42, pat: pt }])
  if (v === 0)
    o +=
      pair((m) => `M${m(16)} 362C${m(54)} 368 ${m(92)} 360 ${m(118)} 346L${m(120)} 362C${m(92)} 378 ${m(52)} 384 ${m(16)} 380Z`)
        .map((x) => p.puff(x, c, { w: 7 }))
        .join('') +
      fold(p, 'M200 184V286M150 200Q144 270 132 340M250 200Q256 270 268 340', a) +
      p.puff('M108 210L132 206L122 262L100 262Z', tone(a, -0.04), { w: 7, pat: pt })
  else
    o +=
      pair(
        (m) =>
          `M${m(104)} 262C${m(70)} 270 ${m(46)} 304 ${m(40)} 348Q${m(46)} 358 ${m(54)} 350C${m(62)} 312 ${m(82)} 288 ${m(106)} 280Z`,
      )
        .map((x) => cuff(p, x, b))
        .join('') +
      [0, 1, 2]
        .map((i) => p.stroke(`M108 ${206 + i * 18}Q200 ${224 + i * 18} 292 ${206 + i * 18}`, tone(a, -0.14), 2, 'opacity=".3"'))
        .join('') +
      pair((m) => `M${m(70)} 178H${m(94)}V252H${m(70)}Z`)
        .map((x) => snap(p, 0, -20) + p.puff(x, tone(a, 0.02), { w: 7, pat: pt }))
        .join('') +
      [196, 214, 232].flatMap((y) => [snap(p, 118, y), snap(p, 282, y)]).join('')
  return (
    o +
    cuff(
      p,
      v
        ? 'M102 140C160 156 240 156 298 140L298 174C240 190 160 190 102 174Z'
        : 'M110 134C160 148 240 148 290 134L292 172C240 186 160 186 108 172Z',
      v ? b : tone(a, -0.03),
      10,
    ) +
    (v
      ? ''
      : p.rod('M194 164C186 184 178 198 172 218', c, 6) +
        p.rod('M206 164C214 184 220 196 228 212', c, 6) +
        p.path(circ(194, 164, 4) + circ(206, 164, 4), p.ball('#d8d2c8')))
  )
}

/** Tights. v: 0 ribbed, 1 with hearts on the knees, 2 printed. */
export function tights(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(v === 0 ? 'rib' : v === 1 || pat === 'plain' ? 'plain' : pat, a)
  const [l, r] = pair(
    (m) =>
      `M${m(-4)} 96H${m(66)}C${m(80)} 170 ${m(84)} 260 ${m(76)} 392C${m(78)} 410 ${m(96)} 420 ${m(110)} 428C${m(124)} 438 ${m(118)} 458 ${m(100)} 458C${m(70)} 460 ${m(38)} 452 ${m(34)} 424C${m(30)} 340 ${m(20)} 260 ${m(-4)} 206Z`,
  )
  const heart = (x: number, y: number): string =>
    `M${x} ${y - 14}C${x - 12} ${y - 32} ${x - 34} ${y - 22} ${x - 26} ${y - 2}C${x - 20} ${y + 12} ${x} ${y + 26} ${x} ${y + 26}S${x + 20} ${y + 12} ${x + 26} ${y - 2}C${x + 34} ${y - 22} ${x + 12} ${y - 32} ${x} ${y - 14}Z`
  const toes = pair(
    (m) => `M${m(80)} 400C${m(104)} 418 ${m(140)} 430 ${m(122)} 464H${m(86)}C${m(80)} 440 ${m(90)} 420 ${m(80)} 400Z`,
  )
  return (
    pile(p, [l, a, { w: 26, lo: 0.4, pat: pt }], [r, tone(a, -0.01), { w: 26, lo: 0.4, pat: pt }]) +
    (v
      ? [l, r].map((d, i) => `<g clip-path="${p.clip(d)}">${p.puff(toes[i] as string, v === 1 ? c : b, { w: 9 })}</g>`).join('')
      : '') +
    (v === 1 ? [148, 252].map((x) => p.puff(heart(x, 288), c, { w: 8 })).join('') : '') +
    cuff(p, 'M126 64C170 74 230 74 274 64L272 106C230 116 170 116 128 106Z', v === 0 ? tone(a, -0.03) : b, 11) +
    fold(p, 'M200 116V200M152 220Q160 250 150 262M250 214Q242 244 250 258M140 372Q150 380 164 378M260 372Q250 380 236 378', a)
  )
}
