/** The mail with a code of a partnership: written once for each code (D-30). */
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import type { PartnerCodeMail } from '#domain/promotions/partner-code-mail.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { hasMail, insertMail } from '#store/mail/mail.ts'
import { readTakenCode, type TakenCode } from '#store/promotions/partnerships.ts'

/** Job `partner.mail`: a second time it changes nothing; none for an account that is gone. */
export async function writePartnerCodeMail(
  shop: Pick<Shop, 'db' | 'clock' | 'config' | 'mailer' | 'writeMail' | 'jobSignal'>,
  { codeId, locale }: JobPayload<'partner.mail'>,
): Promise<void> {
  const key = `partner-code:${codeId}`
  const taken = await readTakenCode(shop.db.query, codeId)
  if (!taken || (await hasMail(shop.db.query, key))) return
  const written = await shop.writeMail(await partnerCodeMail(shop, taken, locale))
  const now = shop.clock.now()
  const id = uuidv7(now)
  const mail = { id, key, kind: 'partner_code', locale, recipient: taken.email, orderId: null, ...written }
  await insertMail(shop.db.query, mail, now, sendJobs(shop, id, now))
  shop.jobSignal.wake()
}

async function partnerCodeMail(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  { code, coupon, partnership }: TakenCode,
  locale: Locale,
): Promise<PartnerCodeMail> {
  const link = (path: string) => config.publicUrl + href(MARKETS[locale], path)
  const { title, text, link: place } = partnership.text[locale]
  return {
    kind: 'partner_code',
    locale,
    partner: partnership.partner,
    text: { title, text },
    code,
    isOurs: coupon !== null,
    validUntil: coupon?.validUntil?.toISOString() ?? null,
    place: place ? { label: place.label, href: place.href.startsWith('/') ? config.publicUrl + place.href : place.href } : null,
    links: { home: link('/'), logo: `${config.publicUrl}/mail-art/logo.png`, account: link('/my/partnerships') },
    seller: await readMerchant({ db }),
  }
}
