/**
 * Writing to every buyer of a recalled product (LAW-41), guests too, each once and in the language of the order. A job writes a bounded number
 * of mails and the job of the next ones in one transaction; the key of a mail names the recall and the buyer, so that a repeated job writes none twice.
 */
import { createHash } from 'node:crypto'
import { mailPicture } from '#domain/catalog/picture.ts'
import { normalisedEmail } from '#domain/customers/email.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { contactHref, recallsHref } from '#domain/market/page-paths.ts'
import { RECALL_BATCH } from '#domain/recalls/recall.ts'
import type { RecalledGoods, RecallMail } from '#domain/recalls/recall-mail.ts'
import { goodsIn } from '#domain/recalls/recalled-goods.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { hasMail, insertMail, type NewMail } from '#store/mail/mail.ts'
import {
  insertRecallBuyer,
  nextDueBuyers,
  nextRecallOrders,
  noteReminder,
  type RecallOrder,
} from '#store/recalls/recall-buyers.ts'
import { readRecall, readRecalledGoods, type StoredRecall } from '#store/recalls/recalls.ts'

const RECALL_MAIL = 'recall'

type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'mailer' | 'writeMail' | 'jobSignal'>

/** One mail for each address, however it was written. */
const keyOf = (recall: string, email: string): string =>
  `recall:${recall}:${createHash('sha256').update(normalisedEmail(email)).digest('base64url')}`

/** Job `recall.mail`: writes to the next buyers. */
export async function writeRecallMails(shop: MailShop, { recallId, after }: JobPayload<'recall.mail'>): Promise<void> {
  const { db, clock } = shop
  const recall = await readRecall(db.query, recallId)
  const found = recall && (await readRecalledGoods(db.query, recall.product))
  if (!recall || !found || recall.state === 'draft') return
  const orders = await nextRecallOrders(db.query, recall, { after, limit: RECALL_BATCH })
  const seller = await readMerchant(shop)
  const now = clock.now()
  const mails: { order: string; mail: NewMail }[] = []
  for (const order of orders.filter(({ email }) => email.includes('@'))) {
    const key = keyOf(recallId, order.email)
    // oxlint-disable-next-line no-await-in-loop -- each is composed by itself
    if (await hasMail(db.query, key)) continue
    const goods = goodsIn(found, order.market)
    // oxlint-disable-next-line no-await-in-loop -- each is composed by itself
    const written = await shop.writeMail(
      recallMail(shop, recall, { order, goods, picture: found.picture, seller, isReminder: false }),
    )
    const row = { id: uuidv7(now), key, kind: RECALL_MAIL, locale: order.market, recipient: order.email, orderId: order.id }
    mails.push({ order: order.id, mail: { ...row, ...written } })
  }
  await db.transaction(async (tx) => {
    for (const { order, mail } of mails)
      if (await insertMail(tx, mail, now, sendJobs(shop, mail.id, now))) await insertRecallBuyer(tx, recallId, order, mail.id)
    const last = orders.length === RECALL_BATCH ? orders.at(-1)!.id : null
    if (last !== null) await enqueue(tx, { kind: 'recall.mail', payload: { recallId, after: last }, runAt: now })
  })
  shop.jobSignal.wake()
}

/** Job `recall.remind`: writes again to the next buyers who have not answered. */
export async function writeRecallReminders(
  shop: MailShop,
  { recallId, before, after }: JobPayload<'recall.remind'>,
): Promise<void> {
  const { db, clock } = shop
  const recall = await readRecall(db.query, recallId)
  const found = recall && (await readRecalledGoods(db.query, recall.product))
  if (!recall || !found || recall.state !== 'running') return
  const buyers = await nextDueBuyers(db.query, recallId, { before: new Date(before), after, limit: RECALL_BATCH })
  const seller = await readMerchant(shop)
  const now = clock.now()
  const mails: { order: string; mail: NewMail }[] = []
  for (const { reminders, ...order } of buyers) {
    const goods = goodsIn(found, order.market)
    // oxlint-disable-next-line no-await-in-loop -- each is composed by itself
    const written = await shop.writeMail(
      recallMail(shop, recall, { order, goods, picture: found.picture, seller, isReminder: true }),
    )
    const key = `${keyOf(recallId, order.email)}:${reminders + 1}`
    const row = { id: uuidv7(now), key, kind: RECALL_MAIL, locale: order.market, recipient: order.email, orderId: order.id }
    mails.push({ order: order.id, mail: { ...row, ...written } })
  }
  await db.transaction(async (tx) => {
    for (const { order, mail } of mails)
      if (await insertMail(tx, mail, now, sendJobs(shop, mail.id, now))) await noteReminder(tx, recallId, order, now)
    const last = buyers.length === RECALL_BATCH ? buyers.at(-1)!.id : null
    if (last !== null) await enqueue(tx, { kind: 'recall.remind', payload: { recallId, before, after: last }, runAt: now })
  })
  shop.jobSignal.wake()
}

interface About {
  order: RecallOrder
  goods: RecalledGoods
  picture: string
  seller: Merchant
  isReminder: boolean
}

function recallMail(
  { config }: Pick<Shop, 'config'>,
  { number, lots, soldFrom, soldUntil, remedies, texts }: StoredRecall,
  { order, goods, picture, seller, isReminder }: About,
): RecallMail {
  const locale: Locale = order.market
  const market = MARKETS[locale]
  return {
    kind: 'recall',
    isReminder,
    locale,
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    goods,
    lots,
    soldFrom,
    soldUntil,
    remedies,
    text: texts[locale],
    links: {
      home: config.publicUrl + href(market, '/'),
      logo: `${config.publicUrl}/mail-art/logo.png`,
      notice: config.publicUrl + recallsHref(market, number),
      contact: config.publicUrl + contactHref(market),
      picture: picture === '' ? '' : config.publicUrl + mailPicture(picture),
    },
    seller,
  }
}
