/** Mails to people of the staff. */
import { msg } from '#messages/text.ts'

/** `{by}` is who invited, `{shop}` the shop's name, `{until}` until when the link is valid. */
export const invitation = {
  subject: msg(
    'Ai acces la biroul {shop}',
    'You have access to the back office of {shop}',
    'Hozzáférést kapott: {shop}, kezelőfelület',
  ),
  title: msg('Bine ai venit în echipă', 'Welcome to the team', 'Üdvözöljük a csapatban'),
  text: msg(
    '{by} te-a adăugat în echipa {shop}. Alege o parolă și pregătește o aplicație de autentificare sau telefonul: la fiecare intrare e nevoie și de al doilea pas.',
    '{by} has added you to the staff of {shop}. Choose a password and have an authenticator app at hand: every sign-in needs a second step.',
    '{by} felvette Önt {az shop} munkatársai közé. Válasszon jelszót, és készítsen elő egy hitelesítő alkalmazást: minden belépéshez második lépés is kell.',
  ),
  action: msg('Alege parola', 'Choose a password', 'Jelszó választása'),
  otherwise: msg(
    'Dacă nu știi despre ce e vorba, nu trebuie să faci nimic: fără parolă nu intră nimeni.',
    'If you do not know what this is about, there is nothing to do: without a password nobody gets in.',
    'Ha nem tudja, miről van szó, nincs teendője: jelszó nélkül senki sem lép be.',
  ),
}

export const until = msg(
  'Linkul e valabil până la {until} și merge o singură dată.',
  'The link is valid until {until} and works once.',
  'A link érvényes eddig: {until}. Egyszer használható fel.',
)

export const reset = {
  subject: msg(
    'Un link pentru altă parolă la birou',
    'A link to a new back office password',
    'Link az új kezelőfelületi jelszóhoz',
  ),
  title: msg('Alege o parolă nouă', 'Choose a new password', 'Válasszon új jelszót'),
  text: msg(
    'Cineva, probabil tu, a cerut o parolă nouă pentru biroul {shop}. Al doilea pas rămâne cel de până acum.',
    'Somebody, probably you, has asked for a new password for the back office of {shop}. The second step stays as it is.',
    'Valaki, valószínűleg Ön, új jelszót kért {az shop} kezelőfelületéhez. A második lépés változatlan marad.',
  ),
  action: msg('Alege o parolă nouă', 'Choose a new password', 'Új jelszó választása'),
  otherwise: msg(
    'Dacă nu ai fost tu, spune-i unui proprietar al magazinului. Parola ta nu s-a schimbat.',
    'If it was not you, tell an owner of the shop. Your password is unchanged.',
    'Ha nem Ön volt, szóljon az üzlet egyik tulajdonosának. A jelszava nem változott.',
  ),
}

const TELL_AN_OWNER = [
  'Dacă nu ai fost tu, spune-i imediat unui proprietar al magazinului.',
  'If it was not you, tell an owner of the shop at once.',
  'Ha nem Ön volt, azonnal szóljon az üzlet egyik tulajdonosának.',
] as const

export const newSignIn = {
  subject: msg('Intrare nouă în birou', 'A new sign-in to the back office', 'Új belépés a kezelőfelületre'),
  title: msg('Ai intrat în birou', 'You signed in to the back office', 'Belépett a kezelőfelületre'),
  text: msg(
    'Cineva, probabil tu, a intrat în biroul {shop} la {at}, din {browser}.',
    'Somebody, probably you, signed in to the back office of {shop} at {at}, in {browser}.',
    'Valaki, valószínűleg Ön, belépett {az shop} kezelőfelületére. Időpont: {at}, böngésző: {browser}.',
  ),
  otherwise: msg(...TELL_AN_OWNER),
}

export const secondStepRemoved = {
  subject: msg('Al doilea pas a fost șters', 'Your second step was removed', 'A második lépést törölték'),
  title: msg('Al doilea pas a fost șters', 'Your second step was removed', 'A második lépést törölték'),
  text: msg(
    'Al doilea pas al contului tău din biroul {shop} a fost șters la {at}. La următoarea intrare pregătești altul.',
    'The second step of your account in the back office of {shop} was removed at {at}. You set up another one at the next sign-in.',
    '{Az shop} kezelőfelületén lévő fiókjának második lépését törölték. Időpont: {at}. A következő belépéskor újat állít be.',
  ),
  otherwise: msg(...TELL_AN_OWNER),
}

export const passwordChanged = {
  subject: msg('Parola biroului s-a schimbat', 'Your back office password has changed', 'Megváltozott a kezelőfelületi jelszava'),
  title: msg('Parola s-a schimbat', 'Your password has changed', 'Megváltozott a jelszava'),
  text: msg(
    'Parola contului tău din biroul {shop} s-a schimbat la {at}. Toate celelalte sesiuni s-au închis.',
    'The password of your account in the back office of {shop} changed at {at}. All other sessions have ended.',
    '{Az shop} kezelőfelületén lévő fiókjának jelszava megváltozott. Időpont: {at}. Minden más munkamenet véget ért.',
  ),
  otherwise: msg(...TELL_AN_OWNER),
}

export const passkeyAdded = {
  subject: msg('O cheie de acces nouă la birou', 'A new passkey for the back office', 'Új azonosítókulcs a kezelőfelülethez'),
  title: msg('Ai o cheie de acces nouă', 'You have a new passkey', 'Új azonosítókulcsa van'),
  text: msg(
    'La contul tău din biroul {shop} s-a adăugat o cheie de acces la {at}, din {browser}. Cu ea se intră fără parolă și fără cod.',
    'A passkey was added to your account in the back office of {shop} at {at}, in {browser}. It signs in without the password and without a code.',
    '{Az shop} kezelőfelületén lévő fiókjához azonosítókulcsot adtak. Időpont: {at}, böngésző: {browser}. Ezzel jelszó és kód nélkül lehet belépni.',
  ),
  otherwise: msg(...TELL_AN_OWNER),
}

export const passkeyRemoved = {
  subject: msg(
    'O cheie de acces a fost ștearsă',
    'A passkey of the back office was removed',
    'Töröltek egy azonosítókulcsot a kezelőfelületen',
  ),
  title: msg('O cheie de acces a fost ștearsă', 'A passkey was removed', 'Töröltek egy azonosítókulcsot'),
  text: msg(
    'O cheie de acces a contului tău din biroul {shop} a fost ștearsă la {at}, din {browser}. Cu ea nu se mai intră.',
    'A passkey of your account in the back office of {shop} was removed at {at}, in {browser}. It no longer signs in.',
    '{Az shop} kezelőfelületén lévő fiókjának egyik azonosítókulcsát törölték. Időpont: {at}, böngésző: {browser}. Ezzel már nem lehet belépni.',
  ),
  otherwise: msg(...TELL_AN_OWNER),
}
