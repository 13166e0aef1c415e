/** Wheels of prams. */
import { tone } from '../colour.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle } from '../shapes.ts'

export function spoked(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  { rim = '#e9e2d8', tyre = '#f6f1e8', hub = '#c9a36a', n = 10 }: { rim?: string; tyre?: string; hub?: string; n?: number } = {},
): string {
  let s =
    pen.stroke(circle(x, y, r), tone(tyre, -0.16), 9) +
    pen.stroke(circle(x - 0.8, y - 1, r), tyre, 6) +
    pen.stroke(circle(x, y, r - 6), rim, 2.5)
  let sp = ''
  for (let i = 0; i < n; i++) {
    const t = (i / n) * Math.PI
    sp += `M${(x + (r - 7) * Math.cos(t)).toFixed(1)} ${(y + (r - 7) * Math.sin(t)).toFixed(1)}L${(x - (r - 7) * Math.cos(t)).toFixed(1)} ${(y - (r - 7) * Math.sin(t)).toFixed(1)}`
  }
  s +=
    pen.stroke(sp, tone(rim, -0.06), 1.3) +
    pen.path(circle(x, y, r * 0.17), pen.ball(hub)) +
    pen.path(circle(x - 1, y - 1, r * 0.06), '#fff', 'opacity=".7"')
  return s
}

export function disc(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  { tyre = DARK, rim = '#cfc8bf', hub = '#8d857b' }: { tyre?: string; rim?: string; hub?: string } = {},
): string {
  return (
    pen.padded(circle(x, y, r), tyre, { width: 10, light: 0.25 }) +
    pen.path(circle(x, y, r * 0.66), pen.ball(rim)) +
    pen.path(circle(x, y, r * 0.66), 'none', `stroke="${tone(tyre, -0.05)}" stroke-width="2"`) +
    [0, 72, 144, 216, 288]
      .map(
        (t) =>
          `<path d="M${x - r * 0.09} ${y - r * 0.56}h${r * 0.18}l-${r * 0.04} ${r * 0.4}h-${r * 0.1}z" fill="${tone(rim, -0.22)}" transform="rotate(${t + 20} ${x} ${y})"/>`,
      )
      .join('') +
    pen.path(circle(x, y, r * 0.18), pen.ball(hub))
  )
}
