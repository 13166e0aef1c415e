import { beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { backup } from '#store/backup/backup.ts'
import { EXPORTED } from '#store/customers/account-export.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { CANARY, CANARY_EMAIL, fullAccount, tablesOfCustomers, type FullAccount } from '#test/customers/full-account.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { seedOneProduct } from '#test/placed-order.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { deleteAccount, purgeDeletedAccounts } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { hashPassword } from './password-hash.ts'

let shop: TestShop
let account: FullAccount
beforeAll(async () => {
  shop = await testShop()
  await seedOneProduct(shop.db, 10, shop.clock.now())
  account = await fullAccount(shop)
  await shop.db.transaction((tx) => markPaid(tx, account.paid.id, null, shop.clock.now()))
  await runDueJobs(shop, jobHandlers)
  shop.clock.advance(1)
})

/** Returns every row of the database as text, by table. */
async function everything(): Promise<Record<string, string>> {
  const tables: Record<string, string> = {}
  let table = ''
  await backup(shop.db, shop.clock.now(), async (lines) => {
    for (const line of lines.split('\n').filter(Boolean)) {
      const parsed = JSON.parse(line) as { table?: string }
      if (Object.keys(parsed).join() === 'table') table = parsed.table!
      else tables[table] = `${tables[table] ?? ''}${line}\n`
    }
  })
  return tables
}

const withCanary = (tables: Record<string, string>) =>
  Object.keys(tables)
    .filter((name) => new RegExp(CANARY, 'i').test(tables[name]!) || tables[name]!.includes('2024-05-06'))
    .toSorted()

test('the export has every table that names a customer, each with its rows', async () => {
  const tables = await tablesOfCustomers(shop.db.query)
  expect(Object.keys(EXPORTED).toSorted()).toEqual(['customer', ...tables].toSorted())
  const { data, mails } = await exportAccount(shop, account.customer.signedIn)
  expect(Object.entries(data).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(data.order).toHaveLength(2)
  expect(data.customer_child).toMatchObject([{ name: CANARY, date_of_birth: '2024-05-06' }])
  expect(data.newsletter_subscription).toMatchObject([
    { email: CANARY_EMAIL, state: 'confirmed', events: [{ kind: 'confirmed', where: 'account' }] },
  ])
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['contact received', 'newsletter welcome', 'partner_code'])
})

test('the export has no secret and no other customer', async () => {
  const other = await signedInCustomer(shop, { email: 'other@exemplu.ro', firstName: 'Altcineva' })
  const text = JSON.stringify(await exportAccount(shop, account.customer.signedIn))
  expect(text).not.toMatch(/token_hash|request_hash|idempotency|password_hash"|public_key|credential_id|Altcineva/)
  expect(JSON.stringify(await exportAccount(shop, other.signedIn))).not.toContain(CANARY)
})

test('an account is deleted only just after the password and with its address', async () => {
  const { signedIn } = account.customer
  const late = { ...signedIn, confirmedAt: new Date(shop.clock.now().getTime() - 11 * 60_000) }
  expect(await deleteAccount(shop, late, CANARY_EMAIL)).toEqual({ ok: false, reason: 'confirmation_required' })
  expect(await deleteAccount(shop, signedIn, 'other@exemplu.ro')).toEqual({ ok: false, reason: 'email_differs' })
  expect(withCanary(await everything()).length).toBeGreaterThan(8)
})

test('a deleted account leaves no row in any table of customers, a mail, and its orders without a customer', async () => {
  const { id, signedIn } = account.customer
  expect(await deleteAccount(shop, signedIn, CANARY_EMAIL.toUpperCase())).toEqual({ ok: true })
  for (const table of await tablesOfCustomers(shop.db.query)) {
    const { rows } = await sql`select from ${sql.table(table)} where customer_id = ${id}`.execute(shop.db.query)
    expect([table, rows.length]).toEqual([table, 0])
  }
  // Both orders are still under way: the parcel needs its address, the payment its confirmation.
  expect(withCanary(await everything())).toEqual(['coupon_use', 'job', 'mail', 'order'])
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query.selectFrom('mail').select('kind').where('recipient', '=', CANARY_EMAIL).execute()
  expect(mails.filter(({ kind }) => kind.startsWith('customer')).map(({ kind }) => kind)).toEqual(['customer account_deleted'])
})

test('an order that ends loses its personal data; a paid one keeps what its invoice needs', async () => {
  shop.clock.advance(DAY_MS)
  await runDueJobs(shop, jobHandlers)
  await sql`update "order" set status = 'fulfilled', updated_at = ${shop.clock.now()} where id = ${account.paid.id}`.execute(
    shop.db.query,
  )
  expect(await purgeDeletedAccounts(shop, shop.clock.now())).toBe(1)
  const unpaid = await shop.db.query.selectFrom('order').selectAll().where('id', '=', account.unpaid.id).executeTakeFirstOrThrow()
  expect(unpaid).toMatchObject({ status: 'canceled', email: '', phone: '', customer_id: null })
  expect(JSON.stringify(unpaid)).not.toContain(CANARY)
  shop.clock.advance(31 * DAY_MS)
  expect(await purgeDeletedAccounts(shop, shop.clock.now())).toBe(1)
  const paid = await shop.db.query.selectFrom('order').selectAll().where('id', '=', account.paid.id).executeTakeFirstOrThrow()
  expect(paid.billing).toMatchObject({ firstName: CANARY, address: `Str. ${CANARY} 1` })
  expect(paid).toMatchObject({
    email: '',
    phone: '',
    delivery_address: { firstName: '', address: '', zip: '540056', country: 'RO' },
  })
  expect(withCanary(await everything())).toEqual(['order'])
  expect(await purgeDeletedAccounts(shop, shop.clock.now())).toBe(0)
  expect(shop.errors).toEqual([])
})

test('deleting in two browsers at once deletes once', async () => {
  const passwordHash = await hashPassword(shop, 'tramvai-cais-nor')
  const { id, signedIn } = await signedInCustomer(shop, { email: 'twice@exemplu.ro', passwordHash })
  const both = await Promise.all([
    deleteAccount(shop, signedIn, 'twice@exemplu.ro'),
    deleteAccount(shop, signedIn, 'twice@exemplu.ro'),
  ])
  expect(both).toEqual([{ ok: true }, { ok: true }])
  const jobs = await shop.db.query.selectFrom('job').selectAll().where('kind', '=', 'customer.mail').execute()
  expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(id))).toHaveLength(1)
})
