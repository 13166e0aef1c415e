/** Chips of the chosen filters. */
import * as text from '#messages/filters.ts'
import { FORM_ID } from './filter-form.browser.ts'
import type { FiltersView } from './listing-view.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What is chosen, each to be let go of: buttons of the form, so that they work without JavaScript and lead no crawler (D-6). */
export function ChosenFilters({ chips }: { chips: FiltersView['chips'] }) {
  if (chips.length === 0) return null
  return (
    <div className="active" role="group" aria-label={text.chosen()}>
      {chips.map(([name, value, label]) => (
        <button
          key={`${name} ${value}`}
          className="chip on"
          form={FORM_ID}
          name="without"
          value={`${name}:${value}`}
          aria-label={text.without({ name: label })}
        >
          {label} <Icon name="x" />
        </button>
      ))}
      <ClearButton className="chip soft" />
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
