/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { PlanState } from '#domain/pricing/price-change.ts'
import type { CollectionRule } from '#domain/catalog/collection-rule.ts'
import type { RuleSide } from '#domain/compatibility/compatibility-rule.ts'
import type { BandSize } from '#domain/content/belly-band.ts'
import type { Json, JsonDefault, JsonOptional, LocaleText, Optional } from './column-types.ts'

export interface CatalogTables {
  brand: {
    id: number
    slug: string
    name: string
    description: JsonDefault<Partial<LocaleText>>
    logo: Optional<string>
    manufacturer_id: Optional<number>
  }
  manufacturer: {
    id: number
    name: string
    address: string
    email: string
    country: string
    responsible: JsonOptional<unknown>
  }
  attribute: {
    key: string
    kind: string
    unit: Optional<string>
    filterable: boolean
    name: Json<LocaleText>
    options: JsonDefault<unknown[]>
  }
  collection: {
    id: number
    key: string
    parent_id: Optional<number>
    position: number
    flags: Generated<string[]>
    attributes: Generated<string[]>
    starts_at: Optional<Date>
    ends_at: Optional<Date>
    google_category: Optional<string>
    companions: Generated<string[]>
    menu: JsonOptional<unknown>
    rules: JsonDefault<CollectionRule[]>
    pins: Generated<number[]>
    hidden: Generated<boolean>
    withheld_in: Generated<Locale[]>
    filters: Optional<string[]>
  }
  collection_text: {
    collection_id: number
    locale: Locale
    name: string
    slug: string
    path: string
    description: Generated<string>
    tagline: Generated<string>
  }
  slug_history: {
    kind: 'product' | 'collection' | 'brand' | 'page'
    locale: Locale
    slug: string
    target_id: number
    retired_at: Date
  }
  product: {
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
    band_sizes: JsonOptional<BandSize[]>
    withheld_in: Generated<Locale[]>
    durability_years: Optional<number>
    hu_guarantee_months: Optional<number>
    software_months: Optional<number>
    standard: Optional<string>
    green_proof: Optional<string>
    external_id: Optional<string>
  }
  product_text: {
    product_id: number
    locale: Locale
    name: string
    slug: string
    description: Json<unknown>
    composition: Optional<string>
    care: Optional<string>
    warnings: JsonOptional<string[]>
    search_title: Optional<string>
    search_text: Optional<string>
    spare_parts: Optional<string>
    repair: Optional<string>
  }
  product_collection: {
    product_id: number
    collection_id: number
  }
  variant: {
    id: number
    product_id: number
    position: number
    sku: string
    barcode: Optional<string>
    color: Optional<string>
    colourway: Optional<string>
    size: JsonOptional<unknown>
    weight_g: number
    volume_cm3: Generated<number>
    swatch: Optional<string>
    low: Optional<number>
    box_cm: JsonOptional<number[]>
  }
  compatibility_rule: {
    id: number
    one: Json<RuleSide>
    other: Json<RuleSide>
    same_brand: boolean
    same: string[]
    adapter: Optional<string>
    is_accessory: boolean
  }
  compatible_product: {
    product_id: number
    other_id: number
    adapter_id: Optional<number>
    position: number
  }
  bundle_item: {
    bundle_variant_id: number
    variant_id: number
    quantity: number
    position: number
  }
  price: {
    variant_id: number
    currency: Currency
    mrp: number
    sale: number
    prior: Optional<number>
    reduced_at: Optional<Date>
  }
  price_history: {
    variant_id: number
    currency: Currency
    price: number
    valid_from: Date
    valid_to: Optional<Date>
  }
  price_plan: {
    id: string
    variant_id: number
    currency: Currency
    price: number
    reduced: Optional<number>
    prp: Optional<number>
    starts_at: Date
    ends_at: Optional<Date>
    state: PlanState
    note: Optional<string>
    created_at: Date
    bulk_id: Optional<string>
  }
  publication_plan: {
    id: string
    product_id: number
    locale: Locale
    publishes: boolean
    runs_at: Date
    state: 'waiting' | 'done' | 'cancelled' | 'refused'
    created_at: Date
  }
  bulk_edit: {
    id: string
    staff_id: Optional<string>
    staff_name: string
    name: Optional<string>
    change: Json<unknown>
    products: number[]
    position: Generated<number>
    changed: Generated<number>
    refused: JsonDefault<unknown>
    state: 'running' | 'done' | 'undoing' | 'undone'
    kept: Generated<number>
    created_at: Date
    finished_at: Optional<Date>
  }
  bulk_edit_entry: {
    bulk_id: string
    entry_id: string
  }
  catalogue_version: {
    id: number
    version: number
  }
  search_miss: {
    locale: Locale
    query: string
    times: Generated<number>
    first_at: Date
    last_at: Date
    week: Generated<string>
    week_times: Generated<number>
    week_before_times: Generated<number>
    is_ignored: Generated<boolean>
  }
  search_hit: {
    locale: Locale
    query: string
    week: string
    week_times: number
    week_before_times: Generated<number>
    last_at: Date
    is_hidden: Generated<boolean>
  }
  synonym_group: {
    id: number
    locale: Locale
    words: string[]
    target: Optional<string>
  }
  product_type: {
    key: string
    names: Json<Record<Locale, readonly string[]>>
    broader: string[]
    collections: string[]
    complements: string[]
    is_removed: boolean
  }
}
