import { useEffect, useRef, useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { CONTINUE, countdown, stop, text, title } from '#messages/market.ts'
import { MARKET_NAMES } from '#messages/shell.ts'
import { confirmPlace } from '#web/app/market-choice.browser.ts'
import { placeHref, type Alternates } from '#web/storefront/layout/places.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Flag } from '#web/ui/flag.tsx'
import '#web/ui/controls.css'
import './locale-modal.css'

const SECONDS = 20
/** Heard by screen readers; in between the timer is silent. */
const SAID_AT = [20, 10, 5]

/** Confirms the choice by itself after 20 seconds, unless any key, pointer or focus inside stops it (SPEC-4, D-72). */
export default function LocaleModal({ alternates, onClose }: { alternates: Alternates; onClose: () => void }) {
  const [choice, setChoice] = useState<Locale>('ro')
  const [left, setLeft] = useState(SECONDS)
  const [isStopped, setStopped] = useState(false)
  const body = useRef<HTMLFormElement>(null)

  const confirm = (locale: Locale) => {
    confirmPlace(locale)
    onClose()
    if (!MARKETS[locale].isDefault) location.assign(placeHref(alternates, locale))
  }
  const halt = () => {
    setStopped(true)
    // The button is about to be hidden.
    body.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  useEffect(() => {
    if (isStopped) return
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(ticking)
  }, [isStopped])
  useEffect(() => {
    if (left === 0) confirm(choice)
  })
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    if (!dialog) return
    // Opening moves the focus inside by itself; only what the visitor does afterwards stops the clock.
    const stopClock = () => setStopped(true)
    const events = ['keydown', 'pointerdown', 'pointermove', 'focusin'] as const
    const frame = requestAnimationFrame(() => events.forEach((event) => dialog.addEventListener(event, stopClock)))
    return () => {
      cancelAnimationFrame(frame)
      events.forEach((event) => dialog.removeEventListener(event, stopClock))
    }
  }, [])

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
        <p className="mute">{text()}</p>
        <div className="places" role="radiogroup" aria-labelledby="place-title">
          {LOCALES.map((locale) => (
            <label key={locale} className={choice === locale ? 'place on' : 'place'} lang={locale}>
              <Flag locale={locale} />
              <span>
                {MARKET_NAMES[locale].place}
                <small>{`${MARKET_NAMES[locale].language} · ${MARKET_NAMES[locale].unit}`}</small>
              </span>
              <span className="rad">
                <input type="radio" name="place" checked={choice === locale} onChange={() => setChoice(locale)} />
              </span>
            </label>
          ))}
        </div>
        <button type="submit" className="btn btn-p btn-w" lang={choice}>
          {CONTINUE[choice]}
        </button>
        {/* Hidden it takes its room: the dialog would move under the finger that stops the clock. */}
        <div className={isStopped ? 'ticking sm mute stopped' : 'ticking sm mute'}>
          <Egg left={left} />
          <span role="timer">{countdown(left)}</span>
          <button type="button" className="link" onClick={halt}>
            {stop()}
          </button>
        </div>
        <p className="sr" aria-live="polite">
          {!isStopped && SAID_AT.includes(left) ? countdown(left) : ''}
        </p>
      </form>
    </Dialog>
  )
}

const EGG = 'M15 1.5C22 1.5 28.5 12 28.5 21A13.5 13.5 0 0 1 1.5 21C1.5 12 8 1.5 15 1.5Z'

function Egg({ left }: { left: number }) {
  return (
    <svg width="30" height="36" viewBox="0 0 30 36" aria-hidden="true" fill="none" strokeWidth="2.5">
      <path d={EGG} stroke="var(--line)" />
      <path
        className="drain"
        d={EGG}
        stroke="var(--accent)"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${(left / SECONDS) * 100} 100`}
      />
    </svg>
  )
}
