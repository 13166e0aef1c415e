/** Brands: the list, and beside it the one that was chosen. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { fold } from '#domain/search/fold.ts'
import * as say from '#messages/admin/goods/brands.ts'
import { formatCount } from '#messages/text.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { AreaTabs } from '#admin/collections/area-tabs.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import type { BrandEntryView } from '#admin/schema/goods/brands.ts'
import { BrandEditor } from './brand-editor.tsx'
import { NewBrand } from './new-brand.tsx'
import { brandQuery, useBrands } from './use-brands.ts'
import * as styles from './brands.module.css'

export function BrandsPage() {
  const { id } = useParams()
  const chosen = id === undefined ? null : Number(id)
  const list = useBrands()
  const mayChange = mayDo(useStaff(), 'products.change')
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)
  useKeys({ n: mayChange ? () => setMaking(true) : undefined })
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const { brands } = list.data
  return (
    <>
      <div className={styles.head}>
        <h1>{say.brands()}</h1>
        {mayChange && (
          <Button aria-keyshortcuts="N" onClick={() => setMaking(true)}>
            <Icon name="plus" small /> {say.newBrand()} <Key>N</Key>
          </Button>
        )}
      </div>
      <AreaTabs count={brands.length} />
      <div className={styles.columns} data-open={chosen !== null || undefined}>
        <List brands={brands} chosen={chosen} />
        {chosen === null ? <p className={styles.hint}>{say.chooseOne()}</p> : <Chosen key={chosen} id={chosen} />}
      </div>
      {isMaking && (
        <NewBrand
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false)
            void navigate(`/brands/${made}`)
          }}
        />
      )}
    </>
  )
}

function List({ brands, chosen }: { brands: readonly BrandEntryView[]; chosen: number | null }) {
  const [words, setWords] = useState('')
  useKeys({ '/': () => document.getElementById('find-brand')?.focus() })
  const shown = brands.filter(({ name }) => fold(name).includes(fold(words)))
  return (
    <div className={styles.side}>
      <TextField
        id="find-brand"
        label={say.find()}
        type="search"
        value={words}
        aria-keyshortcuts="/"
        onChange={({ target }) => setWords(target.value)}
      />
      {shown.length === 0 && <p role="status">{say.none()}</p>}
      <ul className={styles.list} aria-label={say.brands()}>
        {shown.map(({ id, name, products, blocked }) => (
          <li key={id} data-chosen={id === chosen || undefined}>
            <Link to={`/brands/${id}`} aria-current={id === chosen ? 'page' : undefined}>
              {name}
            </Link>
            <span className={styles.count}>
              <span aria-hidden="true">{formatCount(products)}</span>
              <span className={styles.heard}>{say.productsCount(products)}</span>
            </span>
            {blocked > 0 && (
              <p className={styles.blocked}>
                <Icon name="warning-circle" small /> {say.blocked(blocked)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Chosen({ id }: { id: number }) {
  const opened = useQuery(brandQuery(id))
  if (opened.isPending) return <Loading />
  if (!opened.data) return <Failure error={opened.error} onRetry={() => void opened.refetch()} />
  return <BrandEditor brand={opened.data} />
}
