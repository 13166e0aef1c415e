/** The demo shop's still lifes as rows, each at an address that changes with the file. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { collectionId, type TableRows } from '#demo/catalog/rows.ts'
import { PROMOS } from './promos.ts'

const FOLDER = new URL('../scenes/', import.meta.url)

interface Scene {
  address: string
  width: number
  height: number
}

/** Returns the address and size of the scene in `{name}.svg`. @throws when there is no such file */
function sceneOf(name: string): Scene {
  const svg = readFileSync(new URL(`${name}.svg`, FOLDER))
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString('utf8', 0, 400)) ?? []
  if (!width || !height) throw new Error(`demo/scenes/${name}.svg has no size`)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
  return { address: `/scenes/${name}.${hash}.svg`, width: Number(width), height: Number(height) }
}

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

/** Pictures of pages and collections, and what the listings announce. */
export function sceneRows(): TableRows {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.svg$/, ''))
  const pictures = (use: 'tile' | 'menu', scenes: Record<string, string>) =>
    Object.entries(scenes).map(([key, scene], position) => ({
      collection_id: collectionId(key),
      use,
      position,
      ...sceneOf(scene),
    }))
  return [
    ['content_picture', names.filter((key) => !key.startsWith('world-')).map((key) => ({ key, ...sceneOf(key) }))],
    ['collection_picture', [...pictures('tile', TILES), ...pictures('menu', MENU_COVERS)]],
    [
      'collection_promotion',
      Object.entries(PROMOS).map(([key, { target, scene, title, text }]) => ({
        collection_id: collectionId(key),
        target_id: collectionId(target),
        picture: scene,
        title,
        text,
      })),
    ],
  ]
}
