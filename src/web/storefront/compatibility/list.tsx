/** Products that fit, each with its picture, price and the reason. */
import type { ReactNode } from 'react'
import * as text from '#messages/goods/compatibility.ts'
import { from, fromEnding } from '#messages/listing.ts'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as priceStyles from '#web/ui/price.module.css'
import * as textStyles from '#web/ui/text.module.css'
import type { CompatibleItem } from './view.ts'
import * as styles from './list.module.css'

export function CompatibleList({ items }: { items: readonly CompatibleItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <CompatibleRow key={item.product} item={item}>
          <p className={styles.why}>{item.why}</p>
        </CompatibleRow>
      ))}
    </ul>
  )
}

/** One of them; `children` says why it fits, or whether it does. */
export function CompatibleRow({ item, children }: { item: Omit<CompatibleItem, 'why'>; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <span className={`${styles.picture} ${tintClass[item.tint]}`}>
        <img src={item.image} alt="" width="400" height="500" loading="lazy" decoding="async" />
      </span>
      <div>
        <p className={styles.brand}>{item.brand}</p>
        <p className={styles.name}>
          <a href={item.href}>{item.name}</a>
        </p>
        {children}
        {item.adapter && (
          <p className={styles.why}>
            {text.withAdapter()} <a href={item.adapter.href}>{item.adapter.name}</a>
          </p>
        )}
        <p className={styles.price}>
          <span className={priceStyles.prices}>
            {item.from && from() !== '' && <span className={`${textStyles.extraSmall} ${textStyles.muted}`}>{from()}</span>}
            <Price amount={item.sale} was={item.prior} ending={item.from ? fromEnding() : ''} />
          </span>
          {item.soldOut && <span className={styles.gone}>{text.soldOut()}</span>}
        </p>
      </div>
    </li>
  )
}
