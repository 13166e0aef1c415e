import { beforeAll, beforeEach, expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { seedOneProduct, placedOrder } from '#test/placed-order.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop } from '#test/shop.ts'
import { readConfig } from '#src/config.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { readStoredMail, readStoredMails } from '#services/mail/stored-mails.ts'
import { markPaid } from './order-payment.ts'
import { writeMailAboutOrder } from './order-mail.ts'
import type { MailContent } from '#domain/mail/mail-content.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import type { OutgoingMail } from '#services/ports.ts'

const shop = await testShop()
const merchant = {
  name: 'Nestling',
  legalName: 'Nestling Shop SRL',
  address: 'Str. Cuibului 7',
  email: 'bun-venit@nestling.example',
}
beforeAll(async () => {
  await seedOneProduct(shop.db, 100, shop.clock.now())
  await writeOnePage(shop, 'withdrawal', slugs)
  await shop.db.query
    .insertInto('setting')
    .values({ key: 'merchant', value: JSON.stringify(merchant) })
    .execute()
})
beforeEach(async () => {
  shop.mailer = null
  await shop.db.query.deleteFrom('mail').execute()
  await shop.db.query.deleteFrom('job').execute()
})
const slugs = { ro: 'retragere', en: 'withdrawal', hu: 'elallas' }
const work = () => runDueJobs(shop, jobHandlers)
const stored = () => shop.db.query.selectFrom('mail').selectAll().orderBy('created_at').orderBy('id').execute()

test('the confirmation goes to the customer in the language of the order, with links that work there', async () => {
  const placed = await Promise.all(LOCALES.map((market) => placedOrder(shop, { market, due: 54100 })))
  await Promise.all(placed.map(({ id }) => writeMailAboutOrder(shop, { orderId: id, mail: 'confirmation' })))
  const mails = await stored()
  for (const [index, locale] of LOCALES.entries()) {
    const { number, token, id } = placed[index]!
    const mail = mails.find((each) => each.order_id === id)!
    expect(mail).toMatchObject({ locale, recipient: 'ioana.marinescu@example.ro', kind: 'order confirmation' })
    expect(mail.subject).toContain(number)
    const prefix = { ro: '', en: '/en', hu: '/hu' }[locale]
    const withdrawal = `${prefix}/${slugs[locale]}`
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain(`http://localhost:3000${prefix}/pay/${token}`)
      expect(part).toContain(`http://localhost:3000${withdrawal}`)
      expect(part).toContain('Ursulețul Tudor')
      expect(part).toContain('Nestling Shop SRL')
    }
    expect(mail.text).toContain({ ro: 'Am primit comanda ta.', en: 'We have your order.', hu: 'A rendelését megkaptuk.' }[locale])
  }
})

test('the mail names the page about returns in its own language, and none that is not published', async () => {
  const returns = { ro: 'retur', en: 'returns', hu: 'visszakuldes' }
  const linked = async (market: (typeof LOCALES)[number]) => {
    const { links } = await linksOfMail(market)
    return links.returns
  }
  expect(await linked('hu')).toBeNull()
  await writeOnePage(shop, 'returns', returns)
  expect(await linked('hu')).toBe('http://localhost:3000/hu/visszakuldes')
  expect(await linked('ro')).toBe('http://localhost:3000/retur')
})

/** Returns what is handed to the mail's writer. */
async function linksOfMail(market: (typeof LOCALES)[number]): Promise<OrderMail> {
  const written: OrderMail[] = []
  const watched = {
    ...shop,
    writeMail: (mail: MailContent) => {
      written.push(mail as OrderMail)
      return shop.writeMail(mail)
    },
  }
  const { id } = await placedOrder(shop, { market, due: 54100 })
  await writeMailAboutOrder(watched, { orderId: id, mail: 'canceled' })
  return written[0]!
}

test('a mail about the same event is written once, however often it is requested', async () => {
  const { id } = await placedOrder(shop)
  const job = { orderId: id, mail: 'confirmation' } as const
  await Promise.all([writeMailAboutOrder(shop, job), writeMailAboutOrder(shop, job), work()])
  await writeMailAboutOrder(shop, job)
  expect(await stored()).toHaveLength(1)
})

test('without a mail server mails are stored and not sent', async () => {
  await placedOrder(shop)
  await work()
  expect(await stored()).toMatchObject([{ sent_at: null, attempts: 0 }])
  expect(await shop.db.query.selectFrom('job').select('id').where('kind', '=', 'mail.send').execute()).toEqual([])
})

test('with a mail server each is sent once, and retried with the same id after a refusal', async () => {
  const sent: OutgoingMail[] = []
  let isDown = true
  shop.mailer = {
    async send(mail) {
      sent.push(mail)
      if (isDown) throw new Error('421 come back later')
    },
  }
  await placedOrder(shop)
  await work()
  expect(await stored()).toMatchObject([{ sent_at: null, attempts: 1 }])
  isDown = false
  shop.clock.advance(5_000)
  await work()
  await work()
  expect(await stored()).toMatchObject([{ sent_at: shop.clock.now(), attempts: 2, last_error: null }])
  expect(sent.map(({ id }) => id)).toEqual([sent[0]!.id, sent[0]!.id])
  expect(sent[0]).toMatchObject({ to: 'ioana.marinescu@example.ro', replyTo: 'bun-venit@nestling.example' })
  shop.errors.length = 0
})

test('stored mails are shown only without a mail server and at a local address', async () => {
  await placedOrder(shop)
  await work()
  const mails = await readStoredMails(shop)
  expect(mails).toHaveLength(1)
  expect((await readStoredMail(shop, mails![0]!.id))?.text).toContain('Ursulețul Tudor')
  expect(await readStoredMail(shop, "1' or '1'='1")).toBeNull()
  const abroad = { ...shop, config: readConfig({ PUBLIC_URL: 'https://shop.example', SECRET: 'x'.repeat(32) }) }
  expect(await readStoredMails(abroad)).toBeNull()
  expect(await readStoredMail(abroad, mails![0]!.id)).toBeNull()
  const sending = { ...shop, config: readConfig({ SMTP_HOST: 'smtp.example', SECRET: 'x'.repeat(32) }) }
  expect(await readStoredMails(sending)).toBeNull()
})

test('who has not paid is reminded once, twenty minutes before the order expires', async () => {
  const { id, token } = await placedOrder(shop, { due: 54100 })
  await work()
  shop.clock.advance(40 * 60_000 - 1)
  await work()
  expect((await stored()).map(({ kind }) => kind)).toEqual(['order confirmation'])
  shop.clock.advance(1)
  await work()
  const [, reminder] = await stored()
  expect(reminder).toMatchObject({ kind: 'order reminder', order_id: id })
  expect(reminder!.text).toContain(`http://localhost:3000/pay/${token}`)
})

test('a paid order has no reminder', async () => {
  const { id } = await placedOrder(shop, { due: 54100 })
  await work()
  await shop.db.transaction((tx) => markPaid(tx, id, null, shop.clock.now()))
  shop.clock.advance(59 * 60_000)
  await work()
  expect((await stored()).map(({ kind }) => kind)).not.toContain('order reminder')
})
