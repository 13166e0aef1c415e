/** Search and filters of the list of products, each a chip once it is set. */
import { useEffect, useState } from 'react'
import { PRODUCT_STATES } from '#domain/products/product-row.ts'
import * as say from '#messages/admin/goods/products.ts'
import { Icon } from '#admin/ui/icon.tsx'
import type { Filter, ListAddress } from './list-query.ts'
import { stateNames } from './state-text.tsx'
import { useTerms } from './use-products.ts'
import { QUIET_MS } from '#admin/client/typing.ts'
import * as styles from './products.module.css'

/** So long nobody types before the list follows. */

export function FilterBar({ address }: { address: ListAddress }) {
  const terms = useTerms().data
  const chosen = address.valueOf('q')
  const [words, setWords] = useState(chosen)
  useEffect(() => {
    if (words === chosen) return
    const timer = setTimeout(() => address.set({ q: words }), QUIET_MS)
    return () => clearTimeout(timer)
  })
  return (
    <div className={styles.bar}>
      <span className={styles.find}>
        <Icon name="magnifying-glass" small />
        <input
          data-list-search
          type="search"
          className={styles.search}
          aria-label={say.search()}
          placeholder={say.search()}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </span>
      <Choice
        address={address}
        name="collection"
        label={say.collection()}
        options={(terms?.collections ?? []).map(({ id, name, depth }) => [String(id), `${'\u00a0\u00a0'.repeat(depth)}${name}`])}
      />
      <Choice
        address={address}
        name="brand"
        label={say.brand()}
        options={(terms?.brands ?? []).map(({ id, name }) => [String(id), name])}
      />
      <Choice address={address} name="tag" label={say.tag()} options={(terms?.tags ?? []).map((tag) => [tag, tag])} />
      <Choice
        address={address}
        name="state"
        label={say.state()}
        options={PRODUCT_STATES.map((state) => [state, stateNames[state]()])}
      />
    </div>
  )
}

interface ChoiceProps {
  address: ListAddress
  name: Filter
  label: string
  options: readonly (readonly [value: string, name: string])[]
}

function Choice({ address, name, label, options }: ChoiceProps) {
  const value = address.valueOf(name)
  return (
    <span className={value === '' ? styles.chip : `${styles.chip} ${styles.isSet}`}>
      <label>
        <span>{label}</span>
        <select value={value} onChange={({ target }) => address.set({ [name]: target.value })}>
          <option value="">{say.any()}</option>
          {value !== '' && options.every(([one]) => one !== value) && <option value={value}>{value}</option>}
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {value !== '' && (
        <button type="button" aria-label={say.removeFilter({ name: label })} onClick={() => address.set({ [name]: '' })}>
          <Icon name="x" small />
        </button>
      )}
    </span>
  )
}
