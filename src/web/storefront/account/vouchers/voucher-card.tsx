/** A voucher of the account: credit, code, what it was used for. */
import { useRef, type ReactNode } from 'react'
import { href } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/customers/vouchers.ts'
import { dateInWords } from '#messages/dates.ts'
import type { VouchersView } from '#web/schema/account-orders.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as stateStyles from '#web/storefront/account/orders/order-states.module.css'
import * as styles from './page.module.css'

type VoucherView = VouchersView['vouchers'][number]

const LOOKS: Record<VoucherView['state'], string | undefined> = {
  active: stateStyles.ok,
  used: undefined,
  expired: stateStyles.no,
  stopped: stateStyles.no,
}

export function VoucherCard({ voucher }: { voucher: VoucherView }) {
  const { locale } = useMarket()
  const code = useRef<HTMLSpanElement>(null)
  const { currency, amount, balance, state } = voucher
  return (
    <li className={pageStyles.panel}>
      <div className={styles.top}>
        <h3>{text.creditLeft()}</h3>
        <span className={`${stateStyles.state} ${LOOKS[state] ?? ''}`}>{text.states[state]()}</span>
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
      <Actions voucher={voucher} onRefused={() => code.current && getSelection()?.selectAllChildren(code.current)} />
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

/** `onRefused`: the browser does not let the page copy; the code is selected, to be copied by hand. */
function Actions({ voucher: { code, href: page }, onRefused }: { voucher: VoucherView; onRefused: () => void }) {
  const copy = () => {
    navigator.clipboard.writeText(code).then(() => toast(text.copied()), onRefused)
  }
  return (
    <div className={pageStyles.row}>
      {page && (
        <a className={pageStyles.textButton} href={page} aria-label={text.openNamed({ code })}>
          {text.open()}
        </a>
      )}
      <button
        type="button"
        className={`${pageStyles.textButton} ${scriptStyles.live}`}
        aria-label={text.copyNamed({ code })}
        onClick={copy}
      >
        {text.copy()}
      </button>
    </div>
  )
}
