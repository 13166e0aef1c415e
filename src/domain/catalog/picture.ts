/** Pictures by their address: photographs at `/i/{hash}/{width}.{format}`, drawings at `/art/{name}.svg`. */

/** A picture and the name of the tint behind it. */
export interface Picture {
  src: string
  tint: string
}

/** Placeholder for a product without a picture. */
export const NO_PICTURE: Picture = { src: '', tint: 'oat' }

export const MAIL_PICTURES = '/mail-art/'
export const FEED_PICTURES = '/feed-art/'

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
