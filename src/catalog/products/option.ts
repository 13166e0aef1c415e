import { colourName, tintOf as pictureTint } from '#demo/art/address.ts'
import type { Locale } from '#domain/market/market.ts'
import { optionText, sizeLabel, type Size } from '#domain/catalog/size.ts'

/** The chosen variant as shown on a cart line: '6–18 luni, cer'. */
export const optionOf = (variant: { size: Size | null; colourway: string | null }, locale: Locale): string =>
  optionText(sizeLabel(variant.size, locale), variant.colourway ? colourName(variant.colourway, locale) : '')

/** Name of the tile tint behind a picture in this colour. */
export const tintOf = (colourway: string | null): string => pictureTint(colourway ?? 'natural')
