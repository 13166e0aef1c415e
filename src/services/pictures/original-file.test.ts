import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CONSOLE } from '#services/staff/audit.ts'
import { testShop } from '#test/shop.ts'
import { originalFile } from './original-file.ts'
import { storePicture } from './store-picture.ts'

const shop = await testShop()

test('a photograph that many ask for at once, before this machine has its file, is whole for each of them', async () => {
  const [width, height] = [900, 900]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const stored = await storePicture(shop, CONSOLE, await noise.png().toBuffer())
  if (!stored.ok) throw new Error(stored.reason)
  const [hash = ''] = /[0-9a-f]{32}/.exec(stored.picture.address) ?? []
  const whole = await readFile((await originalFile(shop, hash))!)
  for (let round = 0; round < 5; round++) {
    await rm((await originalFile(shop, hash))!)
    const files = await Promise.all(Array.from({ length: 6 }, async () => readFile((await originalFile(shop, hash))!)))
    for (const file of files) expect(file.equals(whole)).toBe(true)
  }
})
