/** What is put aside under the cart. */
import { useCallback, useEffect, useId, useState } from 'react'
import type { CartLine, LaterItem } from '#web/schema/cart.ts'
import { lineKey } from '#domain/cart/cart.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { tryAgain, undo } from '#messages/cart.ts'
import { countryInSentence } from '#messages/countries.ts'
import { notDelivered } from '#messages/delivery/places.ts'
import { added, cartFull } from '#messages/listing.ts'
import * as text from '#messages/shopping/later.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { PendingLine } from './cart-line.tsx'
import { focusBeside } from './state/focus-beside.browser.ts'
import { GiftLine } from './gift-line.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as linesStyles from '#web/ui/lines.module.css'
import * as noteStyles from '#web/ui/note.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as lineStyles from './cart-line.module.css'
import * as styles from './later.module.css'

/** Lines with the price and stock of now. `onFollow`: a link was followed. */
export default function Later({ lines, onFollow }: { lines: readonly CartLine[]; onFollow?: (() => void) | undefined }) {
  const { items, gone, isFailed, retry } = useItems(lines)
  const id = useId()
  return (
    <section className={styles.later} aria-labelledby={id}>
      <h2 id={id}>{text.title(lines.length)}</h2>
      {gone > 0 && <Note kind="warn">{text.gone(gone)}</Note>}
      {isFailed && (
        <Note kind="bad">
          <p>{text.failed()}</p>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${noteStyles.again}`}
            onClick={retry}
          >
            {tryAgain()}
          </button>
        </Note>
      )}
      <ul>
        {lines.map((line) => {
          const item = items.get(line.item)
          if (item) return <LaterLine key={lineKey(line)} line={line} item={item} onFollow={onFollow} />
          return !isFailed && <PendingLine key={lineKey(line)} />
        })}
      </ul>
    </section>
  )
}

/** Asks for those that are not known; what is no longer sold leaves the list, and is counted. */
function useItems(lines: readonly CartLine[]) {
  const { locale } = useMarket()
  const [items, setItems] = useState<ReadonlyMap<string, LaterItem>>(new Map())
  const [gone, setGone] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const wanted = [...new Set(lines.map(({ item }) => item))].filter((item) => !items.has(item)).join(',')
  const load = useCallback(
    (signal: AbortSignal) =>
      getJson<LaterItem[]>(`/api/cart/later?market=${locale}&items=${wanted}`, signal).then(
        (found) => {
          if (signal.aborted) return
          const known = new Set(found.map(({ item }) => item))
          const missing = wanted.split(',').filter((item) => !known.has(item))
          setFailed(false)
          setItems((now) => new Map([...now, ...found.map((item) => [item.item, item] as const)]))
          if (missing.length === 0) return
          setGone((now) => now + missing.length)
          cart.replaceLater((now) => now.filter(({ item }) => !missing.includes(item)))
        },
        () => signal.aborted || setFailed(true),
      ),
    [locale, wanted],
  )
  useEffect(() => {
    if (wanted === '') return
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [wanted, load])
  return { items, gone, isFailed, retry: () => void load(new AbortController().signal) }
}

interface LineProps {
  line: CartLine
  item: LaterItem
  onFollow?: (() => void) | undefined
}

function LaterLine({ line, item, onFollow }: LineProps) {
  const country = useDeliveryCountry()
  const { name, option, href, image, tint, price, prior, left } = item
  const isOut = left === 0
  return (
    <li className={`${linesStyles.line} ${lineStyles.cartLine}`}>
      <a className={`${tileStyles.tile} ${tintClass[tint]}`} href={href} tabIndex={-1} aria-hidden="true" onClick={onFollow}>
        <img className={isOut ? styles.out : undefined} src={image} alt="" width="92" height="115" loading="lazy" />
      </a>
      <div>
        <h3>
          <a href={href} onClick={onFollow}>
            {name}
          </a>
        </h3>
        {option && <p className={linesStyles.meta}>{option}</p>}
        <GiftLine gift={line.gift ?? null} />
        {left !== undefined && <p className={lineStyles.scarce}>{isOut ? text.soldOut() : text.lastPieces(left)}</p>}
        {!getsTo(item, country) && <p className={lineStyles.scarce}>{notDelivered({ country: countryInSentence(country) })}</p>}
        <p className={styles.price}>
          {line.qty > 1 && <span className={linesStyles.meta}>{line.qty} × </span>}
          <Price amount={price} was={prior} />
        </p>
        <Acts line={line} item={item} isOut={isOut} />
      </div>
    </li>
  )
}

function Acts({ line, item: { name, image, tint }, isOut }: Pick<LineProps, 'line' | 'item'> & { isOut: boolean }) {
  const key = lineKey(line)
  const takeBack = () => {
    const moved = cart.takeBack(key)
    if (!moved) return toast(cartFull())
    toast(added({ name }), { image, tint, action: { text: undo(), run: () => cart.undoBack(moved) } })
  }
  const forget = () => {
    const gone = cart.forget(key)
    if (gone) toast(text.forgotten({ name }), { image, tint, action: { text: undo(), run: () => cart.restoreLater(gone) } })
  }
  return (
    <p className={`${lineStyles.acts} ${styles.acts}`}>
      {!isOut && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}
          aria-label={text.moveNamed({ name })}
          onClick={(event) => {
            focusBeside(event.currentTarget)
            takeBack()
          }}
        >
          {text.moveToCart()}
        </button>
      )}
      <button
        type="button"
        className={lineStyles.act}
        aria-label={text.forgetNamed({ name })}
        onClick={(event) => {
          focusBeside(event.currentTarget)
          forget()
        }}
      >
        {text.forget()}
      </button>
    </p>
  )
}
