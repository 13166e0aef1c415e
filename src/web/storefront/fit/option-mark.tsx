/** The mark in an option of a filter: an age with the children of that age, a size with those that wear it. */
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import { parseSizeKey } from '#domain/catalog/size.ts'
import { inOnePhrase } from '#messages/text.ts'
import * as text from '#messages/customers/child-marks.ts'
import { Egg } from './egg.tsx'
import { ofAges, useChildren, withAge, type Fitted } from './fitting.ts'
import type { ChildPlaces } from './slot/child-parts.browser.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './option-mark.module.css'

export function OptionMark({ group, value }: ChildPlaces['option']) {
  const { children, today } = useChildren()
  const wearers = wearersOfOption(group, value, children, today)
  if (wearers.length === 0) return null
  const ages = wearers.map((child) => withAge(child, today)).join('; ')
  const names = inOnePhrase(wearers.map(({ name }) => name))
  return (
    <span className={styles.mark} title={group === 'age' ? ages : text.sizeNow({ names })}>
      {wearers.map((child) => (
        <Egg key={child.place} child={child} />
      ))}
      {group === 'age' ? <small>{ages}</small> : <span className={layoutStyles.visuallyHidden}>{text.sizeNow({ names })}</span>}
    </span>
  )
}

function wearersOfOption(group: string, value: string, children: readonly Fitted[], today: string): Fitted[] {
  if (group === 'age') {
    const band = AGE_BANDS.find(({ key }) => key === value)
    return band ? ofAges(children, { ...band, unit: 'm' }, today) : []
  }
  const size = group === 'size' ? parseSizeKey(value) : null
  return size?.system === 'age' ? ofAges(children, size, today) : []
}
