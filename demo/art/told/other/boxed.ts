/** Games and toys in their boxes: the front of the box shows what is in it. */
import { DRAWINGS } from '../../drawings.ts'
import { mix, tone } from '../../colour.ts'
import { placed } from '../../garment-parts.ts'
import type { Kind } from '../../kinds.ts'
import type { Paint } from '../../paint.ts'
import { PAPER } from '../../parts.ts'
import type { Pen } from '../../pen.ts'
import { circle, roundedRect } from '../../shapes.ts'
import { boxesOf } from '../extents.ts'

/** The front of the box, px. */
const FRONT = { left: 62, top: 132, wide: 252, high: 288 }
const PICTURE = { wide: 216, high: 190 }

/** Returns the drawing of a kind in its box. */
export const boxed =
  (kind: Kind) =>
  (pen: Pen, paint: Paint): string => {
    const { main, second, trim } = paint
    const { left, top, wide, high } = FRONT
    const boxes = boxesOf(kind)
    const [x1, y1, x2, y2] = boxes[paint.variant] ?? boxes[0] ?? [20, 60, 380, 440]
    const k = Math.min(PICTURE.wide / (x2 - x1), PICTURE.high / (y2 - y1))
    const middle = { x: left + wide / 2, y: top + 132 }
    const picture = placed(
      middle.x - k * ((x1 + x2) / 2 - 200),
      middle.y - k * ((y1 + y2) / 2 - 250),
      k,
      DRAWINGS[kind](pen, paint),
    )
    const card = mix(main, second, 0.2)
    return (
      pen.groundShadow(214, 426, 160, 15) +
      pen.padded('M314 132L352 108V398L314 420Z', tone(card, -0.14), { width: 12, shade: 0.4, light: 0.1 }) +
      pen.padded('M62 132L104 108H352L314 132Z', tone(card, 0.06), { width: 8 }) +
      pen.padded(roundedRect(left, top, wide, high, 4), card, { width: 18, shade: 0.3 }) +
      pen.path(roundedRect(left + 12, top + 12, wide - 24, high - 70, 8), mix(PAPER, second, 0.25)) +
      `<g clip-path="${pen.clip(roundedRect(left + 12, top + 12, wide - 24, high - 70, 8))}">${picture}</g>` +
      pen.stroke(`M${left + 22} ${top + 254}h96M${left + 22} ${top + 270}h62`, mix(PAPER, second, 0.2), 6) +
      pen.padded(circle(left + wide - 36, top + 256, 18), trim, { width: 8, light: 0.5 }) +
      pen.stroke(`M${left} ${top + 26}V${top + high - 8}`, '#fff', 2, 'opacity=".35"')
    )
  }
