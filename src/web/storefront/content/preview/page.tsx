/** The draft of a page. */
import { previewNote } from '#messages/content/pages.ts'
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Note } from '#web/ui/note.tsx'
import type { ContentView } from '#web/storefront/content/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from '#web/storefront/content/page.module.css'

export function Component({ data: { title, blocks } }: { data: ContentView }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Note kind="warn">{previewNote()}</Note>
        {blocks[0]?.kind !== 'hero' && <h1 className={styles.writtenTitle}>{title}</h1>}
      </div>
      <Blocks blocks={blocks} />
    </main>
  )
}
