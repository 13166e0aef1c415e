/** Block of text. */
import { Written } from '#web/blocks/blocks.tsx'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './text.module.css'

export default function Text({ blocks }: BlockViews['text']) {
  return (
    <div className={`${layoutStyles.wrap} ${styles.writtenText}`}>
      <Written blocks={blocks} />
    </div>
  )
}
