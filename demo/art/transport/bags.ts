/** Bags for the pram and the hospital. */
import { tone } from '../colour.ts'
import { holdall } from '../maternity/briefs-bags-pillows.ts'
import type { Paint } from '../paint.ts'
import { DARK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'

/** Large bags. Variants: 0 changing bag, 1 holdall for the hospital, 2 travel bag for a pushchair. */
export function tote(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  const handle = (l: number, r: number, top: number, foot: number, w = 13): string =>
    pen.stroke(`M${l} ${foot}C${l + 6} ${top} ${r - 6} ${top} ${r} ${foot}`, tone(trim, -0.1), w) +
    pen.stroke(`M${l} ${foot - 2}C${l + 6} ${top - 2} ${r - 6} ${top - 2} ${r} ${foot - 2}`, tone(trim, 0.05), w * 0.5)
  const tab = (x: number, y: number): string =>
    pen.padded(roundedRect(x - 15, y, 30, 62, 8), trim, { width: 8 }) + pen.path(circle(x, y + 14, 6), pen.ball('#c9a36a'))
  if (variant === 0) {
    const outline =
      'M70 214C72 202 80 198 92 198H308C320 198 328 202 330 214L346 384C348 408 336 420 314 420H86C64 420 52 408 54 384Z'
    const pocket = 'M92 306H308L316 382C316 398 308 404 294 404H106C92 404 84 398 84 382Z'
    return (
      pen.groundShadow(200, 424, 154, 15) +
      handle(132, 268, 40, 216, 12) +
      pen.path(ellipse(200, 204, 126, 14), tone(main, -0.3)) +
      pen.padded(roundedRect(110, 168, 80, 60, 10), second, { width: 14, pattern: pen.pattern('waffle', second) }) +
      pen.padded(outline, main, { width: 40, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
      pen.flatShadow(pocket, { blur: 5, dx: 2, dy: 5, opacity: 0.14 }) +
      pen.padded(pocket, tone(main, -0.015), { width: 20, pattern: pen.pattern('quilt', main) }) +
      pen.stroke('M94 310H306', tone(main, -0.18), 3) +
      handle(126, 274, 70, 236, 14) +
      tab(126, 220) +
      tab(274, 220) +
      pen.padded(roundedRect(178, 286, 44, 40, 8), trim, { width: 8 }) +
      pen.path(circle(200, 310, 6), pen.ball('#c9a36a'))
    )
  }
  if (variant === 1) return holdall(pen, paint)
  const d =
    'M92 92C96 76 108 70 126 70H274C292 70 304 76 308 92C322 190 326 300 318 392C316 412 304 420 284 420H116C96 420 84 412 82 392C74 300 78 190 92 92Z'
  return (
    pen.groundShadow(200, 424, 128, 15) +
    handle(160, 240, 30, 80, 13) +
    pen.stroke('M86 180C40 230 44 340 88 388', tone(trim, -0.08), 15) +
    pen.padded(d, main, { width: 44, shade: 0.44, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M100 132C104 108 116 100 136 100H264C284 100 296 108 300 132V240', tone(main, -0.24), 7) +
    pen.stroke('M100 132C104 108 116 100 136 100H264C284 100 296 108 300 132V240', '#e9e2d6', 2.4, 'stroke-dasharray="3 3.200"') +
    pen.path(roundedRect(294, 236, 12, 26, 4), pen.ball('#c9a36a')) +
    moved(
      200,
      238,
      pen.stroke('M-40 30L24-34M-34-22C-30-52 0-66 34-52M-30-12C-10-32 16-44 36-46L30 12H-6Z', tone(second, -0.02), 9) +
        pen.stroke(circle(-40, 46, 16) + circle(34, 46, 16), tone(second, -0.02), 9),
      1,
    ) +
    pen.padded(roundedRect(92, 330, 216, 30, 5), trim, { width: 9 }) +
    pen.padded(roundedRect(182, 322, 36, 46, 8), DARK, { width: 7, light: 0.4 })
  )
}
