/** What is printed on picking lists. */
import { msg, plural } from '../text.ts'

export const title = msg('Listă de cules', 'Picking list', 'Kiszedési lista')
export const printed = msg('tipărită {date}', 'printed {date}', 'nyomtatva: {date}')
export const pieces = plural(
  { one: '# bucată', few: '# bucăți', other: '# de bucăți' },
  { one: '# piece', other: '# pieces' },
  { one: '# db', other: '# db' },
)
export const sku = msg('SKU', 'SKU', 'Cikkszám')
export const name = msg('Articol', 'Item', 'Tétel')
export const quantity = msg('Bucăți', 'Pieces', 'Darab')
export const orders = msg('Comenzi', 'Orders', 'Rendelések')
