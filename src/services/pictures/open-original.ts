/** Pictures in the formats of mail programs and shopping engines, made of the drawing or the photograph that has the name. */
import type { Sharp } from 'sharp'
import type { Shop } from '#services/shop.ts'
import { LARGEST_PIXELS } from '#domain/catalog/picture.ts'
import { originalFile } from './original-file.ts'

/** Formats of photographs: no SVG, no document, no raw pixels. */
export const PHOTOGRAPHS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])
const PHOTOGRAPH = /^[0-9a-f]{32}$/
const DRAWING = /^[a-z0-9-]{1,160}$/

/**
 * Returns a picture by its name in `pictureName`, ready to be resized; null when there is none.
 * `density`: dots per inch at which a drawing of 400 units is painted.
 */
export async function openOriginal(
  { drawings, config, db }: Pick<Shop, 'drawings' | 'config' | 'db'>,
  name: string,
  density: number,
): Promise<Sharp | null> {
  if (PHOTOGRAPH.test(name)) {
    const file = await originalFile({ config, db }, name)
    if (file === null) return null
    const { default: sharp } = await import('sharp')
    const original = sharp(file, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
    const { format } = await original.metadata()
    return PHOTOGRAPHS.has(format) ? original.rotate() : null
  }
  const svg = DRAWING.test(name) ? await drawings?.draw(`/art/${name}.svg`) : null
  if (!svg) return null
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg), { density })
}
