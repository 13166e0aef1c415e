/** Payload of each kind of job. It is checked when the job is written (by its type) and before it runs. */
import { z } from 'zod'
import type { Block } from '#domain/content/content.ts'
import { CUSTOMER_MAILS } from '#domain/customers/customer-mail.ts'
import { LOCALES } from '#domain/market/market.ts'
import { COURIERS } from '#domain/orders/parcel.ts'
import { ORDER_MAILS } from '#domain/orders/order-mail.ts'
import { STAFF_MAILS } from '#domain/staff/staff-mail.ts'

const aboutOrder = z.object({ orderId: z.uuid() })
const aboutDocument = z.object({ documentId: z.uuid() })
const aboutAttempt = z.object({ attemptId: z.uuid() })

/**
 * Kind → its payload as plain JSON. Jobs outlive a deployment: a field that is added must be optional, and keys that this version
 * does not know are dropped.
 */
export const jobKinds = {
  /** Looks up the address and mails a link that confirms a request for a variant, or that it waits already. */
  'alert.ask': z.object({ mailId: z.uuid(), variant: z.int().positive(), locale: z.enum(LOCALES), email: z.string() }),
  /** Tells those who wait for these variants that they are back, as far as there are pieces. */
  'alert.tell': z.object({ variants: z.array(z.int().positive()) }),
  /** Changes the next products of an edit of many, from a position on. */
  'bulk.edit': z.object({ bulkId: z.uuid(), position: z.int().min(0) }),
  /** Takes an edit of many products back. */
  'bulk.undo': z.object({ bulkId: z.uuid() }),
  /** A message of the contact form came: tells the merchant, and the sender where `confirms`. */
  'contact.mail': z.object({ messageId: z.uuid(), confirms: z.boolean() }),
  /** Mails the answer at a position of a message's events. */
  'contact.answer': z.object({ messageId: z.uuid(), position: z.int().positive() }),
  /** Looks up the address and mails a link, where it belongs to an account that can use one. */
  'customer.link': z.object({ purpose: z.enum(['verify', 'reset']), email: z.string() }),
  /**
   * A mail about an account. `mailId` makes it once; `linkId` is the id that the token of its link is derived from; `recipient` where it does
   * not go to the account's address, or the account no longer exists.
   */
  'customer.mail': z.object({
    mailId: z.uuid(),
    mail: z.enum(CUSTOMER_MAILS),
    customerId: z.uuid(),
    at: z.iso.datetime(),
    linkId: z.uuid().optional(),
    validUntil: z.iso.datetime().optional(),
    browser: z.string().optional(),
    email: z.string().optional(),
    recipient: z.object({ email: z.string(), firstName: z.string(), locale: z.enum(LOCALES) }).optional(),
  }),
  'document.check': aboutDocument,
  'document.credit': z.object({ refundId: z.uuid() }),
  'document.invoice': aboutOrder,
  'document.transmit': aboutDocument,
  /** Draws the pictures that feeds name, for a while. */
  'feed.pictures': z.object({}),
  /** `task` is checked by the gateway, which wrote it. */
  'gateway.work': z.object({ gateway: z.string().min(1), task: z.unknown() }),
  /** Works on an import for a while: checks, writes or takes back. */
  'import.step': z.object({ runId: z.uuid() }),
  /** Reads the list of a courier's lockers, and comes again each night. */
  'locker.import': z.object({ courier: z.enum(COURIERS) }),
  'mail.send': z.object({ mailId: z.uuid() }),
  /** Looks up the address and mails a link that confirms the newsletter, or the code of the reward again. */
  'newsletter.ask': z.object({
    mailId: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    locale: z.enum(LOCALES),
    source: z.enum(['page', 'home', 'footer', 'checkout']),
  }),
  'newsletter.checkout': aboutOrder,
  /** Writes the next mails of a newsletter in one language. */
  'newsletter.issue': z.object({ issueId: z.uuid(), locale: z.enum(LOCALES) }),
  /** Mails a newsletter to one address, which need not be a subscriber's. */
  'newsletter.trial': z.object({
    mailId: z.uuid(),
    recipient: z.string(),
    locale: z.enum(LOCALES),
    subject: z.string(),
    body: z.array(z.custom<Block>((block) => typeof block === 'object' && block !== null && 'kind' in block)),
  }),
  'newsletter.welcome': z.object({ mailId: z.uuid(), subscriptionId: z.uuid(), about: z.enum(['welcome', 'again']) }),
  'order.expire': aboutOrder,
  /**
   * `attemptId` names the payment that was refunded as a whole, `refund` and `shipment` the position of what was refunded or sent, `document`
   * what was issued, `awb` and `day` the parcel and the day of what happened to it, `transfer` what came, `surplus` the case of what went back, `money` how much.
   */
  'order.mail': z.object({
    orderId: z.uuid(),
    mail: z.enum(ORDER_MAILS),
    attemptId: z.uuid().optional(),
    shipment: z.int().positive().optional(),
    refund: z.int().positive().optional(),
    document: z.uuid().optional(),
    awb: z.string().optional(),
    day: z.iso.date().optional(),
    transfer: z.uuid().optional(),
    surplus: z.uuid().optional(),
    money: z.int().positive().optional(),
  }),
  'parcel.register': z.object({ parcelId: z.uuid() }),
  'parcel.sync': z.object({ courier: z.enum(COURIERS) }),
  /** `locale`: the market in which the customer took the code. */
  'partner.mail': z.object({ codeId: z.uuid(), locale: z.enum(LOCALES) }),
  /** A refund failed at the bank: tells the merchant. `refund`: the gateway's reference, `amount` in hundredths. */
  'payment.notice': z.object({ attemptId: z.uuid(), refund: z.string(), amount: z.int().positive() }),
  'payment.recheck': z.object({ caseId: z.uuid() }),
  'payment.reconcile': aboutAttempt,
  /** The whole attempt; `amount` in hundredths, where the gateway holds another one than the attempt's; `refundId`: that refund of parts. */
  'payment.refund': z.object({ attemptId: z.uuid(), amount: z.int().positive().optional(), refundId: z.uuid().optional() }),
  'payment.void': aboutAttempt,
  /** The moment of a planned price: its beginning or its end. */
  'price.plan': z.object({ planId: z.uuid() }),
  /** The moment at which a product is published in a market, or withheld. */
  'product.publish': z.object({ planId: z.uuid() }),
  /** Writes to the next buyers of a recalled product, after an order. */
  'recall.mail': z.object({ recallId: z.uuid(), after: z.uuid().nullable() }),
  /** Writes again to the next buyers who have not answered; `before`: those whose last mail was sent until then. */
  'recall.remind': z.object({ recallId: z.uuid(), before: z.iso.datetime(), after: z.uuid().nullable() }),
  'search.push': z.object({}),
  /** A mail to a person of the staff. `mailId` makes it once; `linkId` is the id that the token of its link is derived from. */
  'staff.mail': z.object({
    mailId: z.uuid(),
    mail: z.enum(STAFF_MAILS),
    staffId: z.uuid(),
    at: z.iso.datetime(),
    by: z.string().optional(),
    browser: z.string().optional(),
    linkId: z.uuid().optional(),
    validUntil: z.iso.datetime().optional(),
  }),
  /** Looks up the address and mails a link to a new password, where it belongs to a person who may sign in. */
  'staff.reset': z.object({ email: z.string() }),
  'stock.shown': z.object({ items: z.array(z.string().regex(/^\d+$/)) }),
  'story.publish': z.object({ storyId: z.int(), locale: z.enum(LOCALES) }),
  /** Writes a backup into the data directory of the process that runs it. */
  'system.backup': z.object({}),
  'voucher.issue': aboutOrder,
  /** `again`: id of a mail that is sent once more. */
  'voucher.mail': z.object({ voucherId: z.uuid(), again: z.uuid().optional() }),
  /** Sends a message to the address of its webhook. */
  'webhook.send': z.object({ messageId: z.uuid() }),
  'withdrawal.mail': z.object({ withdrawalId: z.uuid() }),
}

export type JobKind = keyof typeof jobKinds
/** Payload of a job of this kind. */
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]>

export type ParsedPayload<Kind extends JobKind> = { ok: true; payload: JobPayload<Kind> } | { ok: false; reason: string }

/** Returns a stored payload as its kind has it, or in one line why it does not fit. */
export function parsePayload<Kind extends JobKind>(kind: Kind, payload: unknown): ParsedPayload<Kind> {
  const parsed = (jobKinds[kind] as z.ZodType).safeParse(payload)
  if (parsed.success) return { ok: true, payload: parsed.data as JobPayload<Kind> }
  const faults = parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  return { ok: false, reason: `the payload does not fit ${kind}: ${faults.join('; ')}` }
}
