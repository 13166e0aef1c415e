/** Block of text with its title beside it. */
import { Written } from '#web/blocks/blocks.tsx'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './beside.module.css'

export default function TitledText({ title, blocks }: BlockViews['titled_text']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={styles.beside}>
        <h2>{title}</h2>
        <Written blocks={blocks} />
      </div>
    </section>
  )
}
