/** Renames a passkey, and asks before one is removed. */
import { MAX_PASSKEY_NAME, passkeyNameProblem } from '#domain/customers/passkey.ts'
import { faultText } from '#messages/customers/faults.ts'
import * as text from '#messages/customers/passkeys.ts'
import { putJson } from '#web/app/browser/api.browser.ts'
import type { PasskeyView } from '#web/schema/passkeys.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import { DialogButtons } from '#web/storefront/account/layout/dialog-buttons.tsx'

interface RenameProps {
  passkey: PasskeyView
  onClose: () => void
  onRenamed: () => void
}

export function RenamePasskey({ passkey, onClose, onRenamed }: RenameProps) {
  const form = useAuthForm({
    check({ name = '' }): Record<string, string> {
      const problem = passkeyNameProblem(name)
      return problem ? { name: faultText(problem, 'name') ?? '' } : {}
    },
    async send({ name = '' }) {
      try {
        await putJson(`/api/my/passkeys/${passkey.id}`, { name })
        onRenamed()
      } catch (error) {
        const faults = accountFaults(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : accountFailure(error) }
      }
    },
  })
  return (
    <Dialog labelledBy="rename-title" onClose={onClose}>
      <h2 id="rename-title" className={textStyles.h2}>
        {text.renameTitle()}
      </h2>
      <form noValidate autoComplete="off" onSubmit={form.submit} className={pageStyles.stack}>
        <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
        <TextField
          id="name"
          name="name"
          label={text.name()}
          help={text.nameHelp()}
          error={form.faults.name}
          autoComplete="off"
          maxLength={MAX_PASSKEY_NAME}
          defaultValue={passkey.name}
        />
        <DialogButtons name={text.save()} cancel={text.cancel()} isBusy={form.isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

interface RemoveProps {
  passkey: PasskeyView
  onClose: () => void
  onConfirmed: () => void
}

export function RemovePasskey({ passkey, onClose, onConfirmed }: RemoveProps) {
  return (
    <Dialog labelledBy="remove-title" onClose={onClose}>
      <h2 id="remove-title" className={textStyles.h2}>
        {text.removeTitle()}
      </h2>
      <div className={pageStyles.stack}>
        <p>{text.removeText({ name: passkey.name || text.unnamed() })}</p>
        <DialogButtons name={text.remove()} cancel={text.cancel()} onConfirm={onConfirmed} onClose={onClose} />
      </div>
    </Dialog>
  )
}
