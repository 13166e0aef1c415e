/** Radio choices and segmented controls. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import * as checkStyles from './check.module.css'
import * as layoutStyles from './layout.module.css'
import * as styles from './choice.module.css'

interface Props {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  icon: IconName
  title: ReactNode
  detail?: ReactNode
  /** Right of the text: a price. */
  end?: ReactNode
}

/** A radio button as a card; the whole card chooses. */
export function Choice({ name, value, checked, onChoose, icon, title, detail, end }: Props) {
  return (
    <label className={checked ? `${styles.choice} ${styles.on}` : styles.choice}>
      <Icon name={icon} />
      <span>
        {title}
        {detail && <small>{detail}</small>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      <span className={end ? checkStyles.radio : `${checkStyles.radio} ${styles.end}`}>
        <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      </span>
    </label>
  )
}

/** Two or three short alternatives side by side. */
export function Segments<T extends string>({
  label,
  name,
  value,
  choices,
  onChoose,
}: {
  label: string
  name: string
  value: T
  choices: readonly { value: T; text: string }[]
  onChoose: (value: T) => void
}) {
  return (
    <fieldset className={styles.segments}>
      <legend className={layoutStyles.visuallyHidden}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={choice.value === value ? styles.on : undefined}>
          <input
            className={layoutStyles.visuallyHidden}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}
