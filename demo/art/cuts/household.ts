/** Further cuts of packs, jars, thermometers, potties, changing goods, furniture and monitors. */
import { matCover } from '../nursery/mat-covers.ts'
import { mix, tone } from '../colour.ts'
import { icon, type IconName } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { DARK, MANY, PAPER, bead, faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { standing } from '../still-life.ts'
import { jar, monitor, pack } from '../household/furniture-toiletries-packs.ts'
import { potty } from '../household/gates-mattresses-potties.ts'
import { on, type Cuts, type Drawing } from './cut.ts'

/** A small nappy. */
const nappy = (pen: Pen, x: number, y: number, k: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${pen.padded('M-54-32H54q6 0 4 8q-8 44-34 54h-48q-26-10-34-54q-2-8 4-8z', colour, { width: 14 })}${pen.stroke('M-54-20q20 6 26 44M54-20q-20 6-26 44', tone(colour, -0.16), 2)}</g>`

const LABEL = roundedRect(118, 214, 164, 118, 44)

/** Pull-ups: with a waistband, without tapes. */
const pants: Drawing = (pen, { second, trim }) =>
  pen.path(LABEL, PAPER) +
  pen.padded('M146 236H254V258C254 290 240 300 226 314H174C160 300 146 290 146 258Z', second, { width: 12 }) +
  pen.padded(roundedRect(142, 232, 116, 18, 8), trim, { width: 6 }) +
  pen.stroke('M146 274q22 6 28 38M254 274q-22 6-28 38', tone(second, -0.16), 2) +
  icon(pen, 'star', 200, 280, 0.5, trim)

const night: Drawing = (pen, { second, main }) =>
  pen.path(LABEL, mix('#34475f', main, 0.25)) + nappy(pen, 184, 278, 0.9, second) + icon(pen, 'moon', 252, 252, 0.6, '#f4e2b0')

const sensitive: Drawing = (pen, { second }) =>
  pen.path(LABEL, PAPER) + nappy(pen, 184, 276, 0.9, second) + icon(pen, 'leaf', 250, 262, 0.7, '#8f9c7c')

const marked =
  (name: IconName, colour: string): Drawing =>
  (pen) =>
    icon(pen, name, 94, 340, 0.8, colour) + icon(pen, name, 306, 340, 0.8, colour)

/** Cotton cloths out of a bag with a drawstring. */
function cotton(pen: Pen, { main, second, trim }: Paint): string {
  const cloth = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pen.padded('M-60 40C-64-10-30-44 0-30C20-50 58-30 58 40Z', '#fbf6ec', { width: 18, pattern: pen.pattern('waffle', '#f1eadc') })}</g>`
  return (
    pen.groundShadow(200, 422, 124, 15) +
    cloth(176, 190, -8) +
    cloth(226, 184, 8) +
    pen.padded(
      'M104 206Q200 186 296 206C288 240 330 330 306 410Q200 432 94 410C70 330 112 240 104 206Z',
      mix(main, second, 0.5),
      { width: 36, shade: 0.4 },
    ) +
    pen.stroke('M106 236Q200 218 294 236', tone(main, -0.1), 9) +
    pen.stroke('M196 230C170 260 168 286 176 306M204 230C226 262 226 284 222 300', trim, 5) +
    pen.path(circle(200, 346, 46), PAPER) +
    [0, 90, 180, 270]
      .map((t) => `<g transform="rotate(${t} 200 346)">${pen.path(ellipse(200, 330, 15, 17), pen.ball('#ffffff'))}</g>`)
      .join('') +
    pen.path(circle(200, 346, 10), '#b79b78')
  )
}

/** A jar whose label shows what is in it, with spoonfuls of that colour. */
const jarOf =
  (name: IconName, colour: string): Drawing =>
  (pen, paint) =>
    jar(pen, { ...paint, trim: colour, variant: 0 }) +
    pen.path(roundedRect(122, 250, 156, 112, 6), PAPER) +
    icon(pen, name, 200, 298, 1.7, colour) +
    pen.stroke('M160 350h80', tone(colour, 0.08), 4)

const boxOf =
  (name: IconName, colour: string): Drawing =>
  (pen, paint) =>
    jar(pen, { ...paint, variant: 2 }) +
    pen.path(roundedRect(122, 172, 146, 56, 10), PAPER) +
    icon(pen, name, 196, 200, 0.86, colour) +
    icon(pen, name, 150, 200, 0.5, tone(colour, 0.06)) +
    icon(pen, name, 242, 200, 0.5, tone(colour, 0.06))

/** Two fruits on the label of a jar or a pouch. */
const both =
  (variant: 0 | 1, [name, colour]: [IconName, string], [other, second]: [IconName, string]): Drawing =>
  (pen, paint) =>
    jar(pen, { ...paint, trim: colour, variant }) +
    (variant ? pen.path(ellipse(200, 290, 66, 76), PAPER) : pen.path(roundedRect(122, 250, 156, 112, 6), PAPER)) +
    icon(pen, other, 222, variant ? 268 : 292, 1.25, second) +
    icon(pen, name, 178, variant ? 306 : 304, 1.25, colour)

/** A fish that swims in the bath and shows the warmth of the water. */
function fish(pen: Pen, { main, second, trim }: Paint): string {
  return (
    pen.path('M30 356q28-18 56 0t56 0t56 0t56 0t56 0t56 0V412Q200 440 30 412Z', '#bcdde6', 'opacity=".55"') +
    pen.padded(
      'M300 262C326 226 352 212 374 214C370 238 366 252 352 266C368 280 374 296 374 318C348 318 322 302 302 284Z',
      tone(main, -0.03),
      { width: 16 },
    ) +
    pen.padded('M40 274C52 208 116 168 192 172C258 176 304 214 318 270C300 330 252 364 188 364C112 364 52 336 40 274Z', main, {
      width: 40,
      shade: 0.4,
      light: 0.55,
    }) +
    pen.padded('M150 180C160 144 200 130 232 138C226 160 222 172 226 184Z', trim, { width: 12 }) +
    pen.padded(roundedRect(140, 236, 112, 66, 20), PAPER, { width: 8 }) +
    pen.path(
      roundedRect(150, 246, 92, 46, 12),
      pen.linear([
        [0, '#dfe8dc'],
        [1, '#bccab8'],
      ]),
    ) +
    pen.path(
      [0, 1, 2, 3].map((i) => roundedRect(162 + i * 19, 258 + (i % 2) * 3, 10, 22 - (i % 2) * 3, 3)).join(''),
      '#33271f',
      'opacity=".65"',
    ) +
    bead(pen, 90, 254, 9, main) +
    pen.path(circle(87, 251, 3), '#fff') +
    pen.stroke('M62 298q14 12 32 8', faceOn(main), 3.4, 'opacity=".7"') +
    pen.stroke('M30 372q28-16 56 0t56 0t56 0t56 0t56 0t56 0', '#ffffff', 6, 'opacity=".85"') +
    pen.path(circle(104, 306, 9), second, 'opacity=".6"')
  )
}

const melody: Drawing = (pen, { trim }) =>
  icon(pen, 'note', 200, 238, 0.8, trim) + icon(pen, 'note', 300, 190, 0.9, trim) + icon(pen, 'note', 108, 178, 0.7, trim)

/** A ring on legs that fold, with a bag beneath it. */
function travelPotty(pen: Pen, { main, second, trim }: Paint): string {
  const liner = mix(second, '#ffffff', 0.6)
  const leg = (path: string, colour: string) => pen.stroke(path, tone(colour, -0.12), 26) + pen.stroke(path, colour, 17)
  const foot = (x: number) => pen.padded(roundedRect(x - 24, 406, 48, 18, 9), '#57514c', { width: 7 })
  return (
    pen.groundShadow(204, 424, 150, 14) +
    leg('M140 300L128 398M260 300L272 398', tone(main, -0.09)) +
    pen.path('M128 280H272L252 384C236 404 164 404 148 384Z', liner, 'opacity=".9"') +
    pen.stroke('M164 318L172 384M200 322V392M236 318L228 384', tone(liner, -0.09), 3, 'opacity=".7"') +
    leg('M92 290C84 340 78 380 72 404', main) +
    leg('M308 290C316 340 322 380 328 404', main) +
    foot(70) +
    foot(330) +
    pen.padded(ellipse(200, 277, 148, 66), liner, { width: 10 }) +
    pen.padded(ellipse(200, 272, 140, 60), main, { width: 30, shade: 0.36, light: 0.6 }) +
    pen.path(ellipse(200, 270, 90, 34), tone(liner, -0.06)) +
    pen.padded(ellipse(200, 274, 82, 29), tone(main, -0.26), { width: 18, light: 0.1 }) +
    pen.padded('M166 300C166 250 184 232 200 232C216 232 234 250 234 300C224 310 176 310 166 300Z', tone(main, 0.04), {
      width: 14,
      light: 0.6,
    }) +
    pen.path(circle(86, 300, 11) + circle(314, 300, 11), pen.ball(trim))
  )
}

/** A table with open shelves, baskets in them, and a mat between raised sides. */
function openTable(pen: Pen, { main, second, trim, wood, pattern }: Paint): string {
  const shelf = (y: number): string => pen.wood(roundedRect(76, y, 248, 16, 5), wood, { width: 7, seed: y })
  const basket = (x: number, y: number, c: string): string =>
    pen.padded(roundedRect(x, y, 92, 58, 12), c, { width: 13, pattern: pen.pattern('waffle', c) }) +
    pen.stroke(`M${x + 32} ${y + 18}h28`, tone(c, -0.2), 6)
  const towels = [0, 1, 2]
    .map((i) => pen.padded(roundedRect(216, 386 - i * 18, 90, 18, 8), [second, main, trim][i] ?? second, { width: 7 }))
    .join('')
  return (
    pen.groundShadow(200, 436, 150, 14) +
    pen.wood(roundedRect(70, 170, 18, 262, 6), tone(wood, -0.04), { direction: 88, width: 8 }) +
    pen.wood(roundedRect(312, 170, 18, 262, 6), tone(wood, -0.04), { direction: 88, width: 8 }) +
    pen.path('M88 224H312V408H88Z', tone(wood, -0.24), 'opacity=".22"') +
    basket(96, 256, main) +
    basket(206, 256, second) +
    shelf(314) +
    basket(96, 346, second) +
    towels +
    shelf(404) +
    pen.padded('M88 196C84 172 98 158 116 160H284C302 158 316 172 312 196Z', mix(second, '#ffffff', 0.3), {
      width: 16,
      shade: 0.3,
    }) +
    pen.padded('M76 198C68 160 86 144 104 150C118 156 118 186 116 198Z', main, {
      width: 14,
      pattern: pen.pattern(pattern, main),
    }) +
    pen.padded('M324 198C332 160 314 144 296 150C282 156 282 186 284 198Z', main, {
      width: 14,
      pattern: pen.pattern(pattern, main),
    }) +
    pen.wood('M58 190H342V226H58Z', tone(wood, 0.03), { width: 10, seed: 5 }) +
    pen.wood('M52 168H70V226H52ZM330 168H348V226H330Z', wood, { width: 7, direction: 88 })
  )
}

/** A pad that lies under the mattress, its small unit and the receiver. */
function breathing(pen: Pen, paint: Paint): string {
  const { second, main, trim } = paint
  return (
    pen.groundShadow(196, 428, 156, 14) +
    pen.padded('M34 390L168 338L322 380L184 438Z', tone(second, -0.02), { width: 18, shade: 0.3 }) +
    pen.stroke('M92 390L120 390L134 372L152 408L168 382L182 390H250', trim, 6) +
    standing(pen, paint, [
      { draw: monitor, x: 284, y: 372, scale: 0.62, paint: { variant: 1 } },
      {
        draw: (p) =>
          p.padded(roundedRect(120, 260, 160, 160, 40), second, { width: 24 }) +
          p.padded(circle(200, 332, 40), main, { width: 14, light: 0.6 }) +
          icon(p, 'heart', 200, 332, 1, PAPER),
        x: 116,
        y: 366,
        scale: 0.74,
      },
    ])
  )
}

/** Slanted bins of cloth in a frame, toys looking out of them. */
function toyShelf(pen: Pen, { main, second, trim, wood }: Paint): string {
  const bin = (x: number, y: number, c: string): string =>
    pen.padded(`M${x} ${y}H${x + 84}L${x + 76} ${y + 58}Q${x + 42} ${y + 66} ${x + 8} ${y + 58}Z`, c, { width: 13, light: 0.5 })
  const toy = (x: number, y: number, i: number): string =>
    i % 3 === 0
      ? pen.padded(circle(x, y, 24), MANY[i % MANY.length] ?? main, { width: 12, light: 0.5 })
      : i % 3 === 1
        ? pen.wood(`M${x - 22} ${y - 18}H${x + 22}V${y + 24}H${x - 22}Z`, wood, { width: 7 }) + icon(pen, 'star', x, y, 0.5, trim)
        : pen.padded(circle(x, y, 22) + circle(x - 18, y - 18, 9) + circle(x + 18, y - 18, 9), tone('#c9a57c', 0.04), {
            width: 10,
          })
  let o =
    pen.groundShadow(200, 424, 156, 15) +
    pen.wood('M52 164H70L84 420H62ZM348 164H330L316 420H338Z', wood, { direction: 86, width: 9 })
  for (const [row, y] of [196, 278, 360].entries()) {
    for (const [i, x] of [68, 158, 248].entries())
      o += toy(x + 42, y - 6, row + i * 2) + bin(x, y, [main, second, trim, tone(main, 0.06)][(row + i) % 4] ?? main)
    o += pen.rod(`M62 ${y - 2}H338`, wood, 9)
  }
  return o
}

/** A low table and two chairs. */
function tableAndChairs(pen: Pen, { main, second, trim, wood }: Paint): string {
  const chair = (x: number, side: number): string =>
    pen.wood(`M${x - 34} 226H${x + 34}V246H${x - 34}Z`, main, { width: 8, fill: pen.matte(main) }) +
    pen.wood(roundedRect(x - side * 34 - 7, 226, 14, 198, 6), tone(wood, -0.05), { direction: 88, width: 6 }) +
    pen.wood(roundedRect(x + side * 30 - 7, 336, 14, 90, 6), tone(wood, -0.05), { direction: 88, width: 6 }) +
    pen.wood(`M${x - 44} 322H${x + 44}Q50 0 ${x + 44} 338H${x - 44}Z`.replace('Q50 0', `Q${x + 52} 330`), main, {
      width: 8,
      fill: pen.matte(main),
    }) +
    pen.wood(roundedRect(x - 36, 262, 72, 16, 7), main, { width: 7, fill: pen.matte(main) })
  return (
    pen.groundShadow(200, 430, 178, 15) +
    chair(66, 1) +
    chair(334, -1) +
    pen.wood(roundedRect(116, 294, 16, 132, 6), tone(wood, -0.04), { direction: 88, width: 7 }) +
    pen.wood(roundedRect(268, 294, 16, 132, 6), tone(wood, -0.04), { direction: 88, width: 7 }) +
    pen.wood('M96 276C96 262 110 256 124 256H276C290 256 304 262 304 276V298H96Z', wood, { width: 12, seed: 4 }) +
    pen.path('M110 268H290', 'none', `stroke="${tone(wood, 0.1)}" stroke-width="4" opacity=".7"`) +
    pen.padded(roundedRect(168, 218, 40, 40, 6), second, { width: 8 }) +
    pen.rod('M178 220L172 186M190 220L192 180M200 220L210 190', trim, 6) +
    pen.path('M222 254L268 250L276 258H226Z', PAPER) +
    pen.path(circle(190, 240, 7), DARK, 'opacity=".12"')
  )
}

export const household: Cuts = {
  pack: {
    3: on(pack, 0, pants),
    4: on(pack, 0, night),
    5: on(pack, 0, sensitive),
    6: on(pack, 1, marked('drop', '#79aeb0')),
    7: on(pack, 1, marked('hand', '#d99a78')),
    8: cotton,
  },
  jar: {
    3: jarOf('carrot', '#e08a4a'),
    4: jarOf('plum', '#7f5a86'),
    5: jarOf('pumpkin', '#d98a3c'),
    6: jarOf('leaf', '#8f9c7c'),
    7: boxOf('wheat', '#c98d4b'),
    8: boxOf('flower', '#c67a5c'),
    0: both(0, ['apple', '#cf5a42'], ['pear', '#b7b65e']),
    1: both(1, ['apple', '#cf5a42'], ['pear', '#b7b65e']),
    9: both(1, ['banana', '#e3b257'], ['plum', '#e08a4a']),
  },
  thermometer: { 3: fish },
  potty: { 3: on(potty, 0, melody), 4: travelPotty },
  changemat: { 3: matCover },
  changetable: { 1: openTable },
  monitor: { 3: breathing },
  dresser: { 3: toyShelf, 4: tableAndChairs },
}
