/** The account in the header: a link, and over it a menu whose code is loaded when it opens. */
import { useEffect, useId, useRef, useState } from 'react'
import { href } from '#domain/market/market.ts'
import { account } from '#messages/shell.ts'
import { hasSavedLists } from '#web/storefront/account/sync/has-saved-lists.browser.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as styles from './account-link.module.css'

const AccountMenu = lazyPart(() => import('./account-menu.tsx'), OpeningFailed)

/** Returns the path of the account, of the sign-in page for those who are not in it. */
export const accountPath = (isSignedIn: boolean): string => (isSignedIn ? '/my' : '/auth/signin')

/** Without JavaScript the link leads to the account, or to the sign-in page before it. */
export function AccountLink() {
  const market = useMarket()
  const isSignedIn = useStore(signedIn)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const menu = useId()
  useFreshSession(isSignedIn)
  useSavedLists(isSignedIn)
  useEffect(() => (isOpen && box.current ? closeOutside(box.current, () => setOpen(false)) : undefined), [isOpen])
  return (
    <div className={styles.account} ref={box}>
      <a
        className={isSignedIn ? `${buttonStyles.iconButton} ${styles.signedIn}` : buttonStyles.iconButton}
        href={href(market, accountPath(isSignedIn))}
        aria-label={account()}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={(event) => {
          if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        <Icon name="user" />
      </a>
      {isOpen && (
        // Stands here, not in the lazy menu: what `aria-controls` names is there in the same moment.
        <div id={menu}>
          <AccountMenu onClose={() => setOpen(false)} reopen={() => setOpen(true)} />
        </div>
      )}
    </div>
  )
}

/** Reads the session, and again from time to time, in browsers that are signed in (D-63). */
function useFreshSession(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return
    let end: (() => void) | undefined
    let isLeft = false
    import('#web/storefront/auth/session.browser.ts').then(
      ({ auth }) => {
        if (isLeft) return
        if (auth.record.get().lastRefreshedAt === null) void auth.getSession()
        end = auth.keepFresh()
      },
      () => {},
    )
    return () => {
      isLeft = true
      end?.()
    }
  }, [isSignedIn])
}

/** Cart, wishlist and marks for children follow the account, and leave the browser with it (D-40, D-62). */
function useSavedLists(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn && !hasSavedLists.get()) return
    import('#web/storefront/account/sync/follow.browser.ts').then(
      ({ follow }) => follow(),
      () => {},
    )
  }, [isSignedIn])
}

/** Closes on a press or a focus elsewhere, and on Escape, which returns the focus to the link. Returns the function that ends it. */
function closeOutside(box: HTMLElement, close: () => void): () => void {
  const shut = ({ target }: Event) => {
    if (!box.contains(target as Node)) close()
  }
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    box.querySelector('a')?.focus()
  }
  document.addEventListener('pointerdown', shut)
  document.addEventListener('focusin', shut)
  document.addEventListener('keydown', escape)
  return () => {
    document.removeEventListener('pointerdown', shut)
    document.removeEventListener('focusin', shut)
    document.removeEventListener('keydown', escape)
  }
}
