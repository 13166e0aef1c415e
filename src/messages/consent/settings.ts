/** The settings of what a visitor consents to. */
import type { Purpose } from '#domain/consent/integrations.ts'
import { msg } from '#messages/text.ts'

export const settingsTitle = msg('Setări cookie-uri', 'Cookie settings', 'Sütibeállítások')
export const notChosen = msg(
  'Nu ai ales încă, așa că merg numai cele strict necesare.',
  'You have not chosen yet, so only what is strictly necessary is in use.',
  'Ön még nem választott, ezért csak a feltétlenül szükségesek működnek.',
)
/** `date`: in words; `purposes`: in one phrase. */
export const chosen = msg(
  'Alegerea ta, din {date}: {purposes}.',
  'Your choice of {date}: {purposes}.',
  'Az Ön választása ({date}): {purposes}.',
)
export const askedAgain = msg(
  'Te mai întrebăm peste 12 luni sau când apare un scop nou.',
  'We ask again after 12 months, or when there is a new purpose.',
  '12 hónap múlva vagy új cél esetén kérdezzük meg újra.',
)
/** Where the list of everything stored is. */
export const wholeList = msg(
  'Lista întreagă e pe pagina Cookie-uri',
  'The whole list is on the page about cookies',
  'A teljes lista a sütikről szóló oldalon van',
)
export const save = msg('Salvez alegerea', 'Save my choice', 'Választás mentése')
export const saved = msg('Am reținut alegerea ta.', 'Your choice is saved.', 'A választását megjegyeztük.')

export const necessary = msg('Strict necesare', 'Strictly necessary', 'Feltétlenül szükséges')
export const necessaryText = msg(
  'Coșul, autentificarea, limba, moneda și chiar alegerea aceasta.',
  'The cart, signing in, language, currency, and this very choice.',
  'A kosár, a bejelentkezés, a nyelv, a pénznem és maga ez a választás.',
)

const statistics = msg('Statistici', 'Statistics', 'Statisztika')
const marketing = msg('Marketing', 'Marketing', 'Marketing')
const external = msg('Conținut din alte părți', 'Content from elsewhere', 'Máshonnan származó tartalom')
export const PURPOSE_NAMES: Record<Purpose, () => string> = { statistics, marketing, external }

const statisticsText = msg(
  'Ce pagini se citesc și unde se blochează lumea. Fără nume, fără copii.',
  'Which pages are read, and where people get stuck. No names, no children.',
  'Mely oldalakat olvassák, és hol akadnak el az emberek. Név és gyermekadatok nélkül.',
)
const marketingText = msg(
  'Ca să știm ce reclame au mers.',
  'So that we know which advertising worked.',
  'Hogy tudjuk, melyik hirdetés vált be.',
)
const externalText = msg(
  'Hărți și filme, direct în pagină.',
  'Maps and films, right in the page.',
  'Térképek és filmek közvetlenül az oldalon.',
)
export const PURPOSE_TEXTS: Record<Purpose, () => string> = {
  statistics: statisticsText,
  marketing: marketingText,
  external: externalText,
}

const learnsVisits = msg(
  'Află adresa IP, browserul, ce pagini ale magazinului deschizi și, după o comandă, numărul și valoarea ei. Nu află ce cauți, ce scrii și nici paginile contului sau ale comenzii. Ce ține minte despre tine stă în browserul acesta, până retragi acordul.',
  'Learns your IP address, your browser, which pages of the shop you open and, after an order, its number and value. Does not learn what you search for or type, nor the pages of your account or order. What it remembers of you is kept in this browser until you withdraw your consent.',
  'Megtudja az IP-címét, a böngészőjét, mely oldalakat nyitja meg az áruházban, és rendelés után annak számát és értékét. Nem tudja meg, mit keres vagy ír be, sem a fiókja vagy a rendelése oldalait. Amit Önről megjegyez, ebben a böngészőben marad, amíg vissza nem vonja a hozzájárulását.',
)
const learnsContent = msg(
  'Află adresa IP și browserul când apare harta sau filmul și poate pune cookie-uri pe site-ul lui.',
  'Learns your IP address and browser when the map or the film is shown, and may set cookies of its own site.',
  'Megtudja az IP-címét és a böngészőjét, amikor megjelenik a térkép vagy a film, és a saját webhelyén sütiket helyezhet el.',
)
/** What the recipients of a purpose learn. */
export const PURPOSE_DETAILS: Record<Purpose, () => string> = {
  statistics: learnsVisits,
  marketing: learnsVisits,
  external: learnsContent,
}
