import { beforeAll } from 'vitest'
import { listStoryStates } from '#store/content/stories.ts'
import { perLocale } from '#domain/market/market.ts'
import { articleInput, writeBlog, writeSurroundings } from '#test/content/blog-input.ts'
import { putCatalog } from '#test/catalog.ts'
import { contentContract, FRAME } from '#test/content/content-contract.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop } from '#test/shop.ts'
import { saveDraft, writeParts } from './write-stories.ts'

const shop = await testShop()

beforeAll(async () => {
  await writeOnePage(shop, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' }, [{ kind: 'paragraph', text: 'Cuib' }])
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'aszf' })
  await writeNights()
  const about = (await listStoryStates(shop.db.query, 'about')).find(({ locale }) => locale === 'ro')
  const draft = { _uid: 'about', component: 'page', title: 'Draft', description: 'x', body: [] }
  await shop.db.transaction((tx) => saveDraft(tx, about!, draft, { who: 'test', now: shop.clock.now() }))
})

beforeAll(async () => {
  const parts = (['menu', 'footer'] as const).map((name) => ({
    name,
    text: perLocale(() => ({ title: name, description: name, body: FRAME[name] })),
  }))
  await shop.db.transaction((tx) => writeParts(tx, parts, { who: 'test', now: shop.clock.now() }))
})

/** Writes the article of the contract, and what it names. */
async function writeNights(): Promise<void> {
  await putCatalog(shop.db, [])
  const title = { title: 'Termeni', description: 'x' }
  const slugs = { ro: ['nopti', 'somn'], en: ['nights', 'sleep'], hu: ['ejszakak', 'alvas'] } as const
  const sleep = perLocale((locale) => ({ slug: slugs[locale][1], name: title.title, lead: title.description }))
  await writeSurroundings(shop, [{ key: 'sleep', text: sleep }])
  const text = perLocale((locale) => ({ ...title, slug: slugs[locale][0], summary: 'Sum', body: [] }))
  await writeBlog(shop, [articleInput('nights', { date: '2026-11-18T08:00:00Z', collections: ['bears', 'socks'], text })])
}

contentContract(() => shop.content)
