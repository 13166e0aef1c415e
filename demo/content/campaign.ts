/** Coupons and vouchers of the demo shop: every kind, and every reason for which a code is refused. The codes stand here for whoever tries the shop. */
import { createHash } from 'node:crypto'
import { artPath, tintOf } from '#demo/art/address.ts'
import { BRANDS } from '#demo/catalog/brands.ts'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import type { DoorCoupon } from './pages/advent.ts'

interface DemoCoupon {
  code: string
  /** 0 percentage, 1 fixed amount in whole units, 3 best price on lines. */
  type: 0 | 1 | 3
  amount: number
  currency: Currency
  /** Whole units. */
  min?: number
  max?: number
  /** Days from today. */
  starts?: number
  ends?: number
  /** In place of those days. */
  from?: Date
  until?: Date
  maxUses?: number
  used?: number
  perCustomer?: number
  signedIn?: boolean
  vendors?: string[]
  products?: string[]
  tags?: string[]
  stopped?: boolean
}

const MUGURINO = String(BRANDS.find(({ name }) => name === 'Mugurino')?.id)
/** The first product of the shop. */
const FIRST_PRODUCT = '_10001'

const COUPONS: DemoCoupon[] = [
  // Off the order, one for each currency; the newsletter gives more (SPEC-9).
  { code: 'CUIB20', type: 1, amount: 20, currency: 'RON', min: 200 },
  { code: 'NEST4', type: 1, amount: 4, currency: 'EUR', min: 100 },
  { code: 'FESZEK1600', type: 1, amount: 1600, currency: 'HUF', min: 40_000 },
  // Percent off, at most so much.
  { code: 'TOAMNA10', type: 0, amount: 10, currency: 'RON', max: 50 },
  { code: 'AUTUMN10', type: 0, amount: 10, currency: 'EUR', max: 10 },
  { code: 'OSZ10', type: 0, amount: 10, currency: 'HUF', max: 4000 },
  // One brand, one product, one kind of things.
  { code: 'MUGURI10', type: 0, amount: 10, currency: 'RON', vendors: [MUGURINO] },
  { code: 'PRIMUL20', type: 0, amount: 20, currency: 'RON', products: [FIRST_PRODUCT] },
  { code: 'CADOU15', type: 0, amount: 15, currency: 'RON', tags: ['gifts'] },
  // Best price on lines: whatever is larger, the sale or the code.
  { code: 'NOAPTE15', type: 3, amount: 15, currency: 'RON', tags: ['nursery'] },
  { code: 'NIGHT15', type: 3, amount: 15, currency: 'EUR', tags: ['nursery'] },
  { code: 'EJSZAKA15', type: 3, amount: 15, currency: 'HUF', tags: ['nursery'] },
  { code: 'TOT30', type: 3, amount: 30, currency: 'RON' },
  // For customers with an account; once for each.
  { code: 'FAMILIE10', type: 0, amount: 10, currency: 'RON', signedIn: true },
  { code: 'ODATA', type: 0, amount: 12, currency: 'RON', perCustomer: 1 },
  // Refused: over, not begun, stopped, used up.
  { code: 'VARA20', type: 0, amount: 20, currency: 'RON', starts: -120, ends: -60 },
  { code: 'CRACIUN20', type: 0, amount: 20, currency: 'RON', starts: 365, ends: 400 },
  { code: 'OPRIT', type: 0, amount: 20, currency: 'RON', stopped: true },
  { code: 'PRIMII100', type: 0, amount: 50, currency: 'RON', maxUses: 100, used: 100 },
]

/** `token`: of its page, /v/{token}. */
interface DemoVoucher {
  code: string
  token: string
  market: Locale
  currency: Currency
  /** Whole units. */
  amount: number
  name: string
  message: string
}

const VOUCHERS: DemoVoucher[] = [
  {
    code: 'N3ST-DEM0-CAD0-0100',
    token: 'demovoucherleidemovoucherlei2222',
    market: 'ro',
    currency: 'RON',
    amount: 500,
    name: 'Mara',
    message: 'Bun venit pe lume! Cu drag, bunica.',
  },
  {
    code: 'N3ST-DEM0-G1FT-0100',
    token: 'demovouchereurodemovouchereuro22',
    market: 'en',
    currency: 'EUR',
    amount: 100,
    name: 'Ella',
    message: 'Welcome to the world! Love, Granny.',
  },
  {
    code: 'N3ST-DEM0-AJNK-0100',
    token: 'demovoucherforintdemovoucher2222',
    market: 'hu',
    currency: 'HUF',
    amount: 40_000,
    name: 'Lili',
    message: 'Isten hozott! Szeretettel, nagymama.',
  },
  // Small ones, used up by any cart.
  {
    code: 'N3ST-DEM0-M1CA-0050',
    token: 'demovouchermicleidemo22222222222',
    market: 'ro',
    currency: 'RON',
    amount: 50,
    name: 'Luca',
    message: 'Pentru prima jucărie.',
  },
  {
    code: 'N3ST-DEM0-T1NY-0010',
    token: 'demovouchertinyeurodemo222222222',
    market: 'en',
    currency: 'EUR',
    amount: 10,
    name: 'Leo',
    message: 'For the very first toy.',
  },
  {
    code: 'N3ST-DEM0-K1CS-4000',
    token: 'demovoucherkicsiforintdemo222222',
    market: 'hu',
    currency: 'HUF',
    amount: 4000,
    name: 'Bence',
    message: 'Az első játékra.',
  },
]

/** The colour that the demo's vouchers are drawn in. */
const DESIGN = 'navy'
const DAY_MS = 86_400_000
const days = (now: Date, count: number | undefined): Date | null =>
  count === undefined ? null : new Date(now.getTime() + count * DAY_MS)
/** The same id for the same thing in every demo shop. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(`nestling demo ${text}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const ofDoor = ({ code, percent, locale, products, starts, ends }: DoorCoupon): DemoCoupon => ({
  code,
  type: 0,
  amount: percent,
  currency: MARKETS[locale].currency,
  from: starts,
  until: ends,
  products: products.map((id) => `_${id}`),
})

const scopeOf = ({ vendors, products, tags }: DemoCoupon): 'vendors' | 'products' | 'tags' | null =>
  vendors ? 'vendors' : products ? 'products' : tags ? 'tags' : null

/** `doors`: those of the Advent calendar. */
export const demoCoupons = (now: Date, doors: readonly DoorCoupon[]) =>
  [...COUPONS, ...doors.map(ofDoor)].map((coupon) => ({
    id: idOf(coupon.code),
    code: coupon.code,
    campaign: 'demo',
    valid: !coupon.stopped,
    type: coupon.type,
    amount: coupon.type === 1 ? coupon.amount * 100 : coupon.amount,
    max_amount: (coupon.max ?? 0) * 100,
    min_purchase: (coupon.min ?? 0) * 100,
    currency: coupon.currency,
    starts_at: coupon.from ?? days(now, coupon.starts),
    ends_at: coupon.until ?? days(now, coupon.ends),
    max_uses: coupon.maxUses ?? 0,
    max_uses_per_customer: coupon.perCustomer ?? 0,
    customer_is_logged_in: coupon.signedIn ?? false,
    advertised: coupon.maxUses !== 1,
    applies_to: scopeOf(coupon),
    vendors: coupon.vendors ?? [],
    products: coupon.products ?? [],
    tags: coupon.tags ?? [],
    usage: coupon.used ?? 0,
    created_at: now,
  }))

/** Their codes and the tokens of their pages are known: they are no money. */
export const demoVouchers = (now: Date) =>
  VOUCHERS.map(({ code, token, market, currency, amount, name, message }) => ({
    id: idOf(code),
    token_hash: createHash('sha256').update(token).digest(),
    code,
    campaign: 'demo',
    market,
    currency,
    amount: amount * 100,
    valid_until: null,
    stopped_at: null,
    name,
    message,
    image: artPath({ type: 'giftcard', variant: 0, pattern: 'plain', tilt: 0, scale: 98 }, DESIGN, 'tile'),
    tint: tintOf(DESIGN),
    created_at: now,
  }))
