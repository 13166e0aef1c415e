/**
 * The tables of `migrations/`, column by column, as Kysely sees them; a test compares them with the database.
 * Values: integer and bigint → number, timestamptz → Date, jsonb → parsed value (written as a JSON string, because the
 * driver would send an array as an SQL array), bytea → Buffer, uuid → string. Money is integer hundredths.
 */
import type { ColumnType, Generated } from 'kysely'

/** Read as the value, written as `JSON.stringify(value)`. */
type Json<T> = ColumnType<T, string, string>
/** A jsonb column that may be null. */
type JsonOptional<T> = ColumnType<T, string | null | undefined, string | null>
/** A jsonb column with a default. */
type JsonDefault<T> = ColumnType<T, string | undefined, string>
type LocaleCode = 'ro' | 'en' | 'hu'
type CurrencyCode = 'RON' | 'EUR' | 'HUF'
/** One text in three languages. */
export type LocaleText = Record<LocaleCode, string>
/** A column that may be left out when a row is written. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

interface SettingTable {
  key: string
  value: Json<unknown>
}
interface BrandTable {
  id: number
  slug: string
  name: string
  description: JsonDefault<Partial<LocaleText>>
  logo: Optional<string>
}
interface ManufacturerTable {
  id: number
  name: string
  address: string
  email: string
  country: string
  responsible: JsonOptional<unknown>
}
interface AttributeTable {
  key: string
  kind: string
  unit: Optional<string>
  filterable: boolean
  name: Json<LocaleText>
  options: JsonDefault<unknown[]>
}
interface CollectionTable {
  id: number
  key: string
  parent_id: Optional<number>
  position: number
  flags: Generated<string[]>
  attributes: Generated<string[]>
  google_category: Optional<string>
  starts_at: Optional<Date>
  ends_at: Optional<Date>
}
interface CollectionTextTable {
  collection_id: number
  locale: LocaleCode
  name: string
  slug: string
  path: string
  description: Generated<string>
  tagline: Generated<string>
}
interface SlugHistoryTable {
  kind: 'product' | 'collection' | 'brand' | 'page'
  locale: LocaleCode
  slug: string
  target_id: number
  retired_at: Date
}
interface ProductTable {
  id: number
  kind: 'simple' | 'bundle' | 'voucher'
  brand_id: number
  collection_id: number
  manufacturer_id: Optional<number>
  tags: Generated<string[]>
  flags: Generated<string[]>
  attributes: JsonDefault<Record<string, unknown>>
  vat_class: Generated<string>
  green_tax_ron: Generated<number>
  no_promo: Generated<boolean>
  withdrawal_exception: Generated<'none' | 'sealed_hygiene' | 'custom_made'>
  age_from_months: Optional<number>
  age_to_months: Optional<number>
  rank: number
  created_at: Date
  published_at: Optional<Date>
  change_number: Generated<number>
}
interface ColourwayTable {
  key: string
  name: Json<LocaleText>
  hex: string
}
interface PictureViewTable {
  key: string
  alt: Json<LocaleText>
}
interface ProductPictureTable {
  product_id: number
  colourway: Generated<string>
  position: number
  address: string
  width: number
  height: number
  tint: Generated<string>
  view: Optional<string>
  alt: JsonDefault<Partial<LocaleText>>
}
interface CollectionPromotionTable {
  collection_id: number
  target_id: number
  picture: string
  title: Json<LocaleText>
  text: Json<LocaleText>
}
interface CollectionPictureTable {
  collection_id: number
  use: 'tile' | 'menu'
  position: Generated<number>
  address: string
  width: number
  height: number
  alt: JsonDefault<Partial<LocaleText>>
}
interface ContentPictureTable {
  key: string
  address: string
  width: number
  height: number
  alt: JsonDefault<Partial<LocaleText>>
}
interface ProductTextTable {
  product_id: number
  locale: LocaleCode
  name: string
  slug: string
  description: Json<unknown>
  composition: Optional<string>
  care: Optional<string>
  warnings: JsonDefault<string[]>
}
interface ProductCollectionTable {
  product_id: number
  collection_id: number
}
interface VariantTable {
  id: number
  product_id: number
  position: number
  sku: string
  barcode: Optional<string>
  color: Optional<string>
  colourway: Optional<string>
  swatch: Optional<string>
  size: JsonOptional<unknown>
  weight_g: number
  volume_cm3: Generated<number>
}
interface BundleItemTable {
  bundle_variant_id: number
  variant_id: number
  quantity: number
  position: number
}
interface PriceTable {
  variant_id: number
  currency: CurrencyCode
  mrp: number
  sale: number
  prior: Optional<number>
  reduced_at: Optional<Date>
}
interface PriceHistoryTable {
  variant_id: number
  currency: CurrencyCode
  price: number
  valid_from: Date
  valid_to: Optional<Date>
}
interface WarehouseTable {
  id: string
  kind: 'showroom' | 'warehouse'
  position: number
  country: string
  city: Json<LocaleText>
  name: Json<LocaleText>
  address: string
  zip: string
  phone: string
  email: string
  opening: Json<unknown>
  pickup: boolean
  markets: string[]
}
interface StockTable {
  variant_id: number
  warehouse_id: string
  on_hand: number
  reserved: Generated<number>
}
interface CatalogVersionTable {
  id: number
  version: number
}
interface DeliveryRuleTable {
  id: number
  method: 'courier' | 'locker' | 'pickup' | 'email'
  position: number
  markets: string[]
  countries: string[]
  zip_pattern: Optional<string>
  warehouse_id: Optional<string>
  max_weight_g: Optional<number>
  max_volume_cm3: Optional<number>
  allows_bulky: boolean
  currency: CurrencyCode
  price: number
  bulky_surcharge: Generated<number>
  free_from: Optional<number>
  days_min: number
  days_max: number
  cutoff_hour: Generated<number>
}
interface LockerTable {
  id: string
  courier: string
  country: string
  city: string
  zip: string
  name: string
  address: string
}

interface PageTable {
  id: number
  key: string
  position: number
}
interface PageTextTable {
  page_id: number
  locale: LocaleCode
  slug: string
  title: string
  description: string
  body: Json<unknown>
}

interface AgreedTextTable {
  sha256: string
  page_key: string
  locale: LocaleCode
  title: string
  body: Json<unknown>
  first_agreed_at: Date
}

interface OrderTable {
  id: string
  token_hash: Buffer
  number: string
  idempotency_key: string
  request_hash: Buffer
  market: LocaleCode
  currency: CurrencyCode
  status: 'opened' | 'unfulfilled' | 'pending' | 'partially fulfilled' | 'fulfilled' | 'canceled' | 'refunded'
  payment_state: 'unpaid' | 'paid' | 'partly refunded' | 'refunded'
  customer_id: Optional<string>
  email: string
  phone: string
  delivery_address: Json<unknown>
  billing: Json<unknown>
  delivery: Json<unknown>
  subtotal: number
  discount: Generated<number>
  delivery_price: number
  total: number
  voucher_paid: Generated<number>
  due: number
  terms: Json<unknown>
  newsletter: Generated<boolean>
  created_at: Date
  updated_at: Date
  expires_at: Optional<Date>
  paid_at: Optional<Date>
}
interface OrderLineTable {
  id: string
  order_id: string
  position: number
  kind: 'goods' | 'bundle' | 'voucher' | 'transport'
  variant_id: Optional<number>
  product_id: Optional<number>
  sku: string
  name: string
  option: Generated<string>
  brand: Generated<string>
  image: Generated<string>
  quantity: number
  mrp: number
  unit_price: number
  prior: Optional<number>
  couponed: Generated<boolean>
  discount: Generated<number>
  total: number
  vat_country: string
  vat_rate_bp: number
  vat: number
  price: number
  gift: JsonOptional<unknown>
}
interface OrderLinePartTable {
  order_line_id: string
  variant_id: number
  sku: string
  name: string
  quantity: number
}
interface OrderEventTable {
  id: string
  order_id: string
  at: Date
  kind: string
  data: JsonDefault<unknown>
}
interface StockReservationTable {
  order_id: string
  variant_id: number
  warehouse_id: string
  quantity: number
  state: 'held' | 'taken' | 'released'
}
interface PaymentAttemptTable {
  id: string
  order_id: string
  gateway: string
  provider_ref: Optional<string>
  amount: number
  currency: CurrencyCode
  state:
    | 'created'
    | 'pending_action'
    | 'authorized'
    | 'paid'
    | 'partly_refunded'
    | 'refunded'
    | 'failed'
    | 'canceled'
    | 'expired'
    | 'review'
    | 'disputed'
    | 'unknown'
  action: JsonOptional<unknown>
  reason: Optional<string>
  created_at: Date
  updated_at: Date
  refund_requested_at: Optional<Date>
}
interface PaymentCaseTable {
  id: string
  order_id: string
  attempt_id: Optional<string>
  reason: string
  details: JsonDefault<unknown>
  opened_at: Date
  settled_at: Optional<Date>
  note: Optional<string>
}
interface PaymentNotificationTable {
  gateway: string
  event_key: string
  attempt_id: Optional<string>
  state: string
  amount: Optional<number>
  currency: Optional<string>
  outcome: string
  received_at: Date
}
interface SandboxPaymentTable {
  ref: string
  merchant_key: string
  order_ref: string
  amount: number
  currency: CurrencyCode
  locale: LocaleCode
  description: string
  return_url: string
  notify_url: string
  state: 'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'
  card: Optional<string>
  reason: Optional<string>
  refunded: Generated<number>
  created_at: Date
  updated_at: Date
}
interface SandboxRefundTable {
  key: string
  ref: string
  amount: number
  created_at: Date
}
interface JobTable {
  id: string
  kind: string
  payload: Json<unknown>
  key: Optional<string>
  run_at: Date
  attempts: Generated<number>
  last_error: Optional<string>
  dead_at: Optional<Date>
}
interface OutboxTable {
  id: string
  topic: string
  payload: Json<unknown>
  created_at: Date
}
interface MailTable {
  id: string
  key: string
  kind: string
  locale: string
  recipient: string
  subject: string
  html: string
  text: string
  order_id: Optional<string>
  created_at: Date
  sent_at: Optional<Date>
  attempts: Generated<number>
  last_error: Optional<string>
}
interface CouponTable {
  id: string
  code: string
  campaign: Generated<string>
  valid: Generated<boolean>
  type: number
  amount: number
  max_amount: Generated<number>
  min_purchase: Generated<number>
  currency: CurrencyCode
  starts_at: Optional<Date>
  ends_at: Optional<Date>
  max_uses: Generated<number>
  max_uses_per_customer: Generated<number>
  customer_is_logged_in: Generated<boolean>
  applies_to: Optional<string>
  vendors: Generated<string[]>
  products: Generated<string[]>
  tags: Generated<string[]>
  usage: Generated<number>
  created_at: Date
}
interface CouponUseTable {
  order_id: string
  coupon_id: string
  amount: number
  state: 'held' | 'counted' | 'released'
  email: string
  phone: string
  customer_id: Optional<string>
}
interface VoucherTable {
  id: string
  token_hash: Buffer
  code: string
  campaign: Generated<string>
  market: LocaleCode
  currency: CurrencyCode
  amount: number
  balance: number
  valid_until: Optional<Date>
  stopped_at: Optional<Date>
  order_line_id: Optional<string>
  recipient: Optional<string>
  name: Generated<string>
  message: Generated<string>
  image: Generated<string>
  tint: Generated<string>
  created_at: Date
}
interface VoucherLedgerTable {
  id: string
  voucher_id: string
  at: Date
  kind: 'issued' | 'spent' | 'returned'
  amount: number
  order_id: Optional<string>
}
interface VoucherUseTable {
  order_id: string
  voucher_id: string
  amount: number
  state: 'held' | 'counted' | 'released'
}
interface AttemptCountTable {
  scope: string
  subject: Buffer
  count: number
  until: Date
}
interface OrderCallerTable {
  order_id: string
  caller: Buffer
  created_at: Date
}
interface CodeGuessTable {
  caller: Buffer
  code_hash: Buffer
  until: Date
}
interface SearchMissTable {
  locale: LocaleCode
  query: string
  times: Generated<number>
  first_at: Date
  last_at: Date
}
/** Applied migrations: one row a file, with the SHA-256 of its text. */
interface MigrationTable {
  name: string
  checksum: string
  applied_at: Generated<Date>
}

export interface Tables {
  agreed_text: AgreedTextTable
  setting: SettingTable
  brand: BrandTable
  manufacturer: ManufacturerTable
  attribute: AttributeTable
  collection: CollectionTable
  collection_text: CollectionTextTable
  slug_history: SlugHistoryTable
  product: ProductTable
  collection_promotion: CollectionPromotionTable
  collection_picture: CollectionPictureTable
  colourway: ColourwayTable
  content_picture: ContentPictureTable
  picture_view: PictureViewTable
  product_picture: ProductPictureTable
  product_text: ProductTextTable
  product_collection: ProductCollectionTable
  variant: VariantTable
  bundle_item: BundleItemTable
  price: PriceTable
  price_history: PriceHistoryTable
  warehouse: WarehouseTable
  stock: StockTable
  catalogue_version: CatalogVersionTable
  delivery_rule: DeliveryRuleTable
  locker: LockerTable
  page: PageTable
  page_text: PageTextTable
  order: OrderTable
  order_line: OrderLineTable
  order_line_part: OrderLinePartTable
  order_event: OrderEventTable
  stock_reservation: StockReservationTable
  coupon: CouponTable
  coupon_use: CouponUseTable
  voucher: VoucherTable
  voucher_ledger: VoucherLedgerTable
  voucher_use: VoucherUseTable
  attempt_count: AttemptCountTable
  order_caller: OrderCallerTable
  code_guess: CodeGuessTable
  payment_attempt: PaymentAttemptTable
  payment_case: PaymentCaseTable
  payment_notification: PaymentNotificationTable
  sandbox_payment: SandboxPaymentTable
  sandbox_refund: SandboxRefundTable
  job: JobTable
  outbox: OutboxTable
  mail: MailTable
  search_miss: SearchMissTable
  migration: MigrationTable
}
