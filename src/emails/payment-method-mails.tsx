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
  const { account, number, transferred } = mail
  const amountOf = (hundredths: number) => plainText(hundredths, mail.currency, mail.locale)
  const time = momentInWords(mail.payBefore ?? mail.placedAt)
  const missing = amountOf(mail.due - transferred)
  const isPart = transferred > 0
  const text = isPart ? say.partText({ received: amountOf(transferred), missing, time }) : say.transferText({ time })
  const rows: [label: string, value: string][] = account
    ? [
        [say.holder(), account.holder],
        [say.iban(), ibanInGroups(account.iban)],
        [say.bic(), account.bic],
        [say.bank(), account.bank],
        ...(isPart ? [[say.received(), amountOf(transferred)] as [string, string]] : []),
        [(isPart ? say.missing : say.amount)(), missing],
        [say.reference(), number],
      ]
    : []
  return (
    <Frame mail={mail} title={(isPart ? say.partTitle : say.transferTitle)()} preview={text}>
      <Paragraph>{text}</Paragraph>
      {rows.length > 0 && (
        <Section title={say.transferTo()}>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <Paragraph key={label}>
                {label}: <b>{value}</b>
              </Paragraph>
            ))}
        </Section>
      )}
      <Action href={mail.links.pay}>{mails.seeOrder()}</Action>
      <OrderTable mail={mail} />
    </Frame>
  )
}

/** What came by transfer and the order did not take has been transferred back. */
export function OrderSurplus({ mail }: { mail: OrderMail }) {
  const text = say.refundedTransfer({ amount: plainText(mail.refund?.money ?? 0, mail.currency, mail.locale) })
  return (
    <Frame mail={mail} title={say.refundedTransferTitle()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Action href={mail.links.order}>{mails.seeOrder()}</Action>
    </Frame>
  )
}

/** Says what is owed back of the transfers of an order that was paid or has ended. */
export const SurplusOwed = ({ mail }: { mail: OrderMail }) =>
  mail.transferred > 0 && (
    <Paragraph>{say.surplus({ amount: plainText(mail.transferred, mail.currency, mail.locale) })}</Paragraph>
  )

/** The order goes ahead, and is paid when it arrives. */
export function OrderCash({ mail }: { mail: OrderMail }) {
  const isPickup = mail.delivery.method === 'pickup'
  const text = (isPickup ? say.cashTextPickup : say.cashText)({ amount: plainText(mail.due, mail.currency, mail.locale) })
  return (
    <Frame mail={mail} title={(isPickup ? say.cashTitlePickup : say.cashTitle)()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <SurplusOwed mail={mail} />
      <Action href={mail.links.order}>{mails.seeOrder()}</Action>
      <OrderTable mail={mail} />
    </Frame>
  )
}
