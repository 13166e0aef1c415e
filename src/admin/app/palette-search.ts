/** What the search finds on the server: the lists of the pages that the person may open. */
import type { Locale } from '#domain/market/market.ts'
import { products } from '#messages/admin/goods/products.ts'
import * as say from '#messages/admin/palette.ts'
import { customers as customersTitle } from '#messages/admin/people/customers.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { AdminPage } from '#admin/client/page.ts'
import type { CustomersView } from '#admin/schema/customers.ts'
import type { ProductListView } from '#admin/schema/goods/products.ts'
import type { OrdersView } from '#admin/schema/orders.ts'
import type { IconName } from '#admin/ui/icon.tsx'

export interface Found {
  group: string
  name: string
  /** Small, behind the name. */
  note: string
  icon: IconName
  path: string
  /** The language of the name; none for that of the page, or no language. */
  lang?: Locale
}

/** Records of one kind that are shown. */
const MOST = 5
const SHORTEST = 2

/** Returns whether what is typed is looked for on the server. */
export const isSought = (typed: string): boolean => !typed.startsWith('>') && typed.replace(/^[#@]/, '').length >= SHORTEST

/** Returns the page of a record, or its list narrowed to it where records have no page. */
function pathOf(pages: readonly AdminPage[], list: string, id: string): string {
  const hasPage = pages.some(({ path }) => path.startsWith(`${list}/:`))
  return hasPage ? `${list}/${encodeURIComponent(id)}` : `${list}?${new URLSearchParams({ view: 'all', words: id }).toString()}`
}

async function findOrders(pages: readonly AdminPage[], words: string): Promise<Found[]> {
  const { orders } = await read<OrdersView>(`/orders?${new URLSearchParams({ view: 'all', words }).toString()}`)
  return orders.slice(0, MOST).map(({ number, name, city }) => ({
    group: say.orders(),
    name: number,
    note: [name, city].filter(Boolean).join(', '),
    icon: 'package',
    path: pathOf(pages, '/orders', number),
  }))
}

/** Returns products by their names, brands, SKUs and barcodes. */
async function findProducts(pages: readonly AdminPage[], words: string): Promise<Found[]> {
  // Of a number the product of that id comes first: codes that contain it belong to later ones.
  const byId = /^\d+$/.test(words) && { sort: 'id', down: '0' }
  const { rows } = await read<ProductListView>(`/product-list?${new URLSearchParams({ q: words, ...byId }).toString()}`)
  return rows.slice(0, MOST).map(({ id, name, nameLocale, brand }) => ({
    group: products(),
    name: name || String(id),
    note: [brand, id].filter(Boolean).join(', '),
    icon: 'baby-carriage',
    path: pathOf(pages, '/products', String(id)),
    ...(name !== '' && { lang: nameLocale }),
  }))
}

/** Returns accounts, then guests, who have no page of their own: theirs is that of their last order. */
async function findCustomers(pages: readonly AdminPage[], words: string): Promise<Found[]> {
  const { customers, guests } = await read<CustomersView>(`/customers?${new URLSearchParams({ words }).toString()}`)
  const common = { group: customersTitle(), icon: 'users' } as const
  const accounts = customers.map(({ id, name, email }) => ({
    ...common,
    name: name.trim() || email,
    note: email,
    path: pathOf(pages, '/customers', id),
  }))
  const withoutAccount = guests.map(({ name, email, lastOrder }) => ({
    ...common,
    name: name.trim() || email,
    note: `${email}, ${lastOrder}`,
    path: pathOf(pages, '/orders', lastOrder),
  }))
  return [...accounts, ...withoutAccount].slice(0, MOST)
}

interface Source {
  /** Its list; not looked through by who may not open that. */
  page: string
  /** A sign that looks through nothing else; null for a source without one. */
  sign: '#' | '@' | null
  find: (pages: readonly AdminPage[], words: string) => Promise<Found[]>
}

/** A kind of record adds its line here. */
const SOURCES: readonly Source[] = [
  { page: '/orders', sign: '#', find: findOrders },
  { page: '/products', sign: null, find: findProducts },
  { page: '/customers', sign: '@', find: findCustomers },
]

/** Returns what fits the words. A list that does not answer is left out. */
export async function findRecords(pages: readonly AdminPage[], typed: string): Promise<Found[]> {
  const sign = /^[#@]/.exec(typed)?.[0]
  const sources = SOURCES.filter(
    (one) => (sign === undefined || one.sign === sign) && pages.some(({ path }) => path === one.page),
  )
  const words = (sign === undefined ? typed : typed.slice(1)).trim()
  const found = await Promise.allSettled(sources.map(({ find }) => find(pages, words)))
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
