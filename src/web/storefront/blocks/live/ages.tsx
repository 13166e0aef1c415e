/** Block that leads to a listing by age. */
import * as text from '#messages/content/ages.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './ages.module.css'

const EGGS = [styles.egg1, styles.egg2, styles.egg3, styles.egg4, styles.egg5, styles.egg6]
const TINTS = ['egg', 'moss', 'down', 'blush', 'heather', 'oat']

/** A form, not links: machines that follow links need not count every listing by age (D-6). */
export default function Ages({ action, bands }: BlockViews['ages']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-labelledby="ages">
      <div className={styles.ages}>
        <div>
          <h2 id="ages">{text.ages()}</h2>
          <p className={textStyles.lead}>{text.agesLead()}</p>
        </div>
        <form
          className={styles.eggs}
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            const { value } = event.nativeEvent.submitter as HTMLButtonElement
            navigate(`${action}?age=${value}`)
          }}
        >
          {bands.map(({ key, span, unit }, i) => (
            <button key={key} className={styles.age} name="age" value={key}>
              <i className={`${EGGS[i]} ${tintClass[TINTS[i]!]}`}>{span}</i> {unit}
            </button>
          ))}
        </form>
      </div>
    </section>
  )
}
