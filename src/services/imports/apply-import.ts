/**
 * Writes what a dry run found, and takes it back. A piece of groups is one transaction with what came of each, so that a process that dies
 * leaves none half written, and the next one goes on with the rest. What somebody changed since is left as it is, and told.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportCounts, Remark } from '#domain/imports/import-kind.ts'
import { columnOf } from '#domain/imports/product-record.ts'
import { PricesRefused } from '#services/pricing/change-price.ts'
import { writeAudit } from '#services/staff/audit.ts'
import type { Query } from '#store/database/db.ts'
import { InputRefused } from '#store/database/input-refused.ts'
import { nextToApply, nextToUndo, writeOutcomes, type GroupOutcome, type StoredGroup } from '#store/imports/groups.ts'
import { changeRun, lockRun, type ImportRun } from '#store/imports/runs.ts'
import { auditAct, STEP_MS, type ImportShop } from './import-runs.ts'
import { KINDS } from './kinds/kinds.ts'
import { isMade } from './kinds/named-things.ts'
import { refusalDetail } from './kinds/price-fields.ts'

/** Groups of one transaction: at most 500 rows, and so few that nobody waits for them. */
const GROUPS_AT_ONCE = 30

type Ended = 'more' | 'ended'

interface Written {
  outcomes: GroupOutcome[]
  counts: Partial<ImportCounts>
}

/** Goes on with an import, or with taking it back, for a while. Returns whether it has ended. */
export async function applyStep(shop: ImportShop, run: ImportRun, until = performance.now() + STEP_MS): Promise<boolean> {
  const step = run.state === 'undoing' ? undoPiece : applyPiece
  for (let size = GROUPS_AT_ONCE; ;) {
    try {
      if ((await writePiece(shop, run, step, size)) === 'ended') return true
      size = GROUPS_AT_ONCE
    } catch (error) {
      // One of them is refused: alone it keeps nobody else back.
      if (!(error instanceof InputRefused || error instanceof PricesRefused)) throw error
      if (size === 1) await refuseNext(shop, run, error)
      size = 1
    }
    if (performance.now() > until) return false
    await breathe()
  }
}

type Step = (tx: Query, shop: ImportShop, run: ImportRun, most: number) => Promise<Written | null>

const writePiece = (shop: ImportShop, { id }: ImportRun, step: Step, most: number): Promise<Ended> =>
  shop.db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.state !== 'applying' && run?.state !== 'undoing') return 'ended'
    const written = await step(tx, shop, run, most)
    const now = shop.clock.now()
    if (written === null) {
      await endRun(tx, run, now)
      return 'ended'
    }
    await writeOutcomes(tx, id, written.outcomes)
    const counts = { ...run.counts }
    for (const [name, more] of Object.entries(written.counts)) counts[name as keyof ImportCounts] += more
    await changeRun(tx, id, { counts, done: run.done + written.outcomes.length })
    return 'more'
  })

async function endRun(tx: Query, run: ImportRun, now: Date): Promise<void> {
  const isUndone = run.state === 'undoing'
  await changeRun(tx, run.id, { state: isUndone ? 'undone' : 'applied', ended_at: now, done: run.total })
  await writeAudit(tx, run.actor, auditAct(run, isUndone ? 'import.undone' : 'import.applied', run.counts.applied), now)
}

const reasonOf = ({ file_name, state }: ImportRun): string =>
  state === 'undoing' ? `undo of the import of ${file_name}` : `import of ${file_name}`

const settingOf = (tx: Query, { clock }: ImportShop, run: ImportRun) => ({
  tx,
  actor: run.actor,
  now: clock.now(),
  reason: reasonOf(run),
})

/** Returns the fields that are no longer as they were read. */
const changedSince = (now: Readonly<Record<string, string>>, then: Readonly<Record<string, string>>): string[] =>
  Object.keys(then).filter((field) => !isMade(field) && (now[field] ?? '') !== then[field])

const applyPiece: Step = async (tx, shop, run, most) => {
  const groups = await nextToApply(tx, run.id, most)
  const kind = KINDS[run.kind]
  if (groups.length === 0) {
    await kind.finish?.(run.id, settingOf(tx, shop, run))
    return null
  }
  const known = await kind.read(
    tx,
    groups.map(({ key }) => key),
  )
  const refused = new Map<number, Remark>()
  for (const { position, key, state, before, line } of groups) {
    const there = known.get(key)
    // Somebody made, or changed, the same meanwhile.
    const isOther = state === 'new' ? there !== undefined : there === undefined || changedSince(there, before).length > 0
    if (isOther)
      refused.set(position, {
        line,
        column: changedSince(there ?? {}, before)[0] ?? '',
        code: 'changed_meanwhile',
        isFault: true,
        detail: '',
      })
  }
  const written = groups.filter(({ position }) => !refused.has(position))
  const changes = written.map(({ key, state, after }) => ({ key, isNew: state === 'new', fields: after }))
  if (changes.length > 0) await kind.write(changes, settingOf(tx, shop, run))
  return {
    outcomes: groups.map(({ position, remarks }) => {
      const remark = refused.get(position)
      return { position, outcome: remark ? 'refused' : 'applied', kept: [], remarks: remark ? [...remarks, remark] : null }
    }),
    counts: { applied: written.length, refused: refused.size },
  }
}

/** Records that the next group alone cannot be written. */
const refuseNext = (shop: ImportShop, { id }: ImportRun, error: InputRefused | PricesRefused): Promise<void> =>
  shop.db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.state !== 'applying' && run?.state !== 'undoing') return
    const isUndo = run.state === 'undoing'
    const [group] = isUndo ? await nextToUndo(tx, id, 1) : await nextToApply(tx, id, 1)
    // What is written after all groups is refused: the groups are there.
    if (!group) return endRun(tx, run, shop.clock.now())
    const detail = error instanceof PricesRefused ? error.refused.map(refusalDetail).join('; ') : error.message
    const remark: Remark = { line: group.line, column: '', code: 'refused', isFault: true, detail: detail.slice(0, 500) }
    const kept = isUndo ? Object.keys(group.after) : []
    await writeOutcomes(tx, id, [
      { position: group.position, outcome: isUndo ? 'undone' : 'refused', kept, remarks: [...group.remarks, remark] },
    ])
    const counts = { ...run.counts, refused: run.counts.refused + (isUndo ? 0 : 1), kept: run.counts.kept + kept.length }
    await changeRun(tx, id, { counts, done: run.done + 1 })
  })

interface WayBack {
  fields: Record<string, string>
  kept: string[]
}

/** Returns which fields go back, and which stay because somebody changed them. */
function wayBack(
  { before, after }: Pick<StoredGroup, 'before' | 'after'>,
  now: Readonly<Record<string, string>> | undefined,
): WayBack {
  const own = Object.keys(after).filter((field) => !isMade(field))
  if (!now) return { fields: {}, kept: own }
  const changed = new Set(changedSince(now, Object.fromEntries(own.map((field) => [field, after[field]!]))))
  // An item that the import added stays with all that it has.
  const added = new Set(own.flatMap((field) => (field.startsWith('price_') && before[field] === '' ? columnOf(field).sku : [])))
  const stays = (field: string): boolean =>
    changed.has(field) || (added.size > 0 && added.has(columnOf(field).sku) && columnOf(field).sku !== '')
  return {
    fields: Object.fromEntries(own.filter((field) => !stays(field)).map((field) => [field, before[field] ?? ''])),
    kept: own.filter(stays),
  }
}

const undoPiece: Step = async (tx, shop, run, most) => {
  const groups = await nextToUndo(tx, run.id, most)
  if (groups.length === 0) return null
  const kind = KINDS[run.kind]
  const setting = settingOf(tx, shop, run)
  const known = await kind.read(
    tx,
    groups.map(({ key }) => key),
  )
  const changed = groups
    .filter(({ state }) => state === 'changed')
    .map((group) => ({ group, ...wayBack(group, known.get(group.key)) }))
  const back = changed.filter(({ fields }) => Object.keys(fields).length > 0)
  if (back.length > 0)
    await kind.write(
      back.map(({ group, fields }) => ({ key: group.key, isNew: false, fields })),
      setting,
    )
  const made = groups.filter(({ state }) => state === 'new')
  // What somebody worked on since is theirs.
  const untouched = made.filter(
    ({ key, after }) => known.has(key) && changedSince(known.get(key)!, withoutMade(after)).length === 0,
  )
  if (untouched.length > 0)
    await kind.remove(
      untouched.map(({ key }) => key),
      setting,
    )
  const keptOf = new Map(changed.map(({ group, kept }) => [group.position, kept]))
  const isKept = new Set(made.filter((group) => !untouched.includes(group)).map(({ position }) => position))
  const outcomes = groups.map(({ position, after }): GroupOutcome => {
    const kept = keptOf.get(position) ?? (isKept.has(position) ? Object.keys(withoutMade(after)) : [])
    return { position, outcome: 'undone', kept, remarks: null }
  })
  return { outcomes, counts: { kept: outcomes.reduce((sum, { kept }) => sum + kept.length, 0) } }
}

const withoutMade = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !isMade(field)))

/** Returns the fields of a new thing that stay: all of them where somebody worked on it since. */
function newKept({ after }: Pick<StoredGroup, 'after'>, now: Readonly<Record<string, string>> | undefined): WayBack {
  const own = withoutMade(after)
  const isUntouched = now !== undefined && changedSince(now, own).length === 0
  return { fields: {}, kept: isUntouched ? [] : Object.keys(own) }
}

export interface UndoPreview {
  fields: number
  removed: number
  kept: { line: number; name: string; field: string }[]
}

/** Groups that are looked at once. */
const GROUPS_A_LOOK = 200

/** Returns what taking an import back would do now. */
export async function previewUndo({ db }: Pick<ImportShop, 'db'>, run: ImportRun, mostKept: number): Promise<UndoPreview> {
  const kind = KINDS[run.kind]
  const preview: UndoPreview = { fields: 0, removed: 0, kept: [] }
  let below: number | null = null
  for (;;) {
    const groups = await nextToUndo(db.query, run.id, GROUPS_A_LOOK, below)
    if (groups.length === 0) return preview
    below = groups.at(-1)!.position
    const known = await kind.read(
      db.query,
      groups.map(({ key }) => key),
    )
    for (const group of groups) {
      const there = known.get(group.key)
      const { fields, kept } = group.state === 'new' ? newKept(group, there) : wayBack(group, there)
      if (group.state === 'new' && kept.length === 0) preview.removed++
      else if (group.state === 'changed') preview.fields += Object.keys(fields).length
      const shown = kept.map((field) => ({ line: group.line, name: group.name, field }))
      preview.kept.push(...shown.slice(0, Math.max(0, mostKept - preview.kept.length)))
    }
    await breathe()
  }
}
