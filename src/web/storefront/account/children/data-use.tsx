/** What the data of children are used for (LAW-51). */
import * as text from '#messages/customers/children-page.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

const FACTS: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: 'leaf', title: text.littleTitle, text: text.littleText },
  { icon: 'lock-key', title: text.onlyYouTitle, text: text.onlyYouText },
  { icon: 'trash', title: text.deleteTitle, text: text.deleteText },
]

export function DataUse() {
  return (
    <section aria-labelledby="data-use">
      <h2 id="data-use">{text.whyTitle()}</h2>
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact.icon}>
            <Icon name={fact.icon} />
            <h3 className={textStyles.h3}>{fact.title()}</h3>
            <p className={`${textStyles.small} ${textStyles.muted}`}>{fact.text()}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
