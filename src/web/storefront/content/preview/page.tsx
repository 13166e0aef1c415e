/** The draft of a page, an article, or what the blog says of a category or an author. */
import { campaignPreviewNote, footerPreviewNote, menuPreviewNote, previewNote } from '#messages/content/pages.ts'
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Article } from '#web/storefront/blog/article/article.tsx'
import type { ArticleView } from '#web/storefront/blog/view.ts'
import { Note } from '#web/ui/note.tsx'
import type { ContentView } from '#web/storefront/content/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/content/page.module.css'

export type DraftView =
  | { article: ArticleView }
  /** `bar`: what a campaign says above every page. */
  | { page: ContentView & { lead: string }; around?: 'menu' | 'footer'; bar?: string }

const noteOf = (data: DraftView): string => {
  if ('bar' in data) return campaignPreviewNote({ bar: data.bar ?? '' })
  if (!('around' in data)) return previewNote()
  return data.around === 'menu' ? menuPreviewNote() : footerPreviewNote()
}

export function Component({ data }: { data: DraftView }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Note kind="warn">{noteOf(data)}</Note>
        {'page' in data && data.page.blocks[0]?.kind !== 'hero' && <h1 className={styles.writtenTitle}>{data.page.title}</h1>}
        {'page' in data && data.page.lead && <p className={textStyles.lead}>{data.page.lead}</p>}
      </div>
      {'page' in data ? <Blocks blocks={data.page.blocks} /> : <Article view={data.article} />}
    </main>
  )
}
