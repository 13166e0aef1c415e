/** Renames a passkey, and asks before one is removed. */
import { MAX_PASSKEY_NAME, passkeyNameProblem } from '#domain/customers/passkey.ts'
import { faultText } from '#messages/customers/faults.ts'
import * as text from '#messages/customers/passkeys.ts'
import { putJson } from '#web/app/browser/api.browser.ts'
import type { PasskeyView } from '#web/schema/passkeys.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

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
        <div className={pageStyles.row}>
          <Button
            type="submit"
            busy={form.isBusy}
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
          >
            {text.save()}
          </Button>
          <button type="button" className={pageStyles.textButton} onClick={onClose}>
            {text.cancel()}
          </button>
        </div>
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
        <div className={pageStyles.row}>
          <Button className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`} onClick={onConfirmed}>
            {text.remove()}
          </Button>
          <button type="button" className={pageStyles.textButton} onClick={onClose}>
            {text.cancel()}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
