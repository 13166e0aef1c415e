/** The mark on the picture of a card: whom the product fits, and in which size. */
import { parseSizeKey, sizeKey, sizeLabel, type AgeSize } from '#domain/catalog/size.ts'
import { fitsOf } from '#domain/customers/fit.ts'
import { ageRange } from '#messages/customers/ages.ts'
import * as text from '#messages/customers/child-marks.ts'
import type { ProductAgesView } from '#web/schema/fit.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Egg } from './egg.tsx'
import { ofAges, useChildren, type Fitted } from './fitting.ts'
import { useProductAges } from './product-ages.browser.ts'
import * as badgeStyles from '#web/ui/badge.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './card-mark.module.css'

/** Beside a mark there is room for so many. */
const SHOWN = 2

interface Mark {
  child: Fitted
  /** '80', '6–18 luni', 'from 6 months'; '' for nothing beside the initial. */
  label: string
  words: string
  isNext: boolean
}

export function CardMark({ product }: { product: string }) {
  const { locale } = useMarket()
  const ages = useProductAges(product)
  const { children, today } = useChildren()
  if (!ages) return null
  const marks = ages.ages
    ? marksOfGoods(ages.ages, children, today)
    : children.flatMap((child) => markOfSize(child, ages.sizes, (size) => shortLabel(size, locale), today))
  if (marks.length === 0) return null
  return (
    <div className={styles.marks}>
      {marks.slice(0, SHOWN).map(({ child, label, words, isNext }) => (
        <span key={child.place} className={`${badgeStyles.badge} ${styles.mark}`}>
          <Egg child={child} isNext={isNext} />
          {label} <span className={layoutStyles.visuallyHidden}>{words}</span>
        </span>
      ))}
      {marks.length > SHOWN && (
        <span className={`${badgeStyles.badge} ${styles.mark}`}>
          +{marks.length - SHOWN}
          <span className={layoutStyles.visuallyHidden}>
            {marks
              .slice(SHOWN)
              .map(({ words }) => words)
              .join(', ')}
          </span>
        </span>
      )}
    </div>
  )
}

function marksOfGoods(ages: NonNullable<ProductAgesView['ages']>, children: readonly Fitted[], today: string): Mark[] {
  const inMonths = ages.unit === 'm' && ages.from > 0
  return ofAges(children, ages, today).map((child, i) => ({
    child,
    label: inMonths && i === 0 ? ageRange(ages.from, null) : '',
    words: text.forNow({ names: child.name }),
    isNext: false,
  }))
}

/** Of what fits now the largest; what comes next only where nothing fits now. */
function markOfSize(child: Fitted, sizes: readonly AgeSize[], labelOf: (size: AgeSize) => string, today: string): Mark[] {
  const fits = fitsOf(child.birth, sizes, today)
  const now = sizes[fits.lastIndexOf('now')]
  const next = sizes[fits.indexOf('next')]
  const names = child.name
  if (now) return [{ child, label: labelOf(now), words: text.sizeNow({ names }), isNext: false }]
  return next ? [{ child, label: labelOf(next), words: text.sizeNext({ names }), isNext: true }] : []
}

/** The body height for clothes, as people call their sizes; the ages where the number is no usual height. */
function shortLabel(size: AgeSize, locale: Parameters<typeof sizeLabel>[1]): string {
  const key = sizeKey(size)
  return parseSizeKey(key) && /^\d+$/.test(key) ? key : sizeLabel(size, locale)
}
