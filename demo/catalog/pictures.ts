/** The pictures of the demo's goods: every product is drawn, in each of its colours by views that tell different things of it. */
import { artPath, tintOf } from '#demo/art/address.ts'
import type { Art, View } from '#demo/art/draw.ts'
import { sceneOf } from '#demo/art/told/companions.ts'
import { isFlat } from '#demo/art/told/compose.ts'
import { comparedWith, LIKE_TEDDY } from '#demo/art/told/known-things.ts'
import { materialOf } from '#demo/art/told/material.ts'
import { otherOf } from '#demo/art/told/other/others.ts'
import { heightOf } from '#demo/art/told/sizes.ts'
import { canTell } from '#demo/art/told/tell.ts'
import type { ProductPictureInput } from '#domain/catalog/catalog-input.ts'
import type { Draft } from './products.ts'

const WIDTH = 400
const HEIGHT = 500
const NATURAL = 'natural'
const PICTURES = 5

/** A view, and the key of the text that says what it shows; null for the product itself. */
type Shown = [view: View, key: string | null]

/** Toys are called by their height: a bear of 38 cm is drawn so high. */
function centimetresOf({ type, variant }: Art, name: string): number {
  const named = LIKE_TEDDY.includes(type) ? /\b(\d{2})\scm\b/.exec(name)?.[1] : undefined
  return named === undefined ? Math.round(heightOf(type, variant)) : Number(named)
}

/** Returns what of a product tells something: folded or from another side, in use, its size, its material; from close by and in a room where there is less to tell. */
function viewsOf(art: Art, name: string): Shown[] {
  const cm = centimetresOf(art, name)
  const told: Shown[] = [
    ['other', `other-${otherOf(art)?.look}`],
    ['use', `use-${sceneOf(art)}`],
    [`scale${cm}`, `scale-${comparedWith(art.type, cm, isFlat(art))}`],
    ['material', `material-${materialOf(art)}`],
  ]
  const known = told.filter(([view]) => canTell(art, view as 'use'))
  const plain: Shown[] = [
    ['close', 'close'],
    ['room', 'room'],
    ['niche', 'niche'],
    ['detail', 'close'],
  ]
  // From close by a set is cut through the middle of its parts.
  if (art.parts) plain.push(...plain.splice(0, 1))
  const shown: Shown[] = [['tile', null], ...known]
  return [...shown, ...plain.slice(0, PICTURES - shown.length)]
}

export function picturesOf({ art, variants, name }: Draft): ProductPictureInput[] {
  const colourways = new Set(variants.map(({ colourway }) => colourway))
  return Array.from(colourways).flatMap((colourway) => {
    const colour = colourway ?? NATURAL
    const picture = (address: string, view: string | null) => ({
      colourway,
      address,
      width: WIDTH,
      height: HEIGHT,
      tint: tintOf(colour),
      view,
    })
    const own = viewsOf(art, name.en).map(([view, key]) => picture(artPath(art, colour, view), key))
    // A set is shown whole, then each of its parts by itself.
    const parts = (art.parts ?? []).map((part) => picture(artPath(part.art, part.colourway), 'part'))
    return [...own.slice(0, 1), ...parts, ...own.slice(1)].slice(0, PICTURES)
  })
}
