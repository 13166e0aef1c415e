/** Names of the fields of a partnership, for the questions of two people in one form. */
import { LOCALES } from '#domain/market/market.ts'
import * as coupon from '#messages/admin/promotions/coupons.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { markets } from '#messages/admin/today.ts'

const LABELS: Readonly<Record<string, () => string>> = {
  partner: say.partner,
  markets: say.markets,
  title: say.title,
  text: say.text,
  label: say.linkLabel,
  href: say.linkAddress,
  from: say.from,
  until: say.until,
  registered: say.rules.registered,
  orders: say.rules.orders,
  spent: say.rules.spent,
  childFrom: say.rules.child_age,
  childBelow: say.rules.child_age,
  newsletter: say.rules.newsletter,
  kind: say.columns.source,
  prefix: say.prefix,
  maxCodes: say.maxCodes,
  validDays: say.validDays,
  lowLevel: say.lowLevel,
  type: coupon.columns.kind,
  amount: coupon.amount,
  maxAmount: coupon.maxAmount,
  minPurchase: say.minPurchase,
  currency: coupon.currency,
  isForSignedIn: say.signedInOnly,
  isAdvertised: coupon.advertised,
  scope: coupon.forWhichGoods,
  goods: coupon.forWhichGoods,
}

/** Returns the name of a field by its path: of a text with its market. */
export function labelOf(path: string): string {
  const parts = path.split('.')
  const name = parts.toReversed().find((part) => Object.hasOwn(LABELS, part))
  const market = LOCALES.find((locale) => parts.includes(locale))
  const label = name === undefined ? path : LABELS[name]!()
  return market === undefined ? label : `${label} (${markets[market]()})`
}
