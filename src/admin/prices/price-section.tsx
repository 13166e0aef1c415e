/** Prices of a product: three markets side by side, with the law, the history and what is planned. It saves by itself. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/prices.ts'
import type { ItemPrices } from '#admin/schema/prices.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { PlannedPrices } from './planned-prices.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { pricesKey } from './use-prices.ts'
import * as styles from './price-section.module.css'

/** Items with the same prices are changed together. */
function groupsOf(items: readonly ItemPrices[]): ItemPrices[][] {
  const alike = ({ prices }: ItemPrices) =>
    JSON.stringify(
      prices.map(({ market, ordinary, sale, prior, prp, plans }) => [
        market,
        ordinary,
        sale,
        prior,
        prp,
        plans.map(({ price, reduced, startsAt, endsAt }) => [price, reduced, startsAt, endsAt]),
      ]),
    )
  return [...Map.groupBy(items, alike).values()]
}

/** `product`: its id. */
export function PriceSection({ product }: { product: number }) {
  const found = useQuery({
    queryKey: pricesKey(product),
    queryFn: () => read<{ items: ItemPrices[] }>(`/products/${product}/prices`),
  })
  const [chosen, choose] = useState<string | null>(null)
  const groups = groupsOf(found.data?.items ?? [])
  const group = groups.find((items) => items.some(({ sku }) => sku === chosen)) ?? groups[0]
  return (
    <section id="prices" className={styles.section} aria-labelledby="prices-title">
      <div className={styles.head}>
        <h2 id="prices-title">{say.prices()}</h2>
        {groups.length > 1 && (
          <SelectField label={say.variants()} value={group![0]!.sku} onChange={({ target }) => choose(target.value)}>
            {groups.map((items) => (
              <option key={items[0]!.sku} value={items[0]!.sku}>
                {items.length > 1 ? `${say.allVariants(items.length)}: ${items[0]!.sku}…` : items[0]!.sku}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {found.isPending && <Loading />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {group && (
        <>
          <PriceForm key={`${product} ${group[0]!.sku}`} items={group} />
          <PriceHistory prices={group[0]!.prices} />
          <PlannedPrices items={group} />
        </>
      )}
    </section>
  )
}
