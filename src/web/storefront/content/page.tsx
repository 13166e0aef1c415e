/** A written page. */
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { ContentView } from './view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

/** A hero at the beginning is the title of the page. */
export function Component({ data: { title, blocks } }: { data: ContentView }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Breadcrumb trail={[{ name: title }]} />
        {blocks[0]?.kind !== 'hero' && <h1 className={styles.writtenTitle}>{title}</h1>}
      </div>
      <Blocks blocks={blocks} />
    </main>
  )
}
