/** Board books, cubes and comforters. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, MANY, PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { fold, pair } from '../sewing.ts'
import { circ, ell, rr, sym } from '../shapes.ts'
import { face } from './parts.ts'

/** Books for the smallest. v: 0 board book, 1 cloth book, 2 open with flaps. */
export function boardbook(p: Pen, { a, b, c, pat, v }: Paint): string {
  if (v === 2) {
    const page = pair((m) => `M${m(0)} 172C${m(40)} 150 ${m(120)} 148 ${m(168)} 162V366C${m(120)} 352 ${m(40)} 354 ${m(0)} 378Z`)
    return (
      p.lay('M28 172H372V390H28Z', { o: 0.26 }) +
      p.puff('M28 170C90 158 160 160 200 186C240 160 310 158 372 170V384C310 372 240 374 200 396C160 374 90 372 28 384Z', c, {
        w: 8,
      }) +
      page.map((d, i) => p.puff(d, i ? PAPER : mix(b, '#fff', 0.35), { w: 14, lo: 0.2 })).join('') +
      `<g clip-path="${p.clip(page[0])}">${p.path('M20 320Q80 270 130 310T210 300V400H20Z', a)}${p.path(circ(84, 214, 26), '#e3b257')}${p.puff('M104 330C104 286 150 276 166 300C184 304 184 330 170 340H120Z', c, { w: 10 })}</g>` +
      `<g clip-path="${p.clip(page[1])}">${p.path('M200 340Q260 310 380 336V400H200Z', mix(a, '#fff', 0.35))}</g>` +
      p.puff('M226 212H300V292H226Z', mix(a, '#34475f', 0.3), { w: 6 }) +
      p.puff(circ(262, 256, 20), '#e3b257', { w: 10 }) +
      p.path(circ(255, 252, 3) + circ(269, 252, 3), INK) +
      `<g>${p.lay('M300 212L352 190V276L300 292Z', { dx: 3, dy: 5, s: 4, o: 0.3 })}${p.puff('M300 212L352 190V276L300 292Z', a, { w: 9, pat: p.pattern('dots', a) })}</g>` +
      p.stroke('M200 188V386', '#3a2418', 5, `opacity=".22" filter="${p.blur(3)}"`)
    )
  }
  if (v === 1) {
    const leaf = (x: number, y: number, k: string, print: string): string =>
      p.lay(rr(x, y, 224, 238, 34), { dx: 3, dy: 6, s: 5, o: 0.2 }) + p.puff(rr(x, y, 224, 238, 34), k, { w: 24, pat: print })
    return (
      leaf(106, 152, c, '') +
      leaf(96, 142, b, p.pattern('stripe', b, tone(b, -0.08))) +
      leaf(84, 132, a, p.pattern(pat, a)) +
      p.seam(rr(96, 144, 200, 214, 26), a, 2.4) +
      p.stroke('M92 168C60 160 60 200 92 192M92 300C60 292 60 332 92 324', c, 9) +
      p.puff('M140 300C120 258 144 216 190 220C200 190 252 196 254 232C282 240 276 300 250 308H160Z', PAPER, {
        w: 18,
        pat: p.pattern('boucle', PAPER),
      }) +
      p.puff(ell(168, 262, 26, 30), '#6b5546', { w: 10 }) +
      p.path(circ(160, 256, 3.4) + circ(176, 256, 3.4), PAPER) +
      [176, 240].map((x) => p.puff(rr(x, 302, 15, 30, 6), '#6b5546', { w: 5 })).join('') +
      `<g transform="rotate(20 318 210)">${p.puff(rr(302, 196, 62, 24, 5), MANY[1] as string, { w: 6 })}${p.puff(rr(302, 228, 52, 22, 5), MANY[2] as string, { w: 6 })}</g>`
    )
  }
  let o = p.ground(206, 424, 138, 14)
  for (let i = 5; i >= 0; i--)
    o += p.puff(
      `M${104 + i * 6} ${150 - i * 5}H${312 + i * 6}Q${330 + i * 6} ${150 - i * 5} ${330 + i * 6} ${168 - i * 5}V${402 - i * 4}Q${330 + i * 6} ${420 - i * 4} ${312 + i * 6} ${420 - i * 4}H${104 + i * 6}Z`,
      i ? PAPER : a,
      { w: i ? 5 : 16, lo: i ? 0.42 : 0.3 },
    )
  return (
    o +
    p.puff('M72 150H112V420H84Q70 420 70 406V164Q70 152 72 150Z', tone(a, -0.08), { w: 10 }) +
    p.puff(rr(130, 176, 182, 218, 20), mix(b, '#fff', 0.2), { w: 8, lo: 0.2 }) +
    `<g clip-path="${p.clip(rr(130, 176, 182, 218, 20))}">${p.path('M120 350Q180 310 230 344T330 330V400H120Z', mix(a, '#84885a', 0.4))}${p.path(circ(270, 220, 24), '#e3b257')}</g>` +
    p.puff('M172 352C160 300 190 262 224 268C258 266 282 306 268 354Z', c, { w: 18 }) +
    p.puff(circ(222, 266, 36), c, { w: 18 }) +
    pair((m) => `M${m(16)} 242L${m(34)} 218L${m(36)} 254Z`, 222)
      .map((d) => p.puff(d, c, { w: 6 }))
      .join('') +
    p.puff(ell(222, 330, 24, 28), mix(c, '#fff', 0.55), { w: 9 }) +
    [208, 236].map((x) => p.path(circ(x, 262, 11), PAPER) + p.path(circ(x, 263, 5), INK)).join('') +
    p.path('M217 274h10l-5 9z', '#e3b257')
  )
}

/** To feel and to find. v: 0 soft cube, 1 wooden cube, 2 board with locks. */
export function cube(p: Pen, { a, b, c, pat, wood, v }: Paint): string {
  if (v === 2) {
    const gear = (x: number, y: number, r: number, k: string): string =>
      Array.from(
        { length: 8 },
        (_, i) => `<g transform="rotate(${i * 45} ${x} ${y})">${p.path(rr(x - 7, y - r - 9, 14, 20, 4), p.ball(k))}</g>`,
      ).join('') +
      p.puff(circ(x, y, r), k, { w: r * 0.4 }) +
      p.path(circ(x, y, r * 0.3), p.ball(wood))
    return (
      p.ground(202, 430, 168, 12) +
      p.wood(rr(44, 84, 312, 342, 18), wood, { w: 14 }) +
      gear(112, 156, 30, a) +
      gear(168, 194, 24, MANY[1] as string) +
      p.path(rr(224, 116, 104, 92, 9), tone(wood, -0.16)) +
      p.puff(rr(230, 122, 46, 80, 6), b, { w: 8 }) +
      p.puff(rr(279, 122, 46, 80, 6), c, { w: 8 }) +
      p.rod('M258 162H298', '#c9a36a', 8) +
      p.path(circ(252, 162, 6), p.ball('#c9a36a')) +
      p.stroke('M78 266Q140 226 176 272T270 256T326 282', tone(wood, -0.26), 13) +
      p.puff(circ(134, 252, 16), c, { w: 9 }) +
      p.puff(circ(264, 257, 16), MANY[2] as string, { w: 9 }) +
      p.puff(circ(108, 354, 40), PAPER, { w: 12 }) +
      p.stroke('M108 354V326M108 354L130 362', INK, 5) +
      p.path(
        Array.from({ length: 12 }, (_, i) => circ(108 + 31 * Math.cos(i * 0.5236), 354 + 31 * Math.sin(i * 0.5236), 2.6)).join(
          '',
        ),
        c,
      ) +
      p.rod('M176 322H236', '#b9b4ad', 6) +
      [184, 202, 222].map((x, i) => p.puff(circ(x, 322, 11), nth(MANY, i), { w: 6 })).join('') +
      p.puff(rr(174, 350, 68, 46, 8), a, { w: 10 }) +
      p.path(rr(196, 362, 24, 22, 11), tone(a, -0.2)) +
      p.puff(circ(208, 373, 9), PAPER, { w: 5 }) +
      p.puff(rr(268, 316, 62, 82, 10), b, { w: 9 }) +
      p.stroke('M284 330L314 346L284 362L314 380', c, 6) +
      p.path(
        [
          [284, 330],
          [314, 346],
          [284, 362],
          [314, 380],
        ]
          .map(([x, y]) => circ(x as number, y as number, 4.5))
          .join(''),
        tone(b, -0.3),
      )
    )
  }
  const soft = v === 0
  const [f, t, s] = soft ? [a, b, c] : [wood, tone(wood, 0.03), tone(wood, -0.06)]
  const faceOf = (d: string, k: string, print: string): string =>
    soft ? p.puff(d, k, { w: 26, pat: print }) : p.wood(d, k, { w: 12 })
  const front = soft
    ? 'M62 214Q60 200 76 204L226 238Q238 242 238 254V414Q238 426 224 424L78 392Q66 390 66 378Z'
    : 'M64 204L236 240V424L68 388Z'
  const right = soft
    ? 'M238 254Q238 242 250 236L332 196Q346 190 346 206L342 364Q342 376 332 380L252 422Q238 428 238 414Z'
    : 'M236 240L344 192L340 370L236 424Z'
  const top = soft
    ? 'M72 202Q62 198 76 190L164 156Q172 152 182 154L334 184Q346 188 334 196L250 236Q238 242 226 238Z'
    : 'M64 204L168 156L344 192L236 240Z'
  return (
    p.ground(206, 422, 156, 18) +
    faceOf(front, f, soft ? p.pattern(pat, a) : '') +
    faceOf(right, s, soft ? p.pattern('dots', c) : '') +
    faceOf(top, t, '') +
    (soft
      ? p.puff('M206 168C206 130 228 112 240 128C250 118 268 134 252 164Z', MANY[1] as string, { w: 8 }) +
        `<g transform="skewY(12.5) translate(0 -34)">${p.puff(circ(150, 318, 48), PAPER, { w: 14 })}${face(p, 150, 312, 1.1)}${p.puff('M108 280C86 262 92 238 112 246L132 268ZM192 280C214 262 208 238 188 246L168 268Z', PAPER, { w: 8 })}</g>` +
        `<g transform="translate(0 0)">${p.puff('M292 270C276 258 268 282 280 300C288 314 296 318 296 318S318 286 314 268C308 252 296 258 292 270Z', PAPER, { w: 8 })}</g>` +
        p.stroke('M66 360Q40 366 46 392', MANY[2] as string, 12) +
        p.stroke('M66 340Q34 336 32 356', MANY[5] as string, 12)
      : p.rod('M104 190C104 60 200 70 196 132S300 60 304 186', c, 8) +
        [
          [110, 142],
          [152, 98],
          [247, 135],
          [285, 133],
        ]
          .map(([x, y], i) => p.puff(circ(x as number, y as number, 14), nth(MANY, i + 1), { w: 8 }))
          .join('') +
        `<g transform="skewY(12) translate(0 -30)">${p.path(circ(150, 314, 56), PAPER)}${p.stroke(circ(150, 314, 56), a, 10)}${p.stroke('M150 314V276M150 314L178 326', INK, 5)}${p.path(Array.from({ length: 12 }, (_, i) => circ(150 + 44 * Math.cos(i * 0.5236), 314 + 44 * Math.sin(i * 0.5236), 3)).join(''), c)}</g>` +
        [0, 1, 2]
          .map(
            (i) =>
              p.rod(`M258 ${286 + i * 40}L324 ${252 + i * 40}`, '#b9b4ad', 5) +
              [0, 1]
                .map((n) => p.puff(circ(276 + n * 26 - i * 4, 277 - n * 13 + i * 42, 12), nth(MANY, i * 2 + n), { w: 7 }))
                .join(''),
          )
          .join(''))
  )
}

/** Comforter: a soft head on a cloth. v: 0 rabbit, 1 bear, 2 star. */
export function comforter(p: Pen, { a, b, c, pat, v }: Paint): string {
  const cloth =
    'M200 214C244 236 318 236 364 218C350 270 352 330 372 384C318 372 262 380 216 416L200 440L184 416C138 380 82 372 28 384C48 330 50 270 36 218C82 236 156 236 200 214Z'
  const fur = p.pattern('boucle', a)
  const lining = tone(b, 0.01)
  let o =
    p.lay(cloth, { o: 0.26 }) +
    p.puff(cloth, lining, { w: 30, lo: 0.34, pat: p.pattern(pat, lining) }) +
    p.stroke(cloth, tone(a, -0.02), 5, 'opacity=".9"') +
    fold(
      p,
      'M200 236Q196 330 200 420M160 244Q120 310 70 366M240 244Q280 310 330 366M130 240Q100 270 66 282M270 240Q300 270 334 282',
      lining,
      3,
    )
  o += pair(
    (m) =>
      `M${m(30)} 228C${m(60)} 232 ${m(92)} 260 ${m(98)} 282C${m(98)} 306 ${m(70)} 306 ${m(62)} 290C${m(50)} 274 ${m(36)} 268 ${m(20)} 262Z`,
  )
    .map((d) => p.lay(d, { dx: 3, dy: 5, s: 4, o: 0.2 }) + p.puff(d, a, { w: 15, pat: fur }))
    .join('')
  const inner = mix(a, '#f5c9bd', 0.6)
  if (v === 2) {
    const d =
      'M200 62C212 62 226 112 238 118C252 124 302 120 304 134C306 148 264 172 260 188C256 204 280 248 268 258C256 266 216 236 200 236C184 236 144 266 132 258C120 248 144 204 140 188C136 172 94 148 96 134C98 120 148 124 162 118C174 112 188 62 200 62Z'
    return o + p.lay(d, { o: 0.22 }) + p.puff(d, a, { w: 34, lo: 0.4, pat: fur }) + face(p, 200, 170, 1.3)
  }
  o +=
    v === 0
      ? pair((m) => `M${m(8)} 120C${m(-2)} 60 ${m(14)} 30 ${m(36)} 34C${m(66)} 44 ${m(62)} 96 ${m(46)} 130Z`)
          .map(
            (d, i) =>
              p.puff(d, a, { w: 15, pat: fur }) +
              p.path(
                i
                  ? 'M216 116C208 76 218 50 232 52C250 60 248 92 238 120Z'
                  : 'M184 116C192 76 182 50 168 52C150 60 152 92 162 120Z',
                p.matte(inner),
                'opacity=".8"',
              ),
          )
          .join('')
      : [138, 262].map((x) => p.puff(circ(x, 110, 30), a, { w: 16, pat: fur }) + p.path(circ(x, 113, 16), p.ball(inner))).join('')
  const head = sym(200, [200, 96], [256, 96, 286, 130, 286, 170], [286, 214, 246, 240, 200, 240])
  o += p.lay(head, { o: 0.24 }) + p.puff(head, a, { w: 32, lo: 0.4, pat: fur })
  if (v === 1) o += p.puff(ell(200, 200, 36, 27), mix(a, '#fff1de', 0.72), { w: 13, lo: 0.22 })
  o +=
    p.path(circ(162, 176, 6) + circ(238, 176, 6), INK) +
    p.path('M190 186q10-5 20 0q2 8-10 13q-12-5-10-13z', v === 1 ? INK : '#b97d6d') +
    p.stroke('M200 199v7M200 206q-8 8-16 3M200 206q8 8 16 3', INK, 2.4, 'opacity=".75"') +
    p.path(ell(146, 198, 13, 8) + ell(254, 198, 13, 8), '#e8836b', 'opacity=".22"')
  return (
    o +
    p.puff('M200 250C176 228 146 228 144 248C142 270 178 270 200 254C222 270 258 270 256 248C254 228 224 228 200 250Z', c, {
      w: 10,
    }) +
    p.puff(rr(190, 240, 20, 22, 8), tone(c, -0.03), { w: 7 })
  )
}
