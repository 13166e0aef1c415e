import { mix, tone } from './colour.ts'
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { circ, ell, rr, sym } from './shapes.ts'

const snap = (p: Pen, x: number, y: number, r = 5): string =>
  p.path(circ(x, y, r), p.ball('#e9e2d6')) + p.path(circ(x, y, r), 'none', 'stroke="#b9ae9e" stroke-width=".8"')
const button = (p: Pen, x: number, y: number, c: string, r = 7): string =>
  p.path(circ(x + 1, y + 2, r), '#3a2418', 'opacity=".25"') +
  p.path(circ(x, y, r), p.ball(c)) +
  p.path(circ(x - 2, y - 1.5, 1.2) + circ(x + 2, y + 1.5, 1.2), tone(c, -0.3))
const fold = (p: Pen, d: string, c: string, w = 2): string => p.stroke(d, tone(c, -0.15), w, 'opacity=".38"')
const cuff = (p: Pen, d: string, c: string): string => p.puff(d, c, { w: 8, pat: p.pattern('rib', c) })

/** Bodysuit, flat. v: 0 short sleeves, 1 long sleeves, 2 sleeveless with collar. */
export function bodysuit(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const body = sym(
    200,
    [200, 130],
    [226, 128, 236, 114, 244, 100],
    [262, 96, 276, 104, 290, 116],
    [286, 150, 286, 178, 288, 206],
    [290, 250, 288, 290, 290, 320],
    [264, 330, 240, 356, 236, 392],
    [224, 398, 212, 398, 200, 398],
  )
  const sl = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    if (v === 1) return `M${m(66)} 104C${m(96)} 106 ${m(112)} 124 ${m(120)} 156L${m(150)} 290L${m(112)} 300L${m(84)} 190Z`
    return `M${m(60)} 102C${m(96)} 104 ${m(122)} 136 ${m(140)} 182L${m(96)} 208L${m(84)} 180Z`
  }
  const cf = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return v === 1
      ? `M${m(150)} 288L${m(155)} 314L${m(117)} 323L${m(111)} 298Z`
      : `M${m(139)} 180L${m(146)} 195L${m(102)} 222L${m(95)} 207Z`
  }
  let o = p.lay(body)
  if (v !== 2)
    o +=
      p.lay(sl(-1)) +
      p.lay(sl(1)) +
      p.puff(sl(-1), a, { w: 20, pat: pt }) +
      p.puff(sl(1), tone(a, -0.01), { w: 20, pat: pt }) +
      cuff(p, cf(-1), b) +
      cuff(p, cf(1), b)
  o += p.puff(body, a, { w: 28, lo: 0.36, pat: pt })
  o +=
    cuff(p, 'M164 392C156 356 134 332 110 322L110 306C142 318 170 344 178 394Z', b) +
    cuff(p, 'M236 392C244 356 266 332 290 322L290 306C258 318 230 344 222 394Z', b)
  o +=
    p.puff('M164 384C188 390 212 390 236 384V404C212 410 188 410 164 404Z', b, { w: 8 }) +
    snap(p, 178, 396) +
    snap(p, 200, 398) +
    snap(p, 222, 396)
  const neck = 'M152 102C158 140 242 140 248 102L262 97C258 162 142 162 138 97Z'
  o += p.path('M152 102C158 140 242 140 248 102C220 112 180 112 152 102Z', tone(a, -0.2))
  o += cuff(p, neck, b)
  if (v === 2) {
    const col = (s: number): string => {
      const m = (x: number): number => 200 + s * x
      return `M${m(0)} 148C${m(24)} 150 ${m(50)} 138 ${m(58)} 104C${m(78)} 112 ${m(82)} 140 ${m(64)} 160C${m(44)} 180 ${m(10)} 176 ${m(0)} 148Z`
    }
    o += p.puff(col(-1), c, { w: 10, lo: 0.28 }) + p.puff(col(1), c, { w: 10, lo: 0.28 })
  } else o += p.stroke('M138 98C150 132 128 160 112 176M262 98C250 132 272 160 288 176', tone(a, -0.17), 2, 'opacity=".6"')
  return o + fold(p, 'M128 240Q140 280 128 306M272 236Q258 276 272 304M200 330Q196 356 200 380', a)
}

/** Footed sleepsuit, flat. v: 0 zip, 1 buttons, 2 with collar. */
export function sleepsuit(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const body = sym(
    200,
    [200, 96],
    [222, 96, 234, 88, 242, 76],
    [262, 74, 274, 84, 284, 96],
    [276, 140, 276, 180, 280, 216],
    [286, 280, 290, 350, 292, 404],
    [286, 420, 248, 424, 236, 414],
    [226, 370, 218, 330, 200, 310],
  )
  const sl = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(62)} 80C${m(92)} 84 ${m(108)} 104 ${m(116)} 134L${m(140)} 250L${m(104)} 260L${m(78)} 168Z`
  }
  const cf = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(140)} 248L${m(145)} 274L${m(108)} 283L${m(103)} 258Z`
  }
  const ft = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(34)} 398H${m(92)}C${m(98)} 424 ${m(104)} 446 ${m(84)} 452C${m(56)} 456 ${m(40)} 446 ${m(34)} 398Z`
  }
  let o = p.lay(body) + p.lay(sl(-1)) + p.lay(sl(1)) + p.lay(ft(-1)) + p.lay(ft(1))
  o +=
    p.puff(sl(-1), a, { w: 20, pat: pt }) +
    p.puff(sl(1), tone(a, -0.01), { w: 20, pat: pt }) +
    cuff(p, cf(-1), b) +
    cuff(p, cf(1), b)
  o += p.puff(ft(-1), b, { w: 14 }) + p.puff(ft(1), b, { w: 14 }) + p.puff(body, a, { w: 28, lo: 0.36, pat: pt })
  o +=
    p.path('M158 78C164 112 236 112 242 78C220 88 180 88 158 78Z', tone(a, -0.2)) +
    cuff(p, 'M158 78C164 112 236 112 242 78L254 74C250 132 150 132 146 74Z', b)
  if (v === 0)
    o +=
      p.stroke('M200 118C204 210 196 280 162 366', '#f3ede3', 9) +
      p.stroke('M200 118C204 210 196 280 162 366', '#b8ac9b', 3, 'stroke-dasharray="2.500 2.500"') +
      p.path(rr(195, 112, 10, 20, 4), p.ball('#c9bda9'))
  else
    o +=
      p.stroke('M200 118V306', b, 12) +
      [138, 172, 206, 240, 274].map((y) => (v === 1 ? button(p, 200, y, c) : snap(p, 200, y))).join('')
  if (v === 2) {
    const col = (s: number): string => {
      const m = (x: number): number => 200 + s * x
      return `M${m(0)} 118C${m(20)} 120 ${m(44)} 108 ${m(50)} 80C${m(70)} 86 ${m(74)} 112 ${m(58)} 130C${m(40)} 148 ${m(8)} 142 ${m(0)} 118Z`
    }
    o += p.puff(col(-1), c, { w: 9 }) + p.puff(col(1), c, { w: 9 })
  }
  return o + fold(p, 'M136 220Q146 260 138 290M264 216Q252 260 262 290M150 330Q156 360 150 390M250 330Q244 360 252 390', a)
}

/** Dress, flat. v: 0 short puffed sleeves, 1 pinafore, 2 tiered. */
export function dress(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = p.pattern(pat, a)
  const skirt = sym(200, [200, 206], [254, 204], [282, 262, 312, 340, 324, 400], [280, 418, 240, 422, 200, 422])
  const top = sym(
    200,
    [200, 126],
    [222, 124, 230, 112, 236, 96],
    [254, 92, 266, 98, 276, 108],
    [268, 140, 262, 170, 258, 212],
    [238, 218, 220, 218, 200, 218],
  )
  const sl = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(56)} 98C${m(92)} 88 ${m(124)} 112 ${m(128)} 152C${m(124)} 172 ${m(96)} 182 ${m(74)} 168Z`
  }
  let o = p.lay(skirt) + p.lay(top)
  if (v !== 1)
    o +=
      p.lay(sl(-1)) +
      p.lay(sl(1)) +
      p.puff(sl(-1), a, { w: 20, pat: pt }) +
      p.puff(sl(1), tone(a, -0.01), { w: 20, pat: pt }) +
      fold(p, 'M92 112Q96 140 112 166M106 106Q108 136 122 160M308 112Q304 140 288 166M294 106Q292 136 278 160', a) +
      p.stroke('M74 154Q96 180 126 170M326 154Q304 180 274 170', b, 6)
  o += p.puff(skirt, a, { w: 32, lo: 0.36, pat: pt })
  o += fold(
    p,
    'M160 214Q146 300 132 410M182 216Q178 310 172 416M218 216Q222 310 228 416M240 214Q254 300 268 410M148 216Q120 290 98 400M252 216Q280 290 302 400',
    a,
    2.4,
  )
  if (v === 2)
    o +=
      p.stroke('M112 282Q200 300 288 282M92 346Q200 368 308 346', tone(a, -0.16), 3, 'opacity=".55"') +
      p.shade(skirt, 'M100 284Q200 302 300 284V294Q200 312 96 294ZM86 348Q200 370 314 348V358Q200 380 84 358Z', 0.22, 4)
  o += p.puff(top, v === 1 ? b : a, { w: 20, pat: v === 1 ? p.pattern('rib', b) : pt })
  if (v === 1)
    o +=
      p.puff('M152 148H248V222H152Z', a, { w: 12, pat: pt }) +
      p.stroke('M160 152L150 98M240 152L250 98', a, 15) +
      button(p, 160, 158, c) +
      button(p, 240, 158, c)
  o += p.path('M166 97C170 128 230 128 234 97C214 106 186 106 166 97Z', tone(v === 1 ? b : a, -0.2))
  o += p.stroke('M144 212Q200 224 256 212', v === 1 ? tone(a, -0.06) : b, 9)
  if (v === 0) {
    const col = (s: number): string => {
      const m = (x: number): number => 200 + s * x
      return `M${m(0)} 132C${m(18)} 134 ${m(36)} 122 ${m(40)} 96C${m(60)} 100 ${m(64)} 128 ${m(50)} 146C${m(34)} 160 ${m(6)} 154 ${m(0)} 132Z`
    }
    o += p.puff(col(-1), c, { w: 9, lo: 0.28 }) + p.puff(col(1), c, { w: 9, lo: 0.28 })
  } else if (v === 2) o += p.stroke('M166 98C170 132 230 132 234 98', b, 6)
  return o
}

/** Teddy or padded overall with hood. v: 0 teddy with ears, 1 quilted, 2 rain. */
export function overall(p: Pen, { a, b, c, pat, v }: Paint): string {
  const pt = [p.pattern('boucle', a), p.pattern('quilt', a), p.pattern(pat, a)][v]
  const body = sym(
    200,
    [200, 150],
    [246, 150],
    [268, 156, 276, 168, 280, 190],
    [284, 250, 290, 330, 292, 392],
    [284, 404, 246, 408, 232, 398],
    [224, 360, 218, 330, 200, 318],
  )
  const sl = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(56)} 152C${m(94)} 156 ${m(114)} 184 ${m(122)} 220L${m(138)} 290C${m(136)} 304 ${m(106)} 310 ${m(98)} 300L${m(72)} 224Z`
  }
  const ft = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(30)} 388H${m(94)}C${m(104)} 410 ${m(108)} 438 ${m(86)} 442C${m(56)} 446 ${m(36)} 438 ${m(30)} 388Z`
  }
  const hand = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return `M${m(100)} 292L${m(138)} 284C${m(148)} 306 ${m(144)} 330 ${m(124)} 332C${m(106)} 332 ${m(100)} 312 ${m(100)} 292Z`
  }
  const hood = sym(200, [200, 54], [252, 54, 276, 88, 274, 124], [272, 152, 256, 168, 240, 172], [226, 176, 212, 178, 200, 178])
  let o = [body, sl(-1), sl(1), ft(-1), ft(1), hood].map((d) => p.lay(d, { o: 0.2 })).join('')
  if (v === 0)
    o += [-1, 1]
      .map(
        (s) =>
          p.puff(circ(200 + s * 58, 74, 24), a, { w: 14, pat: pt }) +
          p.path(circ(200 + s * 57, 77, 13), p.ball(mix(a, '#fff', 0.4))),
      )
      .join('')
  o += p.puff(hand(-1), b, { w: 12 }) + p.puff(hand(1), b, { w: 12 }) + p.puff(ft(-1), b, { w: 16 }) + p.puff(ft(1), b, { w: 16 })
  o +=
    p.puff(sl(-1), a, { w: 24, pat: pt }) +
    p.puff(sl(1), tone(a, -0.01), { w: 24, pat: pt }) +
    p.puff(body, a, { w: 34, lo: 0.42, pat: pt })
  if (v === 1)
    o +=
      fold(
        p,
        'M124 206Q200 220 276 206M118 250Q200 266 282 250M114 296Q200 312 286 296M112 344Q140 350 186 346M288 344Q260 350 214 346',
        a,
        3,
      ) + p.shade(body, 'M116 208H284V216H116ZM112 252H288V260H112ZM110 298H290V306H110Z', 0.24, 5)
  o +=
    p.puff(hood, a, { w: 30, lo: 0.4, pat: pt }) +
    p.path(ell(200, 122, 48, 44), tone(b, -0.16)) +
    p.puff(ell(200, 126, 44, 42), mix(b, '#fff6ea', 0.35), { w: 14, pat: p.pattern('boucle', mix(b, '#fff6ea', 0.35)) }) +
    p.path(ell(200, 136, 36, 32), tone(b, -0.22), 'opacity=".5"')
  o +=
    p.stroke('M200 168C206 240 200 290 166 372', tone(a, -0.16), 9) +
    p.stroke('M200 168C206 240 200 290 166 372', c, 4, 'stroke-dasharray="3 2.500"') +
    p.path(rr(195, 166, 10, 22, 4), p.ball(c))
  if (v === 2)
    o += p.puff(rr(222, 216, 48, 40, 8), tone(a, 0.02), { w: 8, pat: pt }) + p.puff('M218 208H274V226H218Z', b, { w: 6 })
  return o
}

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

/** Hat. v: 0 bobble beanie, 1 sun hat, 2 bonnet with ears. */
export function hat(p: Pen, { a, b, c, pat, v }: Paint): string {
  if (v === 1) {
    const brim = 'M36 330C40 292 110 276 200 276C290 276 360 292 364 330C364 366 290 384 200 384C110 384 36 366 36 330Z'
    const crown = sym(200, [200, 132], [262, 132, 292, 196, 296, 300], [286, 322, 246, 332, 200, 332])
    return (
      p.ground(200, 378, 160, 18) +
      p.puff(brim, tone(a, -0.01), { w: 28, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.stroke('M56 336C70 362 140 374 200 374C260 374 330 362 344 336', tone(a, -0.14), 1.6, 'opacity=".6"') +
      p.shade(brim, ell(206, 322, 118, 26), 0.34, 9) +
      p.puff(crown, a, { w: 36, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.puff('M105 286C150 312 250 312 295 286L297 306C250 332 150 332 103 306Z', b, { w: 9 }) +
      fold(p, 'M200 134V296M152 150Q132 210 128 296M248 150Q268 210 272 296', a)
    )
  }
  if (v === 2) {
    const d = sym(
      200,
      [200, 112],
      [280, 112, 306, 180, 304, 250],
      [302, 306, 286, 346, 262, 366],
      [250, 372, 244, 360, 246, 344],
      [252, 280, 240, 250, 200, 250],
    )
    const ear = (s: number): string =>
      p.puff(circ(200 + s * 80, 136, 36), a, { w: 20, pat: p.pattern('boucle', a) }) +
      p.path(circ(200 + s * 79, 140, 19), p.ball(b))
    return (
      p.lay(d) +
      ear(-1) +
      ear(1) +
      p.stroke('M148 362C150 400 140 430 128 450M252 362C250 400 260 430 272 450', c, 7) +
      p.puff(circ(126, 452, 13), c, { w: 9 }) +
      p.puff(circ(274, 452, 13), c, { w: 9 }) +
      p.puff(d, a, { w: 38, lo: 0.42, pat: p.pattern('boucle', a) }) +
      p.stroke('M142 356C130 290 146 246 200 244C254 246 270 290 258 356', b, 10) +
      p.seam('M142 356C130 290 146 246 200 244C254 246 270 290 258 356', b)
    )
  }
  const crown = sym(200, [200, 150], [274, 150, 316, 218, 318, 330], [286, 346, 240, 350, 200, 350])
  const brim = 'M70 316C60 312 58 390 72 396C150 412 250 412 328 396C342 390 340 312 330 316C250 336 150 336 70 316Z'
  const pom = circ(200, 122, 48)
  let tuft = ''
  for (let i = 0; i < 40; i++) {
    const t = i * 2.399
    const r = 8 + 40 * Math.sqrt(i / 40)
    tuft += `M${(200 + r * Math.cos(t)).toFixed(1)} ${(122 + r * Math.sin(t)).toFixed(1)}l${(6 * Math.cos(t)).toFixed(1)} ${(6 * Math.sin(t)).toFixed(1)}`
  }
  return (
    p.ground(200, 402, 142, 15) +
    p.puff(crown, a, { w: 40, lo: 0.44, pat: p.pattern('knit', a) }) +
    fold(p, 'M200 160V330M150 176Q124 240 120 326M250 176Q276 240 280 326', a, 3) +
    p.puff(brim, tone(a, 0.015), { w: 24, pat: p.pattern('rib', a) }) +
    p.puff(pom, b, { w: 28, hi: 0.5, pat: p.pattern('boucle', b) }) +
    p.stroke(tuft, tone(b, 0.08), 2.2, 'opacity=".75"') +
    p.stroke(tuft, tone(b, -0.1), 1.4, 'opacity=".5" transform="translate(3 4)"') +
    p.puff(rr(258, 350, 34, 24, 3), c, { w: 5 })
  )
}

/** Pair of shoes. v: 0 soft booties, 1 first steps with strap, 2 boots. */
export function shoes(p: Pen, { a, b, c, pat, v }: Paint): string {
  const one = (dx: number, dy: number, far: boolean): string => {
    const k = far ? tone(a, -0.035) : a
    let s = `<g transform="translate(${dx} ${dy})">`
    const sole = 'M40 352C40 344 60 342 80 342H262C284 342 290 350 286 362C284 372 274 374 262 374H66C48 374 40 366 40 352Z'
    const up =
      v === 2
        ? 'M58 214C84 204 146 204 166 214C164 250 168 266 190 276C236 290 276 306 280 346C282 356 274 358 262 358H72C58 358 54 352 54 340C52 300 58 260 58 214Z'
        : 'M52 262C60 240 84 236 104 246C122 258 142 256 160 254C188 262 250 284 274 312C286 330 284 352 268 358H74C56 358 46 348 46 330C46 304 46 280 52 262Z'
    s += p.path(sole, p.bar(v === 0 ? tone(b, -0.02) : '#efe4d2')) + (v ? p.stroke('M48 362H280', '#c9b596', 2) : '')
    s += p.puff(up, k, { w: 24, lo: 0.42, pat: v === 0 ? p.pattern(pat, k) : '' })
    if (v === 2)
      s +=
        p.puff(
          'M54 206C84 192 146 192 170 206C174 226 168 240 164 240C130 228 92 228 60 240C54 236 52 220 54 206Z',
          mix(b, '#fff6ea', 0.4),
          { w: 14, pat: p.pattern('boucle', mix(b, '#fff6ea', 0.4)) },
        ) +
        p.stroke('M150 250L184 262M152 274L192 286M160 298L206 300', c, 5) +
        p.puff('M222 288C254 298 278 316 280 346C280 356 268 358 250 358C226 350 214 320 222 288Z', tone(k, -0.03), { w: 12 })
    else {
      s +=
        p.path(
          'M58 262C70 246 92 246 104 254C124 266 146 262 160 260C156 276 140 290 112 290C84 290 62 282 58 262Z',
          tone(b, -0.16),
        ) + p.stroke('M56 264C66 244 92 242 106 252C124 262 144 260 162 257', tone(k, 0.05), 7)
      if (v === 1)
        s +=
          p.puff('M86 262C110 296 150 316 186 322L198 292C164 288 128 270 112 250Z', b, { w: 10 }) +
          p.puff(rr(166, 296, 24, 20, 5), '#d9b98a', { w: 6 }) +
          p.puff('M206 290C246 298 282 320 280 346C278 358 256 358 240 358C216 344 204 320 206 290Z', tone(k, -0.03), { w: 12 })
      else
        s +=
          p.stroke('M60 276C90 296 150 296 176 268', c, 5) +
          p.puff('M150 286C128 264 110 270 112 284C114 300 134 300 150 290Z', c, { w: 7 }) +
          p.puff('M152 286C174 266 192 272 190 286C188 300 168 300 152 290Z', c, { w: 7 }) +
          p.seam('M196 276C230 290 262 306 272 330', k)
    }
    return s + '</g>'
  }
  return p.ground(210, 396, 172, 16) + one(62, -24, true) + one(12, 22, false)
}

/** Pair of socks or tights, flat. v: 0 stripes, 1 plain rib, 2 dots */
export function socks(p: Pen, { a, b, c, v }: Paint): string {
  const pt = [p.pattern('stripe', a, c), p.pattern('rib', a), p.pattern('dots', a, c)][v]
  const one = (x: number, y: number, r: number): string => {
    const d = 'M60 30H132V176C132 196 142 206 162 216C196 232 214 246 208 268C202 292 170 296 142 288C104 276 60 246 60 200Z'
    const heel = 'M60 176C84 178 104 204 92 240C74 228 60 216 60 200Z'
    const toe = 'M176 222C204 236 214 250 208 268C202 290 176 296 152 290C150 262 158 238 176 222Z'
    return `<g transform="translate(${x} ${y}) rotate(${r} 130 160)">${p.lay(d)}${p.puff(d, a, { w: 22, pat: pt })}<g clip-path="${p.clip(d)}">${p.puff(heel, b, { w: 10 })}${p.puff(toe, b, { w: 12 })}</g>${cuff(p, 'M56 20H136V58H56Z', b)}</g>`
  }
  return one(20, 76, 6) + one(124, 118, -4)
}

/** Pregnancy support band, on a plaster torso. v: 0 wide band, 1 with shoulder lines, 2 lace edge. */
export function bellyband(p: Pen, { a, b, c, pat, v }: Paint): string {
  const plaster = '#f1e9de'
  const torso =
    'M138 36C132 86 118 112 114 146C112 178 126 202 124 238C120 290 96 330 94 380C94 410 100 424 112 432H280C296 420 300 400 298 376C306 372 334 340 338 286C340 236 304 200 282 182C288 150 276 120 262 96C254 80 252 60 250 36Z'
  const band = 'M120 252C180 262 280 262 334 250C342 296 334 342 306 370C240 392 150 388 96 366C98 330 114 294 120 252Z'
  let o = p.ground(200, 434, 108, 14)
  o += p.puff(torso, plaster, { w: 48, lo: 0.36, hi: 0.7 })
  o += p.shade(torso, 'M150 150C170 190 240 196 276 178C300 190 250 214 200 206C160 200 140 176 150 150Z', 0.12, 10)
  o += p.puff(band, a, { w: 34, lo: 0.46, hi: 0.5, pat: p.pattern(pat && pat !== 'plain' ? pat : 'rib', a) })
  o +=
    p.stroke('M118 268C180 280 280 280 336 266M98 354C150 376 240 380 312 358', tone(a, -0.14), 2, 'opacity=".6"') +
    p.stroke('M120 256C180 266 280 266 334 254', b, 9) +
    p.stroke('M96 364C150 386 240 390 306 368', b, 9)
  if (v === 1)
    o +=
      p.stroke('M214 262C200 190 178 110 172 40M262 260C262 190 246 110 232 40', tone(b, -0.05), 13) +
      p.stroke('M214 262C200 190 178 110 172 40M262 260C262 190 246 110 232 40', b, 8)
  if (v === 2) {
    let l = ''
    for (let i = 0; i <= 22; i++) {
      const t = i / 22
      l += circ(120 + 214 * t, 252 + 9 * Math.sin(t * Math.PI), 6)
    }
    o += p.path(l, p.matte(tone(b, 0.04)))
  }
  return o + p.puff(rr(270, 320, 30, 22, 4), c, { w: 5 })
}
