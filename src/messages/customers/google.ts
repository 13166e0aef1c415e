/** The account at Google that a customer signs in with. */
import { msg } from '#messages/text.ts'

export const title = msg('Cont Google', 'Google account', 'Google-fiók')
export const lead = msg(
  'Cu un cont Google legat intri fără parolă. De la Google aflăm doar numele și adresa de e-mail.',
  'With a linked Google account you sign in without a password. Google tells us only your name and email address.',
  'Hozzákapcsolt Google-fiókkal jelszó nélkül jelentkezhet be. A Google csak a nevét és az e-mail-címét adja át nekünk.',
)
export const none = msg('Niciun cont Google nu e legat.', 'No Google account is linked.', 'Nincs hozzákapcsolt Google-fiók.')
/** Of an account without an address. */
export const unnamed = msg('Cont Google', 'Google account', 'Google-fiók')
/** `date` in words. */
export const linkedOn = msg('Legat: {date}', 'Linked: {date}', 'Hozzákapcsolva: {date}')
export const link = msg('Leagă un cont Google', 'Link a Google account', 'Google-fiók hozzákapcsolása')
export const linked = msg('Contul Google e legat.', 'Your Google account is linked.', 'A Google-fiókját hozzákapcsoltuk.')
const taken = msg(
  'Contul acesta Google e legat deja de alt cont al magazinului.',
  'This Google account is linked to another account of the shop.',
  'Ez a Google-fiók már egy másik bolti fiókhoz tartozik.',
)
const refused = msg(
  'Contul Google nu s-a legat. Poți încerca din nou.',
  'The Google account was not linked. You can try again.',
  'A Google-fiókot nem kapcsoltuk hozzá. Újra megpróbálhatja.',
)
const confirmed = msg(
  'Ai confirmat că ești tu. Timp de zece minute poți face schimbarea.',
  'You have confirmed that it is you. You can make the change within ten minutes.',
  'Igazolta magát. A módosítást tíz percen belül végezheti el.',
)
const unconfirmed = msg(
  'Google nu a confirmat că ești tu. Alege contul Google care e legat de contul acesta.',
  'Google did not confirm that it is you. Please choose the Google account that is linked to this one.',
  'A Google nem igazolta Önt. Kérjük, azt a Google-fiókot válassza, amely ehhez a fiókhoz tartozik.',
)
export const confirmWithGoogle = msg('Confirmă cu Google', 'Confirm with Google', 'Megerősítés Google-fiókkal')
/** What a customer who comes back from Google is told. */
export const outcomes = { linked, taken, refused, confirmed, unconfirmed }
export const unlink = msg('Dezleagă', 'Unlink', 'Leválasztás')
/** Name of the button for screen readers. */
export const unlinkNamed = msg('Dezleagă: {name}', 'Unlink: {name}', 'Leválasztás: {name}')
export const unlinkTitle = msg('Dezlegi contul Google?', 'Unlink your Google account?', 'Leválasztja a Google-fiókját?')
export const unlinkText = msg(
  'Cu „{name}” nu mai intri în contul magazinului. Îl poți lega oricând din nou.',
  '“{name}” will no longer sign you in to the shop. You can link it again at any time.',
  'A következővel többé nem tud bejelentkezni az áruházba: {name}. Bármikor újra hozzákapcsolhatja.',
)
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const unlinked = msg('Contul Google e dezlegat.', 'Your Google account is unlinked.', 'A Google-fiókját leválasztottuk.')
export const onlyWayIn = msg(
  'Ca să îl poți dezlega, alege întâi o parolă sau adaugă o cheie de acces.',
  'To unlink it, please choose a password or add a passkey first.',
  'A leválasztáshoz előbb adjon meg jelszót, vagy vegyen fel azonosítókulcsot.',
)
