/** Tells the merchant of a refund that failed at the bank. */
import { plainText } from '#domain/pricing/money.ts'
import type { RefundFailedMail } from '#domain/payments/refund-failed-mail.ts'
import * as say from '#messages/payments/refund-failed.ts'
import { Frame, Paragraph } from './frame.tsx'

const amountOf = ({ amount, currency, locale }: RefundFailedMail): string => plainText(amount, currency, locale)

export const refundFailedSubject = (mail: RefundFailedMail): string =>
  say.subject({ number: mail.number, amount: amountOf(mail) })

export function RefundFailedBody({ mail }: { mail: RefundFailedMail }) {
  const { number, locale, seller, links } = mail
  const text = say.text({ number, amount: amountOf(mail) })
  return (
    <Frame mail={{ locale, seller, links }} title={say.title()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Paragraph>{say.repeat({ command: `shop payments refund ${number}` })}</Paragraph>
      <Paragraph>{say.transfer({ command: `shop payments transferred ${number}` })}</Paragraph>
    </Frame>
  )
}
