/** The locale modal: choice of the market (SPEC-4). */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { CONTINUE, countdown, stop, text, title } from '#messages/market.ts'
import { MARKET_NAMES } from '#messages/shell.ts'
import { confirmMarket } from '#web/app/market-choice.browser.ts'
import { marketHref, type Alternates } from '#web/app/alternates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Flag } from '#web/ui/flag.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as checkStyles from '#web/ui/check.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './locale-modal.module.css'

const SECONDS = 20
/** Heard by screen readers; in between the timer is silent. */
const SAID_AT = [20, 10, 5]

/** Confirms the choice by itself after 20 seconds, unless any key, pointer or focus inside stops it (SPEC-4, D-72). */
export default function LocaleModal({ alternates, onClose }: { alternates: Alternates; onClose: () => void }) {
  const [choice, setChoice] = useState<Locale>('ro')
  const body = useRef<HTMLFormElement>(null)
  const confirm = (locale: Locale) => {
    confirmMarket(locale)
    onClose()
    if (!MARKETS[locale].isDefault) location.assign(marketHref(alternates, locale))
  }
  const { left, isStopped, stopClock } = useCountdown(body, () => confirm(choice))
  const halt = () => {
    stopClock()
    // The button is about to be hidden.
    body.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <Dialog labelledBy="place-title" onClose={() => confirm(choice)}>
      <form
        ref={body}
        onSubmit={(event) => {
          event.preventDefault()
          confirm(choice)
        }}
      >
        <img src="/brand/mark.svg" alt="" width="56" height="56" />
        <h2 id="place-title">{title()}</h2>
        <p className={textStyles.muted}>{text()}</p>
        <div className={styles.places} role="radiogroup" aria-labelledby="place-title">
          {LOCALES.map((locale) => (
            <MarketOption key={locale} locale={locale} isChosen={choice === locale} onChoose={() => setChoice(locale)} />
          ))}
        </div>
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`} lang={choice}>
          {CONTINUE[choice]}
        </button>
        {/* Hidden it takes its room: the dialog would move under the finger that stops the clock. */}
        <div
          className={
            isStopped
              ? `${styles.ticking} ${textStyles.small} ${textStyles.muted} ${styles.stopped}`
              : `${styles.ticking} ${textStyles.small} ${textStyles.muted}`
          }
        >
          <Egg left={left} />
          <span role="timer">{countdown(left)}</span>
          <button type="button" className={textStyles.link} onClick={halt}>
            {stop()}
          </button>
        </div>
        <p className={layoutStyles.visuallyHidden} aria-live="polite">
          {!isStopped && SAID_AT.includes(left) ? countdown(left) : ''}
        </p>
      </form>
    </Dialog>
  )
}

function MarketOption({ locale, isChosen, onChoose }: { locale: Locale; isChosen: boolean; onChoose: () => void }) {
  const { place, language, unit } = MARKET_NAMES[locale]
  return (
    <label className={isChosen ? `${styles.place} ${styles.on}` : styles.place} lang={locale}>
      <Flag locale={locale} />
      <span>
        {place}
        <small>{`${language} · ${unit}`}</small>
      </span>
      <span className={checkStyles.radio}>
        <input type="radio" name="place" checked={isChosen} onChange={onChoose} />
      </span>
    </label>
  )
}

/** Returns the seconds that are left; at none it calls `onEnd`. What the visitor does in the dialog stops the clock. */
function useCountdown(body: RefObject<HTMLElement | null>, onEnd: () => void) {
  const [left, setLeft] = useState(SECONDS)
  const [isStopped, setStopped] = useState(false)
  const stopClock = () => setStopped(true)
  useEffect(() => {
    if (isStopped) return
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(ticking)
  }, [isStopped])
  useEffect(() => {
    if (left === 0) onEnd()
  })
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    if (!dialog) return
    // Opening moves the focus inside by itself; only what the visitor does afterwards stops the clock.
    const stop = () => setStopped(true)
    const events = ['keydown', 'pointerdown', 'pointermove', 'focusin'] as const
    const frame = requestAnimationFrame(() => events.forEach((event) => dialog.addEventListener(event, stop)))
    return () => {
      cancelAnimationFrame(frame)
      events.forEach((event) => dialog.removeEventListener(event, stop))
    }
  }, [body])
  return { left, isStopped, stopClock }
}

const EGG = 'M15 1.5C22 1.5 28.5 12 28.5 21A13.5 13.5 0 0 1 1.5 21C1.5 12 8 1.5 15 1.5Z'

function Egg({ left }: { left: number }) {
  return (
    <svg width="30" height="36" viewBox="0 0 30 36" aria-hidden="true" fill="none" strokeWidth="2.5">
      <path d={EGG} stroke="var(--line)" />
      <path
        d={EGG}
        stroke="var(--accent)"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${(left / SECONDS) * 100} 100`}
      />
    </svg>
  )
}
