/** The line on a product's first picture: which size each child wears now and next, or whom the product is for. */
import { inOnePhrase } from '#messages/text.ts'
import * as text from '#messages/customers/child-marks.ts'
import { Egg } from './egg.tsx'
import { ofAges, useChildren, type Fitted } from './fitting.ts'
import { lineOfSizes, type FitLine } from './size-lines.ts'
import type { ChildPlaces } from './slot/child-parts.browser.ts'
import * as styles from './product-line.module.css'

/** Children that have a line of their own. */
const SHOWN = 3

export function ProductLine({ sizes, ages }: ChildPlaces['product']) {
  const { children, today } = useChildren()
  const sized = sizes.flatMap(({ label, ages: of }) => (of ? [{ label, ages: of }] : []))
  const lines =
    sized.length > 0
      ? children.flatMap((child) => lineOfSizes(child, sized, today))
      : ages
        ? lineOfGoods(ofAges(children, ages, today))
        : []
  if (lines.length === 0) return null
  return (
    <div className={styles.lines}>
      {lines.slice(0, SHOWN).map(({ wearers, words }) => (
        <p key={words}>
          {wearers.slice(0, SHOWN).map((child) => (
            <Egg key={child.place} child={child} />
          ))}
          {words}
        </p>
      ))}
    </div>
  )
}

const lineOfGoods = (wearers: readonly Fitted[]): FitLine[] =>
  wearers.length === 0 ? [] : [{ wearers, words: text.forNow({ names: inOnePhrase(wearers.map(({ name }) => name)) }) }]
