/** Words that mean the same, as staff group them: the shop's own search uses a change within a second, in every process (LOC-27). */
import {
  SYNONYM_LIMITS,
  synonymFault,
  synonymName,
  tidyGroup,
  type SynonymFault,
  type SynonymGroup,
} from '#domain/search/synonym-group.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import {
  countSynonyms,
  deleteSynonyms,
  findSynonyms,
  insertSynonyms,
  readSynonyms,
  writeSynonyms,
  type StoredSynonyms,
} from '#store/search/synonyms.ts'

export type { StoredSynonyms }

type SynonymRefusal = SynonymFault | 'changed_meanwhile' | 'synonyms_not_found' | 'synonym_groups_full'
export type SynonymAnswer = { ok: true; id: number; entries: string[] } | { ok: false; reason: SynonymRefusal }

const fieldsOf = ({ locale, words, target }: SynonymGroup): SynonymGroup => ({ locale, words, target })

/** Returns what a change sends back to say which group it saw. */
export const synonymVersion = (group: SynonymGroup): string => versionOf(fieldsOf(group))

export const listSynonyms = ({ db }: Pick<Shop, 'db'>): Promise<StoredSynonyms[]> => readSynonyms(db.query)

/** Returns one group as it is now, null where it was removed. */
export const findGroup = ({ db }: Pick<Shop, 'db'>, id: number): Promise<StoredSynonyms | null> => findSynonyms(db.query, id)

interface Change {
  /** Null for a new group; one that was removed is brought back with its id. */
  id: number | null
  /** Of the group that was seen; null where there was none. */
  version: string | null
  /** Null to remove it. */
  wanted: SynonymGroup | null
  reason?: string | null
  undoes?: string
}

/** Adds, changes or removes a group, with an entry in the audit log. */
export function changeSynonyms({ db, clock }: Pick<Shop, 'db' | 'clock'>, actor: Actor, change: Change): Promise<SynonymAnswer> {
  return db.transaction((tx) => changeIn(tx, actor, change, clock.now()))
}

async function changeIn(tx: Query, actor: Actor, change: Change, now: Date): Promise<SynonymAnswer> {
  // Its row is the lock of all writers, and how other processes learn of the change.
  await raiseCatalogVersion(tx)
  const before = change.id === null ? null : await findSynonyms(tx, change.id)
  if (!before && change.version !== null) return { ok: false, reason: 'synonyms_not_found' }
  if ((before ? synonymVersion(before) : null) !== change.version) return { ok: false, reason: 'changed_meanwhile' }
  const wanted = change.wanted && tidyGroup(change.wanted)
  const refusal = wanted && (await refusalOf(tx, wanted, before))
  if (refusal) return { ok: false, reason: refusal }
  if (before && wanted && synonymVersion(before) === synonymVersion(wanted)) return { ok: true, id: before.id, entries: [] }
  const id = await write(tx, { id: before?.id ?? change.id, isThere: before !== null }, wanted)
  const act = {
    action: 'synonyms.changed',
    object: { kind: 'search' as const, id: String(id), name: synonymName((wanted ?? before)!) },
    before: logged(before),
    after: logged(wanted),
    reason: change.reason ?? null,
    undoes: change.undoes ?? null,
  }
  return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
}

async function refusalOf(tx: Query, wanted: SynonymGroup, before: StoredSynonyms | null): Promise<SynonymRefusal | null> {
  const fault = synonymFault(wanted)
  if (fault) return fault
  const isMore = before?.locale !== wanted.locale
  return isMore && (await countSynonyms(tx, wanted.locale)) >= SYNONYM_LIMITS.groups ? 'synonym_groups_full' : null
}

async function write(tx: Query, at: { id: number | null; isThere: boolean }, wanted: SynonymGroup | null): Promise<number> {
  if (at.id === null || (!at.isThere && wanted)) return insertSynonyms(tx, wanted!, at.id)
  if (wanted) await writeSynonyms(tx, at.id, wanted)
  else await deleteSynonyms(tx, at.id)
  return at.id
}

const logged = (group: SynonymGroup | null): JsonValue =>
  group && { locale: group.locale, words: [...group.words], target: group.target }

/** Takes a change of a group back while the group is as the change left it. */
export const undoSynonyms: UndoHandler = async (shop, actor, { id: undoes, object, before, after }, reason) => {
  const version = after === null ? null : versionOf(after)
  const change = { id: Number(object.id), version, wanted: before as unknown as SynonymGroup | null, reason, undoes }
  return (await changeSynonyms(shop, actor, change)).ok ? 'done' : 'changed_since'
}
