/** What a trial of coupons came to: the six checks of each, each line with every coupon's outcome, the sums. */
import { COUPON_CHECKS } from '#domain/promotions/coupon.ts'
import type { Currency } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/coupon-trial.ts'
import { formatCount } from '#messages/text.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import type { LineCouponView, TrialView } from '#admin/schema/promotions/coupons.ts'
import * as styles from '#admin/ui/record.module.css'

export function TrialResult({ trial: { currency, lines, adjustments, before, after, coupons, unknown } }: { trial: TrialView }) {
  return (
    <>
      {coupons.map((coupon) => (
        <Checks key={coupon.code} coupon={coupon} currency={currency} />
      ))}
      <div>
        {lines.map(({ item, name, qty, catalogPrice, total, coupons: met }) => (
          <div key={item} className={styles.line}>
            <span>
              {name} × {formatCount(qty)}
            </span>
            <span>
              {total < catalogPrice * qty && <del>{amountOf(catalogPrice * qty, currency)}</del>}
              <b>{amountOf(total, currency)}</b>
            </span>
            <ul>
              {met.map((one) => (
                <Outcome key={one.code} met={one} currency={currency} />
              ))}
            </ul>
          </div>
        ))}
        {adjustments.map(({ item, name }) => (
          <p key={item} className={styles.no}>
            {say.adjusted({ name: name || item })}
          </p>
        ))}
        {unknown.map((code) => (
          <p key={code} className={styles.no}>
            {say.unknownCode({ code })}
          </p>
        ))}
      </div>
      <dl className={styles.sums}>
        <dt>{say.before()}</dt>
        <dd>
          <Amount amount={before} currency={currency} />
        </dd>
        {coupons.map(({ code, amount, state }) => (
          <Sum key={code} code={code} amount={amount} state={state} currency={currency} />
        ))}
        <dt>
          <b>{say.after()}</b>
        </dt>
        <dd>
          <b>
            <Amount amount={after} currency={currency} />
          </b>
        </dd>
      </dl>
    </>
  )
}

type Tried = TrialView['coupons'][number]

const Sum = ({ code, amount, state, currency }: Pick<Tried, 'code' | 'amount' | 'state'> & { currency: Currency }) => (
  <>
    <dt>
      {code}: {say.refusals[state]()}
    </dt>
    <dd>{amount > 0 ? amountOf(-amount, currency) : '0'}</dd>
  </>
)

function Checks({ coupon, currency }: { coupon: Tried; currency: Currency }) {
  const facts: Partial<Record<(typeof COUPON_CHECKS)[number], string>> = {
    minimum: say.amountOf({ has: amountOf(coupon.subtotal, currency), wanted: amountOf(coupon.minPurchase, coupon.currency) }),
    uses:
      coupon.maxUses > 0
        ? say.amountOf({ has: formatCount(coupon.usage), wanted: formatCount(coupon.maxUses) })
        : formatCount(coupon.usage),
    currency: coupon.currency,
  }
  return (
    <ul className={styles.list} aria-label={coupon.code}>
      {COUPON_CHECKS.map((check) => (
        <li key={check} className={coupon.checks[check] ? undefined : styles.no}>
          <Icon name={coupon.checks[check] ? 'check' : 'x'} small />
          <span>
            {say.checks[check]()}: {facts[check] ?? ''} {coupon.checks[check] ? say.holds() : say.fails()}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ met: { code, amount, why, missing, wouldCost }, currency }: { met: LineCouponView; currency: Currency }) {
  const sum = amountOf(why === 'below_minimum' ? (missing ?? 0) : amount, currency)
  return (
    <li className={why === 'applied' ? styles.ok : undefined}>
      {say.outcomes[why]({ code, amount: sum })}
      {wouldCost !== null && <> ({say.wouldCost({ amount: amountOf(wouldCost, currency) })})</>}
    </li>
  )
}
