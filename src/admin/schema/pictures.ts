/** Photographs in the back office, on the wire. */
import { z } from 'zod'
import { LARGEST_ORIGINAL } from '#domain/catalog/picture.ts'

const pixels = z.int().min(0).max(LARGEST_ORIGINAL.height)

/** A part of a picture, in its own pixels. */
export const cropRequest = z.strictObject({
  left: pixels,
  top: pixels,
  width: pixels.min(1),
  height: pixels.min(1),
})

export const pictureAnswer = z.object({
  /** `/i/{hash}/800.webp`; the other widths have the same hash. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
})
