/** Mails about an order, and the mail with a gift voucher. */
import { msg, plural } from './text.ts'

export const confirmationSubject = msg(
  'Am primit comanda {number}',
  'We have your order {number}',
  'Megkaptuk {az number} számú rendelést',
)
export const confirmationTitle = msg(
  'Mulțumim, {name}. Comanda ta e la noi.',
  'Thank you, {name}. We have your order.',
  'Köszönjük, {name}! A rendelését megkaptuk.',
)
export const confirmationTitleToPay = msg('Am primit comanda ta.', 'We have your order.', 'A rendelését megkaptuk.')
/** Instead of the addresses, before the order is paid. */
export const addressesOnPage = msg(
  'Datele de livrare și de facturare le vezi pe pagina comenzii; vin și pe e-mail după plată.',
  'The delivery and billing details are on the order’s page; they follow by email after payment.',
  'A szállítási és számlázási adatok a rendelés oldalán láthatók; fizetés után e-mailben is elküldjük őket.',
)
export const confirmationToPay = msg(
  'O păstrăm până la {time}. Dacă nu ai terminat plata, o poți face de aici:',
  'We hold it until {time}. If you have not finished paying, you can do it here:',
  'Eddig tartjuk fenn: {time}. Ha még nem fejezte be a fizetést, itt megteheti:',
)
export const confirmationFree = msg(
  'Nu mai e nimic de plătit. Începem să împachetăm.',
  'There is nothing to pay. We are starting to pack.',
  'Nincs több fizetnivaló. Elkezdjük a csomagolást.',
)
/** Of an order with nothing to pack: gift vouchers. */
export const confirmationFreeByEmail = msg(
  'Nu mai e nimic de plătit. Voucherul vine într-un e-mail separat.',
  'There is nothing to pay. The voucher follows in a separate email.',
  'Nincs több fizetnivaló. Az utalványt külön e-mailben küldjük.',
)
export const contractNote = msg(
  'Acest e-mail confirmă contractul dintre noi. Păstrează-l: are tot ce trebuie să știi despre comandă și despre drepturile tale.',
  'This email confirms the contract between us. Keep it: it holds everything about your order and your rights.',
  'Ez az e-mail a közöttünk létrejött szerződés visszaigazolása. Kérjük, őrizze meg: tartalmazza a rendelés adatait és az Ön jogait.',
)
export const reminderSubject = msg(
  'Comanda {number} așteaptă plata',
  'Order {number} is waiting for your payment',
  '{Az number} számú rendelés fizetésre vár',
)
export const reminderTitle = msg('Comanda ta așteaptă plata', 'Your order is waiting for payment', 'Rendelése fizetésre vár')
export const reminderText = msg(
  'Îți păstrăm produsele până la {time}. După aceea se întorc în magazin.',
  'We are holding the products for you until {time}. After that they go back on sale.',
  'A termékeket eddig tartjuk fenn Önnek: {time}. Utána visszakerülnek az áruházba.',
)
export const reminderIgnore = msg(
  'Te-ai răzgândit? Nu trebuie să faci nimic: comanda expiră singură și nu îți luăm niciun ban. Dacă ai plătit între timp, nu lua în seamă acest e-mail.',
  'Changed your mind? There is nothing to do: the order expires by itself and you are not charged. If you have paid in the meantime, please ignore this email.',
  'Meggondolta magát? Nincs teendője: a rendelés magától lejár, és nem terheljük meg a kártyáját. Ha időközben már fizetett, kérjük, tekintse tárgytalannak ezt az e-mailt.',
)
export const paidSubject = msg(
  'Plata pentru comanda {number} a ajuns',
  'Payment received for order {number}',
  '{Az number} számú rendelés fizetése megérkezett',
)
export const paidTitle = msg(
  'Plata a ajuns, {name}. Am început să împachetăm.',
  'Your payment is here, {name}. We have started packing.',
  'Megérkezett a fizetés, {name}. Már csomagolunk.',
)
export const paidTitleByEmail = msg('Plata a ajuns, {name}.', 'Your payment is here, {name}.', 'Megérkezett a fizetés, {name}.')
export const paidText = msg(
  'Am încasat {amount}. Îți scriem din nou când coletul pleacă din depozit.',
  'We received {amount}. We will write again when the parcel leaves the warehouse.',
  '{amount} érkezett meg hozzánk. Újra írunk, amikor a csomag elhagyja a raktárt.',
)
export const paidPickup = msg(
  'Am încasat {amount}. Îți scriem din nou când comanda te așteaptă în showroom.',
  'We received {amount}. We will write again when the order is ready in the showroom.',
  '{amount} érkezett meg hozzánk. Újra írunk, amikor a rendelés átvehető a bemutatóteremben.',
)
export const paidByEmail = msg(
  'Am încasat {amount}. Voucherul vine într-un e-mail separat.',
  'We received {amount}. The voucher follows in a separate email.',
  '{amount} érkezett meg hozzánk. Az utalványt külön e-mailben küldjük.',
)
export const expiredSubject = msg('Comanda {number} a expirat', 'Order {number} has expired', '{Az number} számú rendelés lejárt')
export const expiredTitle = msg('Comanda a expirat', 'The order has expired', 'A rendelés lejárt')
export const expiredText = msg(
  'Plata nu a venit la timp, așa că produsele s-au întors în magazin. Nu ți-am luat niciun ban. Dacă le mai vrei, comandă-le din nou.',
  'The payment did not arrive in time, so the products went back on sale. You have not been charged. If you still want them, please order again.',
  'A fizetés nem érkezett meg időben, ezért a termékek visszakerültek az áruházba. Kártyáját nem terheltük meg. Ha még szeretné őket, kérjük, rendelje meg újra.',
)
export const canceledSubject = msg(
  'Comanda {number} a fost anulată',
  'Order {number} was cancelled',
  '{Az number} számú rendelést töröltük',
)
export const canceledTitle = msg('Comanda a fost anulată', 'The order was cancelled', 'A rendelést töröltük')
export const canceledText = msg('Comanda nu mai pleacă spre tine.', 'The order will not be sent.', 'A rendelést nem küldjük el.')
export const canceledUnpaid = msg('Nu ți-am luat niciun ban.', 'You have not been charged.', 'Kártyáját nem terheltük meg.')
export const canceledPaid = msg(
  'Suma de {amount} se întoarce pe cardul cu care ai plătit; îți scriem din nou când a plecat de la noi.',
  '{amount} goes back to the card you paid with; we will write again once it is on its way.',
  '{amount} visszakerül arra a kártyára, amellyel fizetett; újra írunk, amint elindítottuk.',
)
export const canceledCredit = msg(
  'Creditul de {amount} e din nou pe voucher.',
  'The credit of {amount} is back on the voucher.',
  '{amount} egyenleg visszakerült az utalványra.',
)
export const refundedSubject = msg(
  'Îți dăm înapoi {amount} pentru comanda {number}',
  'We are returning {amount} for order {number}',
  'Visszatérítünk {amount} összeget {az number} számú rendeléshez',
)
export const refundedTitle = msg('Banii se întorc pe card', 'The money is on its way back', 'Visszatérítjük az összeget')
export const refundedText = msg(
  'Am trimis {amount} înapoi pe cardul cu care ai plătit. De obicei ajung în 3–5 zile lucrătoare, după cum lucrează banca ta.',
  'We sent {amount} back to the card you paid with. It usually arrives within 3–5 working days, depending on your bank.',
  '{amount} összeget visszaküldtünk arra a kártyára, amellyel fizetett. Bankjától függően általában 3–5 munkanapon belül megérkezik.',
)
export const refundedCreditTitle = msg(
  'Creditul e din nou pe voucher',
  'The credit is back on the voucher',
  'Az egyenleg visszakerült az utalványra',
)
export const refundedCredit = msg(
  '{amount} e din nou pe voucherul cu care ai plătit.',
  '{amount} is back on the voucher you paid with.',
  '{amount} visszakerült arra az utalványra, amellyel fizetett.',
)
export const refundedFor = msg('Pentru ce', 'For what', 'Miért')

export const pay = msg('Plătește {amount}', 'Pay {amount}', '{amount} fizetése')
export const seeOrder = msg('Vezi comanda', 'See your order', 'Rendelés megtekintése')
export const toStore = msg('Înapoi la magazin', 'Back to the shop', 'Vissza az áruházba')
export const orderOf = msg('Comanda {number} · {date}', 'Order {number} · {date}', '{number} számú rendelés · {date}')
export const whatOrdered = msg('Ce ai comandat', 'What you ordered', 'A megrendelt termékek')
export const pieces = plural(
  { one: '# bucată', few: '# bucăți', other: '# de bucăți' },
  { one: '# piece', other: '# pieces' },
  { one: '# db', other: '# db' },
)
export const each = msg('{price} bucata', '{price} each', '{price}/db')
export const lowestBefore = msg(
  'cel mai mic preț din ultimele 30 de zile: {price}',
  'lowest price in the last 30 days: {price}',
  'az elmúlt 30 nap legalacsonyabb ára: {price}',
)
export const withoutCode = msg('fără cod: {price}', 'without code: {price}', 'kód nélkül: {price}')
export const bundleContains = msg('Pachetul conține: {parts}', 'The bundle contains: {parts}', 'A csomag tartalma: {parts}')

export const subtotal = msg('Subtotal', 'Subtotal', 'Részösszeg')
export const delivery = msg('Livrare', 'Delivery', 'Szállítás')
export const deliveryFree = msg('gratuită', 'free', 'ingyenes')
export const total = msg(
  'Total, cu TVA și timbru verde',
  'Total, incl. VAT and green tax',
  'Végösszeg áfával és környezetvédelmi díjjal',
)
export const totalByEmail = msg('Total', 'Total', 'Végösszeg')
export const vatIncluded = msg('din care TVA {rate}%', 'includes VAT {rate}%', 'ebből {rate}% áfa')
export const due = msg('De plată', 'To pay', 'Fizetendő')

export const deliveryTo = msg('Livrare', 'Delivery', 'Szállítás')
export const methods = {
  courier: msg('Curier la adresă', 'Courier to your door', 'Házhozszállítás futárral'),
  locker: msg('Livrare la locker', 'Parcel locker', 'Csomagautomata'),
  pickup: msg('Ridicare din showroom', 'Showroom pick-up', 'Személyes átvétel a bemutatóteremben'),
  email: msg('Pe e-mail', 'By email', 'E-mailben'),
}
export const invoiceTo = msg('Factura', 'Invoice to', 'Számlázás')
export const taxNumber = msg('CUI / cod TVA: {number}', 'VAT number: {number}', 'Adószám: {number}')
export const registerNumber = msg(
  'Nr. registrul comerțului: {number}',
  'Trade register number: {number}',
  'Cégjegyzékszám: {number}',
)

export const withdrawalTitle = msg(
  'Te poți răzgândi în 14 zile',
  'You have 14 days to change your mind',
  '14 napon belül meggondolhatja magát',
)
export const withdrawalLink = msg('Retrageți-vă din contract aici', 'Withdraw from contract here', 'Elállás a szerződéstől')
export const howToReturn = msg('Cum returnezi un produs', 'How to return a product', 'Hogyan küldhet vissza egy terméket')
export const sellerTitle = msg('Cine vinde', 'Who sells', 'Az eladó')
export const questions = msg(
  'Întrebări? Răspunde la acest e-mail sau scrie-ne la {email}.',
  'Questions? Reply to this email or write to {email}.',
  'Kérdése van? Válaszoljon erre az e-mailre, vagy írjon ide: {email}.',
)
/** The same in a mail that speaks as the law does. */
export const questionsFormal = msg(
  'Întrebări? Răspundeți la acest e-mail sau scrieți-ne la {email}.',
  'Questions? Reply to this email or write to {email}.',
  'Kérdése van? Válaszoljon erre az e-mailre, vagy írjon ide: {email}.',
)
export const guarantee = msg(
  'Toate produsele au garanția legală de conformitate: dacă ceva nu e în ordine, repararea sau înlocuirea e gratuită, iar dacă nu se poate, primești banii înapoi.',
  'Every product has the legal guarantee of conformity: if something is wrong, repair or replacement is free, and where that is impossible you get your money back.',
  'Minden termékre kellékszavatosság vonatkozik: hiba esetén a javítás vagy a csere ingyenes, ha pedig ez nem lehetséges, a vételárat visszatérítjük.',
)

// The mail with a gift voucher
export const voucherSubject = msg('Un voucher cadou de {amount}', 'A gift voucher worth {amount}', 'Ajándékutalvány: {amount}')
export const voucherTitle = msg('Ai primit un voucher cadou', 'You have a gift voucher', 'Ajándékutalványa érkezett')
export const voucherTitleFor = msg(
  '{name}, ai primit un voucher cadou',
  '{name}, you have a gift voucher',
  '{name}, ajándékutalványa érkezett',
)
export const voucherPreview = msg(
  'Voucherul de {amount} e în acest e-mail.',
  'The voucher worth {amount} is in this email.',
  '{Az amount} értékű utalvány ebben az e-mailben van.',
)
export const voucherWorth = msg('Valoare: {amount}. Codul:', 'Worth {amount}. The code:', 'Értéke: {amount}. A kódja:')
export const voucherHowTo = msg(
  'Scrie codul în coș sau la finalizarea comenzii. Îl poți folosi de mai multe ori, până se termină suma de pe el. Nu îl arăta altora: cine are codul poate plăti cu el.',
  'Type the code in the cart or at checkout. It can be used more than once, until its credit is spent. Keep it to yourself: whoever has the code can pay with it.',
  'Írja be a kódot a kosárban vagy a pénztárnál. Többször is felhasználható, amíg az egyenleg el nem fogy. Ne mutassa meg másnak: akinél a kód van, az fizethet vele.',
)
export const voucherValidUntil = msg('Valabil până la {date}.', 'Valid until {date}.', 'Érvényes: {ig date}.')
export const seeVoucher = msg(
  'Vezi și tipărește voucherul',
  'See and print the voucher',
  'Az utalvány megtekintése és nyomtatása',
)
