/** Every mail that the shop writes, as plain data. */
import type { AlertMail } from '#domain/alerts/alert-mail.ts'
import type { ContactMail } from '#domain/contact/contact-mail.ts'
import type { CustomerMail } from '#domain/customers/customer-mail.ts'
import type { NewsletterMail } from '#domain/newsletter/newsletter-mail.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import type { RefundFailedMail } from '#domain/payments/refund-failed-mail.ts'
import type { PartnerCodeMail } from '#domain/promotions/partner-code-mail.ts'
import type { VoucherMail } from '#domain/promotions/voucher-mail.ts'
import type { RecallMail } from '#domain/recalls/recall-mail.ts'
import type { StaffMail } from '#domain/staff/staff-mail.ts'
import type { WithdrawalMail } from '#domain/withdrawals/withdrawal-mail.ts'

export type MailContent =
  | OrderMail
  | VoucherMail
  | PartnerCodeMail
  | CustomerMail
  | WithdrawalMail
  | NewsletterMail
  | ContactMail
  | RefundFailedMail
  | RecallMail
  | AlertMail
  | StaffMail
