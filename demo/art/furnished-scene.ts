/**
 * Scenes in which the very goods stand that are shown beside them: `/scenes/lookbook-set-tent-1-oat-sprig-….svg` is the scene
 * `lookbook` with the things of the set in place of its own.
 */
import { artPath, parseArtPath } from './address.ts'
import { draw, type SetPart } from './draw.ts'
import { KINDS } from './kinds.ts'

/** Scene → for each thing that stands in it, in the order of its file, the part of the set that takes its place. */
const THINGS: Readonly<Record<string, readonly (number | null)[]>> = {
  lookbook: [0, 1, 2],
  rooms: [null, null, null, null, 1, 0],
  'rooms-tall': [null, null, null, null, 1, 0],
}

export const isFurnished = (scene: string): boolean => Object.hasOwn(THINGS, scene)

/** Returns the address of a scene with these things. */
export function furnishedPath(scene: string, parts: readonly SetPart[]): string {
  const [first] = parts
  if (!first) throw new RangeError('a scene is furnished with things')
  return `/scenes/${scene}-${artPath({ ...first.art, parts }, first.colourway).slice('/art/'.length)}`
}

/** Returns the scene and the things that an address names; null where it names none. */
export function parseFurnished(address: string): { scene: string; parts: readonly SetPart[] } | null {
  const [, scene = '', set = ''] = /^\/scenes\/([a-z-]+?)-(set-[a-z0-9-]+\.svg)$/.exec(address) ?? []
  const picture = isFurnished(scene) ? parseArtPath(`/art/${set}`) : null
  return picture?.kind === 'product' && picture.view === 'tile' && picture.art.parts ? { scene, parts: picture.art.parts } : null
}

/** How far up a drawing stands in its own picture: in a scene it stands on the floor. */
function liftOf({ art: { type, variant } }: SetPart): number {
  const lifts = [KINDS[type].lift ?? 0].flat()
  return lifts[variant % KINDS[type].variants] ?? lifts[0] ?? 0
}

const THING = /<svg x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" overflow="visible"[^>]*>.*?<\/svg>/gs
/** Of the canvas of a drawing. */
const HEIGHT = 500

/** Returns a scene with the things in their places. */
export function furnish(scene: string, svg: string, parts: readonly SetPart[]): string {
  let at = -1
  return svg.replaceAll(THING, (whole, x: string, y: string, width: string, height: string) => {
    at++
    const part = parts[THINGS[scene]?.[at] ?? -1]
    if (!part) return whole
    const { art, colourway } = part
    const lift = (liftOf(part) * Number(height)) / HEIGHT
    // Ids of one drawing must not be those of another.
    const drawn = draw({ ...art, tilt: 0, scale: 98 }, colourway)
      .replaceAll(/ id="/g, ` id="t${at}`)
      .replaceAll('url(#', `url(#t${at}`)
      .replaceAll('href="#', `href="#t${at}`)
    const top = Math.round((Number(y) + lift) * 10) / 10
    return drawn.replace('<svg ', `<svg x="${x}" y="${top}" width="${width}" height="${height}" overflow="visible" `)
  })
}
