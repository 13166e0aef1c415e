/** Block of the shop in numbers. */
import { blockNames } from '#messages/content/blocks.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './numbers.module.css'

export default function Numbers({ title, numbers }: BlockViews['numbers']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <h2 className={title ? styles.title : layoutStyles.visuallyHidden}>{title || blockNames.numbers()}</h2>
      <ul className={styles.numbers}>
        {numbers.map(({ count, of }) => (
          <li key={of}>
            <b>{count}</b> {of}
          </li>
        ))}
      </ul>
    </section>
  )
}
