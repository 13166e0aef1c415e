/** How orders are paid, on pages that are written. */
import type { Wallet } from '#domain/payments/wallet.ts'
import { msg, plural } from '#messages/text.ts'

export const noFee = msg('fără taxă', 'no fee', 'díjmentes')
/** `amount`: '5,00 lei'. */
export const fee = msg('{amount} în plus', '{amount} extra', '+{amount}')

export const byCard = msg(
  'Pe pagina procesatorului de plăți. Datele cardului nu ajung la noi.',
  'On the page of the payment provider. Your card details never reach us.',
  'A fizetési szolgáltató oldalán. A kártyaadatok nem jutnak el hozzánk.',
)
/** `names`: 'Apple Pay, Google Pay'. */
export const byWallet = msg(
  'Și cu {names}, dacă telefonul sau browserul tău are portofelul.',
  'Also with {names}, where your phone or browser has it.',
  'Ezekkel is: {names}, ha a telefonján vagy a böngészőjében elérhető.',
)
/** The wallet of the sandbox takes no money: nobody is told of it. */
export const walletNames: Record<Wallet, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', test: '' }

const days = plural(
  { one: 'o zi', few: '# zile', other: '# de zile' },
  { one: 'one day', other: '# days' },
  { one: 'egy napig', other: '# napig' },
)
const waits = msg(
  'Comanda te așteaptă {days}. O pregătim după ce ajung banii.',
  'Your order waits for {days}. We prepare it once the money has arrived.',
  'A rendelést {days} tartjuk fenn, és a pénz beérkezése után készítjük elő.',
)
export const byTransfer = (count: number): string => waits({ days: days(count) })

export const cashCourier = msg(
  'Plătești curierului, când primești coletul.',
  'You pay the courier when the parcel arrives.',
  'A futárnak fizet, amikor átveszi a csomagot.',
)
export const cashPlaces = msg(
  'Plătești curierului, când primești coletul, sau în showroom, când îl ridici.',
  'You pay the courier when the parcel arrives, or in the showroom when you collect it.',
  'A futárnak fizet, amikor átveszi a csomagot, vagy a bemutatóteremben, ha személyesen veszi át.',
)
export const cashRooms = msg(
  'Plătești în showroom, când ridici comanda.',
  'You pay in the showroom when you collect the order.',
  'A bemutatóteremben fizet, amikor átveszi a rendelést.',
)
export const noVouchers = msg('Nu și pentru vouchere cadou.', 'Not for gift vouchers.', 'Ajándékutalvány így nem fizethető.')

export const between = msg(
  'Pentru comenzi între {least} și {most}.',
  'For orders between {least} and {most}.',
  '{least} és {most} közötti rendelésnél választható.',
)
export const atLeast = msg(
  'Pentru comenzi de cel puțin {least}.',
  'For orders of at least {least}.',
  'Legalább {least} értékű rendelésnél választható.',
)
export const atMost = msg(
  'Pentru comenzi de cel mult {most}.',
  'For orders of at most {most}.',
  'Legfeljebb {most} értékű rendelésnél választható.',
)

const minutes = plural(
  { one: 'un minut', few: '# minute', other: '# de minute' },
  { one: 'one minute', other: '# minutes' },
  { one: 'egy percig', other: '# percig' },
)
const again = msg(
  'Dacă plata nu reușește, comanda te așteaptă {minutes} și poți încerca din nou.',
  'If a payment fails, your order waits for {minutes} and you can try again.',
  'Ha a fizetés nem sikerül, a rendelést {minutes} megőrizzük, és újra próbálhatja.',
)
const againOtherwise = msg(
  'Dacă plata nu reușește, comanda te așteaptă {minutes}: poți încerca din nou sau poți alege altă metodă.',
  'If a payment fails, your order waits for {minutes}: you can try again or choose another method.',
  'Ha a fizetés nem sikerül, a rendelést {minutes} megőrizzük: újra próbálhatja, vagy másik fizetési módot választhat.',
)
/** `hasOthers`: there is another method. */
export const failed = (count: number, hasOthers: boolean): string =>
  (hasOthers ? againOtherwise : again)({ minutes: minutes(count) })
