/** Toys for sand and water in the net that they are carried in. */
import { DRAWINGS } from '../../drawings.ts'
import { isLight, tone } from '../../colour.ts'
import { placed } from '../../garment-parts.ts'
import type { Kind } from '../../kinds.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { boxesOf } from '../extents.ts'

const NET =
  'M160 128C172 140 228 140 240 128C252 150 268 164 292 184C334 224 346 300 330 364C318 410 280 428 200 428C120 428 82 410 70 364C54 300 66 224 108 184C132 164 148 150 160 128Z'
/** What is in it, px. */
const CONTENTS = { wide: 216, high: 206, x: 200, y: 306 }
const CORD = '#f4eee4'

/** Returns the drawing of a kind in its net. */
export const netted =
  (kind: Kind) =>
  (pen: Pen, paint: Paint): string => {
    const { trim, main } = paint
    const boxes = boxesOf(kind)
    const [left, top, right, bottom] = boxes[paint.variant] ?? boxes[0] ?? [60, 60, 340, 440]
    const k = Math.min(CONTENTS.wide / (right - left), CONTENTS.high / (bottom - top))
    const shown = placed(
      CONTENTS.x - k * ((left + right) / 2 - 200),
      CONTENTS.y - k * ((top + bottom) / 2 - 250),
      k,
      DRAWINGS[kind](pen, paint),
    )
    const cord = isLight(main) ? tone(trim, 0) : CORD
    // Threads run down both ways and cross in diamonds, closer together at the neck.
    const threads = [-1, 1].flatMap((turn) =>
      Array.from({ length: 17 }, (_, i) => {
        const t = (i - 8) * turn
        const x = (by: number) => Math.round(200 + turn * by)
        return `M${x(t * 5.5)} 136C${x(t * 20 - 30)} 210 ${x(t * 24 + 40)} 320 ${x(t * 20 + 96)} 432`
      }),
    )
    const net = threads.join('')
    return (
      pen.groundShadow(204, 428, 136, 15) +
      pen.padded(NET, '#f7f2ea', { width: 30, shade: 0.16, light: 0.3 }) +
      `<g clip-path="${pen.clip(NET)}">${shown}` +
      pen.stroke(net, '#3a2418', 2, 'opacity=".16" transform="translate(2 3)"') +
      pen.stroke(net, tone(CORD, -0.02), 1.8, 'opacity=".95"') +
      `</g>` +
      pen.stroke(NET, tone(CORD, -0.12), 2, 'opacity=".7"') +
      pen.padded('M156 118C150 92 164 74 178 92C186 68 214 68 222 92C236 74 250 92 244 118C240 136 160 136 156 118Z', CORD, {
        width: 9,
      }) +
      pen.stroke('M156 130Q200 148 244 130', tone(cord, -0.08), 9) +
      pen.stroke('M157 128Q200 145 243 128', cord, 5) +
      pen.stroke('M244 132C276 132 290 156 284 182M240 134C262 144 268 166 262 190', cord, 4.4) +
      pen.padded('M272 176C280 172 292 176 294 186C294 196 282 200 276 194C270 188 268 180 272 176Z', trim, { width: 6 })
    )
  }
