import { beforeAll } from 'vitest'
import { listStoryStates } from '#store/content/stories.ts'
import { contentContract, FRAME } from '#test/content/content-contract.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { testShop } from '#test/shop.ts'
import { perLocale } from '#domain/market/market.ts'
import { saveDraft, writeParts } from './write-stories.ts'

const shop = await testShop()

beforeAll(async () => {
  await writeOnePage(shop, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' }, [{ kind: 'paragraph', text: 'Cuib' }])
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'aszf' })
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

contentContract(() => shop.content)
