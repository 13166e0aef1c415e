/** A picture of a product as the form has it. */
import type { Locale } from '#domain/market/market.ts'

export interface OfficePicture {
  address: string
  width: number
  height: number
  colourway: string | null
  tint: string
  view: string | null
  alt: Partial<Record<Locale, string>>
}
