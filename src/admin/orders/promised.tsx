/** The last promised day, as the day it is seen from. */
import * as say from '#messages/admin/orders.ts'
import { locale } from '#messages/text.ts'
import { MARKETS } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import * as styles from './orders.module.css'

const daysFrom = (today: string, day: string): number => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)

/** Orders that still wait for something to leave. */
const WAITING: readonly OrderStatus[] = ['unfulfilled', 'pending', 'partially fulfilled']

/** Returns whether the promised day is over and pieces have not left. */
export const isLate = ({ status, promised }: { status: OrderStatus; promised: string }, today: string): boolean =>
  WAITING.includes(status) && promised < today

function dayWords(day: string, today: string): string {
  const distance = daysFrom(today, day)
  if (distance === -1) return say.yesterday()
  if (distance === 0) return say.today()
  if (distance === 1) return say.tomorrow()
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  const form = distance > 0 && distance < 7 ? { weekday: 'short' as const } : { month: 'short' as const }
  return new Intl.DateTimeFormat(MARKETS[locale()].language, { day: 'numeric', timeZone: 'UTC', ...form, ...year }).format(
    Date.parse(day),
  )
}

/** A day: red where it is over, bold where it is today. Nothing until today is known. */
export function DayWords({ day, today, isLate: late }: { day: string; today: string; isLate: boolean }) {
  if (today === '') return null
  const words = dayWords(day, today)
  if (late) return <b className={styles.late}>{say.late({ day: words })}</b>
  return day === today ? <b>{words}</b> : <span>{words}</span>
}

export const Promised = ({ order, today }: { order: { status: OrderStatus; promised: string }; today: string }) => (
  <DayWords day={order.promised} today={today} isLate={isLate(order, today)} />
)
