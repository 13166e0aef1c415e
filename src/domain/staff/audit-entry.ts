/** An entry of the audit log: who changed what, from what to what, and why (D-64). Entries are never altered. */

/** JSON as it is stored: object keys in any order, no `undefined`. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }

/** Entries are deleted after this time: the limitation period of most claims, with a margin. */
export const AUDIT_KEPT_YEARS = 5

/** What an entry is about. */
export const AUDIT_OBJECTS = [
  'attribute',
  'brand',
  'bulk',
  'campaign',
  'collection',
  'content',
  'count',
  'coupon',
  'customer',
  'delivery',
  'feed',
  'import',
  'key',
  'mail',
  'manufacturer',
  'message',
  'order',
  'partnership',
  'picture',
  'price',
  'product',
  'recall',
  'redirect',
  'request',
  'search',
  'setting',
  'staff',
  'stock',
  'story',
  'system',
  'transfer',
  'view',
  'voucher',
  'webhook',
  'withdrawal',
] as const
export type AuditObject = (typeof AUDIT_OBJECTS)[number]

export interface AuditEntry {
  /** Who; null where the shop itself did it. */
  staffId: string | null
  /** As it read at that time: names change, entries do not. */
  staffName: string
  /** 'staff.role_changed': what was done. */
  action: string
  object: { kind: AuditObject; id: string; name: string }
  /** The changed fields before and after, null where there were none. */
  before: JsonValue
  after: JsonValue
  reason: string | null
  /** Entry that this one takes back. */
  undoes: string | null
  /** Address of the caller, '' for a command. */
  ip: string
  /** 'Firefox, Linux'; 'command' for a command. */
  device: string
  at: Date
}

/** Returns JSON with the keys of every object in order: equal values give equal texts. */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as JsonValue)}`)
  return `{${members.join(',')}}`
}

/** Returns the text of an entry whose hash, with that of the entry before, is stored beside it. */
export const chainedText = (id: string, entry: AuditEntry): string => {
  const { at, object, ...rest } = entry
  return canonicalJson({ ...rest, ...object, entry: id, at: at.toISOString() })
}

/** Returns the fields that differ between two records, before and after; null when none does. */
export function differenceOf(
  before: Readonly<Record<string, JsonValue>>,
  after: Readonly<Record<string, JsonValue>>,
): { before: Record<string, JsonValue>; after: Record<string, JsonValue> } | null {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => canonicalJson(before[key] ?? null) !== canonicalJson(after[key] ?? null),
  )
  if (keys.length === 0) return null
  const pick = (record: Readonly<Record<string, JsonValue>>) => Object.fromEntries(keys.map((key) => [key, record[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}
