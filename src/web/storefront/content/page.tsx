/** A written page. */
import { Blocks } from '#web/storefront/blocks/blocks.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import type { ContentView } from './view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

/** Kinds of blocks that are the title of a page at whose beginning they stand. */
const TITLES: readonly ShownBlock['kind'][] = ['hero', 'advent']

export function Component({ data: { title, isFull, blocks } }: { data: ContentView }) {
  const isTitled = blocks[0] !== undefined && TITLES.includes(blocks[0].kind)
  return (
    <main id="main" tabIndex={-1}>
      {!(isFull && isTitled) && (
        <div className={layoutStyles.wrap}>
          <Breadcrumb trail={[{ name: title }]} />
          {!isTitled && <h1 className={styles.writtenTitle}>{title}</h1>}
        </div>
      )}
      <Blocks blocks={blocks} />
    </main>
  )
}
