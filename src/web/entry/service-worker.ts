/**
 * The service worker: shows the page without a connection when a page cannot be loaded, and does nothing else. Every page, price and call
 * comes from the network. The server puts `OFFLINE` before this file; null ends the worker and deletes what it stored.
 */
import type { OfflineFiles } from '#web/app/idle/offline-worker.ts'

declare const OFFLINE: OfflineFiles | null

/** What of a worker's surroundings is used; the library of types for workers excludes that of pages. */
interface Worker {
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

const worker = globalThis as unknown as Worker
const NAME = `offline ${OFFLINE?.version}`

async function install(): Promise<void> {
  if (OFFLINE) {
    const store = await caches.open(NAME)
    await store.addAll(
      [...OFFLINE.files, ...Object.values(OFFLINE.documents)].map((path) => new Request(path, { cache: 'no-cache' })),
    )
  }
  // It answers nothing but failures, so that pages of an older build may have it at once.
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== NAME || !OFFLINE) await caches.delete(name)
  if (!OFFLINE) await worker.registration.unregister()
  // The request of a page does not wait until the worker has started.
  else await worker.registration.navigationPreload?.enable()
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))

const stored = async (path: string, error: unknown): Promise<Response> => {
  const found = await caches.match(path)
  if (!found) throw error
  return found
}

if (OFFLINE) {
  const { files, documents } = OFFLINE
  const known = new Set(files)
  const documentOf = (path: string) => documents[/^\/(\w\w)(?:\/|$)/.exec(path)?.[1] ?? ''] ?? documents['']!
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin) return
    if (request.mode === 'navigate') {
      const page = event.preloadResponse.then((loaded) => loaded ?? fetch(request))
      event.respondWith(page.catch((error: unknown) => stored(documentOf(pathname), error)))
    } else if (known.has(pathname)) event.respondWith(fetch(request).catch((error: unknown) => stored(pathname, error)))
  })
}
