/** Mails about goods that are out of stock. */
import { msg } from '#messages/text.ts'

export const confirm = {
  subject: msg(
    'Confirmă: îți scriem când revine {name}',
    'Please confirm: a message when {name} is back',
    'Kérjük, erősítse meg az értesítést: {name}',
  ),
  title: msg('Îți scriem când revine?', 'Shall we write when it is back?', 'Írjunk, ha újra kapható?'),
  /** `shop`: name of the seller. */
  text: msg(
    'Cineva, probabil tu, a cerut la {shop} un mesaj pe adresa aceasta când produsul de mai jos e din nou în stoc.',
    'Somebody, probably you, has asked {shop} for a message to this address when the product below is back in stock.',
    'Valaki, valószínűleg Ön, üzenetet kért erre a címre arról, ha az alábbi termék újra raktáron van. Feladó: {shop}.',
  ),
  once: msg(
    'Îți scriem o singură dată și apoi ștergem adresa. Nu e abonare la nimic.',
    'We write once and then delete your address. It is not a subscription to anything.',
    'Egyszer írunk, utána töröljük a címét. Ezzel nem iratkozik fel semmire.',
  ),
  action: msg('Da, scrieți-mi', 'Yes, please write', 'Igen, kérem az értesítést'),
  /** `until`: moment in words. */
  until: msg('Linkul e valabil până la {until}.', 'The link is valid until {until}.', 'A link eddig érvényes: {until}.'),
  otherwise: msg(
    'Dacă nu ai fost tu, nu trebuie să faci nimic: fără confirmare ștergem adresa după 7 zile.',
    'If it was not you, there is nothing to do: without the confirmation we delete the address after 7 days.',
    'Ha nem Ön volt, nincs teendője: megerősítés nélkül 7 nap után töröljük a címet.',
  ),
}

export const already = {
  subject: msg('Te anunțăm deja: {name}', 'You are on the list already: {name}', 'Már a listán van: {name}'),
  title: msg('Ești deja pe listă', 'You are on the list already', 'Már a listán van'),
  text: msg(
    'Cineva, probabil tu, a cerut din nou un mesaj despre acest produs. Nu mai e nimic de făcut: îți scriem o singură dată, când revine.',
    'Somebody, probably you, has asked for a message about this product again. There is nothing more to do: we will write once, when it is back.',
    'Valaki, valószínűleg Ön, újra üzenetet kért erről a termékről. Nincs további teendője: egyszer írunk, amikor újra kapható.',
  ),
}

export const back = {
  subject: msg('{name}: din nou în stoc', '{name}: back in stock', '{name}: újra raktáron'),
  title: msg('E din nou în stoc', 'Back in stock', 'Újra raktáron'),
  text: msg(
    'Ai cerut să îți scriem. Nu ținem nicio bucată deoparte: o primește cine comandă primul.',
    'You asked us to write. No piece is kept aside: whoever orders first gets it.',
    'Ön kérte, hogy írjunk. Nem teszünk félre darabot: azé, aki előbb rendeli meg.',
  ),
  once: msg(
    'A fost singurul mesaj despre acest produs: adresa ta de la această cerere e ștearsă.',
    'This was the only message about this product: the address of this request is deleted.',
    'Erről a termékről ez volt az egyetlen üzenet: a kéréshez tartozó címet töröltük.',
  ),
  others: msg('Mai aștepți și alte produse.', 'You are waiting for other products too.', 'Más termékekre is vár.'),
}

export const seeProduct = msg('Vezi produsul', 'See the product', 'A termék megtekintése')
export const stop = msg('Nu mai vreau mesajul', 'Do not write to me', 'Nem kérem az üzenetet')
export const stopOthers = msg('Nu le mai aștept', 'Stop waiting for them', 'Nem várok rájuk tovább')
