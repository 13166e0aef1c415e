/** The 404 page. */
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
