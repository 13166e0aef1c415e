/** A text page. */
import { Written } from '#web/blocks/blocks.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { ContentView } from './content-view.server.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

export function Component({ data }: { data: ContentView }) {
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: data.title }]} />
      <h1 className={styles.writtenTitle}>{data.title}</h1>
      <Written blocks={data.body} />
    </main>
  )
}
