/** One address of the account. */
import { formatFullName } from '#domain/customers/address.ts'
import * as text from '#messages/customers/addresses.ts'
import type { AddressView } from '#web/schema/account.ts'
import { AddressText } from '#web/storefront/account/layout/address-text.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as badgeStyles from '#web/ui/badge.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './page.module.css'

/** Returns what the address is called: its own name, the company's or the person's. */
export function useAddressName(address: AddressView): string {
  const { locale } = useMarket()
  return address.label || address.companyName || formatFullName(address, locale)
}

interface Props {
  address: AddressView
  /** The pointer or the focus is on the button that changes it. */
  onNear: () => void
  onChange: () => void
  onRemove: () => void
}

export function AddressCard({ address, onNear, onChange, onRemove }: Props) {
  const name = useAddressName(address)
  const tag = (label: string) => <span className={`${badgeStyles.badge} ${styles.tag}`}>{label}</span>
  return (
    <li className={`${pageStyles.panel} ${styles.card}`}>
      <div className={styles.tags}>
        <h2 className={textStyles.h3}>{name}</h2>
        <div className={styles.tags}>
          {address.personType === 'company' && tag(text.ofCompany())}
          {address.isDelivery && tag(text.forDelivery())}
          {address.isBilling && tag(text.forBilling())}
        </div>
      </div>
      <AddressText address={address} isTitled={address.label === ''} />
      <div className={`${styles.acts} ${scriptStyles.live}`}>
        <button
          type="button"
          className={pageStyles.textButton}
          aria-label={text.changeNamed({ name })}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onChange}
        >
          {text.change()}
        </button>
        <button type="button" className={pageStyles.textButton} aria-label={text.removeNamed({ name })} onClick={onRemove}>
          {text.remove()}
        </button>
      </div>
    </li>
  )
}
