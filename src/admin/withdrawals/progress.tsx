/** How far a withdrawal is: the fourteen days of the refund, and its steps as eggs. */
import { DAY_MS } from '#domain/time/durations.ts'
import { WITHDRAWAL_DAYS, type WithdrawalState } from '#domain/withdrawals/withdrawal.ts'
import * as say from '#messages/admin/withdrawals.ts'
import { Moment } from '#admin/ui/moment.tsx'
import type { WithdrawalView } from '#admin/schema/withdrawals.ts'
import { dueWords, isUrgent } from './due.ts'
import * as styles from './withdrawal.module.css'

const DAYS = Array.from({ length: WITHDRAWAL_DAYS }, (_, index) => index + 1)

/** Which of the fourteen days it is; nothing of a withdrawal that is settled. */
export function Clock({ one: { state, declaredAt, dueAt }, now }: { one: WithdrawalView; now: number }) {
  if (state === 'closed' || state === 'refused') return null
  // The day of the statement is not counted.
  const day = Math.max(1, WITHDRAWAL_DAYS - Math.floor((Date.parse(dueAt) - now) / DAY_MS))
  const shown = Math.min(day, WITHDRAWAL_DAYS)
  const isLast = isUrgent(dueAt, now)
  const classOf = (one: number) => (one === shown && isLast ? styles.last : one <= shown ? styles.past : undefined)
  return (
    <div className={styles.clock}>
      <div className={styles.days} role="img" aria-label={say.dayOf14({ day: shown })}>
        {DAYS.map((one) => (
          <i key={one} className={classOf(one)} />
        ))}
      </div>
      <p>
        <span>
          {say.statementOf()}, <Moment at={declaredAt} />
        </span>
        <span className={isUrgent(dueAt, now) ? styles.urgent : undefined}>
          {say.due()} <Moment at={dueAt} /> ({dueWords(dueAt, now)})
        </span>
      </p>
    </div>
  )
}

const WAY: readonly WithdrawalState[] = ['received', 'accepted', 'arrived', 'closed']

/** What happened, each step with its egg: full when it is past, half where it stands, empty ahead, struck for a refusal. */
export function Steps({ one: { state, events } }: { one: WithdrawalView }) {
  const isRefused = state === 'refused'
  const ahead = isRefused ? [] : WAY.slice(WAY.indexOf(state) + 1)
  return (
    <ol className={styles.steps}>
      {events.map((event, index) => (
        <li key={event.at + event.state}>
          <i className={`${styles.egg} ${styles[eggOf(event.state, index === events.length - 1)]}`} />
          <span>
            {say.states[event.state]()}
            <small>
              <Moment at={event.at} />
              {event.staffName !== null && `, ${event.staffName}`}
            </small>
            {event.note !== null && <span className={styles.note}>{event.note}</span>}
          </span>
        </li>
      ))}
      {ahead.map((step) => (
        <li key={step} className={styles.ahead}>
          <i className={styles.egg} />
          <span>{say.states[step]()}</span>
        </li>
      ))}
    </ol>
  )
}

function eggOf(state: WithdrawalState, isLast: boolean): 'struck' | 'full' | 'half' {
  if (state === 'refused') return 'struck'
  return isLast && state !== 'closed' ? 'half' : 'full'
}
