/** The rows of the list of products; a row of filters under the head. */
import { useState } from 'react'
import { Link } from 'react-router'
import { CURRENCIES, LOCALES, MARKETS, type Currency } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import { LOW_PRODUCT_STOCK } from '#domain/products/product-row.ts'
import type { ProductSort } from '#domain/products/product-filter.ts'
import * as say from '#messages/admin/goods/products.ts'
import { markets } from '#messages/admin/today.ts'
import { formatCount } from '#messages/text.ts'
import { Moment } from '#admin/ui/moment.tsx'
import { amountOf } from '#admin/ui/amount.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import type { ProductRowView } from '#admin/schema/goods/products.ts'
import type { ListAddress } from './list-query.ts'
import { PriceCell } from './price-cell.tsx'
import { NOTHING, type Selection } from './selection-bar.tsx'
import { StateText } from './state-text.tsx'
import * as styles from './products.module.css'

interface Props {
  address: ListAddress
  rows: readonly ProductRowView[]
  selection: Selection
  onSelect: (selection: Selection) => void
  onSaved: (name: string, entries: readonly string[]) => void
}

const marketOf = (currency: Currency) => LOCALES.find((locale) => MARKETS[locale].currency === currency)!

/** Below the heads: from–to of each number. */
const Filters = ({ address }: Pick<Props, 'address'>) => (
  <tr className={styles.filters}>
    <td colSpan={5} aria-hidden="true" />
    {CURRENCIES.map((currency) => (
      <RangeFilter
        key={currency}
        address={address}
        name={currency}
        toNumber={(text) => parseAmount(text, currency)}
        toText={(n) => amountOf(n, currency)}
      />
    ))}
    <RangeFilter
      address={address}
      name="stock"
      toNumber={(text) => (/^\d{1,7}$/.test(text) ? Number(text) : null)}
      toText={String}
    />
    <td colSpan={3} aria-hidden="true" />
  </tr>
)

export function ProductTable({ address, rows, selection, onSelect, onSaved }: Props) {
  const isSelected = (id: number) => selection.isAll || selection.ids.has(id)
  const toggle = (id: number) => {
    const ids = new Set(selection.isAll ? rows.map((row) => row.id) : selection.ids)
    if (!ids.delete(id)) ids.add(id)
    onSelect({ ids, isAll: false })
  }
  const areAllSelected = rows.length > 0 && rows.every(({ id }) => isSelected(id))
  return (
    <div className={styles.wrap}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{say.products()}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              <input
                type="checkbox"
                aria-label={say.selectShown()}
                checked={areAllSelected}
                onChange={() => onSelect(areAllSelected ? NOTHING : { ids: new Set(rows.map(({ id }) => id)), isAll: false })}
              />
            </th>
            <SortHead address={address} sort="name" label={say.product()} />
            <th scope="col">{say.brand()}</th>
            <SortHead address={address} sort="id" label={say.id()} />
            <th scope="col">{say.marketsColumn()}</th>
            {CURRENCIES.map((currency) => (
              <SortHead key={currency} address={address} sort={currency} label={currency} isNumber />
            ))}
            <SortHead address={address} sort="stock" label={say.stock()} isNumber />
            <SortHead address={address} sort="variants" label={say.variants()} isNumber />
            <th scope="col">{say.state()}</th>
            <SortHead address={address} sort="changed" label={say.changed()} />
          </tr>
          <Filters address={address} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} isSelected={isSelected(row.id)} onToggle={() => toggle(row.id)} onSaved={onSaved} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className={styles.empty}>
          {say.nothingFound()} <Link to="/products">{say.clearFilters()}</Link>
        </p>
      )}
    </div>
  )
}

interface RowProps {
  row: ProductRowView
  isSelected: boolean
  onToggle: () => void
  onSaved: Props['onSaved']
}

function Row({ row, isSelected, onToggle, onSaved }: RowProps) {
  const { id, name, nameLocale, brand, picture, tint, blockers, prices, stock, variants, changedAt } = row
  const stockMark = stock <= 0 ? styles.bad : stock < LOW_PRODUCT_STOCK ? styles.warn : undefined
  return (
    <tr className={isSelected ? styles.isSelected : undefined}>
      <td className={styles.box}>
        <input type="checkbox" data-row-box aria-label={say.select({ name })} checked={isSelected} onChange={onToggle} />
      </td>
      <th scope="row" className={styles.product}>
        <span className={styles.thumb} data-tint={tint ?? 'oat'}>
          {picture !== null && <img src={picture} alt="" width={24} height={30} loading="lazy" />}
        </span>
        <Link to={`/products/${id}`} lang={MARKETS[nameLocale].language}>
          {name}
        </Link>
      </th>
      <td className={styles.quiet}>{brand}</td>
      <td className={styles.quiet}>{id}</td>
      <td>
        <span className={styles.flags}>
          {LOCALES.map((market) => {
            const isOn = row.state === 'live' || row.state === 'blocked'
            const isSold = isOn && blockers[market].length === 0 && !row.withheldIn.includes(market)
            return (
              <span key={market} className={isSold ? undefined : styles.off}>
                <MarketFlag market={market} />
                <span className={styles.hidden}>
                  {markets[market]()}: {isSold ? say.sold() : say.notSoldIn()}
                </span>
              </span>
            )
          })}
        </span>
      </td>
      {CURRENCIES.map((currency) => (
        <PriceCell
          key={currency}
          product={id}
          name={name}
          market={marketOf(currency)}
          currency={currency}
          price={prices[currency]}
          onSaved={(entries) => onSaved(name, entries)}
        />
      ))}
      <td className={styles.number}>
        <span className={stockMark}>{formatCount(stock)}</span>
      </td>
      <td className={styles.number}>{formatCount(variants)}</td>
      <td>
        <StateText row={row} />
      </td>
      <td className={styles.quiet}>
        <Moment at={changedAt} />
      </td>
    </tr>
  )
}

function SortHead({
  address,
  sort,
  label,
  isNumber,
}: {
  address: ListAddress
  sort: ProductSort
  label: string
  isNumber?: boolean
}) {
  const isSorted = (address.valueOf('sort') || 'changed') === sort
  const isDown = address.valueOf('down') !== '0'
  const order = isSorted ? (isDown ? 'descending' : 'ascending') : undefined
  // The first press shows names from A, numbers and times from the largest.
  const next = isSorted ? (isDown ? '0' : '1') : sort === 'name' || sort === 'id' ? '0' : '1'
  return (
    <th scope="col" aria-sort={order} className={isNumber ? styles.number : undefined}>
      <button type="button" className={styles.sort} onClick={() => address.set({ sort, down: next })}>
        {label}
        <span aria-hidden="true">{order === undefined ? '' : isDown ? ' ↓' : ' ↑'}</span>
      </button>
    </th>
  )
}

interface RangeProps {
  address: ListAddress
  name: Currency | 'stock'
  toNumber: (text: string) => unknown
  toText: (value: number) => string
}

/** '10–500', '10–', '–500'; what is no range changes nothing. */
function RangeFilter({ address, name, toNumber, toText }: RangeProps) {
  const value = address.valueOf(name)
  const shown = value
    .split('-')
    .map((part) => (/^\d+$/.test(part) ? toText(Number(part)) : ''))
    .join('–')
  const [typed, setTyped] = useState(value === '' ? '' : shown)
  const apply = () => {
    const parts = typed.split(/[–-]/).map((part) => part.trim())
    const bounds = parts.length === 2 ? parts : [parts[0] ?? '', parts[0] ?? '']
    const numbers = bounds.map((part) => (part === '' ? '' : toNumber(part)))
    if (typed.trim() === '') address.set({ [name]: '' })
    else if (numbers.every((one) => one === '' || typeof one === 'number')) address.set({ [name]: numbers.join('-') })
  }
  const label = name === 'stock' ? say.stock() : name
  return (
    <td>
      <input
        className={styles.range}
        aria-label={say.filterBy({ column: label })}
        placeholder={say.fromTo()}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
    </td>
  )
}
