/** What products of a file fit with: named by any SKU of the shop or of the file, kept by the first SKU of each product. */
import type { FitInput } from '#domain/catalog/catalog-input.ts'
import { fitsCell, fitsOf } from '#domain/imports/fit-cell.ts'
import type { Cells, RemarkCode } from '#domain/imports/import-kind.ts'
import { columnOf } from '#domain/imports/product-record.ts'
import type { Query } from '#store/database/db.ts'
import { readStating, writeMissing } from '#store/imports/groups.ts'
import { readSides, type NamedSide } from '#store/imports/product-records.ts'
import type { PlanSetting, WantedChange } from './kind.ts'
import type { ReadGroup } from './read-group.ts'

const FITS = 'fits_with'
const skusIn = (fits: readonly FitInput[]): string[] =>
  fits.flatMap(({ sku, adapter }) => (adapter === null ? [sku] : [sku, adapter]))

export interface FitGroup {
  line: number
  read: ReadGroup
  /** Those of the file and those that the product has. */
  skus: readonly string[]
  isSimple: boolean
}

/** Replaces SKUs by the first ones of their products, and says which cannot be. */
export async function resolveFits(groups: readonly FitGroup[], setting: PlanSetting): Promise<void> {
  const stating = groups.filter(({ read }) => read.fields[FITS])
  if (stating.length === 0) return
  const named = stating.flatMap(({ read, skus }) => [...skusIn(fitsOf(read.fields[FITS]!)), ...skus])
  const sides = await readSides(setting.query, named)
  const coming = named.some((sku) => !sides.has(sku)) ? await setting.firstSkus() : new Map<string, string>()
  const beside = await readSides(
    setting.query,
    named.flatMap((sku) => coming.get(sku) ?? []),
  )
  const sideOf = (sku: string): NamedSide | undefined => {
    const first = coming.get(sku)
    return sides.get(sku) ?? (first === undefined ? undefined : (beside.get(first) ?? { first, isSimple: true }))
  }
  for (const group of stating) resolveOne(group, sideOf)
}

function resolveOne({ line, read, skus, isSimple }: FitGroup, sideOf: (sku: string) => NamedSide | undefined): void {
  const own = skus.flatMap((sku) => sideOf(sku)?.first ?? [])
  const found = new Map<string, FitInput>()
  const refuse = (code: RemarkCode, detail: string) =>
    read.remarks.push({ line: read.lines[FITS] ?? line, column: FITS, code, isFault: true, detail: detail.slice(0, 80) })
  if (!isSimple) refuse('not_simple', skus[0] ?? '')
  for (const fit of isSimple ? fitsOf(read.fields[FITS]!) : []) {
    const skusOfFit = skusIn([fit])
    const unknown = skusOfFit.find((sku) => sideOf(sku) === undefined)
    const compound = skusOfFit.find((sku) => sideOf(sku)?.isSimple === false)
    const [first, adapter = null] = skusOfFit.map((sku) => sideOf(sku)?.first ?? sku) as [string, string?]
    const before = found.get(first)
    if (unknown !== undefined) refuse('unknown_item', unknown)
    else if (compound !== undefined) refuse('not_simple', compound)
    else if (own.includes(first) || own.includes(adapter ?? '') || first === adapter) refuse('with_itself', fit.sku)
    else if (before && before.adapter !== adapter) refuse('repeated', fit.sku)
    else found.set(first, { sku: first, adapter })
  }
  read.fields[FITS] = fitsCell([...found.values()])
}

/** Returns changes without what they name and is not there yet: it may come later in the file, or nobody chose it. */
export async function withoutComing(tx: Query, changes: readonly WantedChange[]): Promise<readonly WantedChange[]> {
  const named = changes.flatMap(({ fields }) => skusIn(fitsOf(fields[FITS] ?? '')))
  if (named.length === 0) return changes
  const sides = await readSides(tx, named)
  const brought = new Set(changes.flatMap(({ fields }) => Object.keys(fields).map((field) => columnOf(field).sku)))
  const isThere = (sku: string): boolean => sides.get(sku)?.isSimple ?? (sku !== '' && brought.has(sku))
  return changes.map((change) => ({ ...change, fields: reduced(change.fields, isThere) }))
}

function reduced(fields: Cells, isThere: (sku: string) => boolean): Cells {
  const cell = fields[FITS]
  return cell ? { ...fields, [FITS]: fitsCell(fitsOf(cell).filter((fit) => skusIn([fit]).every(isThere))) } : fields
}

/** Returns the statements of an import that lack something which was not there when they were written. */
export async function incompleteFits(
  tx: Query,
  run: string,
  read: (query: Query, keys: readonly string[]) => Promise<Map<string, Cells>>,
): Promise<WantedChange[]> {
  const stating = await readStating(tx, run)
  const now = await read(
    tx,
    stating.map(({ key }) => key),
  )
  return stating.flatMap(({ key, fits }) => {
    const written = now.get(key)?.[FITS]
    if (written === undefined || written === fits) return []
    const all = new Set(fitsOf(fits).map((fit) => fitsCell([fit])))
    // Somebody who changed it meanwhile keeps the change.
    const isPart = fitsOf(written).every((fit) => all.has(fitsCell([fit])))
    return isPart ? { key, isNew: false, fields: { [FITS]: fits } } : []
  })
}

/** Records what is still not there: it is told, and taking the import back does not look for it. */
export async function noteMissing(
  tx: Query,
  run: string,
  wanted: readonly WantedChange[],
  now: ReadonlyMap<string, Cells>,
): Promise<void> {
  const missing = wanted.flatMap(({ key, fields }) => {
    const written = now.get(key)?.[FITS] ?? ''
    const there = new Set(fitsOf(written).map((fit) => fitsCell([fit])))
    const gone = fitsOf(fields[FITS]!).filter((fit) => !there.has(fitsCell([fit])))
    return gone.length === 0 ? [] : { key, fits: written, gone: gone.map((fit) => skusIn([fit]).join('@')).join(', ') }
  })
  await writeMissing(tx, run, missing)
}
