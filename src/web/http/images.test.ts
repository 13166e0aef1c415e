import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createImages } from './images.ts'

const folder = mkdtempSync(join(tmpdir(), 'nestling-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const PHOTO = 'a'.repeat(32)
const BROKEN = 'b'.repeat(32)
mkdirSync(join(folder, 'images'))
writeFileSync(
  join(folder, 'images', PHOTO),
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d23b1e' } })
    .jpeg()
    .toBuffer(),
)
writeFileSync(join(folder, 'images', BROKEN), '<svg onload="alert(1)">'.repeat(9))

const images = createImages(folder)
const get = (path: string) => images(new Request(`http://shop.test${path}`))

test.each(['avif', 'webp'])('a photograph is made in the width asked for, as %s', async (format) => {
  const response = await get(`/i/${PHOTO}/400.${format}`)
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('cache-control')).toContain('immutable')
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([picture.width, picture.height]).toEqual([400, 267])
})

test('it is made once, however many ask', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/i/${PHOTO}/200.webp`)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(readdirSync(join(folder, 'images/made')).filter((name) => name.includes('-200.'))).toEqual([`${PHOTO}-200.webp`])
})

test('it is never enlarged', async () => {
  const picture = await sharp(Buffer.from(await (await get(`/i/${PHOTO}/1600.webp`)).arrayBuffer())).metadata()
  expect(picture.width).toBe(900)
})

test.each([
  `/i/${'c'.repeat(32)}/400.webp`,
  `/i/${PHOTO}/401.webp`,
  `/i/${PHOTO}/400.svg`,
  `/i/${PHOTO}/400.webp/..`,
  '/i/..%2f..%2fsecret/400.webp',
  '/i/http://127.0.0.1/400.webp',
  `/i/made/400.webp`,
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('what is no picture is refused', async () => {
  expect((await get(`/i/${BROKEN}/400.webp`)).status).toBe(422)
})
