/** Reads files out of a small ZIP archive, from its directory. */
import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8
/** Entries that are read, and bytes of each. */
const MAX_ENTRIES = 20
const MAX_BYTES = 4_000_000

interface Place {
  name: string
  method: number
  size: number
  at: number
}

function directoryOf(zip: Buffer): Place[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + END_SIZE > zip.length || zip.readUInt32LE(end) !== END) throw new RangeError('no archive')
  const places: Place[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = Math.min(zip.readUInt16LE(end + 10), MAX_ENTRIES); left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('no entry')
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [number, number, number]
    places.push({
      name: zip.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + name),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += ENTRY_SIZE + name + extra + comment
  }
  return places
}

function contentOf(zip: Buffer, { method, size, at }: Place): string {
  const start = at + LOCAL_SIZE + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const content = zip.subarray(start, start + size)
  if (method === STORED) return content.toString()
  if (method !== DEFLATED) throw new RangeError('unknown compression')
  return inflateRawSync(content, { maxOutputLength: MAX_BYTES }).toString()
}

/** Returns the files of an archive by name. @throws RangeError, or an error of zlib, for what is no archive */
export const filesOf = (zip: Buffer): Map<string, string> =>
  new Map(directoryOf(zip).map((place) => [place.name, contentOf(zip, place)]))
