/** The addresses of the account: cards, and a form for one of them or a new one. */
import { useState } from 'react'
import { MAX_ADDRESSES } from '#domain/customers/account-limits.ts'
import { addresses as title } from '#messages/customers/account.ts'
import * as text from '#messages/customers/addresses.ts'
import type { AddressView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import type { CountryChoice } from '#web/storefront/checkout/information/view.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { prefetchPart } from '#web/ui/load-part.browser.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { AddressCard } from './address-card.tsx'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './page.module.css'

export interface AddressesPage {
  addresses: AddressView[]
  countries: CountryChoice[]
  /** County mandatory in every country (D-84). */
  countyStrict: boolean
}

const loadForm = () => import('./address-form.tsx')
const AddressForm = lazyPart(loadForm, OpeningFailed)
const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx'), OpeningFailed)

export function Component({ data }: { data: AddressesPage }) {
  /** Of the form: an address, or a new one. */
  const [edited, setEdited] = useState<AddressView | 'new' | null>(null)
  const [removed, setRemoved] = useState<AddressView | null>(null)
  const { addresses } = data
  const near = () => prefetchPart(loadForm)
  const done = (message: string) => {
    setEdited(null)
    setRemoved(null)
    toast(message)
    reloadPage()
  }
  return (
    <AccountPage title={title()} current="/my/addresses">
      <section>
        <NeedsScript />
        <ul className={pageStyles.panels}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onNear={near}
              onChange={() => setEdited(address)}
              onRemove={() => setRemoved(address)}
            />
          ))}
          {addresses.length < MAX_ADDRESSES && (
            <li className={scriptStyles.live}>
              <button type="button" className={styles.add} onPointerEnter={near} onFocus={near} onClick={() => setEdited('new')}>
                <Icon name="plus" />
                {text.addAddress()}
              </button>
            </li>
          )}
        </ul>
      </section>
      {edited && (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? null : edited}
          isFirst={addresses.length === 0}
          countries={data.countries}
          countyStrict={data.countyStrict}
          onSaved={() => done(text.saved())}
          onClose={() => setEdited(null)}
          reopen={() => setEdited(edited)}
        />
      )}
      {removed && (
        <RemoveDialog
          address={removed}
          onClose={() => setRemoved(null)}
          reopen={() => setRemoved(removed)}
          onRemoved={() => done(text.removed())}
        />
      )}
    </AccountPage>
  )
}
