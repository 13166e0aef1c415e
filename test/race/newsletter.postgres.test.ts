/** The newsletter under calls at the same moment on several connections: one reward a mailbox (D-31). */
import { expect, test } from 'vitest'
import { NEWSLETTER_MAIL_LIMIT } from '#domain/checkout/limits.ts'
import { ISSUE_BATCH } from '#domain/newsletter/issue.ts'
import { MERCHANT } from '#demo/content/merchant.ts'
import { writeMerchant } from '#services/content/write-content.ts'
import { recordConsent } from '#services/customers/consents.ts'
import { sendIssue, writeIssueMails } from '#services/newsletter/issues.ts'
import { askForNewsletter, confirmNewsletterLink } from '#services/newsletter/newsletter.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'

test('a hundred sign-ups of one address, and a hundred confirmations beside its account, give one coupon', async () => {
  const shop = await testShop()
  await shop.db.transaction((tx) => writeMerchant(tx, MERCHANT, shop.clock.now()))
  const email = 'ioana.race@gmail.com'
  const { id } = await signedInCustomer(shop, { email })
  const spellings = [email, 'ioanarace@gmail.com', 'Ioana.Race+x@googlemail.com']
  const hundred = <T>(work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 100 }, (_, at) => work(at)))
  await hundred((at) =>
    askForNewsletter(shop, { email: spellings[at % 3]!, firstName: 'Ioana', lastName: 'Pop', locale: 'ro', source: 'page' }),
  )
  await Promise.all([1, 2, 3].map(() => runDueJobs(shop, jobHandlers)))
  const mails = await shop.db.query.selectFrom('mail').select('html').where('kind', '=', 'newsletter confirm').execute()
  expect(mails).toHaveLength(NEWSLETTER_MAIL_LIMIT.most)
  const tokens = mails.map(({ html }) => /newsletter\/confirm\?token=([\w-]{43})/.exec(html)![1]!)
  await hundred<unknown>((at) =>
    at % 10 === 0
      ? recordConsent(shop, id, { purpose: 'newsletter', isGiven: true, locale: 'ro' })
      : confirmNewsletterLink(shop, tokens[at % tokens.length]!),
  )
  await runDueJobs(shop, jobHandlers)
  const count = async (table: 'newsletter_subscription' | 'newsletter_reward' | 'coupon') =>
    (
      await shop.db.query
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  expect([await count('newsletter_subscription'), await count('newsletter_reward'), await count('coupon')]).toEqual([1, 1, 1])
  const welcomes = await shop.db.query.selectFrom('mail').select('id').where('kind', '=', 'newsletter welcome').execute()
  expect(welcomes).toHaveLength(1)
})

test('a newsletter whose jobs run at the same moment writes to every subscriber once', async () => {
  const shop = await testShop()
  const now = shop.clock.now()
  const rows = Array.from({ length: 3 * ISSUE_BATCH }, (_, at) => {
    const email = `abonat.${at}@exemplu.ro`
    const person = { email, address: email, first_name: 'Ioana', last_name: 'Pop', locale: 'ro' as const }
    return { id: uuidv7(now), ...person, state: 'confirmed' as const, asked_at: now, confirmed_at: now }
  })
  await shop.db.query.insertInto('newsletter_subscription').values(rows).execute()
  await sendIssue(shop, [{ locale: 'ro', subject: 'Iarna', body: [{ kind: 'paragraph', text: 'Bună!' }] }])
  const { id: issueId } = await shop.db.query.selectFrom('newsletter_issue').select('id').executeTakeFirstOrThrow()
  await Promise.all(Array.from({ length: 6 }, () => writeIssueMails(shop, { issueId, locale: 'ro' })))
  await Promise.all([1, 2, 3].map(() => runDueJobs(shop, jobHandlers)))
  const mails = await shop.db.query.selectFrom('mail').select('recipient').execute()
  expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([rows.length, rows.length])
})
