/** The dry run: reads the file, and keeps for each group of rows what it would change. It goes on where it was broken off. */
import { setImmediate as breathe } from 'node:timers/promises'
import type { ImportCounts } from '#domain/imports/import-kind.ts'
import { FOLDER, openArchive, openFolder, noFolder, type PictureFolder } from '#services/imports/files/archive.ts'
import { insertGroups, readTakenSlugs } from '#store/imports/groups.ts'
import { readNamedThings } from '#store/imports/product-records.ts'
import { changeRun, lockRun, type ImportRun } from '#store/imports/runs.ts'
import { BrokenFile, readRows } from './files/read-rows.ts'
import { archiveFile, importFile } from './import-files.ts'
import { STEP_MS, type ImportShop } from './import-runs.ts'
import { KINDS } from './kinds/kinds.ts'
import type { PlannedGroup, PlanSetting, RowGroup } from './kinds/kind.ts'
import { groupRows } from './row-groups.ts'

/** Rows that are compared at once. Others have their turn between two products. */
const ROWS_A_PIECE = 60

/** Returns the pictures of an import. */
async function picturesOf(shop: ImportShop, { id, options: { pictures } }: ImportRun): Promise<PictureFolder> {
  if (pictures === '') return noFolder
  return pictures.startsWith(FOLDER) ? openFolder(pictures.slice(FOLDER.length)) : openArchive(archiveFile(shop.config, id))
}

async function readFirstSkus(groups: AsyncIterable<RowGroup>): Promise<ReadonlyMap<string, string>> {
  const firsts = new Map<string, string>()
  for await (const { rows } of groups) {
    const skus = rows.flatMap(({ cells }) => cells['sku']?.trim() || [])
    for (const sku of skus) firsts.set(sku, skus[0]!)
  }
  return firsts
}

/** Goes on with a dry run for a while. Returns whether it has ended. */
export async function checkStep(shop: ImportShop, run: ImportRun, until = performance.now() + STEP_MS): Promise<boolean> {
  const kind = KINDS[run.kind]
  const { query } = shop.db
  const things = await readNamedThings(query)
  const { format, encoding, separator } = run.options
  const pictures = await picturesOf(shop, run)
  let skus: Promise<ReadonlyMap<string, string>> | undefined
  const setting: PlanSetting = {
    query,
    options: run.options,
    columns: await kind.columns(query),
    things,
    now: shop.clock.now(),
    pictures,
    shop,
    actor: run.actor,
    pictureHosts: shop.config.pictureHosts,
    takenSlugs: new Set(await readTakenSlugs(query, run.id)),
    firstSkus: () => (skus ??= readFirstSkus(allGroups())),
  }
  const allGroups = () =>
    groupRows(readRows(importFile(shop.config, run.id), { format, encoding, separator }), kind, {
      kind: run.kind,
      mapping: run.mapping,
      options: run.options,
      warehouse: things.warehouses[0] ?? null,
    })
  const groups = allGroups()
  const piece = new Piece(shop, run, setting)
  try {
    for await (const group of groups) {
      const isFull = await piece.add(group)
      if (isFull && !(await piece.write())) return true
      if (isFull && performance.now() > until) return false
    }
    if (!(await piece.write())) return true
    await piece.end()
    return true
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    const failure = `${error.reason} ${error.line}`
    await changeRun(query, run.id, { state: 'failed', failure, ended_at: shop.clock.now() })
    return true
  } finally {
    await pictures.close()
  }
}

type CountedGroup = RowGroup & { count: number }

/** The groups that are compared next, and the place in the file. */
class Piece {
  #shop: ImportShop
  #run: ImportRun
  #setting: PlanSetting
  #groups: CountedGroup[] = []
  #rows = 0
  /** Groups of the file so far. */
  #position = 0
  /** Keys of the groups so far: one that comes again is a fault. */
  #seen = new Map<string, number>()
  #counts: ImportCounts
  #done: number

  constructor(shop: ImportShop, run: ImportRun, setting: PlanSetting) {
    this.#shop = shop
    this.#run = run
    this.#setting = setting
    this.#counts = { ...run.counts }
    this.#done = run.done
  }

  /** Takes a group unless it was compared before. Returns whether the piece is full. */
  async add(group: CountedGroup): Promise<boolean> {
    this.#position++
    if (this.#position <= this.#done) {
      this.#seen.set(group.key, group.line)
      return false
    }
    this.#groups.push(group)
    this.#rows += group.count
    return this.#rows >= ROWS_A_PIECE
  }

  /** Compares what was taken. Returns false where the check was stopped. */
  async write(): Promise<boolean> {
    const groups = this.#groups.splice(0)
    if (groups.length === 0) return true
    const first = this.#done
    const planned = await KINDS[this.#run.kind].plan(groups, this.#setting)
    for (const [at, group] of groups.entries()) this.#refuseRepeated(group, planned[at]!)
    await breathe()
    this.#count(planned)
    const rows = planned.flatMap((plan, at) => (plan.state === 'same' ? [] : [storedGroup(this.#run.id, first + at + 1, plan)]))
    const goesOn = await this.#shop.db.transaction(async (tx) => {
      const run = await lockRun(tx, this.#run.id)
      // Stopped, or another process is further.
      if (run?.state !== 'checking' || run.done !== first) return false
      await insertGroups(tx, rows)
      await changeRun(tx, this.#run.id, { done: first + groups.length, counts: this.#counts })
      return true
    })
    this.#done = first + groups.length
    this.#rows = 0
    await breathe()
    return goesOn
  }

  async end(): Promise<void> {
    const counts = this.#counts
    const change = { state: 'checked' as const, total: this.#done, counts, ended_at: this.#shop.clock.now() }
    await this.#shop.db.transaction(async (tx) => {
      if ((await lockRun(tx, this.#run.id))?.state === 'checking') await changeRun(tx, this.#run.id, change)
    })
  }

  #refuseRepeated({ key, line, count }: CountedGroup, plan: PlannedGroup): void {
    const before = this.#seen.get(key)
    this.#counts.rows += count
    this.#seen.set(key, line)
    if (before === undefined || key === '') return
    plan.state = 'faulty'
    plan.remarks.push({ line, column: '', code: 'repeated', isFault: true, detail: String(before) })
  }

  #count(planned: readonly PlannedGroup[]): void {
    for (const { state, after } of planned) {
      this.#counts[state]++
      if (state === 'changed') this.#counts.fields += Object.keys(after).length
    }
  }
}

const storedGroup = (run: string, position: number, { line, key, name, state, before, after, remarks }: PlannedGroup) => ({
  run_id: run,
  position,
  line,
  key,
  name: name.slice(0, 200),
  state: state as Exclude<PlannedGroup['state'], 'same'>,
  before,
  after,
  remarks,
  is_chosen: true,
  outcome: null,
  kept: [],
})
