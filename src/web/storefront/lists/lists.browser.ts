/** The lists of the shop in the browser's storage (SPEC-3, SPEC-7): vendors, warehouses, collections, brands. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { logFailure } from '#web/app/browser/log.browser.ts'
import { asRecord, stored, type Stored } from '#web/app/browser/stored.browser.ts'
import type { BrandView, CollectionView, VendorView, WarehouseView } from '#web/schema/lists.ts'

/** A list as it was answered last; `locale` null while it has never been. */
interface StoredList<T> {
  locale: Locale | null
  entries: readonly T[]
}

const hasName = (entry: unknown): boolean => typeof asRecord(entry).name === 'string'

/** Every entry has a name; the rest is as the shop answered it. */
const parseList = <T>(raw: unknown): StoredList<T> => {
  const { locale, entries } = asRecord(raw)
  const known = LOCALES.find((one) => one === locale) ?? null
  return { locale: known, entries: known && Array.isArray(entries) ? (entries.filter(hasName) as T[]) : [] }
}

export const lists = {
  vendors: stored<StoredList<VendorView>>('vendors', parseList),
  warehouses: stored<StoredList<WarehouseView>>('warehouses', parseList),
  collections: stored<StoredList<CollectionView>>('collections', parseList),
  brands: stored<StoredList<BrandView>>('brands', parseList),
}

const ADDRESSES: Record<keyof typeof lists, string> = {
  vendors: '/api/list-vendors',
  warehouses: '/api/list-warehouses',
  collections: '/api/list-collections',
  brands: '/api/sb/list-vendors',
}

async function loadList<T>(list: Stored<StoredList<T>>, address: string, locale: Locale): Promise<void> {
  try {
    const entries = await getJson<T[]>(`${address}?locale=${locale}`)
    list.update((now) => {
      const next = { locale, entries }
      return JSON.stringify(now) === JSON.stringify(next) ? now : next
    })
  } catch (error) {
    logFailure(`${address} cannot be loaded.`, error)
  }
}

/** Loads the four lists one after the other; the browser revalidates them by their ETag. A failure is logged only (SPEC-8). */
export async function loadLists(locale: Locale): Promise<void> {
  await loadList(lists.vendors, ADDRESSES.vendors, locale)
  await loadList(lists.warehouses, ADDRESSES.warehouses, locale)
  await loadList(lists.collections, ADDRESSES.collections, locale)
  await loadList(lists.brands, ADDRESSES.brands, locale)
}
