import { expect, test } from 'vitest'
import { backupMoment, backupName } from './backups.ts'

test('the name of a backup tells its moment, and other names tell none', () => {
  const at = new Date('2026-11-24T14:05:09.700Z')
  expect(backupName(at)).toBe('nestling-20261124-140509.gz')
  expect(backupMoment(backupName(at))).toEqual(new Date('2026-11-24T14:05:09Z'))
  for (const name of ['nestling-20261124-140509.gz.unfinished', 'nestling-20269924-140509.gz', 'other.gz', ''])
    expect(backupMoment(name)).toBeNull()
})
