/** Returns the address of a drawing as JPEG, because shopping engines and social cards show no SVG. Photographs have formats of their own. */
const DRAWING = /^\/art\/([a-z0-9-]+)\.svg$/

export const FEED_PICTURES = '/feed-art/'

export const feedPicture = (path: string): string => path.replace(DRAWING, `${FEED_PICTURES}$1.jpg`)

/** Returns the drawing behind such an address' file name; null when it is none. */
export const drawingOf = (file: string): string | null => {
  const name = /^([a-z0-9-]+)\.jpg$/.exec(file)?.[1]
  return name === undefined ? null : `/art/${name}.svg`
}
