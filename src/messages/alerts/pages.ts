/** The pages that mails about goods out of stock lead to, and the form on a page of its own. */
import { msg } from '#messages/text.ts'

export const askTitle = msg('Te anunțăm când revine', 'We will tell you when it is back', 'Értesítjük, ha újra kapható')
/** Nothing is named that could be waited for. */
export const nothingTitle = msg('Nu e nimic de așteptat', 'There is nothing to wait for', 'Nincs mire várni')
export const nothingText = msg(
  'Produsul e în stoc sau nu se mai vinde aici.',
  'The product is in stock, or no longer sold here.',
  'A termék raktáron van, vagy itt már nem árusítjuk.',
)

export const confirmTitle = msg('Îți scriem când revine?', 'Shall we write when it is back?', 'Írjunk, ha újra kapható?')
export const confirmLead = msg(
  'O singură dată, apoi ștergem adresa.',
  'Once, and then we delete your address.',
  'Egyszer, utána töröljük a címét.',
)
export const confirm = msg('Da, scrieți-mi', 'Yes, please write', 'Igen, kérem')
export const notMe = msg('Nu am cerut eu', 'It was not me', 'Nem én kértem')
export const doneTitle = msg('Ești pe listă', 'You are on the list', 'Felkerült a listára')
/** `days`: how long somebody waits. */
export const doneLead = msg(
  'Îți scriem o singură dată, când ajunge. Dacă nu revine în {days} de zile, ștergem adresa.',
  'We will write once, when it arrives. If it is not back within {days} days, we delete your address.',
  'Egyszer írunk, amikor megérkezik. Ha {days} napon belül nem lesz újra raktáron, töröljük a címét.',
)

export const endedTitle = msg('Linkul nu mai e valabil', 'This link is no longer valid', 'Ez a link már nem érvényes')
export const endedText = msg(
  'A trecut de 7 zile, ți-am scris deja sau s-a copiat doar pe jumătate. Poți cere din nou pe pagina produsului.',
  'It is older than 7 days, we have written already, or only part of it was copied. You can ask again on the product’s page.',
  '7 napnál régebbi, már írtunk Önnek, vagy csak részben másolta ki. A termék oldalán újra kérheti.',
)

export const stopTitle = msg('Nu mai aștepți?', 'Stop waiting?', 'Nem vár tovább?')
export const stopLead = msg(
  'Nu îți mai scriem și ștergem adresa.',
  'We will not write, and delete your address.',
  'Nem írunk, és töröljük a címét.',
)
export const stop = msg('Nu mai vreau mesajul', 'Do not write to me', 'Nem kérem az üzenetet')
export const stopAll = msg('Nici despre alte produse', 'Not about other products either', 'Más termékekről sem')
export const overTitle = msg('Gata, nu îți scriem', 'Done, we will not write', 'Rendben, nem írunk')
export const overText = msg(
  'Pentru această cerere nu mai avem nicio adresă.',
  'We hold no address for this request any more.',
  'Ehhez a kéréshez már nem tárolunk címet.',
)
