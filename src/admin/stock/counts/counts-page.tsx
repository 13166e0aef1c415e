/** Count sheets, open ones first, and the beginning of a new one. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { COUNT_PARTS } from '#domain/stock/stock-papers.ts'
import * as say from '#messages/admin/stock-papers.ts'
import * as stock from '#messages/admin/stock.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { CountPartsView, CountsView } from '#admin/schema/stock-papers.ts'
import { StockTabs } from '../stock-tabs.tsx'
import { stockSentence, useMayChange, usePlaces } from '../use-stock.ts'
import * as styles from '../stock.module.css'

export function CountsPage() {
  const list = useQuery({ queryKey: ['stock', 'counts'], queryFn: () => read<CountsView>('/stock-counts') })
  const places = usePlaces()
  const mayChange = useMayChange()
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <StockTabs />
      {mayChange && places.warehouses.length > 0 && <Begin />}
      {list.isPending && <Loading />}
      {list.data?.counts.length === 0 && (
        <p className={styles.empty} role="status">
          {say.noCounts()}
        </p>
      )}
      {list.data && list.data.counts.length > 0 && (
        <div className={styles.wrap}>
          <table className={styles.table}>
            <TableHead
              columns={[say.count(), stock.warehouse(), say.what(), say.state(), say.counted(), stock.when(), stock.who()]}
            />
            <tbody>
              {list.data.counts.map((count) => (
                <tr key={count.id}>
                  <th scope="row">
                    <Link to={`/stock/count/${count.id}`}>{count.number}</Link>
                  </th>
                  <td>{places.nameOf(count.warehouse)}</td>
                  <td lang="ro">{count.part === 'everything' ? say.parts.everything() : count.partName}</td>
                  <td>{say.states[count.state]()}</td>
                  <td>{say.progressOf({ counted: count.counted, articles: count.articles })}</td>
                  <td className={styles.muted}>
                    <Moment at={count.startedAt} />
                  </td>
                  <td className={styles.muted}>{count.startedBy}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/** Chooses a warehouse and what of it is counted. */
function Begin() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { warehouses, nameOf } = usePlaces()
  const [form, setForm] = useState({ warehouse: warehouses[0]?.id ?? '', part: 'everything', of: '' })
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async () => {
    const answer = await call<{ id: string }>('POST', '/stock-counts', {
      ...form,
      of: form.part === 'everything' ? null : form.of.trim(),
    })
    if (!answer.ok) return setFailure(stockSentence(answer))
    await client.invalidateQueries({ queryKey: ['stock'] })
    void navigate(`/stock/count/${answer.data.id}`)
  }
  return (
    <form
      className={`${styles.bar} ${styles.low}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failure && <Note kind="bad">{failure}</Note>}
      <SelectField
        label={stock.warehouse()}
        value={form.warehouse}
        onChange={(event) => setForm({ ...form, warehouse: event.target.value })}
      >
        {warehouses.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.what()}
        value={form.part}
        onChange={(event) => setForm({ ...form, part: event.target.value, of: '' })}
      >
        {COUNT_PARTS.map((part) => (
          <option key={part} value={part}>
            {say.parts[part]()}
          </option>
        ))}
      </SelectField>
      <PartField part={form.part} of={form.of} onChange={(of) => setForm({ ...form, of })} />
      <Button type="submit" kind="primary" disabled={form.part !== 'everything' && form.of.trim() === ''}>
        {say.begin()}
      </Button>
    </form>
  )
}

/** Which brand, collection or shelf. */
function PartField({ part, of, onChange }: { part: string; of: string; onChange: (of: string) => void }) {
  const known = useQuery({ queryKey: ['stock', 'parts'], queryFn: () => read<CountPartsView>('/stock-count-parts') })
  const brands = part === 'brand' ? known.data?.brands : undefined
  const choices = part === 'collection' ? known.data?.collections : brands
  if (part === 'shelf') return <TextField label={say.shelfName()} value={of} onChange={(event) => onChange(event.target.value)} />
  if (!choices) return null
  return (
    <SelectField label={say.chooseOne()} value={of} onChange={(event) => onChange(event.target.value)}>
      <option value="">{say.chooseOne()}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id} lang="ro">
          {name}
        </option>
      ))}
    </SelectField>
  )
}
