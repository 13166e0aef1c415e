/** The Host header: other names and several headers are refused first. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostName, isLoopback } from '#domain/market/host-name.ts'

/** 400: no one name; 421: a name of another site (RFC 9110, 15.5.20). */
export type HostFault = 400 | 421

type HostCheck = (request: IncomingMessage) => HostFault | null

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Paths that load balancers and collectors request by the address of a process. Their answers are the same for every host. */
const PROCESS_PATHS = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Returns the check of the Host header. Only the name of `publicUrl` passes, and the loopback names while that is one of
 * them: a page of another site whose name leads to this machine (DNS rebinding) cannot read the shop.
 */
export function createHostCheck(publicUrl: string): HostCheck {
  const own = new URL(publicUrl)
  const names = new Set(isLoopback(own.hostname) ? [own.hostname, ...LOOPBACK_NAMES] : [own.hostname])
  return (request) => {
    if (hasTwoHosts(request.rawHeaders)) return 400
    const header = request.headers.host ?? ''
    const target = request.url ?? '/'
    if ((header === own.host && target.startsWith('/')) || PROCESS_PATHS.has(target)) return null
    const name = hostName(header)
    if (name === null) return 400
    return names.has(name) && isOwnTarget(target, names) ? null : 421
  }
}

/** Node reads the first of several Host headers, and a proxy may read another. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1
}

/** Returns the name in a request line of absolute form counts more than the header (RFC 9112, 3.2.2). */
function isOwnTarget(target: string, names: ReadonlySet<string>): boolean {
  if (target.startsWith('/') || target === '*') return true
  const url = URL.parse(target)
  return url !== null && names.has(url.hostname)
}

export function refuseHost(response: ServerResponse, status: HostFault): void {
  const title = status === 400 ? 'Bad request' : 'Misdirected request'
  const code = status === 400 ? 'host_malformed' : 'host_unknown'
  const body = JSON.stringify({ type: 'about:blank', title, status, code })
  response
    .writeHead(status, {
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end(body)
}

/** What a proxy adds to a request that it passes on. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Returns true when the request comes from this machine itself: loopback connection, loopback name, no proxy between. */
export function isLocal(incoming: IncomingMessage | undefined): boolean {
  if (!incoming || !isLoopback(incoming.socket.remoteAddress ?? '')) return false
  const name = hostName(incoming.headers.host ?? '')
  return name !== null && isLoopback(name) && PROXY_HEADERS.every((header) => incoming.headers[header] === undefined)
}
