/** The withdrawal, sent without JavaScript and without an account (LAW-1 to LAW-5). */
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { WITHDRAWAL_LIMITS } from '#domain/checkout/limits.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { deliverOrder } from '#services/orders/ship-order.ts'
import { exportAccount } from '#services/customers/export-account.ts'
import { nameReturnWarehouse, readReturnLines } from '#services/withdrawals/return-address.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { readPdf } from '#test/pdf/read-pdf.ts'
import { writeSetting } from '#store/database/settings.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { seedOneProduct, sentOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const origin = shop.config.publicUrl
let site: Site
beforeAll(async () => {
  await seedOneProduct(shop.db, 50, shop.clock.now())
  site = await openSite(shop, storefront)
})

type Incoming = NonNullable<NonNullable<Parameters<Site['fetch']>[1]>['incoming']>
const from = (ip: string, path: string) => ({
  incoming: { url: path, headers: {}, socket: { remoteAddress: ip } } as unknown as Incoming,
})
const get = (path: string) => site.fetch(new Request(origin + path), from(newAddress(), path))
const post = (path: string, fields: Record<string, string>, { ip = newAddress(), sender = origin } = {}) =>
  site.fetch(
    new Request(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: sender },
    }),
    from(ip, path),
  )
const contact = { name: 'Ioana Marinescu', email: 'ioana.marinescu@example.ro', locale: 'ro' }

/** Sends step one and returns the address of step two. */
async function declared(fields: Record<string, string>): Promise<string> {
  const response = await post('/withdrawal/declare', { ...contact, ...fields })
  expect(response.status).toBe(303)
  return response.headers.get('location')!
}
const tokenOf = (address: string): string => address.split('/').at(-1)!

/** Sends both steps and returns the page of the receipt. */
async function withdrawn(fields: Record<string, string>): Promise<string> {
  shop.clock.advance(1000)
  const address = await declared(fields)
  const response = await post('/withdrawal/confirm', { locale: fields.locale ?? 'ro', token: tokenOf(address) })
  expect([response.status, response.headers.get('location')]).toEqual([303, address])
  return (await get(address)).text()
}
const records = () => shop.db.query.selectFrom('withdrawal').selectAll().orderBy('declared_at').orderBy('id').execute()
const lastRecord = async () => (await records()).at(-1)!

const LABELS: Record<Locale, [here: string, confirm: string]> = {
  ro: ['Retrageți-vă din contract aici', 'Confirmați retragerea'],
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  hu: ['Elállás a szerződéstől', 'Elállás megerősítése'],
}

test.each(LOCALES)('in %s two forms make a record with its receipt, without an account', async (locale) => {
  const market = MARKETS[locale]
  const [here, confirmLabel] = LABELS[locale]
  const form = await get(withdrawalHref(market))
  const html = await form.text()
  expect(form.status).toBe(200)
  expect(html).toContain(`<h1>${here}</h1>`)
  for (const other of LOCALES) expect(html).toContain(`href="${withdrawalHref(MARKETS[other])}"`)
  const before = (await records()).length
  const address = await declared({ locale, reference: 'NST-UNKNOWN1' })
  const stepTwo = await (await get(address)).text()
  expect(stepTwo).toContain(confirmLabel)
  expect((await records()).length).toBe(before)
  shop.clock.advance(1000)
  await post('/withdrawal/confirm', { locale, token: tokenOf(address) })
  const record = await lastRecord()
  expect(stepTwo).toContain(record.statement)
  expect(record.statement_hash).toEqual(createHash('sha256').update(record.statement).digest())
  shop.clock.advance(HOUR_MS)
  await runDueJobs(shop, jobHandlers)
  const mail = await shop.db.query
    .selectFrom('mail')
    .selectAll()
    .where('key', '=', `withdrawal:${record.id}`)
    .executeTakeFirstOrThrow()
  expect([mail.recipient, mail.locale]).toEqual([contact.email, locale])
  expect(mail.text).not.toContain('Răspunde la')
  const receipt = await (await get(address)).text()
  for (const text of [mail.html, receipt]) {
    expect(text).toContain(record.declared_at.toISOString())
    expect(text).toContain(record.statement)
    expect(text).toContain(record.number)
  }
})

test('the page of another market leads to its own address', async () => {
  expect((await get('/en/retragere')).headers.get('location')).toBe('/en/withdrawal')
  expect((await get('/elallas')).headers.get('location')).toBe('/retragere')
})

test('a known, a foreign and an unknown order have the same bytes, and all are recorded', async () => {
  const order = await sentOrder(shop)
  const normal = (html: string, address: string, reference: string) =>
    html
      .replaceAll(tokenOf(address), 'TOKEN')
      .replaceAll(reference, 'REFERENCE')
      .replaceAll(/R-[0-9A-Z]{8}/g, 'NUMBER')
      .replaceAll(/[0-9a-f]{64}/g, 'HASH')
      .replaceAll(/nonce="[^"]*"/g, '')
      .replaceAll(/"?nonce-[\w+/=]+"?/g, '')
      .replaceAll(/stranger@example\.ro|ioana\.marinescu@example\.ro/g, 'EMAIL')
  const pages: [string, string][] = []
  for (const [reference, email] of [
    [order.number, contact.email],
    [order.number, 'stranger@example.ro'],
    ['NST-00000000', contact.email],
  ] as const) {
    const address = await declared({ reference, email })
    const stepTwo = normal(await (await get(address)).text(), address, reference)
    const { status, headers } = await post('/withdrawal/confirm', { locale: 'ro', token: tokenOf(address) })
    expect([status, headers.get('location')]).toEqual([303, address])
    const html = await (await get(address)).text()
    expect(html).not.toContain('Ursulețul')
    pages.push([stepTwo, normal(html, address, reference)])
  }
  expect(pages[1]).toEqual(pages[0])
  expect(pages[2]).toEqual(pages[0])
  const joined = (await records()).slice(-3).map(({ order_id }) => order_id)
  expect(joined.filter((id) => id !== null)).toEqual([order.id])
})

test('who has the token of the order finds it filled in and chooses lines; others do not', async () => {
  const order = await sentOrder(shop)
  const html = await (await get(`/retragere/${order.token}`)).text()
  for (const text of [order.number, contact.email, 'Ioana Marinescu', 'Ursulețul Tudor']) expect(html).toContain(text)
  const fields = { reference: order.number, token: order.token, scope: 'part' }
  const empty = await declared({ ...fields, 'line-1': '0' })
  expect(await (await get(empty)).text()).toContain('Alegeți câte bucăți returnați')
  await withdrawn({ ...fields, 'line-1': '99' })
  expect(await lastRecord()).toMatchObject({
    order_id: order.id,
    lines: [{ line: 1, name: 'Ursulețul Tudor, Miere, 34 cm', quantity: 1 }],
    is_late: false,
  })
  // Another number than the token's order: lines are not taken over.
  await withdrawn({ ...fields, reference: 'NST-00000000', 'line-1': '1' })
  expect(await lastRecord()).toMatchObject({ order_id: null, lines: [] })
  expect((await get(`/retragere/${'a'.repeat(32)}`)).status).toBe(404)
})

test('a late declaration is recorded and flagged', async () => {
  const order = await sentOrder(shop)
  await deliverOrder(shop, order.number, UNNAMED)
  shop.clock.advance(25 * DAY_MS)
  expect(await (await get(`/retragere/${order.token}`)).text()).toContain('pare să se fi încheiat')
  await withdrawn({ reference: order.number })
  expect(await lastRecord()).toMatchObject({ order_id: order.id, is_late: true })
})

test('the copy of an account has the withdrawals from its orders', async () => {
  const order = await sentOrder(shop)
  const { id, signedIn } = await signedInCustomer(shop, { email: 'ioana@example.ro' })
  await shop.db.query.updateTable('order').set({ customer_id: id }).where('id', '=', order.id).execute()
  await withdrawn({ reference: order.number })
  const { number, statement } = await lastRecord()
  const { data } = await exportAccount(shop, signedIn)
  expect(data.order).toMatchObject([{ withdrawals: [{ number, statement, states: [{ state: 'received' }] }] }])
})

test('faults are shown beside their fields with what was typed, and nothing is recorded', async () => {
  const before = (await records()).length
  const address = await declared({ reference: '', name: 'Ana', email: 'ana@' })
  expect(address).toMatch(/^\/retragere\/[a-z2-7]{32}$/)
  const html = await (await get(address)).text()
  expect(html).toContain('value="Ana"')
  expect(html).toContain('Scrieți o adresă de e-mail întreagă')
  const refused = await post('/withdrawal/confirm', { locale: 'ro', token: tokenOf(address) })
  expect(refused.headers.get('location')).toBe('/retragere?gone=1')
  expect((await records()).length).toBe(before)
})

test('a second confirmation records nothing more, and a record is never changed', async () => {
  const address = await declared({ reference: 'NST-TWICE' })
  const token = tokenOf(address)
  const twice = () => post('/withdrawal/confirm', { locale: 'ro', token })
  await Promise.all([twice(), twice()])
  await twice()
  const same = (await records()).filter(({ order_reference }) => order_reference === 'NST-TWICE')
  expect(same.length).toBe(1)
  await expect(
    shop.db.query.updateTable('withdrawal').set({ name: 'X' }).where('id', '=', same[0]!.id).execute(),
  ).rejects.toThrow()
})

test('the limit says when to try again and where to write; other pages cannot send the form', async () => {
  const ip = newAddress()
  let last = ''
  for (let sent = 0; sent <= WITHDRAWAL_LIMITS.confirmed.most; sent++) {
    last = await declared({ reference: 'NST-LIMIT', email: `ana${sent}@example.ro` })
    const { headers } = await post('/withdrawal/confirm', { locale: 'ro', token: tokenOf(last) }, { ip })
    if (sent === WITHDRAWAL_LIMITS.confirmed.most) expect(headers.get('location')).toMatch(/^\/retragere\/\w+\?wait=\d+$/)
  }
  expect(await (await get(`${last}?wait=600`)).text()).toContain('o declarație prin e-mail este la fel de bună')
  const foreign = { ip, sender: 'https://evil.example' }
  expect((await post('/withdrawal/declare', { ...contact, reference: 'x' }, foreign)).status).toBe(403)
})

test('the merchant is told of each withdrawal, and answers go to who declared it', async () => {
  const order = await sentOrder(shop)
  await writeSetting(shop.db.query, 'merchant', { legalName: 'Cuib SRL', address: 'Strada 1, Cluj', email: 'cuib@exemplu.ro' })
  const notices = async () => {
    await runDueJobs(shop, jobHandlers)
    const { number } = await lastRecord()
    const rows = await shop.db.query.selectFrom('mail').selectAll().where('kind', '=', 'withdrawal notice').execute()
    return rows.filter(({ subject }) => subject.includes(number))
  }
  await withdrawn({ reference: order.number })
  const [notice, ...others] = await notices()
  expect(others).toEqual([])
  expect([notice!.recipient, notice!.reply_to]).toEqual(['cuib@exemplu.ro', contact.email])
  for (const text of [`Comanda: ${order.number}`, (await lastRecord()).declared_at.toISOString()])
    expect(notice!.text).toContain(text)
  await withdrawn({ reference: 'NST-00000000', locale: 'hu' })
  expect((await notices())[0]!.text).toContain('Nu am găsit comanda')
})

test('goods are sent to the seat, or to the warehouse that the merchant names', async () => {
  const mailed = async () => {
    await runDueJobs(shop, jobHandlers)
    const key = `withdrawal:${(await lastRecord()).id}`
    const { text } = await shop.db.query.selectFrom('mail').select('text').where('key', '=', key).executeTakeFirstOrThrow()
    return text.replaceAll(/\s+/g, ' ')
  }
  await withdrawn({ reference: 'NST-1' })
  expect(await mailed()).toContain('la adresa: Cuib SRL, Strada 1, Cluj')
  expect(await nameReturnWarehouse(shop.db.query, 'nowhere')).toBe(false)
  expect(await nameReturnWarehouse(shop.db.query, 'bucharest')).toBe(true)
  const address = 'Bucharest, Str. Fabricii 1, 010101 Bucharest, Romania'
  expect(await withdrawn({ reference: 'NST-1', locale: 'en' })).toContain(address)
  expect(await mailed()).toContain(`Cuib SRL, ${address}`)
  await nameReturnWarehouse(shop.db.query, null)
})

test('a line with a limited right says so, and can be chosen all the same', async () => {
  const order = await sentOrder(shop)
  await shop.db.query.updateTable('product').set({ withdrawal_exception: 'sealed_hygiene' }).execute()
  const form = await (await get(withdrawalHref(MARKETS.ro, order.token))).text()
  expect(form).toContain('se întoarce numai cu sigiliul întreg')
  const receipt = await withdrawn({ token: order.token, reference: order.number, scope: 'part', 'line-1': '1' })
  expect(receipt).toContain('1 × Ursulețul Tudor')
  await shop.db.query.updateTable('product').set({ withdrawal_exception: 'none' }).execute()
})

test('the page on which parcels are followed leads to the withdrawal, with the order for who has its token', async () => {
  const order = await sentOrder(shop)
  expect(await (await get('/track')).text()).toContain(`href="${withdrawalHref(MARKETS.ro)}"`)
  expect(await (await get(`/track/${order.token}`)).text()).toContain(`href="${withdrawalHref(MARKETS.ro, order.token)}"`)
})

test('the label for the way back has the number and the address, and nothing of the order', async () => {
  const order = await sentOrder(shop)
  const html = await withdrawn({ reference: order.number })
  const record = await lastRecord()
  const address = /\/return-label\/[a-z2-7]{32}\.pdf/.exec(html)![0]
  const response = await get(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${record.number}.pdf"`)
  const { text } = (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages[0]!
  for (const told of [contact.name, ...(await readReturnLines(shop.db.query, await readMerchant(shop), 'ro'))])
    expect(text).toContain(told)
  expect(text).toContain(record.number)
  expect(text).not.toContain('Vodă')
  await runDueJobs(shop, jobHandlers)
  const mail = await shop.db.query
    .selectFrom('mail')
    .select('html')
    .where('key', '=', `withdrawal:${record.id}`)
    .executeTakeFirst()
  expect(mail!.html).toContain(origin + address)
})

test('a label of an order, a draft, an unknown and a malformed token is not found', async () => {
  const order = await sentOrder(shop)
  const draft = tokenOf(await declared({ reference: order.number }))
  for (const token of [order.token, draft, 'abcdefghijklmnopqrstuvwxyz234567', 'x'])
    expect((await get(`/return-label/${token}.pdf`)).status).toBe(404)
})
