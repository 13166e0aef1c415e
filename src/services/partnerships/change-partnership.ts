/** Staff write partnerships: made, changed, stopped and started again, each with its entry in the audit log (D-30). */
import { slugOf } from '#domain/imports/slug.ts'
import { partnershipFaults, type PartnershipFaults, type PartnershipFields } from '#domain/promotions/partnership-fields.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import { checkInput } from '#services/checked-input.ts'
import { partnershipSchema } from '#services/promotions/partnership-schema.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Query } from '#store/database/db.ts'
import type { PartnershipRow } from '#store/promotions/partnerships.ts'
import { hasCodes, lockPartnership, updatePartnership } from '#store/promotions/staff-partnerships.ts'
import { insertPartnership } from '#store/promotions/write-partnerships.ts'
import { asLogged, columnsOf, fieldsOf, inputOf, momentsOf, objectOf } from './partnership-record.ts'

export type PartnershipRefusal = 'partnership_not_found' | 'changed_meanwhile' | 'partnership_has_codes'

export type PartnershipAnswer =
  | { ok: true; id: string; version: number; entries: string[] }
  | { ok: false; reason: PartnershipRefusal }
  | { ok: false; reason: 'validation_failed'; fields: PartnershipFaults }

type WriteShop = Pick<Shop, 'db' | 'clock'>

/** Returns what is wrong; null where nothing is. @throws InputRefused for what no form of ours sends */
function refusalOf(key: string, fields: PartnershipFields, given: number): PartnershipAnswer | null {
  const faults = partnershipFaults(fields, given)
  if (Object.keys(faults).length > 0) return { ok: false, reason: 'validation_failed', fields: faults }
  checkInput('partnerships', partnershipSchema, [inputOf(key, fields)])
  return null
}

/** Keys of partnerships with one partner: 'first-days', 'first-days-2'. */
const MOST_KEYS = 1000
const LONGEST_STEM = 70

/** Makes a partnership, which runs from its first day. */
export function createPartnership({ db, clock }: WriteShop, actor: Actor, fields: PartnershipFields): Promise<PartnershipAnswer> {
  const now = clock.now()
  const stem = slugOf(fields.partner.slice(0, LONGEST_STEM)) || 'partner'
  return db.transaction(async (tx): Promise<PartnershipAnswer> => {
    const refusal = refusalOf(stem, fields, 0)
    if (refusal) return refusal
    const { from: _, until: __, ...input } = inputOf(stem, fields)
    const wanted = { ...input, ...momentsOf(fields), lowLevel: fields.lowLevel }
    for (let at = 1; at <= MOST_KEYS; at++) {
      const key = at === 1 ? stem : `${stem}-${at}`
      // oxlint-disable-next-line no-await-in-loop -- the next key is tried where this one is taken
      const id = await insertPartnership(tx, { ...wanted, key }, now)
      if (id === null) continue
      const act = { action: 'partnership.created', object: objectOf({ id, partner: input.partner }), after: asLogged(fields) }
      return { ok: true, id, version: 1, entries: [await writeAudit(tx, actor, act, now)] }
    }
    throw new Error(`no key is free for the partnership ${stem}`)
  })
}

interface Wish {
  id: string
  /** That the person read. */
  version: number
}

interface Change extends Wish {
  fields: PartnershipFields
  reason?: string | null
  undoes?: string
}

/** Writes the fields of a partnership; codes that customers have stay as they are. */
export const changePartnership = (shop: WriteShop, actor: Actor, { fields, reason, undoes, ...wish }: Change) =>
  onPartnership(shop, wish, async (tx, row, now) => {
    const refusal = refusalOf(row.key, fields, row.codes_given)
    if (refusal) return refusal
    if (fields.source.kind !== row.source && (await hasCodes(tx, row.id))) return { ok: false, reason: 'partnership_has_codes' }
    const difference = differenceOf(asLogged(fieldsOf(row)), asLogged(fields))
    if (!difference) return { ok: true, id: row.id, version: row.version, entries: [] }
    await updatePartnership(tx, row.id, columnsOf(fields))
    const act = {
      action: 'partnership.changed',
      object: objectOf(row),
      ...difference,
      reason: reason ?? null,
      undoes: undoes ?? null,
    }
    return { ok: true, id: row.id, version: row.version + 1, entries: [await writeAudit(tx, actor, act, now)] }
  })

interface Stop extends Wish {
  isStopped: boolean
  reason: string | null
  undoes?: string
}

/** Stops a partnership at once, or lets it go on: customers keep the codes that they have. */
export const setPartnershipStopped = (shop: WriteShop, actor: Actor, { isStopped, reason, undoes, ...wish }: Stop) =>
  onPartnership(shop, wish, async (tx, row, now) => {
    if ((row.stopped_at !== null) === isStopped) return { ok: true, id: row.id, version: row.version, entries: [] }
    await updatePartnership(tx, row.id, { stopped_at: isStopped ? now : null })
    const act = {
      action: isStopped ? 'partnership.stopped' : 'partnership.resumed',
      object: objectOf(row),
      before: { isStopped: !isStopped },
      after: { isStopped },
      reason,
      undoes: undoes ?? null,
    }
    return { ok: true, id: row.id, version: row.version + 1, entries: [await writeAudit(tx, actor, act, now)] }
  })

/** Does something to a partnership that is as the person saw it. */
function onPartnership(
  { db, clock }: WriteShop,
  { id, version }: Wish,
  act: (tx: Query, row: PartnershipRow, now: Date) => Promise<PartnershipAnswer>,
): Promise<PartnershipAnswer> {
  return db.transaction(async (tx): Promise<PartnershipAnswer> => {
    const row = await lockPartnership(tx, id)
    if (!row) return { ok: false, reason: 'partnership_not_found' }
    if (row.version !== version) return { ok: false, reason: 'changed_meanwhile' }
    return act(tx, row, clock.now())
  })
}
