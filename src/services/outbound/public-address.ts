/**
 * Keeps requests to addresses that somebody typed out of the networks that the server is in: the address that was checked is the one that
 * is connected to, so that a name cannot change in between.
 */
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP } from 'node:net'

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

export type Lookup = typeof resolve

/** Returns a lookup that gives only addresses of the whole internet; one inside refuses all of them. */
export const guardedBy = (find: Lookup = resolve): Lookup =>
  ((name: string, options: object, done: (error: Error | null, addresses: LookupAddress[]) => void) =>
    find(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${name} lies inside a network`), [])
      done(null, addresses)
    })) as unknown as Lookup
