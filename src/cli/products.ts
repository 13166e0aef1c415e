/** `shop product …`: what a merchant says of one product. */
import type { BandSize } from '#domain/content/belly-band.ts'
import { writeBandSizes } from '#services/catalog/write-catalog.ts'
import { readBand } from '#store/catalog/band-sizes.ts'
import type { Database } from '#store/database/db.ts'
import { CommandError } from './arguments/command-error.ts'

export const PRODUCT_USAGE = `  product sizes <sku>                       the centimetres of a belly band's sizes, where they are its own
  product sizes <sku> <size=from-to> …      give it its own, the smallest first, such as S=74-90 M=84-102.5; the calculator on
                                            its page and its size table use them
  product sizes <sku> usual                 let it have the shop's usual ones again
`

/** @throws CommandError, InputRefused */
export async function productCommand(db: Database, [action = '', sku, ...words]: readonly string[]): Promise<string> {
  if (action !== 'sizes') throw new CommandError(`There is no command product ${action}.\n${PRODUCT_USAGE.trimEnd()}`)
  if (sku === undefined) throw new CommandError('Say the SKU of the belly band.')
  if (words.length > 0) {
    const sizes = words.length === 1 && words[0] === 'usual' ? null : words.map(sizeOf)
    await db.transaction((tx) => writeBandSizes(tx, [{ sku, sizes }]))
  }
  const band = await readBand(db.query, sku)
  if (!band) throw new CommandError(`There is no belly band ${sku}.`)
  return band.sizes ? `${sku}  ${band.sizes.map(inWords).join(' ')}` : `${sku} has the usual sizes.`
}

/** 'M=84-102.5' */
const inWords = ({ size, min, max }: BandSize): string => `${size}=${min / 10}-${max / 10}`

/** @throws CommandError */
function sizeOf(word: string): BandSize {
  const [, size, from, to] = /^([^=\s]+)=(\d{2,3}(?:\.\d)?)-(\d{2,3}(?:\.\d)?)$/.exec(word) ?? []
  if (size === undefined) throw new CommandError(`Say sizes with their centimetres, such as M=84-102.5, not ${word}.`)
  return { size: size.toUpperCase(), min: Math.round(Number(from) * 10), max: Math.round(Number(to) * 10) }
}
