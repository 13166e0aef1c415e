/** The parcels of an order, each with its courier, its number and where it is. */
import type { ParcelStatus } from '#domain/orders/parcel.ts'
import { momentInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/parcels.ts'
import { inLocale } from '#messages/text.ts'
import type { CustomerOrderView } from '#web/schema/account-orders.ts'
import { href } from '#domain/market/market.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as stateStyles from '#web/storefront/account/orders/order-states.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './parcels.module.css'

type Shipment = CustomerOrderView['shipments'][number]
type Parcel = Shipment['parcels'][number]

const LOOKS: Partial<Record<ParcelStatus, string | undefined>> = {
  delivered: stateStyles.ok,
  at_pickup_point: stateStyles.ok,
  problem: stateStyles.no,
  returning: stateStyles.no,
}

export function Parcels({ data }: { data: Pick<CustomerOrderView, 'order' | 'shipments'> }) {
  const { order, shipments } = data
  const parcels = shipments.flatMap((shipment) => shipment.parcels.map((parcel) => ({ shipment, parcel })))
  // A courier may not have given its numbers yet.
  if (parcels.length === 0) return null
  return (
    <section>
      <h2>{text.parcels()}</h2>
      <div className={pageStyles.panels}>
        {parcels.map(({ shipment, parcel }, at) => (
          <ParcelPanel key={parcel.awb} number={at + 1} shipment={shipment} parcel={parcel} market={order.market} />
        ))}
      </div>
    </section>
  )
}

interface PanelProps {
  number: number
  shipment: Shipment
  parcel: Parcel
  market: CustomerOrderView['order']['market']
}

function ParcelPanel({ number, shipment, parcel, market }: PanelProps) {
  const { courier, status, awb, deliveredAt } = parcel
  const current = useMarket()
  const isCollected = courier === 'pickup'
  const carrier = text.courierName(courier)
  const [label, moment] =
    deliveredAt === null
      ? [isCollected ? text.readyLabel() : text.sentLabel(), shipment.at]
      : [isCollected ? text.collectedLabel() : text.arrivedLabel(), deliveredAt]
  return (
    <div className={pageStyles.panel}>
      <div className={styles.head}>
        <h3>{text.parcelNumber({ number })}</h3>
        <span className={`${stateStyles.state} ${LOOKS[status] ?? stateStyles.wait}`}>
          {text.parcelStatusText(status, courier)}
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{label}</dt>
        <dd>{momentInWords(moment)}</dd>
        {carrier !== null && (
          <>
            <dt>{text.courierLabel()}</dt>
            <dd>{carrier}</dd>
            <dt>{text.awbLabel()}</dt>
            <dd className={styles.awb}>
              <a className={textStyles.link} href={href(current, `/track/${awb}`)} aria-label={`${text.follow()}: ${awb}`}>
                {awb}
              </a>
            </dd>
          </>
        )}
        <dt>{text.contentsLabel()}</dt>
        {inLocale(market, () =>
          shipment.lines.map(({ name, qty }, index) => (
            <dd key={index} lang={market}>
              {qty} × {name}
            </dd>
          )),
        )}
      </dl>
    </div>
  )
}
