/** Round amounts on the axis of a chart of prices; the axis need not begin at zero, and is labelled. */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'

const STEPS = [1, 2, 2.5, 5, 10]

/** Returns three to six amounts that hold every price between them. */
export function ticksOf(least: number, most: number, currency: Currency): number[] {
  const span = Math.max(most - least, smallestStep(currency) * 4, most * 0.1)
  const power = 10 ** Math.floor(Math.log10(span / 4))
  const step = Math.max(smallestStep(currency), Math.ceil(power * STEPS.find((one) => one * power >= span / 4)!))
  const first = Math.max(0, Math.floor((least - span * 0.1) / step) * step)
  const ticks = [first]
  while (ticks.at(-1)! < most) ticks.push(ticks.at(-1)! + step)
  if (ticks.length < 2) ticks.push(first + step)
  return ticks
}
