/** Tries a coupon, saved or not, on a cart: priced by the shop, each line with what the coupon does to it or why not (D-26). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { momentOf } from '#domain/time/local-time.ts'
import type { Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/coupon-trial.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Note } from '#admin/ui/note.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { OrderCartView, TermsView, TrialItems, TrialView } from '#admin/schema/promotions/coupons.ts'
import { TrialResult } from './trial-result.tsx'
import { marketOfCurrency } from './words.ts'
import * as styles from '#admin/ui/record.module.css'

type TrialItem = TrialItems['items'][number]
interface Line {
  item: string
  name: string
  qty: number
}

interface Cart {
  lines: readonly Line[]
  isSignedIn: boolean
  date: string
  codes: string
}

async function price(body: object): Promise<TrialView> {
  const answer = await call<TrialView>('POST', '/coupon-try', body)
  if (answer.ok) return answer.data
  throw Object.assign(new Error(answer.code), { code: answer.code })
}

/** `terms`: null while they cannot be read; the cart is then not priced. */
export function Trial({ code, terms }: { code: string; terms: TermsView | null }) {
  const [cart, setCart] = useState<Cart>({ lines: [], isSignedIn: false, date: '', codes: '' })
  const market = marketOfCurrency(terms?.currency ?? 'RON')
  const [day = '', time = ''] = cart.date.split('T')
  const body = terms && {
    market: market.locale,
    lines: cart.lines.map(({ item, qty }) => ({ item, qty })),
    codes: cart.codes.split(/\s+/).filter(Boolean),
    isSignedIn: cart.isSignedIn,
    at: day === '' ? null : momentOf(day, time.slice(0, 5), market.timeZone).toISOString(),
    draft: { code, terms },
  }
  const asked = useSettled(JSON.stringify(body))
  const trial = useQuery({
    queryKey: ['coupon-try', asked],
    queryFn: () => price(JSON.parse(asked) as object),
    enabled: body !== null && cart.lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const put = ({ item, name }: Pick<TrialItem, 'item' | 'name'>) => {
    const own = cart.lines.find((line) => line.item === item)
    const lines = own
      ? cart.lines.map((line) => (line === own ? { ...line, qty: Math.min(line.qty + 1, MAX_QUANTITY) } : line))
      : [...cart.lines, { item, name, qty: 1 }]
    setCart({ ...cart, lines })
  }
  return (
    <section className={styles.panel} aria-labelledby="trial">
      <h2 id="trial">{say.tryIt()}</h2>
      <TakeOrder
        onTaken={({ lines, isSignedIn }) =>
          setCart({ ...cart, isSignedIn, lines: lines.map((line) => ({ ...line, name: line.item })) })
        }
      />
      <ItemPicker market={market.locale} onPick={put} />
      <Situation cart={cart} onChange={setCart} />
      {cart.lines.length === 0 && <p className={styles.hint}>{say.emptyCart()}</p>}
      <Quantities lines={cart.lines} trial={trial.data} onChange={(lines) => setCart({ ...cart, lines })} />
      {trial.error && (
        <Note kind="bad">{sentenceOf({ code: 'code' in trial.error ? String(trial.error.code) : 'unexpected' })}</Note>
      )}
      {trial.data && cart.lines.length > 0 && <TrialResult trial={trial.data} />}
      <p className={styles.hint}>{say.sameFunction()}</p>
    </section>
  )
}

function TakeOrder({ onTaken }: { onTaken: (cart: OrderCartView) => void }) {
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string>()
  const take = async () => {
    const answer = await call<OrderCartView>('GET', `/coupon-carts/${encodeURIComponent(number.trim())}`)
    setFault(answer.ok ? undefined : sentenceOf(answer))
    if (answer.ok) onTaken(answer.data)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (number.trim() !== '') void take()
      }}
    >
      <TextField
        label={say.orderNumber()}
        value={number}
        maxLength={40}
        fault={fault}
        onChange={(event) => setNumber(event.target.value)}
        aside={
          <Button type="submit" size="small">
            {say.takeOrder()}
          </Button>
        }
      />
    </form>
  )
}

function ItemPicker({ market, onPick }: { market: Locale; onPick: (item: TrialItem) => void }) {
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const found = useQuery({
    queryKey: ['coupon-items', market, words],
    queryFn: () => read<TrialItems>(`/coupon-items?${new URLSearchParams({ words, market }).toString()}`),
    enabled: words !== '',
  })
  return (
    <>
      <TextField label={say.addItem()} value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
      <div className={styles.options} role="status">
        {words !== '' &&
          found.data?.items.map((item) => (
            <Button
              key={item.item}
              size="small"
              onClick={() => {
                onPick(item)
                setTyped('')
              }}
            >
              {item.name} · <Whole of={item.sku} />
            </Button>
          ))}
      </div>
    </>
  )
}

const Situation = ({ cart, onChange }: { cart: Cart; onChange: (cart: Cart) => void }) => (
  <>
    <div className={styles.trio}>
      <TextField
        label={say.otherCodes()}
        hint={say.otherCodesHint()}
        value={cart.codes}
        maxLength={200}
        onChange={(event) => onChange({ ...cart, codes: event.target.value })}
      />
      <TextField
        label={say.date()}
        hint={say.dateHint()}
        type="datetime-local"
        value={cart.date}
        onChange={(event) => onChange({ ...cart, date: event.target.value })}
      />
    </div>
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={cart.isSignedIn}
        onChange={(event) => onChange({ ...cart, isSignedIn: event.target.checked })}
      />
      {say.signedIn()}
    </label>
  </>
)

/** The cart as it was put together; names come with the price where an order gave only ids. */
function Quantities({
  lines,
  trial,
  onChange,
}: {
  lines: readonly Line[]
  trial: TrialView | undefined
  onChange: (lines: Line[]) => void
}) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => {
        const name = trial?.lines.find(({ item }) => item === line.item)?.name ?? line.name
        const priced = trial?.lines.find(({ item }) => item === line.item)
        return (
          <li key={line.item} className={styles.qty}>
            <input
              type="number"
              min={1}
              max={MAX_QUANTITY}
              aria-label={say.quantity({ name })}
              value={line.qty}
              onChange={(event) => {
                const qty = Math.min(Math.max(Number(event.target.value) || 1, 1), MAX_QUANTITY)
                onChange(lines.map((one) => (one === line ? { ...one, qty } : one)))
              }}
            />
            <span>
              {name}
              {priced && <> · {amountOf(priced.catalogPrice, trial!.currency)}</>}
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={say.remove({ name })}
              onClick={() => onChange(lines.filter((one) => one !== line))}
            >
              <Icon name="x" small />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
