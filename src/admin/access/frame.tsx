/** The frame of the ways in: the mark, one box, languages, the shop. */
import { useContext, type ReactNode } from 'react'
import { LOCALES } from '#domain/market/market.ts'
import { backOffice, theShopIs } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/access.ts'
import { useLanguage } from '#admin/client/language.ts'
import { StaffContext } from '#admin/client/staff.ts'
import * as styles from './access.module.css'

export function Frame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  const { language, speak } = useLanguage()
  // In front of a page the language is that person's own.
  const isChosen = useContext(StaffContext) !== null
  return (
    <div className={styles.gate}>
      <header>
        <img src="/brand/mark.svg" width={26} height={26} alt="" />
        <img src="/brand/wordmark.svg" alt="Nestling" height={21} />
        <span>{backOffice()}</span>
      </header>
      <main className={isWide ? `${styles.box} ${styles.wide}` : styles.box}>{children}</main>
      <footer>
        <span className={styles.languages}>
          {(isChosen ? [] : LOCALES).map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => speak(one)}>
              {say.LANGUAGE_NAMES[one]}
            </button>
          ))}
        </span>
        <span>
          {theShopIs()} <a href="/">{location.host}</a>
        </span>
      </footer>
    </div>
  )
}

/** Which of the steps of a first sign-in this is. */
export function Steps({ at, first }: { at: 0 | 1 | 2; first: 'owner' | 'password' }) {
  const names = [say.steps[first](), say.steps.second(), say.steps.recovery()]
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span className={styles.egg} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ol>
  )
}
