/** Presents and first things, as one still life. */
import { tone } from '../colour.ts'
import { standing, still } from '../still-life.ts'
import { bib, bottle, pacifier, tableware } from '../feeding/bottles-tableware-bibs.ts'
import { blanket } from '../nursery/blankets-tents-cushions.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { boardbook } from '../toys/board-books-and-comforters.ts'
import { rattle } from '../toys/rattles-books-lamps.ts'
import { bucket } from '../toys/pencils-jigsaws-drums.ts'
import { ball, bear, bunny } from '../toys/soft-toys-and-balls.ts'
import { blocks, rings } from '../toys/wooden-toys.ts'

/** Presents that stand. Variants: 0 bear, blanket and book, 1 rabbit, rings and blocks, 2 rabbit and ball, 3 for the beach. */
export function giftset(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 1)
    return standing(pen, paint, [
      { draw: bunny, x: 146, y: 408, scale: 0.82, paint: { variant: 0 } },
      {
        draw: rings,
        x: 300,
        y: 402,
        scale: 0.56,
        paint: { variant: 1, ramp: [main, trim, '#e3b257', second, tone(main, -0.08), trim] },
      },
      { draw: blocks, x: 246, y: 428, scale: 0.42, paint: { variant: 2 } },
    ])
  if (variant === 2)
    return standing(pen, paint, [
      { draw: bunny, x: 140, y: 412, scale: 0.84, paint: { variant: 1 } },
      { draw: ball, x: 292, y: 424, scale: 0.5, paint: { variant: 1 } },
    ])
  if (variant === 3)
    return standing(pen, paint, [
      { draw: ball, x: 300, y: 392, scale: 0.62, paint: { variant: 0 } },
      { draw: bucket, x: 146, y: 416, scale: 0.8, paint: { variant: 0 } },
      { draw: bucket, x: 312, y: 452, scale: 0.34, paint: { variant: 2, main: '#e3b257', trim: tone(trim, 0.04) } },
    ])
  return standing(pen, paint, [
    { draw: blanket, x: 262, y: 404, scale: 0.66, paint: { variant: 0, main: second } },
    { draw: boardbook, x: 316, y: 416, scale: 0.42, paint: { variant: 0, main: trim } },
    { draw: bear, x: 146, y: 420, scale: 0.78, paint: { variant: 0 } },
  ])
}

/** First things, seen from above. Variants: 0 rattles and teether, 1 cloth book and teether, 2 for the table. */
export function firstset(pen: Pen, paint: Paint): string {
  const { variant } = paint
  if (variant === 2)
    return still(pen, paint, [
      { draw: bib, x: 126, y: 168, scale: 0.6, turn: -5, paint: { variant: 1 } },
      { draw: tableware, x: 270, y: 330, scale: 0.62, turn: 4, paint: { variant: 1 } },
      { draw: pacifier, x: 300, y: 130, scale: 0.36, turn: 8, paint: { variant: 0 } },
      { draw: bottle, x: 92, y: 368, scale: 0.48, paint: { variant: 0 } },
    ])
  return still(pen, paint, [
    variant === 0
      ? { draw: rattle, x: 128, y: 196, scale: 0.78, turn: -6, paint: { variant: 0 } }
      : { draw: boardbook, x: 138, y: 206, scale: 0.74, turn: -5, paint: { variant: 1 } },
    { draw: rattle, x: 284, y: 322, scale: 0.74, turn: 8, paint: { variant: variant === 0 ? 1 : 0 } },
    ...(variant === 0 ? [{ draw: rattle, x: 140, y: 380, scale: 0.5, turn: 74, paint: { variant: 2 } }] : []),
  ])
}
