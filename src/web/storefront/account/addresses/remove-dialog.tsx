/** Asks before an address is deleted. */
import * as text from '#messages/customers/addresses.ts'
import type { AddressView } from '#web/schema/account.ts'
import { ConfirmDialog } from '#web/storefront/account/layout/confirm-dialog.tsx'
import { useAddressName } from './address-card.tsx'

interface Props {
  address: AddressView
  onClose: () => void
  onRemoved: () => void
}

export default function RemoveDialog({ address, onClose, onRemoved }: Props) {
  const name = useAddressName(address)
  return (
    <ConfirmDialog
      title={text.removeTitle()}
      path={`/api/my/addresses/${address.id}/delete`}
      confirm={text.remove()}
      cancel={text.cancel()}
      onClose={onClose}
      onDone={onRemoved}
    >
      {text.removeText({ name })}
    </ConfirmDialog>
  )
}
