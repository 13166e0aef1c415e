import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { contentCommand } from './content.ts'

const db = await testDatabase()
const clock = testClock(new Date('2026-11-21T12:00:00Z'))
const config = { secret: 'the secret of a shop that is only a test', publicUrl: 'https://shop.example' }
const content = (...args: string[]) => contentCommand(db, args, clock.now(), config)
const folder = mkdtempSync(join(tmpdir(), 'nestling-content-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a draft is saved, previewed, published, scheduled and withdrawn', async () => {
  expect(await content('list')).toBe('There is no content.')
  await writeOnePage({ db, clock }, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' })
  const line = 'about  page  en  /about-us  published 2026-11-21T12:00:00.000Z'
  expect((await content('list')).split('\n')[0]).toBe(`${line}, 1 version`)

  const file = join(folder, 'draft.json')
  writeFileSync(file, (await content('show', 'about', 'en')).replace('Termeni', 'About us'))
  expect(await content('draft', 'about', 'en', file)).toContain('Visitors see it after: content publish about en')
  expect(await content('list')).toContain(`${line}, draft differs, 2 versions`)
  expect(await content('preview', 'about', 'en')).toMatch(
    /for 7 days:\n {2}https:\/\/shop\.example\/en\/preview\/[0-9a-f]{100,}$/,
  )
  expect(await content('publish', 'about', 'en')).toBe('Published: /about-us (en).')
  expect(await content('schedule', 'about', '2026-12-01T00:00+02:00', 'en')).toBe(
    'Published at 2026-11-30T22:00:00.000Z: /about-us (en).',
  )
  expect(await content('list')).toContain('will be published 2026-11-30T22:00:00.000Z')
  expect(await content('unpublish', 'about')).toBe('No longer shown: /about-us (en), /rolunk (hu), /despre-noi (ro).')
})

test.each([
  [['publish'], 'Say the name'],
  [['publish', 'none'], 'There is no content none'],
  [['publish', 'about', 'de'], 'ro, en or hu'],
  [['show', 'about'], 'its language'],
  [['draft', 'about', 'en'], 'Say the file'],
  [['draft', 'about', 'en', '/none'], 'cannot be read as JSON'],
  [['schedule', 'about', '2026-12-01'], 'with its zone'],
  [['schedule', 'about', '2026-11-01T00:00Z'], 'is past'],
  [['paint'], 'There is no command content paint'],
])('%j is refused: %s', async (args, reason) => {
  await expect(content(...args)).rejects.toThrow(reason)
})
