/** Hostile texts of and about people: orders, messages, withdrawals, accounts, and requests of staff. */
import type { Browser, Page } from '@playwright/test'
import { textFault } from '#domain/customers/free-text.ts'
import { MARKETS } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { fetchAs, PASSWORD } from './account.ts'
import { firstOf, things } from './campaign.ts'
import { LENGTHS, line, name, text, word, writer, type Call, type Writer } from './hostile-writer.ts'
import { signInInvited } from './office.ts'
import { expect } from './shop-test.ts'

/** What a street and a city may be: names of people are refused that are none (`isPersonName`). */
const PLACES = HOSTILE_TEXTS.filter((one) => one.trim() === one && one.length <= LENGTHS.name && textFault(one) === null)

/** A customer of a hostile street orders; staff note what they like, correct the address, and book what was paid. */
export async function writeOrder({ send, refused }: Writer, page: Page, origin: string): Promise<string> {
  const customer = httpCustomer(origin, 'ro', '10.9.9.9', fetchAs(page))
  const { id: item } = await firstOf(
    await things(page, 'ro', origin),
    async ({ id }) => (await customer.quote([{ item: id, qty: 1 }])).options!.length > 0,
  )
  const request = await customer.request([{ item, qty: 1 }])
  const address = { ...request.address, address: PLACES[0]!, city: PLACES[1]! }
  const { id } = await customer.order({ ...request, address }, crypto.randomUUID())
  const { number } = await customer.view(id)
  const path = `/orders/${number}`
  await send('POST', `${path}/notes`, { note: line() })
  const version = async () => (await send('GET', path)).version as string
  const { firstName, lastName, county, zip } = request.address
  const corrected = { firstName, lastName, county, zip, address: PLACES[2]!, city: PLACES[3]! }
  const wrong = { ...corrected, firstName: name(), lastName: name(), county: name(), zip: word() }
  await refused('POST', `${path}/address`, { version: await version(), address: wrong, reason: line() }, [
    'firstName',
    'lastName',
    'zip',
  ])
  await send('POST', `${path}/address`, { version: await version(), address: corrected, reason: line() })
  await send('POST', `${path}/payments`, { version: await version(), reference: name(), amount: null })
  await send('POST', `${path}/prepare`, { version: await version(), note: line() })
  const parcel = { warehouse: null, pieces: null, courier: null, parcels: 1, awbs: [] }
  await send('POST', `${path}/shipments`, { version: await version(), ...parcel })
  await send('POST', `${path}/deliver`, { version: await version(), note: line() })
  return path
}

/** A stranger withdraws from an order that the shop does not know, and staff move it on with a note. */
export async function writeWithdrawal({ send }: Writer, page: Page, origin: string): Promise<string> {
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form: { market: 'ro', ...form }, headers: { origin }, maxRedirects: 0 })
  const declared = await post('/withdrawal/declare', {
    name: name(),
    reference: name(),
    email: 'ioana@example.com',
    goods: line(),
  })
  const token = declared.headers()['location']!.slice(`${withdrawalHref(MARKETS.ro)}/`.length)
  await post('/withdrawal/confirm', { token })
  const { withdrawals } = await send('GET', '/withdrawals')
  const { number } = withdrawals[0]
  await send('POST', `/withdrawals/${number}/move`, { to: 'refused', note: line() })
  return `/withdrawals?view=all&at=${number}`
}

/** An account with a note and with details that its owner may not have. */
export async function writeCustomer({ send, refused }: Writer, page: Page, origin: string): Promise<string> {
  const account = { firstName: 'Ioana', lastName: 'Popa', email: 'ioana@exemplu.ro', password: PASSWORD, market: 'ro' }
  const made = await page.request.post('/api/auth/register', { data: account, headers: { origin } })
  expect(made.status()).toBe(202)
  const { customers } = await send('GET', '/customers')
  const path = `/customers/${customers[0].id}`
  await send('POST', `${path}/notes`, { text: text().slice(0, LENGTHS.text / 2) })
  const { version } = await send('GET', path)
  const hostile = { firstName: word(), lastName: word(), phone: word() }
  await refused('POST', path, { version, ...hostile, reason: line() }, ['firstName', 'lastName', 'phone'])
  await refused('POST', `${path}/email`, { email: name(), reason: line() }, ['email'])
  return path
}

/** An editor asks for a recall to be published, which an owner refuses with a note, and for another, which is approved with one. */
export async function writeRequests(
  { send }: Writer,
  browser: Browser,
  page: Page,
  url: string,
): Promise<{ page: string; calls: Call[] }> {
  const context = await browser.newContext({ baseURL: url })
  const person = { firstName: 'Vlad', lastName: 'Petrescu', email: 'vlad@exemplu.ro', role: 'editor', locale: 'en' }
  await signInInvited({ page, url }, context, person)
  const editor = writer(context.request, url)
  for (const act of ['refuse', 'approve']) {
    const texts = { hazard: line(), todo: line() }
    const recall = { product: 10_009, lots: line(), soldFrom: null, soldUntil: null, remedies: ['refund'] }
    const made = await editor.send('POST', '/recalls', { recall: { ...recall, texts: { ro: texts, en: texts, hu: texts } } })
    await editor.send('POST', `/recalls/${made.id}/publish`, { version: 1, reason: line() })
    const { requests } = await send('GET', '/requests')
    const { id } = requests.find(({ state }: { state: string }) => state === 'waiting')
    await send('POST', `/requests/${id}/${act}`, { note: line() })
  }
  await context.close()
  return { page: '/approvals', calls: editor.calls }
}

/** A message of a stranger, answered and noted. */
export async function writeMessage({ send }: Writer, page: Page, origin: string): Promise<string> {
  const message = HOSTILE_TEXTS.filter((one) => textFault(one) === null && one.trim() !== '')
    .join(' ')
    .slice(0, LENGTHS.text / 2)
  const address = '/contact/message'
  const stamp = /name="stamp" value="([^"]+)"/.exec(await (await page.request.get(address)).text())![1]!
  const form = { market: 'ro', stamp, topic: 'other', reference: '', firstName: 'Ioana', lastName: 'Popa', message }
  // Who is too quick for a person is asked to send once more.
  await expect(async () => {
    const sent = await page.request.post('/contact/forms/send', {
      form: { ...form, email: 'ioana@exemplu.ro', website: '' },
      headers: { origin },
      maxRedirects: 0,
    })
    expect(sent.headers()['location']).toContain('sent=1')
  }).toPass()
  const { messages } = await send('GET', '/messages')
  const { number } = messages[0]
  await send('POST', `/messages/${number}/note`, { text: line() })
  await send('POST', `/messages/${number}/answer`, { text: line(), closes: false, seen: 1 })
  return `/messages?view=all&at=${number}`
}
