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
