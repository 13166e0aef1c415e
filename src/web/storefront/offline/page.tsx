/** The page that the service worker shows when the shop cannot be reached: what the browser has stored, without prices. */
import { useEffect } from 'react'
import { cartTitle, wishlistTitle } from '#messages/cart.ts'
import { showrooms } from '#messages/delivery/showrooms.ts'
import { offlineTitle, offlineText, pricesLater, stillOffline, tryAgain } from '#messages/errors.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { showStored } from './show-stored.ts'
import * as styles from './page.module.css'

/** Its own script fills it: the code of the other pages is not there. */
export function Component() {
  useEffect(showStored, [])
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.offline}`} tabIndex={-1}>
      <h1>{offlineTitle()}</h1>
      <p className={textStyles.muted}>{offlineText()}</p>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} data-again="">
        {tryAgain()}
      </button>
      <p className={`${textStyles.small} ${textStyles.muted}`} role="status">
        <span data-still="" hidden>
          {stillOffline()}
        </span>
      </p>
      <div className={styles.stored}>
        <Stored name="cart" title={cartTitle()} note={pricesLater()} />
        <Stored name="wishlist" title={wishlistTitle()} />
        <Stored name="showrooms" title={showrooms()} />
      </div>
    </main>
  )
}

function Stored({ name, title, note }: { name: string; title: string; note?: string }) {
  return (
    <section data-stored={name} hidden>
      <h2 className={textStyles.h3}>{title}</h2>
      {/* The script writes the entries. */}
      <ul suppressHydrationWarning />
      {note && <p className={`${textStyles.small} ${textStyles.muted}`}>{note}</p>}
    </section>
  )
}
