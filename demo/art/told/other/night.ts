/** Lights in a dark room. */
import { DRAWINGS } from '../../drawings.ts'
import { placed } from '../../garment-parts.ts'
import type { Kind } from '../../kinds.ts'
import type { Paint } from '../../paint.ts'
import type { Pen } from '../../pen.ts'
import { roundedRect } from '../../shapes.ts'
import { boxesOf } from '../extents.ts'

const ROOM = roundedRect(-10, -10, 420, 520, 0)

/** Returns the drawing of a light as it shines at night. */
export const atNight =
  (kind: Kind) =>
  (pen: Pen, paint: Paint): string => {
    const boxes = boxesOf(kind)
    const [x1, y1, x2, y2] = boxes[paint.variant] ?? boxes[0] ?? [20, 60, 380, 440]
    const k = Math.min(250 / (x2 - x1), 270 / (y2 - y1))
    const y = 420 - k * (y2 - 250)
    const glow = pen.radial(
      [
        [0, '#ffe2a0', 0.85],
        [0.35, '#f3b95f', 0.42],
        [0.7, '#8a5a3a', 0.14],
        [1, '#1f2536', 0],
      ],
      0.5,
      0.5,
      0.5,
    )
    return (
      pen.path(ROOM, '#232a3d') +
      pen.path('M-10 392H410V510H-10Z', '#1a1f2e') +
      pen.path(roundedRect(-60, 0, 520, 520, 260), glow) +
      `<ellipse cx="200" cy="428" rx="180" ry="34" fill="${glow}"/>` +
      placed(200 - k * ((x1 + x2) / 2 - 200), y, k, DRAWINGS[kind](pen, paint)) +
      `<ellipse cx="200" cy="${Math.round(420 - (k * (y2 - y1)) / 2)}" rx="150" ry="150" fill="${glow}" opacity=".35"/>`
    )
  }
