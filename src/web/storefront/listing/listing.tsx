/** A listing with filters, sorting and pages. */
import { Fragment, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { SORTS, type Sort } from '#domain/catalog/listing.ts'
import * as text from '#messages/listing.ts'
import * as filterText from '#messages/filters.ts'
import { follow, FORM_ID } from './filter-form.browser.ts'
import { prefetchPart } from '#web/ui/load-part.browser.ts'
import type { CollectionTile, FiltersView, ListingView, Promo } from './listing-view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ProductCard } from '#web/storefront/card/card.tsx'
import { ChosenFilters, ClearButton } from './chosen-filters.tsx'
import { FilterForm } from './filters.tsx'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { Pagination } from './pagination.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { href } from '#domain/market/market.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as styles from './listing.module.css'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazyPart(loadSheet, OpeningFailed)

/** Cards that are seen without scrolling: the first row on a desk, two rows on a phone. */
const EAGER = 4
/** The editorial tile stands behind this card: in the second row, at its right end. */
const BEFORE_PROMO = 4

const SORT_NAMES: Record<Sort, () => string> = {
  recommended: text.recommended,
  'price-asc': text.cheapest,
  'price-desc': text.dearest,
  new: text.newest,
}

interface ListingProps {
  view: ListingView
  above?: ReactNode
  /** Stands in place of the title and of what is under it. */
  head?: ReactNode
}

/** A whole listing page: where it stands, its title, sub-collections, filters, sorting, products and pages. */
export function Listing({ view, above, head }: ListingProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = useCallback(() => setOpen(false), [])
  const { filters, narrowed, total, path } = view
  const isListing = total > 0 || (narrowed !== '' && filters !== null)
  return (
    <div className={`${layoutStyles.wrap} ${styles.listing}`}>
      <Breadcrumb trail={view.trail} />
      {head}
      <div className={styles.listHead}>
        {head ? (
          view.tiles.length > 0 ? (
            <Tiles tiles={view.tiles} />
          ) : (
            <div />
          )
        ) : (
          <div>
            <h1>{view.title}</h1>
            {view.lead && <p className={textStyles.lead}>{view.lead}</p>}
          </div>
        )}
        {isListing && (
          <SortBar view={view}>{filters && <FilterButton count={filters.chips.length} isOpen={isOpen} onOpen={open} />}</SortBar>
        )}
      </div>
      {above}
      {!head && view.tiles.length > 0 && <Tiles tiles={view.tiles} />}
      {!isListing && !above && (
        <Nothing image={view.drawing}>
          <h2 className={textStyles.h3}>{text.nothingHere()}</h2>
          <p className={textStyles.muted}>{text.nothingHereWhy()}</p>
        </Nothing>
      )}
      {isListing && filters && (
        <div className={styles.shop}>
          <aside aria-label={filterText.filters()}>{!isOpen && <FilterForm view={filters} path={path} />}</aside>
          <Products view={view} hasSide />
        </div>
      )}
      {isListing && !filters && <Products view={view} />}
      {filters && isOpen && <FilterSheet view={filters} path={path} total={total} onClose={close} reopen={open} />}
    </div>
  )
}

interface FilterButtonProps {
  count: number
  isOpen: boolean
  onOpen: () => void
}

/** Without JavaScript it leads to the form, which is shown when an address points to it. */
function FilterButton({ count, isOpen, onOpen }: FilterButtonProps) {
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium} ${styles.filterButton}`}
      href={`#${FORM_ID}`}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerDown={() => prefetchPart(loadSheet)}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onOpen()
      }}
    >
      <Icon name="sliders-horizontal" />
      {count > 0 ? filterText.filtersChosen({ count }) : filterText.filters()}
    </a>
  )
}

function Products({ view, hasSide = false }: { view: ListingView; hasSide?: boolean }) {
  return (
    <div>
      <h2 className={layoutStyles.visuallyHidden}>{text.products()}</h2>
      {view.filters && <ChosenFilters chips={view.filters.chips} />}
      {view.total === 0 && <NothingFits drawing={view.drawing} />}
      <div className={hasSide ? `${cardStyles.grid} ${cardStyles.three}` : cardStyles.grid}>
        {view.cards.map((card, i) => (
          <Fragment key={card.product}>
            {view.promo && i === BEFORE_PROMO && <PromoTile promo={view.promo} />}
            <ProductCard card={card} eager={i < EAGER} />
          </Fragment>
        ))}
      </div>
      <Pagination {...view} />
    </div>
  )
}

/** No product has all that was chosen: why that may be, and one press to be rid of it. */
function NothingFits({ drawing }: { drawing?: string | undefined }) {
  return (
    <div className={emptyStyles.empty}>
      {drawing && <img src={drawing} alt="" width="160" height="200" />}
      <p className={textStyles.h3}>{filterText.nothingFits()}</p>
      <p className={textStyles.muted}>{filterText.nothingFitsWhy()}</p>
      <ClearButton className={`${buttonStyles.button} ${buttonStyles.primary}`} />
    </div>
  )
}

function PromoTile({ promo }: { promo: Promo }) {
  return (
    <div className={styles.promo} data-theme="light" data-scene={promo.scene}>
      <img src={promo.image} alt={promo.alt ?? ''} loading="lazy" decoding="async" width="1000" height="700" />
      <div>
        <p className={textStyles.h2}>
          <a href={promo.href}>{promo.title}</a>
        </p>
        <p>{promo.text}</p>
      </div>
    </div>
  )
}

/** On a phone the row scrolls: the chip of this page is brought into view. */
function Tiles({ tiles }: { tiles: readonly CollectionTile[] }) {
  const row = useRef<HTMLElement>(null)
  const here = tiles.find(({ current }) => current)?.href
  useLayoutEffect(() => {
    const chip = here && row.current?.querySelector('[aria-current]')
    if (!row.current || !chip) return
    const room = row.current.getBoundingClientRect()
    const place = chip.getBoundingClientRect()
    row.current.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2)
  }, [here])
  return (
    <nav className={styles.subs} aria-label={text.within()} ref={row}>
      {tiles.map((tile) =>
        tile.brand === undefined ? (
          <a key={tile.href} className={styles.sub} href={tile.href} aria-current={tile.current && 'page'}>
            <TileName tile={tile} />
          </a>
        ) : (
          // What is filtered is asked for by a form: search engines follow links.
          <form key={tile.href} action={tile.href} method="get">
            <button type="submit" className={styles.sub} name="brand" value={tile.brand}>
              <TileName tile={tile} />
            </button>
          </form>
        ),
      )}
    </nav>
  )
}

/** Its picture comes after those of the goods, which are what the page is opened for. */
const TileName = ({ tile: { image, tint, name } }: { tile: CollectionTile }) => (
  <>
    {image && (
      <span className={tint && tintClass[tint]}>
        <img src={image} alt="" width="44" height="44" decoding="async" fetchPriority="low" />
      </span>
    )}
    {name}
  </>
)

/** A field of the filters' form where there is one, so that either keeps the other; a form of its own elsewhere. */
function SortBar({ view, children }: { view: ListingView; children: ReactNode }) {
  const select = useRef<HTMLSelectElement>(null)
  // What a reset of the form goes back to.
  useLayoutEffect(() => {
    for (const option of select.current?.options ?? []) option.defaultSelected = option.selected = option.value === view.sort
  }, [view])
  const bar = (
    <>
      <span className={`${textStyles.muted} ${textStyles.figures}`} role="status">
        {text.count(view.total)}
      </span>
      {view.filters && <ForChildren at="presets" on={{ form: FORM_ID, ages: agesToChoose(view.filters) }} />}
      {children}
      <label className={layoutStyles.visuallyHidden} htmlFor="sort">
        {text.sortBy()}
      </label>
      <select
        ref={select}
        className={fieldStyles.input}
        id="sort"
        name="sort"
        form={view.filters ? FORM_ID : undefined}
        defaultValue={view.sort}
        onChange={({ target }) => target.form && follow(target.form)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]()}
          </option>
        ))}
      </select>
      <noscript>
        <button
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}
          form={view.filters ? FORM_ID : undefined}
        >
          {text.sort()}
        </button>
      </noscript>
    </>
  )
  if (view.filters) return <div className={styles.sortbar}>{bar}</div>
  return (
    <form className={styles.sortbar} action={view.path}>
      {bar}
    </form>
  )
}

/** Ages that the filter offers and that are not chosen. */
const agesToChoose = ({ groups }: FiltersView): string[] =>
  groups.flatMap(({ name, options }) =>
    name === 'age' ? options.flatMap(([value, , count, isChosen]) => (isChosen || count === 0 ? [] : [value])) : [],
  )

/** What stands where products should. */
export function Nothing({ image, children }: { image?: string | undefined; children: ReactNode }) {
  const market = useMarket()
  return (
    <div className={emptyStyles.empty}>
      {image && <img src={image} alt="" width="160" height="200" />}
      {children}
      <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={href(market, '/new')}>
        {text.seeNew()}
      </a>
    </div>
  )
}
