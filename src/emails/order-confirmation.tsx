/** The order confirmation mail. */
import { carriesFreeText, type OrderMail } from '#domain/orders/order-mail.ts'
import { plainText } from '#domain/pricing/money.ts'
import { timeInWords } from '#messages/dates.ts'
import * as say from '#messages/mail.ts'
import { Contract } from './contract.tsx'
import { Action, Frame, Paragraph } from './frame.tsx'
import { OrderTable } from './order-table.tsx'

/** Confirmation of the contract, at once and complete (LAW-12). */
export const OrderConfirmation = ({ mail }: { mail: OrderMail }) => (
  <Frame
    mail={mail}
    title={carriesFreeText(mail) ? say.confirmationTitle({ name: mail.address.firstName }) : say.confirmationTitleToPay()}
    preview={`${mail.delivery.method === 'email' ? say.totalByEmail() : say.total()}: ${plainText(mail.total, mail.currency, mail.locale)}`}
  >
    {mail.payBefore === null ? (
      <>
        <Paragraph>{mail.delivery.method === 'email' ? say.confirmationFreeByEmail() : say.confirmationFree()}</Paragraph>
        <Action href={mail.links.order}>{say.seeOrder()}</Action>
      </>
    ) : (
      <>
        <Paragraph>{say.confirmationToPay({ time: timeInWords(mail.payBefore) })}</Paragraph>
        <Action href={mail.links.pay}>{say.pay({ amount: plainText(mail.due, mail.currency, mail.locale) })}</Action>
      </>
    )}
    <Paragraph>{say.contractNote()}</Paragraph>
    <OrderTable mail={mail} />
    <Contract mail={mail} />
  </Frame>
)
