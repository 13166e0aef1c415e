/** What is put aside under the cart. */
import { msg, plural } from '#messages/text.ts'

export const title = plural(
  {
    one: 'Păstrat pentru mai târziu: # produs',
    few: 'Păstrate pentru mai târziu: # produse',
    other: 'Păstrate pentru mai târziu: # de produse',
  },
  { one: 'Saved for later: # product', other: 'Saved for later: # products' },
  { one: 'Későbbre félretéve: # termék', other: 'Későbbre félretéve: # termék' },
)
export const moveToCart = msg('Mută în coș', 'Move to cart', 'Vissza a kosárba')
export const moveNamed = msg('Mută în coș: {name}', 'Move to cart: {name}', 'Vissza a kosárba: {name}')
export const forget = msg('Șterge', 'Delete', 'Törlés')
export const forgetNamed = msg('Șterge din listă: {name}', 'Delete from the list: {name}', 'Törlés a listából: {name}')
export const forgotten = msg('{name} nu mai e în listă', '{name} is off the list', '{name} lekerült a listáról')
export const soldOut = msg('Stoc epuizat', 'Out of stock', 'Elfogyott')
export const lastPieces = plural(
  { one: 'Ultima bucată', few: 'Ultimele #', other: 'Ultimele #' },
  { one: 'Last one', other: 'Last #' },
  { one: 'Utolsó darab', other: 'Utolsó #' },
)
export const gone = plural(
  {
    one: 'Un produs păstrat nu se mai vinde. L-am scos din listă.',
    few: '# produse păstrate nu se mai vând. Le-am scos din listă.',
    other: '# de produse păstrate nu se mai vând. Le-am scos din listă.',
  },
  {
    one: 'One saved product is no longer sold. We took it off the list.',
    other: '# saved products are no longer sold. We took them off the list.',
  },
  {
    one: 'Egy félretett termék már nem kapható. Levettük a listáról.',
    other: '# félretett termék már nem kapható. Levettük a listáról.',
  },
)
export const failed = msg(
  'Prețurile produselor păstrate nu s-au încărcat. Ele rămân în listă.',
  'The prices of the saved products did not load. They stay on the list.',
  'A félretett termékek ára nem töltődött be. A termékek a listán maradnak.',
)
