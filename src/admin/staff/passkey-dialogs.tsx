/** Dialogs of one's own second steps: the name of a passkey, its removal, new recovery codes. */
import { useState } from 'react'
import * as keys from '#messages/customers/passkeys.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as access from '#messages/admin/access.ts'
import * as say from '#messages/admin/staff.ts'
import { CodeList } from '#admin/access/recovery-codes.tsx'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { PasskeyView } from '#admin/schema/passkeys.ts'
import * as styles from './page.module.css'

interface NameProps {
  passkey: PasskeyView
  onClose: () => void
  onNamed: () => void
}

export function NameDialog({ passkey, onClose, onNamed }: NameProps) {
  const [name, setName] = useState(passkey.name)
  const { isBusy, failure, fields, send } = useSentForm()
  return (
    <Dialog title={keys.renameTitle()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(() => call('PUT', `/passkeys/${passkey.id}`, { name }), onNamed)
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <TextField
          label={keys.name()}
          hint={keys.nameHelp()}
          fault={faultOf(fields, 'name')}
          autoComplete="off"
          ref={focusFirst}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {keys.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface RemoveProps {
  passkey: PasskeyView
  onClose: () => void
  onRemove: () => void
}

export const RemoveDialog = ({ passkey, onClose, onRemove }: RemoveProps) => (
  <Dialog title={keys.removeTitle()} onClose={onClose}>
    <div className={styles.form}>
      <p>{keys.removeText({ name: passkey.name || keys.unnamed() })}</p>
      <div className={styles.acts}>
        <Button onClick={onClose}>{cancel()}</Button>
        <Button kind="destructive" onClick={onRemove}>
          {keys.remove()}
        </Button>
      </div>
    </div>
  </Dialog>
)

export const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog title={say.recoveryCodes()} onClose={onClose}>
    <div className={styles.form}>
      <p>{say.newCodesText()}</p>
      <CodeList codes={codes} />
      <div className={styles.acts}>
        <Button onClick={() => window.print()}>
          <Icon name="printer" small />
          {access.print()}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {say.kept()}
        </Button>
      </div>
    </div>
  </Dialog>
)
