/** The draft of a page. */
import { previewNote } from '#messages/content/pages.ts'
import { Note } from '#web/ui/note.tsx'
import { Written } from '#web/blocks/blocks.tsx'
import type { ContentView } from '#web/storefront/content/content-view.server.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from '#web/storefront/content/page.module.css'

export function Component({ data }: { data: ContentView }) {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Note kind="warn">{previewNote()}</Note>
      <h1 className={styles.writtenTitle}>{data.title}</h1>
      <Written blocks={data.body} />
    </main>
  )
}
