/** Jackets, waistcoats, winter sets and caps. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { at, button, cuff, fold, pair, pile, snap, zip } from '../sewing.ts'
import { circ, rr, sym } from '../shapes.ts'

/** Jacket. v: 0 quilted, 1 raincoat, 2 softshell. */
export function jacket(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(v === 0 ? 'quilt' : v === 1 ? pat : 'plain', a)
  const rain = v === 1
  const body = rain
    ? sym(
        200,
        [200, 150],
        [250, 132],
        [276, 138, 288, 150, 294, 166],
        [294, 250, 304, 340, 314, 412],
        [280, 424, 240, 428, 200, 428],
      )
    : sym(
        200,
        [200, 150],
        [250, 132],
        [278, 138, 292, 150, 300, 166],
        [296, 240, 298, 310, 300, 380],
        [270, 392, 236, 394, 200, 394],
      )
  const arms = pair(
    (m) =>
      `M${m(54)} 136C${m(100)} 140 ${m(126)} 172 ${m(134)} 206L${m(158)} 318C${m(148)} 332 ${m(126)} 336 ${m(114)} 330L${m(84)} 232Z`,
  )
  const cuffs = pair((m) => `M${m(156)} 306L${m(162)} 328C${m(150)} 340 ${m(128)} 344 ${m(117)} 340L${m(111)} 318Z`)
  const hood = sym(200, [200, 56], [252, 54, 286, 82, 282, 126], [278, 152, 252, 170, 228, 178], [216, 168, 208, 164, 200, 162])
  const inner = sym(200, [200, 84], [236, 84, 256, 102, 252, 126], [246, 146, 222, 158, 200, 162])
  const fleece = mix(b, '#fff6ea', 0.35)
  let o =
    pile(p, [arms[0], a, { w: 28, lo: 0.4, pat: pt }], [arms[1], tone(a, -0.01), { w: 28, lo: 0.4, pat: pt }]) +
    cuffs.map((d) => (rain ? p.puff(d, b, { w: 8 }) : cuff(p, d, v === 2 ? c : b))).join('') +
    pile(p, [body, a, { w: 36, lo: 0.42, pat: pt }])
  if (v === 2)
    o += p.puff(
      'M106 168C100 210 102 236 102 250C160 266 240 266 298 250C298 236 300 210 294 168C276 148 250 132 250 132L200 150L150 132C150 132 122 148 106 168Z',
      b,
      { w: 18, lo: 0.3 },
    )
  o += rain
    ? p.puff('M188 160H214V426H188Z', tone(a, 0.015), { w: 8, pat: pt }) +
      [196, 242, 288, 334, 380].map((y) => snap(p, 201, y, 8)).join('')
    : zip(p, 'M200 166V392', v === 2 ? c : a, [200, 178], 12)
  const pockets = pair((m) =>
    rain
      ? `M${m(32)} 300H${m(94)}V356Q${m(94)} 366 ${m(84)} 366H${m(42)}Q${m(32)} 366 ${m(32)} 356Z`
      : `M${m(34)} 316L${m(84)} 296L${m(88)} 308L${m(38)} 330Z`,
  )
  o += pockets.map((d) => p.puff(d, rain ? tone(a, 0.012) : tone(a, -0.05), { w: 9, pat: rain ? pt : '' })).join('')
  if (rain)
    o +=
      pair((m) => `M${m(28)} 294H${m(98)}V320H${m(28)}Z`)
        .map((d) => p.puff(d, b, { w: 8 }))
        .join('') + p.seam('M92 406C160 418 240 418 308 406', a)
  o +=
    p.shade(body, 'M120 130Q200 232 280 130L280 158Q200 262 120 158Z', 0.28, 8) +
    pile(p, [hood, v === 2 ? b : a, { w: 30, lo: 0.42, pat: pt }]) +
    p.puff(inner, rain ? mix(b, '#fff', 0.1) : fleece, {
      w: 18,
      lo: 0.5,
      hi: 0.15,
      pat: rain ? p.pattern('stripe', b, tone(b, -0.08)) : p.pattern('boucle', fleece),
    })
  if (v === 0)
    o +=
      cuff(p, 'M100 366C160 382 240 382 300 366L302 392C240 408 160 408 98 392Z', b) +
      p.puff(rr(228, 216, 40, 26, 5), c, { w: 6 })
  return o + fold(p, 'M76 270Q90 290 84 308M324 270Q310 290 316 308', a, 2.4)
}

/** Slipover and waistcoat of wool. v: 0 buttons, 1 deep neck, 2 with a band of motifs. */
export function waistcoat(p: Pen, { a, b, c, v }: Paint): string {
  const pt = p.pattern('knit', a)
  const deep = v === 2 ? 150 : 214
  const body = sym(
    200,
    [200, deep],
    [238, 100],
    [270, 100],
    [266, 150, 274, 190, 294, 206],
    [292, 260, 294, 320, 296, 372],
    [260, 382, 230, 384, 200, 384],
  )
  const hem = 'M104 360C160 376 240 376 296 360L296 396C240 410 160 410 104 396Z'
  let o =
    p.path(`M162 100L200 ${deep}L238 100Q200 116 162 100Z`, tone(a, -0.22)) +
    pile(p, [hem, b, { w: 8 }], [body, a, { w: 32, lo: 0.4, pat: pt }])
  if (v === 2)
    o += `<g clip-path="${p.clip(body)}">${p.path('M90 232H310V312H90Z', b, 'opacity=".9"')}${p.stroke('M94 250l12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10', c, 5)}${p.stroke('M94 294l12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10', c, 5)}${[118, 146, 174, 202, 230, 258, 286].map((x) => p.path(`M${x} 264l8 8-8 8-8-8z`, tone(a, -0.04))).join('')}${p.path('M90 232H310V312H90Z', p.pattern('knit', b))}</g>`
  o += cuff(p, hem, b, 9)
  o += pair((m) => `M${m(70)} 100C${m(66)} 150 ${m(74)} 190 ${m(94)} 206L${m(86)} 218C${m(62)} 198 ${m(52)} 150 ${m(56)} 100Z`)
    .map((d) => cuff(p, d, b, 7))
    .join('')
  o +=
    p.stroke(`M${v === 2 ? 160 : 164} 104L200 ${deep}L${v === 2 ? 240 : 236} 104`, tone(b, -0.03), 15) +
    p.stroke(`M${v === 2 ? 160 : 164} 104L200 ${deep}L${v === 2 ? 240 : 236} 104`, p.pattern('rib', b), 15)
  if (v === 0)
    o +=
      cuff(p, 'M188 218H212V404H188Z', b, 7) +
      [236, 276, 316, 356].map((y) => button(p, 200, y, c, 9)).join('') +
      pair((m) => `M${m(34)} 300H${m(80)}V312H${m(34)}Z`)
        .map((d) => cuff(p, d, b, 5))
        .join('')
  return o + fold(p, 'M126 240Q136 290 126 340M274 236Q262 286 272 336', a)
}

/** Things for the cold, as sold together. v: 0 hat and scarf, 1 hat and mittens, 2 balaclava. */
export function winter(p: Pen, { a, b, c, v }: Paint): string {
  const knit = p.pattern('knit', a)
  if (v === 2) {
    const d = sym(
      200,
      [200, 66],
      [280, 66, 306, 140, 300, 220],
      [296, 262, 276, 286, 270, 306],
      [300, 330, 318, 370, 320, 408],
      [280, 436, 240, 440, 200, 440],
    )
    const face = sym(200, [200, 146], [246, 146, 262, 182, 260, 214], [256, 252, 230, 272, 200, 272])
    return (
      pile(p, [d, a, { w: 42, lo: 0.44, pat: knit }]) +
      fold(p, 'M132 300C150 318 250 318 268 300M200 290V420M140 330Q130 370 128 414M260 330Q270 370 272 414', a, 3) +
      p.puff(face, tone(mix(a, b, 0.3), -0.16), { w: 22, lo: 0.5, hi: 0.06 }) +
      p.stroke(face, tone(b, -0.02), 18) +
      p.stroke(face, p.pattern('rib', b), 18) +
      cuff(p, 'M80 400C150 430 250 430 320 400L322 424C250 456 150 456 78 424Z', b, 10)
    )
  }
  const crown = sym(200, [200, 84], [262, 84, 298, 140, 300, 228], [270, 242, 236, 246, 200, 246])
  const brim = 'M92 214C84 210 82 270 94 276C150 290 250 290 306 276C318 270 316 210 308 214C250 230 150 230 92 214Z'
  const hat =
    pile(p, [crown, a, { w: 34, lo: 0.44, pat: knit }], [brim, tone(a, 0.015), { w: 18, pat: p.pattern('rib', a) }]) +
    p.puff(circ(200, 78, 38), b, { w: 24, hi: 0.5, pat: p.pattern('boucle', b) })
  if (v === 1) {
    const mitten = (x: number, turn: number, flip: number): string => {
      const d = 'M-44 -40H30C38 -10 44 30 40 66C36 96 -40 96 -46 62C-48 40 -50 10 -44 -40Z'
      const thumb = 'M30 -16C52 -26 74 -2 66 24C60 38 44 38 38 30Z'
      return `<g transform="translate(${x} 378) rotate(${turn}) scale(${flip} 1)">${pile(p, [thumb, tone(a, -0.02), { w: 12, pat: knit }], [d, a, { w: 22, lo: 0.42, pat: knit }])}${p.path('M-8 18C-18 2-38 12-32 28C-28 40-8 52-8 52S12 40 16 28C22 12 2 2-8 18Z', c)}${cuff(p, 'M-52 -66H38V-30H-52Z', b, 8)}</g>`
    }
    return (
      p.stroke('M120 310C120 270 290 270 284 310', b, 5) + at(200, 226, 0.86, hat) + mitten(118, 10, 1) + mitten(286, -10, -1)
    )
  }
  const rib = p.pattern('rib', a)
  const end = (x: number, y: number, h: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${pile(p, [`M${x - 26} ${y}H${x + 26}L${x + 31} ${y + h}H${x - 31}Z`, a, { w: 16, pat: rib }])}${p.puff(`M${x - 30} ${y + h - 44}H${x + 30}V${y + h - 26}H${x - 30}Z`, b, { w: 6 })}${[-25, -12, 0, 12, 25].map((i) => p.rod(`M${x + i} ${y + h}v17`, b, 5)).join('')}</g>`
  /** Looped once: the ring lies behind, the knot and both ends in front. */
  const ring =
    'M200 268C284 268 328 292 324 326C320 362 262 380 200 380S80 362 76 326C72 292 116 268 200 268ZM200 302C156 302 122 312 122 324C122 338 156 346 200 346S278 338 278 324C278 312 244 302 200 302Z'
  const knot = 'M212 320C240 314 276 326 280 346C284 370 262 392 236 390C212 388 196 376 196 352C196 336 200 324 212 320Z'
  const scarf =
    p.lay(ring, { o: 0.22 }) +
    p.puff('M116 324C116 292 284 292 284 324C284 358 116 358 116 324Z', tone(a, -0.2), { w: 10, hi: 0 }) +
    `<g fill-rule="evenodd" clip-rule="evenodd">${p.path(ring, a)}${p.path(ring, rib)}</g>` +
    p.puff('M76 326C78 362 138 380 200 380S320 362 324 326C300 344 250 348 200 348S100 344 76 326Z', a, {
      w: 20,
      lo: 0.44,
      pat: rib,
    }) +
    p.stroke('M90 312C110 290 150 280 200 280S290 290 310 312', '#fff', 8, `opacity=".28" filter="${p.blur(4)}"`) +
    end(222, 366, 92, 12) +
    end(258, 362, 76, -14) +
    p.puff(knot, tone(a, 0.012), { w: 20, lo: 0.44, pat: rib })
  return at(200, 212, 0.84, hat) + at(196, 240, 0.94, scarf)
}

/** Light caps. v: 0 with a peak, 1 peak and neck cover, 2 turban with a bow. */
export function cap(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  if (v === 2) {
    const d = sym(200, [200, 112], [276, 112, 312, 180, 308, 290], [270, 322, 240, 326, 200, 326])
    return (
      p.ground(200, 352, 120, 14) +
      p.puff(d, a, { w: 36, lo: 0.42, pat: pt }) +
      fold(p, 'M120 170Q180 200 188 240M280 170Q220 200 212 240M108 220Q160 220 184 246M292 220Q240 220 216 246', a, 3) +
      cuff(p, 'M90 282C150 310 250 310 310 282L312 322C250 352 150 352 88 322Z', b, 10) +
      pile(p, [
        'M200 250C166 196 104 204 108 252C110 300 172 294 200 260C228 294 290 300 292 252C296 204 234 196 200 250Z',
        c,
        { w: 16 },
      ]) +
      fold(p, 'M176 246Q150 236 130 244M224 246Q250 236 270 244', c) +
      p.puff(rr(180, 232, 40, 42, 14), tone(c, -0.03), { w: 10 })
    )
  }
  const crown = 'M92 306C88 200 140 128 216 128C288 128 322 200 316 296C250 322 150 326 92 306Z'
  const peak = 'M96 296C150 322 190 320 214 312C206 350 156 372 88 372C48 372 30 358 34 346C42 328 76 318 96 296Z'
  const cover = 'M196 306C240 306 290 300 316 286C340 330 352 370 350 404C300 420 240 416 206 396C214 366 210 334 196 306Z'
  return (
    p.ground(196, 380, 150, 14) +
    (v
      ? p.puff(cover, tone(a, -0.02), { w: 24, pat: pt }) + fold(p, 'M240 320Q256 360 250 404M290 310Q312 350 308 408', a, 3)
      : '') +
    p.puff(crown, a, { w: 36, lo: 0.44, pat: pt }) +
    p.stroke('M216 130C180 170 164 240 164 316M218 130C260 170 276 240 272 310', tone(a, -0.15), 2, 'opacity=".6"') +
    p.seam('M210 132C172 172 156 240 156 314M224 132C268 172 284 240 280 308', a) +
    p.puff(circ(216, 128, 11), b, { w: 6 }) +
    p.puff(peak, v ? tone(a, 0.015) : b, { w: 22, lo: 0.44 }) +
    p.seam('M104 312C150 332 188 330 206 326C194 348 152 360 92 360', v ? a : b) +
    (v
      ? ''
      : p.path(circ(128, 248, 22), c, 'opacity=".95"') + p.path('M106 248a22 22 0 0 0 44 0q-11-9-22 0t-22 0z', tone(c, 0.14)))
  )
}
