/** The orders of an account: their list, one of them, and orders placed without it. */
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import { msg, plural } from '#messages/text.ts'

const STATUSES = {
  opened: msg('Deschisă', 'Open', 'Nyitott'),
  unfulfilled: msg('De pregătit', 'To be prepared', 'Előkészítésre vár'),
  pending: msg('În pregătire', 'Being prepared', 'Előkészítés alatt'),
  'partially fulfilled': msg('Expediată parțial', 'Partly sent', 'Részben elküldve'),
  fulfilled: msg('Expediată', 'Sent', 'Elküldve'),
  canceled: msg('Anulată', 'Cancelled', 'Törölve'),
  refunded: msg('Rambursată', 'Refunded', 'Visszatérítve'),
} satisfies Record<OrderStatus, () => string>

export const statusText = (status: OrderStatus): string => STATUSES[status]()

const PAYMENTS = {
  unpaid: msg('Neplătită', 'Unpaid', 'Kifizetetlen'),
  paid: msg('Plătită', 'Paid', 'Kifizetve'),
  'partly refunded': msg('Rambursată parțial', 'Partly refunded', 'Részben visszatérítve'),
  refunded: msg('Rambursată', 'Refunded', 'Visszatérítve'),
} satisfies Record<OrderPaymentState, () => string>

export const paymentText = (payment: OrderPaymentState): string => PAYMENTS[payment]()

export const ordersTitle = msg('Comenzile mele', 'My orders', 'Rendeléseim')
export const order = msg('Comanda {number}', 'Order {number}', '{number} számú rendelés')
export const noOrders = msg('Nicio comandă încă', 'No orders yet', 'Még nincs rendelés')
export const noOrdersText = msg(
  'Aici apar comenzile pe care le trimiți din cont.',
  'The orders that you place while signed in appear here.',
  'Itt jelennek meg a bejelentkezve leadott rendelései.',
)
export const toNew = msg('Vezi noutățile', 'See what is new', 'Az újdonságok megtekintése')
/** A refused or missing payment: leads to the page where the order is paid. `amount`: with its currency. */
export const pay = msg('Plătește {amount}', 'Pay {amount}', '{amount} kifizetése')
/** The same in a list, for screen readers. */
export const payOrder = msg(
  'Plătește {amount}, comanda {number}',
  'Pay {amount}, order {number}',
  '{amount} kifizetése, {number} számú rendelés',
)
export const pages = msg('Paginile comenzilor', 'Pages of orders', 'Rendelések oldalai')
export const newer = msg('Mai noi', 'Newer', 'Újabbak')
export const older = msg('Mai vechi', 'Older', 'Régebbiek')
export const pageOf = msg('Pagina {page} din {pages}', 'Page {page} of {pages}', '{page}. oldal, összesen {pages}')

export const claimTitle = msg('Ai comandat și fără cont', 'You have ordered without an account', 'Fiók nélkül is rendelt')
export const claimable = plural(
  {
    one: 'Am găsit o comandă făcută fără cont cu adresa ta de e-mail.',
    few: 'Am găsit # comenzi făcute fără cont cu adresa ta de e-mail.',
    other: 'Am găsit # de comenzi făcute fără cont cu adresa ta de e-mail.',
  },
  {
    one: 'We found 1 order placed without an account under your email address.',
    other: 'We found # orders placed without an account under your email address.',
  },
  {
    one: 'Egy, az Ön e-mail-címével fiók nélkül leadott rendelést találtunk.',
    other: '#, az Ön e-mail-címével fiók nélkül leadott rendelést találtunk.',
  },
)
export const claim = msg('Adaugă în cont', 'Add to my account', 'Hozzáadás a fiókhoz')
export const claimed = plural(
  { one: 'O comandă e acum în cont.', few: '# comenzi sunt acum în cont.', other: '# de comenzi sunt acum în cont.' },
  { one: '1 order is now in your account.', other: '# orders are now in your account.' },
  { one: 'Egy rendelés a fiókjába került.', other: '# rendelés a fiókjába került.' },
)
/** Where not even the sentence of the reason can be loaded. */
export const claimFailed = msg(
  'Nu am putut adăuga comenzile. Verifică dacă ai internet și încearcă din nou.',
  'We could not add the orders. Please check your connection and try again.',
  'Nem sikerült hozzáadni a rendeléseket. Kérjük, ellenőrizze az internetkapcsolatot, és próbálja újra.',
)

export const payTitle = msg('Mai lipsește doar plata', 'Only the payment is missing', 'Már csak a fizetés hiányzik')
/** `time`: with the date. */
export const heldUntil = msg(
  'Îți ținem produsele până la {time}; după aceea comanda se închide singură, fără costuri.',
  'We are holding your items until {time}; after that the order closes by itself, at no cost.',
  'Eddig tartjuk fenn a termékeket: {time}; utána a rendelés magától lezárul, költség nélkül.',
)
export const notCharged = msg('Nu ți-am luat niciun ban.', 'You have not been charged.', 'Nem terheltük meg a kártyáját.')
export const cancelOrder = msg('Renunță la comandă', 'Cancel order', 'Rendelés törlése')
/** The same in a list, for screen readers. */
export const cancelOrderNamed = msg('Renunță la comandă: {number}', 'Cancel order {number}', 'Rendelés törlése: {number}')
export const cancelTitle = msg('Renunți la comanda {number}?', 'Cancel order {number}?', 'Törli {az number} számú rendelést?')
export const cancelText = msg(
  'O închidem fără costuri. Produsele se întorc în magazin, iar codurile și creditul din vouchere le poți folosi din nou.',
  'We close it at no cost. The items go back on sale, and you can use its codes and voucher credit again.',
  'Költség nélkül lezárjuk. A termékek visszakerülnek az áruházba, a kuponkódok és az utalványok egyenlege újra felhasználható.',
)
export const keepOrder = msg('Păstrează comanda', 'Keep the order', 'Megtartom a rendelést')
export const orderCanceled = msg(
  'Am anulat comanda {number}.',
  'Order {number} has been cancelled.',
  '{Az number} számú rendelést töröltük.',
)
export const where = msg('Unde este comanda', 'Where the order is', 'Hol tart a rendelés')
export const stepPlaced = msg('Plasată', 'Placed', 'Leadva')
export const stepPaid = msg('Plătită', 'Paid', 'Kifizetve')
export const stepUnpaid = msg('așteptăm plata', 'waiting for the payment', 'fizetésre vár')
export const stepPrepared = msg('În pregătire', 'Being prepared', 'Előkészítés alatt')
export const stepSent = msg('Expediată', 'Sent', 'Elküldve')
export const stepReady = msg('Gata de ridicare', 'Ready to collect', 'Átvehető')
export const stepMailed = msg('Trimisă pe e-mail', 'Sent by email', 'E-mailben elküldve')
export const stepCanceled = msg('Anulată', 'Cancelled', 'Törölve')
export const stepExpired = msg('Expirată, neplătită', 'Expired unpaid', 'Lejárt, kifizetetlen')
export const stepRefunded = msg('Rambursată', 'Refunded', 'Visszatérítve')
/** State of a step for screen readers. */
export const stepDone = msg('gata', 'done', 'kész')
export const stepPartly = msg('parțial', 'partly done', 'részben kész')
export const stepToCome = msg('urmează', 'to come', 'következik')
/** `day`: with the weekday. */
export const expected = msg('estimat {day}', 'expected {day}', 'várhatóan {day}')

export const products = msg('Produse', 'Products', 'Termékek')
/** `amount`: negative. What the codes of the order took off this line. */
export const discountShare = msg(
  'Din reducerea comenzii: {amount}',
  'From the order’s discount: {amount}',
  'A rendelés kedvezményéből: {amount}',
)
export const buyAgain = msg('Cumpără din nou', 'Buy again', 'Újra megveszem')
export const putInCart = msg(
  'Produsele sunt din nou în coș.',
  'The items are in your cart again.',
  'A termékek újra a kosárban vannak.',
)
export const delivery = msg('Livrare', 'Delivery', 'Szállítás')
export const billing = msg('Facturare', 'Invoice', 'Számlázás')
export const refunds = msg('Bani înapoi', 'Refunds', 'Visszatérítések')
export const refundComing = msg(
  '{amount} pleacă înapoi pe cardul cu care ai plătit.',
  '{amount} is about to go back to the card you paid with.',
  '{amount} hamarosan visszakerül arra a kártyára, amellyel fizetett.',
)
export const refundSent = msg(
  '{amount} au plecat înapoi pe cardul cu care ai plătit. De obicei ajung în 3–5 zile lucrătoare.',
  '{amount} went back to the card you paid with. It usually arrives within 3–5 working days.',
  '{amount} összeget visszaküldtünk arra a kártyára, amellyel fizetett. Általában 3–5 munkanapon belül megérkezik.',
)
export const refundCredit = msg(
  '{amount} sunt din nou pe voucher.',
  '{amount} is back on the voucher.',
  '{amount} visszakerült az utalványra.',
)
export const changedMind = msg('Te-ai răzgândit?', 'Changed your mind?', 'Meggondolta magát?')
