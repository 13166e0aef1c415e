/** The screen of a page that cannot be loaded offline. */
import { useEffect, useState } from 'react'
import { offlineText, offlineTitle, stillOffline, tryAgain } from '#messages/errors.ts'
import { ErrorPicture } from './error-screen.tsx'
import { AGAIN_MS } from './browser/reach-times.ts'
import { isReachable } from './page-loads.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as errorScreenStyles from './error-screen.module.css'

/** In place of a page that was opened while the shop cannot be reached. Opens it as soon as the shop answers. */
export function Offline() {
  const [isRefused, setRefused] = useState(false)
  const retry = async () => {
    setRefused(false)
    if (await isReachable()) location.reload()
    else setRefused(true)
  }
  useEffect(() => {
    const quietly = () => void isReachable().then((isThere) => isThere && location.reload())
    const timer = setInterval(quietly, AGAIN_MS)
    addEventListener('online', quietly)
    return () => {
      clearInterval(timer)
      removeEventListener('online', quietly)
    }
  }, [])
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <div className={errorScreenStyles.screen}>
        <ErrorPicture />
        <h1>{offlineTitle()}</h1>
        <p className={textStyles.muted}>{offlineText()}</p>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
          onClick={() => void retry()}
        >
          {tryAgain()}
        </button>
        <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
          {isRefused && stillOffline()}
        </p>
      </div>
    </main>
  )
}
