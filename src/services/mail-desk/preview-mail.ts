/** A mail as it would be written now: of a sample, or about an order of the shop. */
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { sampleMail } from '#domain/mail/samples/sample-mail.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { ORDER_MAILS, type OrderMail, type OrderMailKind, type WrittenMail } from '#domain/orders/order-mail.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { agreedTerms } from '#services/orders/agreed-terms.ts'
import { readOrderDocuments } from '#services/orders/order-documents.ts'
import { composeOrderMail } from '#services/orders/order-mail.ts'
import { readMarketTerms } from '#services/payment-terms/read-terms.ts'
import type { Shop } from '#services/shop.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { readAgreedText } from '#store/orders/agreed-texts.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { readRefunds } from '#store/orders/refunds.ts'
import { readShipments } from '#store/orders/shipments.ts'
import { findOrderId } from '#store/payments/payments.ts'

export type PreviewShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'writeMail' | 'memory'>

export interface PreviewQuestion {
  kind: MailKind
  locale: Locale
  /** Number of an order; null for the sample. */
  order: string | null
}

export type PreviewRefusal = 'order_not_found' | 'mail_not_of_orders' | 'mail_without_matter'
export type Preview = { ok: true; locale: Locale; mail: WrittenMail } | { ok: false; reason: PreviewRefusal }

/** Returns a mail as it would be written. One about an order is in the language of the order, whatever is asked for. */
export async function previewAnyMail(shop: PreviewShop, { kind, locale, order }: PreviewQuestion): Promise<Preview> {
  if (order !== null) return previewOfOrder(shop, kind, order)
  const seller = await readMerchant(shop)
  const { publicUrl } = shop.config
  const link = (path: string) => publicUrl + href(MARKETS[locale], path)
  const frame = { locale, now: shop.clock.now(), publicUrl, seller, link }
  const terms = kind === 'order confirmation' ? await termsOf(shop, locale) : null
  return { ok: true, locale, mail: await shop.writeMail(sampleMail(kind, frame, terms)) }
}

/** Returns the terms of the contract as an order of now would have them; null where the shop has none. */
async function termsOf(shop: PreviewShop, locale: Locale): Promise<OrderMail['terms']> {
  const hash = (await agreedTerms(shop, locale)).texts.terms
  const text = hash === undefined ? null : await readAgreedText(shop.db.query, hash)
  return text && { title: text.title, blocks: text.body }
}

async function previewOfOrder(shop: PreviewShop, kind: MailKind, number: string): Promise<Preview> {
  const about = ORDER_MAILS.find((one) => kind === `order ${one}`)
  if (!about) return { ok: false, reason: 'mail_not_of_orders' }
  const orderId = await findOrderId(shop.db.query, number)
  const order = orderId === null ? null : await readOrder(shop.db.query, { id: orderId })
  if (!order) return { ok: false, reason: 'order_not_found' }
  const payload = await payloadOf(shop, order, about)
  const mail = payload && (await composeOrderMail(shop, payload))
  return mail ? { ok: true, locale: order.market, mail } : { ok: false, reason: 'mail_without_matter' }
}

/** Returns what the mail would be about: the last parcel, refund or document; null where the order has none. */
async function payloadOf(shop: PreviewShop, order: OrderRecord, mail: OrderMailKind): Promise<JobPayload<'order.mail'> | null> {
  const { id: orderId } = order
  const { query } = shop.db
  switch (mail) {
    case 'sent':
    case 'ready':
    case 'delivered':
    case 'waiting':
    case 'failed': {
      const shipment = (await readShipments(query, orderId)).at(-1)
      const awb = shipment?.parcels.at(-1)?.awb
      if (!shipment || awb === undefined) return null
      const isOfParcel = mail === 'waiting' || mail === 'failed'
      return { orderId, mail, shipment: shipment.position, ...(isOfParcel && { awb }) }
    }
    case 'refunded': {
      const refund = (await readRefunds(query, orderId)).at(-1)
      return refund ? { orderId, mail, refund: refund.position } : null
    }
    case 'surplus':
      return order.transferred > 0 ? { orderId, mail, money: order.transferred } : null
    case 'invoice':
    case 'credit note': {
      const documents = (await readOrderDocuments(shop, [orderId])).get(orderId) ?? []
      const document = documents.findLast(({ corrects }) => (mail === 'invoice') === (corrects === null))
      return document ? { orderId, mail, document: document.id } : null
    }
    case 'transfer':
    case 'transfer part': {
      const { account } = (await readMarketTerms(query, shop.config, order.market)).transfer
      return account ? { orderId, mail } : null
    }
    case 'canceled':
    case 'cash':
    case 'confirmation':
    case 'expired':
    case 'paid':
    case 'reminder':
      return { orderId, mail }
  }
}
