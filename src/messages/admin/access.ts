/** Signing in to the back office. */
import type { Locale } from '#domain/market/market.ts'
import { msg } from '#messages/text.ts'

export const signIn = msg('Intrare', 'Sign in', 'Belépés')
export const email = msg('E-mail', 'E-mail', 'E-mail')
export const password = msg('Parolă', 'Password', 'Jelszó')
export const forgot = msg('Am uitat-o', 'Forgot it', 'Elfelejtettem')
export const goOn = msg('Continuă', 'Continue', 'Tovább')
export const back = msg('Înapoi', 'Back', 'Vissza')

export const sixDigits = msg('Șase cifre, te rog', 'Six digits, please', 'Kérjük a hat számjegyet')
export const fromTheApp = msg(
  'Din aplicația de autentificare a contului {email}.',
  'From the authenticator app of {email}.',
  '{Az email} fiók hitelesítő alkalmazásából.',
)
export const notYou = msg('Nu ești tu?', 'Not you?', 'Nem Ön az?')
export const code = msg('Cod', 'Code', 'Kód')
export const sendsItself = msg(
  'Se trimite singur după a șasea cifră. După cinci coduri greșite urmează o pauză de 15 minute.',
  'Sends itself after the sixth digit. After five wrong codes there is a pause of 15 minutes.',
  'A hatodik számjegy után magától elküldi. Öt hibás kód után 15 perc szünet következik.',
)
export const withRecoveryCode = msg('Folosește un cod de rezervă', 'Use a recovery code', 'Helyreállító kód használata')
export const or = msg('sau', 'or', 'vagy')
export const withPasskey = msg('Folosește o cheie de acces', 'Use a passkey', 'Azonosítókulcs használata')
export const passkeyInstead = msg(
  'Folosește în schimb o cheie de acces',
  'Use a passkey instead',
  'Inkább azonosítókulcsot használok',
)
export const secondStepPlease = msg('Al doilea pas, te rog', 'The second step, please', 'Kérjük a második lépést')
export const ofAccount = msg(
  'Cheia de acces sau un cod de rezervă al contului {email}.',
  'The passkey or a recovery code of {email}.',
  '{Az email} fiók azonosítókulcsa vagy egy helyreállító kódja.',
)
export const withApp = msg('Folosește aplicația', 'Use the app', 'Az alkalmazás használata')
export const recoveryCode = msg('Cod de rezervă', 'Recovery code', 'Helyreállító kód')
export const recoveryHint = msg(
  'Opt litere și cifre, cum ar fi k7p2-mx9d. Fiecare merge o singură dată.',
  'Eight letters and digits, such as k7p2-mx9d. Each works once.',
  'Nyolc betű és szám, például k7p2-mx9d. Mindegyik egyszer használható.',
)

export const steps = {
  owner: msg('Proprietar', 'Owner', 'Tulajdonos'),
  password: msg('Parolă', 'Password', 'Jelszó'),
  second: msg('Al doilea pas', 'Second step', 'Második lépés'),
  recovery: msg('Coduri de rezervă', 'Recovery codes', 'Helyreállító kódok'),
}

export const whoKeeps = msg('Cine ține magazinul?', 'Who keeps the shop?', 'Ki vezeti az üzletet?')
export const linkWorks = msg(
  'Ai deschis linkul din consola serverului. Merge o singură dată, până la {time}.',
  'Opened with the link from the console of the server. It works once, until {time}.',
  'A kiszolgáló konzoljáról kapott linkkel nyitotta meg. Egyszer használható, eddig: {time}.',
)
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const language = msg('Limba biroului', 'Language of the back office', 'A kezelőfelület nyelve')
export const languageHint = msg(
  'Te urmează pe orice dispozitiv; și mailurile către tine sunt în ea.',
  'It follows you to every device; mails to you are in it too.',
  'Minden eszközön követi Önt; az Önnek szóló levelek is ezen íródnak.',
)
/** Languages in their own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ro: 'Română', hu: 'Magyar' }
export const passwordHint = msg(
  'Între 8 și 128 de caractere, oricare. Cel mai bine o propoziție; parolele cunoscute sunt refuzate.',
  'From 8 to 128 characters, any. A sentence is best; known leaked ones are refused.',
  '8 és 128 karakter között, bármilyen. A legjobb egy mondat; az ismert jelszavakat elutasítjuk.',
)

export const secondStepTitle = msg(
  'Al doilea pas, la fiecare intrare',
  'A second step for every sign-in',
  'Második lépés minden belépéshez',
)
export const scan = msg(
  'Deschide o aplicație de autentificare, scanează imaginea și scrie cele șase cifre pe care le arată.',
  'Open any authenticator app, scan the picture, and type the six digits it shows.',
  'Nyisson meg egy hitelesítő alkalmazást, olvassa be a képet, és írja be a megjelenő hat számjegyet.',
)
export const qrCode = msg(
  'Cod QR pentru aplicația de autentificare',
  'QR code for the authenticator app',
  'QR-kód a hitelesítő alkalmazáshoz',
)
export const noCamera = msg(
  'Fără cameră? Scrie cheia aceasta:',
  'No camera? Type this key:',
  'Nincs kamera? Írja be ezt a kulcsot:',
)
export const sixDigitsLabel = msg('Șase cifre', 'Six digits', 'Hat számjegy')

export const codesTitle = msg('Zece coduri pentru o zi proastă', 'Ten codes for a bad day', 'Tíz kód nehéz napokra')
export const codesText = msg(
  'Fiecare deschide ușa o dată, când telefonul s-a pierdut. Le vezi numai acum; noi păstrăm doar urma lor.',
  'Each opens the door once when the phone is lost. They are shown only now; we keep their hashes.',
  'Mindegyik egyszer nyit ajtót, ha a telefon elveszett. Csak most láthatók; mi csak a lenyomatukat őrizzük.',
)
export const print = msg('Tipărește', 'Print', 'Nyomtatás')
export const iKeepThem = msg(
  'Le păstrez în altă parte decât pe dispozitivul acesta',
  'I keep them somewhere other than on this device',
  'Máshol őrzöm őket, nem ezen az eszközön',
)
export const openOffice = msg('Deschide biroul', 'Open the back office', 'A kezelőfelület megnyitása')

export const forgotTitle = msg('Altă parolă', 'Another password', 'Új jelszó')
export const forgotText = msg(
  'Scrie adresa ta; dacă are acces, primești un link valabil 30 de minute.',
  'Type your address; if it has access, a link follows that is valid for 30 minutes.',
  'Írja be a címét; ha van hozzáférése, egy 30 percig érvényes linket kap.',
)
export const sendLink = msg('Trimite linkul', 'Send the link', 'Link küldése')
export const linkSent = msg(
  'Dacă adresa are acces, linkul e pe drum. Verifică și dosarul de spam.',
  'If the address has access, the link is on its way. Look in the spam folder too.',
  'Ha a címnek van hozzáférése, a link úton van. Nézze meg a levélszemét mappát is.',
)
export const choosePassword = msg('Alege o parolă', 'Choose a password', 'Válasszon jelszót')
export const passwordFor = msg('Pentru {email}.', 'For {email}.', 'Ehhez: {email}.')
export const setPassword = msg('Păstrează parola', 'Set the password', 'Jelszó beállítása')

export const confirmTitle = msg('Încă o dată al doilea pas', 'The second step once more', 'Még egyszer a második lépés')
export const confirmText = msg(
  'Pentru bani, exporturi, echipă și chei cerem al doilea pas. Apoi ai zece minute.',
  'Money, exports, staff and keys need the second step. Then you have ten minutes.',
  'Pénzhez, exporthoz, munkatársakhoz és kulcsokhoz a második lépés kell. Utána tíz perce van.',
)
