/** The history of visited pages in the browser's storage (D-89). */
import { MAX_VISITS } from '#domain/catalog/list-lengths.ts'
import { routeAt, type View } from '#web/app/view.ts'
import type { Router } from '#web/router/router.browser.ts'
import { ROUTES, type PageName } from '#web/routes.ts'
import { asRecord, asText, stored } from '#web/app/browser/stored.browser.ts'

/** A page that the visitor has seen (D-89). The history never leaves the device. */
export interface Visit {
  /** With the market's prefix, without a query. */
  path: string
  kind: PageName
  /** Of a product its id; of other pages the changing part of their path, '' without one. */
  id: string
  /** When it was seen last, ms. */
  at: number
}

/** Pages that are opened by a private token are not part of the history (D-8). */
const KINDS: ReadonlySet<unknown> = new Set(ROUTES.filter(({ cache }) => cache === 'shared').map(({ page }) => page))

/** Returns the stored history as far as it is valid: newest first, each path once. */
export function parseVisits(raw: unknown): readonly Visit[] {
  const visits = (Array.isArray(raw) ? raw : []).flatMap((one): Visit[] => {
    const { path, kind, id, at } = asRecord(one)
    if (!asText(path).startsWith('/') || !KINDS.has(kind) || typeof at !== 'number') return []
    return [{ path: asText(path), kind: kind as PageName, id: asText(id), at }]
  })
  const paths = new Set<string>()
  return visits.filter(({ path }) => !paths.has(path) && paths.add(path)).slice(0, MAX_VISITS)
}

const store = stored('visited', parseVisits)

export const visited = {
  get: (): readonly Visit[] => store.get(),
  add: (visit: Visit): void => void store.update((now) => parseVisits([visit, ...now])),
  /** Ids of the products that were looked at, newest first, each once. */
  products: (): string[] => [
    ...new Set(store.get().flatMap(({ kind, id }) => (kind === 'product' && /^\d+$/.test(id) ? [id] : []))),
  ],
}

/** Enters each page that the router shows in the history. */
export function recordVisits(router: Router<View>): void {
  let recorded = ''
  const record = () => {
    const { place, view } = router.shown
    if (view.error !== undefined || recorded === place.pathname) return
    recorded = place.pathname
    const { '*': rest, slug } = routeAt(place.pathname).params
    const kind = view.page
    const id = kind === 'product' ? asText(asRecord(view.payload?.data).id) : (rest ?? slug ?? '')
    visited.add({ path: place.pathname, kind, id, at: Date.now() })
  }
  record()
  router.subscribe(record)
}
