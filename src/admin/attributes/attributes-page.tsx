/** The dictionary of attributes: names in three languages, whether listings are filtered by it, and its values in the filter's order. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES } from '#domain/market/market.ts'
import { unitIn } from '#domain/market/units.ts'
import { fold } from '#domain/search/fold.ts'
import { formatCount, locale } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { AreaTabs } from '#admin/collections/area-tabs.tsx'
import type { AttributesAnswer, CountedAttributeView } from '#admin/schema/attributes.ts'
import { AttributeEditor } from './attribute-editor.tsx'
import { NewAttribute } from './new-attribute.tsx'
import * as styles from './attributes.module.css'

export function AttributesPage() {
  const list = useQuery({ queryKey: ['attributes'], queryFn: () => read<AttributesAnswer>('/attributes') })
  const [words, setWords] = useState('')
  const [chosen, choose] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const mayChange = mayDo(useStaff(), 'products.change')
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const all = list.data.attributes
  const shown = all.filter(({ key, name }) => fold([key, ...Object.values(name)].join(' ')).includes(fold(words)))
  const attribute = all.find(({ key }) => key === chosen) ?? shown[0]
  return (
    <>
      <div className={styles.head}>
        <h1>{say.attributesPage()}</h1>
        {mayChange && <Button onClick={() => setMaking(true)}>{say.newAttribute()}</Button>}
      </div>
      <AreaTabs count={all.length} />
      <TextField label={say.findAttribute()} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      {shown.length === 0 ? (
        <p role="status">{say.unknownAttribute()}</p>
      ) : (
        <List
          attributes={shown}
          chosen={attribute?.key}
          onChoose={(key) => {
            choose(key)
            // The editor is below a long list.
            requestAnimationFrame(() => document.getElementById('values')?.focus())
          }}
        />
      )}
      {attribute && <AttributeEditor key={`${attribute.key} ${list.dataUpdatedAt}`} given={attribute} isReadOnly={!mayChange} />}
      {isMaking && (
        <NewAttribute
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            choose(key)
          }}
        />
      )}
    </>
  )
}

/** Returns what values are: 'whole number, months', 'list, 12'. */
const kindText = ({ kind, unit, options }: Pick<CountedAttributeView, 'kind' | 'unit' | 'options'>): string =>
  [say.kindName(kind), unit && unitIn(unit, locale()), options.length > 0 && formatCount(options.length)]
    .filter(Boolean)
    .join(', ')

interface ListProps {
  attributes: readonly CountedAttributeView[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

const List = ({ attributes, chosen, onChoose }: ListProps) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.key()}</th>
          {LOCALES.map((locale) => (
            <th key={locale} scope="col">
              <MarketFlag market={locale} /> {say.languages[locale]()}
            </th>
          ))}
          <th scope="col">{say.kind()}</th>
          <th scope="col">{say.filter()}</th>
          <th scope="col" className={styles.num}>
            {say.productsCount()}
          </th>
        </tr>
      </thead>
      <tbody>
        {attributes.map(({ key, name, kind, unit, filterable, options, products }) => (
          <tr key={key} aria-current={key === chosen ? 'true' : undefined}>
            <th scope="row">
              <button type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                {key}
              </button>
            </th>
            {LOCALES.map((locale) => (
              <td key={locale}>{name[locale]}</td>
            ))}
            <td>{kindText({ kind, unit, options })}</td>
            <td>{filterable ? say.yes() : say.no()}</td>
            <td className={styles.num}>{formatCount(products)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
