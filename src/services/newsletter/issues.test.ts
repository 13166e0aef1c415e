/** Newsletters sent to confirmed subscribers: one mail each, whatever is repeated, with the reader's own way out (LAW-50). */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newsletterCommand } from '#cli/newsletter.ts'
import { ISSUE_BATCH, ISSUE_MAIL, ISSUE_MAILS_MS, TRIAL_MAIL, paragraphsOf } from '#domain/newsletter/issue.ts'
import type { Locale } from '#domain/market/market.ts'
import { saveDraft, writeTextPages } from '#services/content/write-stories.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import type { Mailer } from '#services/ports.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { findUnsentIssue } from '#store/newsletter/issues.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'
import { purgeNewsletter, changeSubscription } from './newsletter.ts'
import { sendIssue, writeIssueMails } from './issues.ts'
import { leaveToken } from './leave-links.ts'

const shop = await testShop()
beforeEach(async () => {
  for (const table of ['mail', 'job', 'newsletter_issue', 'newsletter_subscription'] as const)
    await shop.db.query.deleteFrom(table).execute()
})

/** Adds subscribers. Returns their ids in order. */
async function subscribers(
  count: number,
  locale: Locale,
  state: 'confirmed' | 'pending' | 'left' = 'confirmed',
): Promise<string[]> {
  const now = shop.clock.now()
  const rows = Array.from({ length: count }, (_, at) => {
    const email = `${locale}.${state}.${at}@exemplu.ro`
    const names = { first_name: 'Ioana', last_name: 'Pop' }
    const times = { asked_at: now, confirmed_at: now, left_at: state === 'left' ? now : null }
    return { id: uuidv7(now), address: email, email, locale, state, ...names, ...times }
  })
  await shop.db.query.insertInto('newsletter_subscription').values(rows).execute()
  return rows.map(({ id }) => id).toSorted()
}
const mails = () => shop.db.query.selectFrom('mail').selectAll().where('kind', '=', ISSUE_MAIL).orderBy('recipient').execute()
const text = (locale: Locale) => ({ locale, subject: 'Iarna a venit', body: paragraphsOf('Bună!\n\nAvem <b>căciuli</b>.') })
const runJobs = () => runDueJobs(shop, jobHandlers)
const command = (...args: string[]) => newsletterCommand(shop.db, args, shop.clock.now())

test('every confirmed subscriber of the language gets one mail in bounded batches, others none', async () => {
  const count = 2 * ISSUE_BATCH + 7
  await subscribers(count, 'ro')
  await subscribers(3, 'hu')
  await subscribers(3, 'ro', 'pending')
  await subscribers(3, 'ro', 'left')
  await sendIssue(shop, [text('ro')])
  // Two full batches, and the one that finds the rest.
  expect(await runJobs()).toBe(3)
  const written = await mails()
  expect(written).toHaveLength(count)
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(count)
  expect(written[0]).toMatchObject({ subject: 'Iarna a venit', locale: 'ro' })
  expect(written[0]!.html).toContain('&lt;b&gt;căciuli&lt;/b&gt;')
  expect(await command('list')).toContain(`written  ${count} mails  Iarna a venit`)
})

test('the way out in each mail is that of its reader', async () => {
  await subscribers(2, 'hu')
  await sendIssue(shop, [text('hu')])
  await runJobs()
  for (const { html, text: plain, recipient, unsubscribe } of await mails()) {
    const [, token = ''] = /\/hu\/newsletter\/unsubscribe\?token=([\w-]+)"/.exec(html) ?? []
    expect(plain).toContain(token)
    expect(unsubscribe).toMatch(/^http.*\/newsletter\/one-click\/[\w-]+$/)
    expect(await changeSubscription(shop, token, { isWanted: false })).toMatchObject({ email: recipient, state: 'confirmed' })
    expect(await changeSubscription(shop, unsubscribe!.split('/').at(-1)!, { isWanted: false })).toMatchObject({
      email: recipient,
    })
  }
})

test('a job that runs again writes nothing twice, neither after its end nor in the middle', async () => {
  await subscribers(ISSUE_BATCH + 1, 'ro')
  await sendIssue(shop, [text('ro')])
  const { id: issueId } = await shop.db.query.selectFrom('newsletter_issue').select('id').executeTakeFirstOrThrow()
  const payload = { issueId, locale: 'ro' as const }
  await writeIssueMails(shop, payload)
  expect(await findUnsentIssue(shop.db.query, payload, { isLocked: false })).not.toBeNull()
  await runJobs()
  await writeIssueMails(shop, payload)
  expect(await mails()).toHaveLength(ISSUE_BATCH + 1)
})

test('who leaves before the mail is sent does not get it, and a stopped newsletter goes no further', async () => {
  const sent: string[] = []
  const mailer: Mailer = { send: async ({ to }) => void sent.push(to) }
  const mailing = { ...shop, mailer }
  const [first] = await subscribers(2, 'ro')
  await sendIssue(shop, [text('ro')])
  const { id: issueId } = await shop.db.query.selectFrom('newsletter_issue').select('id').executeTakeFirstOrThrow()
  await writeIssueMails(mailing, { issueId, locale: 'ro' })
  await changeSubscription(shop, leaveToken(shop, first!), { isWanted: false })
  await runDueJobs(mailing, jobHandlers)
  expect(sent).toHaveLength(1)
  // Its text is stored with the newsletter alone.
  expect(await mails()).toMatchObject([{ html: '', text: '', recipient: sent[0] }])
  await sendIssue(shop, [text('ro')])
  const { number } = await shop.db.query
    .selectFrom('newsletter_issue')
    .select('number')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  expect(await command('stop', String(number))).toContain('No further mail')
  await runJobs()
  expect(await mails()).toHaveLength(1)
  await expect(command('stop', String(number))).rejects.toThrow('no such newsletter')
})

test('old mails of newsletters are deleted, and that sends nothing again', async () => {
  await subscribers(1, 'ro')
  await sendIssue(shop, [text('ro')])
  await runJobs()
  await purgeNewsletter(shop, new Date(shop.clock.now().getTime() + ISSUE_MAILS_MS))
  expect(await mails()).toHaveLength(1)
  await purgeNewsletter(shop, new Date(shop.clock.now().getTime() + ISSUE_MAILS_MS + 1))
  await runJobs()
  expect(await mails()).toEqual([])
})

test('a page is sent in each of its languages, a file in one; what is missing is said', async () => {
  for (const locale of ['ro', 'en', 'hu'] as const) await subscribers(1, locale)
  const body = [{ kind: 'paragraph' as const, text: ['Vezi ', { text: 'aici', href: '/new' }] }]
  const page = (slug: string) => ({ slug, title: `Titlu ${slug}`, description: 'd', body })
  const story = { key: 'iarna', text: { ro: page('iarna'), en: page('winter'), hu: page('tel') } }
  await shop.db.transaction((tx) => writeTextPages(tx, [story], { who: 'test', now: shop.clock.now() }))
  await command('send', 'iarna')
  await runJobs()
  expect((await mails()).map(({ locale, subject }) => [locale, subject])).toEqual([
    ['en', 'Titlu winter'],
    ['hu', 'Titlu tel'],
    ['ro', 'Titlu iarna'],
  ])
  expect((await mails())[1]!.html).toContain(`href="${shop.config.publicUrl}/hu/new"`)
  const file = join(mkdtempSync(join(tmpdir(), 'nestling-newsletter-')), 'text.txt')
  writeFileSync(file, 'Hello.\n\nNew things.')
  await command('send', '--file', file, '--language', 'en', '--subject', 'New things')
  await runJobs()
  expect((await mails()).filter(({ subject }) => subject === 'New things')).toHaveLength(1)
  await expect(command('send', '--file', file, '--language', 'en')).rejects.toThrow('--subject')
  await expect(command('send', '--file', file)).rejects.toThrow('--language')
  await expect(command('send', 'none')).rejects.toThrow('no published content')
  await expect(command('send')).rejects.toThrow('--file')
})

test('a trial is one mail of the draft to any address: it counts nowhere, and its way out works and ends nothing', async () => {
  const [reader] = await subscribers(1, 'en')
  const page = (slug: string) => ({ slug, title: `Titlu ${slug}`, description: 'd', body: [] })
  const story = { key: 'proba', text: { ro: page('proba'), en: page('trial'), hu: page('proba-hu') } }
  await shop.db.transaction((tx) => writeTextPages(tx, [story], { who: 'test', now: shop.clock.now() }))
  const state = (await listStoryStates(shop.db.query, 'proba')).find(({ locale }) => locale === 'en')!
  const body = [{ _uid: 'a', component: 'text', text: [{ kind: 'paragraph', text: 'Only a draft.' }] }]
  const draft = { _uid: 'proba', component: 'page', title: 'Snow', description: 'd', body }
  await shop.db.transaction((tx) => saveDraft(tx, state, draft, { who: 'test', now: shop.clock.now() }))

  const address = 'en.confirmed.0@exemplu.ro'
  expect(await command('trial', 'proba', address, '--language', 'en')).toBe(
    `A trial is mailed to ${address} when the shop runs: Snow (en).`,
  )
  await runJobs()
  const written = await shop.db.query.selectFrom('mail').selectAll().execute()
  expect(written).toMatchObject([{ kind: TRIAL_MAIL, recipient: address, locale: 'en', subject: 'Trial: Snow' }])
  expect(written[0]!.text).toContain('Only a draft.')
  expect(await command('list')).toBe('There are no newsletters.')

  const site = await openSite(shop, storefront)
  const ask = (to: string, init?: RequestInit) =>
    site.fetch(new Request(to.replace(/^https?:\/\/[^/]+/, shop.config.publicUrl), init))
  const [link = ''] = /https?:\/\/\S+\/newsletter\/unsubscribe\?token=[\w-]+/.exec(written[0]!.text) ?? []
  const opened = await (await ask(link)).text()
  for (const told of ['it ends no subscription', address]) expect(opened).toContain(told)
  const token = link.split('token=')[1]!
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: shop.config.publicUrl }
  for (const form of ['leave', 'return', 'reason']) {
    const sent = await ask(`${shop.config.publicUrl}/newsletter/forms/${form}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token, locale: 'en', reason: 'other' }).toString(),
    })
    expect(sent.status).toBe(303)
  }
  const once = written[0]!.unsubscribe!
  expect((await ask(once, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  expect((await ask(once)).headers.get('location')).toBe(`/en/newsletter/unsubscribe?token=${token}`)
  const still = await shop.db.query.selectFrom('newsletter_subscription').select(['id', 'state']).execute()
  expect(still).toEqual([{ id: reader, state: 'confirmed' }])
})

test.each([
  [['trial', 'proba'], 'Say the address'],
  [['trial', 'none', 'a@exemplu.ro'], 'There is no content none'],
  [['trial', 'a@exemplu.ro'], 'Say the name of one content'],
])('%j is refused: %s', async (args, reason) => {
  await expect(command(...args)).rejects.toThrow(reason)
})
