/** The mails of an order as they were sent, as they would be sent now, and once more. */
import type { WrittenMail } from '#domain/orders/order-mail.ts'
import { ORDER_MAILS, type OrderMailKind } from '#domain/orders/order-mail.ts'
import { composeOrderMail } from '#services/orders/order-mail.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import { auditOrder, type StaffAct } from '#services/orders/staff-act.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { findMail, insertMail, type StoredMail } from '#store/mail/mail.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { readDeskParcels } from '#store/orders/order-desk.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import { findOrderId } from '#store/payments/payments.ts'

type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

const isOrderMail = (kind: string): kind is OrderMailKind => (ORDER_MAILS as readonly string[]).includes(kind)
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Returns a mail of an order as it was sent; null where the order has no such mail. */
export async function readOrderMail(
  { db }: Pick<Shop, 'db'>,
  number: string,
  id: string,
): Promise<(StoredMail & { orderId: string }) | null> {
  const [orderId, mail] = await Promise.all([findOrderId(db.query, number), isId(id) ? findMail(db.query, id) : null])
  return mail && orderId !== null && mail.orderId === orderId ? { ...mail, orderId } : null
}

/** Returns a mail as it would be written now; null for one that is not written about orders any more. */
export async function previewMail(shop: MailShop, mail: StoredMail & { orderId: string }): Promise<WrittenMail | null> {
  const payload = await payloadOf(shop, mail)
  return payload && composeOrderMail(shop, payload)
}

/** Returns what a mail was about, from its key: 'order:…:sent:2'. */
async function payloadOf(
  { db }: Pick<Shop, 'db'>,
  { key, orderId }: Pick<StoredMail, 'key'> & { orderId: string },
): Promise<JobPayload<'order.mail'> | null> {
  const [first, second, kind = '', subject, day] = key.replace(/^again:[^:]+:/, '').split(':')
  if (first !== 'order' || second !== orderId || !isOrderMail(kind)) return null
  const mail = { orderId, mail: kind }
  if (subject === undefined) return mail
  switch (kind) {
    case 'sent':
    case 'ready':
    case 'delivered':
      return { ...mail, shipment: Number(subject) }
    case 'refunded':
      return isId(subject) ? { ...mail, attemptId: subject } : { ...mail, refund: Number(subject) }
    case 'invoice':
    case 'credit note':
      return { ...mail, document: subject }
    case 'waiting':
    case 'failed': {
      const parcel = (await readDeskParcels(db.query, orderId)).find(({ awb }) => awb === subject)
      return parcel ? { ...mail, shipment: parcel.shipment, awb: subject, ...(day !== undefined && { day }) } : null
    }
    case 'canceled':
    case 'cash':
    case 'confirmation':
    case 'expired':
    case 'paid':
    case 'reminder':
    case 'surplus':
    case 'transfer':
    case 'transfer part':
      return isId(subject) ? { ...mail, attemptId: subject } : null
  }
}

/** Sends a mail of an order once more as it was written. `key`: a repeated call with it sends nothing more. */
export async function resendMail(
  shop: MailShop,
  number: string,
  { id, key }: { id: string; key: string },
  staff: StaffAct,
): Promise<'sent' | 'mail_not_found' | 'mail_forgotten'> {
  const mail = await readOrderMail(shop, number, id)
  if (!mail) return 'mail_not_found'
  // An order whose customer was deleted has no address.
  if (mail.html === '' || mail.recipient === '') return 'mail_forgotten'
  const now = shop.clock.now()
  const again = uuidv7(now)
  await shop.db.transaction(async (tx) => {
    await lockOrder(tx, mail.orderId)
    const copy = { ...mail, id: again, key: `again:${key}:${mail.key.replace(/^again:[^:]+:/, '')}` }
    if (!(await insertMail(tx, copy, now, sendJobs(shop, again, now)))) return
    const { staffName, note } = staff
    const event = { kind: 'mail sent again', data: { mail: mail.kind }, by: 'staff', staffName, note } as const
    await changeOrder(tx, mail.orderId, { event, jobs: [] }, now)
    await auditOrder(
      tx,
      { id: mail.orderId, number },
      staff,
      { action: 'order.mail_sent_again', after: { mail: mail.kind } },
      now,
    )
  })
  shop.jobSignal.wake()
  return 'sent'
}
