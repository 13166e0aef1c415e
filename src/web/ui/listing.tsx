import { Fragment, type ReactNode } from 'react'
import { SORTS, writeListing, type Sort } from '#domain/listing.ts'
import * as text from '#messages/catalogue.ts'
import { navigate } from '#web/browser/navigation.ts'
import type { CollectionTile, ListingView, Promo } from '#web/listing-view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ProductCard } from '#web/ui/card.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { href } from '#domain/market.ts'
import '#web/styles/empty.css'
import '#web/styles/listing.css'
import './listing.css'

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

/** A whole listing page: where it stands, its title, sub-collections, sorting, products and pages. */
export function Listing({ view, above }: { view: ListingView; above?: ReactNode }) {
  return (
    <div className="wrap">
      <Breadcrumb trail={view.trail} />
      <div className="list-head">
        <div>
          <h1>{view.title}</h1>
          {view.lead && <p className="lead">{view.lead}</p>}
        </div>
        {view.total > 0 && <SortBar view={view} />}
      </div>
      {above}
      {view.tiles.length > 0 && <Tiles tiles={view.tiles} />}
      {view.total === 0 && !above && (
        <Nothing>
          <p className="h3">{text.nothingHere()}</p>
        </Nothing>
      )}
      {view.total > 0 && (view.aside ? <WithAside view={view} aside={view.aside} /> : <Products view={view} />)}
    </div>
  )
}

function WithAside({ view, aside }: { view: ListingView; aside: NonNullable<ListingView['aside']> }) {
  return (
    <div className="shop">
      <aside aria-label={aside.title}>
        <div className="facet">
          <h2 className="h3">{aside.title}</h2>
          <ul>
            {aside.links.map((link) => (
              <li key={link.href}>
                <a className="pick" href={link.href} aria-current={link.current ? 'true' : undefined}>
                  {link.name} <span className="n num">{link.count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <Products view={view} />
    </div>
  )
}

function Products({ view }: { view: ListingView }) {
  return (
    <div>
      <h2 className="sr">{text.products()}</h2>
      <div className={view.aside ? 'grid g3' : 'grid'}>
        {view.cards.map((card, i) => (
          <Fragment key={card.product}>
            {view.promo && i === BEFORE_PROMO && <PromoTile promo={view.promo} />}
            <ProductCard card={card} eager={i < EAGER} />
          </Fragment>
        ))}
      </div>
      <Pagination path={view.path} sort={view.sort} page={view.page} last={view.last} />
    </div>
  )
}

function PromoTile({ promo }: { promo: Promo }) {
  return (
    <div className="promo" data-theme="light">
      <img src={promo.image} alt="" loading="lazy" decoding="async" width="1000" height="700" />
      <div>
        <p className="h2">
          <a href={promo.href}>{promo.title}</a>
        </p>
        <p>{promo.text}</p>
      </div>
    </div>
  )
}

function Tiles({ tiles }: { tiles: readonly CollectionTile[] }) {
  return (
    <nav className="subs" aria-label={text.within()}>
      {tiles.map((tile) => (
        <a key={tile.href} className="sub" href={tile.href}>
          <span className={`t-${tile.tint}`}>
            <img src={tile.image} alt="" width="44" height="44" decoding="async" />
          </span>
          {tile.name}
        </a>
      ))}
    </nav>
  )
}

/** Works as a form without JavaScript; with it a choice is enough. */
function SortBar({ view }: { view: ListingView }) {
  return (
    <form className="sortbar" action={view.path}>
      <span className="mute num">{text.count(view.total)}</span>
      <label className="sr" htmlFor="sort">
        {text.sortBy()}
      </label>
      <select
        key={view.sort}
        className="inp"
        id="sort"
        name="sort"
        defaultValue={view.sort}
        onChange={(event) => navigate(view.path + writeListing({ sort: event.target.value as Sort, page: 1 }))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_NAMES[sort]()}
          </option>
        ))}
      </select>
      <noscript>
        <button className="btn btn-q btn-m">{text.sort()}</button>
      </noscript>
    </form>
  )
}

/** What stands where products should. */
export function Nothing({ image, children }: { image?: string; children: ReactNode }) {
  const market = useMarket()
  return (
    <div className="empty">
      {image && <img src={image} alt="" width="160" height="200" />}
      {children}
      <a className="btn btn-p" href={href(market, '/new')}>
        {text.seeNew()}
      </a>
    </div>
  )
}
