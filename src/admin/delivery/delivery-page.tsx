/** Delivery: rules in their order with a test, warehouses and showrooms. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/delivery.ts'
import { locale } from '#messages/text.ts'
import { useActs } from '#admin/client/acts.tsx'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import type { DeliveryView } from '#admin/schema/delivery.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { Rules } from './rules.tsx'
import * as styles from './delivery.module.css'

export function DeliveryPage() {
  const client = useQueryClient()
  const page = useQuery({ queryKey: ['delivery'], queryFn: () => read<DeliveryView>('/delivery') })
  const { told } = useActs()
  if (page.error) return <Failure error={page.error} onRetry={() => void page.refetch()} />
  if (!page.data) return <Loading />
  const saved = async (sentence: string, entries: readonly string[] = []) => {
    await client.invalidateQueries({ queryKey: ['delivery'] })
    told(sentence, entries)
  }
  return (
    <>
      <h1>{say.delivery()}</h1>
      <Rules key={page.data.rules.version} delivery={page.data} onSaved={saved} />
      <Places delivery={page.data} onSaved={saved} />
    </>
  )
}

function Places({
  delivery,
  onSaved,
}: {
  delivery: DeliveryView
  onSaved: (sentence: string, entries?: readonly string[]) => Promise<void>
}) {
  /** Id of the place that is changed; '' for a new one. */
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{say.warehouses()}</h2>
        <Button onClick={() => setOpened('')}>{say.addWarehouse()}</Button>
      </div>
      <ul className={styles.places}>
        {delivery.warehouses.map(({ value: { id, name, kind, address, zip, city } }) => (
          <li key={id}>
            <span>
              <b>{name[locale()]}</b> <span className={styles.muted}>{say.kinds[kind]()}</span>
              <br />
              {address}, {zip} {city[locale()]}
            </span>
            <Button size="small" aria-label={say.changeOf({ name: name[locale()] })} onClick={() => setOpened(id)}>
              {say.change()}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        {say.holidays(delivery.holidays.length)}: {delivery.holidays.map(({ country, day }) => `${day} ${country}`).join(', ')}
      </p>
      {opened !== null && (
        <PlaceDialog
          id={opened}
          delivery={delivery}
          onClose={() => setOpened(null)}
          onSaved={(sentence, entries) => {
            setOpened(null)
            void onSaved(sentence, entries)
          }}
        />
      )}
    </section>
  )
}
