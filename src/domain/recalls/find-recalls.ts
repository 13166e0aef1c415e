/** Finds recalls by what stands on a product. */
import { foldedWords } from '#domain/search/fold.ts'
import type { RecalledGoods } from './recall-mail.ts'

interface Recalled {
  goods: Pick<RecalledGoods, 'name' | 'brand' | 'items'>
  lots: string
}

/** Returns whether each word is the beginning of one of the name, the brand, an article number, a barcode or the lots. */
export function isAbout(typed: string, { goods: { name, brand, items }, lots }: Recalled): boolean {
  const numbers = items.flatMap(({ sku, barcode }) => [sku, barcode ?? ''])
  const said = foldedWords([name, brand, lots, ...numbers].join(' '))
  return foldedWords(typed).every((word) => said.some((one) => one.startsWith(word)))
}
