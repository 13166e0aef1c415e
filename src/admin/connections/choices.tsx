/** Some of many, with a box each. */
import type { ReactNode } from 'react'
import * as styles from './connections.module.css'

interface Props<T extends string> {
  title: string
  all: readonly T[]
  chosen: readonly T[]
  name(one: T): ReactNode
  fault?: string | undefined
  onChange: (chosen: T[]) => void
}

export function Choices<T extends string>({ title, all, chosen, name, fault, onChange }: Props<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      <div>
        {all.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={(event) => onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
            />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
    </fieldset>
  )
}
