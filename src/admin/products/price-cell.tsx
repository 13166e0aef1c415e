/** The price of a product in a market, edited in place; what the law says of it stands below while somebody types. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { type Currency, type Locale } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import { plainText } from '#domain/pricing/money.ts'
import { highestLawful } from '#domain/pricing/price-view.ts'
import * as law from '#messages/admin/prices.ts'
import * as say from '#messages/admin/goods/products.ts'
import { markets } from '#messages/admin/today.ts'
import { read, sentenceOf } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { dayText } from '#admin/prices/days.ts'
import { pricesKey, usePriceCheck, usePriceWrites } from '#admin/prices/use-prices.ts'
import type { ItemPrices, MarketPriceView, PriceChangeInput, PricesDecided } from '#admin/schema/prices.ts'
import type { ProductRowView } from '#admin/schema/goods/products.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import * as styles from './products.module.css'

interface Props {
  product: number
  name: string
  market: Locale
  currency: Currency
  price: ProductRowView['prices'][Currency]
  onSaved: (entries: readonly string[]) => void
}

export function PriceCell({ product, name, market, currency, price, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const staff = useStaff()
  if (!price) return <td className={`${styles.number} ${styles.quiet}`}>{say.noPrice()}</td>
  const text = price.isOne ? amountOf(price.sale, currency) : say.fromPrice({ price: amountOf(price.sale, currency) })
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <td className={styles.priceCell}>
      {isOpen ? (
        <PriceEditor {...{ product, name, market, currency }} onClose={close} onSaved={onSaved} />
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.price}
          aria-disabled={!mayDo(staff, 'prices.change') || undefined}
          onClick={() => mayDo(staff, 'prices.change') && setOpen(true)}
        >
          {price.prior !== null && <del>{amountOf(price.prior, currency)}</del>}
          <span className={price.isUnlawful ? styles.warn : undefined} title={price.isUnlawful ? say.unlawful() : undefined}>
            {text}
          </span>
          <span className={styles.hidden}>{say.editPrice({ currency, name })}</span>
        </button>
      )}
    </td>
  )
}

type EditorProps = Omit<Props, 'price'> & { onClose: () => void }

function PriceEditor(props: EditorProps) {
  const { product, market, onClose } = props
  const found = useQuery({
    queryKey: pricesKey(product),
    queryFn: () => read<{ items: ItemPrices[] }>(`/products/${product}/prices`),
    staleTime: 0,
  })
  const own = (found.data?.items ?? []).flatMap(({ sku, prices }) => {
    const view = prices.find((one) => one.market === market)
    return view ? { sku, view } : []
  })
  const first = own[0]
  if (!first) return <span className={styles.quiet}>…</span>
  const isOne = own.every(({ view }) => view.sale === first.view.sale && view.ordinary === first.view.ordinary)
  if (isOne) return <OpenEditor {...props} items={own} />
  return (
    <span className={styles.popover} role="dialog" aria-label={say.priceOf({ currency: props.currency, name: props.name })}>
      <span>{say.severalPrices()}</span>
      <Button size="small" autoFocus onClick={onClose}>
        OK
      </Button>
    </span>
  )
}

type Item = { sku: string; view: MarketPriceView }

/** Returns what is wrong with a typed amount, null for nothing. */
function faultOf(amount: ReturnType<typeof parseAmount>): string | null {
  if (amount === null) return law.faults.missing()
  return typeof amount === 'string' ? law.faults[amount]() : null
}

type FootProps = ComponentProps<typeof Ways> & { isBusy: boolean; isShut: boolean; onSave: () => void }

/** What would be lawful, and the button, which for an editor asks an owner. */
function Foot({ view, decided, isBusy, isShut, onSet, onSave }: FootProps) {
  const { role } = useStaff()
  return (
    <>
      <span className={styles.ways}>
        <Ways view={view} decided={decided} onSet={onSet} />
        <Button size="small" isBusy={isBusy} disabled={isShut} onClick={onSave}>
          {role === 'owner' ? say.savePrice() : law.askOwner()}
        </Button>
      </span>
      {role !== 'owner' && <span>{law.onlyOnApproval()}</span>}
    </>
  )
}

interface AnnounceProps {
  isReduction: boolean
  price: string
  onKeyDown: (event: KeyboardEvent) => void
  onChange: (isReduction: boolean) => void
}

/** Whether the new price is announced as a reduction. */
const Announce = ({ isReduction, price, onKeyDown, onChange }: AnnounceProps) => (
  <label>
    <input type="checkbox" onKeyDown={onKeyDown} checked={isReduction} onChange={({ target }) => onChange(target.checked)} />
    {say.announce({ price })}
  </label>
)

type OpenProps = EditorProps & { items: readonly Item[] }

/** Returns a price as it is typed: what the law says to it, what is wrong with it, and how it is saved. */
function usePriceEdit({ currency, items, onClose, onSaved }: Pick<OpenProps, 'currency' | 'items' | 'onClose' | 'onSaved'>) {
  const { view } = items[0]!
  const [typed, setTyped] = useState(amountOf(view.sale, currency))
  const [isReduction, setReduction] = useState(view.reducedSince !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const writes = usePriceWrites()
  const amount = parseAmount(typed, currency)
  const isChanged = amount !== view.sale || isReduction !== (view.reducedSince !== null)
  const changes = typeof amount === 'number' && isChanged ? items.map((item) => changeOf(item, { amount, isReduction })) : []
  const check = usePriceCheck(changes.slice(0, 1))
  const isRefused = check.decided !== null && check.decided.refused.length > 0
  const save = async () => {
    if (changes.length === 0) return onClose()
    if (typeof amount !== 'number' || isRefused || isBusy) return
    setBusy(true)
    const answer = await writes.save(changes)
    setBusy(false)
    if (!answer.ok) return setFailure(sentenceOf(answer))
    onSaved(answer.data.entries)
    onClose()
  }
  const fault = faultOf(amount) ?? failure
  const type = (text: string) => {
    setTyped(text)
    setFailure(null)
  }
  return { typed, type, isReduction, setReduction, check, isRefused, isWrong: typeof amount === 'string', isBusy, fault, save }
}

function OpenEditor({ name, market, currency, items, onClose, onSaved }: OpenProps) {
  const { view } = items[0]!
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const edit = usePriceEdit({ currency, items, onClose, onSaved })
  const { typed, isReduction, check, isRefused, isBusy, fault, save } = edit
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <span className={styles.editor}>
      <input
        ref={input}
        onKeyDown={onKeyDown}
        className={isRefused || edit.isWrong ? `${styles.priceInput} ${styles.isWrong}` : styles.priceInput}
        inputMode="decimal"
        autoComplete="off"
        aria-label={say.priceOf({ currency, name })}
        aria-describedby={`${id}-law`}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          edit.type(target.value)
        }}
      />
      <span className={styles.popover}>
        {!view.noPromo && (
          <Announce
            isReduction={isReduction}
            price={amountOf(view.ordinary, currency)}
            onKeyDown={onKeyDown}
            onChange={edit.setReduction}
          />
        )}
        <span id={`${id}-law`} aria-live="polite">
          {fault ?? <Law view={view} decided={check.decided} isReduction={isReduction} />}
        </span>
        <Foot
          view={view}
          decided={check.decided}
          isBusy={isBusy}
          isShut={isRefused || fault !== null}
          onSet={(price) => edit.type(amountOf(price, currency))}
          onSave={() => void save()}
        />
        <span className={styles.hidden}>{markets[market]()}</span>
      </span>
    </span>
  )
}

function changeOf({ sku, view }: Item, { amount, isReduction }: { amount: number; isReduction: boolean }): PriceChangeInput {
  const { market, version, ordinary } = view
  const terms = isReduction ? { price: ordinary, reduced: amount } : { price: amount, reduced: null }
  return { sku, market, ...terms, prp: null, from: null, to: null, version }
}

interface LawProps {
  view: MarketPriceView
  decided: PricesDecided | null
  isReduction: boolean
}

/** What the change does, or why it is refused and from when it would not be. */
function Law({ view: { market, currency, lowest }, decided, isReduction }: LawProps) {
  const change = decided?.changes[0]
  const refused = decided?.refused[0]
  const text = (amount: number) => plainText(amount, currency, market)
  if (change) {
    const words =
      change.prior === null
        ? say.becomes({ price: text(change.price) })
        : say.becomesReduced({ price: text(change.price), prior: text(change.prior) })
    return <>{words}</>
  }
  if (refused)
    return (
      <>
        {law.refusals[refused.reason]()}{' '}
        {refused.lawfulFrom !== null && say.lawfulFrom({ day: dayText(refused.lawfulFrom, market) })}
      </>
    )
  const highest = lowest && highestLawful(lowest.price, currency)
  if (!isReduction || !lowest || highest === null) return null
  return <>{say.lowestIs({ lowest: amountOf(lowest.price, currency), highest: amountOf(highest, currency) })}</>
}

function Ways({
  view: { currency },
  decided,
  onSet,
}: {
  view: MarketPriceView
  decided: PricesDecided | null
  onSet: (price: number) => void
}) {
  const lowest = decided?.refused[0]?.lowest ?? null
  const highest = lowest === null ? null : highestLawful(lowest, currency)
  if (highest === null) return null
  return (
    <Button size="small" onClick={() => onSet(highest)}>
      {law.setTo({ price: amountOf(highest, currency) })}
    </Button>
  )
}
