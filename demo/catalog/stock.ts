/** Pieces by warehouse: most in the depot, a few to look at in the showrooms, some things nearly or wholly gone. */
import type { Random } from './random.ts'

const SHOWROOMS = ['bucharest', 'cluj', 'timisoara', 'budapest'] as const

export interface Pieces {
  warehouse: string
  onHand: number
}

/** Vouchers never run out; they are made when they are paid for. */
const ENDLESS = 1_000_000

export const voucherStock = (): Pieces[] => [{ warehouse: 'depot', onHand: ENDLESS }]

/** `plenty`: how many of a thing the shop likes to keep; `gone`: nothing left anywhere. */
export function stockOf(dice: Random, plenty: number, gone: boolean): Pieces[] {
  if (gone || dice.chance(0.05)) return []
  if (dice.chance(0.06)) return [{ warehouse: dice.chance(0.7) ? 'depot' : dice.pick(SHOWROOMS), onHand: dice.between(1, 3) }]
  const pieces: Pieces[] = [{ warehouse: 'depot', onHand: dice.between(3, plenty) }]
  for (const warehouse of SHOWROOMS) if (dice.chance(0.32)) pieces.push({ warehouse, onHand: dice.between(1, 8) })
  return pieces
}

export const piecesIn = (stock: readonly Pieces[]): number => stock.reduce((sum, { onHand }) => sum + onHand, 0)
