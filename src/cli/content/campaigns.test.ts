import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoCampaigns } from '#demo/content/campaigns.ts'
import { setCampaigns } from '#services/content/campaigns.ts'
import { testDatabase } from '#test/database.ts'
import { campaignCommand } from './campaigns.ts'

const db = await testDatabase()
const now = new Date('2026-11-23T21:41:30Z')
const campaign = (...args: string[]) => campaignCommand(db, args, now)
const folder = mkdtempSync(join(tmpdir(), 'nestling-campaigns-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the campaigns of the demo shop wait until one command switches one on; another one ends it', async () => {
  expect(await campaign('list')).toBe('There are no campaigns.')
  await db.transaction((tx) => setCampaigns(tx, demoCampaigns(now), now))
  expect(await campaign('list')).toBe(
    [
      'black-friday  bf  ro en hu  2026-11-27T00:00 to 2026-12-01T00:00  off',
      'advent  advent  ro en hu  2026-12-01T00:00 to 2026-12-25T00:00  off',
    ].join('\n'),
  )
  expect(await campaign('on', 'advent')).toBe('advent  advent  ro en hu  2026-12-01T00:00 to 2026-12-25T00:00  on')
  expect(await campaign('on', 'black-friday', 'now')).toBe(
    'black-friday  bf  ro en hu  2026-11-23T22:41 to 2026-11-27T22:41  on, worn now in ro en hu',
  )
  expect(await campaign('end', 'black-friday')).toMatch(/off$/)
  expect(await campaign('on', 'black-friday', '2026-11-27T00:00', '2026-11-30T00:00')).toContain('to 2026-11-30T00:00  on')
  await expect(campaign('on', 'black-friday', '2026-11-27T00:00', '2026-12-02T00:00')).rejects.toThrow('black-friday and advent')
})

test('what show prints is what set takes', async () => {
  const file = join(folder, 'campaign.json')
  const shown = await campaign('show', 'black-friday')
  writeFileSync(file, shown.replace('"black-friday"', '"spring"').replaceAll('2026-11', '2027-03'))
  expect(await campaign('set', file)).toBe('spring  bf  ro en hu  2027-03-27T00:00 to 2027-03-30T00:00  on')
  expect(await campaign('remove', 'spring')).toBe('There is no campaign spring any more.')
})

test.each([
  [['show', 'none'], 'There is no campaign none'],
  [['end'], 'Say the campaign'],
  [['remove', 'none'], 'There is no campaign none'],
  [['on', 'advent', '2026-11-27T00:00'], 'Say start and end'],
  [['on', 'advent', 'tomorrow', 'later'], 'use a date and time such as'],
  [['set'], 'Say the file'],
  [['set', '/no/such/file'], 'cannot be read'],
  [['start'], 'There is no command campaign start'],
])('%j is refused: %s', async (args, message) => {
  await expect(campaign(...args)).rejects.toThrow(message)
})
