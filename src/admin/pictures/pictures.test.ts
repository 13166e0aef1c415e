/** Photographs that staff upload: kept without what a camera writes into them, served in fixed widths, and nothing else is taken in. */
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LARGEST_UPLOAD } from '#domain/catalog/picture.ts'
import { originalFile } from '#services/pictures/original-file.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { uploadedPictures } from '#web/http/server/images.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)
const upload = (bytes: Uint8Array) => asOwner('POST', '/pictures', bytes)
const photo = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#d23b1e' } })
const kept = () => shop.db.query.selectFrom('picture_original').selectAll().execute()
const hashOf = (address: string) => address.split('/')[2]!

test('a photograph is turned upright, loses place and camera, and is kept once', async () => {
  const taken = await photo()
    .withExif({ IFD0: { Make: 'Kamera', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { status, body } = await upload(taken)
  expect([status, body.width, body.height]).toEqual([201, 600, 900])
  expect((await upload(taken)).body).toEqual(body)
  const [original, ...others] = await kept()
  expect([others, original!.hash]).toEqual([[], hashOf(body.address)])
  const facts = await sharp(Buffer.from(original!.bytes)).metadata()
  expect([facts.format, facts.exif, facts.orientation]).toEqual(['webp', undefined, undefined])
  expect(
    (await searchAudit(shop, { most: 9, object: { kind: 'picture', id: original!.hash } })).map(({ action }) => action),
  ).toEqual(['picture.stored'])
})

test('it is served by a machine that did not take it in', async () => {
  const { body } = await upload(await photo(1300, 1625).png().toBuffer())
  const file = join(shop.config.dataDir, 'images', hashOf(body.address))
  rmSync(file, { force: true })
  const pictures = uploadedPictures(
    shop.config.dataDir,
    (error) => expect.unreachable(String(error)),
    (hash) => originalFile(shop, hash),
  )
  const answer = await pictures.respond(new Request(`${shop.config.publicUrl}${body.address}`))
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(800)
  expect(existsSync(file)).toBe(true)
  expect(await originalFile(shop, 'f'.repeat(32))).toBeNull()
})

test('a part of it is a picture of its own, and one that lies outside is refused', async () => {
  const { body } = await upload(await photo(1000, 1000).webp().toBuffer())
  const crop = (left: number, hash = hashOf(body.address)) =>
    asOwner('POST', `/pictures/${hash}/crop`, { left, top: 0, width: 800, height: 1000 })
  expect((await crop(100)).body).toMatchObject({ width: 800, height: 1000 })
  expect((await crop(300)).body.code).toBe('not_a_picture')
  expect((await crop(100, 'none')).body.code).toBe('picture_not_found')
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
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'
const animated = async () =>
  sharp(await Promise.all([photo(), photo().negate()].map((one) => one.png().toBuffer())), { join: { animated: true } })

test.each<[what: string, bytes: () => Promise<Buffer> | Buffer, code: string]>([
  ['nothing', () => Buffer.alloc(0), 'not_a_picture'],
  ['a drawing with a script', () => Buffer.from(drawing), 'not_a_picture'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
  [
    'a page behind the beginning of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(drawing)]),
    'not_a_picture',
  ],
  ['random bytes', () => randomBytes(5_000), 'not_a_picture'],
  ['30,000 pixels a side in 300 bytes', () => pngOf(30_000), 'not_a_picture'],
  ['less than it says', () => pngOf(6_000), 'not_a_picture'],
  ['half a JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000), 'not_a_picture'],
  ['an animation', async () => (await animated()).webp().toBuffer(), 'not_a_picture'],
  ['an animation of the nineties', async () => (await animated()).gif().toBuffer(), 'not_a_picture'],
  ['a format for print', () => photo().tiff().toBuffer(), 'not_a_picture'],
  ['a stamp', () => photo(199, 600).png().toBuffer(), 'picture_too_small'],
])('%s is refused, and nothing is kept', async (_, bytes, code) => {
  const before = (await kept()).length
  expect((await upload(await bytes())).body).toMatchObject({ status: 422, code })
  expect((await kept()).length).toBe(before)
})

test('more bytes than the limit, other types and other roles are refused', async () => {
  expect((await upload(new Uint8Array(LARGEST_UPLOAD + 1))).status).toBe(413)
  expect((await asOwner('POST', '/pictures', {})).status).toBe(415)
  expect((await asWarehouse('POST', '/pictures', await photo().png().toBuffer())).status).toBe(403)
  expect(shop.errors).toEqual([])
})

test('contents show a photograph by its name, which is given once, with its text in three languages', async () => {
  const { body } = await upload(await photo(500, 400).jpeg().toBuffer())
  const hash = hashOf(body.address)
  const alt = { ro: 'Un perete roșu', en: 'A red wall', hu: 'Egy piros fal' }
  const name = (wish: object) => asOwner('POST', '/content-pictures', { key: 'red-wall', hash, alt, ...wish })
  expect(await name({})).toMatchObject({ status: 200, body: { picture: { key: 'red-wall', src: body.address, alt } } })
  const stored = shop.db.query.selectFrom('content_picture').selectAll().where('key', '=', 'red-wall')
  expect(await stored.execute()).toMatchObject([{ address: body.address, width: 500, height: 400, alt }])
  expect((await searchAudit(shop, { most: 1 })).map(({ action }) => action)).toEqual(['picture.named'])
  expect(await name({})).toMatchObject({ status: 409, body: { code: 'picture_name_taken' } })
  expect(await name({ key: 'other', hash: '0'.repeat(32) })).toMatchObject({ status: 404 })
  expect(await name({ key: 'other', alt: { ...alt, hu: '' } })).toMatchObject({ status: 400 })
  expect((await asWarehouse('POST', '/content-pictures', { key: 'x', hash, alt })).status).toBe(403)
})
