/**
 * Pictures by address: only over HTTPS, only from hosts that the settings name, never from an address inside a network, without following
 * redirects. The address that was checked is the one that is connected to, so that a name cannot change in between.
 */
import { request } from 'node:https'
import { guardedBy, type Lookup } from '#services/outbound/public-address.ts'
import { LARGEST_PICTURE } from './archive.ts'

const TIME_LIMIT_MS = 15_000

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

/** Returns the bytes of an allowed address, null where they do not come or are too many. */
export const fetchPicture = (url: URL, find?: Lookup): Promise<Buffer | null> =>
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
