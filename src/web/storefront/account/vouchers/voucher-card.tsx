/** A voucher of the account: credit, code, what it was used for. */
import { useRef, type ReactNode } from 'react'
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/customers/vouchers.ts'
import { dateInWords } from '#messages/dates.ts'
import type { VouchersView } from '#web/schema/account-orders.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import { CopyCode } from './copy-code.tsx'
import { VoucherState } from './voucher-state.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as styles from './page.module.css'

type VoucherView = VouchersView['vouchers'][number]

export function VoucherCard({ voucher }: { voucher: VoucherView }) {
  const { locale } = useMarket()
  const code = useRef<HTMLSpanElement>(null)
  const { currency, amount, balance, state } = voucher
  return (
    <li className={pageStyles.panel}>
      <div className={styles.top}>
        <h3>{text.creditLeft()}</h3>
        <VoucherState state={state} />
      </div>
      <p className={styles.credit}>
        <span className={styles.balance}>
          <Price amount={balance} currency={currency} />
        </span>
        <span className={`${textStyles.small} ${textStyles.muted}`}>
          {text.outOf({ amount: plainText(amount, currency, locale) })}
        </span>
      </p>
      <Meter percent={amount > 0 ? Math.round((100 * balance) / amount) : 0} />
      <Facts voucher={voucher}>
        <span ref={code} className={styles.code}>
          {voucher.code}
        </span>
      </Facts>
      <div className={pageStyles.row}>
        {voucher.href && (
          <a className={pageStyles.textButton} href={voucher.href} aria-label={text.openNamed({ code: voucher.code })}>
            {text.open()}
          </a>
        )}
        <CopyCode code={voucher.code} shown={code} />
      </div>
    </li>
  )
}

/** A share from 0 to 100 as a bar. */
function Meter({ percent }: { percent: number }) {
  return (
    <svg className={styles.meter} role="img" aria-label={text.left({ percent })} viewBox="0 0 100 1" preserveAspectRatio="none">
      <rect className={styles.whole} width="100" height="1" />
      <rect className={styles.part} width={percent} height="1" />
    </svg>
  )
}

function Facts({ voucher: { validUntil, uses, currency }, children }: { voucher: VoucherView; children: ReactNode }) {
  const market = useMarket()
  return (
    <dl className={styles.facts}>
      <dt>{text.code()}</dt>
      <dd>{children}</dd>
      <dt>{text.validUntil()}</dt>
      <dd>{validUntil ? dateInWords(validUntil) : text.noEnd()}</dd>
      {uses.length > 0 && (
        <>
          <dt>{text.usedFor()}</dt>
          {uses.map(({ number, amount }) => (
            <dd key={number}>
              <a className={textStyles.link} href={href(market, `/my/orders/${number}`)}>
                {number}
              </a>
              , {plainText(amount, currency, market.locale)}
            </dd>
          ))}
        </>
      )}
    </dl>
  )
}
