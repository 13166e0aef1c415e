/** Signing in with a passkey: by a button, and among the suggestions of the field for the address. */
import { useEffect, useState } from 'react'
import { signInWithPasskey as label } from '#messages/customers/passkeys.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { knowsPasskeys, offerPasskeys, signInFailure, signInWithPasskey } from '#web/storefront/auth/passkeys.browser.ts'
import { auth } from '#web/storefront/auth/session.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/auth/auth-page.module.css'

/** `callbackUrl`: where the visitor goes then. Nothing in a browser that does not know passkeys. */
export function PasskeySignIn({ callbackUrl }: { callbackUrl: string }) {
  const isUnknown = useInBrowser() && !knowsPasskeys()
  const { isBusy, failure, press } = usePasskeySignIn(callbackUrl)
  if (isUnknown) return null
  return (
    <div className={`${pageStyles.stack} ${scriptStyles.live}`}>
      <Button
        busy={isBusy}
        className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.wide}`}
        onClick={() => void press()}
      >
        <Icon name="lock-key" />
        {label()}
      </Button>
      {failure && <Note kind="bad">{failure}</Note>}
    </div>
  )
}

function usePasskeySignIn(callbackUrl: string) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const refuse = (error: unknown) => {
    setBusy(false)
    setFailure(signInFailure(error))
  }
  const leave = async () => {
    setBusy(true)
    await auth.getSession()
    await auth.leaveFor(callbackUrl)
  }
  useEffect(() => {
    // The device can do one thing at a time.
    if (!isBusy && knowsPasskeys()) return offerPasskeys({ onSignedIn: () => void leave(), onRefused: refuse })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what follows is the same in every render
  }, [isBusy])
  const press = async () => {
    setBusy(true)
    setFailure('')
    await signInWithPasskey().then(leave, refuse)
  }
  return { isBusy, failure, press }
}
