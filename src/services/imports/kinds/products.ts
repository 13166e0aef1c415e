/** Products with their variants, prices, pieces, texts and pictures; and texts alone. */
import { setImmediate as breathe } from 'node:timers/promises'
import { hasCheckDigit } from '#domain/catalog/gtin.ts'
import type { ProductInput } from '#domain/catalog/catalog-input.ts'
import { columnsOf, type Column } from '#domain/imports/columns.ts'
import type { Cells, Remark, RemarkCode } from '#domain/imports/import-kind.ts'
import { columnOf, fieldOf, productFields, productOfFields, type KnownProduct } from '#domain/imports/product-record.ts'
import { slugOf } from '#domain/imports/slug.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { productSchema } from '#services/catalog/product-schema.ts'
import {
  findProducts,
  readNamedThings,
  readProductRecords,
  readSlugOwners,
  type FoundProducts,
  type NamedThings,
} from '#store/imports/product-records.ts'
import { resolveFits } from './fits.ts'
import type { Kind, PlannedGroup, PlanSetting, RowGroup } from './kind.ts'
import { resolveNames } from './named-things.ts'
import { resolvePictures } from './pictures.ts'
import { checkPrices, isPriceField, priceChangesOf, unlawful } from './price-fields.ts'
import { differing, readGroup, type ReadGroup } from './read-group.ts'
import { finishProducts, readProducts, removeProducts, writeProductChanges } from './write-products.ts'

const key = (cells: Cells): string => {
  const { id = '', external_id = '', sku = '' } = cells
  return id.trim() !== '' ? `#${id.trim()}` : external_id.trim() !== '' ? `@${external_id.trim()}` : sku.trim()
}

const columnsIn =
  (isTexts: boolean) =>
  async (query: PlanSetting['query']): Promise<readonly Column[]> =>
    columnsOf(isTexts ? 'texts' : 'products', (await readNamedThings(query)).warehouses)

/** Products; `isTexts`: only their texts, and nothing new. */
const kindOf = (isTexts: boolean): Kind => ({
  columns: columnsIn(isTexts),
  keyOf: key,
  plan: (groups, setting) => planProducts(groups, setting, isTexts),
  read: readProducts,
  write: writeProductChanges,
  ...(!isTexts && { finish: finishProducts }),
  remove: removeProducts,
})
export const products = kindOf(false)
export const texts = kindOf(true)

interface Work {
  group: RowGroup
  read: ReadGroup
  skus: string[]
  known: KnownProduct | null
  /** Fields of the known product. */
  before: Cells
}

const skusOf = ({ rows }: RowGroup): string[] => [...new Set(rows.flatMap(({ cells }) => cells['sku']?.trim() || []))]

/** What finds a product is no field of it. */
const IDENTITIES = new Set(['sku', 'id'])

async function planProducts(groups: readonly RowGroup[], setting: PlanSetting, isTexts: boolean): Promise<PlannedGroup[]> {
  const { query, columns } = setting
  const fields = columns.filter(({ name }) => !IDENTITIES.has(name))
  const nameField = (column: Column, { cells }: { cells: Cells }) =>
    column.ofRow ? fieldOf(column.name, cells['sku']?.trim() ?? '') : column.name
  const found = await findProducts(query, {
    skus: groups.flatMap(skusOf),
    externalIds: groups.flatMap(({ key: of }) => (of.startsWith('@') ? of.slice(1) : [])),
    ids: groups.flatMap(({ key: of }) => (/^#\d{1,9}$/.test(of) ? Number(of.slice(1)) : [])),
  })
  const owners = groups.map((group) => ownerOf(group, found))
  const records = new Map(
    (await readProductRecords(query, [...new Set(owners.flatMap((id) => id ?? []))])).map((one) => [one.id, one]),
  )
  const works = groups.map((group, at): Work => {
    const known = records.get(owners[at] ?? -1) ?? null
    const before = known ? productFields(known) : {}
    return { group, read: readGroup(group, fields, nameField), skus: skusOf(group), known, before }
  })
  await resolveFits(
    works.map(({ group: { line }, read, skus, known }) => ({
      line,
      read,
      skus: [...skus, ...(known?.variants ?? []).map(({ sku }) => sku)],
      isSimple: (read.fields['kind'] || known?.kind || 'simple') === 'simple',
    })),
    setting,
  )
  const planned: PlannedGroup[] = []
  for (const work of works) {
    planned.push(await planOne(work, setting, isTexts))
    await breathe()
  }
  await checkAddresses(planned, works, setting)
  await checkGroupPrices(planned, works, setting)
  return planned
}

function ownerOf({ key: of, rows }: RowGroup, { bySku, byExternalId, ids }: FoundProducts): number | null {
  const id = of.startsWith('#') ? Number(of.slice(1)) : null
  if (id !== null && ids.has(id)) return id
  const external = of.startsWith('@') ? byExternalId.get(of.slice(1)) : undefined
  return external ?? rows.map(({ cells }) => bySku.get(cells['sku']?.trim() ?? '')).find((one) => one !== undefined) ?? null
}

async function planOne(work: Work, setting: PlanSetting, isTexts: boolean): Promise<PlannedGroup> {
  const { group, read, known, skus, before } = work
  const { things } = setting
  const { fields, remarks } = read
  const { line } = group
  const say = (column: string, code: RemarkCode, isFault: boolean, detail = '') =>
    remarks.push({ line, column, code, isFault, detail })
  for (const row of group.rows)
    if (!row.cells['sku']?.trim()) remarks.push({ line: row.line, column: 'sku', code: 'empty', isFault: true, detail: '' })
  remarks.push(...resolveNames(fields, things, line), ...(await resolvePictures(fields, known, line, setting)))
  for (const [field, text] of Object.entries(fields))
    if (field.startsWith('prp_') && text !== '' && text === fields[field.replace('prp_', 'price_')]) fields[field] = ''
  const firstKnown = skus.find((sku) => known?.variants.some((one) => one.sku === sku))
  const made: PlannedGroup = {
    line,
    key: firstKnown ?? known?.variants[0]?.sku ?? skus[0] ?? '',
    name: fields['name_en'] ?? fields['name_ro'] ?? fields['name_hu'] ?? known?.text.en.name ?? skus[0] ?? '',
    state: 'faulty',
    before: {},
    after: {},
    remarks,
  }
  if (!known && isTexts) say('sku', 'unknown_item', true, skus[0])
  else if (!known && setting.options.newRows === 'leave_out') say('', 'new_left_out', true)
  if (!known) completeNew(work, setting.takenSlugs)
  for (const [field, text] of Object.entries(fields))
    if (text === '' && field.startsWith('price_'))
      remarks.push({ line: read.lines[field] ?? line, column: columnOf(field).column, code: 'empty', isFault: true, detail: '' })
  checkBarcodes(work)
  if (remarks.some(({ isFault }) => isFault)) return made
  const all = { ...before, ...fields }
  const allSkus = [...new Set([...(known?.variants.map(({ sku }) => sku) ?? []), ...skus])]
  const input = inputOf(all, allSkus, work, things, setting.now)
  if (input) remarks.push(...schemaFaults(input, read, line))
  const difference = differing(before, fields)
  // Of what is new only what is said.
  if (!known) difference.after = Object.fromEntries(Object.entries(difference.after).filter(([, text]) => text !== ''))
  Object.assign(made, difference)
  if (remarks.some(({ isFault }) => isFault)) return made
  made.state = known ? (Object.keys(made.after).length > 0 ? 'changed' : 'same') : 'new'
  return made
}

function inputOf(
  all: Cells,
  skus: string[],
  { known, group }: Work,
  { warehouses }: NamedThings,
  now: Date,
): ProductInput | null {
  const id = /^#\d{1,9}$/.test(group.key) ? Number(group.key.slice(1)) : null
  return productOfFields(all, { known, id, skus, warehouses, now })
}

/** Gives what is new the texts of another language, addresses, and no place in the shop before it is whole. */
function completeNew({ group: { line }, read, skus }: Work, takenSlugs: Set<string>): void {
  const { fields, remarks } = read
  const say = (column: string, code: RemarkCode, isFault: boolean, detail = '') =>
    remarks.push({ line, column, code, isFault, detail })
  const spoken = LOCALES.filter((locale) => fields[`name_${locale}`])
  for (const column of ['brand', 'collection']) if (!fields[column]) say(column, 'empty', true)
  const source = spoken[0]
  if (source === undefined) return void say('name_ro', 'empty', true)
  for (const locale of LOCALES) {
    if (spoken.includes(locale)) continue
    for (const column of ['name', 'description', 'facts', 'composition', 'care', 'warnings'])
      fields[`${column}_${locale}`] ||= fields[`${column}_${source}`] ?? ''
    say(`name_${locale}`, 'copied', false, source)
    if (fields['published'] === 'yes') {
      fields['published'] = 'no'
      say('published', 'draft', false, 'copied')
    }
  }
  for (const locale of LOCALES) {
    const wished = fields[`slug_${locale}`] || slugOf(fields[`name_${locale}`]!)
    const isTaken = takenSlugs.has(`${locale} ${wished}`)
    fields[`slug_${locale}`] =
      (wished === '' || isTaken) && !read.lines[`slug_${locale}`]
        ? [wished, slugOf(skus[0] ?? '')].filter(Boolean).join('-')
        : wished
    takenSlugs.add(`${locale} ${fields[`slug_${locale}`]}`)
  }
}

/** A wrong check digit is a typing error; what the shop has stays. */
function checkBarcodes({ read: { fields, lines, remarks }, known }: Work): void {
  for (const [field, barcode] of Object.entries(fields)) {
    if (barcode === '' || !field.startsWith('barcode') || hasCheckDigit(barcode)) continue
    const { column, sku } = columnOf(field)
    if (known?.variants.some((one) => one.sku === sku && one.barcode === barcode)) continue
    remarks.push({ line: lines[field]!, column, code: 'bad_check_digit', isFault: true, detail: barcode })
  }
}

/** Returns the field of a product that a fault of its schema names. */
function fieldAt(path: readonly PropertyKey[], { variants }: ProductInput): string {
  const [first, second, third, fourth] = path.map(String)
  const SNAKE: Record<string, string> = {
    vatClass: 'vat_class',
    greenTaxRon: 'green_tax_ron',
    ageFromMonths: 'age_from_months',
    ageToMonths: 'age_to_months',
    weightG: 'weight_g',
    volumeCm3: 'volume_cm3',
    fitsWith: 'fits_with',
  }
  if (first === 'text') return `${third}_${second}`
  if (first !== 'variants') return SNAKE[first ?? ''] ?? first ?? ''
  const sku = variants[Number(second)]?.sku ?? ''
  if (third !== 'prices') return fieldOf(SNAKE[third ?? ''] ?? third ?? '', sku)
  return fieldOf(`price_${(fourth ?? '').toLowerCase()}`, sku)
}

function schemaFaults(input: ProductInput, { lines, remarks, fields }: ReadGroup, line: number): Remark[] {
  const { error } = productSchema.safeParse(input)
  const told = new Set(remarks.filter(({ isFault }) => isFault).map(({ column }) => column))
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const field = fieldAt(path, input)
    const { column } = columnOf(field)
    if (told.has(column)) return []
    const isEmpty = (fields[field] ?? '') === '' && field !== ''
    return {
      line: lines[field] ?? line,
      column,
      code: isEmpty ? ('empty' as const) : ('refused' as const),
      isFault: true,
      detail: message,
    }
  })
}

/** Addresses of other products are refused; a derived one gets the SKU behind it. */
async function checkAddresses(planned: readonly PlannedGroup[], works: readonly Work[], { query }: PlanSetting): Promise<void> {
  const wanted = planned.flatMap(({ after }, at) =>
    LOCALES.flatMap((locale) => (after[`slug_${locale}`] ? { at, locale, slug: after[`slug_${locale}`]! } : [])),
  )
  if (wanted.length === 0) return
  const owners = await readSlugOwners(query, wanted)
  for (const { at, locale, slug } of wanted) {
    const [plan, work] = [planned[at]!, works[at]!]
    const owner = owners.get(`${locale} ${slug}`)
    if (owner === undefined || owner === work.known?.id) continue
    const field = `slug_${locale}`
    if (plan.state === 'new' && !work.read.lines[field])
      plan.after = { ...plan.after, [field]: `${slug}-${slugOf(work.skus[0] ?? '')}` }
    else {
      plan.remarks.push({
        line: work.read.lines[field] ?? plan.line,
        column: field,
        code: 'repeated',
        isFault: true,
        detail: slug,
      })
      plan.state = 'faulty'
    }
  }
}

/** Prices that the law does not let are faults; those that would write nothing are no changes. */
async function checkGroupPrices(
  planned: readonly PlannedGroup[],
  works: readonly Work[],
  { query, now }: PlanSetting,
): Promise<void> {
  const asked = planned.map((plan, at) => {
    const { known, before } = works[at]!
    if (plan.state !== 'changed' || !known) return []
    const skus = new Set(known.variants.map(({ sku }) => sku))
    return priceChangesOf(plan.after, before).filter(({ sku }) => skus.has(sku))
  })
  const { idle, remarks } = await checkPrices(query, asked.flat(), now)
  for (const [at, plan] of planned.entries()) {
    if (plan.state === 'new') noteFirstReductions(plan)
    if (asked[at]!.length === 0) continue
    for (const { sku, currency, detail } of remarks) {
      const column = `price_${currency.toLowerCase()}`
      if (!asked[at]!.some((one) => one.sku === sku)) continue
      plan.remarks.push(unlawful(works[at]!.read.lines[fieldOf(column, sku)] ?? plan.line, column, detail))
      plan.state = 'faulty'
    }
    const isIdle = (field: string) => isPriceField(field) && idle.has(field)
    plan.after = Object.fromEntries(Object.entries(plan.after).filter(([field]) => !isIdle(field)))
    plan.before = Object.fromEntries(Object.entries(plan.before).filter(([field]) => !isIdle(field)))
    if (plan.state === 'changed' && Object.keys(plan.after).length === 0) plan.state = 'same'
  }
}

/** What was never sold here has no lowest price: its reduction is not shown. */
function noteFirstReductions(plan: PlannedGroup): void {
  for (const currency of CURRENCIES) {
    const column = `reduced_${currency.toLowerCase()}`
    if (Object.keys(plan.after).some((field) => field.startsWith(column)))
      plan.remarks.push({ line: plan.line, column, code: 'unlawful', isFault: false, detail: 'never_sold' })
  }
}
