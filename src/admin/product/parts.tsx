/** What a set is made of, what it saves, and how many can be sold. */
import { useState } from 'react'
import { Link } from 'react-router'
import { LOCALES, MARKETS, type Currency } from '#domain/market/market.ts'
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ChoicesView, OfficePart } from '#admin/schema/product.ts'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import { anchorOf, faultText } from './field.tsx'
import { FindItem } from './find-item.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

interface Piece {
  variant: number
  quantity: number
}

const left = (stock: OfficePart['stock'], place: string): number => {
  const { onHand = 0, reserved = 0 } = stock[place] ?? {}
  return onHand - reserved
}
const piecesOf = (form: ProductForm): Piece[] => (form.valueOf('parts') ?? []) as unknown as Piece[]

interface Props {
  form: ProductForm
  choices: ChoicesView
  isReadOnly: boolean
}

export function Parts({ form, choices, isReadOnly }: Props) {
  const [isAdding, setAdding] = useState(false)
  const pieces = piecesOf(form)
  const write = (parts: readonly Piece[]) => form.change({ parts: parts.map(({ variant, quantity }) => ({ variant, quantity })) })
  return (
    <Section
      id="parts"
      title={say.parts()}
      end={
        isReadOnly ? undefined : (
          <Button size="small" onClick={() => setAdding(true)}>
            {say.addPart()}
          </Button>
        )
      }
    >
      <div className={styles.scroll} id={anchorOf('parts')}>
        <PartsTable form={form} pieces={pieces} isReadOnly={isReadOnly} onWrite={write} />
      </div>
      {faultText(form, 'parts') && <Note kind="bad">{faultText(form, 'parts')}</Note>}
      <Saving form={form} pieces={pieces} />
      <HowMany form={form} choices={choices} pieces={pieces} />
      {isAdding && (
        <AddPart
          onClose={() => setAdding(false)}
          onChoose={(variant) => {
            setAdding(false)
            if (!pieces.some((one) => one.variant === variant)) write([...pieces, { variant, quantity: 1 }])
          }}
        />
      )}
    </Section>
  )
}

interface TableProps {
  form: ProductForm
  pieces: readonly Piece[]
  isReadOnly: boolean
  onWrite(parts: readonly Piece[]): void
}

function PartsTable({ form, pieces, isReadOnly, onWrite }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.product()}</th>
          <th scope="col">{say.pieces()}</th>
          {LOCALES.map((one) => (
            <th key={one} scope="col" className={styles.num}>
              {`${say.alone()}, ${MARKETS[one].currency}`}
            </th>
          ))}
          <th scope="col">
            <span className={styles.hidden}>{say.remove()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece, at) => {
          const part = form.product.parts.find(({ variant }) => variant === piece.variant)
          return (
            <tr key={piece.variant}>
              <th scope="row">
                {part ? <Link to={`/products/${part.product}`}>{part.name}</Link> : piece.variant}{' '}
                <small className={styles.mute}>
                  <Whole of={part?.sku ?? ''} />
                </small>
              </th>
              <td>
                <input
                  type="number"
                  min={1}
                  max={1000}
                  aria-label={`${say.pieces()}, ${part?.name ?? piece.variant}`}
                  readOnly={isReadOnly}
                  value={piece.quantity}
                  onChange={({ target }) => onWrite(pieces.with(at, { ...piece, quantity: Math.max(1, Number(target.value)) }))}
                />
              </td>
              {LOCALES.map((one) => (
                <td key={one} className={styles.num}>
                  <Price amount={part?.prices[MARKETS[one].currency]?.sale} currency={MARKETS[one].currency} />
                </td>
              ))}
              <td className={styles.num}>
                {!isReadOnly && (
                  <Button size="small" onClick={() => onWrite(pieces.toSpliced(at, 1))}>
                    {say.remove()}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Price = ({ amount, currency }: { amount: number | undefined; currency: Currency }) =>
  amount === undefined ? '–' : <Amount amount={amount} currency={currency} />

function Saving({ form: { product }, pieces }: { form: ProductForm; pieces: readonly Piece[] }) {
  const rows = LOCALES.map((one) => {
    const { currency } = MARKETS[one]
    const whole = pieces.reduce(
      (sum, piece) =>
        sum + piece.quantity * (product.parts.find(({ variant }) => variant === piece.variant)?.prices[currency]?.sale ?? 0),
      0,
    )
    const price = product.variants[0]?.prices[currency]?.sale ?? 0
    return { currency, whole, price, saved: whole - price }
  })
  return (
    <ScrollBox label={say.priceOfSet()} className={styles.scroll}>
      <table className={styles.table}>
        <tbody>
          {([say.together, say.priceOfSet, say.shopperSaves] as const).map((label, at) => (
            <tr key={label()}>
              <th scope="row">{label()}</th>
              {rows.map(({ currency, whole, price, saved }) => (
                <td key={currency} className={styles.num}>
                  <Amount amount={[whole, price, saved][at]!} currency={currency} />
                  {at === 2 && whole > 0 && ` −${Math.round((saved / whole) * 100)}%`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.mute}>{say.setLine()}</p>
    </ScrollBox>
  )
}

function HowMany({ form: { product }, choices, pieces }: Omit<Props, 'isReadOnly'> & { pieces: readonly Piece[] }) {
  const parts = pieces.flatMap((piece) => {
    const part = product.parts.find(({ variant }) => variant === piece.variant)
    return part ? { ...part, quantity: piece.quantity } : []
  })
  const places = choices.warehouses.filter(({ id }) => parts.some(({ stock }) => id in stock))
  const sets = (place: string) => Math.min(...parts.map(({ stock, quantity }) => Math.floor(left(stock, place) / quantity)))
  if (parts.length === 0 || places.length === 0) return null
  return (
    <ScrollBox label={say.howMany()} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.mute}>{`${say.howMany()}: ${say.scarcest()}`}</caption>
        <thead>
          <tr>
            <th scope="col">{say.available()}</th>
            {places.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.num}>
                {name[locale()]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ variant, name, stock }) => (
            <tr key={variant}>
              <th scope="row">{name}</th>
              {places.map(({ id }) => (
                <td key={id} className={styles.num}>
                  {left(stock, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.sets()}</th>
            {places.map(({ id }) => (
              <td key={id} className={styles.num}>
                {sets(id)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  )
}

interface AddPartProps {
  onChoose: (variant: number, name: string) => void
  onClose: () => void
}

export const AddPart = ({ onChoose, onClose }: AddPartProps) => (
  <FindItem
    title={say.addPart()}
    label={say.findPart()}
    onChoose={({ variant, name }) => onChoose(variant, name)}
    onClose={onClose}
  />
)

/** Sets that the product is a part of. */
export function Sets({ form }: { form: ProductForm }) {
  const { sets } = form.product
  return (
    <Section id="sets" title={say.sets()}>
      {sets.length === 0 ? (
        <p className={styles.mute}>{say.noSets()}</p>
      ) : (
        <ul className={styles.stack}>
          {sets.map(({ product, name }) => (
            <li key={product}>
              <Link to={`/products/${product}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
