import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { testClock } from '#test/clock.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { jobKinds, type JobKind, type JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue, type NewJob } from '#store/jobs/jobs.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import type { JobHandlers } from './jobs.ts'

const db = await testDatabase()
const now = new Date('2026-11-18T10:00:00Z')
const id = uuidv7(now)

const examples: { [Kind in JobKind]: JobPayload<Kind>[] } = {
  'alert.ask': [{ mailId: id, variant: 20413, locale: 'hu', email: 'ioana@exemplu.ro' }],
  'alert.tell': [{ variants: [20413, 20414] }],
  'bulk.edit': [{ bulkId: id, position: 0 }],
  'bulk.undo': [{ bulkId: id }],
  'contact.answer': [{ messageId: id, position: 1 }],
  'contact.mail': [{ messageId: id, confirms: true }],
  'customer.link': [{ purpose: 'verify', email: 'ioana@exemplu.ro' }],
  'customer.mail': [
    { mailId: id, mail: 'verify', customerId: id, at: now.toISOString(), linkId: id, validUntil: now.toISOString() },
    {
      mailId: id,
      mail: 'email_changed',
      customerId: id,
      at: now.toISOString(),
      email: 'noua@exemplu.ro',
      recipient: { email: 'ioana@exemplu.ro', firstName: 'Ioana', locale: 'ro' },
    },
  ],
  'document.check': [{ documentId: id }],
  'document.credit': [{ refundId: id }],
  'document.invoice': [{ orderId: id }],
  'document.transmit': [{ documentId: id }],
  'feed.pictures': [{}],
  'gateway.work': [{ gateway: 'sandbox', task: { do: 'settle', ref: 'a1' } }],
  'import.step': [{ runId: id }],
  'locker.import': [{ courier: 'sameday' }],
  'mail.send': [{ mailId: id }],
  'newsletter.issue': [{ issueId: id, locale: 'ro' }],
  'newsletter.trial': [
    { mailId: id, recipient: 'a@b.ro', locale: 'hu', subject: 'Tél', body: [{ kind: 'paragraph', text: 'Hó.' }] },
  ],
  'newsletter.ask': [
    { mailId: id, email: 'ioana@exemplu.ro', firstName: 'Ioana', lastName: 'Pop', locale: 'ro', source: 'footer' },
  ],
  'newsletter.checkout': [{ orderId: id }],
  'newsletter.welcome': [{ mailId: id, subscriptionId: id, about: 'again' }],
  'order.expire': [{ orderId: id }],
  'order.mail': [
    { orderId: id, mail: 'confirmation' },
    { orderId: id, mail: 'refunded', attemptId: id },
  ],
  'parcel.register': [{ parcelId: id }],
  'parcel.sync': [{ courier: 'own' }],
  'partner.mail': [{ codeId: id, locale: 'hu' }],
  'payment.notice': [{ attemptId: id, refund: 're_1', amount: 54_130 }],
  'payment.recheck': [{ caseId: id }],
  'payment.reconcile': [{ attemptId: id }],
  'payment.refund': [{ attemptId: id }, { attemptId: id, amount: 54_130 }],
  'payment.void': [{ attemptId: id }],
  'price.plan': [{ planId: id }],
  'product.publish': [{ planId: id }],
  'recall.mail': [
    { recallId: id, after: null },
    { recallId: id, after: id },
  ],
  'recall.remind': [
    { recallId: id, before: now.toISOString(), after: null },
    { recallId: id, before: now.toISOString(), after: id },
  ],
  'search.push': [{}],
  'story.publish': [{ storyId: 7, locale: 'hu' }],
  'staff.mail': [
    {
      mailId: id,
      mail: 'staff_invitation',
      staffId: id,
      at: now.toISOString(),
      by: 'Ana Pop',
      linkId: id,
      validUntil: now.toISOString(),
    },
    { mailId: id, mail: 'staff_new_sign_in', staffId: id, at: now.toISOString(), browser: 'Firefox, Linux' },
  ],
  'staff.reset': [{ email: 'ana@exemplu.ro' }],
  'stock.shown': [{ items: [] }, { items: ['1', '20413'] }],
  'system.backup': [{}],
  'voucher.issue': [{ orderId: id }],
  'voucher.mail': [{ voucherId: id }],
  'webhook.send': [{ messageId: id }],
  'withdrawal.mail': [{ withdrawalId: id }],
}
const kinds = Object.keys(jobKinds) as JobKind[]

/** A shop, and handlers of every kind that write down what they are given. */
function recording() {
  const log = { error: () => undefined, info() {}, debug() {} }
  const shop = { db, clock: testClock(now), log, jobSignal: createJobSignal() }
  const seen: unknown[] = []
  const setAside: { kind: string; reason: string }[] = []
  const entry = (kind: JobKind) => ({
    run: async (_: unknown, payload: unknown) => void seen.push({ kind, payload }),
    onSetAside: async (_: unknown, job: { kind: string }, reason: string) => void setAside.push({ kind: job.kind, reason }),
  })
  const handlers = Object.fromEntries(kinds.map((kind) => [kind, entry(kind)])) as unknown as JobHandlers<typeof shop>
  return { shop, handlers, seen, setAside }
}

beforeEach(async () => {
  await db.query.deleteFrom('job').execute()
})

test('every kind of job gets its payload back from the database', async () => {
  const jobs = kinds.flatMap((kind) => examples[kind].map((payload) => ({ kind, payload, runAt: now }) as NewJob))
  for (const job of jobs) await enqueue(db.query, job)
  const { shop, handlers, seen } = recording()
  await runDueJobs(shop, handlers)
  expect(seen).toHaveLength(jobs.length)
  expect(seen).toEqual(expect.arrayContaining(jobs.map(({ kind, payload }) => ({ kind, payload }))))
})

/** What does not fit each field: left out where it is needed, and of another type where it is there. */
function badPayloads(kind: JobKind): unknown[] {
  const fields = examples[kind].flatMap((example) => Object.keys(example).map((field) => ({ example, field })))
  const wrong = fields.filter(({ field }) => field !== 'task').map(({ example, field }) => ({ ...example, [field]: { a: 1 } }))
  return [null, 'text', [1], ...wrong]
}

test.each(kinds)(
  'a payload that does not fit %s is set aside at once with its reason, and its handler never runs',
  async (kind) => {
    const bad = badPayloads(kind)
    for (const payload of bad) {
      const row = { id: uuidv7(now), kind, payload: JSON.stringify(payload), run_at: now }
      await db.query.insertInto('job').values(row).execute()
    }
    const { shop, handlers, seen, setAside } = recording()
    expect(await runDueJobs(shop, handlers)).toBe(bad.length)
    expect(seen).toEqual([])
    expect(setAside).toHaveLength(bad.length)
    const rows = await db.query.selectFrom('job').select(['dead_at', 'last_error']).execute()
    expect(rows).toHaveLength(bad.length)
    for (const row of rows) {
      expect(row.dead_at).toEqual(now)
      expect(row.last_error).toContain(`the payload does not fit ${kind}: `)
    }
  },
)

test('unknown keys of a payload are dropped', async () => {
  const payload = JSON.stringify({ orderId: id, later: true })
  await db.query
    .insertInto('job')
    .values({ id: uuidv7(now), kind: 'voucher.issue', payload, run_at: now })
    .execute()
  const { shop, handlers, seen } = recording()
  await runDueJobs(shop, handlers)
  expect(seen).toEqual([{ kind: 'voucher.issue', payload: { orderId: id } }])
})
