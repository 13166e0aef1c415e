/** Backups that staff ask for: files in the data directory of the server, as `npm run shop -- backup` writes them. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupMoment, backupName, BACKUPS_KEPT } from '#domain/system/backups.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { zippedBackup } from '#store/backup/backup.ts'
import { enqueue } from '#store/jobs/jobs.ts'

export interface BackupFile {
  name: string
  at: Date
  bytes: number
}

type BackupShop = Pick<Shop, 'db' | 'clock' | 'config'>

const folderOf = ({ config }: Pick<Shop, 'config'>): string => join(config.dataDir, 'backups')

/** Returns the backups of this server, the newest first. */
export async function listBackups(shop: Pick<Shop, 'config'>): Promise<BackupFile[]> {
  const folder = folderOf(shop)
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const at = backupMoment(name)
      return at && { name, at, bytes: (await stat(join(folder, name))).size }
    }),
  )
  return files.filter((file) => file !== null).toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** Asks for a backup; a job writes it. Returns false while another one waits. */
export async function askForBackupFile(shop: Pick<Shop, 'db' | 'clock' | 'jobSignal'>, actor: Actor): Promise<boolean> {
  const now = shop.clock.now()
  const isNew = await shop.db.transaction(async (tx) => {
    if (!(await enqueue(tx, { kind: 'system.backup', payload: {}, key: 'system.backup', runAt: now }))) return false
    await writeAudit(tx, actor, { action: 'system.backup_asked', object: { kind: 'system', id: 'backup', name: 'backup' } }, now)
    return true
  })
  if (isNew) shop.jobSignal.wake()
  return isNew
}

/** Writes a backup and deletes those above the number that is kept. Nothing that is not whole has the name of a backup. */
export async function writeBackupFile(shop: BackupShop): Promise<void> {
  const folder = folderOf(shop)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = shop.clock.now()
  const file = join(folder, backupName(now))
  const unfinished = `${file}.unfinished`
  try {
    await zippedBackup(shop.db, now, createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const old = (await listBackups(shop)).slice(BACKUPS_KEPT)
  for (const { name } of old) await rm(join(folder, name), { force: true })
}
