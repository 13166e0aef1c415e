/**
 * What staff and customers do with two orders from the warehouse to the refund, in a process of its own, which ends itself with SIGKILL
 * before one of its statements. Run again, it goes on where it was ended: every step may be repeated.
 */
import pg from 'pg'
import { refundOrder } from '#services/orders/refund-order.ts'
import { deliverOrder, shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { refundWithdrawal } from '#services/withdrawals/refund-withdrawal.ts'
import { moveWithdrawal } from '#services/withdrawals/staff-withdrawals.ts'
import { confirmWithdrawal, draftWithdrawal } from '#services/withdrawals/withdrawals.ts'
import { readConfig } from '#src/config.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { openShop } from '#src/server/open-shop.ts'
import { openPostgres } from '#store/database/db.ts'
import { findWithdrawals } from '#store/withdrawals/withdrawals.ts'
import { runDueJobs } from '#test/due-jobs.ts'

export interface StaffSteps {
  url: string
  secret: string
  dataDir: string
  /** ISO moment. */
  now: string
  sent: { id: string; number: string }
  unsent: { number: string }
  /** The statement before which the process ends; 0: none. */
  endBefore: number
}

const steps = JSON.parse(process.argv[2]!) as StaffSteps
const { sent, unsent, endBefore } = steps
let statements = 0
// oxlint-disable-next-line typescript/unbound-method -- called with its client
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
let isCounting = false
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  if (isCounting && ++statements === endBefore) process.kill(process.pid, 'SIGKILL')
  return query.apply(this, args)
} as typeof pg.Client.prototype.query

const config = readConfig({ DATA_DIR: steps.dataDir, SECRET: steps.secret })
const silent = { error() {}, info() {}, debug() {} }
const db = openPostgres(steps.url, 2)
const shop = await openShop(config, { db, clock: { now: () => new Date(steps.now) }, log: silent })
isCounting = true

await prepareOrder(shop, sent.number, UNNAMED)
await shipOrder(shop, sent.number, { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1 }, UNNAMED)
await deliverOrder(shop, sent.number, UNNAMED)
const withdrawals = () => findWithdrawals(db.query, { orderId: sent.id })
if ((await withdrawals()).length === 0) {
  const declaration = { name: 'Ioana', reference: sent.number, email: 'ioana@exemplu.ro', goods: '', lines: [], isPart: false }
  const drafted = await draftWithdrawal(
    shop,
    { ...declaration, locale: 'ro', statement: 'Mă retrag.', orderId: sent.id },
    '10.0.0.1',
  )
  if (drafted.kind === 'draft') await confirmWithdrawal(shop, drafted.token, '10.0.0.1')
}
for (const { number } of await withdrawals()) {
  await moveWithdrawal(shop, number, 'accepted', UNNAMED)
  await refundWithdrawal(shop, number, 'depot', UNNAMED)
}
const act = { key: 'the only one', kind: 'unsent', pieces: 'all', delivery: 'all', warehouse: null, isLost: false } as const
await refundOrder(shop, unsent.number, act, UNNAMED)
await runDueJobs(shop, jobHandlers)
await db.close()
process.stdout.write(String(statements))
