/** The demo shop's still lifes, each at an address that changes with the file. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { CollectionInput } from '#domain/catalog/catalog-input.ts'
import type { ContentPictureInput, PictureInput, PromotionInput } from '#domain/content/content-input.ts'
import { BLOCK_PICTURE_TEXTS } from './pages/blocks-words.ts'
import { furnishedPath, isFurnished } from '#demo/art/furnished-scene.ts'
import type { StillLife } from './lookbook.ts'
import { PICTURE_TEXTS } from './home.ts'
import { PROMOS } from './promos.ts'

const FOLDER = new URL('../scenes/', import.meta.url)

/** Returns the address and size of the scene in `{name}.svg`. @throws when there is no such file */
function sceneOf(name: string): PictureInput {
  const svg = readFileSync(new URL(`${name}.svg`, FOLDER))
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString('utf8', 0, 400)) ?? []
  if (!width || !height) throw new Error(`demo/scenes/${name}.svg has no size`)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  return { address: `/scenes/${name}.${hash}.svg`, width: Number(width), height: Number(height) }
}

/** In the order in which the home page shows them. */
const TILES = {
  transport: 'world-transport',
  puericulture: 'world-care',
  nursery: 'world-nursery',
  toys: 'world-toys',
  fashion: 'world-fashion',
  maternity: 'world-maternity',
  gifts: 'world-gifts',
}
const MENU_COVERS = { transport: 'menu', puericulture: 'bath-time', toys: 'wood-toys', fashion: 'autumn' }

/** Returns the pictures of a collection by their use. */
export function collectionPictures(collection: string): CollectionInput['pictures'] {
  const picture = (scenes: Record<string, string>) => {
    const scene = scenes[collection]
    return scene === undefined ? undefined : { ...sceneOf(scene), position: Object.keys(scenes).indexOf(collection) }
  }
  const [tile, menu] = [picture(TILES), picture(MENU_COVERS)]
  return { ...(tile && { tile }), ...(menu && { menu }) }
}

const altOf = (key: string) => {
  const alt = Object.entries({ ...PICTURE_TEXTS, ...BLOCK_PICTURE_TEXTS, 'rooms-tall': BLOCK_PICTURE_TEXTS.rooms }).find(
    ([name]) => name === key,
  )?.[1]
  return alt && { alt }
}

/** Pictures of the shop's own pages, each by the name of its file. */
export const contentPictures = (lookbook: StillLife | null): ContentPictureInput[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.svg$/, ''))
    .filter((key) => !key.startsWith('world-'))
    .map((key) => ({ key, ...sceneOf(key), ...altOf(key) }))
    .map((one) => (lookbook && isFurnished(one.key) ? { ...one, address: furnishedPath(one.key, lookbook.scene) } : one))

export const promotions = (): PromotionInput[] =>
  Object.entries(PROMOS).map(([collection, { target, scene, title, text }]) => ({
    collection,
    target,
    picture: scene,
    title,
    text,
  }))
