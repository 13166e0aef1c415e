/** The mark on the button of a size: who wears it now, or next. */
import { inOnePhrase } from '#messages/text.ts'
import * as text from '#messages/customers/child-marks.ts'
import { Egg } from './egg.tsx'
import { useChildren, wearersOf } from './fitting.ts'
import type { Ages } from '#domain/customers/fit.ts'
import type { ChildPlaces } from './slot/child-parts.browser.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './size-mark.module.css'

/** Sizes that are not by age fit nobody. */
const NO_AGE: Ages = { unit: 'd', from: 0, to: 0 }

export function SizeMark({ sizes, at }: ChildPlaces['size']) {
  const { children, today } = useChildren()
  const wearers = wearersOf(
    children,
    sizes.map(({ ages }) => ages ?? NO_AGE),
    at,
    today,
  )
  if (wearers.length === 0) return null
  const namesOf = (fit: 'now' | 'next') => inOnePhrase(wearers.filter((one) => one.fit === fit).map(({ child }) => child.name))
  const [now, next] = [namesOf('now'), namesOf('next')]
  const words = [now && text.sizeNow({ names: now }), next && text.sizeNext({ names: next })].filter(Boolean).join('. ')
  return (
    <>
      <span className={styles.eggs} title={words}>
        {wearers.map(({ child, fit }) => (
          <Egg key={child.place} child={child} isNext={fit === 'next'} />
        ))}
      </span>
      <span className={layoutStyles.visuallyHidden}> {words}</span>
    </>
  )
}
