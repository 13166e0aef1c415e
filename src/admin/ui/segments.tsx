/** One of a few choices, side by side: languages, markets, parts of a page. */
import type { ReactNode } from 'react'
import * as styles from './segments.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; name: ReactNode }[]
  onChange: (value: Value) => void
}

export const Segments = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <div className={styles.segments} role="group" aria-label={label}>
    {options.map((option) => (
      <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
        {option.name}
      </button>
    ))}
  </div>
)
