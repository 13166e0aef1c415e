/** The account menu of the header: name, account, orders and sign-out, or sign-in and registration. */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { account } from '#messages/shell.ts'
import { auth } from '#web/storefront/auth/session.browser.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import * as styles from './account-menu.module.css'

export default function AccountMenu({ onClose }: { onClose: () => void }) {
  const market = useMarket()
  const isSignedIn = useStore(signedIn)
  const { data } = useStore(auth.record)
  const item = (path: string, icon: IconName, label: string) => (
    <li>
      <a href={href(market, path)} onClick={onClose}>
        <Icon name={icon} />
        {label}
      </a>
    </li>
  )
  return (
    <div className={styles.menu}>
      {data && <p>{text.signedInAs({ name: data.user.name })}</p>}
      <ul>
        {isSignedIn ? (
          <>
            {item('/my', 'user', account())}
            {item('/my/orders', 'package', text.orders())}
            <li>
              <SignOut to={href(market, '/')} />
            </li>
          </>
        ) : (
          <>
            {item('/auth/signin', 'user', text.signIn())}
            {item('/auth/register', 'plus', text.register())}
          </>
        )}
      </ul>
    </div>
  )
}

function SignOut({ to }: { to: string }) {
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    auth.signOut({ callbackUrl: new URL(to, location.origin).href }).catch(() => {
      setBusy(false)
      toast(text.signOutFailed())
    })
  }
  return (
    <Button className={styles.button} busy={isBusy} onClick={leave}>
      <Icon name="lock-key" />
      {text.signOut()}
    </Button>
  )
}
