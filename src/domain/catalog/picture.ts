/** Pictures by their address: photographs at `/i/{hash}/{width}.{format}`, drawings at `/art/{name}.svg`. */

/** A picture and the name of the tint behind it. */
export interface Picture {
  src: string
  tint: string
}

/** Widths in which photographs are served, in pixels; a smaller original is never enlarged. */
export const PICTURE_WIDTHS: readonly number[] = [200, 400, 600, 800, 1200, 1600]

/** A picture of more pixels than this is refused before it is decoded. */
export const LARGEST_PIXELS = 40_000_000
/** Bytes of a picture that is uploaded. */
export const LARGEST_UPLOAD = 20 * 1024 * 1024
/** Pixels of a side below which an upload is refused: a card would show it blurred. */
export const SMALLEST_SIDE = 200
/** An original is kept with at most as many pixels of width and height: twice the widest that is served. */
export const LARGEST_ORIGINAL = { width: 2400, height: 3000 }

/** Returns the address of a photograph as it is stored with products and pages. */
export const photographAddress = (hash: string): string => `/i/${hash}/800.webp`

/** The widths that a browser chooses from, as attributes of an `img` or `source`. */
export interface PictureWidths {
  srcSet: string
  sizes: string
}

/**
 * Returns the widths of a photograph that a browser chooses from, up to `widest` pixels; null for a drawing, which has one
 * address. `sizes`: how wide the page shows it.
 */
export function pictureWidths(address: string, sizes: string, widest = Infinity): PictureWidths | null {
  const [, path, format] = /^(\/i\/[0-9a-f]{32}\/)\d{2,4}(\.(?:avif|webp))$/.exec(address) ?? []
  if (path === undefined) return null
  const offered = PICTURE_WIDTHS.filter((width) => width <= widest)
  return { srcSet: offered.map((width) => `${path}${width}${format} ${width}w`).join(', '), sizes }
}

/** Returns the address of a picture at its largest; a drawing has one address. */
export const widestPicture = (address: string): string =>
  address.replace(/^(\/i\/[0-9a-f]{32}\/)\d{2,4}\b/, `$1${Math.max(...PICTURE_WIDTHS)}`)

/** Returns the address of a picture at its smallest, for a tile of few pixels; a drawing has one address. */
export const narrowestPicture = (address: string): string =>
  address.replace(/^(\/i\/[0-9a-f]{32}\/)\d{2,4}\b/, `$1${Math.min(...PICTURE_WIDTHS)}`)

/** Placeholder for a product without a picture. */
export const NO_PICTURE: Picture = { src: '', tint: 'oat' }

export const MAIL_PICTURES = '/mail-art/'
export const FEED_PICTURES = '/feed-art/'
/** Pictures that a feed names beside the first one of an item, at most. */
export const MORE_FEED_PICTURES = 10

/** Returns what names a picture in every form of it, null for addresses of other files. */
export function pictureName(address: string): string | null {
  const [, drawing, photograph] = /^\/(?:art\/([a-z0-9-]+)\.svg|i\/([0-9a-f]{32})\/\d{2,4}\.(?:avif|webp))$/.exec(address) ?? []
  return drawing ?? photograph ?? null
}

/** Returns the address of a picture as PNG: mail programs show neither SVG nor AVIF. */
export function mailPicture(address: string): string {
  const name = pictureName(address)
  return name === null ? address : `${MAIL_PICTURES}${name}.png`
}

/** Returns the address of a picture as JPEG, which shopping engines and social cards take. */
export function feedPicture(address: string): string {
  const name = pictureName(address)
  return name === null ? address : `${FEED_PICTURES}${name}.jpg`
}
