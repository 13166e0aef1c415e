/** Mails about an invoice or a credit note that was issued. */
import { plainText } from '#domain/pricing/money.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import * as say from '#messages/documents/links.ts'
import { Action, Frame, Paragraph } from './frame.tsx'

export function InvoiceIssued({ mail }: { mail: OrderMail }) {
  const text = mail.document ? say.invoiceText({ ...named(mail.document, mail), order: mail.number }) : ''
  return <Issued mail={mail} title={say.invoiceTitle()} text={text} action={say.openInvoice()} />
}

export function CreditNoteIssued({ mail }: { mail: OrderMail }) {
  const text = mail.document ? say.creditText({ ...named(mail.document, mail), invoice: mail.document.corrects ?? '' }) : ''
  return <Issued mail={mail} title={say.creditTitle()} text={text} action={say.openCredit()} />
}

const named = ({ number, gross }: NonNullable<OrderMail['document']>, { currency, locale }: OrderMail) => ({
  number,
  amount: plainText(gross, currency, locale),
})

const Issued = ({ mail, title, text, action }: { mail: OrderMail; title: string; text: string; action: string }) => (
  <Frame mail={mail} title={title} preview={text}>
    <Paragraph>{text}</Paragraph>
    <Action href={mail.document?.href ?? mail.links.order}>{action}</Action>
    <Paragraph>{say.keepIt()}</Paragraph>
  </Frame>
)
