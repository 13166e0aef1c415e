/** Short mails that follow the confirmation. */
import { plainText } from '#domain/pricing/money.ts'
import type { OrderMail } from '#domain/orders/order-mail.ts'
import { momentInWords, timeInWords } from '#messages/dates.ts'
import * as say from '#messages/mail.ts'
import * as methods from '#messages/payments/methods.ts'
import { WithdrawalLink } from './contract.tsx'
import { Action, Frame, Paragraph, Section } from './frame.tsx'
import { OrderTable } from './order-table.tsx'
import { SurplusOwed } from './payment-method-mails.tsx'

export function OrderPaid({ mail }: { mail: OrderMail }) {
  const amount = plainText(mail.due, mail.currency, mail.locale)
  if (mail.method === 'cash') return <CashPaid mail={mail} amount={amount} />
  const next =
    mail.delivery.method === 'pickup' ? say.paidPickup : mail.delivery.method === 'email' ? say.paidByEmail : say.paidText
  const title = mail.delivery.method === 'email' ? say.paidTitleByEmail : say.paidTitle
  return (
    <Frame mail={mail} title={title({ name: mail.address.firstName })} preview={next({ amount })}>
      <Paragraph>{next({ amount })}</Paragraph>
      <SurplusOwed mail={mail} />
      <Action href={mail.links.order}>{say.seeOrder()}</Action>
      <OrderTable mail={mail} />
      <WithdrawalLink mail={mail} />
    </Frame>
  )
}

/** What was paid on delivery was packed long before. */
const CashPaid = ({ mail, amount }: { mail: OrderMail; amount: string }) => (
  <Frame mail={mail} title={methods.cashPaidTitle({ name: mail.address.firstName })} preview={methods.cashPaid({ amount })}>
    <Paragraph>{methods.cashPaid({ amount })}</Paragraph>
    <Action href={mail.links.order}>{say.seeOrder()}</Action>
    <WithdrawalLink mail={mail} />
  </Frame>
)

export function OrderExpired({ mail }: { mail: OrderMail }) {
  const text = (mail.transferred > 0 ? methods.expiredPart : say.expiredText)()
  return (
    <Frame mail={mail} title={say.expiredTitle()} preview={text}>
      <Paragraph>{text}</Paragraph>
      {mail.method === 'transfer' && mail.transferred === 0 && <Paragraph>{methods.expiredTransfer()}</Paragraph>}
      <SurplusOwed mail={mail} />
      <Action href={mail.links.home}>{say.toStore()}</Action>
    </Frame>
  )
}

/** Before the reservation ends. It has nothing that the customer typed: the order is not paid. */
export function OrderReminder({ mail }: { mail: OrderMail }) {
  // A transfer has days.
  const inWords = mail.method === 'transfer' ? momentInWords : timeInWords
  const time = inWords(mail.payBefore ?? mail.placedAt)
  return (
    <Frame mail={mail} title={say.reminderTitle()} preview={say.reminderText({ time })}>
      <Paragraph>{say.reminderText({ time })}</Paragraph>
      <Action href={mail.links.pay}>
        {say.pay({
          amount: plainText(mail.method === 'transfer' ? mail.due - mail.transferred : mail.due, mail.currency, mail.locale),
        })}
      </Action>
      <Paragraph>{say.reminderIgnore()}</Paragraph>
      <OrderTable mail={mail} />
    </Frame>
  )
}

export function OrderCanceled({ mail }: { mail: OrderMail }) {
  const text = [say.canceledText(), ...returned(mail)].join(' ')
  return (
    <Frame mail={mail} title={say.canceledTitle()} preview={text}>
      <Paragraph>{text}</Paragraph>
      <SurplusOwed mail={mail} />
      <Action href={mail.links.home}>{say.toStore()}</Action>
    </Frame>
  )
}

/** Returns what happens to the money of a cancelled order, a sentence for each kind. */
function returned({ wasPaid, due, codes, currency, locale, method, transferred }: OrderMail): string[] {
  const credit = codes.reduce((sum, { kind, amount }) => sum + (kind === 'voucher' ? amount : 0), 0)
  const amount = (hundredths: number) => ({ amount: plainText(hundredths, currency, locale) })
  const sentences = []
  if (wasPaid && due > 0) sentences.push((method === 'card' ? say.canceledPaid : methods.canceledTransfer)(amount(due)))
  if (!wasPaid && transferred === 0) sentences.push(say.canceledUnpaid())
  if (credit > 0) sentences.push(say.canceledCredit(amount(credit)))
  return sentences
}

export function OrderRefunded({ mail }: { mail: OrderMail }) {
  const { money, credit, lines } = mail.refund ?? { money: 0, credit: 0, lines: [] }
  const isByCard = mail.method === 'card'
  const amount = (hundredths: number) => ({ amount: plainText(hundredths, mail.currency, mail.locale) })
  const title = money === 0 ? say.refundedCreditTitle : isByCard ? say.refundedTitle : methods.refundedTransferTitle
  const texts = [
    ...(money > 0 ? [(isByCard ? say.refundedText : methods.refundedTransfer)(amount(money))] : []),
    ...(credit > 0 ? [say.refundedCredit(amount(credit))] : []),
  ]
  return (
    <Frame mail={mail} title={title()} preview={texts.join(' ')}>
      {texts.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {lines.length > 0 && (
        <Section title={say.refundedFor()}>
          {lines.map(({ name, quantity, amount: of }, index) => (
            <Paragraph key={index}>
              {quantity > 0 ? `${quantity} × ${name}` : say.delivery()}: {plainText(of, mail.currency, mail.locale)}
            </Paragraph>
          ))}
        </Section>
      )}
      <Action href={mail.links.order}>{say.seeOrder()}</Action>
    </Frame>
  )
}
