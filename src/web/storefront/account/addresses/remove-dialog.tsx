/** Asks before an address is deleted. */
import { useState } from 'react'
import * as text from '#messages/customers/addresses.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import type { AddressView } from '#web/schema/account.ts'
import { accountFailure } from '#web/storefront/account/layout/account-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { useAddressName } from './address-card.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './page.module.css'

interface Props {
  address: AddressView
  onClose: () => void
  onRemoved: () => void
}

export function RemoveDialog({ address, onClose, onRemoved }: Props) {
  const name = useAddressName(address)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const remove = () => {
    setBusy(true)
    setFailure('')
    postJson(`/api/my/addresses/${address.id}/delete`, {}).then(onRemoved, (error: unknown) => {
      setBusy(false)
      setFailure(accountFailure(error))
    })
  }
  return (
    <Dialog labelledBy="remove-title" onClose={onClose}>
      <h2 id="remove-title" className={textStyles.h2}>
        {text.removeTitle()}
      </h2>
      <div className={styles.part}>
        <p>{text.removeText({ name })}</p>
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={pageStyles.row}>
          <Button className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`} busy={isBusy} onClick={remove}>
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
