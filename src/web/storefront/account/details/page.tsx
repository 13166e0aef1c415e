/** Personal details: name and telephone, and the change of the e-mail address. */
import { details as title } from '#messages/customers/account.ts'
import type { DetailsView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import type { Confirming } from '#web/storefront/account/confirm/confirm-session.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

export interface DetailsPage {
  details: DetailsView
  confirming: Confirming
}

export function Component({ data: { details, confirming } }: { data: DetailsPage }) {
  return (
    <AccountPage title={title()} current="/my/details">
      <NameForm details={details} />
      <EmailForm details={details} confirming={confirming} />
    </AccountPage>
  )
}
