/** Keys of programs: made, replaced and revoked by an owner; a call with one is admitted by its hash. */
import { KEY_MARK, KEY_START_LENGTH, KEY_TOUCH_MS, keyTitle, REPLACED_KEY_HOURS, type KeyAction } from '#domain/staff/api-key.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken, newSecretToken } from '#services/tokens.ts'
import type { Query } from '#store/database/db.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import {
  endKeyAt,
  findKey,
  insertKey,
  listKeys,
  lockKey,
  revokeStoredKey,
  touchKey,
  type StoredKey,
} from '#store/staff/api-keys.ts'
import { writeAudit, type Actor } from './audit.ts'

export type { StoredKey }

type KeyShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** A new key: `token` is shown once. */
export interface MadeKey {
  id: string
  token: string
}

interface WantedKey {
  name: string
  scope: readonly KeyAction[]
  /** Days until it ends, null for no end. */
  days: number | null
}

const objectOf = (key: Pick<StoredKey, 'id' | 'name' | 'start'>) => ({ kind: 'key' as const, id: key.id, name: keyTitle(key) })

async function makeIn(
  { tokens }: Pick<Shop, 'tokens'>,
  tx: Query,
  actor: Actor,
  { name, scope, expiresAt, now }: { name: string; scope: readonly string[]; expiresAt: Date | null; now: Date },
): Promise<MadeKey & { start: string }> {
  const id = uuidv7(now)
  const token = KEY_MARK + newSecretToken()
  const start = token.slice(0, KEY_START_LENGTH)
  const made = { createdAt: now, createdBy: actor.staffId!, createdName: actor.staffName }
  await insertKey(tx, { id, name, hash: tokens.hash(token), start, scope: [...scope], expiresAt, ...made })
  return { id, token, start }
}

const endOf = (days: number | null, now: Date): Date | null => (days === null ? null : new Date(now.getTime() + days * DAY_MS))

/** Makes a key. Only a person does. */
export const makeKey = (shop: KeyShop, actor: Actor, { name, scope, days }: WantedKey): Promise<MadeKey> =>
  shop.db.transaction(async (tx) => {
    const now = shop.clock.now()
    const expiresAt = endOf(days, now)
    const { id, token, start } = await makeIn(shop, tx, actor, { name, scope, expiresAt, now })
    const after = { scope: [...scope], until: expiresAt?.toISOString() ?? null }
    await writeAudit(tx, actor, { action: 'key.made', object: objectOf({ id, name, start }), after }, now)
    return { id, token }
  })

/** Makes another key that may do the same for as long; the old one ends a day later. Null where it is not there. */
export const replaceKey = (shop: KeyShop, actor: Actor, id: string): Promise<MadeKey | null> =>
  shop.db.transaction(async (tx) => {
    const now = shop.clock.now()
    const old = isUuid(id) ? await lockKey(tx, id) : null
    if (!old) return null
    const life = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime()
    const expiresAt = life === null ? null : new Date(now.getTime() + life)
    const { name, scope } = old
    const made = await makeIn(shop, tx, actor, { name, scope, expiresAt, now })
    const overlap = new Date(now.getTime() + REPLACED_KEY_HOURS * HOUR_MS)
    if (!old.expiresAt || old.expiresAt > overlap) await endKeyAt(tx, id, overlap)
    const before = { until: old.expiresAt?.toISOString() ?? null }
    const after = { until: overlap.toISOString(), replacedBy: keyTitle({ name, start: made.start }) }
    await writeAudit(tx, actor, { action: 'key.replaced', object: objectOf(old), before, after }, now)
    return { id: made.id, token: made.token }
  })

/** Ends a key at once. Returns false where it is not there. */
export const revokeKey = (shop: KeyShop, actor: Actor, id: string): Promise<boolean> =>
  shop.db.transaction(async (tx) => {
    const now = shop.clock.now()
    const key = isUuid(id) ? await lockKey(tx, id) : null
    if (!key) return false
    await revokeStoredKey(tx, id, now)
    await writeAudit(tx, actor, { action: 'key.revoked', object: objectOf(key), before: { scope: key.scope } }, now)
    return true
  })

export const listApiKeys = ({ db }: Pick<Shop, 'db'>): Promise<StoredKey[]> => listKeys(db.query)

/** Returns the key of a token that can be used now, and notes its use; null for any other text. */
export async function readKey({ db, clock, tokens }: KeyShop, token: string): Promise<StoredKey | null> {
  if (!token.startsWith(KEY_MARK) || !isSecretToken(token.slice(KEY_MARK.length))) return null
  const now = clock.now()
  const key = await findKey(db.query, tokens.hash(token), now)
  if (key && (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= KEY_TOUCH_MS))
    await touchKey(db.query, key.id, now)
  return key
}
