/** The mails of a withdrawal, each written once: the receipt (LAW-3), and the merchant's notice. */
import { MARKETS, href, type Locale } from '#domain/market/market.ts'
import { returnLabelHref, withdrawalHref } from '#domain/market/withdrawal-path.ts'
import type { WithdrawalMail } from '#domain/withdrawals/withdrawal-mail.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { hasMail, insertMail, type NewMail } from '#store/mail/mail.ts'
import { findWithdrawals, orderNumbersOf, type Withdrawal } from '#store/withdrawals/withdrawals.ts'
import { readReturnAddress } from './return-address.ts'

type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

/** The merchant reads the language of the market at the root of the site. */
const [MERCHANT_MARKET] = Object.values(MARKETS).filter(({ isDefault }) => isDefault)

type Addressed = Pick<NewMail, 'key' | 'recipient' | 'replyTo'> & { mail: WithdrawalMail }

/** Job `withdrawal.mail`: a second time it changes nothing. Its time is that of the declaration, whenever it is written. */
export async function writeWithdrawalMail(shop: MailShop, { withdrawalId }: JobPayload<'withdrawal.mail'>): Promise<void> {
  const [found] = await findWithdrawals(shop.db.query, { id: withdrawalId })
  if (!found || (await hasMail(shop.db.query, receiptKey(withdrawalId)))) return
  const mails = [await receiptOf(shop, found), await noticeOf(shop, found)].filter((one) => one !== null)
  const written = await Promise.all(mails.map(async (one) => ({ ...one, text: await shop.writeMail(one.mail) })))
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    for (const { key, recipient, replyTo, mail, text } of written) {
      const id = uuidv7(now)
      const kind = mail.about === 'receipt' ? 'withdrawal' : 'withdrawal notice'
      const row = { id, key, kind, locale: mail.locale, recipient, replyTo, orderId: found.orderId, ...text }
      await insertMail(tx, row, now, sendJobs(shop, id, now))
    }
  })
  shop.jobSignal.wake()
}

const receiptKey = (id: string): string => `withdrawal:${id}`

async function receiptOf(shop: MailShop, found: Withdrawal): Promise<Addressed> {
  const { locale, email, statementHash } = found
  const common = await commonOf(shop, found, locale)
  const token = shop.tokens.withdrawalToken(found.id)
  return {
    key: receiptKey(found.id),
    recipient: email,
    mail: {
      ...common,
      about: 'receipt',
      hash: statementHash.toString('hex'),
      returns: await readReturnAddress(shop.db.query, common.seller, locale),
      links: {
        ...common.links,
        receipt: shop.config.publicUrl + withdrawalHref(MARKETS[locale], token),
        label: shop.config.publicUrl + returnLabelHref(token),
      },
    },
  }
}

/** Returns the merchant's mail, null where the merchant has no address. */
async function noticeOf(shop: MailShop, found: Withdrawal): Promise<Addressed | null> {
  const { orderId, isLate, email } = found
  const common = await commonOf(shop, found, MERCHANT_MARKET!.locale)
  if (common.seller.email === '') return null
  const order = orderId === null ? null : ((await orderNumbersOf(shop.db.query, [orderId])).get(orderId) ?? null)
  return {
    key: `withdrawal-notice:${found.id}`,
    recipient: common.seller.email,
    replyTo: email,
    mail: { ...common, about: 'notice', order, isLate },
  }
}

async function commonOf({ db, config }: MailShop, found: Withdrawal, locale: Locale) {
  const { number, statement, name, email, declaredAt } = found
  return {
    kind: 'withdrawal' as const,
    locale,
    number,
    statement,
    name,
    email,
    declaredAt: declaredAt.toISOString(),
    links: { home: config.publicUrl + href(MARKETS[locale], '/'), logo: `${config.publicUrl}/mail-art/logo.png` },
    seller: await readMerchant({ db }),
  }
}
