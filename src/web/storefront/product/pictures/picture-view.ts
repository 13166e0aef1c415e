/** A picture of a gallery. */
import type { PictureWidths } from '#domain/catalog/picture.ts'

export interface PictureView extends Partial<PictureWidths> {
  src: string
  alt: string
}
