/** Swimwear and tights. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { type Piece, cuff, fold, pair, pile, snap, zip } from '../garment-parts.ts'
import { circle, symmetric } from '../shapes.ts'
import { HOLLOW, LONG, LONG_CUFFS, SHOULDER, type Segment, front } from './parts.ts'

/** Swimsuit. Variants: 0 with straps, 1 long sleeves, 2 frilled shoulders. */
export function swimsuit(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const long = variant === 1
  const neck = long ? 112 : 168
  const side: Segment[] = long
    ? SHOULDER
    : [
        [230, 166, 234, 130, 236, 88],
        [256, 88],
        [258, 136, 272, 160, 286, 172],
      ]
  const outline = symmetric(
    200,
    [200, neck + (long ? 26 : 0)],
    ...side,
    [278, 220, 272, 250, 282, 300],
    [288, 320, 290, 336, 290, 352],
    [262, 360, 240, 384, 232, 420],
    [222, 426, 212, 428, 200, 428],
  )
  let drawing = long
    ? pile(pen, [LONG[0], second, { width: 24 }], [LONG[1], tone(second, -0.01), { width: 24 }]) +
      LONG_CUFFS.map((x) => pen.padded(x, trim, { width: 8 })).join('')
    : pen.path('M164 88C164 150 178 168 200 168S236 150 236 88C234 120 224 134 200 134S166 120 164 88Z', tone(main, -0.22))
  drawing += pile(pen, [outline, main, { width: 30, shade: 0.42, pattern: print }])
  drawing += pen.stroke('M110 352C138 360 160 384 168 420M290 352C262 360 240 384 232 420', trim, 7)
  if (long)
    drawing +=
      pen.path(HOLLOW, tone(main, -0.24)) +
      pen.padded('M148 90C146 80 254 80 252 90L262 110C252 158 148 158 138 110Z', trim, { width: 10 }) +
      zip(pen, 'M200 130V270', main, [200, 140], 9) +
      pen.stroke('M118 126Q110 176 114 214M282 126Q290 176 286 214', tone(main, -0.16), 2.4, 'opacity=".5"')
  else {
    drawing +=
      pen.stroke('M164 90C166 140 172 168 200 168S234 140 236 90', trim, 7) +
      pen.stroke('M144 90C142 136 128 160 114 172M256 90C258 136 272 160 286 172', trim, 7)
    if (variant === 0) {
      const frill =
        'M122 290C150 304 250 304 278 290L300 336Q290 352 276 342Q264 356 248 346Q234 360 218 350Q200 362 184 350Q168 360 152 346Q136 356 124 342Q110 352 100 336Z'
      drawing +=
        pile(pen, [frill, main, { width: 16, pattern: print }]) +
        fold(pen, 'M136 300L126 340M164 304L158 346M200 306V350M236 304L242 346M264 300L274 340', main) +
        pen.stroke('M122 290C150 304 250 304 278 290', trim, 7)
    } else
      drawing +=
        pair(
          (m) =>
            `M${m(36)} 92C${m(60)} 84 ${m(104)} 104 ${m(104)} 146Q${m(94)} 156 ${m(86)} 146Q${m(78)} 162 ${m(68)} 152Q${m(60)} 166 ${m(48)} 156Q${m(36)} 160 ${m(36)} 140Z`,
        )
          .map((x) => pen.flatShadow(x, { opacity: 0.18 }) + pen.padded(x, second, { width: 12 }))
          .join('') +
        pen.padded(
          'M200 186C176 166 156 172 158 190C160 206 180 204 200 190C220 204 240 206 242 190C244 172 224 166 200 186Z',
          trim,
          {
            width: 8,
          },
        )
  }
  return drawing + fold(pen, 'M132 220Q142 250 134 280M268 214Q258 246 266 276M200 380Q196 400 200 416', main)
}

/** For swimming. Variants: 0 swim shorts, 1 swim nappy, 2 rash vest. */
export function trunks(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  if (variant === 2)
    return (
      pile(
        pen,
        ...pair((m) => `M${m(62)} 105C${m(104)} 108 ${m(130)} 140 ${m(144)} 186L${m(162)} 240L${m(112)} 262L${m(84)} 204Z`).map(
          (d): Piece => [d, second, { width: 22 }],
        ),
      ) +
      pair((m) => `M${m(160)} 234L${m(165)} 250C${m(150)} 262 ${m(130)} 270 ${m(115)} 272L${m(110)} 256Z`)
        .map((d) => pen.padded(d, trim, { width: 7 }))
        .join('') +
      pile(pen, [front(402, 92), main, { width: 32, shade: 0.42, pattern: print }]) +
      pen.path(HOLLOW, tone(main, -0.24)) +
      pen.padded('M148 88C146 78 254 78 252 88L262 110C252 158 148 158 138 110Z', trim, { width: 10 }) +
      pen.path('M154 86C170 94 230 94 246 86C230 80 170 80 154 86Z', tone(trim, -0.2)) +
      pen.seam('M132 122Q118 164 116 204M268 122Q282 164 284 204M110 386C160 396 240 396 290 386', main) +
      fold(pen, 'M128 270Q140 310 128 360M272 260Q258 306 272 356', main)
    )
  const outline =
    variant === 0
      ? symmetric(
          200,
          [200, 152],
          [288, 148],
          [298, 220, 312, 300, 318, 356],
          [290, 372, 250, 378, 216, 374],
          [212, 330, 208, 300, 200, 286],
        )
      : symmetric(
          200,
          [200, 160],
          [296, 154],
          [304, 200, 306, 236, 304, 262],
          [270, 270, 246, 304, 240, 348],
          [226, 356, 214, 358, 200, 358],
        )
  let drawing = pile(pen, [outline, main, { width: 34, shade: 0.42, pattern: print }])
  if (variant === 0)
    drawing +=
      pair((m) => `M${m(16)} 362C${m(54)} 368 ${m(92)} 360 ${m(118)} 346L${m(120)} 362C${m(92)} 378 ${m(52)} 384 ${m(16)} 380Z`)
        .map((x) => pen.padded(x, trim, { width: 7 }))
        .join('') +
      fold(pen, 'M200 184V286M150 200Q144 270 132 340M250 200Q256 270 268 340', main) +
      pen.padded('M108 210L132 206L122 262L100 262Z', tone(main, -0.04), { width: 7, pattern: print })
  else
    drawing +=
      pair(
        (m) =>
          `M${m(104)} 262C${m(70)} 270 ${m(46)} 304 ${m(40)} 348Q${m(46)} 358 ${m(54)} 350C${m(62)} 312 ${m(82)} 288 ${m(106)} 280Z`,
      )
        .map((x) => cuff(pen, x, second))
        .join('') +
      [0, 1, 2]
        .map((i) =>
          pen.stroke(`M108 ${206 + i * 18}Q200 ${224 + i * 18} 292 ${206 + i * 18}`, tone(main, -0.14), 2, 'opacity=".3"'),
        )
        .join('') +
      pair((m) => `M${m(70)} 178H${m(94)}V252H${m(70)}Z`)
        .map((x) => snap(pen, 0, -20) + pen.padded(x, tone(main, 0.02), { width: 7, pattern: print }))
        .join('') +
      [196, 214, 232].flatMap((y) => [snap(pen, 118, y), snap(pen, 282, y)]).join('')
  return (
    drawing +
    cuff(
      pen,
      variant
        ? 'M102 140C160 156 240 156 298 140L298 174C240 190 160 190 102 174Z'
        : 'M110 134C160 148 240 148 290 134L292 172C240 186 160 186 108 172Z',
      variant ? second : tone(main, -0.03),
      10,
    ) +
    (variant
      ? ''
      : pen.rod('M194 164C186 184 178 198 172 218', trim, 6) +
        pen.rod('M206 164C214 184 220 196 228 212', trim, 6) +
        pen.path(circle(194, 164, 4) + circle(206, 164, 4), pen.ball('#d8d2c8')))
  )
}

/** Tights. Variants: 0 ribbed, 1 with hearts on the knees, 2 printed. */
export function tights(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(variant === 0 ? 'rib' : variant === 1 || pattern === 'plain' ? 'plain' : pattern, main)
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
    pile(
      pen,
      [l, main, { width: 26, shade: 0.4, pattern: print }],
      [r, tone(main, -0.01), { width: 26, shade: 0.4, pattern: print }],
    ) +
    (variant
      ? [l, r]
          .map(
            (d, i) =>
              `<g clip-path="${pen.clip(d)}">${pen.padded(toes[i] as string, variant === 1 ? trim : second, { width: 9 })}</g>`,
          )
          .join('')
      : '') +
    (variant === 1 ? [148, 252].map((x) => pen.padded(heart(x, 288), trim, { width: 8 })).join('') : '') +
    cuff(pen, 'M126 64C170 74 230 74 274 64L272 106C230 116 170 116 128 106Z', variant === 0 ? tone(main, -0.03) : second, 11) +
    fold(
      pen,
      'M200 116V200M152 220Q160 250 150 262M250 214Q242 244 250 258M140 372Q150 380 164 378M260 372Q250 380 236 378',
      main,
    )
  )
}
