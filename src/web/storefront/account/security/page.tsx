/** Security of the account: its password, its passkeys, its account at Google, and where it is signed in. */
import { security } from '#messages/customers/account.ts'
import type { PasskeyView } from '#web/schema/passkeys.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { GoogleAccount, type GoogleAccountView } from './google-account.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions, type SessionView } from './sessions.tsx'

export interface SecurityPage {
  email: string
  hasPassword: boolean
  /** The oldest first. */
  passkeys: PasskeyView[]
  /** Null where there is nothing to link and nothing linked. */
  google: GoogleAccountView | null
  /** The last used first. */
  sessions: SessionView[]
}

export function Component({ data: { email, hasPassword, passkeys, google, sessions } }: { data: SecurityPage }) {
  const hasGoogle = google?.identity != null && google.isOffered
  const ways = { hasPassword, hasPasskeys: passkeys.length > 0, hasGoogle }
  return (
    <AccountPage title={security()} current="/my/security">
      <PasswordForm email={email} hasPassword={hasPassword} onChanged={reloadPage} />
      <Passkeys passkeys={passkeys} ways={ways} onChanged={reloadPage} />
      {google && <GoogleAccount google={google} ways={ways} onChanged={reloadPage} />}
      <Sessions sessions={sessions} onEnded={reloadPage} />
    </AccountPage>
  )
}
