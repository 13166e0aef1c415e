/** Brands, collections, makers and colours that products name: found by key or name, made where they are new. */
import { fieldOf, columnOf } from '#domain/imports/product-record.ts'
import { slugOf } from '#domain/imports/slug.ts'
import type { Cells, Remark } from '#domain/imports/import-kind.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import { writeBrands, writeCollections, writeColourways, writeManufacturers } from '#services/catalog/write-catalog.ts'
import type { NamedThings } from '#store/imports/product-records.ts'
import { readNamedThings } from '#store/imports/product-records.ts'
import type { Query } from '#store/database/db.ts'

/** Fields of what is made beside a product: their text is the name of what a key stands for. */
const MADE = 'made'
/** Returns whether a field tells what is made beside a product. */
export const isMade = (field: string): boolean => field.startsWith(`${MADE}_`)

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const inEach = (text: string): LocaleTexts => ({ ro: text, en: text, hu: text })

/** Returns the key of a brand: the known one, or that of a new one. */
function brandKey(things: NamedThings, cell: string): { key: string; isNew: boolean } {
  const known = things.brands.find(({ slug }) => slug === cell) ?? things.brands.find(({ name }) => same(name, cell))
  return known ? { key: known.slug, isNew: false } : { key: slugOf(cell), isNew: true }
}

/** 'Clothes > Hats': by its key, by its name, or a new one below what stands before it. */
function collectionKey(things: NamedThings, cell: string): { key: string; isNew: boolean } {
  if (things.collections.some(({ key }) => key === cell)) return { key: cell, isNew: false }
  let parent: string | null = null
  let isNew = false
  for (const name of cell.split('>').map((one) => one.trim())) {
    const below: string | null = parent
    const isTop = !cell.includes('>')
    const known: NamedThings['collections'][number] | undefined = things.collections.find(
      (one) => (isTop || one.parent === below) && one.names.some((text) => same(text, name)),
    )
    isNew = known === undefined
    parent = known?.key ?? (below === null ? slugOf(name) : `${below}-${slugOf(name)}`).slice(0, 80)
    if (isNew && things.collections.some(({ key }) => key === parent)) isNew = false
  }
  return { key: parent ?? '', isNew }
}

/** Replaces names by keys, and says what will be made. */
export function resolveNames(fields: Record<string, string>, things: NamedThings, line: number): Remark[] {
  const remarks: Remark[] = []
  const say = (column: string, code: Remark['code'], isFault: boolean, detail: string) =>
    remarks.push({ line, column, code, isFault, detail })
  const put = (field: string, column: string, { key, isNew }: { key: string; isNew: boolean }) => {
    const name = fields[field]!
    if (key === '') return say(column, 'refused', true, name)
    fields[field] = key
    if (!isNew) return
    fields[fieldOf(`${MADE}_${column}`, key)] = name
    say(column, 'made', false, name)
  }
  if (fields['brand']) put('brand', 'brand', brandKey(things, fields['brand']))
  if (fields['collection']) put('collection', 'collection', collectionKey(things, fields['collection']))
  for (const field of Object.keys(fields)) {
    if (columnOf(field).column !== 'colourway' || !fields[field]) continue
    const cell = fields[field]
    const known = things.colourways.find(({ key, names }) => key === cell || names.some((name) => same(name, cell)))
    put(field, 'colourway', known ? { key: known.key, isNew: false } : { key: slugOf(cell), isNew: true })
  }
  const maker = fields['manufacturer']
  const details = ['address', 'email', 'country'].map((part) => fields[`manufacturer_${part}`] ?? '')
  for (const part of ['address', 'email', 'country']) delete fields[`manufacturer_${part}`]
  if (maker && !things.manufacturers.includes(maker)) {
    if (details.some((part) => part === '')) say('manufacturer', 'unknown_item', true, maker)
    else {
      fields[fieldOf(`${MADE}_manufacturer`, maker)] = JSON.stringify(details)
      say('manufacturer', 'made', false, maker)
    }
  }
  return remarks
}

/** Makes what products name and is not there; leaves out of their fields what tells it. */
export async function makeNamed(tx: Query, all: readonly Cells[], now: Date): Promise<void> {
  const wanted = new Map(all.flatMap((fields) => Object.entries(fields).filter(([field]) => isMade(field))))
  if (wanted.size === 0) return
  const things = await readNamedThings(tx)
  const of = (column: string) =>
    [...wanted].flatMap(([field, name]) =>
      columnOf(field).column === `${MADE}_${column}` ? { key: columnOf(field).sku, name } : [],
    )
  const brands = of('brand').filter(({ key }) => !things.brands.some(({ slug }) => slug === key))
  if (brands.length > 0)
    await writeBrands(
      tx,
      brands.map(({ key, name }) => ({ slug: key, name, description: inEach(''), logo: null })),
      now,
    )
  const colours = of('colourway').filter(({ key }) => !things.colourways.some((one) => one.key === key))
  if (colours.length > 0)
    await writeColourways(
      tx,
      colours.map(({ key, name }) => ({ key, name: inEach(name), hex: '#d8d2c8' })),
    )
  const makers = of('manufacturer').filter(({ key }) => !things.manufacturers.includes(key))
  if (makers.length > 0)
    await writeManufacturers(
      tx,
      makers.map(({ key, name }) => {
        const [address = '', email = '', country = ''] = JSON.parse(name) as string[]
        return { name: key, address, email, country, responsible: null }
      }),
    )
  const collections = of('collection').filter(({ key }) => !things.collections.some((one) => one.key === key))
  for (const { name } of collections) await makeCollection(tx, name, now)
}

/** Makes the collections of a path that are not there, from the top. */
async function makeCollection(tx: Query, path: string, now: Date): Promise<void> {
  const names = path.split('>').map((one) => one.trim())
  for (let depth = 1; depth <= names.length; depth++) {
    const things = await readNamedThings(tx)
    const { key, isNew } = collectionKey(things, names.slice(0, depth).join(' > '))
    if (!isNew) continue
    const name = names[depth - 1]!
    const parent = depth === 1 ? null : collectionKey(things, names.slice(0, depth - 1).join(' > ')).key
    const text = { name, slug: slugOf(name), description: '', tagline: '' }
    await writeCollections(
      tx,
      [
        {
          key,
          parent,
          position: things.collections.length + 1,
          flags: [],
          attributes: [],
          googleCategory: null,
          text: { ro: text, en: text, hu: text },
        },
      ],
      now,
    )
  }
}
