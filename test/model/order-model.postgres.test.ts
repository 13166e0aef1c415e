/**
 * Random lives of orders, on PostgreSQL: after every action the statuses, money, pieces, credit and coupons must fit. A failure is
 * shrunk to the fewest actions that show it. `MODEL_ORDERS=400` makes 10,000 actions; `MODEL_SEED` repeats a run.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#domain/orders/order-status.ts'
import { ORDER_ACTIONS, ORDER_ACTORS, transitionOf } from '#domain/orders/order-transitions.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { moments, type Moment } from './actions.ts'
import { modelFaults, readStatusChanges } from './model-faults.ts'
import { modelShop } from './model-shop.ts'
import { Sequence } from './perform.ts'

const SEQUENCES = Number(process.env.MODEL_ORDERS ?? 12)
const ACTIONS = 25
/** Fixed, so that the suite is the same each time; long runs take another one. */
const SEED = Number(process.env.MODEL_SEED ?? 20_261_118)
/** Sequences from which on every change that the table allows must have been seen. */
const ENOUGH = 400

const model = await modelShop()
const seen = new Map<string, number>()
const outcomes = new Map<string, number>()
let performed = 0

async function live(sequence: readonly Moment[]): Promise<void> {
  await model.reset()
  const running = new Sequence(model, outcomes)
  for (const actions of sequence) {
    performed += actions.length
    await running.perform(actions)
    expect(await modelFaults(model.shop.db, running.lost, false)).toEqual([])
  }
  await model.comeToRest()
  for (const { was, became } of await readStatusChanges(model.shop.db.query)) {
    const change = `${was} > ${became}`
    seen.set(change, (seen.get(change) ?? 0) + 1)
  }
  expect(await modelFaults(model.shop.db, running.lost, true)).toEqual([])
  expect(await orderFaults(model.shop.db)).toEqual([])
}

function changesOfTheTable(): string[] {
  const froms = [null, ...ORDER_STATUSES]
  const rows = froms.flatMap((from) =>
    ORDER_ACTIONS.flatMap((action) =>
      ORDER_ACTORS.flatMap((actor) => {
        const row = transitionOf(from, action, actor)
        return row ? [`${row.from} > ${row.to}`] : []
      }),
    ),
  )
  return [...new Set(rows)].toSorted()
}

const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .map(([what, count]) => `${what}: ${count}\n`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('')

test(`${SEQUENCES} lives of orders of ${ACTIONS} actions`, { timeout: 60_000 + SEQUENCES * 10_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.noBias(moments(ACTIONS)), live), { numRuns: SEQUENCES, seed: SEED })
  if (SEQUENCES >= ENOUGH) expect([...seen.keys()].toSorted()).toEqual(changesOfTheTable())
  if (process.env.MODEL_ORDERS) process.stdout.write(`${performed} actions\n${table(seen)}\n${table(outcomes)}`)
})
