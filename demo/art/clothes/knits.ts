/** Knitwear, trousers and sleeping bags. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { button, cuff, fold, snap } from '../sewing.ts'
import { ell, rr, sym } from '../shapes.ts'

/** Knitted jumper or cardigan, flat. v: 0 jumper, 1 cardigan, 2 with motif. */
export function knitwear(p: Pen, { a, b, c, v, pat }: Paint): string {
  const pt = p.pattern('knit', a)
  const body = sym(
    200,
    [200, 138],
    [230, 136, 240, 118, 248, 104],
    [272, 104, 288, 114, 298, 126],
    [290, 180, 290, 260, 292, 350],
    [260, 360, 230, 362, 200, 362],
  )
  const sl = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(64)} 106C${m(104)} 112 ${m(124)} 142 ${m(132)} 180L${m(158)} 300L${m(116)} 312L${m(86)} 210Z`
  }
  const cf = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(158)} 298L${m(163)} 328C${m(150)} 338 ${m(130)} 340 ${m(121)} 338L${m(115)} 310Z`
  }
  const hem = 'M107 346C160 360 240 360 293 346V380C240 392 160 392 107 380Z'
  let o = p.lay(body) + p.lay(sl(-1)) + p.lay(sl(1)) + p.lay(hem)
  o +=
    p.puff(sl(-1), a, { w: 26, pat: pt }) +
    p.puff(sl(1), tone(a, -0.01), { w: 26, pat: pt }) +
    cuff(p, cf(-1), b) +
    cuff(p, cf(1), b)
  o += p.puff(body, a, { w: 32, lo: 0.38, pat: pt }) + cuff(p, hem, b)
  if (v === 2)
    o += `<g clip-path="${p.clip(body)}">${p.stroke('M90 196l11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12', b, 5)}${p.stroke('M90 258l11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12', b, 5)}${[118, 146, 174, 202, 230, 258, 286].map((x) => p.path(`M${x} 220l8 8-8 8-8-8z`, c)).join('')}</g>`
  o += p.path('M152 106C160 144 240 144 248 106C220 118 180 118 152 106Z', tone(a, -0.22))
  o += cuff(p, 'M150 106C160 146 240 146 250 106L266 102C262 172 138 172 134 102Z', b)
  if (v === 1)
    o +=
      p.puff('M190 150H210V384H190Z', b, { w: 7, pat: p.pattern('rib', b) }) +
      [176, 214, 252, 290, 328, 366].map((y) => button(p, 200, y, c, 8)).join('')
  return o + p.stroke('M130 128Q118 170 116 208M270 128Q282 170 284 208', tone(a, -0.16), 2.2, 'opacity=".5"')
}

/** Trousers, flat. v: 0 leggings, 1 dungarees, 2 harem pants. */
export function trousers(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const top = v === 1 ? 232 : 128
  const spread = v === 2 ? 118 : 98
  const leg = sym(
    200,
    [200, top],
    [272, top],
    [282, top + 60, 200 + spread + 6, 290, 200 + spread - 6, 396],
    [200 + spread - 30, 404, 240, 404, 226, 398],
    [222, 340, 218, 300, 200, v === 2 ? 330 : 268],
  )
  let o = p.lay(leg)
  if (v === 1) {
    const bib = 'M138 150C170 156 230 156 262 150L276 250H124Z'
    o +=
      p.lay(bib) +
      p.stroke('M152 156L128 76M248 156L272 76', '#3a2418', 22, `opacity=".2" transform="translate(6 9)" filter="${p.blur(6)}"`) +
      p.stroke('M152 160L130 80C134 66 150 66 156 78L170 130M248 160L270 80C266 66 250 66 244 78L230 130', tone(a, -0.06), 19) +
      p.stroke('M152 160L130 80M248 160L270 80', a, 15)
    o +=
      p.puff(leg, a, { w: 26, lo: 0.38, pat: pt }) +
      p.puff(bib, a, { w: 18, pat: pt }) +
      p.puff('M166 182H234V232C214 240 186 240 166 232Z', tone(a, -0.015), { w: 10, pat: pt }) +
      p.seam('M146 160C176 166 224 166 254 160M172 190H228', a) +
      button(p, 152, 164, c, 9) +
      button(p, 248, 164, c, 9) +
      p.stroke('M124 250H276', tone(a, -0.15), 2.4)
  } else
    o +=
      p.puff(leg, a, { w: 28, lo: 0.38, pat: pt }) +
      cuff(p, 'M124 106C170 116 230 116 276 106L278 140C230 150 170 150 122 140Z', b) +
      (v === 2 ? p.stroke('M192 134C184 160 178 172 172 180M208 134C214 160 220 172 228 178', c, 4) : '')
  const hem = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(22)} 392H${m(spread - 4)}C${m(spread)} 410 ${m(spread - 4)} 424 ${m(spread - 6)} 428C${m(70)} 434 ${m(44)} 434 ${m(28)} 428C${m(24)} 416 ${m(22)} 404 ${m(22)} 392Z`
  }
  o += cuff(p, hem(-1), b) + cuff(p, hem(1), b)
  return (
    o +
    fold(p, `M200 ${top + 24}V300M150 330Q158 350 150 376M250 330Q242 350 252 376`, a) +
    (v === 0
      ? p.puff(ell(146, 318, 26, 32), b, { w: 8 }) +
        p.puff(ell(254, 318, 26, 32), b, { w: 8 }) +
        p.seam(ell(146, 318, 20, 26), b) +
        p.seam(ell(254, 318, 20, 26), b)
      : '')
  )
}

/** Sleeping bag, flat. v: 0 side zip, 1 with sleeves, 2 with feet. */
export function sleepbag(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const base =
    v === 2
      ? sym(
          200,
          [200, 104],
          [222, 102, 232, 90, 238, 74],
          [256, 70, 268, 76, 276, 88],
          [270, 130, 276, 160, 288, 200],
          [306, 260, 308, 330, 298, 390],
          [290, 414, 240, 414, 228, 396],
          [220, 380, 212, 370, 200, 370],
        )
      : sym(
          200,
          [200, 104],
          [222, 102, 232, 90, 238, 74],
          [256, 70, 268, 76, 276, 88],
          [270, 130, 276, 156, 286, 190],
          [312, 260, 320, 330, 312, 392],
          [304, 438, 250, 446, 200, 446],
        )
  const sl = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(58)} 78C${m(94)} 84 ${m(112)} 108 ${m(122)} 142L${m(142)} 226L${m(106)} 240L${m(76)} 170Z`
  }
  let o = p.lay(base, { s: 14 })
  if (v === 1) o += p.lay(sl(-1)) + p.lay(sl(1)) + p.puff(sl(-1), b, { w: 20 }) + p.puff(sl(1), b, { w: 20 })
  if (v === 2)
    o += [-1, 1]
      .map((s) => {
        const m = (x: number): number => 200 + s * x
        return p.puff(
          `M${m(30)} 390H${m(96)}C${m(104)} 420 ${m(106)} 448 ${m(84)} 452C${m(54)} 456 ${m(36)} 444 ${m(30)} 390Z`,
          b,
          { w: 14 },
        )
      })
      .join('')
  o += p.puff(base, a, { w: 42, lo: 0.4, hi: 0.5, pat: pt })
  const yoke = sym(
    200,
    [200, 104],
    [222, 102, 232, 90, 238, 74],
    [256, 70, 268, 76, 276, 88],
    [270, 130, 276, 150, 282, 176],
    [250, 190, 226, 192, 200, 192],
  )
  o += p.puff(yoke, b, { w: 22, lo: 0.3 }) + p.seam('M122 182C170 200 230 200 278 182', b)
  o +=
    p.path('M162 76C168 108 232 108 238 76C218 86 182 86 162 76Z', tone(b, -0.2)) +
    p.stroke('M162 76C168 108 232 108 238 76', c, 7)
  o += fold(p, 'M130 240Q146 320 132 410M270 236Q252 320 270 410M166 230Q172 330 164 430M236 236Q228 330 238 430', a, 2.6)
  o +=
    p.stroke(v === 0 ? 'M278 176C300 250 312 330 304 394C296 424 262 434 230 436' : 'M200 112V420', '#f4eee4', 9) +
    p.stroke(
      v === 0 ? 'M278 176C300 250 312 330 304 394C296 424 262 434 230 436' : 'M200 112V420',
      '#b8ac9b',
      3,
      'stroke-dasharray="2.500 2.500"',
    )
  return o + snap(p, 144, 88, 7) + snap(p, 256, 88, 7) + p.puff(rr(286, 300, 16, 22, 3), c, { w: 5 })
}
