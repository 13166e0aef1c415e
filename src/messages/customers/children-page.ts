/** The page of a customer's children. */
import { msg } from '#messages/text.ts'

export const add = msg('Adaugă un copil', 'Add a child', 'Gyermek hozzáadása')
export const change = msg('Modifică', 'Change', 'Módosítás')
export const remove = msg('Șterge', 'Delete', 'Törlés')
/** Names of the buttons for screen readers. */
export const changeNamed = msg('Modifică: {name}', 'Change: {name}', 'Módosítás: {name}')
export const removeNamed = msg('Șterge: {name}', 'Delete: {name}', 'Törlés: {name}')
export const none = msg('Niciun copil încă.', 'No children yet.', 'Még nincs gyermek.')
/** `date` in words. */
export const bornOn = msg('Data nașterii: {date}', 'Born on {date}', 'Született: {date}')

export const newTitle = msg('Adaugă un copil', 'Add a child', 'Gyermek hozzáadása')
export const changeTitle = msg('Modifică datele', 'Change the details', 'Az adatok módosítása')
export const formText = msg(
  'Prenumele sau un alint și data nașterii. Altceva nu cerem.',
  'A first name or nickname and a birth date. Nothing else.',
  'Keresztnév vagy becenév és születési dátum. Mást nem kérünk.',
)
export const name = msg('Numele copilului', 'Child’s name', 'A gyermek neve')
export const nameHelp = msg('Și un alint e de ajuns.', 'A nickname is enough.', 'Egy becenév is elég.')
export const birth = msg('Data nașterii', 'Date of birth', 'Születési dátum')
export const day = msg('Ziua', 'Day', 'Nap')
export const month = msg('Luna', 'Month', 'Hónap')
export const year = msg('Anul', 'Year', 'Év')
export const save = msg('Salvează', 'Save', 'Mentés')
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const saved = msg('Datele sunt salvate.', 'The details are saved.', 'Az adatokat mentettük.')
export const removeTitle = msg('Ștergi datele copilului?', 'Delete the child’s details?', 'Törli a gyermek adatait?')
export const removeText = msg(
  'Numele și data nașterii se șterg pe loc și de tot: {name}.',
  'The name and the date of birth are deleted at once and for good: {name}.',
  'A név és a születési dátum azonnal és véglegesen törlődik: {name}.',
)
export const removed = msg('Datele copilului sunt șterse.', 'The child’s details are deleted.', 'A gyermek adatait töröltük.')

export const whyTitle = msg(
  'La ce folosim datele copiilor',
  'What we use your children’s details for',
  'Mire használjuk a gyermekek adatait',
)
export const littleTitle = msg('Doar strictul necesar', 'Only what is needed', 'Csak ami szükséges')
export const littleText = msg(
  'Prenumele sau un alint și data nașterii. Altceva nu cerem și nu păstrăm.',
  'A first name or nickname and a date of birth. We ask for nothing else and keep nothing else.',
  'Keresztnév vagy becenév és születési dátum. Mást nem kérünk, és nem is tárolunk.',
)
export const onlyYouTitle = msg('Le vezi doar tu', 'Only you see them', 'Csak Ön látja')
export const onlyYouText = msg(
  'Nu ajung la parteneri, în statistici, în adrese de pagini sau în reclame. Unele parteneriate cer o vârstă: o verificăm noi.',
  'They do not reach partners, statistics, page addresses or advertising. Some partner offers ask for an age: we check it ourselves.',
  'Nem kerülnek partnerekhez, statisztikákba, oldalcímekbe vagy hirdetésekbe. Egyes partnerajánlatok életkorhoz kötöttek: ezt mi ellenőrizzük.',
)
export const deleteTitle = msg('Le ștergi când vrei', 'Delete them any time', 'Bármikor törölheti')
export const deleteText = msg(
  'Pe loc și de tot. După 36 de luni fără autentificare le ștergem noi și te anunțăm înainte.',
  'At once and for good. After 36 months without a sign-in we delete them, and tell you beforehand.',
  'Azonnal és véglegesen. 36 hónap bejelentkezés nélkül mi töröljük, és előtte értesítjük.',
)

export const marksTitle = msg('Arată ce li se potrivește', 'Show what fits them', 'Mutassuk, mi való nekik')
/** The mark is an egg; the choice is the browser's. */
export const marksText = msg(
  'Un ou cu inițiala lor apare pe produsele și mărimile bune acum. Alegerea e doar pentru browserul acesta.',
  'An egg with their initial appears on products and sizes that fit now. The choice is for this browser only.',
  'Egy tojás a kezdőbetűjükkel jelenik meg a most jó termékeken és méreteken. A választás csak erre a böngészőre vonatkozik.',
)
