/** The screen of a page that cannot be loaded offline. */
import { useEffect, useState } from 'react'
import { offlineText, offlineTitle, stillOffline, tryAgain } from '#messages/errors.ts'
import { isReachable } from './page-loads.browser.ts'
import { useShell } from './shell-data.tsx'

const AGAIN_MS = 5_000

/** In place of a page that was opened while the shop cannot be reached. Opens it as soon as the shop answers. */
export function Offline() {
  const { scenes } = useShell()
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
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="broken">
        {scenes.broken && <img src={scenes.broken} alt="" width="120" height="150" />}
        <h1>{offlineTitle()}</h1>
        <p className="mute">{offlineText()}</p>
        <button type="button" className="btn btn-p btn-m" onClick={() => void retry()}>
          {tryAgain()}
        </button>
        <p className="sm mute" role="status">
          {isRefused && stillOffline()}
        </p>
      </div>
    </main>
  )
}
