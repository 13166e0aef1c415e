/** At the right of an order: what can happen next, whose it is, and where it goes. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatFullName, formatPlace } from '#domain/customers/address.ts'
import { ORDER_STEPS, type OrderStep } from '#domain/orders/order-steps.ts'
import * as say from '#messages/admin/order/page.ts'
import { methods } from '#messages/admin/orders.ts'
import { countryInWords } from '#messages/countries.ts'
import { daysInWords } from '#messages/dates.ts'
import { usePages } from '#admin/client/page.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import type { HeadProps } from './head.tsx'
import * as styles from './order.module.css'

/** Steps whose refusal is worth a word; the others come by themselves or are over. */
const NAMED: readonly OrderStep[] = ['ship', 'refund', 'cancel', 'address']

export const Rail = ({ order, can, onStep }: HeadProps) => (
  <aside className={styles.rail} aria-label={say.nextSteps()}>
    <Part title={say.nextSteps()}>
      <ul className={styles.steps}>
        {ORDER_STEPS.map((step) => (
          <Step key={step} step={step} order={order} can={can} onStep={onStep} />
        ))}
      </ul>
    </Part>
    <Customer order={order} />
    <Part
      title={say.delivery()}
      end={
        can('address') && (
          <Button kind="link" onClick={() => onStep('address')}>
            {say.change()}
          </Button>
        )
      }
    >
      <DeliveryFacts order={order} />
    </Part>
    <Part title={say.billing()}>
      <BillingFacts order={order} />
    </Part>
  </aside>
)

function Step({ order, can, onStep, step }: HeadProps & { step: OrderStep }) {
  const why = order.steps[step]
  if (can(step))
    return (
      <li>
        <Icon name="arrow-right" small />
        <Button kind="link" onClick={() => onStep(step)}>
          {say.steps[step]()}
        </Button>
      </li>
    )
  const isNamed = NAMED.includes(step) || (step === 'book' && why === 'canceled')
  if (why === null || !isNamed) return null
  return (
    <li className={styles.muted}>
      <Icon name="prohibit" small />
      <span>
        {say.steps[step]()}
        <small>{say.refusals[why]()}</small>
      </span>
    </li>
  )
}

function Customer({ order: { customer, address, market, email, phone, delivery } }: Pick<HeadProps, 'order'>) {
  const hasPage = usePages().some(({ path }) => path === '/customers/:id')
  return (
    <Part
      title={say.customer()}
      end={
        customer &&
        hasPage && (
          <Link className={styles.link} to={`/customers/${customer.id}`}>
            {say.open()}
          </Link>
        )
      }
    >
      <p>{formatFullName(address, market)}</p>
      <p className={styles.muted}>
        {customer ? (
          <>
            {say.ordersOf(customer.orders)}
            {customer.withdrawals > 0 && `, ${say.withdrawalsOf(customer.withdrawals)}`}, {say.since()}{' '}
            <Moment at={customer.since} />
          </>
        ) : (
          say.withoutAccount()
        )}
      </p>
      <p>
        <a className={styles.link} href={`mailto:${email}`}>
          <Whole of={email} />
        </a>
      </p>
      <p>{phone}</p>
      {delivery.note !== '' && <p className={styles.wish}>{delivery.note}</p>}
    </Part>
  )
}

const lineOf = (to: OrderView['address']): string =>
  [to.address, formatPlace(to), countryInWords(to.country)].filter(Boolean).join(', ')

function DeliveryFacts({ order: { delivery, address } }: Pick<HeadProps, 'order'>) {
  return (
    <>
      <p>{methods[delivery.method]()}</p>
      <p>{delivery.point === '' ? lineOf(address) : delivery.point}</p>
      {delivery.method !== 'email' && (
        <p className={styles.muted}>
          {say.promised()}: {daysInWords(delivery.from, delivery.to)}
        </p>
      )}
    </>
  )
}

function BillingFacts({ order: { billing, address, market } }: Pick<HeadProps, 'order'>) {
  const isSame = lineOf(billing) === lineOf(address)
  return (
    <>
      <p>{billing.companyName === '' ? `${say.individual()}, ${formatFullName(billing, market)}` : billing.companyName}</p>
      {billing.vatNumber !== '' && (
        <p>
          {say.vatNumber()}: {billing.vatNumber}
        </p>
      )}
      {billing.registerNumber !== '' && (
        <p>
          {say.registerNumber()}: {billing.registerNumber}
        </p>
      )}
      <p className={styles.muted}>{isSame ? say.sameAsDelivery() : lineOf(billing)}</p>
    </>
  )
}

const Part = ({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) => (
  <section>
    <div className={styles.partHead}>
      <h2>{title}</h2>
      {end}
    </div>
    {children}
  </section>
)
