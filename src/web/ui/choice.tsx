/** Radio choices and segmented controls. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import '#web/styles/checkout.css'
import './controls.css'

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
    <label className={checked ? 'choice on' : 'choice'}>
      <Icon name={icon} />
      <span>
        {title}
        {detail && <small>{detail}</small>}
      </span>
      {end && <span className="end">{end}</span>}
      <span className={end ? 'rad' : 'rad end'}>
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
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={choice.value === value ? 'on' : undefined}>
          <input
            className="sr"
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
