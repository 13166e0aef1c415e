/** The text of an article with what stands around it. */
import { href } from '#domain/market/market.ts'
import { plainDate } from '#messages/dates.ts'
import * as text from '#messages/content/blog.ts'
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Letter } from '#web/storefront/blog/beside.tsx'
import { Post } from '#web/storefront/blog/post.tsx'
import type { ArticleView } from '#web/storefront/blog/view.ts'
import { useMarket } from '#web/ui/market.tsx'
import { ContentsBeside, FoldedContents } from './contents.tsx'
import { Cover } from './cover.tsx'
import { ProductsBeside } from './products-beside.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as postStyles from '#web/storefront/blog/post.module.css'
import * as styles from './article.module.css'

export function Article({ view }: { view: ArticleView }) {
  const market = useMarket()
  const { cover, points, contents, blocks, author, products, related, letter } = view
  return (
    <>
      <article className={layoutStyles.wrap}>
        <Head view={view} />
        {cover && <Cover cover={cover} points={points} />}
        <div className={styles.columns}>
          <div className={styles.side}>{contents.length > 0 && <ContentsBeside contents={contents} />}</div>
          <div className={styles.prose}>
            {contents.length > 0 && <FoldedContents contents={contents} />}
            <Blocks blocks={blocks} />
            {author?.life && <AboutAuthor {...author} />}
          </div>
          <aside className={styles.beside} aria-label={text.fittingProducts()}>
            <ProductsBeside products={products} />
            <Letter to={letter.length > 0 ? '#letter' : href(market, '/newsletter')} />
          </aside>
        </div>
      </article>
      <Related posts={related} more={view.more} />
      {letter.length > 0 && (
        <div id="letter">
          <Blocks blocks={letter} />
        </div>
      )}
    </>
  )
}

function Head({ view: { title, summary, category, date, changed, minutes, author } }: { view: ArticleView }) {
  return (
    <header className={styles.head}>
      <p className={`${postStyles.facts} ${textStyles.small} ${textStyles.muted}`}>
        {category && (
          <span>
            <a className={textStyles.link} href={category.href}>
              {category.name}
            </a>
          </span>
        )}
        <time dateTime={date}>{plainDate(date)}</time>
        <span>{text.readingTimeLabel(minutes)}</span>
        {changed && <time dateTime={changed}>{text.changed({ date: plainDate(changed) })}</time>}
      </p>
      <h1>{title}</h1>
      <p className={textStyles.lead}>{summary}</p>
      {author && (
        <p className={styles.by}>
          <i className={styles.egg} aria-hidden="true">
            {author.initials}
          </i>
          <span>
            <b>{author.name}</b>
            <span className={textStyles.muted}>{author.role}</span>
          </span>
        </p>
      )}
    </header>
  )
}

function Related({ posts, more }: { posts: ArticleView['related']; more: string }) {
  if (posts.length === 0) return null
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-labelledby="read-next">
      <div className={layoutStyles.sectionHead}>
        <h2 id="read-next">{text.readNext()}</h2>
        <a className={`${textStyles.link} ${layoutStyles.wideOnly}`} href={more}>
          {text.allArticles()}
        </a>
      </div>
      <div className={postStyles.posts}>
        {posts.map((post) => (
          <Post key={post.href} post={post} level={3} />
        ))}
      </div>
    </section>
  )
}

const AboutAuthor = ({ name, life, initials }: NonNullable<ArticleView['author']>) => (
  <section className={styles.author} aria-labelledby="author">
    <span className={styles.egg} aria-hidden="true">
      {initials}
    </span>
    <div>
      <h2 id="author">{name}</h2>
      <p>{life}</p>
    </div>
  </section>
)
