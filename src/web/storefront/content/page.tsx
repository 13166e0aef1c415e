/** A written page. */
import * as contact from '#messages/contact/page.ts'
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { ContentsBeside, FoldedContents } from '#web/storefront/blog/article/contents.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import type { ContentView } from './view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as articleStyles from '#web/storefront/blog/article/article.module.css'
import * as styles from './page.module.css'

/** Kinds of blocks that are the title of a page at whose beginning they stand. */
const TITLES: readonly ShownBlock['kind'][] = ['hero', 'advent']

export function Component({ data: { title, isFull, blocks, long } }: { data: ContentView }) {
  const isTitled = blocks[0] !== undefined && TITLES.includes(blocks[0].kind)
  return (
    <main id="main" tabIndex={-1}>
      {!(isFull && isTitled) && (
        <div className={layoutStyles.wrap}>
          <Breadcrumb trail={[{ name: title }]} />
          {!isTitled && <h1 className={styles.writtenTitle}>{title}</h1>}
        </div>
      )}
      {long ? <Long blocks={blocks} {...long} /> : <Blocks blocks={blocks} />}
    </main>
  )
}

type LongProps = Pick<ContentView, 'blocks'> & NonNullable<ContentView['long']>

/** A long text between its contents and who answers questions about it. */
const Long = ({ blocks, contents, help }: LongProps) => (
  <div className={`${layoutStyles.wrap} ${styles.long}`}>
    <div className={articleStyles.columns}>
      <div className={articleStyles.side}>
        <ContentsBeside contents={contents} />
      </div>
      <div className={articleStyles.prose}>
        <FoldedContents contents={contents} />
        <Blocks blocks={blocks} />
      </div>
      <aside className={articleStyles.beside} aria-labelledby="help">
        <div className={styles.help}>
          {help.image && <img src={help.image} alt="" width="1000" height="900" loading="lazy" decoding="async" />}
          <h2 id="help">{contact.title()}</h2>
          <p>{contact.lead()}</p>
          {help.phone && (
            <p>
              <a className={textStyles.link} href={`tel:${help.phone.replaceAll(' ', '')}`}>
                {help.phone}
              </a>
            </p>
          )}
          {help.email && (
            <p>
              <a className={textStyles.link} href={`mailto:${help.email}`}>
                <Unbroken text={help.email} />
              </a>
            </p>
          )}
          <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={help.href}>
            {contact.contact()}
          </a>
        </div>
      </aside>
    </div>
  </div>
)
