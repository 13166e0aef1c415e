/** The inbox of messages: read, answered by mail, noted and closed by staff, with an entry of the audit log each. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContactForm } from '#domain/contact/contact.ts'
import { MAX_ANSWER_LENGTH } from '#domain/contact/contact.ts'
import { takeContactMessage } from '#services/contact/contact.ts'
import { CONTACT_PAGE } from '#services/contact/contact-inbox.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const TYPED: ContactForm = {
  topic: 'product',
  reference: '',
  firstName: 'Andreea',
  lastName: 'Popa',
  email: 'andreea@exemplu.ro',
  message: 'Ce mărime pentru 74 cm?',
}

beforeAll(async () => {
  await shop.db.query.deleteFrom('contact_message').execute()
})
beforeEach(async () => {
  shop.clock.advance(60_000)
  await shop.db.query.deleteFrom('attempt_count').execute()
})

/** Returns the number of a new message. */
async function message(typed: Partial<ContactForm> = {}): Promise<string> {
  shop.clock.advance(1000)
  await takeContactMessage(shop, { ...TYPED, ...typed, locale: 'ro' })
  const row = await shop.db.query.selectFrom('contact_message').select('number').orderBy('received_at', 'desc').executeTakeFirst()
  return row!.number
}
const entriesOf = async (number: string) =>
  (await searchAudit(shop, { most: 10, words: number })).map(({ action, before, after, staffName }) => ({
    action,
    before,
    after,
    staffName,
  }))

test('an answer is mailed to its sender, closes the message and is in the log without its text', async () => {
  const number = await message()
  const open = (await asOwner('GET', '/counts')).body.counts['/messages']
  const answered = await asOwner('POST', `/messages/${number}/answer`, { text: 'De la 72 cm în sus.', closes: true, seen: 0 })
  expect(answered).toMatchObject({ status: 200, body: { done: true } })
  shop.clock.advance(1000)
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query.selectFrom('mail').select(['kind', 'text']).where('recipient', '=', TYPED.email).execute()
  expect(mails.find(({ kind }) => kind === 'contact answer')?.text).toContain('De la 72 cm în sus.')
  const { body } = await asOwner('GET', `/messages/${number}`)
  expect(body).toMatchObject({
    state: 'closed',
    events: [{ kind: 'answered', staffName: 'Ruxandra Moldovan' }, { kind: 'closed' }],
  })
  expect((await asOwner('GET', '/counts')).body.counts['/messages']).toBe(open - 1)
  expect(await entriesOf(number)).toEqual([
    { action: 'message.answered', before: { state: 'open' }, after: { state: 'closed' }, staffName: 'Ruxandra Moldovan' },
  ])
  expect(await asOwner('POST', `/messages/${number}/answer`, { text: 'Încă ceva', closes: false, seen: 2 })).toMatchObject({
    status: 409,
    body: { code: 'message_closed' },
  })
  expect(await asOwner('POST', `/messages/${number}/close`, {})).toMatchObject({ status: 409, body: { code: 'message_closed' } })
})

test('of two people who answer what they have read, the second reads first', async () => {
  const number = await message()
  const both = await Promise.all(
    ['Unu', 'Doi'].map((text) => asOwner('POST', `/messages/${number}/answer`, { text, closes: false, seen: 0 })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('message_changed')
  const { body } = await asOwner('GET', `/messages/${number}`)
  expect(body).toMatchObject({ state: 'answered' })
  expect(body.events).toHaveLength(1)
})

test('a note leaves the state as it is and is mailed to nobody, also after the end', async () => {
  const number = await message({ email: 'nota@exemplu.ro' })
  for (const text of ['Gâtul are 26 cm.', 'A mulțumit la telefon.']) {
    expect((await asOwner('POST', `/messages/${number}/note`, { text })).status).toBe(200)
    await asOwner('POST', `/messages/${number}/close`, {})
  }
  const { body } = await asOwner('GET', `/messages/${number}`)
  expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual(['noted', 'closed', 'noted'])
  expect(body.state).toBe('closed')
  shop.clock.advance(1000)
  await runDueJobs(shop, jobHandlers)
  const mails = await shop.db.query.selectFrom('mail').select('text').where('recipient', '=', 'nota@exemplu.ro').execute()
  expect(mails.filter(({ text }) => text.includes('26 cm'))).toEqual([])
  expect((await entriesOf(number)).map(({ action }) => action)).toEqual(['message.noted', 'message.closed', 'message.noted'])
})

test('an answer needs a text that fits, and its message', async () => {
  const number = await message()
  const refused = async (path: string, text: string) => (await asOwner('POST', path, { text, closes: false, seen: 0 })).body.code
  expect(await refused(`/messages/${number}/answer`, ' \n ')).toBe('answer_missing')
  expect(await refused(`/messages/${number}/answer`, 'a'.repeat(MAX_ANSWER_LENGTH + 1))).toBe('answer_long')
  expect(await refused('/messages/M-NONE/answer', 'Bună')).toBe('message_not_found')
  expect((await asOwner('GET', '/messages/M-NONE')).body.code).toBe('message_not_found')
  expect((await asOwner('GET', `/messages/${number}`)).body.events).toEqual([])
})

test('an editor reads and does not answer', async () => {
  const number = await message()
  expect((await asEditor('GET', `/messages/${number}`)).status).toBe(200)
  expect((await asEditor('POST', `/messages/${number}/answer`, { text: 'Da', closes: false, seen: 0 })).body.code).toBe(
    'not_permitted',
  )
})

test('what strangers wrote comes back as they wrote it, as JSON', async () => {
  for (const text of HOSTILE_TEXTS.slice(0, 20)) {
    const number = await message({ message: text })
    const answer = await asOwner('GET', `/messages/${number}`)
    expect(answer.type).toBe('application/json')
    expect(answer.body.message).toBe(text)
  }
})

test('the list goes on where the page before ended, and an unknown view is the first', async () => {
  await shop.db.query.deleteFrom('contact_message').execute()
  for (let left = CONTACT_PAGE + 2; left > 0; left--) await message()
  const first = (await asOwner('GET', '/messages?view=nonsense')).body
  expect(first.messages).toHaveLength(CONTACT_PAGE)
  const second = (await asOwner('GET', `/messages?view=open&after=${first.next}`)).body
  expect(second).toMatchObject({ next: null })
  expect(second.messages).toHaveLength(2)
  const numbers = [...first.messages, ...second.messages].map(({ number }: { number: string }) => number)
  expect(new Set(numbers).size).toBe(CONTACT_PAGE + 2)
  expect((await asOwner('GET', '/messages?view=closed')).body.messages).toEqual([])
})
