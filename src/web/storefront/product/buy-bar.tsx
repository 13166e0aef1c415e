/** The bar that stays while the button of the page is out of sight. */
import { NOTIFY } from '#domain/alerts/alert.ts'
import { notifyMe } from '#messages/alerts/button.ts'
import { from, fromEnding } from '#messages/listing.ts'
import { goToForm } from '#web/storefront/alerts/form.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import { isFrom, shownVariant, type Choice } from './choice.ts'
import { useInView, type Purchase } from './purchase.ts'
import type { ProductView } from './view.ts'
import * as bottomBarStyles from '#web/ui/bottom-bar.module.css'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './buy-bar.module.css'

interface Props {
  data: ProductView
  choice: Choice
  purchase: Purchase
}

/**
 * The chosen variant with its price and a button, at the bottom of the screen; on wide screens with its picture and the name. While the
 * button of the page is in view it is hidden and takes no focus. Wide screens show it only once the button is known to be out of view:
 * there most pages open with the button in view.
 */
export function BuyBar({ data, choice, purchase }: Props) {
  const isDouble = useInView(purchase.row)
  const { sale, prior } = shownVariant(data, choice)
  const isLowest = isFrom(data, choice)
  const chosen = [choice.size === null ? '' : data.sizes[choice.size]?.label, data.colors[choice.color]?.name]
  const hidden = isDouble === true ? bottomBarStyles.away : isDouble === null ? styles.unknown : ''
  return (
    <div className={`${bottomBarStyles.bar} ${styles.bar} ${scriptStyles.live} ${hidden}`}>
      <Thumbnail data={data} choice={choice} />
      <span className={styles.facts}>
        <span className={styles.name}>{data.name}</span>
        <span className={prior === null ? styles.price : `${styles.price} ${bottomBarStyles.reduced}`}>
          {isLowest && from() !== '' && <span className={textStyles.muted}>{from()} </span>}
          <Price amount={sale} ending={isLowest ? fromEnding() : ''} />
        </span>
        <span className={`${textStyles.extraSmall} ${textStyles.muted} ${styles.chosen}`}>
          {chosen.filter(Boolean).join(', ')}
        </span>
      </span>
      <Action data={data} purchase={purchase} />
    </div>
  )
}

/** Decorative: the name stands beside it. */
function Thumbnail({ data, choice }: Pick<Props, 'data' | 'choice'>) {
  const color = data.colors[choice.color]
  const [picture] = color?.pictures ?? []
  if (!picture) return null
  const { src, srcSet } = picture
  return (
    <img
      className={`${styles.picture} ${tintClass[color!.tint] ?? ''}`}
      src={src}
      srcSet={srcSet}
      sizes="48px"
      alt=""
      width="48"
      height="60"
      loading="lazy"
      fetchPriority="low"
      decoding="async"
    />
  )
}

function Action({ data, purchase }: Pick<Props, 'data' | 'purchase'>) {
  const { isUnavailable, label, add } = purchase
  const className = `${buttonStyles.button} ${buttonStyles.primary}`
  if (isUnavailable && data.isAnnounced)
    return (
      <a className={className} href={`#${NOTIFY}`} onClick={goToForm}>
        {notifyMe()}
      </a>
    )
  return (
    <button type="button" className={className} disabled={isUnavailable} onClick={() => add(1)}>
      {label}
    </button>
  )
}
