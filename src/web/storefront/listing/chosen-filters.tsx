/** Chips of the chosen filters. */
import * as text from '#messages/filters.ts'
import { FORM_ID } from './filter-form.browser.ts'
import type { FiltersView } from './listing-view.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as chipStyles from '#web/ui/chip.module.css'
import * as styles from './chosen-filters.module.css'

/** What is chosen, each to be let go of: buttons of the form, so that they work without JavaScript and lead no crawler (D-6). */
export function ChosenFilters({ chips }: { chips: FiltersView['chips'] }) {
  if (chips.length === 0) return null
  return (
    <div className={styles.active} role="group" aria-label={text.chosen()}>
      {chips.map(([name, value, label]) => (
        <button
          key={`${name} ${value}`}
          className={`${chipStyles.chip} ${chipStyles.on}`}
          form={FORM_ID}
          name="without"
          value={`${name}:${value}`}
          aria-label={text.without({ name: label })}
        >
          {label} <Icon name="x" />
        </button>
      ))}
      <ClearButton className={`${chipStyles.chip} ${chipStyles.soft}`} />
    </div>
  )
}

export function ClearButton({ className, label = text.clear() }: { className: string; label?: string }) {
  return (
    <button className={className} form={FORM_ID} name="without" value="all:">
      {label}
    </button>
  )
}
