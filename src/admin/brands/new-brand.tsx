/** Makes a brand of a name. */
import { useState } from 'react'
import * as say from '#messages/admin/goods/brands.ts'
import { cancel } from '#messages/admin/shell.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { BrandWritten } from '#admin/schema/goods/brands.ts'
import { useRefresh } from './use-brands.ts'
import * as styles from './brands.module.css'

export function NewBrand({ onClose, onMade }: { onClose: () => void; onMade: (id: number) => void }) {
  const [name, setName] = useState('')
  const form = useSentForm()
  const refresh = useRefresh()
  const { told } = useActs()
  const save = () =>
    form.send(
      () => call<BrandWritten>('POST', '/brands', { name }),
      ({ id, entries }) => {
        told(say.made(), entries)
        void refresh()
        onMade(id)
      },
    )
  return (
    <Dialog title={say.newBrand()} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={say.name()}
          hint={say.sameEverywhere()}
          required
          maxLength={200}
          fault={faultOf(form.fields, 'name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
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
