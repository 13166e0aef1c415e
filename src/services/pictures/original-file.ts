/** The file of a photograph: written from the database where this machine does not have it yet. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Shop } from '#services/shop.ts'
import { readOriginal } from '#store/catalog/picture-originals.ts'
import { putFile } from './put-file.ts'

type Files = { config: Pick<Shop['config'], 'dataDir'> } & Pick<Shop, 'db'>

/** Returns the path of an original, null where there is none. @throws Error when the file cannot be written */
export async function originalFile({ config, db }: Files, hash: string): Promise<string | null> {
  const folder = join(config.dataDir, 'images')
  const file = join(folder, hash)
  if (existsSync(file)) return file
  const original = await readOriginal(db.query, hash)
  if (original === null) return null
  await putFile(file, original.bytes)
  return file
}
