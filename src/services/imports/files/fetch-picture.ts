/**
 * Pictures by address: only over HTTPS, only from hosts that the settings name, never from an address inside a network, without following
 * redirects. The address that was checked is the one that is connected to, so that a name cannot change in between.
 */
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { LARGEST_PICTURE } from './archive.ts'

const TIME_LIMIT_MS = 15_000

const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, prefix, 'ipv4')
const worldwide = new BlockList()
worldwide.addSubnet('2000::', 3, 'ipv6')
const special = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, prefix, 'ipv6')

/** Returns whether an IP address is one of the whole internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  return isIP(address) === 6 && worldwide.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Returns whether a text is an address of a picture and not the name of a file. */
export const isAddress = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(text)

/** Returns the address, null where it may not be asked. */
export function allowedAddress(text: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isAllowed =
    url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '' && hosts.includes(url.hostname)
  return isAllowed ? url : null
}

type Lookup = typeof resolve

/** Returns a lookup that gives only addresses of the whole internet; one inside refuses all of them. */
const guardedBy = (find: Lookup): Lookup =>
  ((name: string, options: object, done: (error: Error | null, addresses: LookupAddress[]) => void) =>
    find(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${name} lies inside a network`), [])
      done(null, addresses)
    })) as unknown as Lookup

/** Returns the bytes of an allowed address, null where they do not come or are too many. */
export const fetchPicture = (url: URL, find: Lookup = resolve): Promise<Buffer | null> =>
  new Promise((done) => {
    const asked = request(
      url,
      {
        lookup: guardedBy(find),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        headers: { accept: 'image/*' },
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = []
        let size = 0
        if (answer.statusCode !== 200 || Number(answer.headers['content-length'] ?? 0) > LARGEST_PICTURE)
          return asked.destroy(new Error('refused'))
        answer.on('data', (part: Buffer) => {
          size += part.length
          parts.push(part)
          if (size > LARGEST_PICTURE) asked.destroy(new Error('too large'))
        })
        answer.once('end', () => done(Buffer.concat(parts)))
        answer.once('error', () => done(null))
      },
    )
    asked.once('error', () => done(null))
    asked.end()
  })
