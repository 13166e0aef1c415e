/** Personal details: name and telephone, and the change of the e-mail address. */
import { details } from '#messages/customers/account.ts'
import type { DetailsView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

export type DetailsPage = DetailsView

export function Component({ data }: { data: DetailsPage }) {
  return (
    <AccountPage title={details()} current="/my/details">
      <NameForm details={data} />
      <EmailForm details={data} />
    </AccountPage>
  )
}
