/** Takes uploaded files in: written to the data directory as they come, however large, and never into memory. */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LARGEST_IMPORT, type ImportKind } from '#domain/imports/import-kind.ts'
import type { Actor } from '#services/staff/audit.ts'
import { changeRun, lockRun } from '#store/imports/runs.ts'
import { BrokenArchive, openArchive } from './files/archive.ts'
import { archiveFile, importFile, makeImportFolder, removeImportFolder } from './import-files.ts'
import { beginImport, newImportId, type Begun, type ImportShop } from './import-runs.ts'

class TooLarge extends Error {}

/** Writes a stream to a file. @throws TooLarge */
async function writeUpload(file: string, body: ReadableStream<Uint8Array> | null): Promise<void> {
  let size = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > LARGEST_IMPORT) done(new TooLarge())
      else done(null, chunk)
    },
  })
  await pipeline(body ? Readable.fromWeb(body as never) : Readable.from([]), limit, createWriteStream(file))
}

export type Taken = Begun | { ok: false; reason: 'too_large'; line: number }

/** Takes a file in and begins its import. */
export async function takeImport(
  shop: ImportShop,
  actor: Actor,
  { kind, fileName, body }: { kind: ImportKind; fileName: string; body: ReadableStream<Uint8Array> | null },
): Promise<Taken> {
  const id = newImportId(shop)
  await makeImportFolder(shop.config, id)
  try {
    await writeUpload(importFile(shop.config, id), body)
  } catch (error) {
    await removeImportFolder(shop.config, id)
    if (error instanceof TooLarge) return { ok: false, reason: 'too_large', line: 0 }
    throw error
  }
  return beginImport(shop, actor, { id, kind, fileName })
}

/** Takes the archive with the pictures of an import. Returns why it is refused, or null. */
export async function takePictures(
  shop: ImportShop,
  id: string,
  { name, body }: { name: string; body: ReadableStream<Uint8Array> | null },
): Promise<'not_found' | 'not_now' | 'too_large' | 'no_archive' | null> {
  const run = await lockRun(shop.db.query, id)
  if (!run) return 'not_found'
  if (run.state !== 'uploaded' && run.state !== 'checked') return 'not_now'
  const file = archiveFile(shop.config, id)
  try {
    await writeUpload(file, body)
    await (await openArchive(file)).close()
  } catch (error) {
    await rm(file, { force: true })
    if (error instanceof TooLarge) return 'too_large'
    if (error instanceof BrokenArchive) return 'no_archive'
    throw error
  }
  await changeRun(shop.db.query, id, { options: { ...run.options, pictures: `zip:${name}` } })
  return null
}
