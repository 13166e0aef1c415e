/** Fields of a coupon. */
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { CURRENCIES, MARKETS } from '#domain/market/market.ts'
import { WRITTEN_TYPES } from '#domain/promotions/coupon-terms.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import { markets } from '#messages/admin/today.ts'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import type { CouponForm, FormFaults } from './coupon-form.ts'
import { marketOfCurrency } from './words.ts'
import * as styles from '#admin/ui/record.module.css'

export interface FieldsProps {
  form: CouponForm
  faults: FormFaults
  isReadOnly: boolean
  onChange: (form: CouponForm) => void
}

type Typed = 'name' | 'amount' | 'maxAmount' | 'minPurchase' | 'from' | 'until' | 'maxUses' | 'perCustomer'

/** Returns what a field of text needs. */
const wired =
  ({ form, faults, isReadOnly, onChange }: FieldsProps) =>
  (field: Typed) => ({
    value: form[field],
    fault: faults[field],
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [field]: event.target.value }),
  })

export function WhatItDoes(props: FieldsProps) {
  const { form, isReadOnly, onChange } = props
  const field = wired(props)
  const unit = form.type === 1 ? form.currency : '%'
  return (
    <Part id="what">
      <fieldset className={styles.kinds} disabled={isReadOnly} aria-label={say.whatItDoes()}>
        {WRITTEN_TYPES.map((type) => (
          <label key={type} className={styles.kind}>
            <input type="radio" name="type" checked={form.type === type} onChange={() => onChange({ ...form, type })} />
            <b>{say.types[type]()}</b>
            <small>{say.typeHints[type]()}</small>
          </label>
        ))}
        <Link to="/vouchers" className={styles.kind}>
          <b>{say.credit()}</b>
          <small>{say.creditHint()}</small>
        </Link>
      </fieldset>
      <div className={styles.trio}>
        <TextField label={`${say.amount()} (${unit})`} inputMode="decimal" {...field('amount')} />
        <TextField
          label={`${form.type === 3 ? say.maxAmountPiece() : say.maxAmount()} (${form.currency})`}
          inputMode="decimal"
          placeholder={say.noLimit()}
          {...field('maxAmount')}
        />
        <SelectField
          label={say.currency()}
          hint={say.currencyHint()}
          value={form.currency}
          disabled={isReadOnly}
          onChange={(event) => onChange({ ...form, currency: CURRENCIES.find((one) => one === event.target.value)! })}
        >
          {CURRENCIES.map((one) => (
            <option key={one} value={one}>
              {one}, {markets[marketOfCurrency(one).locale]()}
            </option>
          ))}
        </SelectField>
      </div>
    </Part>
  )
}

export function ForWhichGoods({ form, isReadOnly, onChange }: FieldsProps) {
  return (
    <Part id="goods">
      <fieldset className={styles.seg} disabled={isReadOnly} aria-label={say.forWhichGoods()}>
        {(['order', 'vendors', 'products', 'tags'] as const).map((scope) => (
          <label key={scope}>
            <input
              type="radio"
              name="scope"
              checked={form.scope === scope}
              onChange={() => onChange({ ...form, scope, goods: [] })}
            />
            {say.scopes[scope]()}
          </label>
        ))}
      </fieldset>
      {form.scope !== 'order' && (
        <GoodsPicker
          key={form.scope}
          kind={form.scope}
          chosen={form.goods}
          isReadOnly={isReadOnly}
          onChange={(goods) => onChange({ ...form, goods })}
        />
      )}
      <p className={styles.hint}>{say.neverFor()}</p>
    </Part>
  )
}

/** `used`: uses so far and those that are held, of a coupon that exists. */
export function WhoAndWhen({
  used,
  isSeries = false,
  ...props
}: FieldsProps & { used?: { usage: number; held: number }; isSeries?: boolean }) {
  const { form, isReadOnly, onChange } = props
  const field = wired(props)
  const zone = MARKETS[marketOfCurrency(form.currency).locale].timeZone
  return (
    <Part id="when">
      <div className={styles.trio}>
        <TextField
          label={`${say.minPurchase()} (${form.currency})`}
          hint={say.minPurchaseHint()}
          inputMode="decimal"
          placeholder={say.none()}
          {...field('minPurchase')}
        />
        <TextField label={say.from()} type="datetime-local" hint={say.clockHint({ zone })} {...field('from')} />
        <TextField label={say.until()} type="datetime-local" {...field('until')} />
      </div>
      <div className={styles.trio}>
        {!isSeries && (
          <TextField
            label={say.maxUses()}
            inputMode="numeric"
            placeholder={say.noLimit()}
            hint={used && say.usedHint({ used: used.usage, held: used.held })}
            {...field('maxUses')}
          />
        )}
        <TextField
          label={say.perCustomer()}
          inputMode="numeric"
          placeholder={say.noLimit()}
          hint={say.perCustomerHint()}
          {...field('perCustomer')}
        />
      </div>
      <Whom form={form} isReadOnly={isReadOnly} isSeries={isSeries} onChange={onChange} />
    </Part>
  )
}

/** Who may use a code, and whether it is said to everybody; a code of a series is said to one person. */
function Whom({ form, isReadOnly, isSeries, onChange }: Omit<FieldsProps, 'faults'> & { isSeries: boolean }) {
  const hint = useId()
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.isForSignedIn}
          disabled={isReadOnly}
          onChange={(event) => onChange({ ...form, isForSignedIn: event.target.checked })}
        />
        {say.signedInOnly()}
      </label>
      {!isSeries && (
        <div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={form.isAdvertised}
              disabled={isReadOnly}
              aria-describedby={hint}
              onChange={(event) => onChange({ ...form, isAdvertised: event.target.checked })}
            />
            {say.advertised()}
          </label>
          <p id={hint} className={styles.hint}>
            {say.advertisedHint()}
          </p>
        </div>
      )}
    </>
  )
}

const PARTS = { what: say.whatItDoes, goods: say.forWhichGoods, when: say.whoAndWhen } as const
type PartId = keyof typeof PARTS

/** Returns the name of a part of the form, null for none. */
export const sectionName = (id: string): string | null => (Object.hasOwn(PARTS, id) ? PARTS[id as PartId]() : null)

const Part = ({ id, children }: { id: PartId; children: ReactNode }) => (
  <section id={id} className={styles.section}>
    <h2>{PARTS[id]()}</h2>
    {children}
  </section>
)
