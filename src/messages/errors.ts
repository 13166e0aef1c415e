/** Error pages and the error screen. */
import { msg } from './text.ts'

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
export const offlineTitle = msg('Nu ajungem la magazin', 'We cannot reach the shop', 'Az áruház nem érhető el')
export const offlineText = msg(
  'Verifică dacă ai internet. Pagina se deschide singură când legătura revine.',
  'Please check your internet connection. The page will open by itself once the connection is back.',
  'Kérjük, ellenőrizze az internetkapcsolatot. Az oldal magától megnyílik, amint a kapcsolat helyreáll.',
)
/** Of what the browser has stored, without a connection. */
export const pricesLater = msg(
  'Prețurile și stocul se văd din nou când revine legătura.',
  'Prices and stock are shown again once the connection is back.',
  'Az árak és a készlet a kapcsolat helyreállása után lesznek újra láthatók.',
)
export const stillOffline = msg('Tot nu merge.', 'Still no connection.', 'Még mindig nincs kapcsolat.')

/** What an installed shop says of itself. */
export const appDescription = msg(
  '{name}: produse pentru bebeluși și copii',
  '{name}: baby and children’s goods',
  '{name}: baba- és gyermekholmik',
)

export const clearErrors = msg('Șterge erorile', 'Clear errors', 'Hibák törlése')

export const unavailableTitle = msg('Revenim imediat', 'Back in a moment', 'Mindjárt visszatérünk')
export const unavailableText = msg(
  'Magazinul nu poate răspunde chiar acum. Coșul tău rămâne păstrat. Încearcă din nou peste câteva secunde.',
  'The shop cannot answer just now. Your cart is kept. Please try again in a few seconds.',
  'Az áruház most nem tud válaszolni. A kosara megmarad. Kérjük, próbálja újra néhány másodperc múlva.',
)
export const loadAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')
