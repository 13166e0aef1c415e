/** Writes mails: subject, HTML and plain text in the mail's own language. Built to `build/server/mails.js`. */
import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plainText } from '#domain/pricing/money.ts'
import { CUSTOMER_MAILS, type CustomerMail } from '#domain/customers/customer-mail.ts'
import type { MailContent } from '#domain/mail/mail-content.ts'
import type { OrderMail, OrderMailKind, WrittenMail } from '#domain/orders/order-mail.ts'
import type { AlertMail } from '#domain/alerts/alert-mail.ts'
import type { RefundFailedMail } from '#domain/payments/refund-failed-mail.ts'
import type { NewsletterMail } from '#domain/newsletter/newsletter-mail.ts'
import type { PartnerCodeMail } from '#domain/promotions/partner-code-mail.ts'
import type { VoucherMail } from '#domain/promotions/voucher-mail.ts'
import type { RecallMail } from '#domain/recalls/recall-mail.ts'
import { STAFF_MAILS, type StaffMail } from '#domain/staff/staff-mail.ts'
import type { WithdrawalMail } from '#domain/withdrawals/withdrawal-mail.ts'
import * as say from '#messages/mail.ts'
import * as methods from '#messages/payments/methods.ts'
import { subject as partnerCodeSubject } from '#messages/promotions/partnership-mail.ts'
import * as shipment from '#messages/customers/shipment-mail.ts'
import type { ContactMail } from '#domain/contact/contact-mail.ts'
import { inLocale } from '#messages/text.ts'
import { AlertBody, alertSubject } from './alert.tsx'
import { ContactBody, contactSubject } from './contact.tsx'
import { creditSubject, invoiceSubject } from '#messages/documents/links.ts'
import { CustomerMailBody, customerMailSubject } from './customer-mails.tsx'
import { CreditNoteIssued, InvoiceIssued } from './document-mails.tsx'
import { NewsletterBody, newsletterSubject } from './newsletter.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderCanceled, OrderExpired, OrderPaid, OrderRefunded, OrderReminder } from './order-status-mails.tsx'
import { OrderDelivered, OrderFailed, OrderReady, OrderSent, OrderWaiting } from './shipment-mails.tsx'
import { OrderCash, OrderSurplus, OrderTransfer } from './payment-method-mails.tsx'
import { PartnerCode } from './partner-code.tsx'
import { RecallBody, recallSubject } from './recall.tsx'
import { RefundFailedBody, refundFailedSubject } from './refund-failed.tsx'
import { StaffMailBody, staffMailSubject } from './staff-mails.tsx'
import { VoucherGift } from './voucher.tsx'
import { WithdrawalBody, withdrawalSubject } from './withdrawal-receipt.tsx'

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Headings of the plain text are not in capitals. */
const plainHeadings = ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } }))

/** Returns the plain text of a mail. Compiled once: the rules cost as much as a mail. */
const toPlainText = compile({ wordwrap: false, selectors: [...plainTextSelectors, ...plainHeadings] })

interface Kind {
  subject(mail: OrderMail): string
  Body(props: { mail: OrderMail }): ReactElement
}

const kinds: Record<OrderMailKind, Kind> = {
  confirmation: { subject: ({ number }) => say.confirmationSubject({ number }), Body: OrderConfirmation },
  transfer: { subject: ({ number }) => methods.transferSubject({ number }), Body: OrderTransfer },
  'transfer part': {
    subject: (mail) =>
      methods.partSubject({ number: mail.number, amount: plainText(mail.due - mail.transferred, mail.currency, mail.locale) }),
    Body: OrderTransfer,
  },
  surplus: {
    subject: (mail) =>
      methods.surplusSubject({ number: mail.number, amount: plainText(refunded(mail), mail.currency, mail.locale) }),
    Body: OrderSurplus,
  },
  cash: { subject: ({ number }) => methods.cashSubject({ number }), Body: OrderCash },
  reminder: { subject: ({ number }) => say.reminderSubject({ number }), Body: OrderReminder },
  paid: { subject: ({ number }) => say.paidSubject({ number }), Body: OrderPaid },
  expired: { subject: ({ number }) => say.expiredSubject({ number }), Body: OrderExpired },
  canceled: { subject: ({ number }) => say.canceledSubject({ number }), Body: OrderCanceled },
  refunded: {
    subject: (mail) =>
      say.refundedSubject({ number: mail.number, amount: plainText(refunded(mail), mail.currency, mail.locale) }),
    Body: OrderRefunded,
  },
  sent: { subject: ({ number }) => shipment.sentSubject({ number }), Body: OrderSent },
  waiting: { subject: ({ number }) => shipment.waitingSubject({ number }), Body: OrderWaiting },
  failed: { subject: ({ number }) => shipment.failedSubject({ number }), Body: OrderFailed },
  ready: { subject: ({ number }) => shipment.readySubject({ number }), Body: OrderReady },
  delivered: { subject: ({ number }) => shipment.deliveredSubject({ number }), Body: OrderDelivered },
  invoice: { subject: documentSubject(invoiceSubject), Body: InvoiceIssued },
  'credit note': { subject: documentSubject(creditSubject), Body: CreditNoteIssued },
}

function documentSubject(text: (names: { number: string; order: string }) => string): Kind['subject'] {
  return ({ document, number }) => text({ number: document?.number ?? '', order: number })
}

const refunded = ({ refund }: OrderMail): number => (refund ? refund.money + refund.credit : 0)

/** Synchronous, so that two concurrent mails cannot mix their languages. */
export const writeOrderMail = (mail: OrderMail): WrittenMail =>
  inLocale(mail.locale, () => {
    const { subject, Body } = kinds[mail.kind]
    return written(subject(mail), <Body mail={mail} />)
  })

const writeVoucherMail = (mail: VoucherMail): WrittenMail =>
  inLocale(mail.locale, () => {
    const amount = plainText(mail.amount, mail.currency, mail.locale)
    return written(say.voucherSubject({ amount }), <VoucherGift mail={mail} />)
  })

const writePartnerCodeMail = (mail: PartnerCodeMail): WrittenMail =>
  inLocale(mail.locale, () => written(partnerCodeSubject({ partner: mail.partner }), <PartnerCode mail={mail} />))

const writeCustomerMail = (mail: CustomerMail): WrittenMail =>
  inLocale(mail.locale, () => written(customerMailSubject(mail), <CustomerMailBody mail={mail} />))

const isCustomerMail = (mail: OrderMail | CustomerMail): mail is CustomerMail =>
  (CUSTOMER_MAILS as readonly string[]).includes(mail.kind)

const writeWithdrawalMail = (mail: WithdrawalMail): WrittenMail =>
  inLocale(mail.locale, () => written(withdrawalSubject(mail), <WithdrawalBody mail={mail} />))

const writeNewsletterMail = (mail: NewsletterMail): WrittenMail =>
  inLocale(mail.locale, () => written(newsletterSubject(mail), <NewsletterBody mail={mail} />))

const writeContactMail = (mail: ContactMail): WrittenMail =>
  inLocale(mail.locale, () => written(contactSubject(mail), <ContactBody mail={mail} />))

const writeRecallMail = (mail: RecallMail): WrittenMail =>
  inLocale(mail.locale, () => written(recallSubject(mail), <RecallBody mail={mail} />))

const writeAlertMail = (mail: AlertMail): WrittenMail =>
  inLocale(mail.locale, () => written(alertSubject(mail), <AlertBody mail={mail} />))

const writeRefundFailedMail = (mail: RefundFailedMail): WrittenMail =>
  inLocale(mail.locale, () => written(refundFailedSubject(mail), <RefundFailedBody mail={mail} />))

const isStaffMail = (mail: MailContent): mail is StaffMail => (STAFF_MAILS as readonly string[]).includes(mail.kind)

const writeStaffMail = (mail: StaffMail): WrittenMail =>
  inLocale(mail.locale, () => written(staffMailSubject(mail), <StaffMailBody mail={mail} />))

export function writeMail(mail: MailContent): WrittenMail {
  if (isStaffMail(mail)) return writeStaffMail(mail)
  if (mail.kind === 'contact') return writeContactMail(mail)
  if (mail.kind === 'recall') return writeRecallMail(mail)
  if (mail.kind === 'alert') return writeAlertMail(mail)
  if (mail.kind === 'refund_failed') return writeRefundFailedMail(mail)
  if (mail.kind === 'newsletter') return writeNewsletterMail(mail)
  if (mail.kind === 'withdrawal') return writeWithdrawalMail(mail)
  if (mail.kind === 'voucher') return writeVoucherMail(mail)
  if (mail.kind === 'partner_code') return writePartnerCodeMail(mail)
  return isCustomerMail(mail) ? writeCustomerMail(mail) : writeOrderMail(mail)
}

function written(subject: string, body: ReactElement): WrittenMail {
  // React asks browsers to load pictures early; mail programs must not see that.
  const html = DOCTYPE + renderToStaticMarkup(body).replaceAll(/<link rel="preload" [^>]*>/g, '')
  return { subject, html, text: toPlainText(html) }
}
