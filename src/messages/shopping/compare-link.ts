/** The link of a product's page to the comparison. */
import { msg, plural } from '#messages/text.ts'

export const compareThis = msg('Compară', 'Compare', 'Összehasonlítás')
export const compareMany = plural(
  { one: 'Compară # produs', few: 'Compară # produse', other: 'Compară # de produse' },
  { one: 'Compare # product', other: 'Compare # products' },
  { one: '# termék összehasonlítása', other: '# termék összehasonlítása' },
)
