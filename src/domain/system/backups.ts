/** Backups that staff make in the back office: how many are kept, and how their files are named. */

/** Older ones are deleted when a new one is written. */
export const BACKUPS_KEPT = 30

const NAME = /^nestling-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})\.gz$/

/** Returns the name of the file of a backup: 'nestling-20261124-140509.gz', in UTC. */
export const backupName = (at: Date): string =>
  `nestling-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.gz`

/** Returns when a backup was made, by its name; null for another file. */
export function backupMoment(name: string): Date | null {
  const parts = NAME.exec(name)
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}
