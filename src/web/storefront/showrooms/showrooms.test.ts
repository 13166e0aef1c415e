/** Pages of showrooms, and what a merchant changes of them (DOM-9). */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { showroomCommand } from '#cli/delivery/showrooms.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { OPENING } from '#test/clock.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop({ products: 60 })
const origin = shop.config.publicUrl
let site: Site
beforeAll(async () => {
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const open = (path: string) => site.fetch(new Request(origin + path))
const page = async (path: string) => (await open(path)).text()
const command = async (...args: string[]) => {
  const told = await showroomCommand(shop.db, args, shop.clock.now())
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
  return told
}
/** Returns the structured data of a page. */
const dataOf = (html: string): Record<string, unknown>[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json) as object,
  ).flat() as never

const SLUGS = { ro: 'cluj-napoca', en: 'cluj-napoca', hu: 'kolozsvar' } as const

test.each(LOCALES)(
  'in %s the page of all and the page of one tell where it is, when it is open and how to get there',
  async (locale) => {
    const market = MARKETS[locale]
    const all = await page(showroomsHref(market))
    expect(all).toContain(showroomsHref(market, SLUGS[locale]))
    const one = await page(showroomsHref(market, SLUGS[locale]))
    for (const html of [all, one])
      for (const told of [
        'Strada Cuibului 12',
        'tel:+40364400120',
        'mailto:cluj@nestling.example',
        '10:00–19:00',
        'name="warehouse" value="cluj"',
      ])
        expect(html).toContain(told)
    expect(one).toContain(
      'https://www.google.com/maps/dir/?api=1&amp;destination=Strada%20Cuibului%2012%2C%20400114%20Cluj-Napoca',
    )
    // Four rooms, and not the warehouse.
    expect(all.match(/aria-labelledby="room-/g)).toHaveLength(4)
    expect(all).not.toContain('Bulevardul Timișoara 92')
    for (const other of LOCALES) expect(one).toContain(`href="${origin}${showroomsHref(MARKETS[other], SLUGS[other])}"`)
  },
)

test('structured data say address, hours by day and the days that differ', async () => {
  const [store] = dataOf(await page('/showroomuri/cluj-napoca')).filter((one) => one['@type'] === 'Store')
  expect(store).toMatchObject({
    telephone: '+40 364 400 120',
    address: { streetAddress: 'Strada Cuibului 12', postalCode: '400114', addressCountry: 'RO' },
    geo: { latitude: 46.7694 },
  })
  const hours = store!.openingHoursSpecification as { dayOfWeek: string; opens: string; closes: string }[]
  expect(hours).toHaveLength(6)
  expect(hours[5]).toMatchObject({ dayOfWeek: 'https://schema.org/Saturday', opens: '10:00', closes: '16:00' })
  expect(store!.specialOpeningHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
  })
  expect(dataOf(await page('/showroomuri')).filter((one) => one['@type'] === 'Store')).toHaveLength(4)
})

test('an address of another language leads to this one, an unknown one to nothing; the sitemap has all', async () => {
  const moved = await open('/hu/bemutatotermek/cluj-napoca')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/hu/bemutatotermek/kolozsvar'])
  expect((await open('/hu/showrooms')).headers.get('location')).toBe('/hu/bemutatotermek')
  expect((await open('/showrooms/bucharest')).headers.get('location')).toBe('/showroomuri/bucuresti')
  expect((await open('/showroomuri/sibiu')).status).toBe(404)
  const sitemap = await page('/sitemaps/hu-pages-1.xml')
  for (const path of ['bemutatotermek', 'bemutatotermek/kolozsvar', 'bemutatotermek/budapest'])
    expect(sitemap.split(`<loc>${origin}/hu/${path}</loc>`)).toHaveLength(2)
})

test('a merchant changes a day and a text, and the cached page shows it', async () => {
  expect(await page('/showroomuri/cluj-napoca')).not.toContain('12:00–15:00')
  await command('day', 'cluj', '2026-11-28', '12:00-15:00')
  expect(await page('/showroomuri/cluj-napoca')).toContain('12:00–15:00')
  expect(await command('list')).toContain('2026-11-28 12:00-15:00')
  await command('day', 'cluj', '2026-11-28', 'usual')
  expect(await page('/showroomuri/cluj-napoca')).not.toContain('12:00–15:00')
  const shown = JSON.parse(await command('show', 'cluj')) as { address: string; page: { parking: Record<string, string> } }
  shown.address = 'Strada Memorandumului 5'
  shown.page.parking.ro = '<b>În curte</b>'
  const file = join(mkdtempSync(join(tmpdir(), 'nestling-showroom-')), 'cluj.json')
  writeFileSync(file, JSON.stringify(shown))
  await command('write', 'cluj', file)
  const html = await page('/showroomuri/cluj-napoca')
  for (const text of ['Strada Memorandumului 5', '&lt;b&gt;În curte&lt;/b&gt;']) expect(html).toContain(text)
})

test('what cannot be is refused', async () => {
  await expect(command('day', 'cluj', '2026-13-01', 'closed')).rejects.toThrow('a day such as')
  await expect(command('day', 'cluj', '2026-12-01', '9-5')).rejects.toThrow('10:00-14:00')
  await expect(command('day', 'cluj', '2026-12-01', '14:00-10:00')).rejects.toThrow('closes before')
  await expect(command('show', 'depot')).rejects.toThrow('no such showroom')
  const shown = JSON.parse(await command('show', 'cluj')) as { page: { slug: Record<string, string> } }
  shown.page.slug.hu = 'budapest'
  const file = join(mkdtempSync(join(tmpdir(), 'nestling-showroom-')), 'cluj.json')
  writeFileSync(file, JSON.stringify(shown))
  await expect(command('write', 'cluj', file)).rejects.toThrow('another showroom')
})

test('a showroom of which nothing more is known has a page too', async () => {
  await shop.db.query.deleteFrom('showroom').where('warehouse_id', '=', 'timisoara').execute()
  shop.purge(['showrooms'])
  expect(await page('/showroomuri/timisoara')).toContain('Strada Eugeniu de Savoya 9')
})

describe('the block of the showrooms by name alone', () => {
  const states = async (prefix: string, open: string, shut: string) => {
    const html = await page(prefix || '/')
    return { open: html.split(`<b>${open}</b>`).length - 1, shut: html.split(`<b>${shut}</b>`).length - 1, html }
  }

  test.each([
    ['', 'Deschis acum', 'Închis acum', 'Duminică', 'închis'],
    ['/en', 'Open now', 'Closed now', 'Sunday', 'closed'],
    ['/hu', 'Most nyitva', 'Most zárva', 'Vasárnap', 'zárva'],
  ])('%s/ tells hours, and whether a place is open, until that changes', async (prefix, open, shut, sunday, closed) => {
    const { html, ...before } = await states(prefix, open, shut)
    expect(before).toEqual({ open: 4, shut: 0 })
    for (const told of ['10:00–19:00', `<dt>${sunday}</dt><dd>${closed}</dd>`]) expect(html).toContain(told)
    shop.clock.set(new Date('2026-11-18T18:30:00Z'))
    expect(await states(prefix, open, shut)).toMatchObject({ open: 0, shut: 4 })
    shop.clock.set(OPENING)
    shop.purge(['showrooms'])
  })

  test('another day is told when it is near', async () => {
    expect(await page('/en')).not.toContain('11:00–12:30')
    await command('day', 'budapest', '2026-11-21', '11:00-12:30')
    expect(await page('/en')).toMatch(/Saturday 21\sNovember: 11:00–12:30/)
  })
})
