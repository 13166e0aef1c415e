/** A child of the account: initial, name, age, and what it wears. */
import { ageOn } from '#domain/customers/age.ts'
import { initialOf } from '#domain/customers/child.ts'
import { ageText } from '#messages/customers/ages.ts'
import * as text from '#messages/customers/children-page.ts'
import { plainDate } from '#messages/dates.ts'
import { ChildSizes } from './child-sizes.tsx'
import type { ChildWithSizes } from './sizes.server.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './page.module.css'

interface Props {
  child: ChildWithSizes
  /** Day in the market's time zone. */
  today: string
  onChange: () => void
  onRemove: () => void
}

export function ChildCard({ child: { name, dateOfBirth, sizes }, today, onChange, onRemove }: Props) {
  return (
    <li className={pageStyles.panel}>
      <div className={styles.child}>
        <span className={styles.initial} aria-hidden="true">
          {initialOf(name)}
        </span>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={textStyles.small}>{ageText(ageOn(dateOfBirth, today))}</p>
          {/* Noon of a day is the same day in each market. */}
          <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{text.bornOn({ date: plainDate(dateOfBirth) })}</p>
        </div>
      </div>
      <ChildSizes name={name} rows={sizes} />
      <div className={`${styles.acts} ${scriptStyles.live}`}>
        <button type="button" className={pageStyles.textButton} aria-label={text.changeNamed({ name })} onClick={onChange}>
          {text.change()}
        </button>
        <button type="button" className={pageStyles.textButton} aria-label={text.removeNamed({ name })} onClick={onRemove}>
          {text.remove()}
        </button>
      </div>
    </li>
  )
}
