/** Loads a picture before it is shown. */
import type { PictureView } from './picture-view.ts'

export function warmPicture({ src, srcSet, sizes }: PictureView): void {
  const image = new Image()
  if (sizes) image.sizes = sizes
  if (srcSet) image.srcset = srcSet
  image.src = src
}
