/** Trousers, pyjamas, rompers and suits. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { type Piece, placed, button, cuff, fold, pair, pile, zip } from '../garment-parts.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'
import { trousers } from './knitwear-and-sleeping-bags.ts'
import { HOLLOW, SHOULDER, type Segment } from './parts.ts'
import { longsleeve, tee } from './tops.ts'

/** Short trousers and long ones. Variants: 0 shorts, 1 jeans, 2 snow dungarees. */
export function bottoms(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(variant === 0 ? pattern : variant === 2 ? 'quilt' : 'plain', main)
  if (variant === 0) {
    const outline = symmetric(
      200,
      [200, 166],
      [282, 160],
      [292, 220, 310, 290, 316, 336],
      [290, 352, 250, 358, 214, 354],
      [210, 320, 208, 300, 200, 284],
    )
    return (
      pile(pen, [outline, main, { width: 32, shade: 0.4, pattern: print }]) +
      pair((m) => `M${m(16)} 340C${m(54)} 346 ${m(90)} 338 ${m(114)} 324L${m(119)} 346C${m(92)} 362 ${m(52)} 368 ${m(15)} 364Z`)
        .map((x) => pen.padded(x, tone(main, 0.02), { width: 9, pattern: print }))
        .join('') +
      cuff(pen, 'M116 136C160 148 240 148 284 136L286 176C240 188 160 188 114 176Z', second, 10) +
      fold(pen, 'M200 190V284M152 200Q146 260 136 324M248 200Q252 260 262 324', main) +
      pair((m) => `M${m(52)} 192Q${m(58)} 226 ${m(96)} 232`)
        .map((x) => pen.stroke(x, tone(main, -0.15), 3, 'opacity=".6"'))
        .join('') +
      pen.rod('M194 160C186 182 180 194 174 212', trim, 5) +
      pen.rod('M206 160C214 182 220 192 228 208', trim, 5)
    )
  }
  const top = variant === 2 ? 226 : 112
  const leg = symmetric(
    200,
    [200, top],
    [272, top],
    [284, top + 60, 300, 300, 292, 420],
    [270, 430, 244, 430, 222, 424],
    [222, 360, 216, 300, 200, variant === 2 ? 292 : 252],
  )
  const turn = pair(
    (m) => `M${m(20)} 406C${m(46)} 412 ${m(72)} 412 ${m(95)} 404L${m(95)} 430C${m(72)} 440 ${m(44)} 440 ${m(20)} 434Z`,
  )
  let o =
    pile(pen, [leg, main, { width: 30, shade: 0.42, pattern: print }]) +
    turn.map((d) => (variant === 1 ? pen.padded(d, mix(main, '#fff', 0.28), { width: 8 }) : cuff(pen, d, second))).join('')
  if (variant === 1) {
    o +=
      pen.path(
        'M120 200Q150 240 146 300T150 380',
        'none',
        `stroke="#fff" stroke-opacity=".16" stroke-width="30" stroke-linecap="round" filter="${pen.blur(9)}"`,
      ) +
      pen.path(
        'M276 210Q252 250 256 310T250 380',
        'none',
        `stroke="#fff" stroke-opacity=".16" stroke-width="30" stroke-linecap="round" filter="${pen.blur(9)}"`,
      ) +
      pen.padded('M126 104C170 114 230 114 274 104L275 132C230 142 170 142 125 132Z', tone(main, 0.01), { width: 8 }) +
      pen.seam('M128 126C170 136 230 136 272 126M204 146V210Q204 232 190 240', '#c98d4b', 2) +
      pair((m) => `M${m(26)} 140Q${m(34)} 182 ${m(80)} 186`)
        .map((x) => pen.stroke(x, tone(main, -0.16), 2) + pen.seam(x, '#c98d4b', 2))
        .join('') +
      [140, 262].map((x) => pen.padded(roundedRect(x - 5, 102, 12, 36, 3), tone(main, 0.03), { width: 5 })).join('') +
      button(pen, 200, 122, '#c9a36a', 9) +
      pen.seam('M158 200Q158 320 164 402M242 200Q242 320 236 402', main, 1.4)
    return o + pen.stroke('M200 144V250', tone(main, -0.15), 2, 'opacity=".6"')
  }
  const bib = 'M140 128C170 136 230 136 260 128L276 240H124Z'
  return (
    pen.rod('M152 140L130 66M248 140L270 66', second, 17) +
    o +
    pile(pen, [bib, main, { width: 22, pattern: print }]) +
    pen.stroke('M124 240Q200 250 276 240', tone(main, -0.1), 12) +
    zip(pen, 'M200 134V288', second, [200, 142], 11) +
    [150, 250].map((x) => pen.padded(roundedRect(x - 12, 130, 24, 24, 5), trim, { width: 6 })).join('') +
    pair((m) => `M${m(40)} 336H${m(86)}V380H${m(40)}Z`)
      .map((x) => pen.padded(x, second, { width: 9 }))
      .join('')
  )
}

/** Pyjamas in two pieces. Variants: 0 buttons, 1 round neck, 2 short. */
export function pyjamas(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const print = pattern === 'plain' ? 'moon' : pattern
  const below =
    variant === 2
      ? bottoms(pen, { ...paint, pattern: print, variant: 0 })
      : trousers(pen, { ...paint, pattern: print, variant: 2 })
  const above =
    variant === 2
      ? tee(pen, { ...paint, main: second, second: main, pattern: 'plain', variant: 0 })
      : longsleeve(pen, {
          ...paint,
          pattern: variant === 1 ? 'plain' : print,
          main: variant === 1 ? second : main,
          second: variant === 1 ? main : second,
          variant: variant === 0 ? 2 : 0,
        })
  const moon =
    variant === 1
      ? pen.path('M182 214a44 44 0 1 0 50 66 37 37 0 0 1-50-66z', main) +
        pen.path(circle(240, 226, 5) + circle(222, 250, 3.4), trim)
      : ''
  return placed(224, variant === 2 ? 348 : 336, variant === 2 ? 0.66 : 0.68, below, 4) + placed(180, 168, 0.74, above + moon, -4)
}

/** One-piece for summer, short legs. Variants: 0 straps, 1 collar, 2 knitted. */
export function romper(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(variant === 2 ? 'knit' : pattern, main)
  const side: Segment[] =
    variant === 1
      ? SHOULDER
      : [
          [246, 160],
          [258, 190, 270, 206, 278, 214],
        ]
  const base = symmetric(
    200,
    variant === 1 ? [200, 138] : [200, 168],
    ...side,
    [278, 260, 306, 300, 312, 366],
    [284, 388, 248, 392, 222, 384],
    [220, 366, 212, 352, 200, 346],
  )
  const legs = pair(
    (m) => `M${m(20)} 374C${m(50)} 386 ${m(86)} 382 ${m(113)} 358L${m(116)} 378C${m(90)} 402 ${m(50)} 406 ${m(19)} 396Z`,
  )
  let drawing = ''
  if (variant === 1) {
    const sleeves = pair(
      (m) => `M${m(60)} 105C${m(98)} 104 ${m(128)} 128 ${m(140)} 166C${m(136)} 190 ${m(104)} 206 ${m(82)} 196Z`,
    )
    drawing +=
      pile(pen, ...sleeves.map((d): Piece => [d, main, { width: 20, pattern: print }])) +
      pair((m) => `M${m(84)} 184Q${m(118)} 194 ${m(138)} 166`)
        .map((d) => pen.stroke(d, second, 8))
        .join('')
  } else drawing += pen.rod('M162 176L150 76M238 176L250 76', second, 16)
  drawing += pile(pen, [base, main, { width: 34, shade: 0.42, pattern: print }]) + legs.map((d) => cuff(pen, d, second)).join('')
  drawing += fold(
    pen,
    'M150 270Q140 320 142 366M250 270Q262 320 258 366M200 300V340M124 250Q132 280 126 300M276 250Q268 280 274 300',
    main,
  )
  if (variant === 1)
    return (
      drawing +
      pen.path(HOLLOW, tone(main, -0.22)) +
      pair(
        (m) =>
          `M${m(0)} 144C${m(20)} 146 ${m(44)} 134 ${m(48)} 104C${m(70)} 108 ${m(76)} 138 ${m(60)} 158C${m(42)} 174 ${m(8)} 168 ${m(0)} 144Z`,
      )
        .map((d) => pen.padded(d, trim, { width: 9, shade: 0.28 }))
        .join('') +
      [188, 222, 256].map((y) => button(pen, 200, y, trim)).join('')
    )
  return (
    drawing +
    pen.padded('M152 164C180 174 220 174 248 164L252 190C220 200 180 200 148 190Z', second, {
      width: 8,
      pattern: pen.pattern('rib', second),
    }) +
    button(pen, 163, 178, trim, 9) +
    button(pen, 237, 178, trim, 9) +
    (variant === 0
      ? pen.padded('M168 212H232V258Q200 276 168 258Z', tone(main, 0.015), { width: 10, pattern: print }) +
        pen.seam('M172 220H228', main)
      : '')
  )
}

/** Suit for a feast. Variants: 0 waistcoat, bow tie and trousers, 1 shirt, braces and shorts, 2 shirt and trousers. */
export function suit(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  const white = '#f4efe6'
  const legs =
    variant === 1
      ? bottoms(pen, { ...paint, pattern: 'plain', second: tone(main, -0.03), variant: 0 })
      : trousers(pen, { ...paint, pattern: 'plain', second: tone(main, -0.04), trim: main, variant: 2 })
  const shirt = longsleeve(pen, {
    ...paint,
    main: variant === 2 ? mix(second, '#fff', 0.3) : white,
    second: variant === 2 ? mix(second, '#fff', 0.5) : '#fbf8f2',
    trim: '#e0d6c6',
    pattern: variant === 2 ? paint.pattern : 'plain',
    variant: 2,
  })
  const bow =
    pen.padded(
      'M200 152C178 128 146 130 146 154C146 178 178 180 200 158C222 180 254 178 254 154C254 130 222 128 200 152Z',
      trim,
      {
        width: 10,
      },
    ) + pen.padded(roundedRect(190, 142, 20, 24, 8), tone(trim, -0.04), { width: 6 })
  const vest = pair((m) => `M${m(46)} 104L${m(70)} 106C${m(74)} 150 ${m(84)} 186 ${m(92)} 206V346L${m(40)} 372L${m(0)} 340V236Z`)
  const over =
    variant === 0
      ? pile(pen, ...vest.map((d): Piece => [d, main, { width: 20, shade: 0.4 }])) +
        [256, 288, 320].map((y) => button(pen, 200, y, trim, 8)).join('') +
        pair((m) => `M${m(38)} 296L${m(76)} 290V302L${m(38)} 308Z`)
          .map((d) => pen.padded(d, tone(main, -0.05), { width: 5 }))
          .join('')
      : variant === 1
        ? pen.rod('M154 112L140 388M246 112L260 388', main, 15) +
          [154, 246].map((x) => pen.path(roundedRect(x - 10, 252, 20, 14, 3), pen.bar('#d9c08f'))).join('')
        : ''
  return placed(210, 354, 0.66, legs, 3) + placed(190, 176, 0.76, shirt + over + (variant === 2 ? '' : bow), -2)
}
