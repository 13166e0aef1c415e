/** Pictures by their names, from a folder or a ZIP archive. Of an archive one entry is read at a time. */
import { open, readFile, readdir, type FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

export interface PictureFolder {
  /** Returns a file by its name, null for none. Folders inside are left out of names. */
  read(name: string): Promise<Buffer | null>
  close(): Promise<void>
}

/** Before the path of a folder on the server, which only a command names. */
export const FOLDER = 'folder:'
/** Bytes of one picture. */
export const LARGEST_PICTURE = 30_000_000
const MOST_ENTRIES = 100_000
const END_MARK = 0x06_05_4b_50
const ENTRY_MARK = 0x02_01_4b_50
/** Bytes of the end of an archive with its longest comment. */
const LONGEST_END = 22 + 65_535
const KEPT_PLAIN = 0
const PACKED = 8

interface Entry {
  method: number
  size: number
  packed: number
  at: number
}

/** An archive that is none, or is of a kind that is not read. */
export class BrokenArchive extends Error {}

const keyOf = (name: string): string => basename(name.replaceAll('\\', '/')).normalize('NFC').toLowerCase()

async function readBytes(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, at)
  if (bytesRead < length) throw new BrokenArchive('the archive is cut off')
  return bytes
}

/** Reads the list of an archive. */
async function readEntries(handle: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await handle.stat()
  const tail = await readBytes(handle, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END))
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== END_MARK) end--
  if (end < 0) throw new BrokenArchive('it is no ZIP archive')
  const count = tail.readUInt16LE(end + 10)
  const list = await readBytes(handle, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const entries = new Map<string, Entry>()
  let at = 0
  for (let number = 0; number < Math.min(count, MOST_ENTRIES); number++) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== ENTRY_MARK)
      throw new BrokenArchive('the list of the archive is broken')
    const [nameLength, more, comment] = [list.readUInt16LE(at + 28), list.readUInt16LE(at + 30), list.readUInt16LE(at + 32)]
    const name = list.toString('utf8', at + 46, at + 46 + nameLength)
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/'))
      entries.set(keyOf(name), {
        method: list.readUInt16LE(at + 10),
        packed: list.readUInt32LE(at + 20),
        size: list.readUInt32LE(at + 24),
        at: list.readUInt32LE(at + 42),
      })
    at += 46 + nameLength + more + comment
  }
  return entries
}

async function readEntry(handle: FileHandle, { method, size, packed, at }: Entry): Promise<Buffer | null> {
  if (size > LARGEST_PICTURE || packed > LARGEST_PICTURE || (method !== KEPT_PLAIN && method !== PACKED)) return null
  const head = await readBytes(handle, at, 30)
  const bytes = await readBytes(handle, at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed)
  // What an entry claims of its size is not believed.
  return method === KEPT_PLAIN ? bytes : inflate(bytes, { maxOutputLength: LARGEST_PICTURE }).catch(() => null)
}

/** Opens an archive. @throws BrokenArchive */
export async function openArchive(file: string): Promise<PictureFolder> {
  const handle = await open(file)
  try {
    const entries = await readEntries(handle)
    return {
      async read(name) {
        const entry = entries.get(keyOf(name))
        return entry ? readEntry(handle, entry) : null
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Opens a folder on the server. */
export async function openFolder(folder: string): Promise<PictureFolder> {
  const names = new Map((await readdir(folder)).map((name) => [keyOf(name), name]))
  return {
    async read(name) {
      const found = names.get(keyOf(name))
      return found === undefined ? null : readFile(join(folder, found)).catch(() => null)
    },
    close: async () => undefined,
  }
}

/** Returns pictures of nowhere. */
export const noFolder: PictureFolder = { read: async () => null, close: async () => undefined }
