/** Product pictures for shopping engines: JPEG. Those that a feed names are drawn ahead and lie on disk. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shop } from '#services/shop.ts'
import { isShownPicture } from '#store/catalog/pictures.ts'
import { openOriginal } from './open-original.ts'
import { originalFile } from './original-file.ts'

/** Width in pixels; engines require at least 800. */
const WIDTH = 960
const HEIGHT = 1200
/** Dots per inch at which a drawing of 400 units is that large. */
const DENSITY = 172
const GROUND = '#ffffff'
const QUALITY = 82
/** Name of a photograph. */
const HASH = /^[0-9a-f]{32}$/

type PictureShop = Pick<Shop, 'drawings' | 'config' | 'db'>
export type FeedPicture = Uint8Array<ArrayBuffer>

/** Returns the folder of the pictures that were drawn ahead: one for each size. */
export const feedPictureFolder = ({ dataDir }: Pick<Shop['config'], 'dataDir'>): string =>
  join(dataDir, 'images', 'feed', `${WIDTH}x${HEIGHT}`)

/** Returns the file of a picture that was drawn ahead. */
export const feedPictureFile = (config: Pick<Shop['config'], 'dataDir'>, name: string): string =>
  join(feedPictureFolder(config), `${name}.jpg`)

/** Returns a picture that was drawn ahead, null for another one. */
export async function readFeedPicture({ config }: Pick<Shop, 'config'>, name: string): Promise<FeedPicture | null> {
  const bytes = await readFile(feedPictureFile(config, name)).catch(() => null)
  return bytes && new Uint8Array(bytes)
}

/** Returns the picture of a name in `pictureName`, null where there is none. @throws Error for a photograph that cannot be read */
export async function drawFeedPicture(shop: PictureShop, name: string): Promise<FeedPicture | null> {
  const original = await openOriginal(shop, name, DENSITY)
  if (!original) return null
  const picture = original.resize(WIDTH, HEIGHT, { fit: 'contain', background: GROUND }).flatten({ background: GROUND })
  return new Uint8Array(await picture.jpeg({ quality: QUALITY }).toBuffer())
}

/** Returns whether the shop shows a picture or has its photograph; not every drawing that could be made. */
export async function isKnownPicture(shop: Pick<Shop, 'config' | 'db'>, name: string): Promise<boolean> {
  if (existsSync(feedPictureFile(shop.config, name))) return true
  return HASH.test(name) ? (await originalFile(shop, name)) !== null : isShownPicture(shop.db.query, `/art/${name}.svg`)
}
