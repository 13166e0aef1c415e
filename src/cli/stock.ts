/** `shop stock …`: pieces as they were counted. */
import { writeStock } from '#services/catalog/write-catalog.ts'
import type { Database } from '#store/database/db.ts'
import { CommandError } from './arguments/command-error.ts'

export const STOCK_USAGE = `  stock count <sku> <warehouse> <pieces>    how many pieces lie there; those reserved for orders are among them
`

/** @throws CommandError, InputRefused */
export async function stockCommand(db: Database, [action, ...words]: readonly string[], now: Date): Promise<string> {
  const [sku = '', warehouse = '', pieces = ''] = words
  if (action !== 'count' || words.length !== 3 || !/^\d{1,9}$/.test(pieces)) throw new CommandError(STOCK_USAGE.trimEnd())
  const cause = { kind: 'count', at: now, staffName: 'console' } as const
  await db.transaction((tx) => writeStock(tx, [{ sku, warehouse, onHand: Number(pieces) }], cause))
  return `${sku} has ${pieces} pieces in ${warehouse}.`
}
