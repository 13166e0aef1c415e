/** Parts that several drawings of feeding goods share. */
import type { Pen } from '../pen.ts'

export const SILICONE = '#f0e6d8'

export const STEEL = '#d4d3d0'

/** Clear plastic or glass: what is behind it stays visible. */
export const clear = (pen: Pen, outline: string, edge = '#b7bfbf'): string =>
  pen.path(
    outline,
    pen.linear(
      [
        [0, '#ffffff', 0.72],
        [0.3, '#f2f6f5', 0.34],
        [0.7, '#e4ecec', 0.36],
        [1, '#c3cecf', 0.62],
      ],
      0,
      0,
      1,
      0.2,
    ),
  ) + pen.stroke(outline, edge, 1.6, 'opacity=".8"')

export const shine = (pen: Pen, outline: string, w = 8): string =>
  pen.stroke(outline, '#ffffff', w, `opacity=".75" filter="${pen.blur(2.5)}"`)
