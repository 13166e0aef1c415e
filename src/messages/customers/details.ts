/** Personal details of an account, and the change of its e-mail address. */
import { msg } from '#messages/text.ts'

export const nameTitle = msg('Cum te numim', 'Your name', 'Az Ön neve')
export const phone = msg('Telefon', 'Phone', 'Telefonszám')
export const phoneHelp = msg(
  'Numai pentru curier și lockere.',
  'For couriers and parcel lockers only.',
  'Csak a futár és a csomagautomata számára.',
)
export const save = msg('Salvează', 'Save', 'Mentés')
export const saved = msg('Datele sunt salvate.', 'Your details are saved.', 'Az adatait mentettük.')

export const emailTitle = msg('Adresa de e-mail', 'Email address', 'E-mail-cím')
export const emailNow = msg('Acum: {email}', 'At present: {email}', 'Jelenleg: {email}')
export const emailSteps = msg(
  'Trimitem un link la adresa nouă. Până îl deschizi, rămâne adresa de acum; după aceea o anunțăm și pe ea.',
  'We will send a link to the new address. Until you open it, the present address stays; afterwards we will tell that one too.',
  'Linket küldünk az új címre. Amíg meg nem nyitja, a jelenlegi cím marad; utána arra is küldünk értesítést.',
)
export const newEmail = msg('Adresa nouă', 'New address', 'Új cím')
export const passwordNow = msg('Parola contului', 'Your password', 'A fiók jelszava')
export const sendLink = msg('Trimite linkul', 'Send the link', 'Link küldése')
/** The answer is the same whether or not the address has an account. */
export const linkSent = msg(
  'Linkul a plecat spre {email}. Adresa se schimbă când îl deschizi; e valabil o oră.',
  'The link is on its way to {email}. The address changes when you open it; it is valid for one hour.',
  'A linket elküldtük ide: {email}. A cím a link megnyitásakor változik meg; egy óráig érvényes.',
)
export const noPassword = msg(
  'Contul acesta nu are parolă. Dacă ai intrat în el cu mult timp în urmă, te rugăm să confirmi că ești tu.',
  'This account has no password. If you signed in a while ago, we will ask you to confirm that it is you.',
  'Ennek a fióknak nincs jelszava. Ha régebben jelentkezett be, megkérjük, hogy igazolja magát.',
)
export const choosePassword = msg('Alege o parolă', 'Choose a password', 'Jelszó választása')

const FAULTS = {
  email_unchanged: msg('Aceasta e deja adresa contului', 'This is the account’s address already', 'Már ez a fiók címe'),
  email_differs: msg('Nu e adresa acestui cont', 'This is not the address of the account', 'Ez nem a fiók címe'),
  password_wrong: msg('Parola nu e cea a contului', 'This is not the account’s password', 'Nem ez a fiók jelszava'),
}

/** Returns the sentence for a fault that only these forms have, null for others. */
export const detailsFault = (code: string): string | null =>
  Object.hasOwn(FAULTS, code) ? FAULTS[code as keyof typeof FAULTS]() : null

export const tooManyPasswords = msg(
  'Au fost prea multe încercări cu parola. Așteaptă puțin și încearcă din nou.',
  'There have been too many attempts with the password. Please wait a little and try again.',
  'Túl sokszor próbálkozott jelszóval. Várjon egy kicsit, majd próbálja újra.',
)
