/** The site as a function from request to response, and its answers in memory. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { callerOf } from '#web/http/api/caller.ts'
import type { Shop } from '#services/shop.ts'
import { isOutage } from '#services/jobs/outage.ts'
import { createApi, createLaterApi, type NoteRoute } from '#web/http/api/endpoints.ts'
import { problem, unavailable } from '#web/http/api/endpoint.ts'
import { buildFiles } from './build-contract.ts'
import { APPLE_PAY_PROOF_PATH } from '#domain/payments/wallet.ts'
import { frameDocuments, walletFrame } from '#web/frames/documents.server.ts'
import { openBundle, type Bundle } from '#web/http/bundle.ts'
import { commonHeaders, hasWalletFrame } from '#web/http/headers.ts'
import { patternOf } from '#web/http/pages/pattern.ts'
import { openPages, type PageServer } from '#web/http/pages/pages.ts'
import { toResponse, type Sendable } from '#web/http/send.ts'
import { createPageResponses } from './page-responses.ts'
import { createWorkerAnswer, WORKER_PATH } from './service-worker.ts'
import { fileContent, fileOf, findStaticFiles } from './static-files.ts'
import type { Storefront } from './storefront.ts'

export interface Site {
  fetch(request: Request, env?: { incoming?: IncomingMessage }, note?: NoteRoute): Promise<Response>
  /** Returns an answer from memory, or undefined. */
  inMemory(target: string, headers: IncomingHttpHeaders): Sendable | undefined
  pages: PageServer
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Returns the site of the shop with the pages and endpoints of `storefront`. */
export async function openSite(shop: Shop, storefront: Storefront): Promise<Site> {
  const isHttps = shop.config.publicUrl.startsWith('https:')
  const common = commonHeaders(isHttps, hasWalletFrame(shop.config))
  const bundle = await openBundle(ROOT)
  const pages = await openPages(shop, bundle, storefront)
  const responses = createPageResponses(pages, storefront, { common, isHttps })
  const api = createApi(shop, storefront.endpoints)
  const laterApi = storefront.later && createLaterApi(shop, storefront.later)
  const pictures = storefront.pictures(shop)
  const files = readFiles(shop, bundle, common)
  const worker = createWorkerAnswer(pages, bundle, shop.config.serviceWorker)
  shop.purge = (tags) => pages.purge(tags)

  async function route(
    request: Request,
    url: URL,
    target: string,
    note: NoteRoute,
    incoming?: IncomingMessage,
  ): Promise<Response> {
    const path = url.pathname
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading && files.has(path)) {
      note('(file)')
      return fileResponse(files, request, path)
    }
    if (isReading && path === WORKER_PATH) {
      note('(file)')
      return worker(request)
    }
    const source = pictures.find((one) => one.owns(path))
    if (source) {
      note('(picture)')
      return source.respond(request)
    }
    if (path.startsWith('/assets/') || path.startsWith('/builds/')) return problem(404, 'not_found')
    const answered = (await laterApi?.(request, url, incoming, note)) ?? (await api(request, url, incoming, note))
    if (answered) return answered
    note(patternOf(path))
    return responses.answer(request, url, target, callerOf(incoming, shop.config.trustedProxies))
  }

  return {
    pages,
    async fetch(request, env, note = () => undefined) {
      const url = new URL(request.url)
      const asked = url.pathname + url.search
      // The request line as it came: URL objects would hide what was malformed about it.
      const target = env?.incoming?.url ?? asked
      try {
        return complete(await route(request, url, target.startsWith('/') ? target : asked, note, env?.incoming), common)
      } catch (error) {
        shop.log.error(`${request.method} of a page or call failed`, error)
        return complete(isOutage(error) ? unavailable(request) : problem(500, 'unexpected'), common)
      }
    },
    inMemory: (target, headers) => files.get(target) ?? responses.inMemory(target, headers),
  }
}

/** Returns the files of the build and of `public/`, and the frames with services of others, by their address. */
function readFiles({ config }: Shop, bundle: Bundle, common: Record<string, string>): Map<string, Sendable> {
  const { stripe } = config
  const wallets = stripe?.publishableKey && hasWalletFrame(config) ? [walletFrame(stripe.publishableKey, bundle.frames)] : []
  const proof = stripe?.applePayProof ? [applePayProof(stripe.applePayProof)] : []
  const frames = [...frameDocuments(config.integrations, bundle.frames), ...wallets, ...proof].map(
    ({ path, html, headers }) => [path, fileOf(headers, true, () => Buffer.from(html))] as const,
  )
  const files = [...findStaticFiles(bundle.client), ...buildFiles(bundle), ...frames]
  return new Map(files.map(([path, file]) => [path, fileContent(file, common)]))
}

/** Returns what Apple reads to see that the domain may show Apple Pay. */
const applePayProof = (text: string) => ({
  path: APPLE_PAY_PROOF_PATH,
  html: text,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
})

/** Returns the file, or 404 when it was deleted since the start, as files of an older build are. */
function fileResponse(files: Map<string, Sendable>, request: Request, path: string): Response {
  try {
    return toResponse(request, files.get(path)!)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    files.delete(path)
    return problem(404, 'not_found')
  }
}

/** Adds the headers that every answer has. */
function complete(response: Response, common: Record<string, string>): Response {
  const { headers } = response
  for (const [name, value] of Object.entries(common)) if (!headers.has(name)) headers.set(name, value)
  // Answers without Cache-Control may be stored heuristically, a 404 too (RFC 9111, 4.2.2).
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  return response
}
