/** Error pages and the error screen. */
import { msg } from './text.ts'

export const notFoundTitle = msg('Nu găsim pagina', 'We cannot find this page', 'Nem találjuk ezt az oldalt')
export const notFoundText = msg(
  'Pagina pe care o cauți nu mai este aici. Poate produsul s-a epuizat sau adresa s-a scris greșit.',
  'The page you are looking for is no longer here. The product may have sold out, or the address was mistyped.',
  'A keresett oldal már nincs itt. Lehet, hogy a termék elfogyott, vagy elírás van a címben.',
)
/** No route has this path (SPEC-5). */
export const unmatched = msg('Pagina nu a fost găsită: {path}', 'Page not found: {path}', 'Az oldal nem található: {path}')
/** The route's own check failed (SPEC-5). */
export const invalid = msg('Această pagină nu există: {path}', 'Page Not Found: {path}', 'Ez az oldal nem létezik: {path}')
export const malformed = msg('Adresa este scrisă greșit: {path}', 'Malformed address: {path}', 'Hibás cím: {path}')
export const toHome = msg('Spre prima pagină', 'To the home page', 'A kezdőlapra')
export const toNew = msg('Vezi noutățile', 'See what’s new', 'Újdonságok megtekintése')
export const notFoundHead = msg('Pagina nu există', 'Page not found', 'Az oldal nem található')

export const brokenTitle = msg('S-a vărsat ceva pe la noi', 'Something has spilled on our side', 'Valami kiömlött nálunk')
export const brokenText = msg(
  'Pagina nu s-a putut deschide. Încearcă din nou de la început.',
  'The page could not be opened. Please start again from the beginning.',
  'Az oldalt nem sikerült megnyitni. Kérjük, kezdje újra az elejéről.',
)
/** A lazily loaded part of a page failed (D-90). */
export const partFailed = msg(
  'Partea aceasta a paginii nu s-a putut încărca.',
  'This part of the page could not be loaded.',
  'Az oldal e részét nem sikerült betölteni.',
)
export const openingFailed = msg(
  'Nu s-a putut deschide. Verifică dacă ai internet.',
  'It could not be opened. Please check your connection.',
  'Nem sikerült megnyitni. Kérjük, ellenőrizze az internetkapcsolatot.',
)
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')

/** The shop cannot be reached. */
export const offlineTitle = msg('Nu ajungem la magazin', 'We cannot reach the shop', 'A bolt nem érhető el')
export const offlineText = msg(
  'Verifică dacă ai internet. Pagina se deschide singură când legătura revine.',
  'Please check your internet connection. The page will open by itself once the connection is back.',
  'Kérjük, ellenőrizze az internetkapcsolatot. Az oldal magától megnyílik, amint a kapcsolat helyreáll.',
)
export const stillOffline = msg('Tot nu merge.', 'Still no connection.', 'Még mindig nincs kapcsolat.')

export const clearErrors = msg('Șterge erorile', 'Clear errors', 'Hibák törlése')

export const unavailableTitle = msg('Revenim imediat', 'Back in a moment', 'Mindjárt visszatérünk')
export const unavailableText = msg(
  'Magazinul nu poate răspunde chiar acum. Coșul tău rămâne păstrat. Încearcă din nou peste câteva secunde.',
  'The shop cannot answer just now. Your cart is kept. Please try again in a few seconds.',
  'Az üzlet most nem tud válaszolni. A kosara megmarad. Kérjük, próbálja újra néhány másodperc múlva.',
)
export const loadAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')
