/** One method in three markets: whether it is on, for which sums, and what belongs to it. */
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { methods } from '#messages/admin/order/money.ts'
import * as say from '#messages/admin/settings/payment.ts'
import { markets } from '#messages/admin/today.ts'
import { FormCheck, MarketFields } from '#admin/form/fields.tsx'
import type { RecordForm } from '#admin/form/record-form.ts'
import type { PaymentView } from '#admin/schema/settings/payment.ts'
import { Moment } from '#admin/ui/moment.tsx'
import type { PaymentValues } from './payment-form.ts'
import * as styles from './payment.module.css'

interface Props {
  of: RecordForm<PaymentValues>
  method: PaymentMethod
  view: PaymentView
}

export const MethodSection = ({ of, method, view }: Props) => (
  <section className={styles.section} aria-labelledby={`method-${method}`}>
    <div className={styles.line}>
      <h2 id={`method-${method}`}>{methods[method]()}</h2>
      <State method={method} view={view} />
    </div>
    <div className={styles.trio}>
      {LOCALES.map((market) => (
        <FormCheck
          key={market}
          of={of}
          name={`markets.${market}.${method}.isOn`}
          label={say.isOn({ market: markets[market]() })}
        />
      ))}
    </div>
    {method === 'card' && view.gateway.wallets.length > 0 && <WalletSwitches of={of} view={view} />}
    {method === 'transfer' && <Account of={of} />}
    {method === 'cash' && (
      <MarketFields of={of} nameOf={(market) => `markets.${market}.cash.fee`} label={say.fields.fee()} by="currency" />
    )}
    <MarketFields of={of} nameOf={(market) => `markets.${market}.${method}.least`} label={say.fields.least()} by="currency" />
    <MarketFields of={of} nameOf={(market) => `markets.${market}.${method}.most`} label={say.fields.most()} by="currency" />
  </section>
)

/** Whether the wallets of the gateway are offered beside its page, by market. */
const WalletSwitches = ({ of, view }: Omit<Props, 'method'>) => (
  <div className={styles.trio}>
    {LOCALES.map((market) => (
      <FormCheck
        key={market}
        of={of}
        name={`markets.${market}.card.hasWallets`}
        label={say.hasWallets({
          wallets: view.gateway.wallets.map((wallet) => say.wallets[wallet]()).join(', '),
          market: markets[market](),
        })}
      />
    ))}
  </div>
)

const PARTS = ['iban', 'holder', 'bic', 'bank'] as const

const Account = ({ of }: Pick<Props, 'of'>) =>
  PARTS.map((part) => (
    <MarketFields
      key={part}
      of={of}
      nameOf={(market: Locale) => `markets.${market}.transfer.${part}`}
      label={say.fields[part]()}
      by="language"
    />
  ))

/** Who takes the money, whether it is real, and when it last came. */
function State({ method, view: { gateway, lastPaid } }: Omit<Props, 'of'>) {
  const last = lastPaid[method]
  return (
    <p className={styles.state}>
      {method === 'card' ? (
        <>
          <span>{gateway.name === 'stripe' ? say.stripe() : say.sandbox()}</span>
          <span className={gateway.hasKeys && !gateway.isTest ? styles.ok : styles.warn}>
            {!gateway.hasKeys ? say.noKeys() : gateway.isTest ? say.test() : say.live()}
          </span>
        </>
      ) : (
        <span>{say.byHand[method]()}</span>
      )}
      <span>
        {last === null ? (
          say.neverPaid()
        ) : (
          <>
            {say.lastPaid()} <Moment at={last} />
          </>
        )}
      </span>
    </p>
  )
}
