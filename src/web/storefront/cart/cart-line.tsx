/** One line of the cart. */
import { LAST_PIECES } from '#domain/stock/stock-note.ts'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { plainText } from '#domain/pricing/money.ts'
import {
  bundleParts,
  maxQuantity,
  removed,
  removeNamed,
  removeShort,
  saved,
  savedFull,
  saveForLater,
  saveNamed,
  undo,
} from '#messages/cart.ts'
import { pieces } from '#messages/shopping/sums.ts'
import { countryInSentence } from '#messages/countries.ts'
import { notDelivered } from '#messages/delivery/places.ts'
import { bundleSaving, withoutCode } from '#messages/codes.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { quoting } from '#web/storefront/cart/state/quote.browser.ts'
import type { QuoteLine } from '#web/schema/cart.ts'
import type { ShownLine } from './cart-view.ts'
import { GiftLine } from './gift-line.tsx'
import { focusBeside } from './state/focus-beside.browser.ts'
import { LineCodes } from '#web/storefront/codes/line-codes.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/price.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { toast } from '#web/ui/toast.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as linesStyles from '#web/ui/lines.module.css'
import * as skeletonStyles from '#web/ui/skeleton.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './cart-line.module.css'

/** Takes a line out, with an undo in a toast. */
function takeOut(key: string, line: QuoteLine) {
  const gone = cart.remove(key)
  quoting.dismiss(line.item)
  if (!gone) return
  toast(removed({ name: line.name }), {
    image: line.image,
    tint: line.tint,
    action: { text: undo(), run: () => cart.restore(gone) },
  })
}

/** Puts a line aside, with an undo in a toast. */
function putAside(key: string, line: QuoteLine) {
  const moved = cart.putAside(key)
  quoting.dismiss(line.item)
  if (!moved) return toast(savedFull())
  toast(saved({ name: line.name }), {
    image: line.image,
    tint: line.tint,
    action: { text: undo(), run: () => cart.undoAside(moved) },
  })
}

/** A product in the cart: picture, name, choice, quantity, price of all pieces. */
export function CartLineItem({ line, busy, onFollow }: { line: ShownLine; busy: boolean; onFollow?: () => void }) {
  const { quoted, qty, total, was, key } = line
  if (!quoted) return <PendingLine />
  return (
    <li className={`${linesStyles.line} ${styles.cartLine}`}>
      <a
        className={`${tileStyles.tile} ${tintClass[quoted.tint]}`}
        href={quoted.href}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onFollow}
      >
        <img src={quoted.image} alt="" width="92" height="115" />
      </a>
      <div>
        <h3>
          <a href={quoted.href} onClick={onFollow}>
            {quoted.name}
          </a>
        </h3>
        {quoted.option && <p className={linesStyles.meta}>{quoted.option}</p>}
        <GiftLine gift={quoted.gift} />
        {(qty >= quoted.max || quoted.max <= LAST_PIECES) && quoted.max < MAX_QUANTITY && (
          <p className={styles.scarce}>{maxQuantity({ max: quoted.max })}</p>
        )}
        <NotDelivered line={quoted} />
        {quoted.skus_bundled.length > 0 && <BundleParts line={quoted} saving={line.saving} />}
        <div className={linesStyles.row}>
          <Quantity
            small
            name={quoted.name}
            value={qty}
            max={Math.max(quoted.max, 1)}
            onChange={(next) => {
              cart.set(key, next)
              quoting.dismiss(quoted.item)
            }}
            onRemove={() => takeOut(key, quoted)}
          />
          <span className={busy ? `${styles.linePrice} ${styles.stale}` : styles.linePrice}>
            <Price amount={total} was={was} wasName={line.isCouponed ? withoutCode() : undefined} />
          </span>
        </div>
        <LineCodes coupons={quoted.coupons} />
        <LineActs lineKey={key} line={quoted} />
      </div>
    </li>
  )
}

function LineActs({ lineKey, line }: { lineKey: string; line: QuoteLine }) {
  return (
    <p className={styles.acts}>
      <button
        type="button"
        className={styles.act}
        aria-label={saveNamed({ name: line.name })}
        onClick={(event) => {
          focusBeside(event.currentTarget)
          putAside(lineKey, line)
        }}
      >
        {saveForLater()}
      </button>
      <button
        type="button"
        className={styles.act}
        aria-label={removeNamed({ name: line.name })}
        onClick={(event) => {
          focusBeside(event.currentTarget)
          takeOut(lineKey, line)
        }}
      >
        <Icon name="trash" small />
        {removeShort()}
      </button>
    </p>
  )
}

function NotDelivered({ line }: { line: QuoteLine }) {
  const country = useDeliveryCountry()
  if (getsTo(line, country)) return null
  return <p className={styles.scarce}>{notDelivered({ country: countryInSentence(country) })}</p>
}

/** A set unfolds to its parts with what each costs by itself, and says what they save together. */
function BundleParts({ line, saving }: { line: QuoteLine; saving: number }) {
  const { currency, locale } = useMarket()
  return (
    <>
      {saving > 0 && <p className={styles.saving}>{bundleSaving({ amount: plainText(saving, currency, locale) })}</p>}
      <details className={styles.parts}>
        <summary>{bundleParts()}</summary>
        <ul>
          {line.skus_bundled.map((part) => (
            <li key={part.id} className={styles.part}>
              <span className={`${tileStyles.tile} ${tintClass[part.tint]}`}>
                <img src={part.image} alt="" width="36" height="45" loading="lazy" />
              </span>
              <span>
                {part.name}
                {part.qty > 1 && `, ${pieces(part.qty)}`}
              </span>
              <Price amount={part.sale * part.qty} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

export function PendingLine() {
  return (
    <li className={linesStyles.line} aria-hidden="true">
      <div className={`${tileStyles.tile} ${skeletonStyles.skeleton}`} />
      <div>
        <span className={`${skeletonStyles.skeleton} ${skeletonStyles.line}`} />
        <span className={`${skeletonStyles.skeleton} ${skeletonStyles.line} ${skeletonStyles.short}`} />
        <div className={`${linesStyles.row} ${styles.pendingRow}`} />
        <p className={styles.acts}>
          <span className={styles.act} />
        </p>
      </div>
    </li>
  )
}
