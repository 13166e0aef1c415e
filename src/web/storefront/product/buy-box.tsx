/** Price, choices and cart button of a product. */
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { useState } from 'react'
import { plainText } from '#domain/pricing/money.ts'
import * as alerts from '#messages/alerts/form.ts'
import * as text from '#messages/product.ts'
import { from, fromEnding } from '#messages/listing.ts'
import { shareProduct } from '#messages/shopping/share.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { ShareButton } from '#web/storefront/share/share-button.tsx'
import { useIsInWishlist, wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, PartFailed } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { AlertForm } from '#web/storefront/alerts/form.tsx'
import { awaited, isFrom, isSoldOut, optionOf, shownVariant, variantHref, type Choice } from './choice.ts'
import { Choices } from './choices.tsx'
import { Details } from './details.tsx'
import { Facts } from './facts.tsx'
import { DeliveryPlace, NotDelivered } from './not-delivered.tsx'
import type { Gifting } from './gifting.ts'
import type { Purchase } from './purchase.ts'
import type { ProductView } from './view.ts'
import { WhyPrice } from './why-price.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as needsScriptStyles from '#web/ui/needs-script.module.css'
import * as priceStyles from '#web/ui/price.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './buy-box.module.css'

const GiftForm = lazyPart(() => import('./gift-form.tsx'), PartFailed)

interface Props {
  data: ProductView
  choice: Choice
  gift: Gifting
  purchase: Purchase
  /** Nothing delivers it to the visitor's country. */
  isAway: boolean
  /** Where to write when it is back in stock. */
  email: string
  onType: (email: string) => void
  onChoose: (choice: Choice) => void
}

/** Everything beside the pictures: name, price, choices, the button, what happens after it, and the description. */
export function BuyBox(props: Props) {
  const { data, choice, gift, purchase, isAway, onChoose } = props
  const { row, isUnavailable, isSizeMissing } = purchase
  return (
    <div className={styles.buy}>
      <div>
        <div className={styles.brandRow}>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            <a className={textStyles.link} href={data.brand.href}>
              {data.brand.name}
            </a>
          </p>
          <ShareButton
            title={data.name}
            label={shareProduct()}
            path={() => (purchase.chosen ? variantHref(location.pathname, purchase.chosen.item) : location.pathname)}
          />
        </div>
        <h1>{data.name}</h1>
      </div>
      <PriceBlock data={data} choice={choice} />
      <Choices data={data} choice={choice} onChoose={onChoose} isSizeMissing={isSizeMissing} />
      {data.kind === 'voucher' && <Wishes gift={gift} />}
      <div ref={row}>
        <Offer {...props} />
      </div>
      {/* Always in the same place: a choice that changes what stands above it keeps the focus. */}
      {!isSoldOut(data) && <DeliveryPlace only={shownVariant(data, choice).only} isAway={isAway} />}
      <Facts data={data} choice={choice} isUnavailable={isUnavailable || isAway} />
      <Details data={data} variant={shownVariant(data, choice)} />
    </div>
  )
}

/** The button; in its place why there is none, and what can be done. */
function Offer(props: Props) {
  const { data, choice, purchase, isAway } = props
  if (isSoldOut(data) && !data.isAnnounced) return <SoldOut data={data} />
  if (isAway)
    return (
      <div className={styles.soldOut}>
        <NotDelivered data={data} choice={choice} />
        <Heart data={data} />
      </div>
    )
  const isAwaited = data.isAnnounced && purchase.isUnavailable
  return (
    <>
      {isAwaited ? <BackInStock {...props} /> : <AddRow {...props} />}
      {/* Always there, so that a choice that cannot be bought is told at once. */}
      <div role="status" className={isAwaited ? layoutStyles.visuallyHidden : ''}>
        {purchase.isUnavailable && !isSoldOut(data) && <Note kind="warn">{text.unavailable()}</Note>}
      </div>
    </>
  )
}

/** The form for a mail, in place of the button. */
function BackInStock({ data, choice, email, onType }: Props) {
  const goods = awaited(data, choice)
  if (goods.length === 0) return <SoldOut data={data} />
  const only = goods.length === 1 ? optionOf(data, goods[0]!) : ''
  return (
    <AlertForm
      goods={goods.map((variant) => ({ item: variant.item, option: optionOf(data, variant) }))}
      title={only === '' ? alerts.allOut() : alerts.optionOut({ option: only })}
      email={email}
      onType={onType}
      aside={<Heart data={data} />}
    >
      {isSoldOut(data) && data.related.length > 0 && <SeeSimilar />}
    </AlertForm>
  )
}

const SeeSimilar = () => (
  <p className={textStyles.small}>
    <a className={textStyles.link} href={`#${SIMILAR}`}>
      {text.seeSimilar()}
    </a>
  </p>
)

/** Placeholder of the form until its code is loaded. */
function Wishes({ gift }: { gift: Gifting }) {
  const room = <div className={styles.giftRoom} />
  return useInBrowser() ? <GiftForm gift={gift} pending={room} /> : room
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
      <div className={priceStyles.prices}>
        {isFrom(data, choice) && from() !== '' && <span className={textStyles.muted}>{from()}</span>}
        <Price amount={sale} was={prior} ending={isFrom(data, choice) ? fromEnding() : ''} />
      </div>
      <p className={`${textStyles.extraSmall} ${textStyles.muted} ${styles.priceNotes}`}>{notes.join('. ')}</p>
      {prior !== null && <WhyPrice variant={{ ...variant, prior }} />}
    </div>
  )
}

/** Says that there is none, and where others like it are: there is no button. */
function SoldOut({ data }: Pick<Props, 'data'>) {
  return (
    <div className={styles.soldOut}>
      <div>
        <p className={textStyles.h3}>{text.soldOut()}</p>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{text.soldOutText()}</p>
        {data.related.length > 0 && <SeeSimilar />}
      </div>
      <Heart data={data} />
    </div>
  )
}

/** Id of the row of similar products. */
export const SIMILAR = 'similar'

function AddRow({ data, purchase, email, onType }: Props) {
  const [qty, setQty] = useState(1)
  const { chosen, isUnavailable, label, add } = purchase
  const max = chosen?.max ?? MAX_QUANTITY
  const shown = Math.min(qty, Math.max(1, max))
  return (
    <div>
      <NeedsScript />
      <WithoutScript data={data} email={email} onType={onType} />
      <div className={`${styles.addrow} ${scriptStyles.live}`}>
        <Quantity name={data.name} value={shown} max={max} onChange={setQty} />
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          disabled={isUnavailable}
          onClick={() => add(shown)}
        >
          {label}
        </button>
        <Heart data={data} />
      </div>
    </div>
  )
}

/** The form for what is out of stock, where nothing can be chosen because scripts do not run. */
function WithoutScript({ data, email, onType }: Pick<Props, 'data' | 'email' | 'onType'>) {
  const goods = data.isAnnounced ? awaited(data, { color: 0, size: null }) : []
  // A page that runs scripts does not need it after its first moment.
  if (useInBrowser() || goods.length === 0) return null
  return (
    <div className={needsScriptStyles.needsScript}>
      <AlertForm
        name="notify-plain"
        goods={goods.map((variant) => ({ item: variant.item, option: optionOf(data, variant) }))}
        title={alerts.someOut()}
        email={email}
        onType={onType}
      />
    </div>
  )
}

function Heart({ data }: Pick<Props, 'data'>) {
  const isWished = useIsInWishlist(data.id)
  return (
    <button
      type="button"
      className={isWished ? `${buttonStyles.iconButton} ${styles.on}` : buttonStyles.iconButton}
      aria-label={text.like()}
      aria-pressed={isWished}
      onClick={() => wishlist.toggle(data.id)}
    >
      <Icon name={isWished ? 'heart-fill' : 'heart'} />
    </button>
  )
}
