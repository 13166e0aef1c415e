/** Clothes sold together, as one still life. */
import { bodysuit, sleepsuit } from '../clothes/bodysuits-and-dresses.ts'
import { cap } from '../clothes/jackets-and-caps.ts'
import { skirt } from '../clothes/dresses-and-skirts.ts'
import { knitwear, trousers } from '../clothes/knitwear-and-sleeping-bags.ts'
import { hat, shoes, socks } from '../clothes/hats-shoes-socks.ts'
import { sunHat } from '../clothes/sun-hats.ts'
import { swimsuit, trunks } from '../clothes/swimwear-and-tights.ts'
import { tee } from '../clothes/tops.ts'
import { mix, tone } from '../colour.ts'
import { still } from '../still-life.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'

/** Clothes for the first days. Variants: 0 bodysuit, trousers and bonnet, 1 sleepsuit, hat and socks, 2 cardigan, bonnet and booties. */
export function newbornset(pen: Pen, paint: Paint): string {
  const quiet: Partial<Paint> = { pattern: 'plain', main: paint.second, second: mix(paint.second, '#ffffff', 0.3) }
  if (paint.variant === 1)
    return still(pen, paint, [
      { draw: sleepsuit, x: 150, y: 262, scale: 0.84, turn: -3, paint: { variant: 1 } },
      { draw: hat, x: 306, y: 152, scale: 0.42, turn: 5, paint: { ...quiet, variant: 2 } },
      { draw: socks, x: 312, y: 356, scale: 0.5, turn: 4, paint: { variant: 1, main: tone(paint.second, -0.02) } },
    ])
  if (paint.variant === 2)
    return still(pen, paint, [
      { draw: knitwear, x: 168, y: 190, scale: 0.8, turn: -3, paint: { variant: 1 } },
      { draw: hat, x: 304, y: 330, scale: 0.5, turn: 6, paint: { variant: 2 } },
      { draw: shoes, x: 138, y: 370, scale: 0.5, paint: { ...quiet, variant: 0 } },
    ])
  return still(pen, paint, [
    { draw: trousers, x: 262, y: 352, scale: 0.62, turn: 5, paint: { ...quiet, variant: 2 } },
    { draw: bodysuit, x: 152, y: 204, scale: 0.8, turn: -4, paint: { variant: 1 } },
    { draw: hat, x: 316, y: 152, scale: 0.42, turn: 6, paint: { ...quiet, variant: 2 } },
  ])
}

/** The same thing several times, in related colours. Variants: 0 bodysuits, 1 T-shirts, 2 socks. */
export function manypack(pen: Pen, paint: Paint): string {
  const { main, second, variant } = paint
  const light: Partial<Paint> = { main: mix(second, '#ffffff', 0.15), second: main, pattern: 'plain' }
  const middle: Partial<Paint> = { main: mix(main, second, 0.55), pattern: 'stripe' }
  if (variant === 2)
    return still(pen, paint, [
      { draw: socks, x: 120, y: 150, scale: 0.56, turn: -4, paint: { variant: 0 } },
      { draw: socks, x: 286, y: 218, scale: 0.56, turn: 4, paint: { variant: 1, main: mix(main, second, 0.5) } },
      { draw: socks, x: 142, y: 344, scale: 0.56, turn: 2, paint: { variant: 2, main: tone(second, -0.02), second: main } },
    ])
  const draw = variant ? tee : bodysuit
  return still(pen, paint, [
    { draw, x: 256, y: 158, scale: 0.66, turn: 8, paint: { ...light, variant: 0 } },
    { draw, x: 146, y: 232, scale: 0.66, turn: -6, paint: { ...middle, variant: 0 } },
    { draw, x: 240, y: 336, scale: 0.68, turn: 3, paint: { variant: 0 } },
  ])
}

/** For warm days. Variants: 0 swimsuit and sun hat, 1 T-shirt, skirt and cap, 2 rash vest, swim shorts and cap. */
export function summerset(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  if (variant === 0)
    return still(pen, paint, [
      { draw: swimsuit, x: 150, y: 262, scale: 0.86, turn: -4 },
      { draw: sunHat, x: 302, y: 292, scale: 0.46, turn: 6, paint: { pattern: 'plain', main: trim, second } },
    ])
  const below = variant === 1 ? skirt : trunks
  const above =
    variant === 1
      ? { draw: tee, paint: { variant: 0, main: second, second: main, pattern: 'plain' as const } }
      : { draw: trunks, paint: { variant: 2, pattern: 'plain' as const } }
  return still(pen, paint, [
    { draw: below, x: 224, y: 356, scale: 0.68, turn: 4, paint: { variant: 0 } },
    { ...above, x: 160, y: 174, scale: 0.7, turn: -4 },
    { draw: cap, x: 326, y: 168, scale: 0.38, turn: 6, paint: { variant: variant === 1 ? 0 : 1, pattern: 'plain' } },
  ])
}
