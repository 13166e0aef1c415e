/** Bags for the pram and the hospital. */
import { tone } from '../colour.ts'
import { holdall } from '../maternity/hospital.ts'
import type { Paint } from '../paint.ts'
import { DARK, moved } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell, rr } from '../shapes.ts'

/** Large bags. v: 0 changing bag, 1 holdall for the hospital, 2 travel bag for a pushchair. */
export function tote(p: Pen, paint: Paint): string {
  const { a, b, c, pat, v } = paint
  const handle = (l: number, r: number, top: number, foot: number, w = 13): string =>
    p.stroke(`M${l} ${foot}C${l + 6} ${top} ${r - 6} ${top} ${r} ${foot}`, tone(c, -0.1), w) +
    p.stroke(`M${l} ${foot - 2}C${l + 6} ${top - 2} ${r - 6} ${top - 2} ${r} ${foot - 2}`, tone(c, 0.05), w * 0.5)
  const tab = (x: number, y: number): string =>
    p.puff(rr(x - 15, y, 30, 62, 8), c, { w: 8 }) + p.path(circ(x, y + 14, 6), p.ball('#c9a36a'))
  if (v === 0) {
    const d = 'M70 214C72 202 80 198 92 198H308C320 198 328 202 330 214L346 384C348 408 336 420 314 420H86C64 420 52 408 54 384Z'
    const pocket = 'M92 306H308L316 382C316 398 308 404 294 404H106C92 404 84 398 84 382Z'
    return (
      p.ground(200, 424, 154, 15) +
      handle(132, 268, 40, 216, 12) +
      p.path(ell(200, 204, 126, 14), tone(a, -0.3)) +
      p.puff(rr(110, 168, 80, 60, 10), b, { w: 14, pat: p.pattern('waffle', b) }) +
      p.puff(d, a, { w: 40, lo: 0.42, pat: p.pattern(pat, a) }) +
      p.lay(pocket, { s: 5, dx: 2, dy: 5, o: 0.14 }) +
      p.puff(pocket, tone(a, -0.015), { w: 20, pat: p.pattern('quilt', a) }) +
      p.stroke('M94 310H306', tone(a, -0.18), 3) +
      handle(126, 274, 70, 236, 14) +
      tab(126, 220) +
      tab(274, 220) +
      p.puff(rr(178, 286, 44, 40, 8), c, { w: 8 }) +
      p.path(circ(200, 310, 6), p.ball('#c9a36a'))
    )
  }
  if (v === 1) return holdall(p, paint)
  const d =
    'M92 92C96 76 108 70 126 70H274C292 70 304 76 308 92C322 190 326 300 318 392C316 412 304 420 284 420H116C96 420 84 412 82 392C74 300 78 190 92 92Z'
  return (
    p.ground(200, 424, 128, 15) +
    handle(160, 240, 30, 80, 13) +
    p.stroke('M86 180C40 230 44 340 88 388', tone(c, -0.08), 15) +
    p.puff(d, a, { w: 44, lo: 0.44, pat: p.pattern(pat, a) }) +
    p.stroke('M100 132C104 108 116 100 136 100H264C284 100 296 108 300 132V240', tone(a, -0.24), 7) +
    p.stroke('M100 132C104 108 116 100 136 100H264C284 100 296 108 300 132V240', '#e9e2d6', 2.4, 'stroke-dasharray="3 3.200"') +
    p.path(rr(294, 236, 12, 26, 4), p.ball('#c9a36a')) +
    moved(
      200,
      238,
      p.stroke('M-40 30L24-34M-34-22C-30-52 0-66 34-52M-30-12C-10-32 16-44 36-46L30 12H-6Z', tone(b, -0.02), 9) +
        p.stroke(circ(-40, 46, 16) + circ(34, 46, 16), tone(b, -0.02), 9),
      1,
    ) +
    p.puff(rr(92, 330, 216, 30, 5), c, { w: 9 }) +
    p.puff(rr(182, 322, 36, 46, 8), DARK, { w: 7, hi: 0.4 })
  )
}
