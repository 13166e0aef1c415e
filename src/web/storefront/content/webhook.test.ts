import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { storyblok } from '#adapters/content/storyblok/storyblok.ts'
import { PREVIEW_TOKEN, startStoryblok, TOKEN } from '#test/content/storyblok-server.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop } from '#test/shop.ts'

const SECRET = 'secret-of-the-webhook'
const shop = await testShop()
const server = await startStoryblok([])
afterAll(() => server.close())
const content = storyblok({ token: TOKEN, previewToken: PREVIEW_TOKEN, webhookSecret: SECRET, api: server.url, now: () => 0 })

const body = { action: 'published', story_id: 1, space_id: 1, full_slug: 'about' }
const signed = (secret: string) => ({
  'webhook-signature': createHmac('sha1', secret).update(JSON.stringify(body)).digest('hex'),
})
const call = callerOf({ ...shop, content })

test('a signed notification is taken, one with another signature or none is refused', async () => {
  expect((await call('POST', '/api/content/webhook', body, signed(SECRET))).status).toBe(204)
  expect((await call('POST', '/api/content/webhook', body, signed('other'))).status).toBe(401)
  expect((await call('POST', '/api/content/webhook', body)).status).toBe(401)
})

test('a shop without Storyblok takes none', async () => {
  expect((await callerOf(shop)('POST', '/api/content/webhook', body, signed(SECRET))).status).toBe(404)
})
