/** Mails about what was sent, can be collected, or has arrived. */
import { msg } from '#messages/text.ts'

export const sentSubject = msg(
  'Comanda {number} a plecat spre tine',
  'Order {number} is on its way',
  '{Az number} számú rendelés úton van',
)
export const sentTitle = msg(
  'Coletul tău a plecat, {name}.',
  'Your parcel is on its way, {name}.',
  'Úton van a csomagja, {name}.',
)
export const sentText = msg(
  'Am predat curierului produsele de mai jos. Cu linkul de mai jos vezi oricând unde e coletul.',
  'We have handed the items below over to the courier. Use the link below to see where your parcel is at any time.',
  'Az alábbi termékeket átadtuk a futárnak. Az alábbi hivatkozáson bármikor megnézheti, hol tart a csomagja.',
)
/** `courier`: its name. */
export const parcelLine = msg(
  '{courier}, AWB {awb}',
  '{courier}, tracking number (AWB) {awb}',
  '{courier}, csomagszám (AWB): {awb}',
)
export const follow = msg('Urmărește coletul', 'Track your parcel', 'Csomagkövetés')
export const restFollows = msg(
  'Restul comenzii pleacă separat. Îți scriem și atunci.',
  'The rest of the order follows separately. We will write again then.',
  'A rendelés többi részét külön küldjük. Akkor is írunk.',
)
export const contents = msg('Ce e în colet', 'In the parcel', 'A csomag tartalma')

export const readySubject = msg(
  'Comanda {number} te așteaptă în showroom',
  'Order {number} is ready to collect',
  '{Az number} számú rendelés átvehető a bemutatóteremben',
)
export const readyTitle = msg('Te așteptăm, {name}.', 'Your order is ready, {name}.', 'Átvehető a rendelése, {name}.')
/** `place`: showroom with its address. */
export const readyText = msg(
  'Poți ridica produsele de mai jos din {place}. Spune-ne numărul comenzii: {number}.',
  'You can collect the items below from {place}. Please tell us the order number: {number}.',
  'Az alábbi termékeket itt veheti át: {place}. Kérjük, mondja el a rendelés számát: {number}.',
)

export const waitingSubject = msg(
  'Comanda {number} te așteaptă la punctul de ridicare',
  'Order {number} is at the pick-up point',
  '{Az number} számú rendelés átvehető az átvételi ponton',
)
export const waitingTitle = msg(
  'Coletul te așteaptă, {name}.',
  'Your parcel is ready to collect, {name}.',
  'Átvehető a csomagja, {name}.',
)
/** `place`: locker with its address. */
export const waitingPlaceText = msg(
  'Poți ridica produsele de mai jos din {place}. Codul de deschidere ți-l trimite curierul prin SMS.',
  'You can collect the items below from {place}. The courier sends you the code that opens it by SMS.',
  'Az alábbi termékeket itt veheti át: {place}. A nyitókódot a futárszolgálat SMS-ben küldi el Önnek.',
)
export const waitingText = msg(
  'Poți ridica produsele de mai jos de la un punct al curierului. Adresa ți-o trimite curierul prin SMS.',
  'You can collect the items below from a pick-up point of the courier. The courier sends you its address by SMS.',
  'Az alábbi termékeket a futárszolgálat átvételi pontján veheti át. A címet a futárszolgálat SMS-ben küldi el Önnek.',
)

export const failedSubject = msg(
  'Curierul nu a reușit să livreze comanda {number}',
  'The courier could not deliver order {number}',
  '{Az number} számú rendelést nem sikerült kézbesíteni',
)
export const failedTitle = msg(
  'Livrarea nu a reușit, {name}.',
  'The delivery did not succeed, {name}.',
  'A kézbesítés nem sikerült, {name}.',
)
export const failedText = msg(
  'Curierul a încercat să livreze coletul de mai jos și nu a reușit. De obicei mai încearcă o dată, în următoarea zi lucrătoare. Ține telefonul aproape. Dacă s-a schimbat adresa sau numărul de telefon, răspunde la acest e-mail.',
  'The courier tried to deliver the parcel below and could not. Usually the courier tries once more on the next working day. Please keep your phone close. If your address or phone number has changed, reply to this email.',
  'A futár megpróbálta kézbesíteni az alábbi csomagot, de nem járt sikerrel. Rendszerint a következő munkanapon újra megpróbálja. Kérjük, tartsa kéznél a telefonját. Ha megváltozott a címe vagy a telefonszáma, válaszoljon erre az e-mailre.',
)

export const deliveredSubject = msg(
  'Comanda {number} a ajuns',
  'Order {number} has been delivered',
  '{Az number} számú rendelést kézbesítettük',
)
export const deliveredTitle = msg(
  'Coletul a ajuns, {name}.',
  'Your parcel has arrived, {name}.',
  'Megérkezett a csomagja, {name}.',
)
export const deliveredText = msg(
  'Sperăm că totul e așa cum ți-ai dorit. Dacă nu, ai 14 zile de la ultimul colet al comenzii ca să te răzgândești.',
  'We hope that everything is as you wished. If it is not, you have 14 days from the last parcel of the order to change your mind.',
  'Reméljük, mindennel elégedett. Ha mégsem, a rendelés utolsó csomagjának átvételétől számított 14 napon belül meggondolhatja magát.',
)
