/** Which filters a collection shows, and in which order: the shop's own choice, or a list. */
import { LISTING_FILTERS } from '#domain/catalog/filters.ts'
import { MOST_SHOWN_FILTERS } from '#domain/catalog/collection-rule.ts'
import * as shop from '#messages/filters.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { locale } from '#messages/text.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import type { TermsView } from '#admin/schema/goods/collections.ts'
import { useTerms } from './use-collections.ts'
import * as styles from './collections.module.css'

interface Props {
  /** Null for the shop's own choice. */
  filters: readonly string[] | null
  isReadOnly: boolean
  onChange: (filters: string[] | null) => void
}

const NAMES: Readonly<Record<(typeof LISTING_FILTERS)[number], () => string>> = {
  age: shop.age,
  size: shop.size,
  price: shop.price,
  brand: shop.brand,
  color: shop.color,
  warehouse: shop.availableIn,
  stock: shop.inStock,
  sale: shop.onSale,
}

/** What a person begins with: those that most listings have. */
const FIRST: readonly string[] = ['age', 'price', 'size', 'brand', 'color', 'warehouse']

/** Returns every filter with its name; the colours and sizes of variants are no attributes here. */
const everyFilter = ({ attributes }: TermsView): { key: string; name: string }[] => [
  ...LISTING_FILTERS.map((key) => ({ key: key as string, name: NAMES[key]() })),
  ...attributes
    .filter(({ key, isFilter }) => isFilter && !Object.hasOwn(NAMES, key))
    .map(({ key, name }) => ({ key, name: name[locale()] })),
]

export function ShownFilters({ filters, isReadOnly, onChange }: Props) {
  const terms = useTerms().data
  const every = terms ? everyFilter(terms) : []
  return (
    <section className={styles.section} aria-labelledby="collection-filters">
      <div className={styles.sectionHead}>
        <h2 id="collection-filters">{say.shownFilters()}</h2>
        {!isReadOnly && (
          <Segments
            label={say.shownFilters()}
            value={filters === null ? 'own' : 'chosen'}
            options={[
              { value: 'own', name: say.filtersByShop() },
              { value: 'chosen', name: say.filtersChosen() },
            ]}
            onChange={(way) => {
              if (way === 'own') onChange(null)
              else if (filters === null) onChange([...FIRST])
            }}
          />
        )}
      </div>
      {filters === null ? (
        <p className={styles.hint}>{say.filtersByShopHint()}</p>
      ) : (
        terms && <Chosen filters={filters} every={every} isReadOnly={isReadOnly} onChange={onChange} />
      )}
    </section>
  )
}

interface ChosenProps {
  filters: readonly string[]
  every: readonly { key: string; name: string }[]
  isReadOnly: boolean
  onChange: (filters: string[]) => void
}

function Chosen({ filters, every, isReadOnly, onChange }: ChosenProps) {
  const nameOf = (key: string) => every.find((one) => one.key === key)?.name ?? key
  const left = every.filter(({ key }) => !filters.includes(key))
  const move = (at: number, by: 1 | -1) => {
    const to = at + by
    if (to >= 0 && to < filters.length) onChange(filters.toSpliced(at, 1).toSpliced(to, 0, filters[at]!))
  }
  return (
    <>
      <ol className={styles.filters}>
        {filters.map((key, at) => {
          const name = nameOf(key)
          return (
            <li key={key}>
              <span>{name}</span>
              {!isReadOnly && (
                <span className={styles.pinActs}>
                  <Button size="small" aria-label={say.earlier({ name })} disabled={at === 0} onClick={() => move(at, -1)}>
                    <Icon name="arrow-up" small />
                  </Button>
                  <Button
                    size="small"
                    aria-label={say.later({ name })}
                    disabled={at === filters.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <Icon name="arrow-down" small />
                  </Button>
                  <Button
                    size="small"
                    aria-label={say.removeValue({ name })}
                    disabled={filters.length === 1}
                    onClick={() => onChange(filters.toSpliced(at, 1))}
                  >
                    <Icon name="x" small />
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {!isReadOnly && left.length > 0 && filters.length < MOST_SHOWN_FILTERS && (
        <select
          className={styles.select}
          aria-label={say.addFilter()}
          value=""
          onChange={({ target }) => onChange([...filters, target.value])}
        >
          <option value="">{say.addFilter()}</option>
          {left.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
