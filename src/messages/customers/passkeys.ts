/** Passkeys: signing in with one, their list in the account, and what can go wrong. */
import { MAX_PASSKEYS } from '#domain/customers/account-limits.ts'
import { MAX_PASSKEY_NAME } from '#domain/customers/passkey.ts'
import { msg, plural } from '#messages/text.ts'

export const signInWithPasskey = msg('Intră cu o cheie de acces', 'Sign in with a passkey', 'Belépés azonosítókulccsal')

export const title = msg('Chei de acces', 'Passkeys', 'Azonosítókulcsok')
export const lead = msg(
  'Cu o cheie de acces intri în cont fără parolă: cu amprenta, cu fața sau cu codul dispozitivului. Cheia rămâne la tine, noi nu o vedem.',
  'With a passkey you sign in without a password: by fingerprint, by face or with the code of your device. The key stays with you; we never see it.',
  'Azonosítókulccsal jelszó nélkül jelentkezhet be: ujjlenyomattal, arcfelismeréssel vagy az eszköz kódjával. A kulcs Önnél marad, mi nem látjuk.',
)
export const none = msg('Nu ai încă nicio cheie de acces.', 'You have no passkeys yet.', 'Még nincs azonosítókulcsa.')
export const unsupported = msg(
  'Browserul acesta nu poate folosi chei de acces.',
  'This browser cannot use passkeys.',
  'Ez a böngésző nem tud azonosítókulcsot használni.',
)
/** Of a passkey without a name. */
export const unnamed = msg('Cheie de acces', 'Passkey', 'Azonosítókulcs')
/** `date` and `time` in words. */
export const addedOn = msg('Adăugată: {date}', 'Added: {date}', 'Hozzáadva: {date}')
export const lastUsed = msg(
  'Folosită ultima dată: {date}, {time}',
  'Last used: {date}, {time}',
  'Utoljára használva: {date}, {time}',
)
export const neverUsed = msg('Nefolosită încă', 'Not used yet', 'Még nem használta')

export const add = msg('Adaugă o cheie de acces', 'Add a passkey', 'Azonosítókulcs hozzáadása')
export const added = msg('Cheia de acces e adăugată.', 'Your passkey is added.', 'Az azonosítókulcsot hozzáadtuk.')

export const rename = msg('Redenumește', 'Rename', 'Átnevezés')
/** Names of the buttons for screen readers; `date` on which it was added. */
export const renameNamed = msg('Redenumește: {name}, din {date}', 'Rename: {name}, added {date}', 'Átnevezés: {name}, {date}')
export const renameTitle = msg('Numele cheii de acces', 'Name of the passkey', 'Az azonosítókulcs neve')
export const name = msg('Nume', 'Name', 'Név')
export const nameHelp = msg('De exemplu: telefonul meu', 'For example: my phone', 'Például: a telefonom')
export const save = msg('Salvează', 'Save', 'Mentés')
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const renamed = msg('Numele e salvat.', 'The name is saved.', 'A nevet mentettük.')

export const remove = msg('Șterge', 'Remove', 'Törlés')
export const removeNamed = msg('Șterge: {name}, din {date}', 'Remove: {name}, added {date}', 'Törlés: {name}, {date}')
export const removeTitle = msg('Ștergi cheia de acces?', 'Remove this passkey?', 'Törli az azonosítókulcsot?')
export const removeText = msg(
  'Cu „{name}” nu mai intri în cont. Șterge-o apoi și din dispozitiv sau din managerul de parole, ca să nu ți se mai propună.',
  '“{name}” will no longer sign you in. Remove it from your device or password manager too, so that it is not offered any more.',
  'A következővel többé nem tud bejelentkezni: {name}. Törölje az eszközéről vagy a jelszókezelőjéből is, hogy a böngésző ne kínálja fel.',
)
export const removed = msg('Cheia de acces e ștearsă.', 'The passkey is removed.', 'Az azonosítókulcsot töröltük.')

export const confirmTitle = msg('Confirmă că ești tu', 'Confirm that it is you', 'Erősítse meg a személyazonosságát')
export const confirmText = msg(
  'A trecut ceva timp de când ai intrat în cont. Mergem mai departe după ce confirmi.',
  'You signed in a while ago. We go on after you confirm that it is you.',
  'Régebben jelentkezett be. A megerősítés után folytatjuk.',
)
export const confirm = msg('Confirmă', 'Confirm', 'Megerősítés')
export const confirmWithPasskey = msg('Confirmă cu o cheie de acces', 'Confirm with a passkey', 'Megerősítés azonosítókulccsal')
/** Before the link that signs out. */
export const signInAgain = msg(
  'Ieși din cont și intră din nou. După aceea poți face schimbarea.',
  'Sign out and sign in again. After that you can make the change.',
  'Jelentkezzen ki, majd jelentkezzen be újra. Ezután elvégezheti a módosítást.',
)

const nameTooLong = plural(
  {
    one: 'Numele poate avea cel mult # caracter',
    few: 'Numele poate avea cel mult # caractere',
    other: 'Numele poate avea cel mult # de caractere',
  },
  { one: 'The name can have # character at most', other: 'The name can have # characters at most' },
  { one: 'A név legfeljebb # karakter lehet', other: 'A név legfeljebb # karakter lehet' },
)
const tooMany = plural(
  {
    one: 'Contul poate avea o singură cheie de acces.',
    few: 'Contul poate avea cel mult # chei de acces. Șterge una dintre ele.',
    other: 'Contul poate avea cel mult # de chei de acces. Șterge una dintre ele.',
  },
  {
    one: 'An account can have one passkey only.',
    other: 'An account can have # passkeys at most. Please remove one of them.',
  },
  {
    one: 'Egy fiókhoz legfeljebb # azonosítókulcs tartozhat.',
    other: 'Egy fiókhoz legfeljebb # azonosítókulcs tartozhat. Kérjük, töröljön egyet.',
  },
)

const expired = msg(
  'A durat prea mult. Încearcă din nou.',
  'That took too long. Please try again.',
  'Túl sokáig tartott. Kérjük, próbálja újra.',
)
const stale = msg(
  'Cheia aceasta pare să fi fost copiată, așa că nu o primim. Intră cu parola, șterge-o și adaugă alta.',
  'This passkey seems to have been copied, so we do not accept it. Sign in with your password, remove it and add another.',
  'Úgy tűnik, ezt az azonosítókulcsot lemásolták, ezért nem fogadjuk el. Jelentkezzen be a jelszavával, törölje, és adjon hozzá másikat.',
)

/** Of a sign-in: whose passkey it is is not known. */
export const unknownPasskey = msg(
  'Cheia aceasta nu deschide niciun cont aici. Poate a fost ștearsă din cont. Intră cu parola.',
  'This passkey does not open an account here. It may have been removed from it. Please sign in with your password.',
  'Ezzel az azonosítókulccsal itt nem lehet bejelentkezni. Lehet, hogy törölték a fiókból. Kérjük, jelentkezzen be a jelszavával.',
)

/** Sentences of the problem codes. */
export const PASSKEY_FAILURES = {
  passkey_refused: msg(
    'Cheia nu a putut fi verificată. Încearcă din nou sau cu alt dispozitiv.',
    'The passkey could not be verified. Please try again, or with another device.',
    'Az azonosítókulcsot nem sikerült ellenőrizni. Kérjük, próbálja újra, vagy használjon másik eszközt.',
  ),
  passkey_expired: expired,
  passkey_stale: stale,
  passkey_not_found: msg(
    'Cheia aceasta nu mai e în cont. Reîncarcă pagina.',
    'This passkey is no longer in your account. Please reload the page.',
    'Ez az azonosítókulcs már nincs a fiókjában. Kérjük, töltse újra az oldalt.',
  ),
  too_many_passkeys: () => tooMany(MAX_PASSKEYS),
}

/** Sentences of what is wrong with the name. */
export const PASSKEY_FAULTS = {
  passkey_name_required: msg('Scrie un nume', 'Please give it a name', 'Adjon meg egy nevet'),
  passkey_name_too_long: () => nameTooLong(MAX_PASSKEY_NAME),
}

/** By the name of the browser's exception (WebAuthn level 3). */
const OF_BROWSER: Readonly<Record<string, () => string>> = {
  NotAllowedError: msg(
    'Nu s-a folosit nicio cheie: ai renunțat, a trecut timpul sau dispozitivul nu are una. Poți încerca din nou.',
    'No passkey was used: it was cancelled, the time ran out, or the device has none. You can try again.',
    'Nem történt azonosítás: megszakította, lejárt az idő, vagy az eszközön nincs azonosítókulcs. Újra megpróbálhatja.',
  ),
  InvalidStateError: msg(
    'Dispozitivul acesta are deja o cheie pentru contul tău.',
    'This device already has a passkey for your account.',
    'Ezen az eszközön már van azonosítókulcs a fiókjához.',
  ),
  ConstraintError: msg(
    'Dispozitivul acesta nu poate păstra o cheie protejată cu amprentă, față sau cod. Încearcă cu altul.',
    'This device cannot keep a passkey that is protected by fingerprint, face or code. Please try another.',
    'Ez az eszköz nem tud ujjlenyomattal, arcfelismeréssel vagy kóddal védett azonosítókulcsot tárolni. Próbálja másikkal.',
  ),
  SecurityError: msg(
    'La adresa aceasta a magazinului nu merg cheile de acces.',
    'Passkeys do not work at this address of the shop.',
    'Az áruháznak ezen a címén nem használható azonosítókulcs.',
  ),
}

const deviceFailed = msg(
  'Dispozitivul nu a putut folosi cheia de acces. Încearcă din nou.',
  'The device could not use the passkey. Please try again.',
  'Az eszköz nem tudta használni az azonosítókulcsot. Kérjük, próbálja újra.',
)

/** Returns the sentence for an exception of the browser, by its name. */
export const browserFailure = (exception: string): string =>
  Object.hasOwn(OF_BROWSER, exception) ? OF_BROWSER[exception]!() : deviceFailed()
