/** Further cuts of soft toys, comforters, dolls' clothes and rattles. */
import { mix, tone } from '../colour.ts'
import { placed } from '../garment-parts.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { standing, still } from '../still-life.ts'
import { frock } from '../clothes/dresses-and-skirts.ts'
import { shoes } from '../clothes/hats-shoes-socks.ts'
import { sunHat } from '../clothes/sun-hats.ts'
import { MANY, PAPER } from '../parts.ts'
import { ball, bear, bunny, plush } from '../toys/soft-toys-and-balls.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

const PALE = '#fff6e8'

/** A cub in the lap of a big bear. */
const lap: Drawing = (pen, paint) =>
  placed(200, 352, 0.38, bear(pen, { ...paint, main: mix(paint.main, PALE, 0.55), variant: 2 }))

/** A small bear looks out of a pocket of cloth. */
function pocket(pen: Pen, paint: Paint): string {
  const { second, trim, pattern } = paint
  const bag = symmetric(200, [200, 284], [276, 284], [290, 330, 292, 380, 282, 418], [262, 432, 230, 434, 200, 434])
  return (
    pen.groundShadow(200, 430, 104, 13) +
    placed(200, 250, 0.74, bear(pen, { ...paint, variant: 2 })) +
    pen.padded(bag, second, { width: 26, shade: 0.4, pattern: pen.pattern(pattern, second) }) +
    pen.padded(roundedRect(118, 276, 164, 24, 10), tone(second, 0.02), { width: 8, pattern: pen.pattern('rib', second) }) +
    pen.seam('M134 312C130 360 134 400 142 412H258C266 400 270 360 266 312', second, 2) +
    icon(pen, 'heart', 200, 366, 0.9, trim)
  )
}

const apron: Drawing = (pen, { second, trim, pattern }) =>
  pen.padded(symmetric(200, [200, 286], [232, 286], [240, 312, 270, 326, 274, 372], [262, 408, 232, 418, 200, 418]), second, {
    width: 20,
    pattern: pen.pattern(pattern, second),
  }) +
  pen.stroke('M170 288L158 262M230 288L242 262', tone(second, -0.04), 9) +
  icon(pen, 'heart', 200, 350, 0.8, trim)

const singing: Drawing = (pen, { second, trim }) =>
  pen.padded(circle(200, 344, 46), second, { width: 14 }) +
  pen.path(
    [0, 1, 2, 3, 4, 5, 6].map((i) => circle(200 + 30 * Math.cos(i * 0.9), 344 + 30 * Math.sin(i * 0.9), 3.4)).join(''),
    tone(second, -0.3),
  ) +
  icon(pen, 'note', 198, 342, 0.72, trim) +
  pen.stroke('M286 382C306 396 312 410 314 424', '#a08a72', 3) +
  pen.stroke(circle(315, 438, 13), trim, 7)

const dollDress: Drawing = (pen, { second, trim, pattern }) => {
  const print = { width: 22, shade: 0.36, pattern: pen.pattern(pattern, second) }
  return (
    pen.padded(
      symmetric(200, [200, 262], [246, 262], [276, 290, 300, 330, 306, 372], [286, 392, 240, 398, 200, 398]),
      second,
      print,
    ) +
    pen.stroke('M96 372C130 398 270 398 304 372', trim, 6) +
    pen.padded(ellipse(134, 288, 26, 22), second, print) +
    pen.padded(ellipse(266, 288, 26, 22), second, print) +
    pen.padded(
      'M200 262C176 250 150 256 140 268C150 288 180 290 200 272C220 290 250 288 260 268C250 256 224 250 200 262Z',
      trim,
      { width: 8 },
    ) +
    pen.path(circle(200, 312, 6) + circle(200, 340, 6), pen.ball(trim)) +
    pen.padded('M270 96C256 84 240 90 242 104C244 116 260 116 270 106C280 116 296 116 298 104C300 90 284 84 270 96Z', trim, {
      width: 6,
    })
  )
}

/** A sitting rabbit: long ears on the body of the bear. */
function rabbit(pen: Pen, paint: Paint): string {
  const { main } = paint
  const fur = pen.pattern('boucle', main)
  const ear = (s: number): string => {
    const m = (x: number): number => 200 + s * x
    return (
      pen.padded(`M${m(24)} 130C${m(6)} 74 ${m(20)} 24 ${m(46)} 24C${m(74)} 28 ${m(78)} 90 ${m(66)} 140Z`, main, {
        pattern: fur,
        width: 16,
      }) +
      pen.path(
        `M${m(34)} 122C${m(24)} 82 ${m(32)} 46 ${m(46)} 46C${m(62)} 50 ${m(62)} 90 ${m(56)} 126Z`,
        pen.matte(mix(main, '#f5c9bd', 0.6)),
        'opacity=".8"',
      )
    )
  }
  return plush(pen, { ...paint, variant: 2 }, ear(-1) + ear(1))
}

const dollApron: Drawing = (pen, { trim, second }) =>
  pen.padded('M166 306H234L250 378C220 388 180 388 150 378Z', PAPER, { width: 14, shade: 0.24 }) +
  pen.stroke('M146 306H254', trim, 8) +
  icon(pen, 'flower', 200, 350, 0.62, trim) +
  pen.padded('M148 124C180 104 220 104 252 124L248 136C220 118 180 118 152 136Z', second, { width: 6 })

/** A square of crackling cloth with ribbons along its edge. */
function crinkle(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const tag = (x: number, y: number, turn: number, i: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.padded('M-13 0C-16 34-8 42 0 42C8 42 16 34 13 0Z', MANY[i % MANY.length] ?? trim, { width: 7 })}</g>`
  const side = [112, 170, 230, 288]
  const cloth = roundedRect(84, 134, 232, 232, 26)
  return (
    side
      .map((p, i) => tag(p, 364, 0, i) + tag(p, 136, 180, i + 3) + tag(86, p + 50, 90, i + 1) + tag(314, p + 50, -90, i + 5))
      .join('') +
    pen.flatShadow(cloth) +
    pen.padded(cloth, main, { width: 26, pattern: pen.pattern(pattern, main) }) +
    pen.seam(roundedRect(98, 148, 204, 204, 18), main, 2.2) +
    pen.padded(circle(200, 250, 72), second, { width: 18, pattern: pen.pattern('quilt', second) }) +
    pen.stroke('M200 250m-8 0a8 8 0 1 1 16 4a20 20 0 1 1-38-8a34 34 0 1 1 66 12', trim, 8)
  )
}

/** Two balls on a short stick with rings. */
function dumbbell(pen: Pen, { main, second, trim, wood, pattern }: Paint): string {
  const stick = roundedRect(186, 180, 28, 150, 10)
  const head = (x: number, y: number, r: number, c: string, print: string): string =>
    pen.flatShadow(circle(x, y, r)) + pen.padded(circle(x, y, r), c, { width: r * 0.5, light: 0.5, pattern: print })
  return placed(
    200,
    250,
    1,
    pen.flatShadow(stick) +
      pen.wood(stick, wood, { width: 10, direction: 90 }) +
      pen.stroke(ellipse(200, 244, 34, 12), second, 11) +
      pen.stroke(ellipse(200, 270, 34, 12), trim, 11) +
      head(200, 142, 62, main, pen.pattern(pattern, main)) +
      head(200, 366, 62, second, '') +
      pen.stroke('M140 148Q200 178 260 148', tone(main, -0.14), 3),
    28,
  )
}

/** A soft ring with bumps to chew on. */
function chewRing(pen: Pen, { main, second, trim }: Paint): string {
  const bumps = Array.from({ length: 14 }, (_, i) =>
    circle(200 + 92 * Math.cos(i * 0.449), 270 + 92 * Math.sin(i * 0.449), i % 2 ? 9 : 12),
  )
  return (
    pen.stroke(circle(206, 282, 92), '#3a2418', 40, `opacity=".2" filter="${pen.blur(8)}"`) +
    pen.stroke(circle(200, 270, 92), tone(main, -0.08), 50) +
    pen.stroke(circle(199, 268, 92), main, 42) +
    pen.stroke(circle(195, 262, 96), tone(main, 0.1), 12, `filter="${pen.blur(4)}"`) +
    bumps.map((d, i) => pen.path(d, pen.ball(i % 2 ? tone(main, 0.05) : second))).join('') +
    pen.padded('M200 184C160 150 160 96 200 74C240 96 240 150 200 184Z', trim, { width: 18, light: 0.5 }) +
    pen.stroke('M200 176V104M200 140l18-16M200 152l-18-16', tone(trim, -0.14), 3)
  )
}

const outfit =
  (dress: number): Drawing =>
  (pen, paint) =>
    pen.stroke('M150 116C150 96 166 92 166 78C166 62 144 62 142 76', '#8d857b', 5) +
    pen.rod('M84 136C110 118 190 118 216 136', '#e3c196', 9) +
    still(pen, { ...paint, pattern: paint.pattern === 'plain' ? 'dots' : paint.pattern }, [
      { draw: frock, x: 150, y: 262, scale: 0.72, turn: -2, paint: { variant: dress } },
      { draw: sunHat, x: 314, y: 168, scale: 0.4, turn: 6, paint: { main: paint.second, second: paint.main } },
      { draw: shoes, x: 304, y: 348, scale: 0.42, paint: { variant: 0 } },
    ])

export const softToys: Cuts = {
  bear: {
    4: on(bear, 2, lap),
    5: pocket,
    6: (pen, paint) =>
      standing(pen, paint, [
        { draw: on(bear, 2, apron), x: 160, y: 418, scale: 0.88 },
        { draw: bear, x: 306, y: 440, scale: 0.48, paint: { variant: 2, main: mix(paint.main, PALE, 0.45) } },
      ]),
    7: on(bear, 2, singing),
    8: on(bear, 2, dollDress),
  },
  bunny: { 3: rabbit, 4: on(bunny, 2, dollApron) },
  ball: {
    2: on(ball, 0, (pen, { main, second, trim }) => {
      const round = circle(200, 286, 132)
      const band = 'M40 250C120 300 280 300 360 250V320C280 372 120 372 40 320Z'
      return (
        pen.padded(round, main, {
          width: 54,
          shade: 0.5,
          light: 0.5,
          inner:
            pen.path(band, second) +
            pen.stroke('M40 250C120 300 280 300 360 250M40 320C120 372 280 372 360 320', trim, 8) +
            icon(pen, 'star', 200, 326, 0.9, trim),
        }) +
        pen.path(circle(250, 196, 12), pen.ball(tone(main, -0.1))) +
        pen.path(circle(250, 196, 4), tone(main, -0.3))
      )
    }),
  },
  comforter: { 3: crinkle },
  rattle: { 3: dumbbell, 4: chewRing },
  frock: { 3: outfit(0), 4: outfit(1) },
}
