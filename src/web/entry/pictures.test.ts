/** The contract of every source of pictures, as the storefront composes them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { drawings } from '#demo/drawings.ts'
import { testDatabase } from '#test/database.ts'
import { emptyMemory } from '#services/shop-memory.ts'
import { readConfig } from '#src/config.ts'
import { IMMUTABLE } from '#web/http/headers.ts'
import { storefront } from './storefront.server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'nestling-pictures-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const PHOTO = 'a'.repeat(32)
mkdirSync(join(dataDir, 'images'))
writeFileSync(
  join(dataDir, 'images', PHOTO),
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d23b1e' } })
    .jpeg()
    .toBuffer(),
)

const errors: unknown[] = []
const sources = storefront.pictures({
  config: readConfig({ DATA_DIR: dataDir, SECRET: 'the secret of a shop that is only a test' }),
  db: await testDatabase(),
  drawings,
  log: { error: (...told) => void errors.push(told), info() {}, debug() {} },
  memory: emptyMemory(),
})

const KINDS = [
  {
    kind: 'photograph',
    known: `/i/${PHOTO}/400.webp`,
    type: 'image/webp',
    unknown: `/i/${'c'.repeat(32)}/400.webp`,
    unoffered: [`/i/${PHOTO}/401.webp`, `/i/${PHOTO}/9999.webp`, `/i/${PHOTO}/400.png`, `/i/${PHOTO}`],
  },
  {
    kind: 'drawing',
    known: '/art/bear-1-honey-dots-498.svg',
    type: 'image/svg+xml',
    unknown: '/art/bear-9-honey-dots-498.svg',
    unoffered: ['/art/bear-1-honey-dots-498/400.svg', '/art/bear-1-honey-dots-498.webp', '/art/bear-1-honey-dots-499.svg'],
  },
  {
    kind: 'scene',
    known: '/scenes/hero.0123456789.svg',
    type: 'image/svg+xml',
    unknown: '/scenes/nothing.svg',
    unoffered: ['/scenes/hero.0123456789/400.svg', '/scenes/hero.webp'],
  },
]

describe.each(KINDS)('a $kind', ({ known, type, unknown, unoffered }) => {
  const [source, ...others] = sources.filter((one) => one.owns(known))
  const ask = (path: string, init: RequestInit = {}) => source!.respond(new Request(`http://shop.test${path}`, init))

  test('has one source, which has its wrong addresses too', () => {
    expect(source).toBeDefined()
    expect(others).toEqual([])
    for (const path of [unknown, ...unoffered]) expect(source!.owns(path), path).toBe(true)
  })

  test('is answered with its type, length, tag and for how long it is cached', async () => {
    const response = await ask(known)
    const bytes = await response.arrayBuffer()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(bytes.byteLength).toBeGreaterThan(0)
    expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect(response.headers.get('cache-control')).toBe(IMMUTABLE)
  })

  test('HEAD has the same headers and no body', async () => {
    const [full, head] = [await ask(known), await ask(known, { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...full.headers])
  })

  test('who has it gets 304, who has another gets it', async () => {
    const etag = (await ask(known)).headers.get('etag')!
    const again = await ask(known, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('cache-control')).toBe(IMMUTABLE)
    expect(again.headers.get('content-length')).toBeNull()
    expect((await ask(known, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })

  test.each([unknown, ...unoffered])('%s is not found, and that is not cached for ever', async (path) => {
    const response = await ask(path, { headers: { 'if-none-match': '*' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
  })
})

test('two pictures have two tags', async () => {
  const tags = await Promise.all(
    KINDS.flatMap(({ known }) => [
      known,
      known.replace(/400|498|hero/, (part) => ({ 400: '200', 498: '298' })[part] ?? 'walk'),
    ]).map(async (path) => {
      const response = await sources.find((one) => one.owns(path))!.respond(new Request(`http://shop.test${path}`))
      return response.headers.get('etag')
    }),
  )
  expect(tags).not.toContain(null)
  expect(new Set(tags).size).toBe(tags.length)
})

test('other addresses have no source', () => {
  for (const path of ['/', '/cart', '/brand/logo.svg', '/api/menu', '/mail-art/logo.png', '/i', '/article'])
    expect(
      sources.some((one) => one.owns(path)),
      path,
    ).toBe(false)
})

test('nothing failed unseen', () => {
  expect(errors).toEqual([])
})
