/** Makes a collection: its name in three languages and where it lies. */
import { useState } from 'react'
import { LOCALES, MARKETS, perLocale } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { inLanguage, languages } from '#messages/admin/product.ts'
import { cancel } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { CollectionEntryView, CollectionWritten } from '#admin/schema/goods/collections.ts'
import { useRefresh } from './use-collections.ts'
import * as styles from './collections.module.css'

interface Props {
  entries: readonly CollectionEntryView[]
  /** The one that is open: the new one lies below it unless another is chosen. */
  below: number | null
  onClose: () => void
  onMade: (id: number) => void
}

export function NewCollection({ entries, below, onClose, onMade }: Props) {
  const free = entries.filter(({ isAll }) => !isAll)
  const [name, setName] = useState(perLocale(() => ''))
  const [parent, setParent] = useState(free.some(({ id }) => id === below) ? String(below) : '')
  const form = useSentForm()
  const refresh = useRefresh()
  const { told } = useActs()
  const save = () =>
    form.send(
      () => call<CollectionWritten>('POST', '/collections', { parent: parent === '' ? null : Number(parent), name }),
      ({ id, entries: written }) => {
        told(say.made(), written)
        void refresh()
        onMade(id)
      },
    )
  return (
    <Dialog title={say.newCollection()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {LOCALES.map((one) => (
          <TextField
            key={one}
            label={inLanguage({ field: say.name(), language: languages[one]() })}
            lang={MARKETS[one].language}
            required
            maxLength={200}
            fault={faultOf(form.fields, `name.${one}`)}
            value={name[one]}
            onChange={({ target }) => setName({ ...name, [one]: target.value })}
          />
        ))}
        <SelectField label={say.below()} value={parent} onChange={({ target }) => setParent(target.value)}>
          <option value="">{say.atTheTop()}</option>
          {free.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {'\u00a0\u00a0'.repeat(entry.depth)}
              {entry.name[locale()]}
            </option>
          ))}
        </SelectField>
        <p className={styles.hint}>{say.madeHidden()}</p>
        {form.failure && <Note kind="bad">{form.failure}</Note>}
        <div className={styles.foot}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {say.make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
