/** The contact page and its form, sent without JavaScript, and what staff do with messages. */
import { beforeAll, expect, test } from 'vitest'
import { contactCommand } from '#cli/contact.ts'
import { CONTACT_MAIL_LIMIT, FORM_LIMIT } from '#domain/checkout/limits.ts'
import { CONTACT_KEPT_MS } from '#domain/contact/contact.ts'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { contactHref } from '#domain/market/page-paths.ts'
import { writeContactMails } from '#services/contact/contact-mails.ts'
import { purgeContact } from '#services/contact/contact.ts'
import { writeMerchant } from '#services/content/write-content.ts'
import { deleteAccount } from '#services/customers/delete-account.ts'
import { formStamp } from '#services/forms/posted-forms.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readEverythingAbout } from '#store/customers/account-export.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const origin = shop.config.publicUrl
const MERCHANT_EMAIL = 'magazin@nestling.example'
let site: Site
beforeAll(async () => {
  const merchant = { name: 'Nestling', logo: '/logo.svg', legalName: 'Nestling Baby SRL', address: 'Strada Cuibului 12, România' }
  const numbers = { vatNumber: 'RO18547290', registerNumber: 'J2012000750528', email: MERCHANT_EMAIL, phone: '+40 364 400 100' }
  await shop.db.transaction((tx) => writeMerchant(tx, { ...merchant, ...numbers }, shop.clock.now()))
  site = await openSite(shop, storefront)
})

type Incoming = NonNullable<NonNullable<Parameters<Site['fetch']>[1]>['incoming']>
const from = (path: string, ip = newAddress()) => ({
  incoming: { url: path, headers: {}, socket: { remoteAddress: ip } } as unknown as Incoming,
})
const open = (path: string) => site.fetch(new Request(origin + path), from(path))
const page = async (path: string) => (await open(path)).text()

const TYPED = {
  topic: 'product',
  reference: 'NST-20417',
  firstName: 'Ioana',
  lastName: 'Marinescu',
  email: 'ioana@exemplu.ro',
  message: 'Bună!\r\nRoata din față face <b>zgomot</b>.',
  locale: 'ro',
  website: '',
}

/** Sends the form a few seconds after its page was shown. Returns the address that it leads to. */
async function send(fields: Record<string, string>, { ip = newAddress(), sender = origin } = {}): Promise<string | number> {
  const stamp = formStamp(shop)
  shop.clock.advance(5000)
  const path = '/contact/forms/send'
  const body = new URLSearchParams({ ...TYPED, stamp, ...fields })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: sender }
  const answer = await site.fetch(new Request(origin + path, { method: 'POST', body, headers }), from(path, ip))
  return answer.headers.get('location') ?? answer.status
}

async function runJobs(): Promise<void> {
  shop.clock.advance(1000)
  await runDueJobs(shop, jobHandlers)
}
const mailsTo = (recipient: string) =>
  shop.db.query.selectFrom('mail').selectAll().where('recipient', '=', recipient).orderBy('created_at').orderBy('id').execute()
const messagesOf = (email: string) =>
  shop.db.query.selectFrom('contact_message').selectAll().where('email', '=', email).orderBy('received_at').execute()
const command = (...args: string[]) => contactCommand(shop.db, args, shop.clock.now())

test.each(LOCALES)(
  'in %s a message is stored, told to the merchant as text, and confirmed without what was typed',
  async (locale) => {
    const market = MARKETS[locale]
    const email = `scrie.${locale}@exemplu.ro`
    expect(await send({ email, locale })).toBe(href(market, '/contact/message?sent=1'))
    const [message] = await messagesOf(email)
    expect(message).toMatchObject({ locale, topic: 'product', first_name: 'Ioana', state: 'open' })
    expect(message!.message).toBe('Bună!\nRoata din față face <b>zgomot</b>.')
    await runJobs()
    const notice = (await mailsTo(MERCHANT_EMAIL)).at(-1)!
    expect(notice).toMatchObject({ kind: 'contact notice', locale: 'ro', reply_to: email })
    expect(notice.html).toContain('&lt;b&gt;zgomot&lt;/b&gt;')
    expect(notice.html).not.toContain('<b>zgomot')
    for (const text of [message!.number, 'NST-20417', 'Ioana Marinescu']) expect(notice.text).toContain(text)
    const [received] = await mailsTo(email)
    expect(received).toMatchObject({ kind: 'contact received', locale })
    expect(received!.text).toContain(message!.number)
    for (const typed of ['Ioana', 'Roata', 'zgomot', 'NST-20417']) expect(received!.html + received!.subject).not.toContain(typed)
    // A job that runs twice writes nothing more.
    const before = (await mailsTo(MERCHANT_EMAIL)).length
    await writeContactMails(shop, { messageId: message!.id, confirms: true })
    expect([(await mailsTo(MERCHANT_EMAIL)).length, (await mailsTo(email)).length]).toEqual([before, 1])
  },
)

test.each([
  [
    'ro',
    ['Numele este obligatoriu', 'Prenumele este obligatoriu', 'Adresa de e-mail nu este validă', 'Mesajul este obligatoriu'],
  ],
  ['en', ['Last name is required', 'First name is required', 'Enter a valid email address', 'Message is required']],
  [
    'hu',
    [
      'A vezetéknév megadása kötelező',
      'A keresztnév megadása kötelező',
      'Az e-mail-cím érvénytelen',
      'Az üzenet megadása kötelező',
    ],
  ],
] as const)('in %s every fault has its sentence, and what was typed comes back', async (locale, sentences) => {
  const fields = { locale, firstName: '', lastName: '', email: 'gresit', message: ' ', reference: '"><script>' }
  const address = String(await send(fields))
  expect(address).toMatch(new RegExp(`^${href(MARKETS[locale], '/contact/message')}[?]form=`))
  const html = await page(address)
  for (const sentence of sentences) expect(html).toContain(sentence)
  expect(html).toContain('value="gresit"')
  expect(html).not.toContain('"><script>')
  expect(html).toMatch(/<option value="product" selected/)
})

test.each([
  ['ro', 'România'],
  ['en', 'Romania'],
  ['hu', 'Románia'],
] as const)('the country of the seller is written in %s, in the text and at the foot of the page', async (locale, country) => {
  const html = await page(contactHref(MARKETS[locale]))
  expect(new Set(html.match(/Strada Cuibului 12, [^\s,.<]+/g))).toEqual(new Set([`Strada Cuibului 12, ${country}`]))
})

test('a long message with a fault is kept whole', async () => {
  const message = 'Roata\nface zgomot. '.repeat(200).trim()
  expect(await page(String(await send({ email: 'gresit', message })))).toContain(message)
  expect(await page(String(await send({ message: 'a'.repeat(4001) })))).toContain('Maximum 4.000 de caractere')
})

test('programs get nothing: a filled trap is told the same, a form without its time is shown once more, other sites are refused', async () => {
  expect(await send({ email: 'capcana@exemplu.ro', website: 'x' })).toBe('/contact/message?sent=1')
  const again = String(await send({ email: 'fara@exemplu.ro', stamp: '' }))
  expect(await page(again)).toContain('Mai apasă o dată')
  expect(await page(again)).toContain('Roata din față')
  expect(await messagesOf('capcana@exemplu.ro')).toEqual([])
  expect(await messagesOf('fara@exemplu.ro')).toEqual([])
  expect(await send({}, { sender: 'https://evil.example' })).toBe(403)
})

test('a caller who sends too many is told when to come back, and keeps the text', async () => {
  const ip = newAddress()
  for (let at = 0; at < FORM_LIMIT.most; at++) await send({ email: 'des@exemplu.ro', firstName: '' }, { ip })
  const address = String(await send({ email: 'des@exemplu.ro' }, { ip }))
  expect(address).toMatch(/[?]wait=\d+&form=/)
  const html = await page(address)
  expect(html).toContain('s-au trimis multe formulare')
  expect(html).toContain('Roata din față')
  expect(await messagesOf('des@exemplu.ro')).toEqual([])
})

test('an address gets few confirmations; every message is taken', async () => {
  const email = 'potop@exemplu.ro'
  for (let at = 0; at < 5; at++) await send({ email })
  await runJobs()
  expect(await messagesOf(email)).toHaveLength(5)
  expect(await mailsTo(email)).toHaveLength(CONTACT_MAIL_LIMIT.most)
})

test('staff list, read, answer and close a message; the answer is mailed once', async () => {
  const email = 'raspuns@exemplu.ro'
  await send({ email, locale: 'hu' })
  await runJobs()
  const { number } = (await messagesOf(email))[0]!
  expect(await command('list', '--state', 'open')).toContain(number)
  expect(await command('show', number.toLowerCase())).toContain('face <b>zgomot</b>.')
  await expect(command('answer', number)).rejects.toThrow('--text')
  await command('answer', number, '--text', 'Kérjük, hozza be.', '--by', 'Réka')
  await runJobs()
  const answer = (await mailsTo(email)).at(-1)!
  expect(answer).toMatchObject({ kind: 'contact answer', locale: 'hu', reply_to: MERCHANT_EMAIL })
  expect(answer.subject).toContain(number)
  for (const text of ['Kérjük, hozza be.', 'Roata din față']) expect(answer.text).toContain(text)
  expect(await command('show', number)).toMatch(/answered {2}Réka\nKérjük, hozza be\./)
  expect(await command('close', number)).toBe('The message is closed.')
  await expect(command('answer', number, '--text', 'Még')).rejects.toThrow('closed')
  await expect(command('show', 'M-00000000')).rejects.toThrow('no such message')
  await expect(command('list', '--state', 'lost')).rejects.toThrow('open, answered, closed')
})

test('after 12 months a message is deleted with the mails that quote it', async () => {
  const email = 'vechi@exemplu.ro'
  await send({ email })
  await runJobs()
  const { id, number, received_at: at } = (await messagesOf(email))[0]!
  await command('answer', number, '--text', 'Da.')
  await runJobs()
  const mails = () => shop.db.query.selectFrom('mail').select('kind').where('key', 'like', `contact:${id}:%`).execute()
  expect(await mails()).toHaveLength(3)
  await purgeContact(shop, new Date(at.getTime() + CONTACT_KEPT_MS))
  expect(await messagesOf(email)).toHaveLength(1)
  await purgeContact(shop, new Date(at.getTime() + CONTACT_KEPT_MS + 1))
  expect([await messagesOf(email), await mails()]).toEqual([[], []])
})

test('LAW-53: an account has the messages of its address in its copy, and takes them along when it is deleted', async () => {
  const email = 'cont.scrie@exemplu.ro'
  const customer = await signedInCustomer(shop, { email })
  await send({ email: 'Cont.Scrie@exemplu.ro' })
  await send({ email: 'altul.scrie@exemplu.ro' })
  await runJobs()
  const { number } = (await messagesOf('Cont.Scrie@exemplu.ro'))[0]!
  expect((await readEverythingAbout(shop.db.query, customer.id)).contact_message).toMatchObject([{ number, topic: 'product' }])
  await deleteAccount(shop, { ...customer.signedIn, confirmedAt: shop.clock.now() }, email)
  expect(await messagesOf('Cont.Scrie@exemplu.ro')).toEqual([])
  expect(await messagesOf('altul.scrie@exemplu.ro')).toHaveLength(1)
  const notices = (await mailsTo(MERCHANT_EMAIL)).filter(({ subject }) => subject.includes(number))
  expect(notices).toEqual([])
})

test('the page has its own address in each market, the other markets beside it, and the ways to the shop', async () => {
  for (const locale of LOCALES) {
    const html = await page(contactHref(MARKETS[locale]))
    for (const other of LOCALES) expect(html).toContain(`hreflang="${other === 'en' ? 'en' : other}"`)
    for (const way of [MERCHANT_EMAIL, 'tel:+40364400100', 'RO18547290', 'action="/contact/forms/send"'])
      expect(html).toContain(way)
  }
  const moved = await open('/hu/contact')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/hu/kapcsolat'])
  expect((await open('/kapcsolat')).headers.get('location')).toBe('/contact')
  const sitemap = await page('/sitemaps/hu-pages-1.xml')
  expect(sitemap.split(`<loc>${origin}/hu/kapcsolat</loc>`)).toHaveLength(2)
})
