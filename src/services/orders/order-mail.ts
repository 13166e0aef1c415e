/** Mails about orders: enqueued in the transaction that causes them, written once, stored, and sent where SMTP is configured. */
import { vatByRate } from '#domain/pricing/vat.ts'
import { mailPicture } from '#domain/catalog/picture.ts'
import { isPayable } from '#domain/orders/order-status.ts'
import { reminderAt } from '#domain/orders/reservation.ts'
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { STAFF_TRIAL_MAIL } from '#domain/mail/mail-kind.ts'
import { ISSUE_MAIL } from '#domain/newsletter/issue.ts'
import type { OrderMail, OrderMailKind, WrittenMail } from '#domain/orders/order-mail.ts'
import { describeError } from '#src/log.ts'
import type { Shop } from '#services/shop.ts'
import { readAgreedText } from '#store/orders/agreed-texts.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import { findMail, insertMail, markMailFailed, markMailSent } from '#store/mail/mail.ts'
import { readOrder, type OrderDelivery, type OrderRecord } from '#store/orders/orders.ts'
import { readRefunds } from '#store/orders/refunds.ts'
import { readShipments } from '#store/orders/shipments.ts'
import { isHeldByCase } from '#store/payments/cases.ts'
import { findAttempt } from '#store/payments/payments.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { AgreedTerms } from './agreed-terms.ts'
import { readOrderDocuments } from './order-documents.ts'
import { hasSecretLink } from '#services/customers/customer-mails.ts'
import { shownPhone } from '#services/customers/phone.ts'
import { readMerchant, readMerchantAndPage } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import { readMarketTerms } from '#services/payment-terms/read-terms.ts'

/** Returns the job that writes a mail about an order, or about a payment, a shipment, or a parcel on a day. */
export const orderMailJob = (
  orderId: string,
  mail: OrderMailKind,
  now: Date,
  about: Omit<JobPayload<'order.mail'>, 'orderId' | 'mail'> = {},
): NewJob => ({
  kind: 'order.mail',
  payload: { orderId, mail, ...about },
  runAt: now,
})

type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

/** Job `order.mail`: a second time for the same order, mail, payment and shipment changes nothing. */
export async function writeMailAboutOrder(shop: MailShop, payload: JobPayload<'order.mail'>): Promise<void> {
  const { orderId, mail: kind, attemptId, shipment = null, refund: position, document: documentId, awb, day } = payload
  const subject = documentId ?? payload.transfer ?? payload.surplus ?? attemptId ?? position ?? awb ?? shipment
  const key = ['order', orderId, kind, subject, day].filter(Boolean).join(':')
  const order = await readOrder(shop.db.query, { id: orderId })
  // The confirmation of an order with nothing to pay is sufficient; an order of a deleted account has no address.
  if (!order || order.email === '' || (kind === 'paid' && order.due === 0)) return
  if (kind === 'reminder' && (!isReminderDue(order, shop.clock.now()) || (await isHeldByCase(shop.db.query, orderId)))) return
  // What has come since may have paid the order.
  if (kind === 'transfer part' && !isPayable(order, shop.clock.now())) return
  const written = await composed(shop, order, payload)
  const now = shop.clock.now()
  const id = uuidv7(now)
  const mail = { id, key, kind: `order ${kind}`, locale: order.market, recipient: order.email, orderId, ...written }
  const isReminded = kind === 'confirmation' && order.expiresAt && isPayable(order, now)
  const reminder = isReminded ? [orderMailJob(orderId, 'reminder', reminderAt(order.createdAt, order.expiresAt!))] : []
  await insertMail(shop.db.query, mail, now, [...sendJobs(shop, id, now), ...reminder])
  shop.jobSignal.wake()
}

type ComposingShop = Pick<Shop, 'db' | 'config' | 'tokens' | 'writeMail'>

/** Returns a mail about an order as it would be written now; null for an order that is not there. */
export async function composeOrderMail(shop: ComposingShop, payload: JobPayload<'order.mail'>): Promise<WrittenMail | null> {
  const order = await readOrder(shop.db.query, { id: payload.orderId })
  return order && composed(shop, order, payload)
}

async function composed(shop: ComposingShop, order: OrderRecord, payload: JobPayload<'order.mail'>): Promise<WrittenMail> {
  const { orderId, mail: kind, shipment: position = null, document: documentId, awb } = payload
  const refund = await refundOf(shop, payload)
  const shipment = position === null ? null : await shipmentOf(shop, order, position, awb)
  const document = documentId === undefined ? null : await documentOf(shop, orderId, documentId)
  return shop.writeMail(await mailAbout(shop, order, { kind, refund, shipment, document }))
}

/** A longer time to pay, such as that of a transfer, moves the reminder: the job of the shorter time comes too early. */
const isReminderDue = (order: OrderRecord, now: Date): boolean =>
  isPayable(order, now) && order.expiresAt !== null && now >= reminderAt(order.createdAt, order.expiresAt)

/** Job `mail.send`: at least once; the same message id each time. */
export async function sendMail(shop: Pick<Shop, 'db' | 'clock' | 'mailer'>, { mailId }: JobPayload<'mail.send'>): Promise<void> {
  const mail = await findMail(shop.db.query, mailId)
  if (!mail || mail.sentAt || !shop.mailer) return
  const merchant = await readMerchant(shop)
  const { recipient: to, subject, html, text, unsubscribe = null } = mail
  try {
    await shop.mailer.send({ id: mailId, to, replyTo: mail.replyTo ?? merchant.email, subject, html, text, unsubscribe })
  } catch (error) {
    await markMailFailed(shop.db.query, mailId, describeError(error))
    throw error
  }
  // Newsletters are many: their text is stored once, with the newsletter. A trial of staff may be about a customer's order.
  const isForgotten = hasSecretLink(mail.kind) || mail.kind === ISSUE_MAIL || mail.kind === STAFF_TRIAL_MAIL
  await markMailSent(shop.db.query, mailId, shop.clock.now(), isForgotten)
}

async function mailAbout(
  { db, config, tokens }: Pick<Shop, 'db' | 'config' | 'tokens'>,
  order: OrderRecord,
  { kind, refund, shipment, document }: Pick<OrderMail, 'kind' | 'refund' | 'shipment' | 'document'>,
): Promise<OrderMail> {
  const { market: locale, currency, number, due, address, billing } = order
  const { merchant, slug } = await readMerchantAndPage({ db }, { key: 'returns', locale })
  // The agreed text, not the present one.
  const agreed = (order.terms as AgreedTerms).texts?.terms
  const terms = kind === 'confirmation' && agreed ? await readAgreedText(db.query, agreed) : null
  return {
    kind,
    locale,
    currency,
    number,
    placedAt: order.createdAt.toISOString(),
    method: order.method,
    account:
      kind === 'transfer' || kind === 'transfer part' ? (await readMarketTerms(db.query, config, locale)).transfer.account : null,
    transferred: order.transferred,
    isUnpaid: order.payment === 'unpaid' && due > 0,
    wasPaid: order.payment !== 'unpaid',
    payBefore: order.payment === 'unpaid' && due > 0 && order.expiresAt ? order.expiresAt.toISOString() : null,
    links: linksOf(order, config.publicUrl, tokens.orderToken(order.id, order.tokenHash), slug),
    contact: { email: order.email, phone: shownPhone(order.phone) },
    address,
    billing,
    countryName: countryName(address.country, locale),
    billingCountryName: countryName(billing.country, locale),
    delivery: {
      method: order.delivery.method,
      from: order.delivery.from,
      to: order.delivery.to,
      pickupPoint: nameOfPoint(order.delivery, locale),
    },
    lines: linesOf(order, config.publicUrl),
    codes: order.codes,
    deliveryPrice: order.deliveryPrice,
    total: order.total,
    due,
    vat: vatByRate(order.lines.map(({ total, vatRate, vat }) => ({ total, rate: vatRate, vat }))),
    refund,
    shipment,
    document,
    seller: merchant,
    terms: terms && { title: terms.title, blocks: terms.body },
  }
}

/** Returns the refund at this position, of a whole payment, or of what came too much, as the mail shows it. */
async function refundOf(
  { db }: Pick<Shop, 'db'>,
  { orderId, attemptId, refund: position, money }: JobPayload<'order.mail'>,
): Promise<OrderMail['refund']> {
  if (money !== undefined) return { money, credit: 0, lines: [] }
  if (attemptId !== undefined) {
    const attempt = await findAttempt(db.query, attemptId)
    return attempt && { money: attempt.amount, credit: 0, lines: [] }
  }
  if (position === undefined) return null
  return (await readRefunds(db.query, orderId)).find((one) => one.position === position) ?? null
}

/** Returns the shipment at this position as the mail shows it, with one of its parcels where that is named. */
async function shipmentOf(
  { db }: Pick<Shop, 'db'>,
  { id, status }: OrderRecord,
  position: number,
  awb?: string,
): Promise<OrderMail['shipment']> {
  const shipment = (await readShipments(db.query, id)).find((one) => one.position === position)
  if (!shipment) return null
  return {
    lines: shipment.lines.map(({ name, qty }) => ({ name, quantity: qty })),
    parcels: shipment.parcels.filter((parcel) => awb === undefined || parcel.awb === awb),
    hasRest: status === 'partially fulfilled',
  }
}

/** Returns an issued document as the mail names it. */
async function documentOf(
  shop: Pick<Shop, 'db' | 'tokens' | 'config'>,
  orderId: string,
  documentId: string,
): Promise<OrderMail['document']> {
  const document = (await readOrderDocuments(shop, [orderId])).get(orderId)!.find(({ id }) => id === documentId)
  if (!document) return null
  const { number, gross, corrects, href: path } = document
  return { number, gross, corrects, href: shop.config.publicUrl + path }
}

/** Returns the addresses that the mail points to, whole and in the order's language. `returns`: slug of the page about returns. */
function linksOf({ market: locale }: OrderRecord, publicUrl: string, token: string, returns: string | null): OrderMail['links'] {
  const link = (path: string) => publicUrl + href(MARKETS[locale], path)
  return {
    home: link('/'),
    order: link(`/checkout/confirmation/${token}`),
    track: link(`/track/${token}`),
    pay: link(`/pay/${token}`),
    withdrawal: publicUrl + withdrawalHref(MARKETS[locale], token),
    returns: returns === null ? null : link(`/${returns}`),
    logo: `${publicUrl}/mail-art/logo.png`,
  }
}

/** Returns the bought lines, without the delivery. */
const linesOf = ({ lines }: OrderRecord, publicUrl: string): OrderMail['lines'] =>
  lines
    .filter((line) => line.kind !== 'transport')
    .map(({ name, option, image, qty, catalogPrice, unitPrice, prior, gift, parts }) => ({
      name,
      option,
      picture: image === '' ? '' : publicUrl + mailPicture(image),
      quantity: qty,
      catalogPrice,
      unitPrice,
      prior,
      gift,
      parts: parts.map((part) => ({ name: part.name, quantity: part.qty })),
    }))

const countryName = (code: string, locale: Locale): string => COUNTRY_NAMES[code]?.name[locale] ?? code

function nameOfPoint({ showroom, locker }: OrderDelivery, locale: Locale): string {
  if (showroom) return [showroom.name[locale], showroom.address].join(', ')
  if (locker) return [locker.name, locker.address, locker.zip, locker.city].join(', ')
  return ''
}
