/**
 * The process of staff and jobs is killed before single statements of a shipment, a withdrawal and two refunds. Run again, it ends what it
 * began: nothing is lost, sent or given back twice. `KILLS=400` kills it before every statement.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeOrder, viewOrder } from '#services/orders/place-order.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { ITEMS, orderOf, somebody } from '#test/goods.ts'
import { modelFaults } from '#test/model/model-faults.ts'
import { modelShop } from '#test/model/model-shop.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { afterFile } from '#test/set-up/after-file.ts'
import { databaseUrl } from '#test/snapshot.ts'
import { runSteps } from './run-steps.ts'
import type { StaffSteps } from './staff-steps.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const PROGRAM = fileURLToPath(new URL('staff-steps.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'nestling-killed-'))
afterFile(() => rmSync(dataDir, { recursive: true, force: true }))

const model = await modelShop()
const { shop } = model

async function paid(key: string): Promise<{ id: string; number: string }> {
  const question = orderOf({ lines: [{ item: ITEMS.body, qty: 1 }], contact: somebody() })
  const placed = await placeOrder(shop, question, key, newAddress())
  if (!placed.ok) throw new Error(JSON.stringify(placed))
  const { id, number } = (await viewOrder(shop, placed.id))!
  await model.pay(await model.start({ token: placed.id }))
  await model.work()
  return { id, number }
}

async function begin(): Promise<Omit<StaffSteps, 'endBefore'>> {
  await model.reset()
  const sent = await paid('order-that-is-sent')
  const unsent = await paid('order-that-is-not-sent')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db.query)
  const url = databaseUrl(process.env.TEST_POSTGRES_URL!, rows[0]!.name)
  return { url, secret: shop.config.secret, dataDir, now: shop.clock.now().toISOString(), sent, unsent }
}

const run = (steps: StaffSteps): Promise<number | null> => runSteps(PROGRAM, steps)

async function checkEnd(): Promise<void> {
  // Its leases end, and the rest is done by another process.
  await model.comeToRest()
  const { query } = shop.db
  const orders = await query.selectFrom('order').select(['status', 'payment_state']).execute()
  expect(orders).toEqual([1, 2].map(() => ({ status: 'refunded', payment_state: 'refunded' })))
  for (const [table, count] of [
    ['shipment', 1],
    ['withdrawal', 1],
    ['refund', 2],
    ['sandbox_refund', 2],
  ] as const)
    expect([
      table,
      (
        await query
          .selectFrom(table)
          .select(sql`1`.as('one'))
          .execute()
      ).length,
    ]).toEqual([table, count])
  expect(await modelFaults(shop.db, [], true)).toEqual([])
  expect(await orderFaults(shop.db)).toEqual([])
}

test(
  `killed ${KILLS} times in a shipment, a withdrawal and refunds, nothing is lost or done twice`,
  { timeout: 120_000 + KILLS * 20_000 },
  async () => {
    const whole = (await run({ ...(await begin()), endBefore: 0 }))!
    await checkEnd()
    const kills = Math.min(KILLS, whole)
    if (process.env.KILLS) process.stdout.write(`${whole} statements, to be killed before ${kills} of them\n`)
    let killed = 0
    for (let kill = 0; kill < kills; kill++) {
      const steps = await begin()
      const endBefore = 1 + Math.floor((kill * whole) / kills)
      const ended = await run({ ...steps, endBefore })
      // Some runs need a few statements less, and have ended by then.
      if (ended === null) killed++
      else expect(ended).toBeLessThan(endBefore)
      expect(await modelFaults(shop.db, [], false)).toEqual([])
      await run({ ...steps, endBefore: 0 })
      await checkEnd()
    }
    expect(killed).toBeGreaterThan(kills / 2)
  },
)
