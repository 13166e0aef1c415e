/** Buttons that set the age filter to the age of a child. The address gets a value of the filter, which anybody could choose (LAW-51). */
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import * as text from '#messages/customers/child-marks.ts'
import { Egg } from './egg.tsx'
import { ofAges, useChildren, withAge } from './fitting.ts'
import type { ChildPlaces } from './slot/child-parts.browser.ts'
import * as chipStyles from '#web/ui/chip.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './age-presets.module.css'

export function AgePresets({ form, ages }: ChildPlaces['presets']) {
  const { children, today } = useChildren()
  const bands = AGE_BANDS.filter(({ key }) => ages.includes(key))
  const presets = children.flatMap((child) => {
    const band = bands.find((one) => ofAges([child], { ...one, unit: 'm' }, today).length > 0)
    return band ? [{ child, value: band.key }] : []
  })
  if (presets.length === 0) return null
  return (
    <span className={styles.presets}>
      {presets.map(({ child, value }) => (
        <button key={child.place} className={`${chipStyles.chip} ${styles.preset}`} form={form} name="age" value={value}>
          <span className={layoutStyles.visuallyHidden}>{text.showForAge()} </span>
          <Egg child={child} />
          {withAge(child, today)}
        </button>
      ))}
    </span>
  )
}
