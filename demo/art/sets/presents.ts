/** Presents and first things, as one still life. */
import { tone } from '../colour.ts'
import { standing, still } from '../compose.ts'
import { bib, bottle, pacifier, tableware } from '../feeding/bottles.ts'
import { blanket } from '../nursery/cloth.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { boardbook } from '../toys/cuddly.ts'
import { rattle } from '../toys/first.ts'
import { bucket } from '../toys/play.ts'
import { ball, bear, bunny } from '../toys/soft.ts'
import { blocks, rings } from '../toys/wooden.ts'

/** Presents that stand. v: 0 bear, blanket and book, 1 rabbit, rings and blocks, 2 rabbit and ball, 3 for the beach. */
export function giftset(p: Pen, paint: Paint): string {
  const { a, b, c, v } = paint
  if (v === 1)
    return standing(p, paint, [
      { draw: bunny, x: 146, y: 408, k: 0.82, paint: { v: 0 } },
      { draw: rings, x: 300, y: 402, k: 0.56, paint: { v: 1, ramp: [a, c, '#e3b257', b, tone(a, -0.08), c] } },
      { draw: blocks, x: 246, y: 428, k: 0.42, paint: { v: 2 } },
    ])
  if (v === 2)
    return standing(p, paint, [
      { draw: bunny, x: 140, y: 412, k: 0.84, paint: { v: 1 } },
      { draw: ball, x: 292, y: 424, k: 0.5, paint: { v: 1 } },
    ])
  if (v === 3)
    return standing(p, paint, [
      { draw: ball, x: 300, y: 392, k: 0.62, paint: { v: 0 } },
      { draw: bucket, x: 146, y: 416, k: 0.8, paint: { v: 0 } },
      { draw: bucket, x: 312, y: 452, k: 0.34, paint: { v: 2, a: '#e3b257', c: tone(c, 0.04) } },
    ])
  return standing(p, paint, [
    { draw: blanket, x: 262, y: 404, k: 0.66, paint: { v: 0, a: b } },
    { draw: boardbook, x: 316, y: 416, k: 0.42, paint: { v: 0, a: c } },
    { draw: bear, x: 146, y: 420, k: 0.78, paint: { v: 0 } },
  ])
}

/** First things, seen from above. v: 0 rattles and teether, 1 cloth book and teether, 2 for the table. */
export function firstset(p: Pen, paint: Paint): string {
  const { v } = paint
  if (v === 2)
    return still(p, paint, [
      { draw: bib, x: 126, y: 168, k: 0.6, turn: -5, paint: { v: 1 } },
      { draw: tableware, x: 270, y: 330, k: 0.62, turn: 4, paint: { v: 1 } },
      { draw: pacifier, x: 300, y: 130, k: 0.36, turn: 8, paint: { v: 0 } },
      { draw: bottle, x: 92, y: 368, k: 0.48, paint: { v: 0 } },
    ])
  return still(p, paint, [
    v === 0
      ? { draw: rattle, x: 128, y: 196, k: 0.78, turn: -6, paint: { v: 0 } }
      : { draw: boardbook, x: 138, y: 206, k: 0.74, turn: -5, paint: { v: 1 } },
    { draw: rattle, x: 284, y: 322, k: 0.74, turn: 8, paint: { v: v === 0 ? 1 : 0 } },
    ...(v === 0 ? [{ draw: rattle, x: 140, y: 380, k: 0.5, turn: 74, paint: { v: 2 } }] : []),
  ])
}
