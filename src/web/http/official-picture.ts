/** Official pictures that the merchant must supply and that are never drawn by the shop (D-85). */
import { existsSync } from 'node:fs'

const FOLDER = new URL('../../../public/legal/', import.meta.url)
const ENDINGS = ['svg', 'png', 'webp', 'jpg']

/** Returns the address of `public/legal/{name}`, whatever kind of picture it is, or null while it is missing. */
export function officialPicture(name: string): string | null {
  const ending = ENDINGS.find((one) => existsSync(new URL(`${name}.${one}`, FOLDER)))
  return ending ? `/legal/${name}.${ending}` : null
}
