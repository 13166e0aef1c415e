/** Campaigns over two months: a line each, with the moments of its first market. */
import { DAY_MS } from '#domain/time/durations.ts'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/campaigns.ts'
import { today } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import type { CampaignView } from '#admin/schema/campaigns.ts'
import { stateOf } from './state.ts'
import * as styles from './campaigns.module.css'

interface Props {
  campaigns: readonly CampaignView[]
  now: string
  chosen: string
  onChoose: (key: string) => void
}

const SHOWN_DAYS = 61
const share = (at: number, from: number): number => Math.max(0, Math.min(100, ((at - from) / (SHOWN_DAYS * DAY_MS)) * 100))

/** The months that begin among the shown days, and where. */
function monthsFrom(start: number): { name: string; left: number }[] {
  const words = new Intl.DateTimeFormat(MARKETS[locale()].language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const first = new Date(start)
  return [0, 1].map((by) => {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1)
    return { name: words.format(at), left: share(at, start) }
  })
}

const dayWords = (at: string): string =>
  new Intl.DateTimeFormat(MARKETS[locale()].language, {
    day: 'numeric',
    month: 'short',
    timeZone: MARKETS[locale()].timeZone,
  }).format(new Date(at))

export function Calendar({ campaigns, now, chosen, onChoose }: Props) {
  const present = new Date(now)
  const start = Date.UTC(present.getUTCFullYear(), present.getUTCMonth(), 1)
  return (
    <section className={styles.calendar} aria-label={say.calendar()}>
      <div className={styles.months} aria-hidden="true">
        {monthsFrom(start).map(({ name, left }) => (
          <span key={name} style={{ left: `${left}%` }}>
            {name}
          </span>
        ))}
        <i style={{ left: `${share(present.getTime(), start)}%` }}>{today()}</i>
      </div>
      <ul>
        {campaigns.map((view) => {
          const [span] = view.spans
          const { key, layout } = view.campaign
          const left = span ? share(Date.parse(span.from), start) : 0
          const right = span ? share(Date.parse(span.to), start) : 0
          return (
            <li key={key}>
              <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                <span className={styles.lane}>
                  <b>{key}</b>
                  <small>
                    {say.states[stateOf(view, now)]()}
                    {span && ` · ${dayWords(span.from)} – ${dayWords(span.to)}`}
                  </small>
                </span>
                <span className={styles.track} aria-hidden="true">
                  {right > left && (
                    <span
                      className={`${styles.bar} ${styles[layout] ?? ''}`}
                      data-off={!view.campaign.isOn || undefined}
                      style={{ left: `${left}%`, width: `${right - left}%` }}
                    />
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
