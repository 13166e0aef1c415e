/** Bedding for a cot: a folded duvet, a pillow on it. For children who have had their first birthday. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { roundedRect } from '../shapes.ts'

/** A fold of the duvet seen from above, its upper left corner at height `y`, so thick. */
const foldAt = (y: number, thick: number): string =>
  `M40 ${y}C96 ${y + 22} 154 ${y + 46} 212 ${y + 68}C262 ${y + 44} 312 ${y + 18} 360 ${y - 8}C380 ${y - 2} 380 ${y + thick - 20} 360 ${y + thick - 12}C316 ${y + thick + 12} 268 ${y + thick + 40} 222 ${y + thick + 64}Q212 ${y + thick + 68} 202 ${y + thick + 64}C148 ${y + thick + 42} 94 ${y + thick + 20} 40 ${y + thick}C20 ${y + thick - 8} 20 ${y + 8} 40 ${y}Z`

const TOP =
  'M40 258C88 232 138 206 184 186Q196 180 208 185C258 204 312 224 362 244Q374 250 362 258C314 282 264 308 222 328Q212 332 202 328C150 306 96 284 42 264Q34 261 40 258Z'
const PILLOW_SIDE =
  'M76 196C78 214 82 230 92 238C124 252 160 270 190 286C200 292 212 292 222 286C252 270 288 250 314 234C322 226 328 208 330 190L206 250Z'
const PILLOW =
  'M72 194C84 188 98 188 112 181C140 167 164 155 182 143C190 137 200 137 210 143C238 157 274 168 302 176C314 178 326 180 332 187C324 196 314 200 302 206C274 222 246 236 226 249C212 257 200 257 186 249C162 235 132 222 104 209C92 205 80 202 72 194Z'

export function cotBedding(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const print = pen.pattern(pattern, main)
  const slip = pen.pattern(pattern === 'quilt' ? 'quilt' : 'plain', second)
  const fold = (y: number, thick: number, colour: string) =>
    pen.padded(foldAt(y, thick), colour, { width: 28, shade: 0.42, light: 0.45, pattern: print }) +
    pen.shade(foldAt(y, thick), `M212 ${y + 66}L384 ${y - 20}V${y + thick}L212 ${y + thick + 72}Z`, 0.1, 4) +
    pen.stroke(
      `M36 ${y + thick * 0.5}C92 ${y + thick * 0.5 + 24} 150 ${y + thick * 0.5 + 46} 210 ${y + thick * 0.5 + 70}C262 ${y + thick * 0.5 + 44} 314 ${y + thick * 0.5 + 16} 368 ${y + thick * 0.5 - 10}`,
      tone(colour, -0.15),
      2.6,
      'opacity=".6"',
    )
  return (
    pen.groundShadow(206, 412, 170, 24) +
    fold(298, 54, tone(main, -0.04)) +
    fold(258, 48, main) +
    pen.padded(TOP, tone(main, 0.02), { width: 26, shade: 0.22, light: 0.55, pattern: print }) +
    pen.stroke('M44 262C96 284 150 306 202 326Q212 330 222 326C266 304 314 280 360 256', second, 9) +
    pen.stroke(
      'M44 262C96 284 150 306 202 326Q212 330 222 326C266 304 314 280 360 256',
      tone(second, -0.16),
      1.8,
      'stroke-dasharray="4 4"',
    ) +
    pen.shade(TOP, 'M70 216C110 250 170 280 212 296C260 276 320 246 348 216V270L212 324L60 262Z', 0.2, 9) +
    pen.padded(PILLOW_SIDE, tone(second, -0.05), { width: 18, shade: 0.42, pattern: slip }) +
    pen.padded(PILLOW, second, { width: 34, shade: 0.3, light: 0.65, pattern: slip }) +
    pen.stroke(
      'M112 196C130 198 142 200 152 208M292 190C276 192 262 196 252 204M196 158C198 168 200 174 198 182',
      tone(second, -0.14),
      2.6,
      'opacity=".55"',
    ) +
    pen.seam('M84 202C118 216 160 236 192 254Q206 260 220 254C250 240 286 222 318 202', second, 1.8) +
    pen.padded(roundedRect(86, 330, 20, 26, 3), trim, { width: 5 })
  )
}
