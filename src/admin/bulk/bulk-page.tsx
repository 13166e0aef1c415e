/** Edit many products: old → new with what is left out, carried out by jobs, taken back as a whole. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as say from '#messages/admin/goods/bulk.ts'
import { onlyOnApproval } from '#messages/admin/prices.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { filterOf } from '#admin/products/list-query.ts'
import type { BulkChangeView, SelectionView } from '#admin/schema/goods/bulk.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { changeOf, EMPTY_DRAFT, type ChangeDraft } from './change-draft.ts'
import { ChangeForm } from './change-form.tsx'
import { countOutcomes, isLeftOut, outcomeOf, type Outcome } from './difference.ts'
import { FieldDifference, PriceDifference } from './difference-table.tsx'
import { LatestEdits } from './latest-edits.tsx'
import { beginBulk, usePreview, type Preview } from './use-bulk.ts'
import * as styles from './bulk.module.css'

/** Returns what the address says is chosen; null for nothing. */
function selectionOf(search: URLSearchParams): SelectionView | null {
  if (search.get('all') === '1') return { ids: null, filter: filterOf(search) }
  const ids = (search.get('ids') ?? '').split('.').filter((id) => /^\d{1,9}$/.test(id))
  return ids.length > 0 ? { ids: ids.map(Number), filter: null } : null
}

export function BulkPage() {
  const [search] = useSearchParams()
  const selection = selectionOf(search)
  if (!selection)
    return (
      <>
        <h1>{say.bulkEdit()}</h1>
        <p className={styles.hint}>
          {say.nothingChosen()} <Link to="/products">{say.backToList()}</Link>
        </p>
        <LatestEdits />
      </>
    )
  return <BulkEditor key={search.toString()} selection={selection} />
}

/** Ctrl Enter sends a form. */
function useSubmitKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form])
}

/** Returns the set with a member more, or less where it was one. */
export function toggled(set: ReadonlySet<number>, member: number): Set<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}

interface HeadProps {
  total: number
  button: string
  isBusy: boolean
  isShut: boolean
}

const EditorHead = ({ total, button, isBusy, isShut }: HeadProps) => (
  <header className={styles.head}>
    <h1>{say.editProducts(total)}</h1>
    <span className={styles.actions}>
      <Link className={styles.cancel} to="/products">
        {say.cancel()}
      </Link>
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={isShut}>
        {button}
      </Button>
    </span>
  </header>
)

function BulkEditor({ selection }: { selection: SelectionView }) {
  const [draft, setDraft] = useState<ChangeDraft>(EMPTY_DRAFT)
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const [begun, setBegun] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ isAsked: boolean; text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const staff = useStaff()
  const form = useRef<HTMLFormElement>(null)
  const change = changeOf(draft)
  const found = usePreview(selection, change)
  const { preview } = found
  const count = change ? changesIn(preview, change, without) : 0
  const isAsked = change?.kind === 'price' && staff.role !== 'owner'
  const may = mayDo(staff, change?.kind === 'price' ? 'prices.change' : 'products.change')
  const apply = async () => {
    if (!change || count === 0 || !preview.isWhole || isBusy || !may) return
    setBusy(true)
    const answer = await beginBulk({ ...selection, without: [...without] }, change, null)
    setBusy(false)
    if (answer.ok) setBegun(answer.data.id)
    else setOutcome({ isAsked: answer.code === 'waits_for_approval', text: sentenceOf(answer) })
  }
  const toggle = (product: number) => setWithout(toggled(without, product))
  useSubmitKey(form)
  if (begun !== null) return <BulkProgress id={begun} />
  return (
    <form
      ref={form}
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <EditorHead
        total={preview.total || (selection.ids?.length ?? 0)}
        button={
          isAsked ? say.askOwner(count) : change?.kind === 'price' || !change ? say.applyPrices(count) : say.applyProducts(count)
        }
        isBusy={isBusy}
        isShut={count === 0 || !preview.isWhole || !may || outcome?.isAsked === true}
      />
      {outcome && <Note kind={outcome.isAsked ? 'ok' : 'bad'}>{outcome.text}</Note>}
      {isAsked && !outcome && <p className={styles.hint}>{onlyOnApproval()}</p>}
      {found.failure !== null && <Note kind="bad">{sentenceOf({ code: found.failure })}</Note>}
      <div className={styles.columns}>
        <div className={styles.form}>
          <ChangeForm draft={draft} onChange={(fields) => setDraft((before) => ({ ...before, ...fields }))} />
          {change && <WhatItDoes preview={preview} change={change} />}
          <p className={styles.hint}>{say.undoHint()}</p>
        </div>
        {change && <Difference preview={preview} change={change} without={without} onToggle={toggle} />}
      </div>
      <p className={styles.hint}>
        {say.leftOutStay()} <kbd aria-hidden="true">Ctrl ↵</kbd>
      </p>
    </form>
  )
}

/** Returns how many prices or products change. */
export function changesIn({ lines, fields }: Preview, change: BulkChangeView, without: ReadonlySet<number>): number {
  const isIn = ({ product }: { product: number }) => !without.has(product)
  if (change.kind !== 'price') return fields.filter((line) => isIn(line) && line.refused === null).length
  return lines.filter(isIn).reduce((sum, line) => sum + (line.refused === null ? line.variants : 0), 0)
}

export function WhatItDoes({ preview, change }: { preview: Preview; change: BulkChangeView }) {
  const counts = countOutcomes(preview.lines, change)
  const left = preview.fields.filter(({ refused }) => refused !== null).length
  const lines: readonly (readonly [string, number, string | undefined])[] =
    change.kind === 'price'
      ? [
          [say.lawful(), counts.asked, undefined],
          [say.showsLess(), counts.less, styles.warn],
          [say.ordinary(), counts.ordinary, undefined],
          [say.notLawful(), counts.unlawful, styles.bad],
          [say.formula(), counts.formula, styles.bad],
          [say.otherwise(), counts.refused, styles.bad],
        ]
      : [
          [say.changing(), preview.fields.length - left, undefined],
          [say.leftOut(), left, styles.bad],
        ]
  return (
    <div className={styles.sum}>
      <h2>{say.whatItDoes()}</h2>
      <dl>
        {lines
          .filter(([, count]) => count > 0)
          .map(([name, count, tone]) => (
            <div key={name} className={tone}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      {!preview.isWhole && <p role="status">{say.checked({ done: preview.checked, total: preview.total })}</p>}
    </div>
  )
}

const SHOWN: Record<keyof typeof say.filters, (outcome: Outcome) => boolean> = {
  all: () => true,
  less: (outcome) => outcome === 'less',
  out: isLeftOut,
}

interface DifferenceProps {
  preview: Preview
  change: BulkChangeView
  without: ReadonlySet<number>
  onToggle: (product: number) => void
}

export function Difference({ preview, change, without, onToggle }: DifferenceProps) {
  const [shown, show] = useState<keyof typeof SHOWN>('all')
  const isPrice = change.kind === 'price'
  const linesIn = (which: keyof typeof SHOWN) => preview.lines.filter((line) => SHOWN[which](outcomeOf(line, change)))
  const isEmpty = preview.isWhole && preview.lines.length === 0 && preview.fields.length === 0
  return (
    <section className={styles.difference} aria-labelledby="difference">
      <div className={styles.head}>
        <h2 id="difference">{say.difference()}</h2>
        {isPrice && (
          <div className={styles.choices} role="group" aria-labelledby="difference">
            {(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).map((which) => (
              <button key={which} type="button" aria-pressed={which === shown} onClick={() => show(which)}>
                {say.filters[which]()} {linesIn(which).length}
              </button>
            ))}
          </div>
        )}
      </div>
      {isEmpty && <p className={styles.hint}>{say.nothingChanges()}</p>}
      {isPrice ? (
        <PriceDifference preview={preview} lines={linesIn(shown)} change={change} without={without} onToggle={onToggle} />
      ) : (
        <FieldDifference preview={preview} without={without} onToggle={onToggle} />
      )}
    </section>
  )
}
