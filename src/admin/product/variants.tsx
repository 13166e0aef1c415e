/** Sizes × colours with their stock, and the facts of the item that is chosen. Stock is changed on the stock pages. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { hasCheckDigit } from '#domain/catalog/gtin.ts'
import { typedText, variantField } from '#domain/catalog/office/product-fields.ts'
import { LOCALES } from '#domain/market/market.ts'
import { canonicalJson } from '#domain/staff/audit-entry.ts'
import { locale } from '#messages/text.ts'
import { openWanted, waitingFor } from '#messages/admin/goods/wanted.ts'
import * as say from '#messages/admin/product.ts'
import { markets } from '#messages/admin/today.ts'
import { read } from '#admin/client/calls.browser.ts'
import { usePages } from '#admin/client/page.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import type { WaitingView } from '#admin/schema/goods/wanted.ts'
import type { ChoicesView, OfficeVariant } from '#admin/schema/product.ts'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import { AddVariants } from './add-variants.tsx'
import { sizeText } from './size-text.ts'
import { faultText, NumberField, OptionalField } from './field.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

const left = ({ stock }: Pick<OfficeVariant, 'stock'>): number =>
  Object.values(stock).reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0)
const sum = (variants: readonly OfficeVariant[]): number => variants.reduce((all, one) => all + left(one), 0)

interface Props {
  form: ProductForm
  choices: ChoicesView
  isReadOnly: boolean
}

export function Variants({ form, choices, isReadOnly }: Props) {
  const { variants, kind } = form.product
  const [chosen, choose] = useState(variants[0]?.id ?? 0)
  const [isAdding, setAdding] = useState(false)
  const variant = variants.find(({ id }) => id === chosen) ?? variants[0]
  return (
    <Section
      id="variants"
      title={say.variants()}
      line={say.variantsLine(variants.length, { available: sum(variants) })}
      end={
        kind === 'simple' && !isReadOnly ? (
          <Button size="small" onClick={() => setAdding(true)}>
            {say.addSizeOrColour()}
          </Button>
        ) : undefined
      }
    >
      <Matrix variants={variants} choices={choices} chosen={variant?.id ?? 0} onChoose={choose} />
      {variant && <Item form={form} variant={variant} choices={choices} isReadOnly={isReadOnly} />}
      {isAdding && <AddVariants form={form} choices={choices} onClose={() => setAdding(false)} />}
    </Section>
  )
}

const nameOf = ({ colourways }: ChoicesView, key: string | null): string =>
  key === null ? say.oneColour() : (colourways.find((one) => one.key === key)?.name[locale()] ?? key)

interface MatrixProps {
  variants: readonly OfficeVariant[]
  choices: ChoicesView
  chosen: number
  onChoose: (id: number) => void
}

function Matrix({ variants, choices, chosen, onChoose }: MatrixProps) {
  const sizes = [...Map.groupBy(variants, ({ size }) => canonicalJson(size)).values()]
  const colours = [...new Set(variants.map(({ colourway }) => colourway))]
  return (
    <ScrollBox label={say.variants()} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.size()}</th>
            {colours.map((key) => (
              <th key={key ?? ''} scope="col">
                {nameOf(choices, key)}
              </th>
            ))}
            <th scope="col" className={styles.num}>
              {say.all()}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((row) => (
            <tr key={row[0]!.id}>
              <th scope="row">{sizeText(row[0]!.size)}</th>
              {colours.map((key) => (
                <td key={key ?? ''}>
                  {row
                    .filter(({ colourway }) => colourway === key)
                    .map((one) => (
                      <button
                        key={one.id}
                        type="button"
                        className={styles.cell}
                        aria-pressed={one.id === chosen}
                        onClick={() => onChoose(one.id)}
                      >
                        <b className={left(one) <= 0 ? styles.bad : undefined}>{left(one)}</b>
                        <small>
                          <Whole of={one.sku} />
                        </small>
                      </button>
                    ))}
                </td>
              ))}
              <td className={styles.num}>{sum(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Item({ form, variant, choices, isReadOnly }: Props & { variant: OfficeVariant }) {
  const { id, sku, size, colourway } = variant
  const barcode = form.valueOf(variantField(id, 'barcode'))
  const isRight = typeof barcode === 'string' && hasCheckDigit(barcode)
  const hasStock = usePages().some(({ path }) => path === '/stock')
  return (
    <div className={styles.oat}>
      <div className={styles.sectionHead}>
        <b>{[nameOf(choices, colourway), sizeText(size)].join(', ')}</b>
        <span className={styles.mute}>
          <Whole of={sku} />
        </span>
        {hasStock && (
          <span className={styles.end}>
            <Link to={`/stock?words=${encodeURIComponent(sku)}`}>{say.stockHistory()}</Link>
          </span>
        )}
      </div>
      <div className={styles.three}>
        <OptionalField
          form={form}
          name={variantField(id, 'barcode')}
          label={say.barcode()}
          hint={isRight ? say.checkRight() : undefined}
          fault={typeof barcode === 'string' && !isRight ? say.faults.check_digit!() : undefined}
          isReadOnly={isReadOnly}
        />
        <NumberField form={form} name={variantField(id, 'weightG')} label={say.weight()} isReadOnly={isReadOnly} />
        <Box key={id} form={form} id={id} isReadOnly={isReadOnly} />
      </div>
      <Waiting product={form.product.id} item={String(id)} hasStock={hasStock} />
      {Object.keys(variant.stock).length > 0 && <Stock variant={variant} choices={choices} />}
    </div>
  )
}

/** How many customers wait for the variant to be back in stock, by market; nothing while nobody does. */
function Waiting({ product, item, hasStock }: { product: number; item: string; hasStock: boolean }) {
  const { data } = useQuery({
    queryKey: ['products', product, 'waiting'],
    queryFn: () => read<WaitingView>(`/products/${product}/waiting`),
  })
  const waiting = data?.variants.find((one) => one.item === item)?.waiting
  if (!waiting) return null
  const numbers = LOCALES.filter((one) => waiting[one] > 0).map((one) => `${markets[one]()} ${waiting[one]}`)
  return (
    <p className={styles.mute}>
      {waitingFor({ markets: numbers.join(', ') })} {hasStock && <Link to="/stock/wanted">{openWanted()}</Link>}
    </p>
  )
}

/** '38 × 26 × 9' → [38, 26, 9]; undefined for anything else. */
function parseBox(text: string): number[] | null | undefined {
  if (text.trim() === '') return null
  const sides = text
    .split(/[x×*\s]+/i)
    .filter(Boolean)
    .map((one) => Number(one.replace(',', '.')))
  return sides.length === 3 && sides.every((side) => Number.isFinite(side) && side > 0) ? sides : undefined
}

function Box({ form, id, isReadOnly }: { form: ProductForm; id: number; isReadOnly: boolean }) {
  const name = variantField(id, 'boxCm')
  const value = form.valueOf(name)
  const [text, setText] = useState(Array.isArray(value) ? value.map(typedText).join(' × ') : '')
  return (
    <TextField
      label={say.parcel()}
      hint={say.parcelHint()}
      readOnly={isReadOnly}
      fault={parseBox(text) === undefined ? say.parcelFault() : faultText(form, name)}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const box = parseBox(target.value)
        if (box === undefined) return
        const volume =
          box === null ? {} : { [variantField(id, 'volumeCm3')]: Math.round(box.reduce((all, side) => all * side, 1)) }
        form.change({ [name]: box, ...volume })
      }}
    />
  )
}

function Stock({ variant, choices }: { variant: OfficeVariant; choices: ChoicesView }) {
  const places = choices.warehouses.filter(({ id }) => id in variant.stock)
  const rows = [
    [say.onHand(), ({ onHand }: { onHand: number }) => onHand],
    [say.reserved(), ({ reserved }: { reserved: number }) => reserved],
    [say.available(), ({ onHand, reserved }: { onHand: number; reserved: number }) => onHand - reserved],
  ] as const
  return (
    <ScrollBox label={say.availableLine()} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{say.availableLine()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>{say.availableLine()}</span>
            </th>
            {places.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.num}>
                {name[locale()]}
              </th>
            ))}
            <th scope="col" className={styles.num}>
              {say.all()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {places.map(({ id }) => (
                <td key={id} className={styles.num}>
                  {of(variant.stock[id]!)}
                </td>
              ))}
              <td className={styles.num}>{Object.values(variant.stock).reduce((all, one) => all + of(one), 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
