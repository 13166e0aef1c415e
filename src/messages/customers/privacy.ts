/** What a customer decides about the stored data: newsletter, copy of everything, deletion of the account. */
import { msg } from '#messages/text.ts'

export const newsletterTitle = msg('Newsletter', 'Newsletter', 'Hírlevél')
/** What is agreed to: raise `CONSENT_TEXT_VERSION` when its meaning changes. */
export const newsletterText = msg(
  'Vreau noutăți și oferte prin e-mail, la {email}. Pot renunța oricând, aici sau dintr-un newsletter.',
  'I would like news and offers by email, at {email}. I can stop at any time, here or from a newsletter.',
  'Szeretnék újdonságokat és ajánlatokat kapni erre az e-mail-címre: {email}. Bármikor leállíthatom itt vagy egy hírlevélből.',
)
/** `date` in words, `time` of the day. */
export const given = msg('Ai acceptat: {date}, {time}', 'You agreed: {date}, {time}', 'Hozzájárult: {date}, {time}')
export const withdrawn = msg('Ai renunțat: {date}, {time}', 'You withdrew: {date}, {time}', 'Visszavonta: {date}, {time}')
export const textVersion = msg('versiunea textului: {version}', 'version of the text: {version}', 'a szöveg változata: {version}')
export const neverAsked = msg('Nu ai ales nimic până acum.', 'You have not chosen anything yet.', 'Eddig nem választott.')
/** `date` in words, `time` of the day. */
export const linkWaits = msg(
  'Ai cerut newsletterul când ai creat contul. Confirmă-l din mesajul pe care ți l-am trimis, până la {date}, {time}, sau bifează mai sus.',
  'You asked for the newsletter when you created the account. Confirm it from the message that we sent you, until {date}, {time}, or tick the box above.',
  'A fiók létrehozásakor hírlevelet kért. Erősítse meg az elküldött üzenetből eddig: {date}, {time}, vagy jelölje be fent.',
)
export const saved = msg('Alegerea ta e salvată.', 'Your choice is saved.', 'A választását mentettük.')

export const copyTitle = msg('Copia datelor tale', 'A copy of your data', 'Az adatai másolata')
export const copyText = msg(
  'Un fișier JSON cu tot ce păstrăm despre tine: date personale, adrese, copii, comenzi, acorduri, mesaje trimise.',
  'A JSON file with everything that we keep about you: details, addresses, children, orders, consents, messages sent.',
  'Egy JSON-fájl mindazzal, amit Önről tárolunk: személyes adatok, címek, gyermekek, rendelések, hozzájárulások, elküldött üzenetek.',
)
export const download = msg('Descarcă fișierul', 'Download the file', 'A fájl letöltése')

export const deletionTitle = msg('Ștergerea contului', 'Deleting the account', 'A fiók törlése')
export const deletionText = msg(
  'Se șterg pe loc datele personale, adresele, copiii, coșul, favoritele și sesiunile. Din comenzi păstrăm doar ce cere legea. Nu se poate anula.',
  'Your details, addresses, children, cart, wishlist and sessions are deleted at once. Of your orders we keep only what the law requires. It cannot be undone.',
  'Személyes adatai, címei, gyermekei, kosara, kedvencei és munkamenetei azonnal törlődnek. A rendelésekből csak azt őrizzük meg, amit a törvény előír. Nem vonható vissza.',
)
export const begin = msg('Șterge contul', 'Delete the account', 'A fiók törlése')
export const firstStep = msg('Pasul 1 din 2: parola', 'Step 1 of 2: your password', '1. lépés a 2-ből: a jelszava')
/** Of an account without a password. */
export const firstStepOtherwise = msg(
  'Pasul 1 din 2: confirmă că ești tu',
  'Step 1 of 2: confirm that it is you',
  '1. lépés a 2-ből: igazolja magát',
)
export const proveFirst = msg(
  'Contul nu are parolă. Confirmă că ești tu, apoi îl poți șterge.',
  'The account has no password. Confirm that it is you, then you can delete it.',
  'A fióknak nincs jelszava. Igazolja magát, utána törölheti a fiókot.',
)
export const orWithPassword = msg(
  'Sau alege o parolă și confirmi cu ea.',
  'Or choose a password and confirm with that.',
  'Vagy válasszon jelszót, és igazolja magát azzal.',
)
export const password = msg('Parola contului', 'Your password', 'A fiók jelszava')
export const goOn = msg('Continuă', 'Continue', 'Tovább')
export const secondStep = msg('Pasul 2 din 2: confirmă', 'Step 2 of 2: confirm', '2. lépés a 2-ből: megerősítés')
/** `time` of the day. */
export const typeAddress = msg(
  'Scrie adresa contului, {email}. Pasul acesta e posibil până la {time}.',
  'Type the address of the account, {email}. This step is possible until {time}.',
  'Írja be a fiók címét: {email}. Ez a lépés eddig lehetséges: {time}.',
)
export const address = msg('Adresa de e-mail a contului', 'Email address of the account', 'A fiók e-mail-címe')
export const deleteForGood = msg('Șterge contul definitiv', 'Delete the account for good', 'A fiók végleges törlése')
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const tooLate = msg(
  'A trecut prea mult timp. Scrie parola din nou.',
  'Too much time has passed. Please type your password again.',
  'Túl sok idő telt el. Írja be újra a jelszavát.',
)
export const deletedTitle = msg('Contul e șters', 'Your account is deleted', 'A fiókját töröltük')
export const deletedText = msg(
  'Am trimis un ultim mesaj de confirmare. Magazinul rămâne deschis și fără cont.',
  'We have sent one last message to confirm it. The shop is open to you without an account, too.',
  'Elküldtünk egy utolsó, megerősítő üzenetet. Az áruház fiók nélkül is nyitva áll.',
)
export const toShop = msg('Spre magazin', 'To the shop', 'Az áruházba')
