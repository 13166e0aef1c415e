/** The server: cached pages and files from memory, everything else through the app. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Shop } from '#services/shop.ts'
import { refuseBrokenRequest } from './broken-request.ts'
import { untilNoArrivals } from './until-no-arrivals.ts'
import { createHostCheck, refuseHost } from '#web/http/request-host.ts'
import { createRequestCount, type RequestCount } from './request-count.ts'
import { openSite, type Site } from './site.ts'
import type { Storefront } from './storefront.ts'
import { send } from '#web/http/send.ts'

export interface WebServer {
  /** Resolves when the port is open. */
  listen(port: number, host: string): Promise<void>
  /** Takes no new requests and waits for those in flight. */
  close(): Promise<void>
  /** Address it listens on; '' before. */
  readonly url: string
}

/** Time limits of a client in milliseconds. */
export interface ClientTimes {
  headers: number
  /** Head and body. */
  request: number
  /** Interval of the check of these limits. */
  checked: number
}

const CLIENT_TIMES: ClientTimes = { headers: 10_000, request: 30_000, checked: 2_000 }
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50
/** Time for open requests when the server closes. */
const CLOSE_MS = 6_000
const HEADER_BYTES = 16 * 1024
const HEADER_COUNT = 100

export function createServer(shop: Shop, storefront: Storefront, times = CLIENT_TIMES): WebServer {
  let site: Site | undefined
  let listener: ReturnType<typeof getRequestListener> | undefined
  let url = ''
  let isClosing = false
  /** Connections and requests so far. */
  let arrivals = 0
  const count = createRequestCount(shop.memory.metrics)
  const hostFault = createHostCheck(shop.config.publicUrl)

  const server = createHttpServer(limitsOf(times), (request, response) => {
    arrivals++
    if (isClosing) response.shouldKeepAlive = false
    const fault = hostFault(request)
    if (!fault && site && answerFromMemory(site, count, request, response)) return
    count.begin(request, response)
    if (fault) refuseHost(response, fault)
    else void listener?.(request, response)
  })
  server.maxHeadersCount = HEADER_COUNT
  server.on('clientError', refuseBrokenRequest)
  server.on('connection', () => void arrivals++)

  return {
    get url() {
      return url
    },
    async listen(port, host) {
      site = await openSite(shop, storefront)
      const { fetch } = site
      const answer = (request: Request, env: { incoming: IncomingMessage }) =>
        fetch(request, env, (route) => count.note(env.incoming, route))
      listener = getRequestListener((request, env) => answer(request, env as { incoming: IncomingMessage }), {
        overrideGlobalObjects: false,
        // For a request without a Host header, which only the health addresses answer.
        hostname: new URL(shop.config.publicUrl).hostname,
      })
      url = await openPort(server, port, host)
    },
    async close() {
      isClosing = true
      await untilNoArrivals(() => arrivals)
      await closePort(server)
    },
  }
}

const limitsOf = (times: ClientTimes): ServerOptions => ({
  maxHeaderSize: HEADER_BYTES,
  headersTimeout: times.headers,
  requestTimeout: times.request,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: times.checked,
})

/** Returns whether the request was answered. */
function answerFromMemory(site: Site, count: RequestCount, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const startedAt = performance.now()
  const content = site.inMemory(request.url ?? '/', request.headers)
  if (!content) return false
  try {
    send(request, response, content)
    count.answered(request, response, { route: content.route, startedAt })
  } catch (error) {
    // A file that was there at the start cannot be read any more. Nothing was written yet: the site answers.
    if (response.headersSent) throw error
    return false
  }
  return true
}

/** Returns the server's address when its port is open. */
async function openPort(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { address, port: open, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${open}`
}

/** Takes no new connections and waits for open requests, six seconds at most. */
async function closePort(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), CLOSE_MS)
  await new Promise<void>((resolve) => {
    // A connection whose last answer has just left is idle and would be kept alive.
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearInterval(sweeping)
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
}
