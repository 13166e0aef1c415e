/** Planning a price campaign: a collection, a percent, two local times; every price is shown before. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/goods/price-campaigns.ts'
import { cancel } from '#messages/admin/shell.ts'
import { changeOf, EMPTY_DRAFT, type ChangeDraft } from '#admin/bulk/change-draft.ts'
import { MarketChoice, RoundingField } from '#admin/bulk/change-form.tsx'
import { changesIn, Difference, toggled, WhatItDoes } from '#admin/bulk/bulk-page.tsx'
import { countOutcomes } from '#admin/bulk/difference.ts'
import { beginBulk, usePreview } from '#admin/bulk/use-bulk.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { useTerms } from '#admin/products/use-products.ts'
import type { SelectionView } from '#admin/schema/goods/bulk.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as styles from '#admin/bulk/bulk.module.css'

interface FieldsProps {
  name: string
  collection: string
  draft: ChangeDraft
  onName: (name: string) => void
  onCollection: (id: string) => void
  onEdit: (fields: Partial<ChangeDraft>) => void
}

function Fields({ name, collection, draft, onName, onCollection, onEdit }: FieldsProps) {
  const terms = useTerms().data
  return (
    <>
      <TextField label={say.name()} required value={name} onChange={({ target }) => onName(target.value)} />
      <SelectField label={say.which()} required value={collection} onChange={({ target }) => onCollection(target.value)}>
        <option value="">–</option>
        {(terms?.collections ?? []).map(({ id, name: text, depth }) => (
          <option key={id} value={id}>
            {'\u00a0\u00a0'.repeat(depth)}
            {text}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say.percent()}
        inputMode="decimal"
        required
        value={draft.percent}
        onChange={({ target }) => onEdit({ percent: target.value })}
      />
      <RoundingField value={draft.rounding} onChange={(rounding) => onEdit({ rounding })} />
      <MarketChoice markets={draft.markets} onChange={(markets) => onEdit({ markets })} />
      <TextField
        label={say.starts()}
        type="datetime-local"
        required
        value={draft.starts}
        onChange={({ target }) => onEdit({ starts: target.value })}
      />
      <TextField
        label={say.ends()}
        type="datetime-local"
        required
        hint={say.oneInstant()}
        value={draft.ends}
        onChange={({ target }) => onEdit({ ends: target.value })}
      />
    </>
  )
}

export function CampaignForm({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [collection, setCollection] = useState('')
  const [draft, setDraft] = useState<ChangeDraft>(EMPTY_DRAFT)
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const queries = useQueryClient()
  const form = useSentForm()
  const asked = changeOf(draft)
  const isComplete = collection !== '' && draft.starts !== '' && draft.ends !== ''
  const change = isComplete ? asked : null
  const selection: SelectionView = { ids: null, filter: { collection } }
  const { preview } = usePreview(selection, change)
  const count = change ? changesIn(preview, change, without) : 0
  const unlawful = change ? countOutcomes(preview.lines, change).unlawful : 0
  const edit = (fields: Partial<ChangeDraft>) => setDraft((before) => ({ ...before, ...fields }))
  const toggle = (product: number) => setWithout(toggled(without, product))
  const isReady = change !== null && count > 0 && preview.isWhole && name.trim() !== ''
  const send = () => {
    if (!isReady) return
    form.send(
      () => beginBulk({ ...selection, without: [...without] }, change, name.trim()),
      () => {
        void queries.invalidateQueries({ queryKey: ['bulk-list'] })
        onClose()
      },
    )
  }
  return (
    <form
      className={styles.latest}
      aria-label={say.newCampaign()}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.columns}>
        <div className={styles.form}>
          <Fields name={name} collection={collection} draft={draft} onName={setName} onCollection={setCollection} onEdit={edit} />
          {change && <WhatItDoes preview={preview} change={change} />}
          {unlawful > 0 && <Note kind="plain">{say.notLawful(unlawful)}</Note>}
          {form.failure !== null && <Note kind="bad">{form.failure}</Note>}
          <div className={styles.actions}>
            <Button onClick={onClose}>{cancel()}</Button>
            <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={!isReady}>
              {say.plan(count)}
            </Button>
          </div>
        </div>
        {change && <Difference preview={preview} change={change} without={without} onToggle={toggle} />}
      </div>
    </form>
  )
}
