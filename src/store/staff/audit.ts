/** The audit log: entries in a chain, of which each has the hash of the one before (D-64). The database refuses to change one. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { chainedText, type AuditEntry, type AuditObject } from '#domain/staff/audit-entry.ts'
import type { Query } from '#store/database/db.ts'
import { hex, jsonRows, type JsonRow } from '#store/database/json-rows.ts'

export interface StoredEntry extends AuditEntry {
  id: string
  /** From 1, without gaps. */
  position: number
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const jsonOf = (value: AuditEntry['before']): string | null => (value === null ? null : JSON.stringify(value))

/**
 * Writes an entry at the end of the chain. The last entry's row stays locked until the transaction ends: write it as the last
 * statement of the change that it tells.
 */
export async function insertAuditEntry(tx: Query, id: string, entry: AuditEntry): Promise<void> {
  const digest = sha256(chainedText(id, entry))
  const { at, staffId, staffName, action, object, before, after, reason, undoes, ip, device } = entry
  await sql`
    with head as (
      insert into audit_head as h (position, hash) values (1, sha256(${digest}::bytea))
      on conflict (is_only) do update set position = h.position + 1, hash = sha256(h.hash || ${digest}::bytea)
      returning h.position, h.hash
    )
    insert into audit_entry (position, id, at, staff_id, staff_name, action, object_kind, object_id, object_name, before, after, reason,
      undoes, ip, device, hash)
    select position, ${id}, ${at}, ${staffId}, ${staffName}, ${action}, ${object.kind}, ${object.id}, ${object.name},
      ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, ${reason}, ${undoes}, ${ip}, ${device}, hash
    from head`.execute(tx)
}

/**
 * Writes entries at the end of the chain in their order: two statements for all of them. As with one entry, the end of the chain
 * stays locked until the transaction ends.
 */
export async function insertAuditEntries(
  tx: Query,
  entries: readonly (readonly [id: string, entry: AuditEntry])[],
): Promise<void> {
  const head = await tx.selectFrom('audit_head').select(['position', 'hash']).forUpdate().executeTakeFirst()
  if (head === undefined) {
    // The first entry of a shop makes the head that others wait for.
    const [first, ...rest] = entries
    if (first) await insertAuditEntry(tx, ...first)
    if (rest.length > 0) await insertAuditEntries(tx, rest)
    return
  }
  let { position, hash } = head
  const rows = entries.map(([id, entry]) => {
    position++
    hash = sha256(hash, sha256(chainedText(id, entry)))
    return rowOf(id, entry, { position, hash })
  })
  if (rows.length === 0) return
  await sql`with moved as (update audit_head set position = ${position}, hash = ${hash})
    insert into audit_entry select * from ${jsonRows('audit_entry', rows)}`.execute(tx)
}

const rowOf = (id: string, entry: AuditEntry, { position, hash }: Link): JsonRow<'audit_entry'> => ({
  position,
  id,
  at: entry.at,
  staff_id: entry.staffId,
  staff_name: entry.staffName,
  action: entry.action,
  object_kind: entry.object.kind,
  object_id: entry.object.id,
  object_name: entry.object.name,
  before: entry.before,
  after: entry.after,
  reason: entry.reason,
  undoes: entry.undoes,
  ip: entry.ip,
  device: entry.device,
  hash: hex(hash),
})

export interface AuditSearch {
  /** Part of a name, an action or a reason, in any case. */
  words?: string
  staffId?: string
  object?: { kind: AuditObject; id: string }
  from?: Date
  until?: Date
  /** Entries before this position; of the previous page's last one. */
  before?: number
  /** Most entries to return. */
  most: number
}

const escaped = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Returns entries, the newest first. */
export async function findAuditEntries(query: Query, search: AuditSearch): Promise<StoredEntry[]> {
  const { words, staffId, object, from, until, before, most } = search
  const rows = await query
    .selectFrom('audit_entry')
    .selectAll()
    .$if(words !== undefined, (all) =>
      all.where((eb) =>
        eb.or(
          (['staff_name', 'action', 'object_name', 'object_id', 'reason'] as const).map((column) =>
            eb(column, 'ilike', escaped(words!)),
          ),
        ),
      ),
    )
    .$if(staffId !== undefined, (all) => all.where('staff_id', '=', staffId!))
    .$if(object !== undefined, (all) => all.where('object_kind', '=', object!.kind).where('object_id', '=', object!.id))
    .$if(from !== undefined, (all) => all.where('at', '>=', from!))
    .$if(until !== undefined, (all) => all.where('at', '<', until!))
    .$if(before !== undefined, (all) => all.where('position', '<', before!))
    .orderBy('position', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ hash: _, ...row }) => entryOf(row))
}

/** Returns an entry by its id, unless another has taken it back; null without one. */
export async function findStandingEntry(query: Query, id: string): Promise<StoredEntry | null> {
  const row = await query
    .selectFrom('audit_entry as e')
    .selectAll('e')
    .where('e.id', '=', id)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('audit_entry as u').select('u.id').where('u.undoes', '=', id))))
    .executeTakeFirst()
  return row === undefined ? null : entryOf(row)
}

/** Returns an entry, null where there is none. */
export async function readAuditEntry(query: Query, id: string): Promise<StoredEntry | null> {
  const row = await query.selectFrom('audit_entry').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : entryOf(row)
}

/** Returns the id of the entry that has taken another one back; null without one. */
export async function findUndoOf(query: Query, id: string): Promise<string | null> {
  const row = await query.selectFrom('audit_entry').select('id').where('undoes', '=', id).executeTakeFirst()
  return row?.id ?? null
}

/** Returns those of some entries that were taken back. */
export async function findUndone(query: Query, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await query.selectFrom('audit_entry').select('undoes').where('undoes', 'in', ids).execute()
  return rows.flatMap(({ undoes }) => undoes ?? [])
}

/** Returns whether a person has done anything from a device of this name before. */
export async function hasActedFrom(query: Query, staffId: string, device: string): Promise<boolean> {
  const found = await query
    .selectFrom('audit_entry')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('device', '=', device)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Row {
  position: number
  id: string
  at: Date
  staff_id: string | null
  staff_name: string
  action: string
  object_kind: string
  object_id: string
  object_name: string
  before: AuditEntry['before']
  after: AuditEntry['after']
  reason: string | null
  undoes: string | null
  ip: string
  device: string
}

const entryOf = (row: Row): StoredEntry => ({
  position: row.position,
  id: row.id,
  at: row.at,
  staffId: row.staff_id,
  staffName: row.staff_name,
  action: row.action,
  object: { kind: row.object_kind as AuditObject, id: row.object_id, name: row.object_name },
  before: row.before,
  after: row.after,
  reason: row.reason,
  undoes: row.undoes,
  ip: row.ip,
  device: row.device,
})

/** Result of reading the whole chain. `at`: position of the first entry that is changed or missing. */
export type ChainState = { isWhole: true; entries: number } | { isWhole: false; at: number }

/** Entries that are read at once. */
const ENTRIES_AT_ONCE = 1_000

interface Link {
  position: number
  hash: Buffer
}

/** Returns whether an entry is the next one of the chain and as it was written. */
function isNext(last: Link | null, { hash, ...row }: Row & Link): boolean {
  const { id, position, ...entry } = entryOf(row)
  const digest = sha256(chainedText(id, entry))
  // The entry before the oldest one may have been deleted with its time: its hash is then not known.
  if (last === null) return position > 1 || sha256(digest).equals(hash)
  return position === last.position + 1 && sha256(last.hash, digest).equals(hash)
}

/** Reads the chain from its oldest entry and computes every hash again. */
export async function verifyAuditChain(query: Query): Promise<ChainState> {
  let last: Link | null = null
  let entries = 0
  while (true) {
    const rows: (Row & Link)[] = await readBatch(query, last?.position ?? 0)
    for (const row of rows) {
      if (!isNext(last, row)) return { isWhole: false, at: last === null ? row.position : last.position + 1 }
      last = row
      entries++
    }
    if (rows.length < ENTRIES_AT_ONCE) break
  }
  const head = await query.selectFrom('audit_head').select(['position', 'hash']).executeTakeFirst()
  const isEnd = head ? last?.position === head.position && last.hash.equals(head.hash) : last === null
  return isEnd ? { isWhole: true, entries } : { isWhole: false, at: (last?.position ?? 0) + 1 }
}

const readBatch = (query: Query, after: number): Promise<(Row & Link)[]> =>
  query.selectFrom('audit_entry').selectAll().where('position', '>', after).orderBy('position').limit(ENTRIES_AT_ONCE).execute()

/** Deletes entries that are no longer kept. */
export async function deleteOldAuditEntries(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('audit_entry').where('at', '<', before).execute()
}
