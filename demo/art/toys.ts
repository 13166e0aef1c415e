import { mix, tone } from './colour.ts'
import { nth, type Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { circ, ell, rr, sym } from './shapes.ts'

const INK = '#33271f'

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

/** Wooden rainbow, nested arches. v: 0 six arches, 1 four arches, 2 one arch taken out. */
export function rainbow(p: Pen, { a, b, c, wood, v, ramp }: Paint): string {
  const cols = ramp ?? [a, mix(a, b, 0.5), b, mix(b, c, 0.5), c, tone(c, 0.08)]
  const n = v === 1 ? 4 : 6
  const R = 158
  const t = v === 1 ? 34 : 25
  const y = 392
  const arch = (cx: number, r: number, w: number, col: string, s: number): string =>
    p.wood(`M${cx - r} ${y}A${r} ${r} 0 0 1 ${cx + r} ${y}H${cx + r - w}A${r - w} ${r - w} 0 0 0 ${cx - r + w} ${y}Z`, col, {
      seed: s,
      w: 11,
      lo: 0.4,
      dir: 0,
    })
  let o = p.ground(200, y, 172, 15)
  o += p.path(`M${200 - R} ${y}A${R} ${R} 0 0 1 ${200 + R} ${y}Z`, tone(nth(cols, 0), -0.3), 'opacity=".9"')
  for (let i = 0; i < n; i++) {
    if (v === 2 && i === n - 1) continue
    const r = R - i * (t + 0.6)
    o += arch(200, r, r - t < 12 ? r - 0.1 : t, nth(cols, i % cols.length), i + 2)
  }
  const rest = R - n * (t + 0.6)
  if (v === 2) {
    const hole = rest + t + 1
    o += p.path(`M${200 - hole} ${y}A${hole} ${hole} 0 0 1 ${200 + hole} ${y}Z`, tone(nth(cols, 4), -0.34))
    o += p.ground(296, y + 34, 46, 8) + `<g transform="translate(0 34)">${arch(296, 38, 23, nth(cols, 5 % cols.length), 9)}</g>`
  } else if (rest > 12) {
    o += p.path(`M${200 - rest} ${y}A${rest} ${rest} 0 0 1 ${200 + rest} ${y}Z`, tone(nth(cols, n - 1), -0.36))
  }
  return o
}

/** Stacking rings on a peg. v: 0 cone, 1 tower, 2 with loose ring. */
export function rings(p: Pen, { a, b, c, wood, v, ramp }: Paint): string {
  const cols = ramp ?? [a, b, c, tone(a, 0.1), mix(b, '#fff3e0', 0.4)]
  let o = p.ground(200, 416, 128, 15)
  o += p.wood(`M88 396q0-14 22-14h180q22 0 22 14v8q0 14-22 14h-180q-22 0-22-14z`, wood, { seed: 3, w: 10 })
  const n = 5
  let y = 386
  for (let i = 0; i < n; i++) {
    const w = v === 1 ? 74 : 96 - i * 13
    const h = 44
    y -= h - 1
    const d = rr(200 - w, y, w * 2, h, 22)
    o += p.puff(d, nth(cols, i % cols.length), {
      w: 20,
      lo: 0.42,
      hi: 0.5,
      fill: p.lg(
        [
          [0, tone(nth(cols, i % cols.length), 0.06)],
          [0.5, nth(cols, i % cols.length)],
          [1, tone(nth(cols, i % cols.length), -0.1)],
        ],
        0.1,
        0,
        0.9,
        0.6,
      ),
    })
    o += p.shade(d, `M${200 - w} ${y + h}h${w * 2}v-6h${-w * 2}z`, 0.25, 3)
  }
  o += p.puff(circ(200, y - 26, 32), v === 1 ? wood : nth(cols, 0), {
    w: 22,
    hi: 0.55,
    fill: p.ball(v === 1 ? wood : nth(cols, 0)),
  })
  if (v === 2) {
    o +=
      p.ground(318, 430, 52, 9) +
      p.puff(ell(318, 412, 54, 22), nth(cols, 2), { w: 16, fill: p.ball(nth(cols, 2)) }) +
      p.path(ell(318, 406, 18, 6), tone(nth(cols, 2), -0.25))
  }
  return o
}

/** Alphabet blocks in isometric view. v: 0 pyramid, 1 tower, 2 row. */
export function blocks(p: Pen, { a, b, c, wood, v }: Paint): string {
  const s = 62
  const cube = (x: number, y: number, face: string, ch: string, i: number): string => {
    const k = s * 0.5
    const top = `M${x} ${y}L${x + s} ${y - k}L${x + 2 * s} ${y}L${x + s} ${y + k}Z`
    const left = `M${x} ${y}L${x + s} ${y + k}V${y + k + 70}L${x} ${y + 70}Z`
    const right = `M${x + 2 * s} ${y}L${x + s} ${y + k}V${y + k + 70}L${x + 2 * s} ${y + 70}Z`
    let r =
      p.wood(top, tone(wood, 0.05), { seed: i, dir: 24, w: 5, lo: 0.2 }) +
      p.wood(left, wood, { seed: i + 3, dir: 27, w: 6 }) +
      p.wood(right, tone(wood, -0.06), { seed: i + 6, dir: -27, w: 6 })
    const fl = `M${x + 8} ${y + 13}L${x + s - 8} ${y + k + 5}V${y + k + 57}L${x + 8} ${y + 66 - 1}Z`
    const fr = `M${x + 2 * s - 8} ${y + 13}L${x + s + 8} ${y + k + 5}V${y + k + 57}L${x + 2 * s - 8} ${y + 65}Z`
    const shape = nth(
      [
        'M0-17L17 13H-17Z',
        circ(0, 0, 15),
        'M-14-14H14V14H-14Z',
        'M0-17L5-5 17-4 8 5 11 17 0 10-11 17-8 5-17-4-5-5Z',
        'M0 15C-22-1-14-16-5-13-2-12 0-8 0-8 0-8 2-12 5-13 14-16 22-1 0 15Z',
      ],
      i,
    )
    r +=
      p.path(fr, p.matte(tone(face, -0.03)), 'opacity=".94"') +
      `<g transform="matrix(.86 -.43 0 1 ${x + 1.5 * s} ${y + 47})">${p.path(shape, tone(wood, 0.1))}</g>`
    r +=
      p.stroke(fl, tone(face, -0.04), 3, 'opacity=".9"') +
      `<g transform="matrix(.86 .43 0 1 ${x + s * 0.5} ${y + 47})"><text text-anchor="middle" y="15" font-family="'Young Serif',Georgia,serif" font-size="44" fill="${face}">${ch}</text></g>`
    return r
  }
  const cs = [a, b, c, mix(a, b, 0.5), mix(b, c, 0.5)]
  if (v === 1)
    return (
      p.ground(200, 408, 88, 22) +
      cube(138, 318, nth(cs, 0), 'A', 1) +
      cube(142, 232, nth(cs, 1), 'B', 2) +
      cube(134, 146, nth(cs, 2), 'C', 3)
    )
  if (v === 2)
    return (
      p.ground(196, 396, 160, 26) +
      cube(206, 268, nth(cs, 1), 'B', 2) +
      cube(52, 268, nth(cs, 0), 'A', 1) +
      cube(132, 318, nth(cs, 2), 'C', 3)
    )
  return (
    p.ground(200, 392, 150, 24) +
    cube(70, 290, nth(cs, 0), 'A', 1) +
    cube(206, 290, nth(cs, 1), 'B', 2) +
    cube(138, 192, nth(cs, 2), 'C', 3)
  )
}

/** Wooden car. v: 0 rounded, 1 van, 2 racing. */
export function car(p: Pen, { a, b, c, wood, v }: Paint): string {
  const wheel = (x: number, y: number, r: number): string =>
    p.path(circ(x, y, r), p.ball(tone(wood, -0.16))) +
    p.puff(circ(x - 2, y - 2, r - 4), tone(wood, 0.03), { w: 9, hi: 0.5 }) +
    p.path(circ(x - 2, y - 2, r * 0.36), p.ball(b)) +
    p.path(circ(x - 2, y - 2, r * 0.12), tone(wood, -0.1))
  const bodies = [
    'M44 352C40 316 60 296 104 292C126 246 166 224 214 226C262 228 286 256 300 292C340 298 360 318 358 352C357 370 348 374 336 374H66C54 374 46 370 44 352Z',
    'M52 262C54 226 74 210 112 210H262C300 210 324 240 338 284C356 296 360 318 358 350C357 368 350 374 336 374H72C56 374 50 366 50 350Z',
    'M34 340C40 316 92 306 132 300C152 270 190 258 220 262C246 266 258 284 268 298C318 296 352 306 366 334C372 356 362 372 342 374H60C38 374 30 356 34 340Z',
  ]
  const win = nth(
    [
      'M132 292C146 262 170 250 200 250V292Z M214 250C244 250 262 266 272 292H214Z',
      'M86 244H160V290H86Z M178 244H254C276 252 290 270 300 290H178Z',
      'M166 298C176 282 196 276 214 278C230 280 238 290 242 298Z',
    ],
    v,
  )
  let o = p.ground(200, 414, 160, 14)
  o += p.path(circ(112, 372, 40), tone(a, -0.3), 'opacity=".5"') + p.path(circ(292, 372, 40), tone(a, -0.3), 'opacity=".5"')
  o += p.wood(nth(bodies, v), a, { seed: v + 4, w: 26, lo: 0.42, hi: 0.5 })
  o +=
    p.path(
      win,
      p.lg([
        [0, tone(wood, 0.06)],
        [1, tone(wood, -0.08)],
      ]),
    ) + p.stroke(win, tone(a, -0.12), 3)
  o += p.path(circ(348 - (v === 2 ? 8 : 0), 330, 8), p.ball('#f4e2b0'))
  if (v === 2)
    o +=
      p.path(circ(96, 340, 22), '#fdf8ef') +
      `<text x="96" y="350" text-anchor="middle" font-family="'Young Serif',Georgia,serif" font-size="28" fill="${tone(a, -0.2)}">3</text>`
  else o += p.stroke('M66 344H340', c, 7, 'opacity=".85"')
  o += wheel(112, 374, 40) + wheel(292, 374, 40)
  return o
}

/** Pull-along animal on wheels. v: 0 duck, 1 elephant, 2 fox. */
export function pull(p: Pen, { a, b, c, wood, v }: Paint): string {
  const wheel = (x: number): string => p.puff(circ(x, 400, 27), b, { w: 12, hi: 0.5 }) + p.path(circ(x, 400, 8), p.ball(wood))
  let o = p.ground(206, 426, 140, 13)
  o +=
    p.stroke('M318 388C352 386 366 408 352 424C344 434 332 428 338 418', tone(wood, -0.2), 3) +
    p.path(circ(352, 428, 9), p.ball(c))
  o += p.wood('M86 376h228q14 0 14 12t-14 12h-228q-14 0-14-12t14-12z', wood, { seed: 5, w: 8 })
  const eye = (x: number, y: number): string => p.path(circ(x, y, 7), INK) + p.path(circ(x - 2, y - 2.5, 2.2), '#fff')
  if (v === 0) {
    const body =
      'M84 268C100 290 128 288 156 276C160 246 150 232 150 206C150 164 182 138 220 140C262 142 284 172 280 206C278 226 270 238 276 262C296 300 288 376 210 376H170C110 376 70 330 84 268Z'
    o += p.wood('M276 196C300 190 322 196 330 206C318 222 296 226 274 222Z', c, { w: 10 })
    o +=
      p.wood(body, a, { seed: 2, w: 34, lo: 0.42, hi: 0.5 }) +
      p.wood('M122 308C152 290 206 296 224 320C216 350 176 360 150 350C132 342 122 326 122 308Z', tone(a, -0.05), {
        seed: 8,
        w: 14,
        hi: 0.55,
      }) +
      eye(240, 188)
  } else if (v === 1) {
    const body =
      'M92 376V300C92 232 138 196 196 196H220C230 164 262 150 290 162C322 176 328 214 324 258C322 300 332 318 346 330C346 350 318 352 304 330C294 312 292 296 288 282C280 290 270 292 262 292V376H222V330H134V376Z'
    o +=
      p.wood(body, a, { seed: 4, w: 28, lo: 0.42, hi: 0.48 }) +
      p.wood('M206 190C236 176 262 206 256 246C250 282 214 286 200 256C192 234 192 204 206 190Z', b, {
        seed: 3,
        w: 16,
        hi: 0.55,
      }) +
      eye(284, 208)
    o += p.stroke('M94 290C78 296 76 316 82 326', a, 7)
  } else {
    const tail = 'M112 350C62 350 46 300 74 252C96 274 128 300 138 330Z'
    o += p.wood(tail, a, { w: 16 }) + p.wood('M74 252C64 268 58 284 58 298C70 300 84 292 92 276Z', tone(wood, 0.1), { w: 8 })
    o += p.wood('M120 376V316C120 268 156 246 206 250L268 272V376H232V330H158V376Z', a, { seed: 6, w: 24, lo: 0.42 })
    o +=
      p.wood('M196 250L184 166L222 192H270L308 166L300 250C282 282 268 292 248 300C228 292 208 280 196 250Z', a, {
        seed: 9,
        w: 22,
        hi: 0.5,
      }) +
      p.path(
        'M196 250C214 244 236 256 248 300C228 292 208 280 196 250ZM300 250C282 244 260 256 248 300C268 292 284 280 300 250Z',
        p.matte('#f7ecdc'),
      ) +
      eye(224, 236) +
      eye(272, 236) +
      p.path(ell(248, 296, 9, 7), INK)
  }
  o += wheel(120) + wheel(280)
  return o
}

/** Wooden rattle / teether ring. v: 0 bunny ears, 1 beads, 2 bell stick. */
export function rattle(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  if (v === 2) {
    const st = 'M188 226h24v150q0 14-12 14t-12-14z'
    const d = circ(200, 170, 74)
    return (
      p.lay(d) +
      p.lay(st) +
      p.lay(circ(200, 404, 32)) +
      p.wood(st, wood, { w: 12, dir: 90 }) +
      p.puff(circ(200, 404, 32), b, { w: 20, hi: 0.5 }) +
      p.puff(d, a, { w: 34, hi: 0.5, pat: p.pattern(pat, a) }) +
      p.stroke('M127 176Q200 208 273 176', tone(a, -0.14), 3) +
      p.puff(ell(200, 244, 30, 11), c, { w: 8 })
    )
  }
  const ring = `${circ(200, 312, 92)}M${200 + 58} 312a58 58 0 1 0 -116 0a58 58 0 1 0 116 0Z`
  let o = `<g fill-rule="evenodd">${p.lay(ring)}</g>`
  const ringDraw = `<g fill-rule="evenodd" clip-rule="evenodd">${p.stroke(circ(200, 312, 75), tone(wood, -0.1), 36)}${p.stroke(circ(200, 312, 75), wood, 32)}${p.stroke(circ(198, 309, 77), tone(wood, 0.06), 14, `filter="${p.blur(4)}"`)}${p.stroke(circ(200, 312, 67), tone(wood, -0.1), 1.5, 'opacity=".5"')}${p.stroke(circ(200, 312, 82), tone(wood, -0.08), 1.5, 'opacity=".4"')}</g>`
  if (v === 0) {
    const e1 = 'M176 236C140 200 116 130 140 96C168 74 196 140 200 214Z'
    const e2 = 'M224 236C260 200 284 130 260 96C232 74 204 140 200 214Z'
    const knot = 'M166 214C180 200 220 200 234 214C244 228 240 252 230 262C214 272 186 272 170 262C160 252 156 228 166 214Z'
    o +=
      p.lay(e1) +
      p.lay(e2) +
      ringDraw +
      p.puff(e1, a, { pat: p.pattern(pat, a), w: 18 }) +
      p.puff(e2, a, { pat: p.pattern(pat, a), w: 18 }) +
      p.stroke('M186 226C168 196 154 152 150 120M214 226C232 196 246 152 250 120', tone(a, -0.12), 2, 'opacity=".5"') +
      p.puff(knot, tone(a, -0.02), { pat: p.pattern(pat, a), w: 18 }) +
      p.stroke('M180 214C190 232 190 250 184 264M220 214C210 232 210 250 216 264', tone(a, -0.16), 2, 'opacity=".5"')
  } else {
    const cols = [a, b, c, a, tone(b, 0.08), c, b]
    o += ringDraw
    for (let i = 0; i < 7; i++) {
      const t = -Math.PI / 2 + (i - 3) * 0.5 + Math.sign(i - 3) * 0.06
      const x = 200 + 84 * Math.cos(t)
      const y = 304 + 84 * Math.sin(t)
      const r = i === 3 ? 32 : 23
      o +=
        p.lay(circ(x, y, r), { o: 0.18 }) +
        p.puff(circ(x, y, r), nth(cols, i), { w: 18, hi: 0.5, fill: p.ball(nth(cols, i)) }) +
        (i === 3 ? p.path(circ(x, y, 9), tone(nth(cols, i), -0.1), 'opacity=".35"') : '')
    }
  }
  return o
}

/** Picture book, standing open a little. v picks the cover scene: 0 moon, 1 hills, 2 bird, 3 boat. */
export function book(p: Pen, { a, b, c, v }: Paint): string {
  const front = 'M112 96L296 118V420L112 412Z'
  const back = 'M112 96L92 108V404L112 412Z'
  const pages = 'M296 126L312 120V408L296 416Z'
  let o = p.ground(206, 418, 124, 13)
  o +=
    p.path('M112 98L318 112V408L112 412Z', tone(a, -0.14)) +
    p.path(
      pages,
      p.lg(
        [
          [0, '#fffdf8'],
          [1, '#e9dfd0'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    p.stroke('M301 125V413M305 123V411M309 121V410', '#d9cdbb', 1)
  o += p.puff(front, a, { w: 12, lo: 0.25, hi: 0.3 })
  let s = ''
  const cream = '#fbf3e4'
  if (v === 0)
    s =
      p.path(circ(212, 220, 62), p.ball(cream)) +
      p.path(circ(240, 202, 52), a) +
      p.path(circ(150, 160, 3.5), cream) +
      p.path(circ(270, 290, 4), cream) +
      p.path(circ(146, 300, 3), cream) +
      p.path('M112 352C150 330 190 350 220 344C250 338 270 350 296 344V420L112 412Z', p.matte(b)) +
      p.path('M112 384C160 366 220 386 296 374V420L112 412Z', p.matte(tone(b, -0.1)))
  else if (v === 1)
    s =
      p.path(circ(232, 206, 40), p.ball(c)) +
      p.path('M112 300C150 250 190 262 220 290C250 260 280 264 296 280V420L112 412Z', p.matte(b)) +
      p.path('M112 350C160 310 220 340 296 322V420L112 412Z', p.matte(tone(b, -0.12))) +
      p.path('M150 350l14-52 14 52zM176 356l10-38 10 38z', tone(b, -0.22))
  else if (v === 2)
    s =
      p.path(
        'M150 300C150 240 196 208 236 224C262 234 268 262 262 286C254 322 210 338 180 326C168 322 152 316 150 300Z',
        p.ball(b),
      ) +
      p.path('M262 256L286 264L262 276Z', c) +
      p.path('M170 288C186 258 222 262 230 280C222 308 186 310 170 288Z', tone(b, -0.1)) +
      p.path(circ(240, 252, 4.5), INK) +
      p.stroke('M132 352Q206 366 280 350M204 328v28M222 326v28', tone(a, -0.25), 4)
  else
    s =
      p.path('M204 180V318H132Z', p.matte(cream)) +
      p.path('M214 204V318H266Z', p.matte(c)) +
      p.path('M130 330H280C270 360 250 366 204 366C160 366 140 356 130 330Z', p.matte(b)) +
      p.stroke('M122 384q16-10 32 0t32 0t32 0t32 0t32 0', cream, 3.5)
  o += `<g clip-path="${p.clip(front)}">${s}${p.path(
    'M112 96L128 98V414L112 412Z',
    p.lg(
      [
        [0, '#2a170d', 0.3],
        [0.6, '#2a170d', 0.05],
        [1, '#fff', 0.2],
      ],
      0,
      0,
      1,
      0,
    ),
  )}</g>`
  o += p.stroke('M150 134L258 145', cream, 7, 'opacity=".92"') + p.stroke('M166 150L242 158', cream, 3.5, 'opacity=".7"')
  return o + p.path(back, tone(a, -0.1))
}

/** Rocking horse. v: 0 wood, 1 painted with saddle. */
export function rocker(p: Pen, { a, b, c, wood, pat, v }: Paint): string {
  const body = v === 1 ? a : wood
  const leg1 = 'M124 296L100 404C104 416 122 420 128 412L160 310Z'
  const leg2 = 'M252 296L292 404C288 416 270 420 264 412L226 310Z'
  let o = p.ground(200, 434, 150, 13)
  o += p.wood(leg1, tone(body, -0.06), { w: 8 }) + p.wood(leg2, tone(body, -0.06), { w: 8 })
  o += p.wood('M46 386C90 430 310 430 354 386L362 398C318 450 82 450 38 398Z', tone(wood, -0.06), { w: 9 })
  const horse =
    'M100 262C104 232 140 222 176 232C200 238 222 230 232 212C238 184 234 158 252 138L262 118L274 138C298 150 322 178 334 202C336 220 316 230 300 220L280 210C282 246 284 282 262 304C230 328 150 326 122 308C104 296 98 282 100 262Z'
  o +=
    p.stroke('M104 250C76 246 62 276 72 316C78 298 84 286 106 278', c, 9) +
    p.stroke('M100 254C86 262 80 280 82 300', tone(c, -0.1), 6)
  o += p.wood(horse, body, { seed: 7, w: 26, lo: 0.42, hi: 0.5 })
  o +=
    p.path(
      'M256 132C236 146 226 178 226 208C222 216 216 222 210 226C226 232 246 222 250 200C254 178 260 160 268 146Z',
      p.matte(c),
    ) + p.stroke('M240 160C234 178 234 196 228 214', tone(c, -0.12), 2)
  o += p.path(circ(290, 176, 5), INK) + p.path(circ(322, 206, 2.5), tone(body, -0.3))
  o += p.stroke('M272 214C282 206 290 186 286 158', b, 5) + p.stroke('M284 208L316 188', b, 4)
  const saddle = 'M150 226C176 242 206 240 226 224C236 250 234 276 222 300C198 308 172 306 154 298C144 274 142 248 150 226Z'
  o +=
    p.puff(saddle, b, { pat: p.pattern(pat, b), w: 16 }) +
    p.seam('M156 234C176 248 204 246 222 234C228 256 226 274 217 294C198 300 176 298 160 292', b)
  return o
}

/** Night lamp. v: 0 mushroom, 1 moon, 2 bear lamp. */
export function lamp(p: Pen, { a, b, c, wood, v }: Paint): string {
  const glow = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${p.rg(
      [
        [0, '#fff3c9', 0.95],
        [0.4, '#ffe7a6', 0.4],
        [1, '#ffe7a6', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>`
  const warm = mix(a, '#fff0c8', 0.72)
  if (v === 1) {
    const d = circ(200, 252, 112)
    return (
      p.ground(200, 424, 84, 12) +
      glow(200, 252, 190) +
      p.wood('M124 350h152q10 0 10 10v50q0 12-12 12h-148q-12 0-12-12v-50q0-10 10-10z', wood, { w: 10 }) +
      p.puff(d, warm, {
        w: 36,
        hi: 0.7,
        lo: 0.2,
        fill: p.rg([
          [0, '#fffaf0'],
          [0.6, '#ffeebf'],
          [1, '#f0cf94'],
        ]),
      }) +
      `<g fill="#d9b87c" opacity=".35" clip-path="${p.clip(d)}">${p.path(circ(166, 216, 24), '#d9b87c')}${p.path(circ(240, 276, 32), '#d9b87c')}${p.path(circ(228, 196, 13), '#d9b87c')}${p.path(circ(170, 302, 15), '#d9b87c')}${p.path(circ(126, 262, 11), '#d9b87c')}</g>` +
      p.shade(d, ell(200, 368, 80, 18), 0.25, 8)
    )
  }
  if (v === 2) {
    const body = sym(
      200,
      [200, 150],
      [262, 150, 280, 200, 280, 240],
      [280, 270, 300, 320, 300, 360],
      [300, 410, 262, 422, 200, 422],
    )
    return (
      p.ground(200, 422, 112, 14) +
      glow(200, 280, 200) +
      p.puff(circ(140, 158, 28), warm, { w: 16, lo: 0.2 }) +
      p.puff(circ(260, 158, 28), warm, { w: 16, lo: 0.2 }) +
      p.puff(body, warm, {
        w: 40,
        hi: 0.7,
        lo: 0.24,
        fill: p.rg(
          [
            [0, '#fffaf0'],
            [0.6, '#ffefc6'],
            [1, tone(warm, -0.06)],
          ],
          0.42,
          0.55,
          0.7,
        ),
      }) +
      p.path(circ(172, 222, 6), INK) +
      p.path(circ(228, 222, 6), INK) +
      p.path(ell(200, 240, 8, 5.5), INK) +
      p.stroke('M158 250q8 6 16 0M226 250q8 6 16 0', '#f0a48a', 4, 'opacity=".45"')
    )
  }
  const cap = sym(200, [200, 128], [284, 128, 336, 188, 336, 238], [336, 262, 300, 268, 200, 268])
  const stem = sym(200, [200, 258], [238, 258], [240, 320, 252, 372, 262, 400], [264, 420, 240, 424, 200, 424])
  return (
    p.ground(200, 424, 88, 12) +
    glow(200, 300, 150) +
    p.puff(stem, warm, {
      w: 26,
      hi: 0.6,
      lo: 0.24,
      fill: p.lg(
        [
          [0, '#ffe3a3'],
          [0.4, '#fff6e0'],
          [1, '#f3e2c4'],
        ],
        0,
        0,
        0,
        1,
      ),
    }) +
    p.shade(stem, ell(200, 262, 66, 12), 0.22, 6) +
    p.puff(cap, a, { w: 42, hi: 0.55, lo: 0.4 }) +
    (
      [
        [150, 186, 19, 15],
        [214, 164, 15, 11],
        [268, 208, 18, 15],
        [198, 226, 14, 10],
        [118, 232, 12, 10],
      ] as const
    )
      .map(([x, y, rx, ry]) => p.path(ell(x, y, rx, ry), p.ball('#fdf4e3'), 'opacity=".95"'))
      .join('')
  )
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
