/** Header component: logo, menu, search, market, account, wishlist and cart. */
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { useEffect, useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/shell.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { useWishlistCount } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { Menu } from './menu.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { MarketMenu } from './market-menu.tsx'
import type { HeaderProps } from '#web/app/payload.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShell } from '#web/app/shell-data.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as styles from './header.module.css'

const SearchSuggestions = lazyPart(() => import('#web/storefront/search/search-suggestions.tsx'), RetryOnFocus)

export function Header({ nav, alternates, query }: HeaderProps) {
  const market = useMarket()
  const { brand, cities } = useShell()
  return (
    <>
      <div className={styles.bar}>
        <div className={layoutStyles.wrap}>
          <ul>
            <li>{text.returns()}</li>
            {cities && <li>{text.showroomsIn({ cities })}</li>}
          </ul>
          <ul>
            <li>
              <MarketMenu alternates={alternates} />
            </li>
          </ul>
        </div>
      </div>
      <header className={styles.topRow}>
        <div className={`${layoutStyles.wrap} ${styles.top}`}>
          <MobileMenuButton marketMenu={<MarketMenu alternates={alternates} />} />
          <a className={styles.logo} href={href(market, '/')} aria-label={text.home({ name: brand.name })}>
            <img src={brand.logo} alt={brand.name} width="185" height="38" />
          </a>
          <Tools />
        </div>
      </header>
      <Search key={query} query={query} />
      <Menu nav={nav} />
    </>
  )
}

/** Works as a plain form; suggestions come with the first focus. */
function Search({ query }: { query: string }) {
  const market = useMarket()
  const { products } = useShell()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <form
      className={`${styles.search} ${styles.topS}`}
      role="search"
      action={href(market, '/search')}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = (new FormData(event.currentTarget).get('q') as string).trim()
        if (wanted) navigate(href(market, `/search/${encodeURIComponent(wanted.toLowerCase())}`))
      }}
    >
      <button type="submit" aria-label={text.search()}>
        <Icon name="magnifying-glass" />
      </button>
      <input
        type="search"
        name="q"
        defaultValue={query}
        placeholder={text.searchHint(products)}
        aria-label={text.searchLabel()}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={(event) => setInput(event.currentTarget)}
      />
      {(input || query !== '') && <ClearButton />}
      {input && <SearchSuggestions input={input} />}
    </form>
  )
}

/** Shown while something stands in the box, and no list is open that has a cross of its own. */
const ClearButton = () => (
  <button
    type="button"
    className={`${styles.clear} ${scriptStyles.live}`}
    aria-label={text.clearSearch()}
    onClick={({ currentTarget }) => {
      const field = currentTarget.form?.querySelector('input')
      if (!field) return
      field.value = ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.focus()
    }}
  >
    <Icon name="x" small />
  </button>
)

/** The form works without suggestions; the next focus asks for them again. */
function RetryOnFocus({ input, retry }: { input: HTMLInputElement; retry: () => void }) {
  useEffect(() => {
    input.addEventListener('focus', retry)
    return () => input.removeEventListener('focus', retry)
  }, [input, retry])
  return null
}

function Tools() {
  const market = useMarket()
  const liked = useWishlistCount()
  return (
    <div className={styles.tools}>
      <AccountLink />
      <a
        className={`${buttonStyles.iconButton} ${styles.accI}`}
        href={href(market, '/wishlist')}
        aria-label={liked ? text.wishlistCount(liked) : text.wishlist()}
      >
        <Icon name="heart" />
        {liked > 0 && <span className={`${buttonStyles.count} ${styles.countD}`}>{liked}</span>}
      </a>
      <CartLink />
    </div>
  )
}
