/** A written page. */
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { ContentView } from './view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

/** A hero at the beginning is the title of the page. */
export function Component({ data: { title, isFull, blocks } }: { data: ContentView }) {
  const hasHero = blocks[0]?.kind === 'hero'
  return (
    <main id="main" tabIndex={-1}>
      {!(isFull && hasHero) && (
        <div className={layoutStyles.wrap}>
          <Breadcrumb trail={[{ name: title }]} />
          {!hasHero && <h1 className={styles.writtenTitle}>{title}</h1>}
        </div>
      )}
      <Blocks blocks={blocks} />
    </main>
  )
}
