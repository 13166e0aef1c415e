/** Product cards, and grids and rails of them. */
import { useState } from 'react'
import { NOTIFY } from '#domain/alerts/alert.ts'
import type { Card } from '#web/schema/card.ts'
import { reduction } from '#domain/pricing/price.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { countryInSentence } from '#messages/countries.ts'
import { notifyMe, notifyMeOf } from '#messages/alerts/button.ts'
import { notDeliveredShort } from '#messages/delivery/places.ts'
import * as text from '#messages/listing.ts'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { useIsInWishlist, wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { useIsTakenOver } from '#web/app/state/taken-over.browser.ts'
import { tintClass } from '#web/ui/tint.ts'
import { isChosenHere, QuickAdd, type Picture } from './quick-add.tsx'
import { useIsTouch } from './touch.browser.ts'
import * as badgeStyles from '#web/ui/badge.module.css'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as priceStyles from '#web/ui/price.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './card.module.css'

/** A product in a grid or a rail; the whole of it is one link. `eager` for what is seen without scrolling. */
export function ProductCard({ card, eager = false }: { card: Card; eager?: boolean }) {
  // The add button of a card is loaded on pointer or focus.
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  const country = useDeliveryCountry()
  const isAway = !getsTo(card, country)
  const isTouch = useIsTouch()
  // The colour that was chosen on the card.
  const [shown, setShown] = useState<Picture | null>(null)
  const hasQuickAdd = isTouch ? isChosenHere(card) : isNear
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here, only shown
    <article
      className={card.soldOut ? `${styles.card} ${styles.gone}` : styles.card}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <div className={`${tileStyles.tile} ${tintClass[shown?.tint ?? card.tint]}`}>
        <img
          {...(shown ? { src: shown.image } : { src: card.image, ...card.widths })}
          alt=""
          width="400"
          height="500"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
        />
        <Badges card={card} />
        <ForChildren at="card" on={card} />
        <Heart card={card} />
        {card.isAnnounced && <Notify card={card} />}
        {hasQuickAdd && !card.soldOut && !isAway && <QuickAdd card={card} isTouch={isTouch} onShow={setShown} />}
      </div>
      <p className={styles.brand}>{card.brand}</p>
      <h3 className={styles.name}>
        <a href={card.href}>{card.name}</a>
      </h3>
      <div className={styles.priceRow}>
        <span className={priceStyles.prices}>
          {card.from && text.from() !== '' && (
            <span className={`${textStyles.extraSmall} ${textStyles.muted}`}>{text.from()}</span>
          )}
          <Price amount={card.sale} was={card.prior} ending={card.from ? text.fromEnding() : ''} />
        </span>
        <Dots card={card} />
      </div>
      {isAway && <p className={styles.away}>{notDeliveredShort({ country: countryInSentence(country) })}</p>}
    </article>
  )
}

/** At most two, the reduction first. */
function Badges({ card }: { card: Card }) {
  const percent = reduction(card.sale, card.prior ?? null)?.percent ?? 0
  if (card.soldOut)
    return (
      <div className={styles.badges}>
        <span className={badgeStyles.badge}>{text.soldOut()}</span>
      </div>
    )
  if (percent === 0 && !card.isNew && !card.last) return null
  return (
    <div className={styles.badges}>
      {percent > 0 && <span className={`${badgeStyles.badge} ${badgeStyles.sale}`}>{`−${percent}%`}</span>}
      {card.isNew && <span className={`${badgeStyles.badge} ${badgeStyles.isNew}`}>{text.isNew()}</span>}
      {card.last && !(percent > 0 && card.isNew) && (
        <span className={`${badgeStyles.badge} ${badgeStyles.low}`}>{text.lastPieces(card.last)}</span>
      )}
    </div>
  )
}

/** A control for scripts alone: the server's markup is smaller without one in each card. */
function Heart({ card }: { card: Card }) {
  return useIsTakenOver() ? null : <LikeButton card={card} />
}

function LikeButton({ card }: { card: Card }) {
  const isWished = useIsInWishlist(card.product)
  return (
    <button
      type="button"
      className={isWished ? `${buttonStyles.iconButton} ${styles.on}` : buttonStyles.iconButton}
      aria-pressed={isWished}
      aria-label={text.like({ name: card.name })}
      onClick={() => wishlist.toggle(card.product)}
    >
      <Icon name={isWished ? 'heart-fill' : 'heart'} />
    </button>
  )
}

/** Leads to the form for a mail when it is back. */
const Notify = ({ card }: { card: Card }) => (
  <a
    className={`${buttonStyles.button} ${buttonStyles.medium} ${styles.notify}`}
    href={`${card.href}#${NOTIFY}`}
    aria-label={notifyMeOf({ name: card.name })}
  >
    {notifyMe()}
  </a>
)

function Dots({ card: { colors, more = 0 } }: { card: Card }) {
  if (!colors) return null
  return (
    <span className={`${styles.dots} ${layoutStyles.wideOnly}`} role="img" aria-label={text.colors(colors.length + more)}>
      {colors.map((color) => (
        <i key={color} style={{ background: color }} />
      ))}
      {more > 0 && `+${more}`}
    </span>
  )
}

/** A row of products that becomes a rail under the thumb. */
export function Cards({
  cards,
  eager = 0,
  className = styles.grid,
}: {
  cards: readonly Card[]
  eager?: number
  className?: string
}) {
  return (
    <div className={className}>
      {cards.map((card, i) => (
        <ProductCard key={card.product} card={card} eager={i < eager} />
      ))}
    </div>
  )
}

/** A section of products in one row, by its title; nothing where there are none. */
export function Rail({ id, title, cards }: { id?: string; title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className={layoutStyles.section} id={id}>
      <div className={layoutStyles.sectionHead}>
        <h2>{title}</h2>
      </div>
      <Cards cards={cards} className={`${styles.grid} ${layoutStyles.rail}`} />
    </section>
  )
}
