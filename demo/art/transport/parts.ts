/** Parts that several drawings of prams and car seats share. */
import { tone } from '../colour.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, rounded } from '../shapes.ts'

export const GRIP = '#7a5238'

/** A wheel from the side. */
export const wheel = (pen: Pen, x: number, y: number, r: number, rim = '#cfc8bf'): string =>
  pen.padded(circle(x, y, r), DARK, { width: 10, light: 0.25 }) +
  pen.path(circle(x, y, r * 0.66), pen.ball(rim)) +
  pen.stroke(
    [0, 60, 120]
      .map((t) => {
        const dx = r * 0.6 * Math.cos((t * Math.PI) / 180)
        const dy = r * 0.6 * Math.sin((t * Math.PI) / 180)
        return `M${rounded(x - dx)} ${rounded(y - dy)}L${rounded(x + dx)} ${rounded(y + dy)}`
      })
      .join(''),
    tone(rim, -0.16),
    r * 0.12,
  ) +
  pen.path(circle(x, y, r * 0.24), pen.ball('#8d857b'))

/** A push bar with its leather grip, from the front. */
export const bar = (pen: Pen, y: number, frame: string): string =>
  pen.rod(`M30 ${y + 44}C30 ${y + 12} 44 ${y} 74 ${y}H326C356 ${y} 370 ${y + 12} 370 ${y + 44}`, frame, 13) +
  pen.stroke(`M92 ${y}H308`, GRIP, 19) +
  pen.stroke(`M94 ${y - 4}H304`, '#a3724e', 6)
