/** Signing out: a plain form, so that it works without JavaScript. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'

export interface SignOutPage {
  csrfToken: string
  /** Absolute address to go to afterwards. */
  callbackUrl: string
  /** Whether an attempt was refused. */
  isRefused: boolean
  picture: string
}

export function Component({ data }: { data: SignOutPage }) {
  const market = useMarket()
  return (
    <AuthPage title={text.signOutTitle()} lead={text.signOutText()} picture={data.picture}>
      {/* The session is asked for on the next page, should the sign-out fail. */}
      <form method="post" action="/api/auth/signout" onSubmit={() => signedIn.update(() => false)}>
        {data.isRefused && <Note kind="bad">{text.signOutFailed()}</Note>}
        <input type="hidden" name="csrfToken" value={data.csrfToken} />
        <input type="hidden" name="callbackUrl" value={data.callbackUrl} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}>
          {text.signOut()}
        </button>
      </form>
      <p className={textStyles.small}>
        <a className={textStyles.link} href={href(market, '/')}>
          {text.stay()}
        </a>
      </p>
    </AuthPage>
  )
}
