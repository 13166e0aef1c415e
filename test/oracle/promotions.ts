/**
 * SPEC-4 and SPEC-5 again, as naively as they can be written: one step after the other in whole numbers (BigInt for every
 * multiplication), nothing shared with the shop's own rules. Tests hold the two against each other.
 */
export interface OracleLine {
  id: string
  product: string
  name: string
  sku: string
  vendor: string
  tags: string[]
  mrp: number
  sale: number
  qty: number
  noPromo: boolean
  isVoucher: boolean
  /** Prices of the bundled pieces; empty when it is no bundle. */
  bundled: number[]
}

export interface OracleCoupon {
  code: string
  valid: boolean
  usage: number
  data: {
    type: 0 | 1 | 2 | 3
    amount: number
    max_amount: number
    min_purchase: number
    currency: string
    start?: number
    end?: number
    max_uses?: number
    customer_is_logged_in: boolean
    applies_to?: 1 | 2 | 3
    vendors: string[]
    products: string[]
    tags: string[]
  }
}

export interface OracleCart {
  currency: string
  now: number
  authenticated: boolean
  lines: OracleLine[]
  coupons: OracleCoupon[]
  vouchers: { balance: number; currency: string; until?: number; stopped: boolean }[]
  delivery: number
}

/** Half away from zero, to a hundredth or, in forints, to a hundred of them. */
function percent(amount: number, rate: number, currency: string): number {
  const unit = currency === 'HUF' ? 100n : 1n
  const numerator = BigInt(amount) * BigInt(rate)
  const denominator = 100n * unit
  let whole = numerator / denominator
  if ((numerator % denominator) * 2n >= denominator) whole += 1n
  return Number(whole * unit)
}

function eligible(line: OracleLine, coupon: OracleCoupon): boolean {
  if (line.isVoucher || line.noPromo) return false
  for (const text of [line.name, line.id, line.sku]) if (text.toLowerCase().indexOf('voucher') !== -1) return false
  const { applies_to, vendors, products, tags } = coupon.data
  if (applies_to === 1) return vendors.indexOf(line.vendor) !== -1
  if (applies_to === 2) return products.indexOf('_' + line.product) !== -1
  if (applies_to === 3) {
    for (const tag of line.tags) if (tags.indexOf(tag) !== -1) return true
    return false
  }
  return true
}

/** The first failing check gives the reason. */
function check(coupon: OracleCoupon, cart: OracleCart, subtotal: number): string | null {
  const { data } = coupon
  if (!coupon.valid) return 'error_invalid'
  if (data.start !== undefined && cart.now < data.start) return 'error_invalid'
  if (data.end !== undefined && cart.now > data.end) return 'error_invalid'
  if (data.customer_is_logged_in && !cart.authenticated) return 'error_logged_in'
  if (data.min_purchase !== 0 && subtotal < data.min_purchase) return 'error_min_purchase'
  if (data.max_uses !== undefined && data.max_uses !== 0 && coupon.usage >= data.max_uses) return 'error_usage'
  if (data.currency !== cart.currency) return 'error_currency'
  return null
}

function subtotalOf(coupon: OracleCoupon, lines: OracleLine[], prices: number[], onSale: boolean[]): number {
  let subtotal = 0
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    if (eligible(line, coupon) && !onSale[i] && line.bundled.length === 0) subtotal += prices[i]! * line.qty
  }
  return subtotal
}

/** Largest remainder, found by handing out one unit after the other. */
function share(total: number, weights: number[], unit: number): number[] {
  let sum = 0n
  for (const weight of weights) sum += BigInt(weight)
  const units = BigInt(total / unit)
  const shares = weights.map((weight) => (units * BigInt(weight)) / sum)
  const rests = weights.map((weight) => (units * BigInt(weight)) % sum)
  let left = units
  for (const one of shares) left -= one
  while (left > 0n) {
    let best = 0
    for (let i = 1; i < rests.length; i++) if (rests[i]! > rests[best]!) best = i
    shares[best]! += 1n
    rests[best] = -1n
    left -= 1n
  }
  return shares.map((one) => Number(one) * unit)
}

export function priceByTheBook(cart: OracleCart) {
  const { lines, currency } = cart
  const unit = currency === 'HUF' ? 100 : 1
  // Fresh prices, then type 3 on lines.
  const prices = lines.map((line) => line.sale)
  const onSale = lines.map((line) => line.sale < line.mrp)
  const couponed = lines.map(() => false)
  const reasons: (string | null)[] = cart.coupons.map(() => null)
  const amounts: number[] = cart.coupons.map(() => 0)
  const freshPrices = [...prices]
  const freshOnSale = [...onSale]
  const winner: (number | null)[] = lines.map(() => null)
  // What both reductions of a line are taken from: its full price, or what the bundled pieces cost together when that is more.
  const full = lines.map((line) => {
    let bundled = 0
    for (const price of line.bundled) bundled += price
    return bundled > line.mrp ? bundled : line.mrp
  })
  const lowest = lines.map((line) => line.sale)
  for (let c = 0; c < cart.coupons.length; c++) {
    const coupon = cart.coupons[c]!
    if (coupon.data.type !== 3) continue
    reasons[c] = check(coupon, cart, subtotalOf(coupon, lines, freshPrices, freshOnSale))
    if (reasons[c] !== null) continue
    for (let i = 0; i < lines.length; i++) {
      if (!eligible(lines[i]!, coupon)) continue
      couponed[i] = true
      onSale[i] = true
      let discount = percent(full[i]!, coupon.data.amount, currency)
      if (coupon.data.max_amount > 0 && discount > coupon.data.max_amount) discount = coupon.data.max_amount
      if (full[i]! - discount < lowest[i]!) {
        lowest[i] = full[i]! - discount
        prices[i] = lowest[i]!
        winner[i] = c
      }
    }
  }
  for (let i = 0; i < lines.length; i++) {
    if (winner[i] !== null) amounts[winner[i]!]! += (lines[i]!.sale - prices[i]!) * lines[i]!.qty
  }
  // Types 0 and 1.
  const discounts = lines.map(() => 0)
  const left = lines.map((line, i) => prices[i]! * line.qty)
  for (let c = 0; c < cart.coupons.length; c++) {
    const coupon = cart.coupons[c]!
    if (coupon.data.type === 3) continue
    const subtotal = subtotalOf(coupon, lines, prices, onSale)
    reasons[c] = check(coupon, cart, subtotal)
    if (reasons[c] !== null || coupon.data.type === 2) continue
    let discount = coupon.data.type === 0 ? percent(subtotal, coupon.data.amount, currency) : coupon.data.amount
    if (discount > subtotal) discount = subtotal
    if (coupon.data.max_amount > 0 && discount > coupon.data.max_amount) discount = coupon.data.max_amount
    const weights = lines.map((line, i) => (eligible(line, coupon) && !onSale[i] && line.bundled.length === 0 ? left[i]! : 0))
    let remaining = 0
    for (const weight of weights) remaining += weight
    if (discount > remaining) discount = remaining
    if (discount === 0) continue
    amounts[c] = discount
    const shares = share(discount, weights, unit)
    for (let i = 0; i < lines.length; i++) {
      discounts[i]! += shares[i]!
      left[i]! -= shares[i]!
    }
  }
  for (let c = 0; c < cart.coupons.length; c++) if (reasons[c] === null && amounts[c] === 0) reasons[c] = 'error_not_applicable'
  // Delivery, then vouchers as payment.
  let total = cart.delivery
  for (const rest of left) total += rest
  let due = total
  const paid = cart.vouchers.map((voucher) => {
    if (voucher.stopped || (voucher.until !== undefined && cart.now > voucher.until)) return 0
    if (voucher.currency !== currency) return 0
    const amount = voucher.balance < due ? voucher.balance : due
    due -= amount
    return amount
  })
  return { prices, couponed, onSale, discounts, reasons: reasons.map((reason) => reason ?? 'applied'), amounts, total, paid, due }
}
