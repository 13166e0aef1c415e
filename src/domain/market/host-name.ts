/** Names of hosts, as they stand in addresses, settings and the Host header. */

/** Returns true when the name is this machine's own: nobody else can reach what listens there. Lower case, IPv6 with or without brackets. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || name === '[::1]' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name)

const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?$/

/** Returns the name in a Host header in lower case, without its port, or null when the header is malformed. */
export const hostName = (header: string): string | null => HOST.exec(header.toLowerCase())?.[1] ?? null
