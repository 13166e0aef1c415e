/** The page on which parcels are followed; it works without JavaScript. */
import { useEffect, useRef, type RefObject } from 'react'
import { href } from '#domain/market/market.ts'
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import { courierName, parcelStatusText } from '#messages/customers/parcels.ts'
import { dateInWords, sentence, timeInWords } from '#messages/dates.ts'
import { withdrawHere } from '#messages/withdrawals/words.ts'
import { waitText } from '#messages/limits.ts'
import * as text from '#messages/customers/track.ts'
import { copyShown } from '#web/app/browser/clipboard.browser.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import type { TrackFault } from './faults.ts'
import { routeStops } from './route-stops.ts'
import { typedOrder } from './typed-order.browser.ts'
import * as styles from './page.module.css'

export interface TrackPage {
  /** The number in the address, '' for none and for the token of an order. */
  asked: string
  fault: TrackFault | null
  /** Seconds, of `too-many`. */
  wait: number
  parcels: {
    awb: string
    courier: Courier
    status: ParcelStatus
    /** The newest first; ISO moments. `isToday`: on the market's calendar. */
    events: { at: string; isToday: boolean; kind: ParcelEventKind; place: string }[]
  }[]
  /** Where the contract is withdrawn from (LAW-1); with the order's token, its lines are there. */
  withdrawal: string
  /** The order, for who has its token. */
  order: { number: string; href: string } | null
}

type Parcel = TrackPage['parcels'][number]

export function Component({ data }: { data: TrackPage }) {
  const market = useMarket()
  const { asked, fault, parcels, order } = data
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: text.title() }]} />
      <div className={styles.narrow}>
        <div className={styles.head}>
          <h1>{text.title()}</h1>
          <p className={textStyles.lead}>{text.lead()}</p>
        </div>
        <form className={styles.form} action={href(market, '/track')} method="get">
          <TextField id="awb" name="awb" label={text.awb()} defaultValue={asked} required autoComplete="off" spellCheck={false} />
          <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
            {text.search()}
          </button>
        </form>
        {fault && <Fault fault={fault} wait={data.wait} />}
        {parcels.map((parcel) => (
          <ParcelCard key={parcel.awb} parcel={parcel} />
        ))}
        {order && parcels.length === 0 && (
          <section className={styles.card}>
            <h2>{text.notSent()}</h2>
            <p className={textStyles.lead}>{text.notSentLead()}</p>
          </section>
        )}
        {order ? (
          <p className={styles.below}>
            <a className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`} href={order.href}>
              {text.toOrder()}
            </a>
          </p>
        ) : (
          <>
            {parcels.length > 0 && (
              <div className={styles.below}>
                <Note kind="plain">
                  {text.privacy()}{' '}
                  <a className={textStyles.link} href={href(market, '/my/orders')}>
                    {text.toOrders()}
                  </a>
                </Note>
              </div>
            )}
            <ByOrder isBack={fault === 'unknown-order'} />
          </>
        )}
        <p className={styles.below}>
          <a className={textStyles.link} href={data.withdrawal}>
            {withdrawHere()}
          </a>
        </p>
      </div>
    </main>
  )
}

type Hint = readonly [icon: IconName, hint: () => string]

const withIcons = (hints: readonly (() => string)[], icons: readonly IconName[]): Hint[] =>
  hints.map((hint, at) => [icons[at]!, hint])

const HINTS = {
  unknown: withIcons(text.hints, ['magnifying-glass', 'clock', 'storefront']),
  'unknown-order': withIcons(text.orderHints, ['magnifying-glass', 'envelope-simple', 'user']),
}

function Fault({ fault, wait }: { fault: TrackFault; wait: number }) {
  if (fault === 'too-many')
    return (
      <div className={styles.below}>
        <Note kind="bad">{text.tooMany({ wait: waitText(wait) })}</Note>
      </div>
    )
  return (
    <section className={`${styles.card} ${styles.missing}`} role="status">
      <span className={styles.lost} />
      <h2>{fault === 'unknown' ? text.unknown() : text.unknownOrder()}</h2>
      <ul className={styles.hints}>
        {HINTS[fault].map(([icon, hint]) => (
          <li key={icon}>
            <Icon name={icon} />
            {hint()}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LOOKS: Partial<Record<ParcelStatus, string | undefined>> = {
  delivered: styles.ok,
  at_pickup_point: styles.ok,
  problem: styles.no,
  returning: styles.no,
}

function ParcelCard({ parcel: { awb, courier, status, events } }: { parcel: Parcel }) {
  const carrier = courierName(courier)
  const shown = useRef<HTMLElement>(null)
  return (
    <section className={styles.card} aria-labelledby={`parcel-${awb}`}>
      <div className={styles.row}>
        <span className={`${styles.state} ${LOOKS[status] ?? styles.wait}`}>{parcelStatusText(status, courier)}</span>
        {carrier !== null && (
          <span className={styles.number}>
            {sentence(carrier)} · <span ref={shown}>{awb}</span>
          </span>
        )}
        {carrier !== null && <CopyNumber awb={awb} shown={shown} />}
      </div>
      <h2 id={`parcel-${awb}`}>{arrivesToday(status, events) ? text.arrivesToday() : text.headline(status)}</h2>
      <p className={textStyles.lead}>{text.headlineLead(status)}</p>
      <Way status={status} events={events} />
      <hr className={styles.rule} />
      <h3>{text.journey()}</h3>
      <ol className={styles.timeline}>
        {events.map(({ at, kind, place }, index) => (
          <li key={`${at}${kind}`} className={index === 0 ? styles.now : ''}>
            <time dateTime={at}>
              {dateInWords(at)} <span>{timeInWords(at)}</span>
            </time>
            <div>
              <b>{text.eventText(kind)}</b>
              {place && <small>{place}</small>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The courier has taken the parcel along today: what was taken on an earlier day may have come back to the depot. */
const arrivesToday = (status: ParcelStatus, events: Parcel['events']): boolean =>
  status === 'out_for_delivery' && events.find(({ kind }) => kind === 'out_for_delivery')?.isToday === true

const MOVING: readonly ParcelStatus[] = ['in_transit', 'out_for_delivery']

const dayOf = ({ at, isToday }: Pick<Parcel['events'][number], 'at' | 'isToday'>): string =>
  isToday ? text.todayAt({ time: timeInWords(at) }) : dateInWords(at)

/** The towns in a row, and the customer at its end. */
function Way({ status, events }: Pick<Parcel, 'status' | 'events'>) {
  const stops = routeStops(status, events)
  if (stops.length === 0) return null
  const isThere = status === 'delivered'
  return (
    <ol className={styles.way} aria-label={text.way()}>
      {stops.map(({ place, at, isToday }, index) => {
        const isHere = !isThere && index === stops.length - 1
        return (
          <li key={at} className={isHere ? styles.here : styles.passed} aria-current={isHere ? 'step' : undefined}>
            {isHere && MOVING.includes(status) && <span className={styles.van} />}
            {place}
            <small>{dayOf({ at, isToday })}</small>
          </li>
        )
      })}
      <li className={isThere ? styles.passed : styles.ahead}>
        {text.toYou()}
        {isThere && <small>{dayOf(events[0]!)}</small>}
        {arrivesToday(status, events) && <small>{text.today()}</small>}
      </li>
    </ol>
  )
}

/** `shown`: where the number stands; it is selected when the browser does not let the page copy, to be copied by hand. */
function CopyNumber({ awb, shown }: { awb: string; shown: RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={`${styles.copy} ${scriptStyles.live}`} onClick={() => copyShown(awb, shown, text.copied())}>
      {text.copy()}
    </button>
  )
}

/** Typed data are sent in the body: an address would keep them. `isBack`: nothing was found, so they are corrected. */
function ByOrder({ isBack }: { isBack: boolean }) {
  const market = useMarket()
  const typed = useStore(typedOrder)
  const number = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isBack) return
    if (number.current?.value === '') number.current.value = typed.number
    if (email.current?.value === '') email.current.value = typed.email
  }, [isBack, typed])
  const keep = () => typedOrder.update(() => ({ number: number.current!.value, email: email.current!.value }))
  return (
    <section className={styles.byOrder}>
      <h2 className={textStyles.h3}>{text.byOrder()}</h2>
      <p className={textStyles.muted}>{text.byOrderLead()}</p>
      <form className={styles.form} action="/track/find" method="post" onSubmit={keep}>
        <input type="hidden" name="locale" value={market.locale} />
        <TextField
          ref={number}
          id="number"
          name="number"
          label={text.orderNumber()}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <TextField ref={email} id="email" name="email" type="email" label={text.email()} required autoComplete="email" />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
          {text.findOrder()}
        </button>
      </form>
    </section>
  )
}
