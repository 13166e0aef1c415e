import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { writeSurroundings } from '#test/content/blog-input.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { contentCommand } from './content.ts'
import { redirectCommand } from './redirects.ts'

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

describe('a page and an article that are begun', () => {
  const titles = ['--ro', 'Cine suntem', '--en', 'Who we are', '--hu', 'Kik vagyunk']
  const readTexts = async (key: string) => (await content('list')).split('\n').filter((line) => line.startsWith(`${key}  `))
  const fill = async (key: string, locale: string) => {
    const file = join(folder, 'begun.json')
    const draft = JSON.parse(await content('show', key, locale)) as { body: object[] }
    const text = [{ kind: 'paragraph', text: 'Words.' }]
    writeFileSync(file, JSON.stringify({ ...draft, body: [{ _uid: 'one', component: 'text', text }] }))
    await content('draft', key, locale, file)
  }

  test('a page is drafts in three languages with addresses of its titles, and is published when something stands in it', async () => {
    expect(await content('begin', 'page', 'team', ...titles, '--en-slug', 'the-team')).toContain(
      'visitors do not see: /the-team (en), /kik-vagyunk (hu), /cine-suntem (ro).\nNext: content show team ro',
    )
    expect(await readTexts('team')).toEqual(
      ['en  /the-team', 'hu  /kik-vagyunk', 'ro  /cine-suntem'].map((one) => `team  page  ${one}  not published, 1 version`),
    )
    await expect(content('publish', 'team', 'en')).rejects.toThrow('the draft has nothing below its title yet')
    await expect(content('schedule', 'team', '2026-12-01T00:00Z', 'en')).rejects.toThrow('nothing below its title')
    for (const locale of ['ro', 'en', 'hu']) await fill('team', locale)
    expect(await content('publish', 'team')).toContain('Published: /the-team (en)')
  })

  test('what is deleted leads elsewhere in each language, from former addresses too', async () => {
    await writeOnePage({ db, clock }, 'help', { ro: 'ajutor', en: 'help', hu: 'segitseg' })
    await writeOnePage({ db, clock }, 'old', { ro: 'vechi', en: 'older', hu: 'regi' })
    await writeOnePage({ db, clock }, 'old', { ro: 'vechi', en: 'old', hu: 'regi' })
    await redirectCommand(db, ['add', '/en/oldest', '/en/old'], clock.now())
    expect(await content('unpublish', 'old', 'hu', '--to', 'help')).toBe('No longer shown: /regi (hu).')
    expect(await content('delete', 'old', '--to', 'help')).toBe('Deleted: /old (en), /regi (hu), /vechi (ro).')
    const lines = (await redirectCommand(db, ['list'], clock.now())).split('\n')
    expect(lines.map((line) => line.split('  ').slice(0, 3).join(' '))).toEqual([
      '/en/old /en/help 301',
      '/en/older /en/help 301',
      '/en/oldest /en/help 301',
      '/hu/regi /hu/segitseg 301',
      '/vechi /ajutor 301',
    ])
    expect(await redirectCommand(db, ['check'], clock.now())).toBe('Every redirect leads to a page at once.')
    await expect(content('show', 'old', 'ro')).rejects.toThrow('There is no content old')
    // Its name and its addresses are free.
    await content('begin', 'page', 'old', ...titles, '--ro-slug', 'vechi', '--en-slug', 'old', '--hu-slug', 'regi')
    await content('delete', 'old')
  })

  test('an article names its category, author and cover, and stays while an article names a category', async () => {
    await writeSurroundings({ db, clock })
    const facts = ['--category', 'sleep', '--author', 'anca', '--cover', 'night']
    await expect(content('begin', 'article', 'first', ...facts.with(1, 'none'), ...titles)).rejects.toThrow(
      'there is no category none',
    )
    await expect(content('begin', 'article', 'first', ...facts, ...titles, '--en-slug', 'feed')).rejects.toThrow('blog’s own')
    expect(await content('begin', 'article', 'first', ...facts, ...titles)).toContain('/b/who-we-are (en)')
    await expect(content('publish', 'articles/first')).rejects.toThrow('nothing below its title')
    for (const locale of ['ro', 'en', 'hu']) await fill('articles/first', locale)
    expect(await content('publish', 'articles/first')).toContain('Published: /b/who-we-are (en)')
    await expect(content('delete', 'article-categories/sleep')).rejects.toThrow('articles/first has this category')
    await expect(content('delete', 'authors/anca')).rejects.toThrow('articles/first has this author')
    expect(await content('delete', 'articles/first', '--to', '/b')).toContain('Deleted: /b/who-we-are (en)')
    expect(await redirectCommand(db, ['list'], clock.now())).toContain('/hu/b/kik-vagyunk  /hu/b  301')
    expect(await content('delete', 'article-categories/sleep')).toContain('Deleted')
  })

  test.each([
    [['begin', 'poem', 'x'], 'Say what is begun'],
    [['begin', 'page', 'x', '--ro', 'Titlu'], 'Say --en'],
    [['begin', 'page', 'Big', ...titles], 'use lower-case letters'],
    [['begin', 'page', 'about', ...titles], 'there is a content of this name'],
    [['begin', 'page', 'x', ...titles, '--en-slug', 'about-us'], 'the address /about-us (en) belongs to about'],
    [['begin', 'page', 'x', ...titles, '--en-slug', 'cart'], 'a page of the shop’s own'],
    [['begin', 'page', 'x', ...titles, '--en', '…'], 'use lower-case letters'],
    [['delete', 'none'], 'There is no content none'],
    [['delete', 'about', 'en'], 'in every language'],
    [['delete', 'team', '--to', 'none'], 'no page is shown at'],
    [['delete', 'team', '--to', '/nowhere'], 'no page is shown at /nowhere'],
    [['delete', 'team', '--to', 'team'], 'no page is shown at'],
  ])('%j is refused: %s', async (args, reason) => {
    await expect(content(...args)).rejects.toThrow(reason)
  })

  test('pages that the law asks for stay', async () => {
    await writeOnePage({ db, clock }, 'cookies', { ro: 'cookie', en: 'cookies', hu: 'sutik' })
    await expect(content('delete', 'cookies')).rejects.toThrow('the law asks for this page')
    expect(await readTexts('team')).toHaveLength(3)
  })
})
