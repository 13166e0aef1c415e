/** What was bought, by where it is: in a shipment with its parcels, or still to be sent. */
import { Fragment } from 'react'
import { courierName, parcelStatusText } from '#messages/customers/parcels.ts'
import * as say from '#messages/admin/order/page.ts'
import { locale } from '#messages/text.ts'
import { useActs } from '#admin/client/acts.tsx'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { OrderEgg } from '#admin/ui/marks.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { keepParcelLabels } from './papers.browser.ts'
import { lineGroups, type GroupedLine, type LineGroup } from './line-groups.ts'
import * as styles from './order.module.css'

interface Props {
  order: OrderView
}

export const Lines = ({ order }: Props) => (
  <table className={styles.lines}>
    <caption className={styles.heard}>{say.lines()}</caption>
    <thead>
      <tr>
        <th scope="col">{say.item()}</th>
        {[say.quantity(), say.price(), say.discountShare(), say.lineTotal()].map((name) => (
          <th key={name} scope="col" className={styles.num}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    {lineGroups(order).map((group) => (
      <tbody key={String(group.at)}>
        {group.at !== null && <GroupHead order={order} at={group.at} />}
        {group.lines.map((one) => (
          <LineRows key={one.line.position} order={order} one={one} />
        ))}
      </tbody>
    ))}
  </table>
)

function GroupHead({ order, at }: Props & { at: NonNullable<LineGroup['at']> }) {
  const names = new Map(order.warehouses.map(({ id, name }) => [id, name[locale()]]))
  const nameOf = (id: string) => names.get(id) ?? id
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={5}>
        <span>
          <OrderEgg status={at === 'waiting' ? 'unfulfilled' : 'fulfilled'} />
          {at === 'waiting' ? (
            <>
              <b>{say.toSend()}</b>
              <span className={styles.muted}>
                {order.waiting.map(({ warehouse }) => nameOf(warehouse)).join(', ')}
                {order.status === 'opened' && say.held()}
              </span>
            </>
          ) : (
            <>
              <b>{say.shipmentNumber({ number: at })}</b>
              <span className={styles.muted}>{nameOf(order.shipments.find(({ position }) => position === at)!.warehouse)}</span>
              <Parcels order={order} shipment={at} />
            </>
          )}
        </span>
      </th>
    </tr>
  )
}

/** Parcels of a shipment: their numbers, which lead to their labels, and where they are. */
function Parcels({ order, shipment }: Props & { shipment: number }) {
  const { told } = useActs()
  const label = async (awb: string) => {
    const failure = await keepParcelLabels([awb])
    if (failure !== null) told(failure)
  }
  return order.parcels
    .filter((parcel) => parcel.shipment === shipment)
    .map(({ awb, courier, status, refusal }, index) => (
      <span key={awb ?? index} className={styles.parcel}>
        {courierName(courier)}{' '}
        {awb === null ? (
          say.withoutNumber()
        ) : (
          <button type="button" className={styles.link} title={say.labels()} onClick={() => void label(awb)}>
            {awb}
          </button>
        )}{' '}
        <span className={styles.muted}>{refusal ?? parcelStatusText(status, courier)}</span>
      </span>
    ))
}

function LineRows({ order, one }: Props & { one: GroupedLine }) {
  const { line, qty, amount, parts } = one
  return (
    <>
      <tr className={parts.length > 0 ? styles.whole : undefined}>
        <th scope="row">
          <span className={styles.article}>
            {line.image !== '' && (
              <img
                src={line.image}
                alt=""
                width={26}
                height={32}
                loading="lazy"
                style={{ background: `var(--tint-${line.tint})` }}
              />
            )}
            <span>
              {line.name}
              <small>
                {aboutOf(one).map((part, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- parts have a fixed order
                  <Fragment key={at}>
                    {at > 0 && ' · '}
                    <Whole of={part} />
                  </Fragment>
                ))}
              </small>
            </span>
          </span>
        </th>
        <td className={styles.num}>{qty}</td>
        <td className={`${styles.num} ${styles.more}`}>
          {amount !== null && <Amount amount={line.unitPrice} currency={order.currency} />}
        </td>
        <td className={`${styles.num} ${styles.more}`}>
          {amount !== null && <Share amount={line.unitPrice * qty - amount} currency={order.currency} />}
        </td>
        <td className={styles.num}>{amount !== null && <Amount amount={amount} currency={order.currency} />}</td>
      </tr>
      {parts.map((part) => (
        <tr key={part.name} className={styles.part}>
          <td>{part.name}</td>
          <td className={styles.num}>{part.qty}</td>
          <td colSpan={3} aria-hidden="true" />
        </tr>
      ))}
    </>
  )
}

/** What discounts of the order took off the pieces. */
const Share = ({ amount, currency }: { amount: number; currency: OrderView['currency'] }) =>
  amount > 0 ? `−${amountOf(amount, currency)}` : <span className={styles.muted}>{say.none()}</span>

/** Returns the parts of the small line under a name: variant, SKU, part of the line, what came back. */
function aboutOf({ line, qty }: GroupedLine): string[] {
  const { kind, option, sku, parts, refunded, returned } = line
  return [
    option,
    kind === 'bundle' ? say.setOf(parts.length) : sku,
    qty < line.qty && say.ofPieces({ count: qty, all: line.qty }),
    returned > 0 && say.cameBack({ count: returned }),
    refunded.qty > 0 && say.givenBack({ count: refunded.qty }),
  ].filter((part): part is string => typeof part === 'string' && part !== '')
}
