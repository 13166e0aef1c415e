/** Sums of an order. */
import type { ReactNode } from 'react'
import * as money from '#messages/admin/order/money.ts'
import * as say from '#messages/admin/order/page.ts'
import { Amount } from '#admin/ui/amount.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import * as styles from './order.module.css'

export function Sums({ order: { sums, codes, currency, method } }: { order: OrderView }) {
  const amount = (value: number) => <Amount amount={value} currency={currency} />
  const coupons = codes.filter(({ kind }) => kind === 'coupon')
  const named = coupons.reduce((sum, one) => sum + one.amount, 0)
  return (
    <dl className={styles.sums}>
      <Row name={say.goods()}>{amount(sums.goods)}</Row>
      {coupons.map((one) => (
        <Row key={one.code} name={say.coupon({ code: one.code })}>
          {amount(-one.amount)}
        </Row>
      ))}
      {sums.discount > named && <Row name={say.discount()}>{amount(named - sums.discount)}</Row>}
      <Row name={say.deliveryCharge()}>{amount(sums.delivery)}</Row>
      {sums.methodFee > 0 && <Row name={say.methodFee()}>{amount(sums.methodFee)}</Row>}
      <Row name={say.total()} isTotal>
        {amount(sums.total)}
      </Row>
      <Row name={say.includedVat()}>{amount(sums.vat)}</Row>
      {codes
        .filter(({ kind }) => kind === 'voucher')
        .map((one) => (
          <Row key={one.code} name={say.voucher({ code: one.code })}>
            {amount(-one.amount)}
          </Row>
        ))}
      {sums.due > 0 && <Row name={methodText(method)}>{amount(sums.due)}</Row>}
    </dl>
  )
}

/** Returns how what is due is paid. */
export const methodText = (method: string): string =>
  Object.hasOwn(money.methods, method) ? money.methods[method as keyof typeof money.methods]() : say.due()

const Row = ({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
