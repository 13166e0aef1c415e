/** Block that counts down to a real date by the server's clock. */
import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { timeLeft } from '#domain/time/time-left.ts'
import * as text from '#messages/content/countdown.ts'
import { getHead } from '#web/app/browser/api.browser.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './countdown.module.css'

/** Returns how far the server's clock is ahead of this one, in milliseconds; 0 when the shop does not say. */
async function clockDifference(): Promise<number> {
  const head = await getHead('/builds/latest.json')
  const at = Date.parse(head.get('date') ?? '')
  return Number.isNaN(at) ? 0 : at - Date.now()
}

/** Returns the server's time, each minute anew; null until it is known. */
function useServerTime(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let difference: number | null = null
    const tick = () => difference !== null && setNow(Date.now() + difference)
    const timer = setInterval(tick, MINUTE_MS / 4)
    clockDifference().then(
      (found) => {
        difference = found
        tick()
      },
      // Without the server's time there is the date in words.
      () => undefined,
    )
    return () => clearInterval(timer)
  }, [])
  return now
}

/** After the end there is nothing (LAW-25). The time is no live region: a screen reader would say it each minute. */
export default function Countdown({ title, lead, until, end, link }: BlockViews['countdown']) {
  const now = useServerTime()
  if (now !== null && now >= until) return null
  const left = now === null ? null : timeLeft(until - now)
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={styles.countdown}>
        <div>
          <h2>{title}</h2>
          {lead && <p className={`${textStyles.lead} ${styles.lead}`}>{lead}</p>}
          <p className={styles.end}>{text.endsAt({ end })}</p>
          {link && (
            <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={link.href}>
              {link.text}
            </a>
          )}
        </div>
        <div className={`${styles.eggs} ${scriptStyles.live}`} role="timer" aria-live="off">
          <Egg count={left?.days} unit={text.days} />
          <Egg count={left?.hours} unit={text.hours} />
          <Egg count={left?.minutes} unit={text.minutes} />
        </div>
      </div>
    </section>
  )
}

const Egg = ({ count, unit }: { count: number | undefined; unit: (count: number) => string }) => (
  <span className={styles.egg}>
    <i>{count ?? '–'}</i>
    {unit(count ?? 0)}
  </span>
)
