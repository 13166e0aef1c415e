/** Generates UUIDs of version 7. */
import { randomBytes } from 'node:crypto'

/** A UUID v7 of the moment `now`: sorts by time, so that new rows lie at the end of their index (RFC 9562). */
export function uuidv7(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns whether a text can be compared with a uuid column. Ids of addresses are asked for as they come. */
export const isUuid = (text: string): boolean => UUID.test(text)
