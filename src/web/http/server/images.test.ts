import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { uploadedPictures } from './images.ts'

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

const failed: unknown[] = []
const originalIn = (of: string) => (hash: string) => {
  const file = join(of, 'images', hash)
  return Promise.resolve(existsSync(file) ? file : null)
}
const images = uploadedPictures(folder, (error) => failed.push(error), originalIn(folder))
const get = (path: string) => images.respond(new Request(`http://shop.test${path}`))

test.each(['avif', 'webp'])('a photograph is resized to the requested width, as %s', async (format) => {
  const response = await get(`/i/${PHOTO}/400.${format}`)
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('cache-control')).toContain('immutable')
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([picture.width, picture.height]).toEqual([400, 267])
})

test('it is resized once for simultaneous requests', async () => {
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
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a file that is no picture is refused', async () => {
  expect((await get(`/i/${BROKEN}/400.webp`)).status).toBe(422)
})

/** A PNG of `side` × `side` black pixels by its own account, in a few hundred bytes. */
function pngOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photo = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#d23b1e' } })
const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${content}</svg>`,
  )

test.each<[what: string, bytes: () => Promise<Buffer> | Buffer]>([
  ['30,000 pixels a side', () => pngOf(30_000)],
  ['2,147,483,647 pixels a side', () => pngOf(2_147_483_647)],
  ['less data than it says', () => pngOf(6_000)],
  ['its second half missing', async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000)],
  ['a drawing', () => svg('<rect width="9" height="9"/>')],
  ['a drawing of a file of the server', () => svg('<image width="9" height="9" xlink:href="file:///etc/passwd"/>')],
  ['a drawing of another host', () => svg('<image width="9" height="9" xlink:href="http://169.254.169.254/"/>')],
  ['a raster format for print', () => photo().tiff().toBuffer()],
  ['nothing', () => Buffer.alloc(0)],
])('a picture with %s is refused, and nothing is stored', async (_, bytes) => {
  const name = 'd'.repeat(32)
  writeFileSync(join(folder, 'images', name), await bytes())
  for (const format of ['avif', 'webp']) expect((await get(`/i/${name}/1600.${format}`)).status).toBe(422)
  expect(readdirSync(join(folder, 'images/made')).filter((file) => file.startsWith(name))).toEqual([])
})

test('a picture that cannot be stored is sent anyway', async () => {
  const other = join(folder, 'full')
  mkdirSync(join(other, 'images'), { recursive: true })
  copyFileSync(join(folder, 'images', PHOTO), join(other, 'images', PHOTO))
  // A file where the folder should be: nothing can be written below it.
  writeFileSync(join(other, 'images/made'), '')
  const full = uploadedPictures(other, (error) => failed.push(error), originalIn(other))
  for (let times = 1; times <= 2; times++) {
    expect((await full.respond(new Request(`http://shop.test/i/${PHOTO}/200.webp`))).status).toBe(200)
    expect(failed).toHaveLength(times)
  }
})
