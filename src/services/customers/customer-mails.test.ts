import { afterEach, expect, test } from 'vitest'
import type { OutgoingMail } from '#services/ports.ts'
import { forgotPassword } from './reset-password.ts'
import { mailsTo, verifiedCustomer } from '#test/customers/accounts.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
afterEach(() => {
  shop.mailer = null
})

test('a mail with a link that lets its reader in is sent whole and stored without its text', async () => {
  const sent: OutgoingMail[] = []
  shop.mailer = {
    async send(mail) {
      sent.push(mail)
    },
  }
  const { email } = await verifiedCustomer({ ...shop, mailer: null })
  await forgotPassword(shop, email, '192.0.2.1')
  const stored = await mailsTo(shop, email)
  expect(sent.map(({ to, text }) => [to, /#token=[\w-]{43}/.test(text)])).toEqual(
    expect.arrayContaining([
      [email, false],
      [email, true],
    ]),
  )
  expect(sent).toHaveLength(2)
  expect(Object.fromEntries(stored.map(({ kind, text, html }) => [kind, text === '' && html === '']))).toEqual({
    'customer verify': false,
    'customer welcome': false,
    'customer reset': true,
  })
  expect(shop.errors).toEqual([])
})

test('no job holds a token of a link', async () => {
  const { email } = await verifiedCustomer(shop)
  await forgotPassword(shop, email, '192.0.2.1')
  const jobs = JSON.stringify(await shop.db.query.selectFrom('job').selectAll().execute())
  expect(jobs).toContain(email)
  const mail = (await mailsTo(shop, email)).find(({ kind }) => kind === 'customer reset')
  const token = /#token=([\w-]{43})/.exec(mail?.html ?? '')![1]!
  expect(jobs).not.toContain(token)
  const tokens = await shop.db.query.selectFrom('customer_mail_token').select('hash').execute()
  expect(tokens.some(({ hash }) => hash.equals(shop.tokens.hash(token)))).toBe(true)
})
