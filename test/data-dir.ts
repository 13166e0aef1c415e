/** Temporary data directories. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterFile } from './set-up/after-file.ts'
import { unpackEmpty } from './snapshot.ts'

/** Returns a data directory with a migrated, empty database; deleted after the file's last test. */
export async function emptyDataDir(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'nestling-data-'))
  afterFile(() => rmSync(directory, { recursive: true, force: true }))
  await unpackEmpty(join(directory, 'pglite'))
  return directory
}
