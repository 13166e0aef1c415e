/** A product on a picture. */
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import type { SpotView } from './view.ts'
import * as styles from './spot.module.css'

export function Spot({ spot, className, style }: { spot: SpotView; className?: string | undefined; style?: object }) {
  return (
    <a className={`${styles.hotCard} ${className}`} data-theme="light" href={spot.href} style={style}>
      <img className={tintClass[spot.tint]} src={spot.image} alt="" width="52" height="64" loading="lazy" />
      <span>
        {spot.name}
        <br />
        <Price amount={spot.sale} was={spot.prior} />
      </span>
    </a>
  )
}
