/**
 * Addresses of drawn pictures: `/art/bear-1-honey-dots-098.svg`. The address is the drawing's parameters in one fixed
 * order, `bear-1x3` for three of them and `bear-1box` for one in a gift box; so one picture has one address and every part can be checked; whatever else is asked for does not exist. A set is
 * `set` and its parts one after the other: `/art/set-bear-1-honey-dots-book-2-navy.svg`.
 */
import { MANY_OF } from './art.ts'
import { VIEWS, type Art, type SetPart, type View } from './draw.ts'
import { canTell, isToldView } from './told/tell.ts'
import { KINDS } from './kinds.ts'
import { COLOURWAYS, FRAMES, RAMPS, WOODS, type Colourway, type Tint } from './paint.ts'
import { PATTERNS, type Pattern } from './patterns.ts'
import { WRAPPINGS } from './wrappings.ts'

const TILTS = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
const SCALES = [90, 92, 94, 96, 98]

const isKey = <T extends object>(table: T, name: string | undefined): name is keyof T & string =>
  name !== undefined && Object.hasOwn(table, name)
const isOneOf = <T extends string>(list: readonly T[], name: string | undefined): name is T =>
  name !== undefined && (list as readonly string[]).includes(name)

/** Parts of a set that fit into its picture. */
const SET_PARTS = 3

/** What names a drawing in its colour: kind, variant, colourway and whatever else changes it. */
function namesOf(art: Art, colourway: string): (string | number)[] {
  const { uses } = KINDS[art.type]
  const parts: (string | number)[] = [art.type, `${art.variant}${art.many ? `x${art.many}` : ''}${art.beside ?? ''}`, colourway]
  if (uses.includes('pattern')) parts.push(art.pattern)
  if (uses.includes('wood')) parts.push(art.wood ?? 'beech')
  if (uses.includes('frame')) parts.push(art.frame ?? 'gold')
  if (uses.includes('ramp')) parts.push(art.ramp ?? 'meadow')
  return parts
}

/** Address of a product's picture, without the market's prefix (pictures have none). */
export function artPath(art: Art, colourway: string, view: View = 'tile'): string {
  const parts = art.parts
    ? ['set', ...art.parts.flatMap((part) => namesOf(part.art, part.colourway))]
    : [...namesOf(art, colourway), `${art.tilt + 4}${art.scale}`]
  if (view !== 'tile') parts.push(view)
  return `/art/${parts.join('-')}.svg`
}

/** Address of the sample of a colour in the product's print. */
export const swatchPath = (art: Art, colourway: string): string =>
  `/art/swatch-${colourway}-${KINDS[art.type].uses.includes('pattern') ? art.pattern : 'plain'}.svg`

export type Picture =
  | { kind: 'product'; art: Art; colourway: Colourway; view: View }
  | { kind: 'swatch'; colourway: Colourway; pattern: Pattern }

/** Reads a drawing and its colour from the beginning of `parts`, which loses what was read. Null when any of it is unknown. */
function readDrawing(parts: string[]): SetPart | null {
  const next = (): string | undefined => parts.shift()
  const type = next()
  if (!isKey(KINDS, type)) return null
  const { uses, variants } = KINDS[type]
  const [, variant, times, beside] = /^(\d)(?:x(\d\d?))?([a-z]+)?$/.exec(next() ?? '') ?? []
  const many = MANY_OF.find((count) => String(count) === times)
  if (!variant || Number(variant) >= variants || (times !== undefined && !many)) return null
  if (beside !== undefined && !isKey(WRAPPINGS, beside)) return null
  const colourway = next()
  if (!isKey(COLOURWAYS, colourway)) return null
  const art: Art = { type, variant: Number(variant), pattern: 'plain', tilt: 0, scale: 98 }
  if (many) art.many = many
  if (beside) art.beside = beside
  if (uses.includes('pattern')) {
    const pattern = next()
    if (!isOneOf(PATTERNS, pattern)) return null
    art.pattern = pattern
  }
  if (uses.includes('wood')) {
    const wood = next()
    if (!isKey(WOODS, wood)) return null
    art.wood = wood
  }
  if (uses.includes('frame')) {
    const frame = next()
    if (!isKey(FRAMES, frame)) return null
    art.frame = frame
  }
  if (uses.includes('ramp')) {
    const ramp = next()
    if (!isKey(RAMPS, ramp)) return null
    art.ramp = ramp
  }
  return { art, colourway }
}

function readSet(parts: string[]): SetPart | null {
  const shown: SetPart[] = []
  while (parts.length > 0 && !isOneOf(VIEWS, parts[0])) {
    const part = readDrawing(parts)
    if (!part) return null
    shown.push(part)
  }
  const [first] = shown
  if (!first || shown.length < 2 || shown.length > SET_PARTS) return null
  return { art: { ...first.art, parts: shown }, colourway: first.colourway }
}

/** What an address shows, or null when any part of it is unknown or out of place. */
export function parseArtPath(path: string): Picture | null {
  const name = /^\/art\/([a-z0-9-]{1,160})\.svg$/.exec(path)?.[1]
  if (!name) return null
  const parts = name.split('-')
  if (parts[0] === 'swatch') {
    const [, colourway, pattern, ...more] = parts
    return isKey(COLOURWAYS, colourway) && isOneOf(PATTERNS, pattern) && more.length === 0
      ? { kind: 'swatch', colourway, pattern }
      : null
  }
  const isSet = parts[0] === 'set'
  if (isSet) parts.shift()
  const shown = isSet ? readSet(parts) : readDrawing(parts)
  if (!shown) return null
  const { art, colourway } = shown
  if (!isSet) {
    const pose = /^([0-8])(\d\d)$/.exec(parts.shift() ?? '')
    if (!pose) return null
    art.tilt = Number(pose[1]) - 4
    art.scale = Number(pose[2])
    if (!TILTS.includes(art.tilt) || !SCALES.includes(art.scale)) return null
  }
  const view = parts.shift() ?? 'tile'
  if (parts.length > 0 || !(isOneOf(VIEWS, view) || (isToldView(view) && canTell(art, view)))) return null
  // One picture, one address: the plain view is written without its name.
  if (name.endsWith('-tile')) return null
  return { kind: 'product', art, colourway, view }
}

/** Tile colour behind a picture: a name of the tints in the style sheet. */
export const tintOf = (colourway: string): Tint => (isKey(COLOURWAYS, colourway) ? COLOURWAYS[colourway].tint : 'oat')

/** Name of an art colour as shoppers read it. */
export const colourName = (colourway: string, locale: 'ro' | 'en' | 'hu'): string =>
  isKey(COLOURWAYS, colourway) ? COLOURWAYS[colourway].name[locale] : ''

/** Hex of an art colour, for the dots of a card. */
export const colourHex = (colourway: string): string => (isKey(COLOURWAYS, colourway) ? COLOURWAYS[colourway].main : '#efe4d3')
