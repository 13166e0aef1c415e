/** Where the customer is signed in; each other session can be ended, and all of them at once (D-61). */
import { useRef, useState } from 'react'
import * as text from '#messages/customers/security.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as stateStyles from '#web/storefront/account/orders/order-states.module.css'
import * as styles from './sessions.module.css'

export interface SessionView {
  id: string
  /** 'Firefox, Linux'; '' for an unknown one. */
  browser: string
  /** ISO moments. */
  createdAt: string
  lastUsedAt: string
  /** The one of this page. */
  isCurrent: boolean
}

interface Props {
  sessions: readonly SessionView[]
  onEnded: () => void
}

export function Sessions({ sessions, onEnded }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** Id of the session that is being ended, or all others. */
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const end = async (key: string, path: string, body: object) => {
    setBusy(key)
    setFailure('')
    try {
      const { ended } = await postJson<{ ended: number }>(path, body)
      toast(text.ended(ended))
      // The button goes with its session.
      heading.current?.focus()
      onEnded()
    } catch (error) {
      setFailure(accountFailure(error))
    }
    setBusy(null)
  }
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {text.sessionsTitle()}
      </h2>
      <p className={pageStyles.help}>{hasOthers ? text.sessionsText() : text.noOthers()}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={() => void end(session.id, '/api/auth/sessions/end', { id: session.id })}
          />
        ))}
      </ul>
      {hasOthers && (
        <Button
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium} ${styles.all} ${scriptStyles.live}`}
          busy={busy === 'others'}
          onClick={() => void end('others', '/api/auth/sessions/end-others', {})}
        >
          {text.endOthers()}
        </Button>
      )}
    </section>
  )
}

function Session({ session, isBusy, onEnd }: { session: SessionView; isBusy: boolean; onEnd: () => void }) {
  const browser = session.browser || text.unknownBrowser()
  const begun = dateInWords(session.createdAt)
  const used = { date: dateInWords(session.lastUsedAt), time: timeInWords(session.lastUsedAt) }
  return (
    <li>
      <div className={styles.about}>
        <b>{browser}</b>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{text.lastUsed(used)}</p>
        <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{text.begun({ date: begun })}</p>
      </div>
      {session.isCurrent ? (
        <span className={`${stateStyles.state} ${stateStyles.ok}`}>{text.thisBrowser()}</span>
      ) : (
        <Button
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium} ${scriptStyles.live}`}
          busy={isBusy}
          aria-label={text.endNamed({ browser, date: begun })}
          onClick={onEnd}
        >
          {text.end()}
        </Button>
      )}
    </li>
  )
}
