/** Stock, delivery and returns of a product. */
import { useEffect, useState } from 'react'
import { plainText } from '#domain/pricing/money.ts'
import { dayInWords, daysInWords, sentence } from '#messages/dates.ts'
import * as text from '#messages/product.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { variantOf, type Choice } from './choice.ts'
import type { ProductView, StockState } from './view.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './facts.module.css'

const SHELF_LOOKS = { in: styles.shelfIn, last: styles.shelfLast, out: styles.shelfOut }

/** Delivery promise, showroom stock and returns. */
export function Facts({ data, choice, isUnavailable }: { data: ProductView; choice: Choice; isUnavailable: boolean }) {
  return (
    <ul className={styles.facts}>
      {data.delivery && !isUnavailable && <Delivery delivery={data.delivery} />}
      {data.kind !== 'voucher' && <Showrooms data={data} choice={choice} />}
      <Returns kind={data.kind} withdrawal={data.withdrawal} />
    </ul>
  )
}

function Delivery({ delivery }: { delivery: NonNullable<ProductView['delivery']> }) {
  const market = useMarket()
  const [isOver, setOver] = useState(false)
  const [first, second] = delivery.promises
  // The page may be some minutes old, or stay open for hours: past its moment the next promise holds.
  useEffect(() => {
    if (!first) return
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(first.until) - Date.now()))
    return () => clearTimeout(timer)
  }, [first])
  const promise = isOver ? (second ?? first) : first
  if (!promise) return null
  if (delivery.byEmail)
    return (
      <li>
        <Icon name="envelope-simple" />
        <span>
          <b>{text.byEmail()}</b>
          <span className={textStyles.muted}>{text.byEmailText()}</span>
        </span>
      </li>
    )
  const time = promise.untilDay
    ? text.atHourOf({ day: dayInWords(promise.untilDay), hour: delivery.hour })
    : text.atHour({ hour: delivery.hour })
  return (
    <li>
      <Icon name="truck" />
      <span>
        <b>{sentence(text.deliveredOn({ day: daysInWords(promise.from, promise.to) }))}</b>
        <span className={textStyles.muted}>
          {delivery.price === 0
            ? text.freeDelivery({ time })
            : text.orderBefore({ price: plainText(delivery.price, market.currency, market.locale), time })}
        </span>
      </span>
    </li>
  )
}

const BEST: readonly StockState[] = ['in', 'last', 'out']

function Showrooms({ data, choice }: { data: ProductView; choice: Choice }) {
  const chosen = choice.size === null ? null : variantOf(data, choice)
  const variants = chosen ? [chosen] : data.variants.filter(({ color }) => color === choice.color)
  const stock = data.showrooms.map((city, i) => ({
    city,
    state: BEST.find((state) => variants.some((variant) => variant.stock[i] === state)) ?? 'out',
  }))
  const count = stock.filter(({ state }) => state !== 'out').length
  return (
    <li>
      <Icon name="storefront" />
      <div className={styles.grow}>
        <b>{count > 0 ? text.inShowrooms(count) : text.noShowroom()}</b>
        <ul className={styles.stock}>
          {stock.map(({ city, state }) => (
            <li key={city}>
              <span className={textStyles.muted}>{city}</span>
              <span className={SHELF_LOOKS[state]}>{STOCK_TEXT[state]()}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

const STOCK_TEXT: Record<StockState, () => string> = { in: text.inStock, last: text.lastPieces, out: text.notInStock }

function Returns({ kind, withdrawal }: Pick<ProductView, 'kind' | 'withdrawal'>) {
  const [title, explanation] = {
    none: [text.returns(), kind === 'voucher' ? text.returnsVoucher() : text.returnsText()],
    sealed_hygiene: [text.returnsSealed(), text.returnsSealedText()],
    custom_made: [text.noReturns(), text.noReturnsText()],
  }[withdrawal]
  return (
    <li>
      <Icon name="arrow-counter-clockwise" />
      <span>
        <b>{title}</b>
        <span className={textStyles.muted}>{explanation}</span>
      </span>
    </li>
  )
}
