/** Kinds of mails that the shop writes, by the names under which they are stored, in groups for staff. */
import { ALERT_MAILS } from '#domain/alerts/alert.ts'
import { CUSTOMER_MAILS } from '#domain/customers/customer-mail.ts'
import { ORDER_MAILS } from '#domain/orders/order-mail.ts'

const named = <Prefix extends string, Kind extends string>(prefix: Prefix, kinds: readonly Kind[]) =>
  kinds.map((kind) => `${prefix} ${kind}` as const)

export const MAIL_GROUPS = {
  orders: named('order', ORDER_MAILS),
  customers: ['withdrawal', 'contact received', 'contact answer', 'recall', 'voucher', 'partner_code', ...ALERT_MAILS] as const,
  accounts: named('customer', CUSTOMER_MAILS),
  newsletter: ['newsletter confirm', 'newsletter welcome', 'newsletter again', 'newsletter issue'] as const,
  merchant: ['withdrawal notice', 'contact notice', 'refund failed'] as const,
  staff: [
    'staff invitation',
    'staff reset',
    'staff new sign in',
    'staff second step removed',
    'staff password changed',
    'staff passkey added',
    'staff passkey removed',
  ] as const,
}
export type MailGroup = keyof typeof MAIL_GROUPS
export type MailKind = (typeof MAIL_GROUPS)[MailGroup][number]

export const MAIL_KINDS: readonly MailKind[] = Object.values(MAIL_GROUPS).flat()
export const isMailKind = (kind: string): kind is MailKind => (MAIL_KINDS as readonly string[]).includes(kind)

/** Stored kind of a mail that a person of the staff sent to themselves to see it. */
export const STAFF_TRIAL_MAIL = 'trial'

/** Mails that one person sends to themselves. */
export const TRIAL_MAIL_LIMIT = { most: 30, minutes: 60 } as const

/** What became of a stored mail. `failed`: its sending was given up after many tries. */
export const MAIL_STATES = ['sent', 'waits', 'failed'] as const
export type MailState = (typeof MAIL_STATES)[number]
