/** Pieces and sums of carts and orders. */
import { msg, plural } from '#messages/text.ts'

export const pieces = plural(
  { one: 'o bucată', few: '# bucăți', other: '# de bucăți' },
  { one: '1 piece', other: '# pieces' },
  { one: '# db', other: '# db' },
)
export const subtotal = msg('Subtotal', 'Subtotal', 'Részösszeg')
export const delivery = msg('Livrare', 'Delivery', 'Szállítás')
export const deliveryFree = msg('gratuită', 'free', 'ingyenes')
export const total = msg('Total', 'Total', 'Összesen')
export const totalToPay = msg('Total de plată', 'Total to pay', 'Fizetendő összesen')
export const withTaxes = msg('cu TVA și timbru verde', 'incl. VAT and green tax', 'áfával és környezetvédelmi díjjal')
export const totalPaid = msg('Total plătit', 'Total paid', 'Fizetett végösszeg')
export const vatIncluded = msg('din care TVA {rate}%: {amount}', 'includes {rate}% VAT: {amount}', 'ebből {rate}% áfa: {amount}')
export const orderSummary = msg('Sumarul comenzii', 'Order summary', 'A rendelés összesítése')
export const yourOrder = msg('Comanda ta', 'Your order', 'Az Ön rendelése')
