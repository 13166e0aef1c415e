/** Makes an attribute. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/product.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { AttributeView } from '#admin/schema/attributes.ts'
import * as styles from './attributes.module.css'

const EMPTY: AttributeView = {
  key: '',
  kind: 'enum',
  unit: null,
  filterable: true,
  name: { ro: '', en: '', hu: '' },
  options: [],
}

export function NewAttribute({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const client = useQueryClient()
  const form = useSentForm()
  const [attribute, change] = useState(EMPTY)
  const send = () =>
    form.send(
      () => call('POST', '/attributes', { attribute, base: null }),
      () => void client.invalidateQueries({ queryKey: ['attributes'] }).then(() => onMade(attribute.key)),
    )
  return (
    <Dialog title={say.newAttribute()} onClose={onClose}>
      <form
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          label={say.key()}
          required
          pattern="[a-z0-9][a-z0-9_.\-]*"
          value={attribute.key}
          onChange={({ target }) => change({ ...attribute, key: target.value })}
        />
        <Words attribute={attribute} onChange={change} />
        <SelectField
          label={say.kind()}
          value={attribute.kind}
          onChange={({ target }) => change({ ...attribute, kind: target.value })}
        >
          {Object.entries(say.kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name()}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say.unit()}
          value={attribute.unit ?? ''}
          onChange={({ target }) => change({ ...attribute, unit: target.value === '' ? null : target.value })}
        />
        {form.failure && <Note kind="bad">{form.failure}</Note>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {say.add()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface WordsProps {
  attribute: AttributeView
  onChange: (attribute: AttributeView) => void
}

const Words = ({ attribute, onChange: change }: WordsProps) => (
  <>
    {LOCALES.map((locale) => (
      <TextField
        key={locale}
        label={say.inLanguage({ field: say.fields.name(), language: say.languages[locale]() })}
        lang={MARKETS[locale].language}
        required
        value={attribute.name[locale]}
        onChange={({ target }) => change({ ...attribute, name: { ...attribute.name, [locale]: target.value } })}
      />
    ))}
  </>
)
