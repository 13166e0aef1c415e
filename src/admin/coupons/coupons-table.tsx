/** Rows of coupons. */
import { Link } from 'react-router'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import { formatCount, locale } from '#messages/text.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { ListedCouponView } from '#admin/schema/promotions/coupons.ts'
import { CouponStateMark } from './state-mark.tsx'
import { giftWords, marketMoment, marketOfCurrency, scopeWords } from './words.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

interface Props {
  coupons: readonly ListedCouponView[]
  mayChange: boolean
  onStop: (coupon: ListedCouponView) => void
}

export const couponPath = (code: string): string => `/coupons/${encodeURIComponent(code)}`

export function CouponsTable({ coupons, mayChange, onStop }: Props) {
  const { code, kind, discount, goods, used, until, cost, state } = say.columns
  const columns = [code(), kind(), discount(), goods(), used(), until(), { number: cost() }, state()]
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={columns} actions={say.actions()} />
        <tbody>
          {coupons.map((coupon) => (
            <Row key={coupon.id} coupon={coupon} onStop={mayChange && coupon.state === 'running' ? onStop : undefined} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ coupon, onStop }: { coupon: ListedCouponView; onStop: Props['onStop'] | undefined }) {
  const { code, terms, usage, cost, state } = coupon
  const { currency, minPurchase, maxUses, endsAt } = terms
  return (
    <tr>
      <th scope="row" className={styles.two}>
        <Link to={couponPath(code)}>{code}</Link>
        <small>{terms.name}</small>
      </th>
      <td>{say.types[terms.type]()}</td>
      <td>{giftWords(terms)}</td>
      <td className={styles.two}>
        <MarketFlag market={marketOfCurrency(currency).locale} isNamed /> {scopeWords(terms)}
        {minPurchase > 0 && <small>{say.minimum({ amount: `${amountOf(minPurchase, currency)} ${currency}` })}</small>}
      </td>
      <td className={styles.two}>
        {maxUses > 0 ? say.usedOf({ used: formatCount(usage), most: formatCount(maxUses) }) : formatCount(usage)}
        {maxUses === 0 && <small>{say.noLimit()}</small>}
      </td>
      <td>{endsAt === null ? say.noEnd() : marketMoment(endsAt, currency, MARKETS[locale()].language)}</td>
      <td className={table.number}>
        <Amount amount={cost} currency={currency} />
      </td>
      <td>
        <CouponStateMark state={state} />
      </td>
      <td>
        {onStop && (
          <Button size="small" aria-label={`${say.stop()} ${code}`} onClick={() => onStop(coupon)}>
            {say.stop()}
          </Button>
        )}
      </td>
    </tr>
  )
}
