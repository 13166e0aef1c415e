/** A recall from its publication to the customer: sale, notice, mails (LAW-41). */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { itemId } from '#domain/catalog/item-id.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { recallsHref } from '#domain/market/page-paths.ts'
import { REMIND_AFTER_MS, SECOND_LOOK_MS, type RecallAnswered } from '#domain/recalls/recall.ts'
import { dateInWords } from '#messages/dates.ts'
import { ended, notFound } from '#messages/recalls/list.ts'
import { endedNote, headline, none, remedies, reminderSubject, writtenBefore } from '#messages/recalls/notice.ts'
import { inLocale } from '#messages/text.ts'
import { quoteCart } from '#services/cart/quote.ts'
import { publishProduct } from '#services/catalog/products/publish-product.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { endRecall, publishRecall } from '#services/recalls/publish-recall.ts'
import { openRecall } from '#services/recalls/read-recalls.ts'
import { markBuyer, remindBuyers } from '#services/recalls/remind-buyers.ts'
import { createRecall } from '#services/recalls/write-recall.ts'
import { undoEntry } from '#services/undo/undo-entry.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop({ products: 60 })
const origin = shop.config.publicUrl
let site: Site
let product: (typeof shop.catalog.current.products)[number]
beforeAll(async () => {
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
  product = shop.catalog.current.products.find(({ kind, variants }) => kind === 'simple' && variants[0]!.available > 5)!
})

const page = async (path: string) => {
  const response = await site.fetch(new Request(origin + path))
  return { status: response.status, html: await response.text() }
}
const fresh = async () => {
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
}
const said = {
  ro: { hazard: 'Scutul se poate rupe <b>.', todo: 'Nu o mai folosi.' },
  en: { hazard: 'The shield can break <b>.', todo: 'Do not use it.' },
  hu: { hazard: 'A védőkorong eltörhet <b>.', todo: 'Ne használja.' },
}
const fields = {
  product: 0,
  lots: '2609',
  soldFrom: null,
  soldUntil: null,
  texts: said,
  remedies: ['refund' as const, 'replacement' as const],
}

async function draft(of: number, change: object = {}): Promise<string> {
  const answer = await createRecall(shop, CONSOLE, { ...fields, product: of, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer.id
}
const publish = async (id: string) => publishRecall(shop, CONSOLE, { id, version: 1, reason: null })
const runJobs = () => runDueJobs(shop, { 'recall.mail': jobHandlers['recall.mail'] })
const mails = () => shop.db.query.selectFrom('mail').selectAll().where('kind', '=', 'recall').orderBy('locale').execute()

/** Orders one piece as a guest of this market. */
async function ordered(market: Locale, email: string): Promise<void> {
  const item = itemId(product.variants[0]!.id, 'simple')
  const stock = shop.db.query.selectFrom('stock').select('warehouse_id').where('variant_id', '=', product.variants[0]!.id)
  const [place] = await stock.where('on_hand', '>', 4).execute()
  const piece = { item, product: String(product.id), warehouse: place!.warehouse_id }
  // Forints have no decimals.
  const order = await placedOrder(shop, { market, due: market === 'hu' ? 5_400_000 : 54_130, piece })
  await shop.db.query.updateTable('order').set({ email }).where('id', '=', order.id).execute()
}

test('a published recall stops the sale, shows its notice, and writes to each buyer once in the language of the order', async () => {
  for (const locale of LOCALES) expect((await page(recallsHref(MARKETS[locale]))).html).toContain(inLocale(locale, none))
  await ordered('ro', 'ana@exemplu.ro')
  await ordered('ro', 'Ana@Exemplu.ro')
  await ordered('en', 'greta@example.de')
  await ordered('hu', 'eszter@pelda.hu')
  const id = await draft(product.id)
  const paths = perLocaleProduct()
  for (const locale of LOCALES) expect((await page(paths[locale])).html).not.toContain(inLocale(locale, headline))
  const answer = await publish(id)
  // Who was written to cannot be told that it was nothing.
  expect(answer).toMatchObject({ ok: true, entries: [] })
  await fresh()
  for (const locale of LOCALES) {
    for (const path of [paths[locale], recallsHref(MARKETS[locale], 1)]) {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      for (const text of [
        inLocale(locale, headline),
        '2609',
        said[locale].todo,
        inLocale(locale, remedies.refund),
        product.name[locale],
      ])
        expect(html).toContain(text.replaceAll('&', '&amp;'))
      expect(html).toContain('&lt;b&gt;')
      expect(html).not.toMatch(/schema\.org\/InStock|name="qty"/)
    }
    const list = (await page(recallsHref(MARKETS[locale]))).html
    expect(list).toContain(`href="${recallsHref(MARKETS[locale], 1)}"`)
    const item = itemId(product.variants[0]!.id, 'simple')
    const quote = await quoteCart(shop, { market: locale, lines: [{ item, qty: 1 }] })
    expect(quote.lines).toEqual([])
    expect((await page(href(MARKETS[locale], '/'))).html).toContain(`href="${recallsHref(MARKETS[locale])}"`)
  }
  const again = await publishProduct(shop, CONSOLE, { product: product.id, markets: LOCALES, publishes: true })
  expect(again).toMatchObject({ ok: false, reason: 'blocked' })
  await runJobs()
  shop.clock.advance(SECOND_LOOK_MS)
  await runJobs()
  const written = await mails()
  expect(written.map(({ locale, recipient }) => [locale, recipient])).toEqual([
    ['en', 'greta@example.de'],
    ['hu', 'eszter@pelda.hu'],
    ['ro', expect.stringMatching(/^ana@exemplu\.ro$/i)],
  ])
  for (const { locale: at, subject, text } of written) {
    const locale = at as Locale
    expect(subject).toContain(inLocale(locale, headline))
    expect(text).toContain(said[locale].todo)
    expect(text).toContain(origin + recallsHref(MARKETS[locale], 1))
  }
  expect(await openRecall(shop, id)).toMatchObject({ sold: { pieces: 4, orders: 4 }, written: { sent: 0, waits: 3, failed: 0 } })
  expect(await endRecall(shop, CONSOLE, { id, version: 2, reason: 'Toate s-au întors.' })).toMatchObject({ ok: true })
  await fresh()
  for (const locale of LOCALES) {
    const notice = await page(recallsHref(MARKETS[locale], 1))
    expect(notice.status).toBe(200)
    expect(notice.html).toContain(inLocale(locale, () => endedNote({ date: dateInWords(shop.clock.now()) })))
    const all = (await page(recallsHref(MARKETS[locale]))).html
    expect(all).toContain(inLocale(locale, none))
    expect(all).toMatch(new RegExp(`${inLocale(locale, ended)}.*href="${recallsHref(MARKETS[locale], 1)}"`, 's'))
  }
  expect((await page(paths.ro)).html).not.toContain(inLocale('ro', headline))
})

test('a recall is found by its batch and its name, without JavaScript; what is not found says what else to try', async () => {
  const search = (words: string) => page(`${recallsHref(MARKETS.ro)}?q=${encodeURIComponent(words)}`)
  const notice = `href="${recallsHref(MARKETS.ro, 1)}"`
  for (const words of ['2609', product.name.ro.split(' ')[0]!.toUpperCase()]) {
    const { html } = await search(words)
    expect(html).toContain(notice)
    expect(html).toContain('<meta name="robots" content="noindex, follow"')
  }
  const { html } = await search('nicăieri "x')
  expect(html).not.toContain(notice)
  expect(html).toContain(inLocale('ro', () => notFound({ query: 'nicăieri &quot;x' })))
  expect((await search(' ')).status).toBe(301)
})

const perLocaleProduct = () =>
  Object.fromEntries(LOCALES.map((locale) => [locale, href(MARKETS[locale], `/p/${product.slug[locale]}`)])) as Record<
    Locale,
    string
  >

test('who was reached three days ago and has not answered is reminded once, and not who answered', async () => {
  const other = shop.catalog.current.products.filter(({ id, kind }) => kind === 'simple' && id !== product.id)[1]!
  const former = product
  product = other
  for (const email of ['unu@exemplu.ro', 'doi@exemplu.ro', 'trei@exemplu.ro']) await ordered('ro', email)
  product = former
  const id = await draft(other.id)
  await publish(id)
  await runJobs()
  const remind = () => remindBuyers(shop, CONSOLE, { id, version: 2, reason: null })
  const sentOf = (recipient: string) =>
    shop.db.query
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute()
  // A mail that was never sent has reached nobody.
  shop.clock.advance(REMIND_AFTER_MS + 1)
  expect(await remind()).toMatchObject({ ok: false, reason: 'recall_nobody_due' })
  await sql`update mail set sent_at = ${shop.clock.now()} where recipient <> 'trei@exemplu.ro' and kind = 'recall'`.execute(
    shop.db.query,
  )
  expect(await remind()).toMatchObject({ reason: 'recall_nobody_due' })
  shop.clock.advance(REMIND_AFTER_MS + 1)
  const { buyers, unanswered, due } = (await openRecall(shop, id))!
  expect([unanswered, due]).toEqual([2, 2])
  const orderOf = async (email: string) =>
    (await shop.db.query.selectFrom('order').select('number').where('email', '=', email).executeTakeFirstOrThrow()).number
  const order = await orderOf('doi@exemplu.ro')
  const mark = (seen: RecallAnswered | null, answer: RecallAnswered | null) =>
    markBuyer(shop, CONSOLE, { id, order, seen, answer })
  expect(buyers.map((one) => one.answer)).toEqual([null, null, null])
  const marked = await mark(null, 'called')
  expect(marked).toMatchObject({ ok: true, entries: [expect.any(String)] })
  expect(await mark(null, 'letter')).toMatchObject({ ok: false, reason: 'changed_meanwhile' })
  expect(await markBuyer(shop, CONSOLE, { id, order: 'NST-NOBODY', seen: null, answer: 'called' })).toMatchObject({ ok: false })

  // Asked twice before the job ran: one mail.
  expect(await remind()).toMatchObject({ ok: true, entries: [] })
  expect(await remind()).toMatchObject({ ok: true })
  const remindJobs = { 'recall.remind': jobHandlers['recall.remind'] }
  await runDueJobs(shop, remindJobs)
  expect(await sentOf('doi@exemplu.ro')).toHaveLength(1)
  expect(await sentOf('trei@exemplu.ro')).toHaveLength(1)
  const [first, second, ...more] = await sentOf('unu@exemplu.ro')
  expect(more).toEqual([])
  expect(second!.subject).toBe(inLocale('ro', () => reminderSubject({ subject: first!.subject })))
  expect(second!.text).toContain(inLocale('ro', writtenBefore))
  expect(await remind()).toMatchObject({ reason: 'recall_nobody_due' })

  const [entry] = (marked as { entries: string[] }).entries
  expect(await undoEntry(shop, CONSOLE, { id: entry!, role: 'owner', reason: null })).toMatchObject({ ok: true })
  expect((await openRecall(shop, id))!).toMatchObject({ unanswered: 2, due: 1 })
  expect(await endRecall(shop, CONSOLE, { id, version: 2, reason: null })).toMatchObject({ ok: true })
  expect(await remindBuyers(shop, CONSOLE, { id, version: 3, reason: null })).toMatchObject({ reason: 'recall_not_running' })
})

test('a job that dies after some mails, or runs twice, writes to nobody twice', async () => {
  const other = shop.catalog.current.products.find(({ id, kind }) => kind === 'simple' && id !== product.id)!
  const former = product
  product = other
  for (const email of ['a@exemplu.ro', 'b@exemplu.ro']) await ordered('ro', email)
  product = former
  const id = await draft(other.id)
  await publish(id)
  const before = (await mails()).length
  let writes = 0
  const broken = {
    ...shop,
    writeMail: (mail: Parameters<typeof shop.writeMail>[0]) => {
      writes += 1
      if (writes === 2) throw new Error('killed')
      return shop.writeMail(mail)
    },
  }
  const payload = { recallId: id, after: null }
  const run = jobHandlers['recall.mail'] as (of: typeof shop, payload: object) => Promise<void>
  await expect(run(broken, payload)).rejects.toThrow('killed')
  expect((await mails()).length).toBe(before)
  await run(shop, payload)
  await run(shop, payload)
  expect((await mails()).length).toBe(before + 2)
})

test('what nobody bought can be taken back: the recall first, then the sale', async () => {
  const unsold = shop.catalog.current.products.findLast(
    ({ kind, variants, parts }) => kind === 'simple' && variants.length > 0 && parts.length === 0,
  )!
  const id = await draft(unsold.id, { soldFrom: '2020-01-01', soldUntil: '2020-01-02' })
  const answer = await publish(id)
  if (!answer.ok) throw new Error(answer.reason)
  expect(answer.entries).toHaveLength(2)
  for (const entry of answer.entries.toReversed())
    expect(await undoEntry(shop, CONSOLE, { id: entry, role: 'owner', reason: null })).toMatchObject({ ok: true })
  expect((await openRecall(shop, id))!.recall.state).toBe('draft')
  await fresh()
  expect(shop.catalog.current.products.find((one) => one.id === unsold.id)!.withheldIn).toEqual([])
  expect(await publishRecall(shop, CONSOLE, { id, version: 1, reason: null })).toMatchObject({ reason: 'changed_meanwhile' })
})
