/** Uses a passkey in the place of what is typed; not shown where the browser knows none. */
import type { ReactNode } from 'react'
import * as say from '#messages/admin/access.ts'
import type { SentForm } from '#admin/client/use-form.ts'
import { givePasskey, knowsPasskeys } from '#admin/client/passkeys.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import type { StaffView } from '#admin/schema/access.ts'
import * as styles from './access.module.css'

interface Props {
  path: Parameters<typeof givePasskey>[0]
  form: Pick<SentForm, 'isBusy' | 'send'>
  /** The one way on, without anything to type. */
  isFirst?: boolean
  onGiven: (staff: StaffView) => void
}

export function PasskeyButton({ path, form, isFirst = false, onGiven }: Props) {
  if (!knowsPasskeys()) return null
  return (
    <Button
      kind={isFirst ? 'primary' : 'plain'}
      size="large"
      isWide
      isBusy={form.isBusy}
      onClick={() =>
        form.send(
          () => givePasskey<{ staff: StaffView }>(path),
          ({ staff }) => onGiven(staff),
        )
      }
    >
      <Icon name="fingerprint" small />
      {say.withPasskey()}
    </Button>
  )
}

/** “Or”, between two ways. */
export const Or = ({ children }: { children: ReactNode }) =>
  knowsPasskeys() ? (
    <>
      <p className={styles.or}>{say.or()}</p>
      {children}
    </>
  ) : null
