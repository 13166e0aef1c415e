/** The mail that tells the merchant of a refund that failed at the bank. */
import { href, MARKETS } from '#domain/market/market.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { insertMail } from '#store/mail/mail.ts'
import { readOrder } from '#store/orders/orders.ts'
import { findAttempt } from '#store/payments/payments.ts'

/** The merchant reads the language of the market at the root of the site. */
const [MERCHANT_MARKET] = Object.values(MARKETS).filter(({ isDefault }) => isDefault)

/** Job `payment.notice`: a second time for the same refund it changes nothing. */
export async function writeRefundFailedMail(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'mailer' | 'writeMail' | 'jobSignal'>,
  { attemptId, refund, amount }: JobPayload<'payment.notice'>,
): Promise<void> {
  const attempt = await findAttempt(shop.db.query, attemptId)
  const order = attempt && (await readOrder(shop.db.query, { id: attempt.orderId }))
  const seller = await readMerchant(shop)
  if (!order || seller.email === '') return
  const market = MERCHANT_MARKET!
  const { locale } = market
  const { publicUrl } = shop.config
  const links = { home: publicUrl + href(market, '/'), logo: `${publicUrl}/mail-art/logo.png` }
  const { number, currency } = order
  const written = await shop.writeMail({ kind: 'refund_failed', locale, number, amount, currency, links, seller })
  const now = shop.clock.now()
  const id = uuidv7(now)
  const mail = { id, key: `refund-failed:${refund}`, kind: 'refund failed', locale, recipient: seller.email, orderId: null }
  await insertMail(shop.db.query, { ...mail, ...written }, now, sendJobs(shop, id, now))
  shop.jobSignal.wake()
}
