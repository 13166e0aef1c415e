/** The newsletter, sent without JavaScript: double opt-in, one reward, leaving (D-31, LAW-50). */
import { beforeAll, expect, test } from 'vitest'
import { NEWSLETTER_MAIL_LIMIT } from '#domain/checkout/limits.ts'
import { LOCALES, MARKETS, href, type Locale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { MERCHANT } from '#demo/content/merchant.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { lead, plainLead, plainTitle, title } from '#messages/newsletter/form.ts'
import { inLocale } from '#messages/text.ts'
import { writeMerchant } from '#services/content/write-content.ts'
import { currentConsents, recordConsent } from '#services/customers/consents.ts'
import { deleteAccount } from '#services/customers/delete-account.ts'
import { formStamp } from '#services/forms/posted-forms.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const origin = shop.config.publicUrl
let site: Site
beforeAll(async () => {
  await seedOneProduct(shop.db, 50, shop.clock.now())
  await shop.db.transaction((tx) => writeMerchant(tx, MERCHANT, shop.clock.now()))
  site = await openSite(shop, storefront)
})

type Incoming = NonNullable<NonNullable<Parameters<Site['fetch']>[1]>['incoming']>
const from = (path: string, ip = newAddress()) => ({
  incoming: { url: path, headers: {}, socket: { remoteAddress: ip } } as unknown as Incoming,
})
const page = async (path: string) => (await site.fetch(new Request(origin + path), from(path))).text()
const post = (
  path: string,
  fields: Record<string, string>,
  { ip = newAddress(), sender = origin }: { ip?: string; sender?: string | null } = {},
) =>
  site.fetch(
    new Request(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(sender !== null && { origin: sender }) },
    }),
    from(path, ip),
  )

/** Sends the form a few seconds after its page was shown. Returns the address that it leads to. */
async function ask(fields: Record<string, string>, ip = newAddress()): Promise<string> {
  const stamp = formStamp(shop)
  shop.clock.advance(5000)
  const typed = { firstName: 'Ioana', lastName: 'Marinescu', email: '', locale: 'ro', source: 'page', website: '', stamp }
  const answer = await post('/newsletter/forms/ask', { ...typed, ...fields }, { ip })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')!
}

async function mailsTo(email: string) {
  shop.clock.advance(1000)
  await runDueJobs(shop, jobHandlers)
  return shop.db.query.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('created_at').orderBy('id').execute()
}
const linkIn = (mail: { html: string } | undefined, what: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`href="${origin}([^"]*/newsletter/${what}[?]token=[^"]+)"`).exec(mail?.html ?? '')![1]!
const tokenOf = (path: string): string => path.split('token=').at(-1)!
const row = (email: string) =>
  shop.db.query.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst()
const rewards = () => shop.db.query.selectFrom('newsletter_reward').selectAll().execute()

/** Subscribes and confirms. Returns the link of the mail and the code. */
async function subscribe(email: string, locale: Locale = 'ro') {
  await ask({ email, locale })
  const link = linkIn((await mailsTo(email)).at(-1), 'confirm')
  await post('/newsletter/forms/confirm', { token: tokenOf(link), locale })
  const mail = (await mailsTo(email)).at(-1)!
  return { link, mail, code: /[A-Z]+-[2-9A-Z]{13}/.exec(mail.text)![0] }
}

test.each(LOCALES)('in %s the link of a mail, opened and confirmed, gives the code on screen and by mail', async (locale) => {
  const market = MARKETS[locale]
  const email = `abonat.${locale}@exemplu.ro`
  expect(await ask({ email, locale, source: 'footer' })).toBe(href(market, '/newsletter?sent=1'))
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ kind: 'newsletter confirm', locale, unsubscribe: null })
  expect(mail!.html + mail!.subject).not.toContain('Ioana')
  const link = linkIn(mail, 'confirm')
  expect(link).toContain(href(market, '/newsletter/confirm?token='))
  // A program that scans the mail.
  await page(link)
  expect(await row(email)).toMatchObject({ state: 'pending', confirmed_at: null })
  const confirmed = await post('/newsletter/forms/confirm', { token: tokenOf(link), locale })
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, link])
  const welcome = (await mailsTo(email)).at(-1)!
  const code = /[A-Z]+-[2-9A-Z]{13}/.exec(welcome.text)![0]
  expect(await page(link)).toContain(code)
  expect(welcome.unsubscribe).toMatch(new RegExp(`^${origin}/newsletter/one-click/`))
  const { amount, minPurchase } = MERCHANT.newsletterRewards![locale]!
  const coupon = await shop.db.query.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  expect(coupon).toMatchObject({ type: 1, amount, min_purchase: minPurchase, currency: market.currency, max_uses: 1 })
  expect(await row(email)).toMatchObject({ state: 'confirmed', locale, first_name: 'Ioana' })
  const events = await shop.db.query.selectFrom('newsletter_event').selectAll().where('email', '=', email).orderBy('at').execute()
  const proof = { source: 'footer', text_version: '2026-11', locale }
  expect(events).toMatchObject([
    { ...proof, kind: 'asked' },
    { ...proof, kind: 'confirmed' },
  ])
  const form = await page(href(market, '/newsletter'))
  const money = (hundredths: number) => plainText(hundredths, market.currency, locale)
  inLocale(locale, () => {
    expect(form).toContain(title({ amount: money(amount) }))
    expect(form).toContain(lead({ minimum: money(minPurchase) }))
  })
})

test('a subscriber who asks again, in any spelling, gets the same code; the page says the same as to everybody', async () => {
  const { code } = await subscribe('ioana.m@gmail.com')
  const before = (await rewards()).length
  expect(await ask({ email: 'IoanaM+alt@googlemail.com' })).toBe('/newsletter?sent=1')
  const again = (await mailsTo('ioana.m@gmail.com')).at(-1)!
  expect([again.kind, again.text.includes(code)]).toEqual(['newsletter again', true])
  expect(await mailsTo('IoanaM+alt@googlemail.com')).toEqual([])
  expect((await rewards()).length).toBe(before)
})

test('faults come back in the language of the page, with what was typed', async () => {
  const address = await ask({ email: 'gresit', firstName: '', lastName: '<b>x', locale: 'hu' })
  expect(address).toMatch(/^\/hu\/newsletter\?form=/)
  const html = await page(address)
  for (const sentence of ['A keresztnév megadása kötelező', 'Az e-mail-cím érvénytelen', 'A név csak betűt'])
    expect(html).toContain(sentence)
  expect(html).toContain('value="gresit"')
  expect(await page(await ask({ email: '', firstName: '', lastName: '', locale: 'en' }))).toContain('Last name is required')
})

test('programs get nothing: a filled trap is told the same, a form without its time is shown once more, callers are limited', async () => {
  expect(await ask({ email: 'capcana@exemplu.ro', website: 'x' })).toBe('/newsletter?sent=1')
  expect(await ask({ email: 'grabit@exemplu.ro', stamp: formStamp(shop) })).toBe('/newsletter?sent=1')
  expect(await ask({ email: 'fara@exemplu.ro', stamp: 'made-up' })).toMatch(/^\/newsletter\?form=/)
  expect(await mailsTo('capcana@exemplu.ro')).toEqual([])
  expect(await mailsTo('fara@exemplu.ro')).toEqual([])
  const ip = newAddress()
  const answers: string[] = []
  for (let at = 0; at < 41; at++) answers.push(await ask({ email: `${at}` }, ip))
  expect(answers.at(-1)).toMatch(/\?wait=\d+$/)
  expect((await post('/newsletter/forms/ask', {}, { sender: 'https://evil.example' })).status).toBe(403)
})

test('an address gets few mails an hour, whoever asks, and the answer stays the same', async () => {
  const email = 'hartuita@exemplu.ro'
  for (let at = 0; at < 6; at++) expect(await ask({ email })).toBe('/newsletter?sent=1')
  expect(await mailsTo(email)).toHaveLength(NEWSLETTER_MAIL_LIMIT.most)
})

test('a link is used once within seven days', async () => {
  await ask({ email: 'tarziu@exemplu.ro' })
  const late = linkIn((await mailsTo('tarziu@exemplu.ro'))[0], 'confirm')
  shop.clock.advance(7 * DAY_MS)
  await post('/newsletter/forms/confirm', { token: tokenOf(late), locale: 'ro' })
  expect(await row('tarziu@exemplu.ro')).toMatchObject({ state: 'pending' })
  expect(await page(late)).toContain('Linkul nu mai e valabil')
  const { link, mail } = await subscribe('pleaca@exemplu.ro')
  await post('/newsletter/forms/leave', { token: tokenOf(linkIn(mail, 'unsubscribe')), locale: 'ro' })
  await post('/newsletter/forms/confirm', { token: tokenOf(link), locale: 'ro' })
  expect(await row('pleaca@exemplu.ro')).toMatchObject({ state: 'left' })
})

test('a subscriber leaves by the page, by the header of a mail and says why; a look changes nothing; who returns keeps the code', async () => {
  const email = 'dus.si.intors@exemplu.ro'
  const { mail, code } = await subscribe(email)
  const link = linkIn(mail, 'unsubscribe')
  expect(await page(link)).toContain(email)
  const header = new URL(mail.unsubscribe!).pathname
  const opened = await site.fetch(new Request(origin + header), from(header))
  expect([opened.status, opened.headers.get('location')?.startsWith('/newsletter/unsubscribe?token=')]).toEqual([303, true])
  expect(await row(email)).toMatchObject({ state: 'confirmed' })
  // A mail provider has no origin.
  expect((await post(header, { 'List-Unsubscribe': 'One-Click' }, { sender: null })).status).toBe(200)
  expect(await row(email)).toMatchObject({ state: 'left' })
  const token = tokenOf(link)
  await post('/newsletter/forms/reason', { token, locale: 'ro', reason: 'grown' })
  expect(await row(email)).toMatchObject({ leave_reason: 'grown' })
  expect(await page(link)).toContain('Gata, liniște')
  const before = (await rewards()).length
  await post('/newsletter/forms/return', { token, locale: 'ro' })
  expect(await row(email)).toMatchObject({ state: 'confirmed', leave_reason: null })
  expect((await mailsTo(email)).at(-1)!.text).toContain(code)
  expect((await rewards()).length).toBe(before)
  expect(await page('/newsletter/unsubscribe?token=made-up')).toContain('Linkul nu mai e valabil')
})

test('account and newsletter say the same: given there, left here, and deleted with the account', async () => {
  const customer = await signedInCustomer(shop, { email: 'cont@exemplu.ro' })
  await recordConsent(shop, customer.id, { purpose: 'newsletter', isGiven: true, locale: 'ro' })
  const mail = (await mailsTo('cont@exemplu.ro')).at(-1)!
  expect(mail.kind).toBe('newsletter welcome')
  await post('/newsletter/forms/leave', { token: tokenOf(linkIn(mail, 'unsubscribe')), locale: 'ro' })
  expect((await currentConsents(shop, customer.id)).newsletter).toMatchObject({ isGiven: false })
  await recordConsent(shop, customer.id, { purpose: 'newsletter', isGiven: true, locale: 'ro' })
  expect(await row('cont@exemplu.ro')).toMatchObject({ state: 'confirmed' })
  await recordConsent(shop, customer.id, { purpose: 'newsletter', isGiven: false, locale: 'ro' })
  expect(await row('cont@exemplu.ro')).toMatchObject({ state: 'left' })
  const before = (await rewards()).length
  const confirmedAt = shop.clock.now()
  expect(await deleteAccount(shop, { ...customer.signedIn, confirmedAt }, 'cont@exemplu.ro')).toEqual({ ok: true })
  expect(await row('cont@exemplu.ro')).toBeUndefined()
  await mailsTo('cont@exemplu.ro')
  await subscribe('cont@exemplu.ro')
  expect((await rewards()).length).toBe(before)
})

test('the box of the checkout asks once the order is paid, and never whoever has left or subscribed', async () => {
  const pays = async (email: string) => {
    const { id } = await placedOrder(shop)
    await shop.db.query.updateTable('order').set({ newsletter: true, email }).where('id', '=', id).execute()
    await runDueJobs(shop, jobHandlers)
    await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
    return (await mailsTo(email)).filter(({ kind }) => kind.startsWith('newsletter')).map(({ kind }) => kind)
  }
  expect(await pays('cumpara@exemplu.ro')).toEqual(['newsletter confirm'])
  const { mail } = await subscribe('plecat@exemplu.ro')
  const kinds = (await mailsTo('plecat@exemplu.ro')).map(({ kind }) => kind)
  expect(await pays('plecat@exemplu.ro')).toEqual(kinds)
  await post('/newsletter/forms/leave', { token: tokenOf(linkIn(mail, 'unsubscribe')), locale: 'ro' })
  expect(await pays('plecat@exemplu.ro')).toEqual(kinds)
})

test('a market that promises no reward says so nowhere, gives no code, and is subscribed to all the same', async () => {
  const { newsletterRewards, ...merchant } = MERCHANT
  const only = { ro: null, en: newsletterRewards!.en, hu: null }
  await shop.db.transaction((tx) => writeMerchant(tx, { ...merchant, newsletterRewards: only }, shop.clock.now()))
  site = await openSite(shop, storefront)
  const before = (await rewards()).length
  const email = 'fara.cod@exemplu.ro'
  await ask({ email })
  const [mail] = await mailsTo(email)
  expect(mail!.text).not.toMatch(/cod(ul)? /i)
  const link = linkIn(mail, 'confirm')
  await post('/newsletter/forms/confirm', { token: tokenOf(link), locale: 'ro' })
  const welcome = (await mailsTo(email)).at(-1)!
  expect([welcome.subject, welcome.kind]).toEqual(['Abonarea e confirmată', 'newsletter welcome'])
  expect(welcome.text).not.toMatch(/cod(ul)? /i)
  expect(await row(email)).toMatchObject({ state: 'confirmed' })
  expect((await rewards()).length).toBe(before)
  const [form, confirmed] = [await page('/newsletter'), await page(link)]
  inLocale('ro', () => {
    expect(form).toContain(plainTitle())
    expect(form).toContain(plainLead())
    expect(confirmed).not.toMatch(/Codul/)
  })
  expect(await page('/en/newsletter')).toContain('€5.00 off')
})
