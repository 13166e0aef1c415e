/** Sentences of electronic invoices, in the language of the document. */
import { msg } from '../text.ts'

export const discount = msg('Reducere', 'Discount', 'Kedvezmény')
export const reverseCharge = msg('Taxare inversă', 'Reverse charge', 'Fordított adózás')
export const exported = msg(
  'Scutit de TVA: export în afara Uniunii Europene',
  'Exempt from VAT: export outside the European Union',
  'Adómentes: termékexport az Európai Unión kívülre',
)
export const greenTax = msg(
  'Timbru verde inclus în preț',
  'Green tax included in the price',
  'Az árban foglalt hulladékkezelési díj',
)
export const withoutPieces = msg(
  'Bani înapoi fără returnarea produsului',
  'Money back without the goods',
  'Visszatérítés a termék visszaküldése nélkül',
)
export const payable = msg('Se plătește la primire.', 'To be paid on receipt.', 'Átvételkor fizetendő.')
export const toBeRefunded = msg(
  'Suma ți se rambursează.',
  'The amount will be paid back to you.',
  'Az összeget visszatérítjük Önnek.',
)
export const paidByVoucher = msg(
  'Plătit cu vouchere cadou: {amount}.',
  'Paid with gift vouchers: {amount}.',
  'Ajándékutalvánnyal fizetve: {amount}.',
)
export const refundedToVoucher = msg(
  'Rambursat pe vouchere cadou: {amount}.',
  'Given back to gift vouchers: {amount}.',
  'Ajándékutalványra visszaírva: {amount}.',
)
export const vouchersSold = msg(
  'Comanda conține și vouchere cadou de {amount}; vânzarea lor nu este o livrare și nu are TVA.',
  'The order also has gift vouchers of {amount}; their sale is no supply and has no VAT.',
  'A rendelés {amount} értékű ajándékutalványt is tartalmaz; eladásuk nem termékértékesítés, áfa nem terheli.',
)
export const rate = msg(
  'Curs de schimb {bank} din {day}: 1 {from} = {rate} {to}.',
  'Exchange rate of {bank} on {day}: 1 {from} = {rate} {to}.',
  'Árfolyam ({bank}, {day}): 1 {from} = {rate} {to}.',
)
export const correction = msg(
  'Corectează factura {number} din {day}: {reason}.',
  'Corrects invoice {number} of {day}: {reason}.',
  '{Az number} számú számla ({day}) helyesbítése: {reason}.',
)
export const reasons = {
  returned: msg('produse returnate', 'goods returned', 'visszaküldött termék'),
  unsent: msg('produse nelivrate', 'goods not sent', 'el nem küldött termék'),
  kept: msg(
    'reducere, produsele rămân la client',
    'reduction, the goods stay with the customer',
    'árengedmény, a termék a vevőnél marad',
  ),
  canceled: msg('comandă anulată', 'order cancelled', 'törölt rendelés'),
}
