import { beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { addChild, listChildren, purgeChildren } from './children.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const mailsOf = async (email: string) =>
  (await shop.db.query.selectFrom('mail').select(['kind', 'text']).where('recipient', '=', email).execute()).filter(
    ({ kind }) => kind === 'customer children_expiry',
  )

test('children of an unused account are deleted after 36 months, 30 days after a mail that names none of them', async () => {
  const opened = shop.clock.now()
  const unused = await signedInCustomer(shop, { email: 'unused@exemplu.ro' })
  const returning = await signedInCustomer(shop, { email: 'returning@exemplu.ro' })
  for (const { signedIn } of [unused, returning]) await addChild(shop, signedIn, { name: 'Matei', dateOfBirth: '2026-02-08' })
  const after = async (days: number) => {
    shop.clock.set(new Date(opened.getTime() + days * DAY_MS))
    await purgeChildren(shop, shop.clock.now())
    await runDueJobs(shop, jobHandlers)
  }
  const threeYears = 365 * 3 + 1
  await after(threeYears - 32)
  expect(await mailsOf('unused@exemplu.ro')).toEqual([])
  await after(threeYears - 29)
  await after(threeYears - 28)
  const [mail, ...more] = await mailsOf('unused@exemplu.ro')
  expect(more).toEqual([])
  expect(mail!.text).toContain('/my/children')
  expect(mail!.text).not.toContain('Matei')
  await shop.db.query.updateTable('customer').set({ last_seen_at: shop.clock.now() }).where('id', '=', returning.id).execute()
  await after(threeYears)
  expect(await listChildren(shop, unused.id)).toHaveLength(1)
  await after(threeYears + 2)
  expect(await listChildren(shop, unused.id)).toEqual([])
  expect(await listChildren(shop, returning.id)).toHaveLength(1)
  expect(shop.errors).toEqual([])
})

test('children of an account that nobody could tell are kept until the mail has been written for 30 days', async () => {
  const late = await signedInCustomer(shop, { email: 'late@exemplu.ro' })
  await addChild(shop, late.signedIn, { name: 'Ana', dateOfBirth: '2027-02-08' })
  shop.clock.advance(2000 * DAY_MS)
  await purgeChildren(shop, shop.clock.now())
  expect(await listChildren(shop, late.id)).toHaveLength(1)
  shop.clock.advance(31 * DAY_MS)
  await purgeChildren(shop, shop.clock.now())
  expect(await listChildren(shop, late.id)).toEqual([])
})
