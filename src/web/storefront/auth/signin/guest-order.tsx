/** For those who ordered without an account: the order by its number and address. A plain form, so that it works without JavaScript. */
import { useRef } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { guestEmail, guestHint, guestTitle } from '#messages/customers/auth.ts'
import { findOrder, orderNumber } from '#messages/customers/track.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { typedOrder } from '#web/storefront/track/typed-order.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as pageStyles from '#web/storefront/auth/auth-page.module.css'

export function GuestOrder() {
  const { locale } = useMarket()
  const number = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  // The page that refuses it has the same form.
  const keep = () => typedOrder.update(() => ({ number: number.current!.value, email: email.current!.value }))
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
      <form action="/track/find" method="post" onSubmit={keep}>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          ref={number}
          id="order-number"
          name="number"
          label={orderNumber()}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          ref={email}
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
