/** Bottles, tubes, boxes and packs from behind: the label with what is in them, a bar code and the marks of the maker. */
import { DRAWINGS } from '../../drawings.ts'
import { mix, tone } from '../../colour.ts'
import type { Kind } from '../../kinds.ts'
import type { Paint } from '../../paint.ts'
import { PAPER } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, roundedRect } from '../../shapes.ts'

type Place = readonly [x: number, y: number, wide: number, high: number]

const BOX: Place = [116, 154, 158, 250]
const SPOUT: Place = [136, 208, 128, 168]
const BAG: Place = [76, 290, 248, 108]
const ROUND: Place = [134, 244, 132, 126]

/** Where the label of a thing stands, over the one on its front. */
const PLACES: Partial<Record<Kind, Readonly<Record<number, Place>>>> = {
  lotion: { 0: [130, 242, 140, 128], 2: [136, 146, 128, 118] },
  toiletry: {
    0: [138, 284, 124, 106],
    1: ROUND,
    2: ROUND,
    3: [138, 242, 124, 120],
    5: [140, 130, 120, 132],
    6: [150, 214, 100, 96],
  },
  jar: { 1: SPOUT, 2: BOX, 7: BOX, 8: BOX, 9: SPOUT },
  pack: { 1: BAG, 6: BAG, 7: BAG },
  snacks: { 3: [106, 182, 152, 222] },
}

const TEXT = '#6b5d52'
/** Words of a line, px: written and left out by turns. */
const WORDS = ['18 4 9 3 24 4', '11 4 26 3 14 4', '7 3 19 4 12 3 9 4']

/** Returns the label of a place: a headline, lines of text, a bar code, marks. */
function label(pen: Pen, [x, y, wide, high]: Place, colour: string): string {
  const foot = y + high - 34
  const lines = Array.from({ length: Math.max(0, Math.floor((foot - y - 26) / 10)) }, (_, i) => {
    const end = i % 4 === 3 ? 0.5 : 1
    return pen.path(
      `M${x + 12} ${y + 30 + i * 10}h${Math.round((wide - 24) * end)}`,
      'none',
      `stroke="${TEXT}" stroke-width="3" stroke-dasharray="${WORDS[i % 3]}" opacity=".55"`,
    )
  })
  const bars = Array.from({ length: 12 }, (_, i) => `M${x + wide - 50 + i * 3.2} ${foot + 4}v19`)
  return (
    pen.path(roundedRect(x, y, wide, high, 9), PAPER) +
    pen.stroke(`M${x + 13} ${y + 16}h${Math.round(wide * 0.42)}`, tone(colour, 0.04), 6) +
    lines.join('') +
    pen.path(roundedRect(x + wide - 56, foot, 48, 27, 3), '#ffffff') +
    pen.path(bars.map((bar, i) => `${bar}h${i % 3 === 1 ? 2.2 : 1.1}v-19z`).join(''), '#33271f') +
    pen.stroke(circle(x + 21, foot + 13, 9), tone(colour, -0.04), 2) +
    pen.stroke(`M${x + 16} ${foot + 14}l4 5 7-11`, tone(colour, -0.04), 2.4) +
    (wide < 110 ? '' : pen.stroke(`M${x + 38} ${foot + 10}v11h13v-11zM${x + 36} ${foot + 8}l14-5`, tone(colour, -0.04), 2))
  )
}

/** Returns the drawing of a kind from behind. */
export const backLabel =
  (kind: Kind) =>
  (pen: Pen, paint: Paint): string => {
    const place = PLACES[kind]?.[paint.variant]
    return DRAWINGS[kind](pen, paint) + (place ? label(pen, place, paint.trim) : '')
  }

/** A gift card taken out of its envelope, its back up: the field with the code, lines on how to use it. */
export function giftCardBack(pen: Pen, { main, second, trim }: Paint): string {
  const envelope = 'M74 70H334C344 70 350 76 350 86V250C350 260 344 266 334 266H74C64 266 58 260 58 250V86C58 76 64 70 74 70Z'
  const card = roundedRect(50, 236, 300, 190, 18)
  return (
    `<g transform="rotate(-7 200 170)">` +
    pen.flatShadow(envelope, { opacity: 0.24 }) +
    pen.padded(envelope, trim, { width: 18, shade: 0.36 }) +
    pen.stroke('M64 80L196 176Q204 182 212 176L344 80', tone(trim, -0.12), 3, 'opacity=".7"') +
    pen.padded(circle(204, 178, 20), second, { width: 10 }) +
    `</g><g transform="rotate(3 200 330)">` +
    pen.flatShadow(card, { opacity: 0.28 }) +
    pen.padded(card, main, { width: 14, light: 0.4 }) +
    pen.path(roundedRect(74, 262, 252, 44, 6), PAPER) +
    Array.from({ length: 4 }, (_, i) => pen.path(roundedRect(88 + i * 60, 278, 44, 12, 3), '#8d857b', 'opacity=".75"')).join('') +
    pen.padded(roundedRect(206, 266, 116, 36, 4), '#c3c0ba', { width: 8, light: 0.6 }) +
    pen.stroke('M214 296L240 272M232 298L262 270M258 296L286 270', '#dedbd5', 3) +
    pen.path(
      'M76 330h150M76 346h170M76 362h120',
      'none',
      `stroke="${mix(second, main, 0.2)}" stroke-width="4" stroke-dasharray="18 4 9 3 24 4"`,
    ) +
    pen.path(roundedRect(246, 370, 78, 38, 5), '#ffffff') +
    pen.path(
      Array.from(
        { length: 18 },
        (_, i) => `M${252 + i * 3.7} 376h${i % 3 === 1 ? 2.4 : 1.3}v26h${i % 3 === 1 ? -2.4 : -1.3}z`,
      ).join(''),
      '#33271f',
    ) +
    pen.path(circle(92, 392, 13), pen.ball(trim)) +
    `</g>`
  )
}
