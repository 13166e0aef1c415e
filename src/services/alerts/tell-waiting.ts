/**
 * Telling those who wait that goods are back: in their order, each once, and no more than pieces allow. Whom a call tells is settled in the
 * database, with the variant locked: of two at the same moment the second sees whom the first has told.
 */
import type { AlertBackMail } from '#domain/alerts/alert-mail.ts'
import { ALERT_BACK_MAIL, ALERT_BATCH, ALERT_TURN_MS, roomFor } from '#domain/alerts/alert.ts'
import { mailPicture } from '#domain/catalog/picture.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { otherWaiting } from '#store/alerts/alerts.ts'
import { countTold, lockTelling, markTold, nextWaiting, waitingMarkets, type Waiting } from '#store/alerts/waiting.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { linksOf, stopHref, storeAlertMail, type AlertMailShop } from './alert-mails.ts'
import { readAlertOffer, type AlertOffer } from './offer.ts'

/** Job `alert.tell`. */
export async function tellWaiting(shop: AlertMailShop, { variants }: JobPayload<'alert.tell'>): Promise<void> {
  const seller = await readMerchant(shop)
  for (const variant of variants) {
    // Each batch deletes the addresses that it has told, so that the next one finds others.
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each locks its variant
    while (await tellBatch(shop, variant, seller));
  }
  shop.jobSignal.wake()
}

/** Tells the next of those who wait for a variant. Returns whether more may be told. */
async function tellBatch(shop: AlertMailShop, variant: number, seller: Merchant): Promise<boolean> {
  const { db } = shop
  const offers = await offersOf(shop, variant)
  const pieces = Math.max(0, ...Array.from(offers.values(), (offer) => offer.pieces))
  if (pieces === 0) return false
  const candidates = await nextWaiting(db.query, { variant, locales: [...offers.keys()], limit: ALERT_BATCH })
  const mails = await Promise.all(candidates.map((one) => written(shop, one, { offer: offers.get(one.locale)!, seller })))
  const now = shop.clock.now()
  return db.transaction(async (tx) => {
    await lockTelling(tx, variant)
    const told = await countTold(tx, variant, new Date(now.getTime() - ALERT_TURN_MS))
    const most = Math.min(ALERT_BATCH, roomFor({ pieces, told }))
    const ids = await markTold(tx, { ids: candidates.map(({ id }) => id), most }, now)
    for (const [at, { id, locale, email }] of candidates.entries()) {
      if (!ids.has(id)) continue
      const mail = { key: `alert:${id}:back`, kind: ALERT_BACK_MAIL, locale, recipient: email, ...mails[at]! }
      // oxlint-disable-next-line no-await-in-loop -- one connection has one statement at a time
      await storeAlertMail(shop, tx, mail, now)
    }
    return ids.size === ALERT_BATCH
  })
}

/** Returns what each market that somebody waits in sells as the variant. */
async function offersOf(shop: AlertMailShop, variant: number): Promise<Map<Locale, AlertOffer>> {
  const { query } = shop.db
  const found = new Map<Locale, AlertOffer>()
  for (const locale of await waitingMarkets(query, variant)) {
    // oxlint-disable-next-line no-await-in-loop -- at most three
    const offer = await readAlertOffer(shop, query, variant, locale)
    if (offer) found.set(locale, offer)
  }
  return found
}

async function written(
  shop: AlertMailShop,
  { id, locale, address }: Waiting,
  { offer, seller }: { offer: AlertOffer; seller: Merchant },
) {
  const other = await otherWaiting(shop.db.query, address, id)
  const { goods, price, path, picture } = offer
  const mail: AlertBackMail = {
    kind: 'alert',
    about: 'back',
    locale,
    goods,
    price,
    currency: MARKETS[locale].currency,
    links: {
      ...linksOf(shop, locale, path),
      picture: picture === '' ? '' : shop.config.publicUrl + mailPicture(picture),
      stop: other === null ? null : stopHref(shop, locale, other),
    },
    seller,
  }
  return shop.writeMail(mail)
}
