/** What stands beside lists and articles: search, categories, recent articles, the newsletter. */
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import * as text from '#messages/content/blog.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { blogHref } from './addresses.ts'
import type { CategoryLink, PostView } from './view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './beside.module.css'

/** A plain form: its address is that of the results. */
export function BlogSearch({ query }: { query: string }) {
  const market = useMarket()
  return (
    <form key={query} className={styles.search} role="search" aria-label={text.search()} action={blogHref(market)}>
      <button type="submit" aria-label={text.submitSearch()}>
        <Icon name="magnifying-glass" />
      </button>
      <input
        type="search"
        name="q"
        defaultValue={query}
        placeholder={text.search()}
        aria-label={text.search()}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
    </form>
  )
}

export function CategoryCounts({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <nav className={styles.counts} aria-labelledby="blog-categories">
      <h2 id="blog-categories" className={styles.title}>
        {text.categories()}
      </h2>
      <ul>
        {categories.map(({ name, href, count, isShown }) => (
          <li key={href}>
            <a href={href} aria-current={isShown ? 'page' : undefined}>
              {name}
              <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Recent({ posts }: { posts: readonly PostView[] }) {
  if (posts.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-articles">
      <h2 id="recent-articles" className={styles.title}>
        {text.recent()}
      </h2>
      <ul>
        {posts.map(({ href, title, cover }) => (
          <li key={href}>
            <a href={href}>
              <i>{cover && <img src={cover.src} alt="" width="60" height="60" loading="lazy" />}</i>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `to`: where the form of the newsletter is. */
export function Letter({ to }: { to: string }) {
  return (
    <section className={styles.letter} aria-labelledby="letter-beside">
      <h2 id="letter-beside">{text.letter()}</h2>
      <p className={textStyles.small}>{text.letterLead()}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`} href={to}>
        {text.subscribe()}
      </a>
    </section>
  )
}
