/**
 * `npm run db:types`: writes the types of the tables, `src/store/database/tables/*.ts`, from a database that has all migrations.
 * A test compares the files with what this writes. What the database does not know stands in the three tables below: the area of
 * a table, the value of a column where it is narrower, and the domain's name for a list of texts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { CONTACT_STATES, CONTACT_TOPICS } from '#domain/contact/contact.ts'
import { LAYOUTS } from '#domain/content/layout.ts'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import { IMPORT_KINDS, IMPORT_STATES } from '#domain/imports/import-kind.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { PARCEL_EVENT_KINDS } from '#domain/orders/parcel-event.ts'
import { COURIERS, PARCEL_STATUSES } from '#domain/orders/parcel.ts'
import { ORDER_ACTORS } from '#domain/orders/order-transitions.ts'
import { WITHDRAWAL_STATES } from '#domain/withdrawals/withdrawal.ts'
import { MESSAGE_STATES } from '#domain/connections/webhook.ts'
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts'
import { ATTEMPT_STATES } from '#domain/payments/payment-state.ts'
import { PLAN_STATES } from '#domain/pricing/price-change.ts'
import { MOVEMENT_KINDS } from '#domain/stock/movement.ts'
import { ROLES } from '#domain/staff/roles.ts'
import { SAVED_LISTS } from '#domain/staff/list-view.ts'
import { REQUEST_STATES } from '#domain/staff/staff-request.ts'
import { STAFF_LINK_PURPOSES, STAFF_PASSKEY_PURPOSES } from '#domain/staff/staff-session.ts'
import { embeddedDatabase, type Query } from '#store/database/db.ts'
import { migrate } from '#store/database/migrate.ts'
import { startEmbedded } from '#store/embedded/embedded.ts'

/** Area → its tables: one file and one interface each. */
const AREAS: Record<string, string> = {
  catalog: `brand manufacturer attribute collection collection_text slug_history product product_text product_collection variant
    compatibility_rule compatible_product bundle_item price price_history price_plan publication_plan bulk_edit bulk_edit_entry catalogue_version search_miss search_hit synonym_group product_type`,
  pictures: 'picture_original colourway picture_view product_picture collection_promotion collection_picture content_picture',
  contact: 'contact_message contact_event',
  consent: 'consent_proof purchase_report',
  content: 'story story_text story_version agreed_text redirect missed_address campaign',
  customers: `customer customer_session customer_mail_token customer_identity customer_passkey customer_browser customer_address customer_child
    customer_consent customer_cart customer_wishlist customer_voucher customer_note customer_change passkey_challenge`,
  delivery: 'warehouse showroom delivery_rule locker',
  stock: `stock stock_reservation stock_movement stock_count stock_count_line stock_count_scan stock_transfer stock_transfer_line
    stock_change`,
  documents: 'document_series document document_transmission exchange_rate',
  newsletter:
    'newsletter_subscription newsletter_event newsletter_link newsletter_reward newsletter_issue newsletter_issue_text form_draft',
  orders: `order order_line order_line_part order_event order_caller attempt_count shipment shipment_line parcel parcel_event courier_cursor demo_parcel withdrawal withdrawal_draft
    withdrawal_event refund refund_line refund_voucher`,
  payments: 'payment_attempt bank_transfer payment_case payment_notification sandbox_payment sandbox_refund',
  staff:
    'staff_member staff_session staff_link staff_recovery_code staff_passkey staff_passkey_challenge staff_request staff_view staff_draft staff_presence api_key audit_entry audit_head',
  promotions: 'coupon coupon_series coupon_use voucher voucher_ledger voucher_use code_guess partnership partnership_code',
  webhooks: 'webhook webhook_message webhook_attempt',
  imports: 'import_run import_group import_mapping',
  recalls: 'recall recall_buyer',
  alerts: 'stock_alert stock_alert_link',
  feeds: 'product_feed product_feed_gap',
  system: 'setting job outbox mail migration',
}

/**
 * Values that are narrower than the database says: of JSON columns, which are `unknown` otherwise, and of texts that no CHECK
 * constraint limits.
 */
const NARROWER: Record<string, string> = {
  'attribute.name': 'LocaleText',
  'attribute.options': 'unknown[]',
  'brand.description': 'Partial<LocaleText>',
  'campaign.markets': 'Locale[]',
  'campaign.text': 'Record<Locale, CampaignText>',
  'collection.rules': 'CollectionRule[]',
  'collection.withheld_in': 'Locale[]',
  'collection_picture.alt': 'Partial<LocaleText>',
  'collection_promotion.text': 'LocaleText',
  'collection_promotion.title': 'LocaleText',
  'colourway.name': 'LocaleText',
  'content_picture.alt': 'Partial<LocaleText>',
  'consent_proof.choice': 'Choice',
  'consent_proof.recipients': 'Partial<Record<Purpose, readonly string[]>>',
  'customer_consent.purpose': "'newsletter'",
  'compatibility_rule.one': 'RuleSide',
  'compatibility_rule.other': 'RuleSide',
  'document.record': 'DocumentRecord',
  'form_draft.content': 'Record<string, string>',
  'staff_request.body': 'JsonValue',
  'staff_view.look': 'ListLook',
  'staff_draft.content': 'DraftContent',
  'staff_request.params': 'Record<string, string>',
  'locker.boxes': 'LockerBoxes[]',
  'locker.hours': 'OpeningWeek | null',
  'newsletter_issue_text.body': 'Block[]',
  'partnership.coupon': 'PartnerCoupon',
  'partnership.rules': 'PartnershipRules',
  'partnership.text': 'Record<Locale, PartnershipText>',
  'picture_view.alt': 'LocaleText',
  'product.attributes': 'Record<string, unknown>',
  'product.band_sizes': 'BandSize[]',
  'product.withheld_in': 'Locale[]',
  'product_type.names': 'Record<Locale, readonly string[]>',
  'product_picture.alt': 'Partial<LocaleText>',
  'product_text.warnings': 'string[]',
  'variant.box_cm': 'number[]',
  'recall.remedies': 'Remedy[]',
  'recall.texts': 'Record<Locale, RecallText>',
  'redirect.status': 'RedirectStatus',
  'audit_entry.after': 'JsonValue',
  'audit_entry.before': 'JsonValue',
  'import_group.after': 'Record<string, string>',
  'import_group.before': 'Record<string, string>',
  'import_group.remarks': 'Remark[]',
  'import_mapping.mapping': 'Mapping',
  'import_run.actor': 'ImportActor',
  'import_run.counts': 'ImportCounts',
  'import_run.mapping': 'Mapping',
  'import_run.options': 'ImportOptions',
  'sandbox_payment.currency': 'Currency',
  'sandbox_payment.locale': 'Locale',
  'sandbox_payment.state': "'open' | 'challenge' | 'processing' | 'paid' | 'declined' | 'canceled' | 'expired'",
  'showroom.access': 'LocaleText',
  'showroom.exceptions': 'HoursException[]',
  'showroom.intro': 'LocaleText',
  'showroom.labels': 'MapLabel[]',
  'showroom.parking': 'LocaleText',
  'showroom.place': 'Place',
  'showroom.slug': 'LocaleText',
  'slug_history.locale': 'Locale',
  'story_text.draft': 'StoryBlock',
  'story_text.published': 'StoryBlock',
  'story_version.content': 'StoryBlock',
  'withdrawal.lines': 'DeclaredLine[]',
  'withdrawal_draft.content': 'WithdrawalDraft',
  'webhook.events': 'WebhookEvent[]',
  'webhook_message.data': 'JsonValue',
  'warehouse.city': 'LocaleText',
  'warehouse.name': 'LocaleText',
}

/** Types of the domain that the table above names, with their files. */
const DOMAIN_TYPES: { name: string; file: string }[] = [
  ...['PartnerCoupon', 'PartnershipRules', 'PartnershipText'].map((name) => ({
    name,
    file: '#domain/promotions/partnership.ts',
  })),
  { name: 'CollectionRule', file: '#domain/catalog/collection-rule.ts' },
  { name: 'RuleSide', file: '#domain/compatibility/compatibility-rule.ts' },
  { name: 'DocumentRecord', file: '#domain/documents/document.ts' },
  { name: 'Choice', file: '#domain/consent/consent.ts' },
  { name: 'Purpose', file: '#domain/consent/integrations.ts' },
  { name: 'ListLook', file: '#domain/staff/list-view.ts' },
  { name: 'DraftContent', file: '#domain/staff/form-draft.ts' },
  { name: 'JsonValue', file: '#domain/staff/audit-entry.ts' },
  { name: 'Block', file: '#domain/content/content.ts' },
  ...['HoursException', 'MapLabel', 'Place'].map((name) => ({ name, file: '#domain/delivery/showroom.ts' })),
  { name: 'BandSize', file: '#domain/content/belly-band.ts' },
  { name: 'LockerBoxes', file: '#domain/delivery/locker.ts' },
  { name: 'OpeningWeek', file: '#domain/delivery/delivery-input.ts' },
  ...['ImportActor', 'ImportCounts', 'ImportOptions', 'Remark'].map((name) => ({ name, file: '#domain/imports/import-kind.ts' })),
  { name: 'WebhookEvent', file: '#domain/connections/webhook.ts' },
  { name: 'Mapping', file: '#domain/imports/mapping.ts' },
  { name: 'CampaignText', file: '#domain/content/campaign.ts' },
  ...['RecallText', 'Remedy'].map((name) => ({ name, file: '#domain/recalls/recall.ts' })),
  { name: 'RedirectStatus', file: '#domain/content/redirect.ts' },
  { name: 'StoryBlock', file: '#domain/content/story.ts' },
  ...['DeclaredLine', 'WithdrawalDraft'].map((name) => ({ name, file: '#domain/withdrawals/withdrawal.ts' })),
]

/** Lists of the domain that a CHECK constraint repeats: the column has the domain's type. */
const DOMAIN_LISTS: { name: string; file: string; values: readonly string[] }[] = [
  { name: 'DeliveryMethod', file: '#domain/delivery/delivery.ts', values: DELIVERY_METHODS },
  { name: 'Currency', file: '#domain/market/market.ts', values: CURRENCIES },
  { name: 'Locale', file: '#domain/market/market.ts', values: LOCALES },
  { name: 'Layout', file: '#domain/content/layout.ts', values: LAYOUTS },
  { name: 'ContactTopic', file: '#domain/contact/contact.ts', values: CONTACT_TOPICS },
  { name: 'ContactState', file: '#domain/contact/contact.ts', values: CONTACT_STATES },
  { name: 'Courier', file: '#domain/orders/parcel.ts', values: COURIERS },
  { name: 'ParcelStatus', file: '#domain/orders/parcel.ts', values: PARCEL_STATUSES },
  { name: 'ParcelEventKind', file: '#domain/orders/parcel-event.ts', values: PARCEL_EVENT_KINDS },
  { name: 'OrderPaymentState', file: '#domain/orders/order-status.ts', values: PAYMENT_STATES },
  { name: 'OrderStatus', file: '#domain/orders/order-status.ts', values: ORDER_STATUSES },
  { name: 'OrderActor', file: '#domain/orders/order-transitions.ts', values: ORDER_ACTORS },
  { name: 'WithdrawalState', file: '#domain/withdrawals/withdrawal.ts', values: WITHDRAWAL_STATES },
  { name: 'PlanState', file: '#domain/pricing/price-change.ts', values: PLAN_STATES },
  { name: 'PaymentState', file: '#domain/payments/payment-state.ts', values: ATTEMPT_STATES },
  { name: 'PaymentMethod', file: '#domain/payments/payment-method.ts', values: PAYMENT_METHODS },
  { name: 'MessageState', file: '#domain/connections/webhook.ts', values: MESSAGE_STATES },
  { name: 'MovementKind', file: '#domain/stock/movement.ts', values: MOVEMENT_KINDS },
  { name: 'ImportKind', file: '#domain/imports/import-kind.ts', values: IMPORT_KINDS },
  { name: 'ImportState', file: '#domain/imports/import-kind.ts', values: IMPORT_STATES },
  { name: 'Role', file: '#domain/staff/roles.ts', values: ROLES },
  { name: 'SavedList', file: '#domain/staff/list-view.ts', values: SAVED_LISTS },
  { name: 'RequestState', file: '#domain/staff/staff-request.ts', values: REQUEST_STATES },
  { name: 'StaffLinkPurpose', file: '#domain/staff/staff-session.ts', values: STAFF_LINK_PURPOSES },
  { name: 'StaffPasskeyPurpose', file: '#domain/staff/staff-session.ts', values: STAFF_PASSKEY_PURPOSES },
]

/** PostgreSQL's type → ours; JSON and texts are narrowed further. */
const TYPES: Record<string, string> = {
  int2: 'number',
  float8: 'number',
  int4: 'number',
  _int4: 'number[]',
  int8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'string',
  uuid: 'string',
  text: 'string',
  _text: 'string[]',
  bytea: 'Buffer',
}

interface Column {
  table: string
  name: string
  type: string
  isOptional: boolean
  hasDefault: boolean
  /** Texts that a CHECK constraint allows, null without one. */
  texts: string[] | null
}

/** Returns the columns of all tables in their order. */
async function readColumns(query: Query): Promise<Column[]> {
  const columns = await sql<Omit<Column, 'texts'>>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as "isOptional",
      column_default is not null as "hasDefault"
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(query)
  const checks = await sql<{ table: string; name: string; definition: string }>`
    select t.relname as table, a.attname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = t.oid and array[a.attnum] = c.conkey
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace`.execute(query)
  return columns.rows.map((column) => {
    const own = checks.rows.filter(({ table, name }) => table === column.table && name === column.name)
    const texts = own.map(({ definition }) => textsOf(definition)).find((found) => found !== null)
    return { ...column, texts: texts ?? null }
  })
}

/** Returns the texts of `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`, null for another constraint. */
function textsOf(definition: string): string[] | null {
  const list = /^CHECK \(\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1]
  const texts = list?.split(', ').map((one) => /^'([\w ]+)'::text$/.exec(one)?.[1] ?? '')
  return texts?.every((text) => text !== '') ? texts : null
}

const domainList = ({ texts }: Column) => DOMAIN_LISTS.find(({ values }) => texts?.toSorted().join() === values.toSorted().join())

/** Returns the type of a column. */
function typeOf(column: Column): string {
  const narrower = NARROWER[`${column.table}.${column.name}`]
  if (column.type === 'jsonb') {
    const value = narrower ?? 'unknown'
    return `${column.isOptional ? 'JsonOptional' : column.hasDefault ? 'JsonDefault' : 'Json'}<${value}>`
  }
  const plain = TYPES[column.type]
  if (!plain) throw new Error(`${column.table}.${column.name}: no type is known for ${column.type}`)
  const type = narrower ?? domainList(column)?.name ?? column.texts?.map((text) => `'${text}'`).join(' | ') ?? plain
  return column.isOptional ? `Optional<${type}>` : column.hasDefault ? `Generated<${type}>` : type
}

const namesIn = (lines: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(lines))

/** Returns the file of an area. */
function fileOf(area: string, tables: Map<string, Column[]>): string {
  const bodies = Array.from(tables, ([table, columns]) => {
    const lines = columns.map((column) => `    ${column.name}: ${typeOf(column)}\n`)
    return `  ${table}: {\n${lines.join('')}  }\n`
  }).join('')
  const imports = new Map<string, string[]>()
  for (const { name, file } of [...DOMAIN_LISTS, ...DOMAIN_TYPES])
    if (namesIn(bodies, [name]).length > 0) imports.set(file, [...(imports.get(file) ?? []), name])
  const own = namesIn(bodies, ['Json', 'JsonDefault', 'JsonOptional', 'LocaleText', 'Optional'])
  const name = `${area[0]!.toUpperCase()}${area.slice(1)}Tables`
  return [
    '/** Written by `npm run db:types` from the migrated database: do not edit. */\n',
    namesIn(bodies, ['Generated']).length > 0 ? "import type { Generated } from 'kysely'\n" : '',
    ...Array.from(imports, ([file, names]) => `import type { ${names.join(', ')} } from '${file}'\n`),
    own.length > 0 ? `import type { ${own.join(', ')} } from './column-types.ts'\n` : '',
    `\nexport interface ${name} {\n${bodies}}\n`,
  ].join('')
}

/** Returns file name → text of the types of a migrated database. @throws Error for a table without an area, or an area without it */
export async function tableTypes(query: Query): Promise<Map<string, string>> {
  const columns = await readColumns(query)
  const left = new Set(columns.map(({ table }) => table))
  const files = Object.entries(AREAS).map(([area, names]): [string, string] => {
    const tables = names.split(/\s+/).map((table): [string, Column[]] => {
      if (!left.delete(table)) throw new Error(`${table} of the area ${area} is no table, or has two areas`)
      return [table, columns.filter((column) => column.table === table)]
    })
    return [`${area}.ts`, fileOf(area, new Map(tables))]
  })
  if (left.size > 0) throw new Error(`name an area for ${[...left].join(', ')}`)
  return new Map(files)
}

async function writeAll(): Promise<void> {
  const db = embeddedDatabase(await startEmbedded({ snapshot: null }))
  await migrate(db)
  const folder = fileURLToPath(new URL('../src/store/database/tables/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of await tableTypes(db.query)) writeFileSync(folder + file, text)
  await db.close()
}

if (import.meta.main) await writeAll()
