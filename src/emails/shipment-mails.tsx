/** Mails about a shipment: sent, ready to collect, arrived. */
import type { OrderMail } from '#domain/orders/order-mail.ts'
import { courierName } from '#messages/customers/parcels.ts'
import { sentence } from '#messages/dates.ts'
import { seeOrder } from '#messages/mail.ts'
import * as say from '#messages/customers/shipment-mail.ts'
import { WithdrawalLink } from './contract.tsx'
import { Action, Frame, Paragraph, Section } from './frame.tsx'

function Contents({ mail }: { mail: OrderMail }) {
  return (
    <Section title={say.contents()}>
      {mail.shipment?.lines.map(({ name, quantity }, index) => (
        <Paragraph key={index}>
          {quantity} × {name}
        </Paragraph>
      ))}
      {mail.shipment?.hasRest && <Paragraph>{say.restFollows()}</Paragraph>}
    </Section>
  )
}

const Parcels = ({ mail }: { mail: OrderMail }) =>
  mail.shipment?.parcels.map(({ courier, awb }) => (
    <Paragraph key={awb}>{say.parcelLine({ courier: sentence(courierName(courier) ?? ''), awb })}</Paragraph>
  ))

export const OrderSent = ({ mail }: { mail: OrderMail }) => (
  <Frame mail={mail} title={say.sentTitle({ name: mail.address.firstName })} preview={say.sentText()}>
    <Paragraph>{say.sentText()}</Paragraph>
    <Parcels mail={mail} />
    <Action href={mail.links.track}>{say.follow()}</Action>
    <Contents mail={mail} />
    <WithdrawalLink mail={mail} />
  </Frame>
)

export function OrderReady({ mail }: { mail: OrderMail }) {
  const text = say.readyText({ place: mail.delivery.pickupPoint, number: mail.number })
  return (
    <Frame mail={mail} title={say.readyTitle({ name: mail.address.firstName })} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Action href={mail.links.order}>{seeOrder()}</Action>
      <Contents mail={mail} />
      <WithdrawalLink mail={mail} />
    </Frame>
  )
}

export const OrderDelivered = ({ mail }: { mail: OrderMail }) => (
  <Frame mail={mail} title={say.deliveredTitle({ name: mail.address.firstName })} preview={say.deliveredText()}>
    <Paragraph>{say.deliveredText()}</Paragraph>
    <Action href={mail.links.order}>{seeOrder()}</Action>
    <WithdrawalLink mail={mail} />
  </Frame>
)

/** A parcel waits in a locker, or at another point of the courier's choice. */
export function OrderWaiting({ mail }: { mail: OrderMail }) {
  const place = mail.delivery.pickupPoint
  const text = place === '' ? say.waitingText() : say.waitingPlaceText({ place })
  return (
    <Frame mail={mail} title={say.waitingTitle({ name: mail.address.firstName })} preview={text}>
      <Paragraph>{text}</Paragraph>
      <Parcels mail={mail} />
      <Action href={mail.links.track}>{say.follow()}</Action>
      <Contents mail={mail} />
      <WithdrawalLink mail={mail} />
    </Frame>
  )
}

/** The courier met nobody, or could not deliver. */
export const OrderFailed = ({ mail }: { mail: OrderMail }) => (
  <Frame mail={mail} title={say.failedTitle({ name: mail.address.firstName })} preview={say.failedText()}>
    <Paragraph>{say.failedText()}</Paragraph>
    <Parcels mail={mail} />
    <Action href={mail.links.track}>{say.follow()}</Action>
    <Contents mail={mail} />
    <WithdrawalLink mail={mail} />
  </Frame>
)
