/** Short mails that follow the confirmation. */
import { plainText } from '#domain/pricing/money.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import * as say from '#messages/mail.ts'
import { WithdrawalLink } from './contract.tsx'
import { Action, Frame, Paragraph } from './frame.tsx'
import { OrderTable } from './order-table.tsx'

export function OrderPaid({ mail }: { mail: OrderMail }) {
  const amount = plainText(mail.due, mail.currency, mail.locale)
  const next =
    mail.delivery.method === 'pickup' ? say.paidPickup : mail.delivery.method === 'email' ? say.paidByEmail : say.paidText
  const title = mail.delivery.method === 'email' ? say.paidTitleByEmail : say.paidTitle
  return (
    <Frame mail={mail} title={title({ name: mail.address.firstName })} preview={next({ amount })}>
      <Paragraph>{next({ amount })}</Paragraph>
      <Action href={mail.links.order}>{say.seeOrder()}</Action>
      <OrderTable mail={mail} />
      <WithdrawalLink mail={mail} />
    </Frame>
  )
}

export const OrderExpired = ({ mail }: { mail: OrderMail }) => (
  <Frame mail={mail} title={say.expiredTitle()} preview={say.expiredText()}>
    <Paragraph>{say.expiredText()}</Paragraph>
    <Action href={mail.links.home}>{say.toStore()}</Action>
  </Frame>
)

export const OrderCanceled = ({ mail }: { mail: OrderMail }) => (
  <Frame mail={mail} title={say.canceledTitle()} preview={say.canceledText()}>
    <Paragraph>{say.canceledText()}</Paragraph>
    <Action href={mail.links.home}>{say.toStore()}</Action>
  </Frame>
)

export function OrderRefunded({ mail }: { mail: OrderMail }) {
  const text = say.refundedText({ amount: plainText(mail.refund ?? 0, mail.currency, mail.locale) })
  return (
    <Frame mail={mail} title={say.refundedTitle()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Action href={mail.links.order}>{say.seeOrder()}</Action>
    </Frame>
  )
}
