/** The banner that asks: to refuse is as easy as to accept (LAW-47). It blocks nothing and moves nothing. */
import { useEffect, useId, useRef } from 'react'
import { choiceOfAll, type Choice, type ConsentTerms } from '#domain/consent/consent.ts'
import type { Purpose } from '#domain/consent/integrations.ts'
import * as text from '#messages/consent/banner.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './banner.module.css'

interface Props {
  terms: ConsentTerms
  onChoose: (choice: Choice) => void
  onSettings: () => void
}

export function Banner({ terms, onChoose, onSettings }: Props) {
  const id = useId()
  const box = useRoomBelow()
  return (
    <section ref={box} className={styles.banner} aria-labelledby={id}>
      <h2 id={id}>{text.title()}</h2>
      <p>{words(terms)}</p>
      <div className={styles.pair}>
        {[
          { name: text.rejectAll(), isGranted: false },
          { name: text.acceptAll(), isGranted: true },
        ].map(({ name, isGranted }) => (
          <button
            key={name}
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.dark}`}
            onClick={() => onChoose(choiceOfAll(terms, isGranted))}
          >
            {name}
          </button>
        ))}
      </div>
      <button type="button" className={styles.choose} onClick={onSettings}>
        <span className={textStyles.link}>{text.choose()}</span>
      </button>
    </section>
  )
}

/** Returns what the shop asks for, in a few sentences. */
function words({ asked }: ConsentTerms): string {
  const has = (purpose: Purpose) => asked.some((one) => one.purpose === purpose)
  const counting = has('statistics') ? (has('marketing') ? text.both() : text.statistics()) : text.marketing()
  return [text.worksWithout(), counting, ...(has('external') ? [text.external()] : []), text.changeMind()].join(' ')
}

/** Leaves room below the page while the banner is open, so that whatever has the focus can be scrolled above it (WCAG 2.4.11). */
function useRoomBelow() {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--banner', `${Math.ceil(innerHeight - current.getBoundingClientRect().top)}px`)
    const watcher = new ResizeObserver(measure)
    watcher.observe(current)
    addEventListener('resize', measure)
    return () => {
      watcher.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty('--banner')
    }
  }, [])
  return box
}
