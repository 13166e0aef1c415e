/** The field for codes of coupons and gift vouchers, and what their rows and lines are called. Effects: `code-effects.ts`. */
import { msg } from './text.ts'

export const label = msg('Cod de reducere sau voucher', 'Discount code or voucher', 'Kupon vagy utalvány kódja')
export const apply = msg('Aplică', 'Apply', 'Beváltás')
export const removedCode = msg('Codul {code} nu mai e în coș.', 'Code {code} was removed.', '{Az code} kódot eltávolítottuk.')
export const checkFailed = msg(
  'Nu am putut verifica codul. E încă scris aici: încearcă din nou.',
  'We couldn’t check the code. It is still here: please try again.',
  'Nem sikerült ellenőrizni a kódot. A beírt kód megmaradt: kérjük, próbálja újra.',
)

// Rows of a sum
export const discountBy = msg('Reducere {code}', 'Discount {code}', 'Kedvezmény, {code}')
export const paidBy = msg('Voucher {code}', 'Voucher {code}', 'Utalvány, {code}')
export const paidByCard = msg('Plătit cu cardul', 'Paid by card', 'Bankkártyával fizetve')
export const leftToPay = msg('De plată', 'Left to pay', 'Fizetendő')

export const whyTitle = msg('De ce acest preț', 'Why this price', 'Miért ennyi az ára')
export const whyNotTitle = msg('De ce nu se aplică reducerea', 'Why there is no discount', 'Miért nincs kedvezmény')
export const withoutCode = msg('Preț fără cod', 'Price without code', 'Ár kód nélkül')

export const orderRefused = msg(
  'Între timp s-a schimbat un cod. Nu am înregistrat nimic: verifică totalul și apasă din nou.',
  'A code has changed in the meantime. Nothing has been placed: please check the total and press again.',
  'Időközben megváltozott egy kód. Nem rögzítettünk semmit: kérjük, ellenőrizze a végösszeget, és nyomja meg újra.',
)

// Sets
export const bundleSaving = msg(
  'Cu setul economisești {amount}.',
  'The set saves you {amount}.',
  'A szettel {amount} a megtakarítás.',
)
