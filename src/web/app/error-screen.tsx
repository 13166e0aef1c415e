/** The error screens (SPEC-8). */
import { useState } from 'react'
import { brokenText, brokenTitle, clearErrors, loadAgain, unavailableText, unavailableTitle } from '#messages/errors.ts'
import { useMarket } from '#web/ui/market.tsx'
import { useShell } from './shell-data.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './error-screen.module.css'

interface Props {
  title: string
  text: string
  action: string
  onAct(): void
}

/** The picture of the error screens; left out when it cannot be loaded, as in a browser that is offline. */
export function ErrorPicture() {
  const { errorPicture } = useShell()
  const [isPictureMissing, setPictureMissing] = useState(false)
  if (!errorPicture || isPictureMissing) return null
  return <img src={errorPicture} alt="" width="120" height="150" onError={() => setPictureMissing(true)} />
}

function ErrorMessage({ title, text, action, onAct }: Props) {
  return (
    <main id="main" className={layoutStyles.wrap}>
      <div className={styles.screen}>
        <ErrorPicture />
        <h1>{title}</h1>
        <p className={textStyles.muted}>{text}</p>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} onClick={onAct}>
          {action}
        </button>
      </div>
    </main>
  )
}

/** SPEC-8: one button that clears the error and goes to `/` (D-76), naming the market so that the visitor stays in it (D-90). */
export function ErrorScreen() {
  const { isDefault, locale } = useMarket()
  const toRoot = () => location.assign(isDefault ? '/' : `/?locale=${locale}`)
  return <ErrorMessage title={brokenTitle()} text={brokenText()} action={clearErrors()} onAct={toRoot} />
}

/** The page is temporarily unavailable: the button loads it again. */
export function UnavailableScreen() {
  const again = () => location.reload()
  return <ErrorMessage title={unavailableTitle()} text={unavailableText()} action={loadAgain()} onAct={again} />
}
