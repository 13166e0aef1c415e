/** The form of a child: name and date of birth, nothing else (LAW-51). */
import { childProblems, MAX_CHILD_NAME } from '#domain/customers/child.ts'
import { childProblemText } from '#messages/customers/children.ts'
import * as text from '#messages/customers/children-page.ts'
import { postJson, putJson } from '#web/app/browser/api.browser.ts'
import type { ChildView } from '#web/schema/account.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { BirthDate, birthOf } from './birth-date.tsx'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import { DialogButtons } from '#web/storefront/account/layout/dialog-buttons.tsx'

interface Props {
  /** Null for a new one. */
  child: ChildView | null
  /** Day in the market's time zone. */
  today: string
  onClose: () => void
  onSaved: () => void
}

export function ChildDialog({ child, today, onClose, onSaved }: Props) {
  const form = useChildForm({ child, today, onSaved })
  const { faults } = form
  return (
    <Dialog labelledBy="child-title" onClose={onClose}>
      <h2 id="child-title" className={textStyles.h2}>
        {child ? text.changeTitle() : text.newTitle()}
      </h2>
      <form noValidate autoComplete="off" onSubmit={form.submit} className={pageStyles.stack}>
        <p className={textStyles.muted}>{text.formText()}</p>
        <ErrorSummary box={form.box} faults={Object.entries(faults)} failure={form.failure} />
        <div className={fieldStyles.form}>
          <TextField
            id="name"
            name="name"
            label={text.name()}
            help={text.nameHelp()}
            error={faults.name}
            autoComplete="off"
            maxLength={MAX_CHILD_NAME}
            defaultValue={child?.name ?? ''}
          />
          <BirthDate value={child?.dateOfBirth ?? ''} error={faults.dateOfBirth} />
        </div>
        <DialogButtons name={text.save()} cancel={text.cancel()} isBusy={form.isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

function useChildForm({ child, today, onSaved }: Omit<Props, 'onClose'>) {
  const typedIn = (values: Record<string, string>) => ({ name: (values.name ?? '').trim(), dateOfBirth: birthOf(values) })
  return useAuthForm({
    check(values) {
      const wrong = Object.entries(childProblems(typedIn(values), today))
      return Object.fromEntries(wrong.map(([field, code]) => [field, childProblemText(code)]))
    },
    async send(values) {
      const body = typedIn(values)
      try {
        await (child ? putJson(`/api/my/children/${child.id}`, body) : postJson('/api/my/children', body))
        onSaved()
      } catch (error) {
        const faults = accountFaults(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : accountFailure(error) }
      }
    },
  })
}
