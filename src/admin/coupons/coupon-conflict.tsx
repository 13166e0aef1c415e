/** Two people changed the same coupon: fields that both changed are chosen one by one. */
import { WRITTEN_TYPES } from '#domain/promotions/coupon-terms.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import { plainMoment } from '#messages/dates.ts'
import { ConflictDialog } from '#admin/form/conflict-dialog.tsx'
import type { Merge } from '#admin/form/merge.ts'
import { mixedForm, type CouponForm } from './coupon-form.ts'

/** What both sides changed, until it is chosen. */
export interface CouponConflict {
  merge: Merge
  mine: CouponForm
  theirs: CouponForm
  version: string
}

const LABELS: Readonly<Record<string, () => string>> = {
  name: say.name,
  type: say.whatItDoes,
  amount: say.amount,
  maxAmount: say.maxAmount,
  minPurchase: say.minPurchase,
  currency: say.currency,
  from: say.from,
  until: say.until,
  maxUses: say.maxUses,
  perCustomer: say.perCustomer,
  isForSignedIn: say.signedInOnly,
  isAdvertised: say.advertised,
  forGoods: say.forWhichGoods,
}
const labelOf = (path: string): string => LABELS[path]?.() ?? path

/** Returns a value as the form shows it. */
function shown(path: string, value: unknown): unknown {
  if (path === 'type') return say.types[WRITTEN_TYPES.find((type) => type === value)!]()
  if (path === 'from' || path === 'until') return typeof value === 'string' && value !== '' ? plainMoment(value) : ''
  if (path !== 'forGoods') return value
  const [scope, goods] = value as readonly [CouponForm['scope'], CouponForm['goods']]
  return [say.scopes[scope](), ...goods.map(({ name }) => name)]
}

interface Props {
  conflict: CouponConflict
  onClose: () => void
  /** Saves over the version that the other person left. */
  onChoose: (form: CouponForm, version: string) => void
  onTakeTheirs: (theirs: CouponForm, version: string) => void
}

export function CouponConflictDialog({ conflict, onClose, onChoose, onTakeTheirs }: Props) {
  const { merge, theirs, version } = conflict
  const conflicts = merge.conflicts.map(({ path, was, mine, theirs: other }) => ({
    path,
    was: shown(path, was),
    mine: shown(path, mine),
    theirs: shown(path, other),
  }))
  return (
    <ConflictDialog
      labelOf={labelOf}
      conflict={{
        merge: { ...merge, conflicts },
        theirs: { values: theirs, version },
        settle: (choices) => onChoose(mixedForm(conflict, choices), version),
        takeTheirs: () => onTakeTheirs(theirs, version),
        close: onClose,
      }}
    />
  )
}
