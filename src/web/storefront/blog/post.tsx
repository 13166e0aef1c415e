/** An article on a list: its whole area is one link. */
import { plainDate } from '#messages/dates.ts'
import * as text from '#messages/content/blog.ts'
import type { PictureView } from '#web/storefront/blocks/view.ts'
import type { PostView } from './view.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './post.module.css'

export function Cover({ cover, eager = false }: { cover: PictureView | null; eager?: boolean }) {
  if (!cover) return <figure className={styles.bare} />
  const { src, srcSet, sizes, width, height } = cover
  return (
    <figure>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </figure>
  )
}

/** Category, date and how long it takes to read. */
export function Facts({ category, date, minutes }: Pick<PostView, 'category' | 'date' | 'minutes'>) {
  return (
    <>
      {category && <span>{category}</span>}
      <time dateTime={date}>{plainDate(date)}</time>
      <span>{text.readingTime(minutes)}</span>
    </>
  )
}

export function Post({ post, level = 2, eager = false }: { post: PostView; level?: 2 | 3; eager?: boolean }) {
  const Heading = `h${level}` as const
  return (
    <article className={styles.post}>
      <Cover cover={post.cover} eager={eager} />
      <p className={`${styles.facts} ${textStyles.extraSmall} ${textStyles.muted}`}>
        <Facts {...post} />
      </p>
      <Heading>
        <a href={post.href}>{post.title}</a>
      </Heading>
    </article>
  )
}

/** The first of a list, large. */
export function FirstPost({ post }: { post: PostView }) {
  return (
    <article className={styles.first}>
      <Cover cover={post.cover} eager />
      <div>
        <p className={`${styles.facts} ${textStyles.small} ${textStyles.muted}`}>
          <Facts {...post} />
        </p>
        <h2>
          <a href={post.href}>{post.title}</a>
        </h2>
        <p className={textStyles.lead}>{post.summary}</p>
        <p className={styles.readOn} aria-hidden="true">
          <span className={textStyles.link}>{text.readOn()}</span>
        </p>
      </div>
    </article>
  )
}
