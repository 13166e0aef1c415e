/** Chooses types or collections by their names. */
import { useId, useState } from 'react'
import { fold } from '#domain/search/fold.ts'
import { nothingFound } from '#messages/admin/promotions/coupons.ts'
import * as say from '#messages/admin/settings/product-types.ts'
import { locale } from '#messages/text.ts'
import type { ChoiceView } from '#admin/schema/settings/product-types.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import * as record from '#admin/ui/record.module.css'
import * as styles from './product-types.module.css'

interface Props {
  label: string
  choices: readonly ChoiceView[]
  /** Keys; one that leads nowhere is shown by itself. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Choices that are offered for what is typed. */
const OFFERED = 8

/** Returns the names of choices by their keys. */
export const namesByKey = (choices: readonly ChoiceView[]): ReadonlyMap<string, string> =>
  new Map(choices.map(({ key, names }) => [key, names[locale()]]))

export function KeyPicker({ label, choices, chosen, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const names = namesByKey(choices)
  const part = fold(typed.trim())
  const offered =
    part === '' ? [] : choices.filter(({ key, names: all }) => fits([key, all[locale()]], part) && !chosen.includes(key))
  return (
    <div className={record.list} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {chosen.length > 0 && (
        <ul className={record.chips}>
          {chosen.map((key) => (
            <li key={key} className={record.chip}>
              {names.get(key) ?? key}
              <button
                type="button"
                aria-label={say.removeKey({ name: names.get(key) ?? key })}
                onClick={() => onChange(chosen.filter((other) => other !== key))}
              >
                <Icon name="x" small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField label={say.addKey()} value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
      <div className={record.options} role="status">
        {offered.slice(0, OFFERED).map(({ key, names: all }) => (
          <Button
            key={key}
            size="small"
            aria-label={say.chooseKey({ name: all[locale()] })}
            onClick={() => {
              onChange([...chosen, key])
              setTyped('')
            }}
          >
            {all[locale()]}
          </Button>
        ))}
        {part !== '' && offered.length === 0 && <span className={record.hint}>{nothingFound()}</span>}
      </div>
    </div>
  )
}

const fits = (texts: readonly string[], part: string): boolean => texts.some((text) => fold(text).includes(part))
