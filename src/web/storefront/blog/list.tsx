/** A list of articles with what stands beside it. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/content/blog.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Pages } from '#web/ui/pages/pages.tsx'
import { pageHref } from './addresses.ts'
import { BlogSearch, CategoryCounts, Letter, Recent } from './beside.tsx'
import { FirstPost, Post } from './post.tsx'
import type { BlogListView, CategoryLink } from './view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as chipStyles from '#web/ui/chip.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as postStyles from './post.module.css'
import * as styles from './list.module.css'

export function BlogList({ view }: { view: BlogListView }) {
  const { trail, title, lead, categories, first, posts, recent, searched, pages, hasCounts } = view
  const market = useMarket()
  const isEmpty = first === null && posts.length === 0
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Breadcrumb trail={trail} />
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={textStyles.lead}>{lead}</p>}
        </div>
        {categories.length > 1 && <Chips categories={categories} />}
        {first && <FirstPost post={first} />}
        <div className={first ? `${styles.columns} ${layoutStyles.section}` : styles.columns}>
          <div>
            {isEmpty && <Empty view={view} />}
            <div className={`${postStyles.posts} ${postStyles.pairs}`}>
              {posts.map((post, at) => (
                <Post key={post.href} post={post} eager={first === null && at < 2} />
              ))}
            </div>
            <Pages page={pages.page} last={pages.last} to={(page) => pageHref(pages, page)} />
          </div>
          <aside className={styles.beside} aria-label={text.blog()}>
            <BlogSearch query={searched ?? ''} />
            {hasCounts && <CategoryCounts categories={categories} />}
            {!isEmpty && <Recent posts={recent} />}
            <Letter to={href(market, '/newsletter')} />
          </aside>
        </div>
      </div>
    </main>
  )
}

function Chips({ categories }: { categories: readonly CategoryLink[] }) {
  return (
    <nav className={styles.chips} aria-label={text.categories()}>
      <ul>
        {categories.map(({ name, href: to, isShown }) => (
          <li key={to}>
            <a
              className={isShown ? `${chipStyles.chip} ${chipStyles.on}` : chipStyles.chip}
              href={to}
              aria-current={isShown ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing found or nothing in a category: then the newest of all. Or nothing at all. */
function Empty({ view: { searched, recent } }: { view: BlogListView }) {
  const market = useMarket()
  if (recent.length > 0)
    return (
      <>
        <p className={textStyles.lead}>{searched === null ? text.noneInCategory() : text.nothingFoundHint()}</p>
        <h2 className={styles.instead}>{text.recent()}</h2>
        <div className={`${postStyles.posts} ${postStyles.pairs}`}>
          {recent.map((post) => (
            <Post key={post.href} post={post} level={3} />
          ))}
        </div>
      </>
    )
  return (
    <div className={emptyStyles.empty}>
      <h2 className={textStyles.h3}>{text.noArticles()}</h2>
      <p className={textStyles.muted}>{text.noArticlesHint()}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.dark}`} href={href(market, '/new')}>
        {text.toShop()}
      </a>
    </div>
  )
}
