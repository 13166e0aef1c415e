import { readdirSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scene, scenePath, scenePaths, type Scene } from './scenes.server.ts'

const get = (path: string, encoding = ''): Response =>
  scene(new Request(`http://shop.test${path}`, { headers: encoding ? { 'accept-encoding': encoding } : {} }))

test('every file of the folder is a scene with an address that names its content', async () => {
  for (const file of readdirSync(new URL('../../../../demo/scenes/', import.meta.url))) {
    const path = scenePath(file.replace('.svg', '') as Scene)
    expect(path).toMatch(/^\/scenes\/[a-z-]+\.[0-9a-f]{10}\.svg$/)
    const response = get(path, 'br')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(await get(path).text())
  }
  expect(Object.keys(scenePaths())).toHaveLength(25)
})

test.each(['/scenes/hero.svg', '/scenes/hero.0000000000.svg', '/scenes/../package.json'])('%s is 404', (path) => {
  expect(get(path).status).toBe(404)
})
