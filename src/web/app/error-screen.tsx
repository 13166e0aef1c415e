import { brokenText, brokenTitle, clearErrors } from '#messages/errors.ts'
import { useShell } from './shell-data.tsx'

/** Section 8: one button that clears the error and goes to `/` (D-76). A document load clears whatever went wrong. */
export function ErrorScreen() {
  const { scenes } = useShell()
  return (
    <main id="main" className="wrap">
      <div className="broken">
        <img src={scenes.broken} alt="" width="120" height="150" />
        <h1>{brokenTitle()}</h1>
        <p className="mute">{brokenText()}</p>
        <button type="button" className="btn btn-p btn-m" onClick={() => location.assign('/')}>
          {clearErrors()}
        </button>
      </div>
    </main>
  )
}
