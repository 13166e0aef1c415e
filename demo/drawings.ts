/** The demo shop's pictures by their address: products at `/art/`, still lifes and the logos of brands at `/scenes/`. */
import { readFile } from 'node:fs/promises'
import { parseArtPath } from './art/address.ts'
import { readLogo } from './brands/logos.ts'
import { draw, drawSwatch } from './art/draw.ts'
import { furnish, parseFurnished } from './art/furnished-scene.ts'

const FOLDER = new URL('scenes/', import.meta.url)

function drawProduct(address: string): string | null {
  const picture = parseArtPath(address)
  if (!picture) return null
  return picture.kind === 'swatch'
    ? drawSwatch(picture.colourway, picture.pattern)
    : draw(picture.art, picture.colourway, picture.view)
}

/** The scene of a name. The hash in its address tells browsers when it has changed; an older one shows it as it is now. */
async function readScene(address: string): Promise<string | null> {
  const name = /^\/scenes\/([a-z-]+)(?:\.[0-9a-f]{10})?\.svg$/.exec(address)?.[1]
  if (name === undefined) return null
  return (await readLogo(name)) ?? readFile(new URL(`${name}.svg`, FOLDER), 'utf8').catch(() => null)
}

/** A scene with goods of the shop in it. */
async function readFurnished(address: string): Promise<string | null> {
  const found = parseFurnished(address)
  if (!found) return null
  const { scene, parts } = found
  return furnish(scene, await readFile(new URL(`${scene}.svg`, FOLDER), 'utf8'), parts)
}

export const drawings = {
  /** Returns the SVG text at an address; null when there is no such picture. */
  draw: async (address: string): Promise<string | null> =>
    address.startsWith('/scenes/') ? ((await readFurnished(address)) ?? readScene(address)) : drawProduct(address),
}
