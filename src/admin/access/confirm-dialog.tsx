/** Asks for the second step once more, before money, exports, staff or keys. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import * as say from '#messages/admin/access.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { CodeInput } from './code-input.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useStaff } from '#admin/client/staff.ts'
import type { StaffView } from '#admin/schema/access.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

export function ConfirmDialog({ onSettled }: { onSettled: (given: boolean) => void }) {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const { hasApp, hasPasskey } = useStaff()
  const form = useSentForm(() => {
    setCode('')
    return false
  })
  const { isBusy, failure, send } = form
  const given = () => {
    void client.invalidateQueries({ queryKey: ['session'] })
    onSettled(true)
  }
  const give = (typed: string) => send(() => call<{ staff: StaffView }>('POST', '/confirm', { code: typed }), given)
  return (
    <Dialog title={say.confirmTitle()} onClose={() => onSettled(false)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          give(code)
        }}
      >
        <p className={styles.text}>{say.confirmText()}</p>
        {hasPasskey && <PasskeyButton path="/confirm/passkey" form={form} onGiven={given} />}
        <CodeInput hasApp={hasApp} value={code} failure={failure} onChange={setCode} onComplete={give} />
        <div className={styles.row}>
          <Button onClick={() => onSettled(false)}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.goOn()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
