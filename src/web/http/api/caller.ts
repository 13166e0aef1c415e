/** Identifies callers for attempt limits. */
import type { IncomingMessage } from 'node:http'

/**
 * Address of the caller, for limits. With `trustedProxies` in front, the entry that the outermost of them wrote into
 * X-Forwarded-For; earlier entries are not trusted.
 */
export function callerOf(incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const socket = incoming?.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return canonical(socket)
  const header = incoming?.headers['x-forwarded-for']
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim())
  return canonical(forwarded.filter(Boolean).at(-trustedProxies) ?? socket)
}

/** Returns the IPv4 address, or the /64 network of an IPv6 address. */
function canonical(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (v4) return v4[1] as string
  const host = URL.parse(`http://[${address.split('%')[0]}]/`)?.hostname.slice(1, -1)
  if (!host) return ''
  const [head = '', tail] = host.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
