/** The file of a photograph: written from the database where this machine does not have it yet. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '#services/shop.ts'
import { readOriginal } from '#store/catalog/picture-originals.ts'

type Files = { config: Pick<Shop['config'], 'dataDir'> } & Pick<Shop, 'db'>

/** Returns the path of an original, null where there is none. @throws Error when the file cannot be written */
export async function originalFile({ config, db }: Files, hash: string): Promise<string | null> {
  const folder = join(config.dataDir, 'images')
  const file = join(folder, hash)
  if (existsSync(file)) return file
  const original = await readOriginal(db.query, hash)
  if (original === null) return null
  // Several sizes of a picture are asked for at once: each request writes a file of its own, and the last one stays.
  const part = `${file}.${randomUUID()}.part`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(part, original.bytes)
    await rename(part, file)
  } finally {
    await rm(part, { force: true }).catch(() => undefined)
  }
  return file
}
