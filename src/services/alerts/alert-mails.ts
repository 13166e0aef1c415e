/** Mails about goods that are out of stock: the question, and the answer to who waits already. */
import type { AlertMail } from '#domain/alerts/alert-mail.ts'
import { ALERT_LINK_MS } from '#domain/alerts/alert.ts'
import { normalisedEmail } from '#domain/customers/email.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import { findOpenAlert, insertAlertLink, renewAlert, takeAlert } from '#store/alerts/alerts.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { hasMail, insertMail, type NewMail } from '#store/mail/mail.ts'
import { stopToken } from './links.ts'
import { readAlertOffer } from './offer.ts'

export type AlertMailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'catalog' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

/** Job `alert.ask`: mails the link that confirms a request; to who waits already that nothing is to do. */
export async function answerAlertForm(shop: AlertMailShop, asked: JobPayload<'alert.ask'>): Promise<void> {
  const { db, clock } = shop
  const { mailId, variant, locale, email } = asked
  const key = `alert:${mailId}`
  if (await hasMail(db.query, key)) return
  const offer = await readAlertOffer(shop, db.query, variant, locale)
  if (!offer) return
  const alert = { variant, locale, address: normalisedEmail(email), email }
  const common = { kind: 'alert' as const, locale, goods: offer.goods, seller: await readMerchant(shop) }
  const known = await findOpenAlert(db.query, alert)
  const now = clock.now()
  if (known?.state === 'waiting') {
    const links = { ...linksOf(shop, locale, offer.path), stop: stopHref(shop, locale, known.id) }
    const written = await shop.writeMail({ ...common, about: 'already', links })
    await db.transaction((tx) =>
      storeAlertMail(shop, tx, { key, kind: 'alert already', locale, recipient: known.email ?? email, ...written }, now),
    )
  } else await mailLink(shop, { ...alert, key, common })
  shop.jobSignal.wake()
}

interface Question {
  key: string
  variant: number
  locale: Locale
  address: string
  email: string
  common: Pick<AlertMail, 'kind' | 'locale' | 'goods' | 'seller'>
}

/** Stores the request as one that is asked for, its link and the mail. */
async function mailLink(shop: AlertMailShop, { key, common, ...alert }: Question): Promise<void> {
  const now = shop.clock.now()
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + ALERT_LINK_MS)
  const { locale, email } = alert
  const links = linksOf(shop, locale, href(MARKETS[locale], `/alerts/confirm?token=${token}`))
  const written = await shop.writeMail({ ...common, about: 'confirm', validUntil: expiresAt.toISOString(), links })
  await shop.db.transaction(async (tx) => {
    const { id } = await takeAlert(tx, alert, now)
    await renewAlert(tx, id, email, now)
    await insertAlertLink(tx, { hash: shop.tokens.hash(token), alertId: id }, expiresAt)
    await storeAlertMail(shop, tx, { key, kind: 'alert confirm', locale, recipient: email, ...written }, now)
  })
}

/** Returns the absolute addresses of every such mail. `path`: where the button leads. */
export const linksOf = ({ config }: Pick<Shop, 'config'>, locale: Locale, path: string) => ({
  home: config.publicUrl + href(MARKETS[locale], '/'),
  logo: `${config.publicUrl}/mail-art/logo.png`,
  action: config.publicUrl + path,
})

export const stopHref = (shop: Pick<Shop, 'config' | 'tokens'>, locale: Locale, alertId: string): string =>
  shop.config.publicUrl + href(MARKETS[locale], `/alerts/stop?token=${stopToken(shop, alertId)}`)

/** Stores a mail with the job that sends it. Returns false when it was written before. */
export function storeAlertMail(
  shop: Pick<Shop, 'mailer'>,
  tx: Query,
  mail: Omit<NewMail, 'id' | 'orderId'>,
  now: Date,
): Promise<boolean> {
  const id = uuidv7(now)
  return insertMail(tx, { id, orderId: null, ...mail }, now, sendJobs(shop, id, now))
}
