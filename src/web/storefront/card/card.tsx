/** Product cards, and grids and rails of them. */
import { useState } from 'react'
import type { Card } from '#web/schema/card.ts'
import { reduction } from '#domain/pricing/price.ts'
import * as text from '#messages/listing.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { useIsInWishlist, wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import '#web/styles/card.css'
import './card.css'

/** A product in a grid or a rail; the whole of it is one link. `eager` for what is seen without scrolling. */
export function ProductCard({ card, eager = false }: { card: Card; eager?: boolean }) {
  // The add button of a card is loaded on pointer or focus.
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done here, only shown
    <article className={card.soldOut ? 'card gone' : 'card'} onPointerEnter={approach} onFocus={approach}>
      <div className={`tile t-${card.tint}`}>
        <img
          src={card.image}
          alt=""
          width="400"
          height="500"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
        />
        <Badges card={card} />
        <Heart card={card} />
        {isNear && !card.soldOut && <QuickAdd card={card} />}
      </div>
      <p className="brand">{card.brand}</p>
      <h3 className="name">
        <a href={card.href}>{card.name}</a>
      </h3>
      <div className="pr">
        <span className="prices">
          {card.from && text.from() !== '' && <span className="xs mute">{text.from()}</span>}
          <Price amount={card.sale} was={card.prior} ending={card.from ? text.fromEnding() : ''} />
        </span>
        <Dots card={card} />
      </div>
    </article>
  )
}

/** At most two, the reduction first. */
function Badges({ card }: { card: Card }) {
  const percent = reduction(card.sale, card.prior ?? null)?.percent ?? 0
  if (card.soldOut)
    return (
      <div className="bdgs">
        <span className="bdg">{text.soldOut()}</span>
      </div>
    )
  if (percent === 0 && !card.isNew && !card.last) return null
  return (
    <div className="bdgs">
      {percent > 0 && <span className="bdg sale">{`−${percent}%`}</span>}
      {card.isNew && <span className="bdg new">{text.isNew()}</span>}
      {card.last && !(percent > 0 && card.isNew) && <span className="bdg low">{text.lastPieces(card.last)}</span>}
    </div>
  )
}

function Heart({ card }: { card: Card }) {
  const isWished = useIsInWishlist(card.product)
  return (
    <button
      type="button"
      className={isWished ? 'ico live on' : 'ico live'}
      aria-pressed={isWished}
      aria-label={text.like({ name: card.name })}
      onClick={() => wishlist.toggle(card.product)}
    >
      <Icon name={isWished ? 'heart-fill' : 'heart'} />
    </button>
  )
}

function QuickAdd({ card }: { card: Card }) {
  const { item } = card
  if (!item)
    return (
      <a className="btn btn-m quick" href={card.href} aria-label={text.chooseNamed({ name: card.name })}>
        {text.choose()}
      </a>
    )
  return (
    <button
      type="button"
      className="btn btn-m quick live"
      aria-label={text.addNamed({ name: card.name })}
      onClick={() => {
        const isAdded = cart.add(item) > 0
        toast(isAdded ? text.added({ name: card.name }) : text.cartFull(), {
          image: card.image,
          tint: card.tint,
          action: { text: text.showCart(), run: openCartDrawer },
        })
      }}
    >
      <Icon name="plus" small />
      {text.add()}
    </button>
  )
}

function Dots({ card: { colors, more = 0 } }: { card: Card }) {
  if (!colors) return null
  return (
    <span className="dots d-only" role="img" aria-label={text.colors(colors.length + more)}>
      {colors.map((color) => (
        <i key={color} style={{ background: color }} />
      ))}
      {more > 0 && `+${more}`}
    </span>
  )
}

/** A row of products that becomes a rail under the thumb. */
export function Cards({ cards, eager = 0, className = 'grid' }: { cards: readonly Card[]; eager?: number; className?: string }) {
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
    <section className="section" id={id}>
      <div className="sec-head">
        <h2>{title}</h2>
      </div>
      <Cards cards={cards} className="grid rail" />
    </section>
  )
}
