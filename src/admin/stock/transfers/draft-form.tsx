/** A draft of a transfer: from where to where, and which articles, by barcode or name. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { readScan } from '#domain/stock/stock-papers.ts'
import * as say from '#messages/admin/stock-papers.ts'
import * as stock from '#messages/admin/stock.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Note } from '#admin/ui/note.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { StockItemView, StockPageView } from '#admin/schema/stock.ts'
import { Article } from '../article.tsx'
import { FindField } from '../find-field.tsx'
import { stockSentence, usePlaces } from '../use-stock.ts'
import * as styles from '../stock.module.css'

export interface Draft {
  from: string
  to: string
  note: string
  expectedOn: string | null
  lines: readonly { item: StockItemView; pieces: number }[]
}

interface Props {
  draft: Draft
  /** Where it is sent to, and with which version of a draft that there is. */
  path: string
  version?: number
  onSaved: (id: string) => void
}

const availableAt = (item: StockItemView, warehouse: string): number =>
  item.places.find((place) => place.warehouse === warehouse)?.available ?? 0

export function DraftForm({ draft: given, path, version, onSaved }: Props) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(given)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const body = { ...draft, lines: draft.lines.map(({ item, pieces }) => ({ item: item.item, pieces })) }
    const answer = await call<{ id: string }>('POST', path, version === undefined ? body : { version, draft: body })
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['stock'] })
    if (answer.ok) onSaved(answer.data.id)
    else setFailure(stockSentence(answer))
  }
  return (
    <div className={styles.form}>
      {failure && <Note kind="bad">{failure}</Note>}
      <Places draft={draft} onChange={setDraft} />
      <div className={styles.pair}>
        <TextField
          label={say.note()}
          maxLength={MAX_FIELD_LENGTH}
          value={draft.note}
          onChange={(event) => setDraft({ ...draft, note: event.target.value })}
        />
        <TextField
          label={say.expectedOn()}
          type="date"
          value={draft.expectedOn ?? ''}
          onChange={(event) => setDraft({ ...draft, expectedOn: event.target.value || null })}
        />
      </div>
      <Lines draft={draft} onChange={setDraft} />
      <div className={styles.acts}>
        <Button
          kind="primary"
          isBusy={isBusy}
          disabled={draft.from === draft.to || draft.lines.length === 0}
          onClick={() => void save()}
        >
          {say.saveDraft()}
        </Button>
      </div>
    </div>
  )
}

interface PartProps {
  draft: Draft
  onChange: (draft: Draft) => void
}

function Places({ draft, onChange }: PartProps) {
  const { warehouses, nameOf } = usePlaces()
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map((end) => (
        <SelectField
          key={end}
          label={end === 'from' ? say.from() : say.to()}
          value={draft[end]}
          onChange={(event) => onChange({ ...draft, [end]: event.target.value })}
        >
          {warehouses.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  )
}

function Lines({ draft, onChange }: PartProps) {
  const set = (item: string, pieces: number) =>
    onChange({ ...draft, lines: draft.lines.map((line) => (line.item.item === item ? { ...line, pieces } : line)) })
  const add = (item: StockItemView, pieces: number) => {
    const known = draft.lines.find((line) => line.item.item === item.item)
    if (known) set(item.item, known.pieces + pieces)
    else onChange({ ...draft, lines: [...draft.lines, { item, pieces }] })
  }
  return (
    <>
      <AddArticle onAdd={add} />
      {draft.lines.length > 0 && (
        <table className={styles.table}>
          <TableHead columns={[stock.article(), { number: say.free() }, { number: say.pieces() }]} actions={stock.change()} />
          <tbody>
            {draft.lines.map(({ item, pieces }) => (
              <tr key={item.item}>
                <th scope="row">
                  <Article article={item} />
                </th>
                <td
                  data-name={say.free()}
                  className={`${styles.num} ${availableAt(item, draft.from) < pieces ? styles.bad : styles.muted}`}
                >
                  {availableAt(item, draft.from)}
                </td>
                <td className={styles.num}>
                  <input
                    className={styles.typed}
                    type="number"
                    min={1}
                    inputMode="numeric"
                    aria-label={say.piecesOfItem({ name: `${item.name} ${item.option}` })}
                    value={pieces}
                    onChange={(event) => set(item.item, Math.max(1, Number(event.target.value) || 1))}
                  />
                </td>
                <td>
                  <button
                    type="button"
                    className={styles.cell}
                    aria-label={say.remove({ name: `${item.name} ${item.option}` })}
                    onClick={() => onChange({ ...draft, lines: draft.lines.filter((line) => line.item !== item) })}
                  >
                    <Icon name="x" small />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** Finds an article: a barcode adds it at once, words offer what they find. */
function AddArticle({ onAdd }: { onAdd: (item: StockItemView, pieces: number) => void }) {
  const [found, setFound] = useState<readonly StockItemView[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const find = async (text: string) => {
    const scan = readScan(text)
    const words = scan?.code ?? text
    const answer = await call<StockPageView>('GET', `/stock?${new URLSearchParams({ words }).toString()}`)
    setFailure(answer.ok ? null : stockSentence(answer))
    if (!answer.ok) return
    const [only] = answer.data.items
    if (answer.data.items.length === 1) onAdd(only!, scan?.pieces ?? 1)
    setFound(answer.data.items.length === 1 ? null : answer.data.items)
  }
  return (
    <div>
      <FindField label={say.addArticle()} words="" onFind={(words) => void find(words)} />
      {failure && <Note kind="bad">{failure}</Note>}
      {found?.length === 0 && <p role="status">{say.noneFound()}</p>}
      {found && found.length > 0 && (
        <table className={styles.table}>
          <tbody>
            {found.map((item) => (
              <tr key={item.item}>
                <th scope="row">
                  <Article article={item} />
                </th>
                <td>
                  <Button size="small" onClick={() => onAdd(item, 1)}>
                    {say.add()}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
