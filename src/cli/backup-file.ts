/** Backups in files: gzip of the lines of `store/backup.ts`. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError, zippedBackup } from '#store/backup/backup.ts'
import { askForBackup } from '#store/backup/live-backup.ts'
import type { Database } from '#store/database/db.ts'

/** Writes the database to `file`. Returns the number of rows. @throws BackupError */
export const writeBackup = (db: Database, file: string): Promise<number> =>
  complete(file, (unfinished) => zippedBackup(db, new Date(), createWriteStream(unfinished, { mode: 0o600 })))

/** The same through the running shop; null when none runs. @throws BackupError */
export async function writeBackupOfRunning(dataDir: string, file: string): Promise<number | null> {
  checkFolder(file)
  const asked = await askForBackup(dataDir)
  if (!asked) return null
  return complete(file, async (unfinished) => {
    await pipeline(asked.bytes, createWriteStream(unfinished, { mode: 0o600 }))
    return asked.rows
  })
}

function checkFolder(file: string): void {
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}. Make it, or name a file in another one.`)
}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is no folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be too large',
  ENAMETOOLONG: 'its name is too long',
}

/** Writes a temporary file and renames it at the end: an old backup is never replaced by an incomplete one. */
async function complete(file: string, write: (unfinished: string) => Promise<number>): Promise<number> {
  checkFolder(file)
  const unfinished = `${file}.unfinished`
  try {
    const rows = await write(unfinished)
    await rename(unfinished, file)
    return rows
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    const reason = REASONS[String((error as NodeJS.ErrnoException).code)]
    throw reason ? new BackupError(`${file} cannot be written: ${reason}.`, { cause: error }) : error
  }
}

/** Returns the lines of a zipped file. @throws BackupError when it is not one, or only its beginning. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const bytes of (createReadStream(file) as Readable).pipe(createGunzip())) {
      const lines = (rest + decoder.decode(bytes as Buffer, { stream: true })).split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
    throw new BackupError(`${file} is not a whole backup of this shop. Nothing was restored.`)
  }
  if (rest !== '') yield rest
}
