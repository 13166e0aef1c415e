/** Calls of staff that wait until an owner agrees. */
import { msg } from '#messages/text.ts'

export const approvals = msg('Aprobări', 'Approvals', 'Jóváhagyások')
export const forOwners = msg(
  'Ce a cerut echipa și rolul ei nu face fără acordul tău. Aprobarea o execută pe loc, exact cum a fost cerută.',
  'What staff asked for and their role may not do without your agreement. Approving carries it out at once, just as it was asked for.',
  'Amit a munkatársak kértek, de a szerepkörük csak jóváhagyással enged. A jóváhagyás azonnal, a kéréssel egyezően végrehajtja.',
)
export const forOthers = msg(
  'Ce ai cerut și așteaptă acordul unui proprietar, și ce s-a hotărât.',
  'What you asked for and an owner has to agree to, and what was decided.',
  'Amit Ön kért és tulajdonosi jóváhagyásra vár, valamint amiről már döntöttek.',
)
export const nothing = msg('Nicio cerere.', 'No request.', 'Nincs kérés.')
export const asked = msg('Cerut', 'Asked', 'Kérte')
export const what = msg('Ce', 'What', 'Mit')
export const state = msg('Stare', 'State', 'Állapot')
export const allOfIt = msg('Toată cererea', 'The whole request', 'A teljes kérés')
export const withReason = msg('Motiv: {reason}', 'Reason: {reason}', 'Indok: {reason}')
export const takesPricesBack = msg(
  'Prețurile revin la cele dinainte',
  'Prices go back to those before',
  'Az árak a korábbiakra állnak vissza',
)
export const cancelsPlan = msg('Renunță la un preț plănuit', 'Drop a planned price', 'Tervezett ár elvetése')
export const notThereAnyMore = msg(
  'Ce trebuia schimbat nu mai există.',
  'What it was to change is not there any more.',
  'Amit módosítana, az már nincs meg.',
)
export const decide = msg('Hotărăște', 'Decide', 'Döntés')
export const approve = msg('Aprobă', 'Approve', 'Jóváhagyás')
export const refuse = msg('Respinge', 'Refuse', 'Elutasítás')
export const note = msg('Motiv (opțional)', 'Reason (optional)', 'Indok (nem kötelező)')
export const approveWhose = msg('Aprobă cererea: {name}', 'Approve the request of {name}', 'Kérés jóváhagyása: {name}')
export const refuseWhose = msg('Respinge cererea: {name}', 'Refuse the request of {name}', 'Kérés elutasítása: {name}')
export const decidedBy = msg('{name}: {note}', '{name}: {note}', '{name}: {note}')
export const states = {
  waiting: msg('așteaptă', 'waits', 'vár'),
  running: msg('se execută', 'is being carried out', 'végrehajtás alatt'),
  done: msg('aprobată și executată', 'approved and done', 'jóváhagyva és végrehajtva'),
  failed: msg('aprobată, dar nu s-a putut executa', 'approved, but could not be done', 'jóváhagyva, de nem volt végrehajtható'),
  refused: msg('respinsă', 'refused', 'elutasítva'),
}
