import { lazy, Suspense, useState } from 'react'
import { plainText } from '#domain/money.ts'
import * as text from '#messages/product.ts'
import { from } from '#messages/catalogue.ts'
import { cartFull } from '#messages/catalogue.ts'
import { openCartDrawer } from '#web/browser/cart-drawer.ts'
import { cart } from '#web/browser/cart.ts'
import { useInBrowser } from '#web/browser/stored.ts'
import { toast } from '#web/browser/toasts.ts'
import { useWished, wishlist } from '#web/browser/wishlist.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { isFrom, isSoldOut, shownVariant, variantOf, type Choice } from './choice.ts'
import { Choices } from './choices.tsx'
import { Details } from './details.tsx'
import { Facts } from './facts.tsx'
import type { Gifting } from './gifting.ts'
import type { ProductView } from './view.ts'
import { WhyPrice } from './why-price.tsx'

const GiftForm = lazy(() => import('./gift-form.tsx'))

interface Props {
  data: ProductView
  choice: Choice
  gift: Gifting
  onChoose: (choice: Choice) => void
}

const SIZES = 'sizes'

/** Everything beside the pictures: name, price, choices, the button, what happens after it, and the description. */
export function BuyBox({ data, choice, gift, onChoose }: Props) {
  return (
    <div className="buy">
      <div>
        <p className="sm mute">
          <a className="link" href={data.brand.href}>
            {data.brand.name}
          </a>
        </p>
        <h1>{data.name}</h1>
      </div>
      <PriceBlock data={data} choice={choice} />
      <Choices data={data} choice={choice} onChoose={onChoose} sizesId={SIZES} />
      {data.kind === 'voucher' && <Wishes gift={gift} />}
      <AddRow data={data} choice={choice} gift={gift} />
      <Facts data={data} choice={choice} />
      <Details data={data} variant={shownVariant(data, choice)} />
    </div>
  )
}

/** Room for the form, and the form as soon as a browser has it. */
function Wishes({ gift }: { gift: Gifting }) {
  const room = <div className="gift-room" />
  return useInBrowser() ? (
    <Suspense fallback={room}>
      <GiftForm gift={gift} />
    </Suspense>
  ) : (
    room
  )
}

function PriceBlock({ data, choice }: Pick<Props, 'data' | 'choice'>) {
  const { currency, locale } = useMarket()
  const variant = shownVariant(data, choice)
  const { sale, prior, rrp } = variant
  const plain = (amount: number) => plainText(amount, currency, locale)
  const notes = [
    data.kind !== 'voucher' && text.vatIncluded(),
    data.greenTax !== null && text.greenTax({ amount: plain(data.greenTax) }),
    prior !== null && text.priorPrice({ price: plain(prior) }),
    prior === null && rrp !== null && text.recommendedPrice({ price: plain(rrp) }),
  ].filter((note) => note !== false)
  return (
    <div>
      <div className="prices">
        {isFrom(data, choice) && <span className="mute">{from()}</span>}
        <Price amount={sale} was={prior} />
      </div>
      <p className="xs mute price-notes">{notes.join('. ')}</p>
      {prior !== null && <WhyPrice variant={{ ...variant, prior }} />}
    </div>
  )
}

/** Puts the chosen variant in the cart, or leads to the choice that is missing. */
function useAdd({ data, choice, gift }: Omit<Props, 'onChoose'>) {
  const chosen = choice.size === null ? null : variantOf(data, choice)
  const isGone = isSoldOut(data) || (choice.size !== null && (chosen?.max ?? 0) === 0)
  const label = isGone ? text.soldOut() : chosen ? text.add() : data.kind === 'voucher' ? text.chooseValue() : text.chooseSize()
  const add = (qty: number) => {
    if (!chosen) {
      const sizes = document.getElementById(SIZES)
      sizes?.scrollIntoView({ block: 'center', behavior: 'smooth' })
      sizes?.querySelector('button')?.focus({ preventScroll: true })
      return
    }
    if (data.kind === 'voucher' && !gift.check()) return
    if (cart.add(chosen.item, qty, data.kind === 'voucher' ? gift.wished() : undefined) > 0) openCartDrawer()
    else toast(cartFull())
  }
  return { chosen, isGone, label, add }
}

function AddRow({ data, choice, gift }: Omit<Props, 'onChoose'>) {
  const [qty, setQty] = useState(1)
  const { chosen, isGone, label, add } = useAdd({ data, choice, gift })
  const isWished = useWished(data.id)
  const max = chosen?.max ?? 99
  const shown = Math.min(qty, Math.max(1, max))
  return (
    <div>
      <div className="addrow">
        <Quantity name={data.name} value={shown} max={max} onChange={setQty} />
        <button type="button" className="btn btn-p" disabled={isGone} onClick={() => add(shown)}>
          {label}
        </button>
        <button
          type="button"
          className={isWished ? 'ico on' : 'ico'}
          aria-label={text.like()}
          aria-pressed={isWished}
          onClick={() => wishlist.toggle(data.id)}
        >
          <Icon name={isWished ? 'heart-fill' : 'heart'} />
        </button>
      </div>
      <div role="status">{isGone && !isSoldOut(data) && <Note kind="warn">{text.unavailable()}</Note>}</div>
    </div>
  )
}

/** The price and the button, always under the thumb. */
export function BottomBar({ data, choice, gift }: Omit<Props, 'onChoose'>) {
  const { isGone, label, add } = useAdd({ data, choice, gift })
  const { sale, prior } = shownVariant(data, choice)
  const chosen = [choice.size === null ? '' : data.sizes[choice.size]?.label, data.colors[choice.color]?.name]
  return (
    <div className="bottombar">
      <span>
        <span className={prior === null ? '' : 'reduced'}>
          <Price amount={sale} />
        </span>
        <span className="xs mute">{chosen.filter(Boolean).join(', ')}</span>
      </span>
      <button type="button" className="btn btn-p" disabled={isGone} onClick={() => add(1)}>
        {label}
      </button>
    </div>
  )
}
