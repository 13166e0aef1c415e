/** The vouchers of the account, those bought or added, with a form to add one; and personal codes. */
import { useRef } from 'react'
import { vouchers as title } from '#messages/customers/account.ts'
import * as text from '#messages/customers/vouchers.ts'
import type { VouchersView } from '#web/schema/account-orders.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { AddVoucher } from './add-voucher.tsx'
import { PersonalCodes } from './personal-codes.tsx'
import { VoucherCard } from './voucher-card.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

export type VouchersPage = VouchersView

export function Component({ data: { vouchers, codes } }: { data: VouchersPage }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const added = () => {
    toast(text.added())
    reloadPage()
    heading.current?.focus()
  }
  return (
    <AccountPage title={title()} current="/my/vouchers">
      <section aria-labelledby="own-vouchers">
        <h2 id="own-vouchers" ref={heading} tabIndex={-1}>
          {text.giftVouchers()}
        </h2>
        {vouchers.length === 0 && <p className={textStyles.muted}>{text.none()}</p>}
        <ul className={styles.vouchers}>
          {vouchers.map((voucher) => (
            <VoucherCard key={voucher.code} voucher={voucher} />
          ))}
        </ul>
      </section>
      <AddVoucher onAdded={added} />
      <PersonalCodes codes={codes} />
    </AccountPage>
  )
}
