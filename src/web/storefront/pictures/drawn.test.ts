import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawings } from '#demo/drawings.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import { drawnPictures } from './drawn.server.ts'

const memory = emptyMemory()
const pictures = drawnPictures({ drawings, memory })
const get = (path: string, encoding = ''): Promise<Response> =>
  pictures.respond(new Request(`http://shop.test${path}`, { headers: encoding ? { 'accept-encoding': encoding } : {} }))
const BEAR = '/art/bear-1-honey-dots-498.svg'

test('a picture is immutable and can run no script', async () => {
  const response = await get(BEAR)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toMatch(/^<svg /)
})

test('a compressed picture has the same content', async () => {
  const plain = await (await get(BEAR)).text()
  const br = await get(BEAR, 'gzip, deflate, br, zstd')
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
  const gz = await get(BEAR, 'gzip')
  expect(gz.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(plain)
})

test('a scene is served by its name, with any hash in its address', async () => {
  const scene = await (await get('/scenes/hero.svg')).text()
  expect(scene).toMatch(/^<svg /)
  expect(await (await get('/scenes/hero.0123456789.svg', '')).text()).toBe(scene)
  expect((await get('/scenes/hero.0123456789.svg', 'br')).headers.get('content-encoding')).toBe('br')
})

test('a scene whose address does not name its content is not immutable', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await cached('/scenes/hero.svg')).toBe('public, max-age=3600')
  expect(await cached('/scenes/hero.0123456789.svg')).toContain('immutable')
})

test('a shop without drawings serves none', async () => {
  expect((await drawnPictures({ drawings: null, memory }).respond(new Request(`http://shop.test${BEAR}`))).status).toBe(404)
})

test.each([
  '/scenes/../package.json',
  '/scenes/nothing.svg',
  '/art/bear-9-honey-dots-498.svg',
  '/art/bear.svg',
  '/art/x.png',
  '/art/%22%3E%3Cscript%3E.svg',
])('%s is 404', async (path) => {
  expect((await get(path)).status).toBe(404)
})
