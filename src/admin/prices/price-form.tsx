/** The fields of an item's prices, checked while somebody types; nothing is written before Save. */
import { useEffect, useState } from 'react'
import type { Locale } from '#domain/market/market.ts'
import { MAX_FORM_NAME } from '#domain/staff/form-draft.ts'
import * as say from '#messages/admin/prices.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { DraftOffer, keptWords } from '#admin/form/draft-notes.tsx'
import { useDraft, type DraftState } from '#admin/form/use-draft.ts'
import type { ItemPrices, PriceChangeInput } from '#admin/schema/prices.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { MarketColumn, RowLabels } from './market-column.tsx'
import { askedOf, changedFields, draftsFrom, type Drafts, type PriceDraft } from './price-draft.ts'
import { PriceNotes } from './price-notes.tsx'
import { usePriceCheck, usePriceWrites } from './use-prices.ts'
import * as styles from './price-section.module.css'

type Outcome =
  | { kind: 'saved'; count: number; entries: string[] }
  | { kind: 'undone' }
  | { kind: 'asked'; text: string }
  | { kind: 'refused'; text: string }

/** Saves what is typed: at once where it was checked, else as soon as it is, unless it is refused then. */
function useAwaited({ isReady, isFresh, save }: { isReady: boolean; isFresh: boolean; save: () => Promise<void> }) {
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!isAwaited || !isFresh) return
    setAwaited(false)
    if (isReady) void save()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is saved is what was checked
  }, [isAwaited, isFresh])
  const submit = () => {
    if (!isReady) return
    if (isFresh) void save()
    else setAwaited(true)
  }
  return { isAwaited, submit, forget: () => setAwaited(false) }
}

/** What is typed, what it would do, and what became of it. */
function usePriceForm(items: readonly ItemPrices[]) {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setBusy] = useState(false)
  const writes = usePriceWrites()
  const views = items[0]!.prices
  const [now] = useState(() => new Date())
  const asked = views.map((view) => ({ view, asked: askedOf(view, drafts[view.market] ?? {}, now) }))
  const changes = asked.flatMap(({ view, asked: one }) =>
    one.state === 'changed' ? changesFor(items, view.market, one.terms) : [],
  )
  // Items of one group have the same prices: the first one is checked for all while typing, all of them when they are saved.
  const check = usePriceCheck(changes.filter(({ sku }) => sku === items[0]!.sku))
  const count = views.reduce((sum, view) => sum + changedFields(view, drafts[view.market] ?? {}).length, 0)
  const isWrong = asked.some((one) => one.asked.state === 'wrong')
  const isRefused = (check.decided?.refused.length ?? 0) > 0

  const save = async () => {
    setBusy(true)
    const answer = await writes.save(changes)
    setBusy(false)
    if (!answer.ok && answer.code !== 'waits_for_approval') return setOutcome({ kind: 'refused', text: sentenceOf(answer) })
    setDrafts({})
    if (!answer.ok) return setOutcome({ kind: 'asked', text: sentenceOf(answer) })
    setOutcome({ kind: 'saved', count: answer.data.changes.length, entries: answer.data.entries })
  }
  const undo = async (entries: readonly string[]) => {
    setBusy(true)
    const answer = await writes.undo(entries)
    setBusy(false)
    setOutcome(answer.ok ? { kind: 'undone' } : { kind: 'refused', text: sentenceOf(answer) })
  }
  const discard = () => setDrafts({})
  const isReady = count > 0 && !isWrong && !isRefused
  const { isAwaited, submit, forget } = useAwaited({ isReady: isReady && !isBusy, isFresh: check.isFresh, save })
  const type = (market: Locale, fields: Partial<PriceDraft>) => {
    setDrafts((all) => ({ ...all, [market]: { ...all[market], ...fields } }))
    forget()
    setOutcome(null)
  }
  const shown = { views, drafts, asked, changes, check, count, isReady, isBusy: isBusy || isAwaited, outcome }
  return { ...shown, type, submit, undo, discard, restore: setDrafts }
}

type PriceFormState = ReturnType<typeof usePriceForm>

/** The draft of what is unsaved. It is put over the prices as they are now: what others changed meanwhile stands beside it. */
function useKeptPrices(items: readonly ItemPrices[], { views, drafts, count, restore }: PriceFormState): DraftState {
  const form = `prices/${items[0]!.sku}` as const
  const isOn = mayDo(useStaff(), 'prices.change') && form.length <= MAX_FORM_NAME
  return useDraft({
    form,
    isOn,
    typed: count > 0 ? { version: '', base: {}, typed: drafts } : null,
    hasNews: ({ typed }) => views.some((view) => changedFields(view, draftsFrom(typed)[view.market] ?? {}).length > 0),
    restore: ({ typed }) => restore(draftsFrom(typed)),
  })
}

export function PriceForm({ items }: { items: readonly ItemPrices[] }) {
  const form = usePriceForm(items)
  const kept = useKeptPrices(items, form)
  const { views, drafts, asked, changes, check, count, isReady, isBusy, outcome, type } = form
  const { role } = useStaff()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <DraftOffer draft={kept} />
      {views.some(({ noPromo }) => noPromo) && <Note kind="plain">{say.noPromotion()}</Note>}
      <div className={styles.grid}>
        <RowLabels />
        {asked.map(({ view, asked: one }) => (
          <MarketColumn
            key={view.market}
            view={view}
            typed={drafts[view.market] ?? {}}
            asked={one}
            decided={check.decided?.changes.find(({ market }) => market === view.market) ?? null}
            onType={(fields) => type(view.market, fields)}
          />
        ))}
      </div>
      <PriceNotes
        views={views}
        refused={count > 0 ? (check.decided?.refused ?? []) : []}
        changes={changes}
        touched={(market) => Object.keys(drafts[market] ?? {}).length > 0}
        onType={type}
      />
      {role !== 'owner' && <p className={styles.small}>{say.onlyOnApproval()}</p>}
      {count > 0 && (
        <div className={styles.actions}>
          <span role="status">{[say.unsaved(count), keptWords(kept)].filter(Boolean).join(', ')}</span>
          <Button onClick={form.discard}>{say.discard()}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy} disabled={!isReady}>
            {role === 'owner' ? say.save() : say.askOwner()}
          </Button>
        </div>
      )}
      {outcome && <OutcomeNote outcome={outcome} isBusy={isBusy} onUndo={(entries) => void form.undo(entries)} />}
    </form>
  )
}

const changesFor = (
  items: readonly ItemPrices[],
  market: Locale,
  terms: Omit<PriceChangeInput, 'sku' | 'version'>,
): PriceChangeInput[] =>
  items.flatMap(({ sku, prices }) => {
    const own = prices.find((one) => one.market === market)
    return own ? { ...terms, sku, version: own.version } : []
  })

function OutcomeNote({ outcome, isBusy, onUndo }: { outcome: Outcome; isBusy: boolean; onUndo: (entries: string[]) => void }) {
  if (outcome.kind === 'refused') return <Note kind="bad">{outcome.text}</Note>
  if (outcome.kind === 'asked') return <Note kind="ok">{outcome.text}</Note>
  if (outcome.kind === 'undone') return <Note kind="ok">{say.undone()}</Note>
  return (
    <Note kind="ok">
      <span className={styles.grow}>{say.saved(outcome.count)}</span>
      <Button size="small" isBusy={isBusy} onClick={() => onUndo(outcome.entries)}>
        {say.undo()}
      </Button>
    </Note>
  )
}
