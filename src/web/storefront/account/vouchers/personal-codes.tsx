/** Codes that the customer has obtained: what they give, until when, and whether they were used. */
import { useRef } from 'react'
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/customers/vouchers.ts'
import { dateInWords } from '#messages/dates.ts'
import type { VouchersView } from '#web/schema/account-orders.ts'
import { useMarket } from '#web/ui/market.tsx'
import { CopyCode } from './copy-code.tsx'
import { VoucherState } from './voucher-state.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

type PersonalCode = VouchersView['codes'][number]

export function PersonalCodes({ codes }: Pick<VouchersView, 'codes'>) {
  const market = useMarket()
  return (
    <section aria-labelledby="own-codes">
      <h2 id="own-codes">{text.codesTitle()}</h2>
      {codes.length === 0 && (
        <p className={textStyles.muted}>
          {text.noCodes()}{' '}
          <a className={textStyles.link} href={href(market, '/my/partnerships')}>
            {text.toPartnerships()}
          </a>
        </p>
      )}
      <ul className={styles.codes}>
        {codes.map((code) => (
          <CodeRow key={code.code} personal={code} />
        ))}
      </ul>
    </section>
  )
}

function CodeRow({ personal }: { personal: PersonalCode }) {
  const { locale } = useMarket()
  const shown = useRef<HTMLElement>(null)
  const { code, title, partner, validUntil, state } = personal
  const end = validUntil && (state === 'expired' ? text.codeEnded : text.codeUntil)({ date: dateInWords(validUntil) })
  return (
    <li className={styles.codeRow}>
      <div>
        <p>
          <b ref={shown} className={`${styles.code} ${state === 'active' ? '' : styles.gone}`}>
            {code}
          </b>
        </p>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {title} · {partner}
        </p>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {[...gives(personal, locale), end].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.codeEnd}>
        <VoucherState state={state} />
        {state === 'active' && <CopyCode code={code} shown={shown} />}
      </div>
    </li>
  )
}

/** Returns what a code gives, in a few words each. */
function gives({ coupon, partner }: PersonalCode, locale: Parameters<typeof plainText>[2]): string[] {
  if (!coupon) return [text.atThePartner({ partner })]
  const { type, amount, maxAmount, minPurchase, currency } = coupon
  const money = (hundredths: number) => plainText(hundredths, currency, locale)
  return [
    type === 1
      ? text.amountOff({ amount: money(amount) })
      : (type === 3 ? text.percentOffEach : text.percentOff)({ percent: amount }),
    ...(maxAmount > 0 ? [text.atMost({ most: money(maxAmount) })] : []),
    ...(minPurchase > 0 ? [text.fromOrdersOf({ min: money(minPurchase) })] : []),
  ]
}
