/** The form of a coupon: what is typed, the terms that it means, and what both sides changed. */
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import type { Currency } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { amountInField, typedAmount } from '#domain/pricing/typed-amount.ts'
import { MAX_PERCENT, type WrittenType } from '#domain/promotions/coupon-terms.ts'
import { momentOf } from '#domain/time/local-time.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import { mergeOf, type Merge } from '#admin/form/merge.ts'
import type { GoodsView, TermsView } from '#admin/schema/promotions/coupons.ts'
import { fieldMoment, marketOfCurrency } from './words.ts'

export interface CouponForm {
  name: string
  type: WrittenType
  amount: string
  maxAmount: string
  minPurchase: string
  currency: Currency
  from: string
  until: string
  maxUses: string
  perCustomer: string
  isForSignedIn: boolean
  isAdvertised: boolean
  scope: TermsView['appliesTo']['kind']
  goods: readonly GoodsView[]
}

export const EMPTY_FORM: CouponForm = {
  name: '',
  type: 0,
  amount: '',
  maxAmount: '',
  minPurchase: '',
  currency: 'RON',
  from: '',
  until: '',
  maxUses: '',
  perCustomer: '',
  isForSignedIn: false,
  isAdvertised: false,
  scope: 'order',
  goods: [],
}

const shown = (amount: number, currency: Currency): string => (amount === 0 ? '' : amountInField(amount, currency))
const number = (value: number): string => (value === 0 ? '' : String(value))

/** Returns the form of terms; `goods`: the names of what they are for. */
export function formOf(terms: TermsView, goods: readonly GoodsView[]): CouponForm {
  const { type, amount, currency, appliesTo: scope } = terms
  const ids =
    scope.kind === 'order'
      ? []
      : scope.kind === 'vendors'
        ? scope.vendors
        : scope.kind === 'products'
          ? scope.products
          : scope.tags
  return {
    name: terms.name,
    type,
    amount: type === 1 ? amountInField(amount, currency) : String(amount),
    maxAmount: shown(terms.maxAmount, currency),
    minPurchase: shown(terms.minPurchase, currency),
    currency,
    from: fieldMoment(terms.startsAt, currency),
    until: fieldMoment(terms.endsAt, currency),
    maxUses: number(terms.maxUses),
    perCustomer: number(terms.maxUsesPerCustomer),
    isForSignedIn: terms.isForSignedIn,
    isAdvertised: terms.isAdvertised,
    scope: scope.kind,
    goods: ids.map((id) => goods.find((one) => one.id === id) ?? { id, name: id }),
  }
}

export type FormFaults = Partial<Record<keyof CouponForm, string>>

/** Returns what is meant, and what cannot be read; without terms where something cannot. */
export function readForm(form: CouponForm): { terms: TermsView | null; faults: FormFaults } {
  const { currency, type } = form
  const faults: FormFaults = {}
  const wrong = smallestStep(currency) === 1 ? say.wrongAmount : say.wrongForints
  const sum = (field: 'amount' | 'maxAmount' | 'minPurchase') => {
    if (field !== 'amount' && form[field].trim() === '') return 0
    const value = typedAmount(form[field], currency)
    if (value === null) faults[field] = wrong()
    return value ?? 0
  }
  const whole = (field: 'amount' | 'maxUses' | 'perCustomer', most = LARGEST_NUMBER) => {
    const text = form[field].replaceAll('.', '').trim()
    if (field !== 'amount' && text === '') return 0
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (!(value <= most)) faults[field] = say.wrongNumber()
    return value
  }
  const amount = type === 1 ? sum('amount') : whole('amount', MAX_PERCENT)
  if (amount === 0) faults.amount ??= type === 1 ? say.wrongAmount() : say.wrongNumber()
  const terms: TermsView = {
    name: form.name.trim(),
    type,
    amount,
    maxAmount: sum('maxAmount'),
    minPurchase: sum('minPurchase'),
    currency,
    startsAt: readMoment(form.from, currency),
    endsAt: readMoment(form.until, currency),
    maxUses: whole('maxUses'),
    maxUsesPerCustomer: whole('perCustomer'),
    isForSignedIn: form.isForSignedIn,
    isAdvertised: form.isAdvertised,
    appliesTo: readScope(form),
  }
  return { terms: Object.keys(faults).length > 0 ? null : terms, faults }
}

function readMoment(text: string, currency: Currency): string | null {
  const [day = '', time = ''] = text.split('T')
  return day === '' ? null : momentOf(day, time.slice(0, 5), marketOfCurrency(currency).timeZone).toISOString()
}

function readScope({ scope, goods }: CouponForm): TermsView['appliesTo'] {
  const ids = goods.map(({ id }) => id)
  switch (scope) {
    case 'order':
      return { kind: 'order' }
    case 'vendors':
      return { kind: 'vendors', vendors: ids }
    case 'products':
      return { kind: 'products', products: ids }
    case 'tags':
      return { kind: 'tags', tags: ids }
  }
}

export const FORM_FIELDS = Object.keys(EMPTY_FORM) as (keyof CouponForm)[]

/** Returns the fields that differ. */
export const changedFields = (one: CouponForm, other: CouponForm): (keyof CouponForm)[] =>
  FORM_FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))

/** A form as it is merged: the goods belong to what they are of, so that nobody's goods stand under the other's choice. */
type Parts = Omit<CouponForm, 'scope' | 'goods'> & { forGoods: readonly [CouponForm['scope'], CouponForm['goods']] }

const partsOf = ({ scope, goods, ...rest }: CouponForm): Parts => ({ ...rest, forGoods: [scope, goods] })
const formFromParts = ({ forGoods: [scope, goods], ...rest }: Parts): CouponForm => ({ ...rest, scope, goods })

/** Compares what both have made of the form that this person began with. */
export const mergeForms = (base: CouponForm, mine: CouponForm, theirs: CouponForm): Merge =>
  mergeOf({ base: { ...partsOf(base) }, mine: { ...partsOf(mine) }, theirs: { ...partsOf(theirs) } })

/** Returns the form of both sides: `choices` says whose value holds where both changed it, mine without a choice. */
export function mixedForm(
  { mine, theirs, merge }: { mine: CouponForm; theirs: CouponForm; merge: Merge },
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): CouponForm {
  const own = partsOf(mine)
  const taken = [...merge.mine, ...merge.conflicts.map(({ path }) => path).filter((path) => choices[path] !== 'theirs')]
  return formFromParts({ ...partsOf(theirs), ...Object.fromEntries(taken.map((path) => [path, own[path as keyof Parts]])) })
}

/** Returns a form that was kept as a draft, perhaps by an older version of the shop. */
export const formFromDraft = (values: Readonly<Record<string, unknown>>): CouponForm => ({
  ...EMPTY_FORM,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(EMPTY_FORM, name))),
})
