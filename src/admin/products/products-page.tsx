/** Products: views with counts, filters in the address, prices edited in place, a selection that is edited together. */
import { useState } from 'react'
import { Link } from 'react-router'
import { PRODUCT_VIEWS } from '#domain/products/product-row.ts'
import { newProduct } from '#messages/admin/product.ts'
import * as say from '#messages/admin/goods/products.ts'
import { undo, undone } from '#messages/admin/prices.ts'
import { more } from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Loading } from '#admin/client/loading.tsx'
import { SavedViews } from '#admin/views/saved-views.tsx'
import { usePriceWrites } from '#admin/prices/use-prices.ts'
import { Button } from '#admin/ui/button.tsx'
import { ViewTabs } from '#admin/ui/view-tabs.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filterOf, useListAddress } from './list-query.ts'
import { ProductTable } from './product-table.tsx'
import { SelectionBar, type Selection } from './selection-bar.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useProducts } from './use-products.ts'
import * as styles from './products.module.css'

interface SavedPrice {
  name: string
  entries: readonly string[]
}

export function ProductsPage() {
  const address = useListAddress()
  const found = useProducts(address.search)
  const [selection, select] = useState<Selection>({ ids: new Set(), isAll: false })
  const [saved, setSaved] = useState<SavedPrice | null>(null)
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  const { total = 0, views } = pages[0] ?? {}
  const view = PRODUCT_VIEWS.find((one) => one === address.valueOf('view')) ?? 'all'
  useListKeys()
  return (
    <>
      <Head />
      <ViewTabs
        label={say.products()}
        current={view}
        views={PRODUCT_VIEWS.map((one) => ({ view: one, name: say.views[one](), count: views?.[one] }))}
        onChoose={(one) => address.set({ view: one === 'all' ? '' : one })}
        end={<SavedViews list="products" />}
      />
      <FilterBar address={address} />
      {found.isPending && <Loading />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && (
        <ProductTable
          address={address}
          rows={rows}
          selection={selection}
          onSelect={select}
          onSaved={(name, entries) => setSaved({ name, entries })}
        />
      )}
      {found.hasNextPage && (
        <p className={styles.more}>
          <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {more()}
          </Button>
        </p>
      )}
      {saved && <SavedNote key={saved.entries.join()} saved={saved} />}
      <footer className={styles.foot}>
        <span role="status">{say.ofAll({ found: say.shown(total), all: formatCount(views?.all ?? 0) })}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>Enter</kbd> {say.keys.edit()} <kbd>Tab</kbd> {say.keys.next()} <kbd>Esc</kbd> {say.keys.back()}
        </span>
      </footer>
      <SelectionBar selection={selection} total={total} filter={filterOf(address.search)} onSelect={select} />
    </>
  )
}

/** Title, and the ways to bulk edits and a new product. */
function Head() {
  const mayAdd = mayDo(useStaff(), 'products.change')
  return (
    <header className={styles.head}>
      <h1>{say.products()}</h1>
      <span className={styles.ways}>
        <Link className={styles.link} to="/products/bulk">
          {say.bulkEdits()}
        </Link>
        {mayAdd && (
          <Link className={styles.bulkMain} to="/products/new">
            {newProduct()}
          </Link>
        )}
      </span>
    </header>
  )
}

/** What was saved, with the way back. */
function SavedNote({ saved: { name, entries } }: { saved: SavedPrice }) {
  const { undo: takeBack } = usePriceWrites()
  const [state, setState] = useState<'saved' | 'busy' | 'undone' | 'failed'>('saved')
  const [failure, setFailure] = useState('')
  const back = async () => {
    setState('busy')
    const answer = await takeBack(entries)
    setState(answer.ok ? 'undone' : 'failed')
    if (!answer.ok) setFailure(sentenceOf(answer))
  }
  const texts = { saved: say.priceSaved({ name }), busy: say.priceSaved({ name }), undone: undone(), failed: failure }
  return (
    <div className={styles.saved} role="status">
      <span>{texts[state]}</span>
      {(state === 'saved' || state === 'busy') && (
        <Button size="small" isBusy={state === 'busy'} onClick={() => void back()}>
          {undo()}
        </Button>
      )}
    </div>
  )
}
