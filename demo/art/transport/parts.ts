/** Parts that several drawings share. */
import { tone } from '../colour.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, f } from '../shapes.ts'

export const GRIP = '#7a5238'

/** A wheel from the side. */
export const wheel = (p: Pen, x: number, y: number, r: number, rim = '#cfc8bf'): string =>
  p.puff(circ(x, y, r), DARK, { w: 10, hi: 0.25 }) +
  p.path(circ(x, y, r * 0.66), p.ball(rim)) +
  p.stroke(
    [0, 60, 120]
      .map((t) => {
        const dx = r * 0.6 * Math.cos((t * Math.PI) / 180)
        const dy = r * 0.6 * Math.sin((t * Math.PI) / 180)
        return `M${f(x - dx)} ${f(y - dy)}L${f(x + dx)} ${f(y + dy)}`
      })
      .join(''),
    tone(rim, -0.16),
    r * 0.12,
  ) +
  p.path(circ(x, y, r * 0.24), p.ball('#8d857b'))

/** A push bar with its leather grip, from the front. */
export const bar = (p: Pen, y: number, frame: string): string =>
  p.rod(`M30 ${y + 44}C30 ${y + 12} 44 ${y} 74 ${y}H326C356 ${y} 370 ${y + 12} 370 ${y + 44}`, frame, 13) +
  p.stroke(`M92 ${y}H308`, GRIP, 19) +
  p.stroke(`M94 ${y - 4}H304`, '#a3724e', 6)
