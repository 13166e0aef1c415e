/** Board books, cubes and comforters. */
import { mix, tone } from '../colour.ts'
import { type Paint, nth } from '../paint.ts'
import { INK, MANY, PAPER, bead, faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { fold, pair } from '../garment-parts.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { face } from './parts.ts'

/** Books for the smallest. Variants: 0 board book, 1 cloth book, 2 open with flaps. */
export function boardbook(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  if (variant === 2) {
    const page = pair((m) => `M${m(0)} 172C${m(40)} 150 ${m(120)} 148 ${m(168)} 162V366C${m(120)} 352 ${m(40)} 354 ${m(0)} 378Z`)
    return (
      pen.flatShadow('M28 172H372V390H28Z', { opacity: 0.26 }) +
      pen.padded(
        'M28 170C90 158 160 160 200 186C240 160 310 158 372 170V384C310 372 240 374 200 396C160 374 90 372 28 384Z',
        trim,
        {
          width: 8,
        },
      ) +
      page.map((d, i) => pen.padded(d, i ? PAPER : mix(second, '#fff', 0.35), { width: 14, shade: 0.2 })).join('') +
      `<g clip-path="${pen.clip(page[0])}">${pen.path('M20 320Q80 270 130 310T210 300V400H20Z', main)}${pen.path(circle(84, 214, 26), '#e3b257')}${pen.padded('M104 330C104 286 150 276 166 300C184 304 184 330 170 340H120Z', trim, { width: 10 })}</g>` +
      `<g clip-path="${pen.clip(page[1])}">${pen.path('M200 340Q260 310 380 336V400H200Z', mix(main, '#fff', 0.35))}</g>` +
      pen.padded('M226 212H300V292H226Z', mix(main, '#34475f', 0.3), { width: 6 }) +
      pen.padded(circle(262, 256, 20), '#e3b257', { width: 10 }) +
      pen.path(circle(255, 252, 3) + circle(269, 252, 3), INK) +
      `<g>${pen.flatShadow('M300 212L352 190V276L300 292Z', { dx: 3, dy: 5, blur: 4, opacity: 0.3 })}${pen.padded('M300 212L352 190V276L300 292Z', main, { width: 9, pattern: pen.pattern('dots', main) })}</g>` +
      pen.stroke('M200 188V386', '#3a2418', 5, `opacity=".22" filter="${pen.blur(3)}"`)
    )
  }
  if (variant === 1) {
    const leaf = (x: number, y: number, colour: string, print: string): string =>
      pen.flatShadow(roundedRect(x, y, 224, 238, 34), { dx: 3, dy: 6, blur: 5, opacity: 0.2 }) +
      pen.padded(roundedRect(x, y, 224, 238, 34), colour, { width: 24, pattern: print })
    return (
      leaf(106, 152, trim, '') +
      leaf(96, 142, second, pen.pattern('stripe', second, tone(second, -0.08))) +
      leaf(84, 132, main, pen.pattern(pattern, main)) +
      pen.seam(roundedRect(96, 144, 200, 214, 26), main, 2.4) +
      pen.stroke('M92 168C60 160 60 200 92 192M92 300C60 292 60 332 92 324', trim, 9) +
      pen.padded('M140 300C120 258 144 216 190 220C200 190 252 196 254 232C282 240 276 300 250 308H160Z', PAPER, {
        width: 18,
        pattern: pen.pattern('boucle', PAPER),
      }) +
      pen.padded(ellipse(168, 262, 26, 30), '#6b5546', { width: 10 }) +
      pen.path(circle(160, 256, 3.4) + circle(176, 256, 3.4), PAPER) +
      [176, 240].map((x) => pen.padded(roundedRect(x, 302, 15, 30, 6), '#6b5546', { width: 5 })).join('') +
      `<g transform="rotate(20 318 210)">${pen.padded(roundedRect(302, 196, 62, 24, 5), MANY[1] as string, { width: 6 })}${pen.padded(roundedRect(302, 228, 52, 22, 5), MANY[2] as string, { width: 6 })}</g>`
    )
  }
  let drawing = pen.groundShadow(206, 424, 138, 14)
  for (let i = 5; i >= 0; i--)
    drawing += pen.padded(
      `M${104 + i * 6} ${150 - i * 5}H${312 + i * 6}Q${330 + i * 6} ${150 - i * 5} ${330 + i * 6} ${168 - i * 5}V${402 - i * 4}Q${330 + i * 6} ${420 - i * 4} ${312 + i * 6} ${420 - i * 4}H${104 + i * 6}Z`,
      i ? PAPER : main,
      { width: i ? 5 : 16, shade: i ? 0.42 : 0.3 },
    )
  return (
    drawing +
    pen.padded('M72 150H112V420H84Q70 420 70 406V164Q70 152 72 150Z', tone(main, -0.08), { width: 10 }) +
    pen.padded(roundedRect(130, 176, 182, 218, 20), mix(second, '#fff', 0.2), { width: 8, shade: 0.2 }) +
    `<g clip-path="${pen.clip(roundedRect(130, 176, 182, 218, 20))}">${pen.path('M120 350Q180 310 230 344T330 330V400H120Z', mix(main, '#84885a', 0.4))}${pen.path(circle(270, 220, 24), '#e3b257')}</g>` +
    pen.padded('M172 352C160 300 190 262 224 268C258 266 282 306 268 354Z', trim, { width: 18 }) +
    pen.padded(circle(222, 266, 36), trim, { width: 18 }) +
    pair((m) => `M${m(16)} 242L${m(34)} 218L${m(36)} 254Z`, 222)
      .map((d) => pen.padded(d, trim, { width: 6 }))
      .join('') +
    pen.padded(ellipse(222, 330, 24, 28), mix(trim, '#fff', 0.55), { width: 9 }) +
    [208, 236].map((x) => pen.path(circle(x, 262, 11), PAPER) + pen.path(circle(x, 263, 5), INK)).join('') +
    pen.path('M217 274h10l-5 9z', '#e3b257')
  )
}

/** To feel and to find. Variants: 0 soft cube, 1 wooden cube, 2 board with locks. */
export function cube(pen: Pen, { main, second, trim, pattern, wood, variant }: Paint): string {
  if (variant === 2) {
    const gear = (x: number, y: number, r: number, colour: string): string =>
      Array.from(
        { length: 8 },
        (_, i) =>
          `<g transform="rotate(${i * 45} ${x} ${y})">${pen.path(roundedRect(x - 7, y - r - 9, 14, 20, 4), pen.ball(colour))}</g>`,
      ).join('') +
      pen.padded(circle(x, y, r), colour, { width: r * 0.4 }) +
      pen.path(circle(x, y, r * 0.3), pen.ball(wood))
    return (
      pen.groundShadow(202, 430, 168, 12) +
      pen.wood(roundedRect(44, 84, 312, 342, 18), wood, { width: 14 }) +
      gear(112, 156, 30, main) +
      gear(168, 194, 24, MANY[1] as string) +
      pen.path(roundedRect(224, 116, 104, 92, 9), tone(wood, -0.16)) +
      pen.padded(roundedRect(230, 122, 46, 80, 6), second, { width: 8 }) +
      pen.padded(roundedRect(279, 122, 46, 80, 6), trim, { width: 8 }) +
      pen.rod('M258 162H298', '#c9a36a', 8) +
      pen.path(circle(252, 162, 6), pen.ball('#c9a36a')) +
      pen.stroke('M78 266Q140 226 176 272T270 256T326 282', tone(wood, -0.26), 13) +
      pen.padded(circle(134, 252, 16), trim, { width: 9 }) +
      pen.padded(circle(264, 257, 16), MANY[2] as string, { width: 9 }) +
      pen.padded(circle(108, 354, 40), PAPER, { width: 12 }) +
      pen.stroke('M108 354V326M108 354L130 362', INK, 5) +
      pen.path(
        Array.from({ length: 12 }, (_, i) => circle(108 + 31 * Math.cos(i * 0.5236), 354 + 31 * Math.sin(i * 0.5236), 2.6)).join(
          '',
        ),
        trim,
      ) +
      pen.rod('M176 322H236', '#b9b4ad', 6) +
      [184, 202, 222].map((x, i) => pen.padded(circle(x, 322, 11), nth(MANY, i), { width: 6 })).join('') +
      pen.padded(roundedRect(174, 350, 68, 46, 8), main, { width: 10 }) +
      pen.path(roundedRect(196, 362, 24, 22, 11), tone(main, -0.2)) +
      pen.padded(circle(208, 373, 9), PAPER, { width: 5 }) +
      pen.padded(roundedRect(268, 316, 62, 82, 10), second, { width: 9 }) +
      pen.stroke('M284 330L314 346L284 362L314 380', trim, 6) +
      pen.path(
        [
          [284, 330],
          [314, 346],
          [284, 362],
          [314, 380],
        ]
          .map(([x, y]) => circle(x as number, y as number, 4.5))
          .join(''),
        tone(second, -0.3),
      )
    )
  }
  const soft = variant === 0
  const [f, t, s] = soft ? [main, second, trim] : [wood, tone(wood, 0.03), tone(wood, -0.06)]
  const faceOf = (outline: string, k: string, print: string): string =>
    soft ? pen.padded(outline, k, { width: 26, pattern: print }) : pen.wood(outline, k, { width: 12 })
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
    pen.groundShadow(206, 422, 156, 18) +
    faceOf(front, f, soft ? pen.pattern(pattern, main) : '') +
    faceOf(right, s, soft ? pen.pattern('dots', trim) : '') +
    faceOf(top, t, '') +
    (soft
      ? pen.padded('M206 168C206 130 228 112 240 128C250 118 268 134 252 164Z', MANY[1] as string, { width: 8 }) +
        `<g transform="skewY(12.5) translate(0 -34)">${pen.padded(circle(150, 318, 48), PAPER, { width: 14 })}${face(pen, 150, 312, 1.1)}${pen.padded('M108 280C86 262 92 238 112 246L132 268ZM192 280C214 262 208 238 188 246L168 268Z', PAPER, { width: 8 })}</g>` +
        `<g transform="translate(0 0)">${pen.padded('M292 270C276 258 268 282 280 300C288 314 296 318 296 318S318 286 314 268C308 252 296 258 292 270Z', PAPER, { width: 8 })}</g>` +
        pen.stroke('M66 360Q40 366 46 392', MANY[2] as string, 12) +
        pen.stroke('M66 340Q34 336 32 356', MANY[5] as string, 12)
      : pen.rod('M104 190C104 60 200 70 196 132S300 60 304 186', trim, 8) +
        [
          [110, 142],
          [152, 98],
          [247, 135],
          [285, 133],
        ]
          .map(([x, y], i) => pen.padded(circle(x as number, y as number, 14), nth(MANY, i + 1), { width: 8 }))
          .join('') +
        `<g transform="skewY(12) translate(0 -30)">${pen.path(circle(150, 314, 56), PAPER)}${pen.stroke(circle(150, 314, 56), main, 10)}${pen.stroke('M150 314V276M150 314L178 326', INK, 5)}${pen.path(Array.from({ length: 12 }, (_, i) => circle(150 + 44 * Math.cos(i * 0.5236), 314 + 44 * Math.sin(i * 0.5236), 3)).join(''), trim)}</g>` +
        [0, 1, 2]
          .map(
            (i) =>
              pen.rod(`M258 ${286 + i * 40}L324 ${252 + i * 40}`, '#b9b4ad', 5) +
              [0, 1]
                .map((n) =>
                  pen.padded(circle(276 + n * 26 - i * 4, 277 - n * 13 + i * 42, 12), nth(MANY, i * 2 + n), { width: 7 }),
                )
                .join(''),
          )
          .join(''))
  )
}

/** Comforter: a soft head on a cloth. Variants: 0 rabbit, 1 bear, 2 star. */
export function comforter(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const cloth =
    'M200 214C244 236 318 236 364 218C350 270 352 330 372 384C318 372 262 380 216 416L200 440L184 416C138 380 82 372 28 384C48 330 50 270 36 218C82 236 156 236 200 214Z'
  const fur = pen.pattern('boucle', main)
  const lining = tone(second, 0.01)
  let o =
    pen.flatShadow(cloth, { opacity: 0.26 }) +
    pen.padded(cloth, lining, { width: 30, shade: 0.34, pattern: pen.pattern(pattern, lining) }) +
    pen.stroke(cloth, tone(main, -0.02), 5, 'opacity=".9"') +
    fold(
      pen,
      'M200 236Q196 330 200 420M160 244Q120 310 70 366M240 244Q280 310 330 366M130 240Q100 270 66 282M270 240Q300 270 334 282',
      lining,
      3,
    )
  o += pair(
    (m) =>
      `M${m(30)} 228C${m(60)} 232 ${m(92)} 260 ${m(98)} 282C${m(98)} 306 ${m(70)} 306 ${m(62)} 290C${m(50)} 274 ${m(36)} 268 ${m(20)} 262Z`,
  )
    .map((d) => pen.flatShadow(d, { dx: 3, dy: 5, blur: 4, opacity: 0.2 }) + pen.padded(d, main, { width: 15, pattern: fur }))
    .join('')
  const inner = mix(main, '#f5c9bd', 0.6)
  if (variant === 2) {
    const outline =
      'M200 62C212 62 226 112 238 118C252 124 302 120 304 134C306 148 264 172 260 188C256 204 280 248 268 258C256 266 216 236 200 236C184 236 144 266 132 258C120 248 144 204 140 188C136 172 94 148 96 134C98 120 148 124 162 118C174 112 188 62 200 62Z'
    return (
      o +
      pen.flatShadow(outline, { opacity: 0.22 }) +
      pen.padded(outline, main, { width: 34, shade: 0.4, pattern: fur }) +
      face(pen, 200, 170, 1.3, faceOn(main))
    )
  }
  o +=
    variant === 0
      ? pair((m) => `M${m(8)} 120C${m(-2)} 60 ${m(14)} 30 ${m(36)} 34C${m(66)} 44 ${m(62)} 96 ${m(46)} 130Z`)
          .map(
            (d, i) =>
              pen.padded(d, main, { width: 15, pattern: fur }) +
              pen.path(
                i
                  ? 'M216 116C208 76 218 50 232 52C250 60 248 92 238 120Z'
                  : 'M184 116C192 76 182 50 168 52C150 60 152 92 162 120Z',
                pen.matte(inner),
                'opacity=".8"',
              ),
          )
          .join('')
      : [138, 262]
          .map(
            (x) =>
              pen.padded(circle(x, 110, 30), main, { width: 16, pattern: fur }) + pen.path(circle(x, 113, 16), pen.ball(inner)),
          )
          .join('')
  const head = symmetric(200, [200, 96], [256, 96, 286, 130, 286, 170], [286, 214, 246, 240, 200, 240])
  o += pen.flatShadow(head, { opacity: 0.24 }) + pen.padded(head, main, { width: 32, shade: 0.4, pattern: fur })
  if (variant === 1) o += pen.padded(ellipse(200, 200, 36, 27), mix(main, '#fff1de', 0.72), { width: 13, shade: 0.22 })
  o +=
    bead(pen, 162, 176, 6, main) +
    bead(pen, 238, 176, 6, main) +
    pen.path('M190 186q10-5 20 0q2 8-10 13q-12-5-10-13z', variant === 1 ? INK : '#b97d6d') +
    pen.stroke('M200 199v7M200 206q-8 8-16 3M200 206q8 8 16 3', variant === 1 ? INK : faceOn(main), 2.4, 'opacity=".75"') +
    pen.path(ellipse(146, 198, 13, 8) + ellipse(254, 198, 13, 8), '#e8836b', 'opacity=".22"')
  return (
    o +
    pen.padded(
      'M200 250C176 228 146 228 144 248C142 270 178 270 200 254C222 270 258 270 256 248C254 228 224 228 200 250Z',
      trim,
      {
        width: 10,
      },
    ) +
    pen.padded(roundedRect(190, 240, 20, 22, 8), tone(trim, -0.03), { width: 7 })
  )
}
