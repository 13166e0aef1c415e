/** A placed order: payment, waiting, confirmation, paying again. */
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { msg } from './text.ts'

export const paymentTitle = msg('Plată', 'Payment', 'Fizetés')
export const confirmationHead = msg('Comanda ta', 'Your order', 'Az Ön rendelése')
export const payHead = msg('Plătește comanda', 'Pay for your order', 'Rendelés kifizetése')
export const orderNumber = msg('Comanda {number} · {date}', 'Order {number} · {date}', '{number} számú rendelés · {date}')
export const orderPlaced = msg(
  'Comanda {number} e înregistrată. O păstrăm până la {time}; mai e nevoie doar de plată.',
  'Order {number} is placed. We hold it until {time}; only the payment is missing.',
  '{Az number} számú rendelést rögzítettük. Eddig tartjuk fenn: {time}; már csak a fizetés hiányzik.',
)
export const changeByMail = msg(
  'Vrei să schimbi ceva? Scrie-ne la {email}.',
  'Need to change something? Write to us at {email}.',
  'Módosítana valamin? Írjon nekünk: {email}.',
)
export const paymentMethod = msg('Metoda de plată', 'Payment method', 'Fizetési mód')
export const card = msg('Card bancar', 'Bank card', 'Bankkártya')
export const cardDetail = msg(
  'Plata se confirmă în aplicația băncii tale',
  'You confirm the payment in your bank’s app',
  'A fizetést a bankja alkalmazásában hagyja jóvá',
)
export const pay = msg('Plătește {amount}', 'Pay {amount}', '{amount} fizetése')
export const cardSafe = msg(
  'Datele cardului ajung direct la procesatorul de plăți, nu la noi.',
  'Your card details go straight to the payment processor, not to us.',
  'A kártyaadatok közvetlenül a fizetési szolgáltatóhoz kerülnek, hozzánk nem.',
)
export const toGateway = msg('Te ducem la pagina de plată', 'Taking you to the payment page', 'Átirányítjuk a fizetési oldalra')
export const gatewayFailed = msg(
  'Pagina de plată nu răspunde acum. Comanda ta e păstrată; încearcă din nou.',
  'The payment page is not answering. Your order is safe; please try again.',
  'A fizetési oldal most nem válaszol. A rendelése megmaradt; kérjük, próbálja újra.',
)

export const thanks = msg(
  'Mulțumim, {name}. Am început să împachetăm.',
  'Thank you, {name}. We have started packing.',
  'Köszönjük, {name}. Már csomagolunk.',
)
export const thanksText = msg(
  'Confirmarea pleacă acum spre {email}. Când coletul iese din depozit, primești și numărul AWB.',
  'The confirmation is on its way to {email}. Once the parcel leaves the warehouse you get the tracking number too.',
  'A visszaigazolást elküldjük ide: {email}. Amikor a csomag elhagyja a raktárt, a követési számot is megkapja.',
)
export const thanksPickup = msg(
  'Confirmarea pleacă acum spre {email}. Îți scriem când comanda te așteaptă în showroom.',
  'The confirmation is on its way to {email}. We will write to you when the order is ready in the showroom.',
  'A visszaigazolást elküldjük ide: {email}. Írunk, amikor a rendelés átvehető a bemutatóteremben.',
)
export const sentTitle = msg('Comanda a plecat, {name}.', 'Your order is on its way, {name}.', 'Feladtuk a rendelését, {name}.')
export const sentText = msg(
  'Pe pagina de urmărire vezi unde e coletul. Numărul AWB e și în e-mailul pe care ți l-am trimis.',
  'The tracking page shows where your parcel is. The tracking number is also in the email that we sent you.',
  'A csomagkövetés oldalán láthatja, hol tart a csomag. A követési szám az e-mailben is szerepel, amelyet küldtünk.',
)
export const partSentTitle = msg(
  'O parte din comandă a plecat, {name}.',
  'Part of your order is on its way, {name}.',
  'Feladtuk a rendelése egy részét, {name}.',
)
export const partSentText = msg(
  'Restul pleacă separat. Îți scriem și atunci.',
  'The rest follows separately. We will write again then.',
  'A többi terméket külön küldjük. Akkor is írunk.',
)
export const partReadyTitle = msg(
  'O parte din comandă e pregătită, {name}.',
  'Part of your order has been packed, {name}.',
  'Összekészítettük a rendelése egy részét, {name}.',
)
export const partReadyText = msg(
  'Îți scriem când e pregătit și restul.',
  'We will write when the rest is ready, too.',
  'Írunk, amikor a többi is átvehető.',
)
export const arrivedTitle = msg(
  'Comanda e la tine, {name}.',
  'Your order is with you, {name}.',
  'A rendelése már Önnél van, {name}.',
)
export const arrivedText = msg(
  'Sperăm că totul e așa cum ți-ai dorit.',
  'We hope that everything is as you wished.',
  'Reméljük, mindennel elégedett.',
)
export const readyTitle = msg(
  'Comanda e pregătită, {name}.',
  'Your order has been packed, {name}.',
  'Összekészítettük a rendelését, {name}.',
)
export const readyText = msg(
  'În e-mailul pe care ți l-am trimis scrie de unde o ridici.',
  'The email that we sent you says where to collect it.',
  'Az e-mailben, amelyet küldtünk, megtalálja, hol veheti át.',
)
/** Of an order with nothing to pack: gift vouchers. */
export const thanksOnly = msg('Mulțumim, {name}.', 'Thank you, {name}.', 'Köszönjük, {name}.')
export const thanksByMail = msg(
  'Confirmarea pleacă acum spre {email}, iar voucherul vine într-un e-mail separat, în ziua aleasă.',
  'The confirmation is on its way to {email}; the voucher follows in a separate email, on the day you chose.',
  'A visszaigazolást elküldjük ide: {email}. Az utalvány külön e-mailben érkezik, a kiválasztott napon.',
)
export const thanksByMailAtOnce = msg(
  'Confirmarea pleacă acum spre {email}, iar voucherul vine într-un e-mail separat.',
  'The confirmation is on its way to {email}; the voucher follows in a separate email.',
  'A visszaigazolást elküldjük ide: {email}. Az utalvány külön e-mailben érkezik.',
)
export const unpaidTitle = msg('Mai e nevoie de plată', 'Only the payment is missing', 'Már csak a fizetés hiányzik')
export const payAgain = msg('Plătește din nou', 'Pay again', 'Fizetés újra')
export const expiredTitle = msg('Comanda a expirat', 'The order has expired', 'A rendelés lejárt')
export const expiredText = msg(
  'Plata nu a venit la timp, așa că produsele s-au întors în magazin. Nu ți-am luat niciun ban. Le poți pune din nou în coș.',
  'The payment did not arrive in time, so the products went back on sale. You have not been charged. You can put them in your cart again.',
  'A fizetés nem érkezett meg időben, ezért a termékek visszakerültek az áruházba. Nem terheltük meg a kártyáját. A termékeket újra a kosárba teheti.',
)
export const canceledTitle = msg('Comanda a fost anulată', 'The order was cancelled', 'A rendelést törölték')
const canceledByCard = msg(
  'Dacă ai plătit deja, banii se întorc pe card. Pentru întrebări, scrie-ne.',
  'If you have already paid, the money goes back to your card. Write to us with any questions.',
  'Ha már fizetett, az összeg visszakerül a kártyájára. Kérdés esetén írjon nekünk.',
)
const canceledByTransfer = msg(
  'Dacă ai plătit deja, îți transferăm banii înapoi. Pentru întrebări, scrie-ne.',
  'If you have already paid, we transfer the money back to you. Write to us with any questions.',
  'Ha már fizetett, visszautaljuk az összeget. Kérdés esetén írjon nekünk.',
)
export const canceledText = (method: PaymentMethod): string => (method === 'card' ? canceledByCard : canceledByTransfer)()
export const refundedTitle = msg('Îți dăm banii înapoi', 'Your money is on its way back', 'Visszatérítjük az összeget')
const refundedByCard = msg(
  'Banii se întorc pe card. Pentru întrebări, scrie-ne.',
  'The money goes back to your card. Write to us with any questions.',
  'Az összeg visszakerül a kártyájára. Kérdés esetén írjon nekünk.',
)
const refundedByTransfer = msg(
  'Îți transferăm banii în cont. Pentru întrebări, scrie-ne.',
  'We transfer the money to your account. Write to us with any questions.',
  'Az összeget a bankszámlájára utaljuk. Kérdés esetén írjon nekünk.',
)
export const refundedText = (method: PaymentMethod): string => (method === 'card' ? refundedByCard : refundedByTransfer)()
export const refill = msg('Pune-le din nou în coș', 'Put them in the cart again', 'Vissza a kosárba')
export const toStore = msg('Înapoi la magazin', 'Back to the shop', 'Vissza az áruházba')
export const paidTitle = msg('Comanda e plătită', 'The order is paid', 'A rendelést kifizették')
export const paidText = msg(
  'Nu mai e nimic de plătit pentru comanda {number}.',
  'There is nothing more to pay for order {number}.',
  '{Az number} számú rendeléshez nincs több fizetnivaló.',
)
export const followOrder = msg('Urmărește comanda', 'Track your order', 'Rendelés követése')
export const seeOrder = msg('Vezi comanda', 'See the order', 'A rendelés megtekintése')
export const payTitle = msg('Plătește comanda {number}', 'Pay for order {number}', '{Az number} számú rendelés kifizetése')

export const notFoundTitle = msg('Nu găsim această comandă', 'We cannot find this order', 'Nem találjuk ezt a rendelést')
export const notFoundText = msg(
  'Verifică linkul din e-mailul de confirmare. Dacă tot nu merge, scrie-ne.',
  'Check the link in your confirmation email. If it still does not work, write to us.',
  'Ellenőrizze a visszaigazoló e-mailben kapott linket. Ha így sem működik, írjon nekünk.',
)
export const loadFailed = msg(
  'Nu am putut încărca comanda. E păstrată la noi; încearcă din nou.',
  'We couldn’t load the order. It is safe with us; please try again.',
  'Nem sikerült betölteni a rendelést. Nálunk megvan; kérjük, próbálja újra.',
)
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')
export const loadingOrder = msg('Se încarcă comanda', 'Loading your order', 'A rendelés betöltése')

export const stepPaid = msg('Plătită', 'Paid', 'Kifizetve')
/** Of an order that is paid on delivery. */
export const stepConfirmed = msg('Confirmată', 'Confirmed', 'Visszaigazolva')
export const stepPrepared = msg('În pregătire', 'Being prepared', 'Előkészítés alatt')
export const stepCourier = msg('La curier', 'With the courier', 'A futárnál')
export const inWarehouse = msg('în depozitul nostru', 'in our warehouse', 'a raktárunkban')
export const numberToCome = msg('îți trimitem numărul AWB', 'we will send you the tracking number', 'elküldjük a követési számot')
export const numberSent = msg('ți-am trimis numărul AWB', 'we have sent you the tracking number', 'elküldtük a követési számot')
/** Of an order that was sent in part. */
export const partOnWay = msg('o parte a plecat', 'part of it has left', 'egy része már úton van')
export const partReady = msg('o parte e pregătită', 'part of it is ready', 'egy része átvehető')
export const stepReady = msg('Gata de ridicare', 'Ready to collect', 'Átvehető')
export const stepLocker = msg('În locker', 'In the locker', 'Az automatában')
export const stepHome = msg('La tine', 'With you', 'Önnél')
export const whatOrdered = msg('Ce ai comandat', 'What you ordered', 'Amit rendelt')
export const deliveryTo = msg('Livrare', 'Delivery', 'Szállítás')
export const invoiceTo = msg('Factură', 'Invoice', 'Számla')
export const writeToUs = msg('Scrie-ne', 'Write to us', 'Írjon nekünk')
