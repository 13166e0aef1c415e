/** The button that sends the confirmation mail again, with its pause. */
import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#domain/time/durations.ts'
import * as text from '#messages/customers/auth.ts'
import { timeInWords } from '#messages/dates.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { useAuthForm } from './auth-form.ts'
import { EmailField } from './email-field.tsx'
import { emailFaults, tidyEmail } from './form-rules.ts'
import { typedEmail } from './typed-email.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as styles from './auth-page.module.css'

/** Between two mails, in ms. */
const PAUSE_MS = MINUTE_MS

/** `startsPaused`: a mail has just been sent. The address is asked for where the page does not know it. */
export function Resend({ startsPaused = false }: { startsPaused?: boolean }) {
  const email = useStore(typedEmail)
  const [sentAt, setSentAt] = useState<Date | null>(null)
  const [until, setUntil] = useState(() => (startsPaused ? Date.now() + PAUSE_MS : 0))
  const left = useSecondsLeft(until)
  const form = useAuthForm({
    check: emailFaults,
    async send(values) {
      const address = tidyEmail(values.email)
      await postJson('/api/auth/verify/resend', { email: address })
      typedEmail.update(() => address)
      setSentAt(new Date())
      setUntil(Date.now() + PAUSE_MS)
    },
  })
  return (
    <form className={styles.stack} noValidate onSubmit={left > 0 ? (event) => event.preventDefault() : form.submit}>
      <NeedsScript />
      <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
      {sentAt && <Note kind="ok">{text.resent({ time: timeInWords(sentAt) })}</Note>}
      {email === '' || form.faults.email ? (
        <EmailField error={form.faults.email} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button
        type="submit"
        busy={form.isBusy}
        disabled={left > 0}
        aria-describedby={left > 0 ? 'pause' : undefined}
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
      >
        {text.resend()}
      </Button>
      {left > 0 && (
        <p className={fieldStyles.help} id="pause">
          {text.resendIn(left)}
        </p>
      )}
      <p className={fieldStyles.help} role="status" hidden={sentAt === null}>
        {sentAt !== null && left === 0 && text.resendReady()}
      </p>
    </form>
  )
}

/** Returns the whole seconds until a moment, counted each second. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [isOver])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
