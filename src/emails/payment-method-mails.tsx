/** Mails to customers who pay by bank transfer or on delivery. */
import { ibanInGroups } from '#domain/payments/bank-account.ts'
import { plainText } from '#domain/pricing/money.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import { momentInWords } from '#messages/dates.ts'
import * as mails from '#messages/mail.ts'
import * as say from '#messages/payments/methods.ts'
import { Action, Frame, Paragraph, Section } from './frame.tsx'
import { OrderTable } from './order-table.tsx'

/** Where to, how much, until when. It has nothing that the customer typed: the order is not paid. */
export function OrderTransfer({ mail }: { mail: OrderMail }) {
  const { account, number } = mail
  const text = say.transferText({ time: momentInWords(mail.payBefore ?? mail.placedAt) })
  const rows: [label: string, value: string][] = account
    ? [
        [say.holder(), account.holder],
        [say.iban(), ibanInGroups(account.iban)],
        [say.bic(), account.bic],
        [say.bank(), account.bank],
        [say.amount(), plainText(mail.due, mail.currency, mail.locale)],
        [say.reference(), number],
      ]
    : []
  return (
    <Frame mail={mail} title={say.transferTitle()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Section title={say.transferTo()}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Paragraph key={label}>
              {label}: <b>{value}</b>
            </Paragraph>
          ))}
      </Section>
      <Action href={mail.links.pay}>{mails.seeOrder()}</Action>
      <OrderTable mail={mail} />
    </Frame>
  )
}

/** The order goes ahead, and is paid when it arrives. */
export function OrderCash({ mail }: { mail: OrderMail }) {
  const isPickup = mail.delivery.method === 'pickup'
  const text = (isPickup ? say.cashTextPickup : say.cashText)({ amount: plainText(mail.due, mail.currency, mail.locale) })
  return (
    <Frame mail={mail} title={(isPickup ? say.cashTitlePickup : say.cashTitle)()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Action href={mail.links.order}>{mails.seeOrder()}</Action>
      <OrderTable mail={mail} />
    </Frame>
  )
}
