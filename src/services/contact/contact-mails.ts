/** Mails about messages of the contact form, each written once. */
import type { ContactMail } from '#domain/contact/contact-mail.ts'
import { formatFullName } from '#domain/customers/address.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { contactMailKey, findContactMessage, readContactEvents, type ContactMessage } from '#store/contact/messages.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { insertMail, type NewMail } from '#store/mail/mail.ts'

type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'mailer' | 'writeMail' | 'jobSignal'>

/** The merchant reads the language of the market at the root of the site. */
const [MERCHANT_MARKET] = Object.values(MARKETS).filter(({ isDefault }) => isDefault)

type Unwritten = Pick<NewMail, 'key' | 'recipient' | 'replyTo'> & { mail: ContactMail }

/** Job `contact.mail`: tells the merchant of a message, and its sender that it came. A second time it changes nothing. */
export async function writeContactMails(shop: MailShop, { messageId, confirms }: JobPayload<'contact.mail'>): Promise<void> {
  const message = await findContactMessage(shop.db.query, { id: messageId })
  if (!message) return
  const seller = await readMerchant(shop)
  const mails: Unwritten[] = []
  if (seller.email !== '') mails.push(noticeOf(shop, message, seller))
  if (confirms) {
    const mail = { about: 'received', ...commonOf(shop, message, message.locale, seller) } as const
    mails.push({ key: contactMailKey(message.id, 'received'), recipient: message.email, mail })
  }
  await storeMails(shop, mails)
}

function noticeOf(shop: MailShop, message: ContactMessage, seller: Merchant): Unwritten {
  const { locale } = MERCHANT_MARKET!
  return {
    key: contactMailKey(message.id, 'notice'),
    recipient: seller.email,
    replyTo: message.email,
    mail: {
      about: 'notice',
      topic: message.topic,
      reference: message.reference,
      name: formatFullName(message, locale),
      email: message.email,
      message: message.message,
      messageLocale: message.locale,
      ...commonOf(shop, message, locale, seller),
    },
  }
}

/** Job `contact.answer`: mails an answer to the sender of the message. A second time it changes nothing. */
export async function writeContactAnswer(shop: MailShop, { messageId, position }: JobPayload<'contact.answer'>): Promise<void> {
  const message = await findContactMessage(shop.db.query, { id: messageId })
  const answered = (await readContactEvents(shop.db.query, messageId)).find((event) => event.position === position)
  if (!message || !answered?.text) return
  const seller = await readMerchant(shop)
  await storeMails(shop, [
    {
      key: contactMailKey(message.id, `answer-${position}`),
      recipient: message.email,
      replyTo: seller.email === '' ? null : seller.email,
      mail: {
        about: 'answer',
        answer: answered.text,
        message: message.message,
        ...commonOf(shop, message, message.locale, seller),
      },
    },
  ])
}

const commonOf = ({ config }: MailShop, { number, receivedAt }: ContactMessage, locale: Locale, seller: Merchant) => ({
  kind: 'contact' as const,
  locale,
  number,
  at: receivedAt.toISOString(),
  links: { home: config.publicUrl + href(MARKETS[locale], '/'), logo: `${config.publicUrl}/mail-art/logo.png` },
  seller,
})

async function storeMails(shop: MailShop, unwritten: readonly Unwritten[]): Promise<void> {
  const now = shop.clock.now()
  const written = await Promise.all(unwritten.map(async (one) => ({ one, text: await shop.writeMail(one.mail) })))
  await shop.db.transaction(async (tx) => {
    for (const { one, text } of written) {
      const { mail, ...row } = one
      const id = uuidv7(now)
      const kind = `contact ${mail.about}`
      await insertMail(tx, { id, kind, locale: mail.locale, orderId: null, ...row, ...text }, now, sendJobs(shop, id, now))
    }
  })
  shop.jobSignal.wake()
}
