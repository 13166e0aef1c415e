/** For those who ordered without an account: the order by its number and address. A plain form, so that it works without JavaScript. */
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { guestEmail, guestHint, guestTitle } from '#messages/customers/auth.ts'
import { findOrder, orderNumber } from '#messages/customers/track.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as pageStyles from '#web/storefront/auth/auth-page.module.css'

export function GuestOrder() {
  const { locale } = useMarket()
  return (
    <details className={pageStyles.guest}>
      <summary>
        <Icon name="package" />
        <span>
          <b>{guestTitle()}</b>
          <small>{guestHint()}</small>
        </span>
        <Icon name="caret-down" />
      </summary>
      <form action="/track/find" method="post">
        <input type="hidden" name="locale" value={locale} />
        <TextField id="order-number" name="number" label={orderNumber()} required autoComplete="off" spellCheck={false} />
        <TextField
          id="order-email"
          name="email"
          type="email"
          label={guestEmail()}
          required
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
        />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}>
          {findOrder()}
        </button>
      </form>
    </details>
  )
}
