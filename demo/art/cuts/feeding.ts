/** Further cuts of bottles, teats, soothers, chairs and bibs. */
import { mix, tone } from '../colour.ts'
import { placed } from '../garment-parts.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { MANY } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { still } from '../still-life.ts'
import { bib, bottle, pacifier } from '../feeding/bottles-tableware-bibs.ts'
import { highchair } from '../feeding/high-chairs.ts'
import { clear, shine } from '../feeding/parts.ts'
import { cup, teats } from '../feeding/teats-cups-flasks.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

const BODY = symmetric(
  200,
  [200, 188],
  [232, 188],
  [236, 208, 262, 222, 264, 254],
  [262, 300, 262, 350, 264, 394],
  [264, 418, 252, 424, 200, 424],
)

/** Thick clear glass, half of it in a sleeve of silicone. */
const glass: Drawing = (pen, { main }) =>
  clear(pen, BODY, '#9fb0b2') +
  shine(pen, 'M150 214V400') +
  pen.padded(
    'M136 300H264C262 350 262 370 264 394C264 418 252 424 200 424C148 424 136 418 136 394C138 370 138 350 136 300Z',
    main,
    { width: 18, light: 0.5 },
  ) +
  [0, 1, 2].map((i) => pen.padded(ellipse(168 + i * 32, 362, 11, 24), tone(main, -0.1), { width: 5 })).join('')

/** A vent that leads the air along the side, and holes in the base. */
const colic: Drawing = (pen, { main, trim }) =>
  pen.stroke('M200 196V376', '#ffffff', 15, 'opacity=".75"') +
  pen.stroke('M200 196V376', trim, 7, 'opacity=".75"') +
  [222, 256, 290, 324].map((y) => pen.stroke(circle(200, y, 7), '#ffffff', 3, 'opacity=".8"')).join('') +
  pen.padded(roundedRect(132, 386, 136, 38, 14), main, { width: 10 }) +
  [156, 178, 200, 222, 244].map((x) => pen.path(circle(x, 405, 5), tone(main, -0.24))).join('')

/** A body of soft silicone that can be squeezed. */
function squeezy(pen: Pen, { main, second, trim }: Paint): string {
  const soft = symmetric(
    200,
    [200, 176],
    [250, 176],
    [258, 214, 282, 240, 282, 286],
    [282, 330, 262, 344, 262, 372],
    [262, 394, 270, 424, 200, 424],
  )
  return (
    pen.groundShadow(200, 426, 84, 12) +
    pen.padded(symmetric(200, [200, 62], [216, 62, 222, 74, 222, 94], [222, 120, 258, 128, 260, 156], [200, 164]), '#efd9b8', {
      width: 20,
      light: 0.7,
    }) +
    pen.padded(soft, mix(main, '#ffffff', 0.3), { width: 36, shade: 0.36, light: 0.6 }) +
    pen.padded(roundedRect(140, 150, 120, 36, 14), main, { width: 12, fill: pen.tube(main) }) +
    [264, 290, 316].map((y, i) => pen.stroke(`M${i % 2 ? 236 : 226} ${y}H258`, trim, 3, 'opacity=".7"')).join('') +
    pen.stroke('M122 286C122 322 138 344 138 372', tone(main, 0.12), 6, 'opacity=".6"') +
    icon(pen, 'leaf', 180, 318, 0.9, tone(main, -0.06)) +
    pen.path(ellipse(150, 262, 8, 40), '#fff', `opacity=".6" filter="${pen.blur(4)}"`) +
    pen.path(circle(200, 400, 5), second)
  )
}

/** Where milk leaves a teat, larger beside it: through a valve or a cross. */
const lens =
  (slit: (pen: Pen, paint: Paint) => string): Drawing =>
  (pen, paint) =>
    pen.stroke('M152 192L274 116', '#a08a72', 2, 'stroke-dasharray="4 5"') +
    pen.flatShadow(circle(304, 112, 52), { opacity: 0.18 }) +
    pen.padded(circle(304, 112, 52), '#f3eade', { width: 16, light: 0.7 }) +
    pen.stroke(circle(304, 112, 52), paint.main, 7) +
    slit(pen, paint)

/** Soother lying in a box with an open lid. */
function soothercase(pen: Pen, paint: Paint): string {
  const { main, second, trim } = paint
  return (
    pen.flatShadow(roundedRect(64, 230, 272, 186, 70)) +
    pen.padded('M76 236C76 130 120 84 200 84C280 84 324 130 324 236Z', tone(main, 0.05), { width: 26, light: 0.5 }) +
    pen.padded('M102 232C102 150 136 112 200 112C264 112 298 150 298 232Z', tone(main, -0.05), { width: 14, shade: 0.4 }) +
    icon(pen, 'moon', 196, 176, 1, tone(main, 0.08)) +
    pen.padded(roundedRect(64, 230, 272, 186, 70), main, { width: 30, light: 0.5 }) +
    pen.padded(roundedRect(88, 250, 224, 144, 54), tone(main, -0.08), { width: 16, shade: 0.44 }) +
    placed(200, 318, 0.46, pacifier(pen, { ...paint, main: second, second: trim, variant: 1 }), 90) +
    pen.path(roundedRect(168, 224, 64, 14, 7), pen.bar('#d9d2c7')) +
    pen.stroke('M330 300C366 300 372 346 346 354', trim, 9)
  )
}

/** A clip of wood, a chain of beads and a loop. */
function clip(pen: Pen, { main, second, trim, wood }: Paint): string {
  const line = 'M122 142C190 96 300 130 292 220C284 300 150 270 130 340C120 384 170 410 226 398'
  const at = (t: number): [number, number] => {
    const points: [number, number][] = [
      [168, 124],
      [216, 120],
      [256, 136],
      [284, 168],
      [292, 210],
      [276, 246],
      [240, 264],
      [196, 276],
      [156, 298],
      [134, 330],
      [134, 366],
      [158, 390],
    ]
    return points[t] as [number, number]
  }
  const beads = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = at(i)
    const c = [main, wood, second, trim][i % 4] as string
    const r = i % 3 ? 18 : 22
    return pen.flatShadow(circle(x, y, r), { opacity: 0.18 }) + pen.padded(circle(x, y, r), c, { width: 14, fill: pen.ball(c) })
  })
  return (
    pen.stroke(line, tone(wood, -0.2), 4) +
    beads.join('') +
    pen.stroke('M176 396C220 420 270 412 272 388C272 366 236 368 214 392', trim, 7) +
    pen.flatShadow(circle(96, 156, 44)) +
    pen.wood(circle(96, 156, 44), wood, { width: 14 }) +
    pen.path(circle(96, 156, 25), pen.ball(tone(main, 0.02))) +
    icon(pen, 'star', 96, 156, 0.6, second) +
    pen.padded('M52 138L28 122C18 118 16 134 24 140L54 168Z', '#c9c4bd', { width: 7 })
  )
}

const glowing: Drawing = (pen) =>
  pen.path(
    ellipse(200, 340, 92, 84),
    pen.radial(
      [
        [0, '#d8f7c4', 0.9],
        [0.6, '#d8f7c4', 0.4],
        [1, '#d8f7c4', 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
  ) +
  pen.stroke(ellipse(200, 340, 66, 58), '#cbeeb4', 17) +
  pen.stroke(ellipse(199, 338, 67, 58), '#ecffdd', 6) +
  pen.path(circle(200, 268, 27), pen.ball('#e6fbd6')) +
  icon(pen, 'moon', 197, 268, 0.5, '#9cc488') +
  icon(pen, 'star', 96, 148, 0.4, '#e3b257') +
  icon(pen, 'star', 316, 190, 0.3, '#e3b257')

/** A high chair on crossed legs, with what folds it flat. */
function folding(pen: Pen, paint: Paint): string {
  const { wood } = paint
  const legs = (front: boolean): string =>
    pen.rod(front ? 'M136 254L300 428' : 'M264 254L100 428', tone(wood, front ? 0 : -0.08), 15)
  return (
    pen.groundShadow(200, 434, 132, 15) +
    legs(false) +
    pen.rod('M118 406H282', tone(wood, -0.05), 10) +
    legs(true) +
    pen.path(circle(200, 322, 11), pen.ball('#c9a36a')) +
    pen.rod('M138 372H262', tone(wood, 0.02), 12) +
    `<g clip-path="${pen.clip('M0 0H400V264H0Z')}">${highchair(pen, { ...paint, variant: 0 })}</g>`
  )
}

const open: Drawing = (pen, { main, second }) =>
  pen.padded(ellipse(200, 190, 84, 22), tone(main, 0.05), { width: 8 }) +
  pen.path(ellipse(200, 190, 74, 16), tone(main, -0.16)) +
  pen.path(ellipse(200, 196, 66, 11), pen.matte('#fbf3e4')) +
  pen.stroke(ellipse(200, 190, 80, 19), second, 5)

const gauze: Drawing = (pen, { main, trim }) => {
  const cloth =
    'M74 168C110 190 160 196 200 196C240 196 290 190 326 168C336 178 334 196 326 206L214 388C206 400 194 400 186 388L74 206C66 196 64 178 74 168Z'
  return (
    pen.path(cloth, pen.pattern('waffle', main, tone(main, -0.2))) +
    pen.stroke(
      'M110 204C150 226 250 226 290 204M134 244C170 264 230 264 266 244M160 290Q200 308 240 290',
      tone(main, -0.14),
      2.4,
      'opacity=".5"',
    ) +
    pen.stroke('M80 212L186 382Q200 400 214 382L320 212', trim, 4, 'stroke-dasharray="1 8"')
  )
}

export const feeding: Cuts = {
  bottle: { 3: on(bottle, 0, glass), 4: on(bottle, 1, colic), 5: squeezy },
  teats: {
    3: on(
      teats,
      0,
      lens(
        (pen, { trim }) =>
          pen.path(circle(304, 112, 8) + circle(284, 128, 5) + circle(324, 128, 5), tone(trim, -0.1)) +
          pen.stroke('M284 98q20-16 40 0', '#c3b49c', 4),
      ),
    ),
    4: on(
      teats,
      0,
      lens((pen) => pen.stroke('M280 112H328M304 88V136', '#6b5546', 6)),
    ),
  },
  pacifier: { 3: on(pacifier, 1, glowing), 4: clip, 5: soothercase },
  highchair: { 3: folding },
  cup: { 3: on(cup, 2, open) },
  bib: {
    3: (pen, paint) =>
      still(pen, paint, [
        {
          draw: bib,
          x: 214,
          y: 232,
          scale: 0.88,
          turn: 10,
          paint: { variant: 2, pattern: 'plain', main: mix(paint.second, MANY[4] ?? paint.main, 0.12) },
        },
        { draw: on(bib, 2, gauze), x: 194, y: 262, scale: 0.92, turn: -4 },
      ]),
  },
}
