/** Clothes sold together, as one still life. */
import { bodysuit, sleepsuit } from '../clothes/basics.ts'
import { cap } from '../clothes/coats.ts'
import { skirt } from '../clothes/dresses.ts'
import { knitwear, trousers } from '../clothes/knits.ts'
import { hat, shoes, socks } from '../clothes/small.ts'
import { swimsuit, trunks } from '../clothes/swim.ts'
import { tee } from '../clothes/tops.ts'
import { mix, tone } from '../colour.ts'
import { still } from '../compose.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'

/** Clothes for the first days. v: 0 bodysuit, trousers and bonnet, 1 sleepsuit, hat and socks, 2 cardigan, bonnet and booties. */
export function newbornset(p: Pen, paint: Paint): string {
  const quiet: Partial<Paint> = { pat: 'plain', a: paint.b, b: mix(paint.b, '#ffffff', 0.3) }
  if (paint.v === 1)
    return still(p, paint, [
      { draw: sleepsuit, x: 150, y: 262, k: 0.84, turn: -3, paint: { v: 1 } },
      { draw: hat, x: 306, y: 152, k: 0.42, turn: 5, paint: { ...quiet, v: 2 } },
      { draw: socks, x: 312, y: 356, k: 0.5, turn: 4, paint: { v: 1, a: tone(paint.b, -0.02) } },
    ])
  if (paint.v === 2)
    return still(p, paint, [
      { draw: knitwear, x: 168, y: 190, k: 0.8, turn: -3, paint: { v: 1 } },
      { draw: hat, x: 304, y: 330, k: 0.5, turn: 6, paint: { v: 2 } },
      { draw: shoes, x: 138, y: 370, k: 0.5, paint: { ...quiet, v: 0 } },
    ])
  return still(p, paint, [
    { draw: trousers, x: 262, y: 352, k: 0.62, turn: 5, paint: { ...quiet, v: 2 } },
    { draw: bodysuit, x: 152, y: 204, k: 0.8, turn: -4, paint: { v: 1 } },
    { draw: hat, x: 316, y: 152, k: 0.42, turn: 6, paint: { ...quiet, v: 2 } },
  ])
}

/** The same thing several times, in related colours. v: 0 bodysuits, 1 T-shirts, 2 socks. */
export function manypack(p: Pen, paint: Paint): string {
  const { a, b, v } = paint
  const light: Partial<Paint> = { a: mix(b, '#ffffff', 0.15), b: a, pat: 'plain' }
  const middle: Partial<Paint> = { a: mix(a, b, 0.55), pat: 'stripe' }
  if (v === 2)
    return still(p, paint, [
      { draw: socks, x: 120, y: 150, k: 0.56, turn: -4, paint: { v: 0 } },
      { draw: socks, x: 286, y: 218, k: 0.56, turn: 4, paint: { v: 1, a: mix(a, b, 0.5) } },
      { draw: socks, x: 142, y: 344, k: 0.56, turn: 2, paint: { v: 2, a: tone(b, -0.02), b: a } },
    ])
  const draw = v ? tee : bodysuit
  return still(p, paint, [
    { draw, x: 256, y: 158, k: 0.66, turn: 8, paint: { ...light, v: 0 } },
    { draw, x: 146, y: 232, k: 0.66, turn: -6, paint: { ...middle, v: 0 } },
    { draw, x: 240, y: 336, k: 0.68, turn: 3, paint: { v: 0 } },
  ])
}

/** For warm days. v: 0 swimsuit and sun hat, 1 T-shirt, skirt and cap, 2 rash vest, swim shorts and cap. */
export function summerset(p: Pen, paint: Paint): string {
  const { a, b, c, v } = paint
  if (v === 0)
    return still(p, paint, [
      { draw: swimsuit, x: 150, y: 262, k: 0.86, turn: -4 },
      { draw: hat, x: 302, y: 300, k: 0.46, turn: 6, paint: { v: 1, pat: 'plain', a: c, b } },
    ])
  const below = v === 1 ? skirt : trunks
  const above =
    v === 1
      ? { draw: tee, paint: { v: 0, a: b, b: a, pat: 'plain' as const } }
      : { draw: trunks, paint: { v: 2, pat: 'plain' as const } }
  return still(p, paint, [
    { draw: below, x: 224, y: 356, k: 0.68, turn: 4, paint: { v: 0 } },
    { ...above, x: 160, y: 174, k: 0.7, turn: -4 },
    { draw: cap, x: 326, y: 168, k: 0.38, turn: 6, paint: { v: v === 1 ? 0 : 1, pat: 'plain' } },
  ])
}
