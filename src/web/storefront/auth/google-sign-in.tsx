/** Signing in with Google. A plain form, so that it works without JavaScript. */
import { useEffect, useState, type FormEvent } from 'react'
import { continueWithGoogle, orWithEmail } from '#messages/customers/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { auth } from './session.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as styles from './auth-page.module.css'

/** What the form of a page sends. */
export interface GoogleForm {
  csrfToken: string
  /** Absolute address to go to afterwards. */
  callbackUrl: string
}

/** The first way in, above the fields of the others. */
export function GoogleSignIn({ form: { csrfToken, callbackUrl } }: { form: GoogleForm }) {
  const { isLeaving, leave } = useLeaving(callbackUrl)
  return (
    <>
      <form method="post" action="/api/auth/signin/google" onSubmit={leave}>
        <input type="hidden" name="csrfToken" value={csrfToken} />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <Button type="submit" busy={isLeaving} className={`${buttonStyles.button} ${buttonStyles.wide} ${styles.google}`}>
          <GoogleMark />
          {continueWithGoogle()}
        </Button>
      </form>
      <p className={styles.or}>{orWithEmail()}</p>
    </>
  )
}

/** With JavaScript the session that follows is known to the browser beforehand. */
function useLeaving(callbackUrl: string) {
  const [isLeaving, setLeaving] = useState(false)
  // After Back from the provider the browser may show this page in its old state.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  const leave = (event: FormEvent) => {
    event.preventDefault()
    if (isLeaving) return
    setLeaving(true)
    const stay = () => setLeaving(false)
    auth.signIn('google', {}, { callbackUrl }).then(stay, stay)
  }
  return { isLeaving, leave }
}

/** In the colours that Google asks for. */
const GoogleMark = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2z"
    />
    <path
      fill="#34A853"
      d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C7.9 41.1 15.4 46 24 46z"
    />
    <path fill="#FBBC05" d="M11.7 28.2c-.4-1.3-.7-2.7-.7-4.2s.3-2.9.7-4.2v-5.7H4.3C2.8 17.1 2 20.4 2 24s.8 6.9 2.3 9.9z" />
    <path
      fill="#EA4335"
      d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.1 29.9 2 24 2 15.4 2 7.9 6.9 4.3 14.1l7.4 5.7c1.7-5.2 6.6-9.1 12.3-9.1z"
    />
  </svg>
)
