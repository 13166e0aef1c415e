/** Temporary data directories. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterFile } from './set-up/after-file.ts'
import { emptySnapshot } from './snapshot.ts'

/** Returns a data directory with a migrated, empty database; deleted after the file's last test. */
export async function emptyDataDir(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'nestling-data-'))
  afterFile(() => rmSync(directory, { recursive: true, force: true }))
  const archive = join(directory, 'empty.tar')
  mkdirSync(join(directory, 'pglite'))
  writeFileSync(archive, await emptySnapshot())
  // The archive's names begin with a slash, of which tar would speak.
  execFileSync('tar', ['-xf', archive, '-C', join(directory, 'pglite'), '--no-same-owner'], { stdio: 'ignore' })
  rmSync(archive)
  return directory
}
