/** Texts of the search box, and why a search got no answer (SPEC-8). */
import type { SearchFailure } from '#domain/search/search.ts'
import { msg, plural } from './text.ts'

export const suggestions = msg('Sugestii', 'Suggestions', 'Javaslatok')
export const inCollections = msg('În categorii', 'In categories', 'Kategóriákban')
export const inBrands = msg('Branduri', 'Brands', 'Márkák')
export const products = msg('Produse', 'Products', 'Termékek')
export const didYouMean = msg('Ai vrut să cauți', 'Did you mean', 'Erre gondolt')
export const seeAll = plural(
  { one: 'Vezi rezultatul', few: 'Vezi toate cele # rezultate', other: 'Vezi toate cele # de rezultate' },
  { one: 'See the result', other: 'See all # results' },
  { one: 'A találat megtekintése', other: 'Mind a # találat megtekintése' },
)
/** For screen readers when the list opens. */
export const offered = plural(
  { one: 'O sugestie, alege cu săgețile', few: '# sugestii, alege cu săgețile', other: '# de sugestii, alege cu săgețile' },
  { one: '1 suggestion, choose with the arrow keys', other: '# suggestions, choose with the arrow keys' },
  { one: '1 javaslat, a nyilakkal választhat', other: '# javaslat, a nyilakkal választhat' },
)
export const nothingOffered = msg('Nicio sugestie', 'No suggestions', 'Nincs javaslat')
export const recent = msg('Căutări recente', 'Recent searches', 'Legutóbbi keresések')
export const popular = msg('Căutări populare', 'Popular searches', 'Népszerű keresések')
export const forgetSearch = msg('Șterge căutarea: {words}', 'Delete this search: {words}', 'Keresés törlése: {words}')
export const forgetSearches = msg('Șterge tot', 'Clear all', 'Összes törlése')
export const searchesForgotten = msg('Căutările recente sunt șterse', 'Recent searches cleared', 'A legutóbbi keresések törölve')
export const closeSearch = msg('Închide căutarea', 'Close search', 'Keresés bezárása')

export const searchFailures: Record<SearchFailure, () => string> = {
  connection: msg('Timpul de conectare a expirat', 'Connection timeout', 'A kapcsolódás túllépte az időkorlátot'),
  socket: msg('Răspunsul nu s-a încheiat la timp', 'Socket timeout', 'A válasz nem fejeződött be időben'),
  network: msg('Cererea prin rețea a eșuat', 'Network request failed', 'A hálózati kérés nem sikerült'),
}
/** Before the parts of a search that were understood as filters. */
export const understood = msg('Am înțeles:', 'We understood:', 'Így értettük:')
export const searchWithout = msg('Caută fără: {name}', 'Search without: {name}', 'Keresés enélkül: {name}')
/** Under results that another engine found. */
export const foundByShop = msg(
  'Am căutat în lista proprie a magazinului.',
  'These results come from the shop’s own list.',
  'A találatok az áruház saját listájából származnak.',
)
/** Under the search box, where suggestions would be. */
export const searchAnyway = msg(
  'Apasă Enter și caută oricum.',
  'Press Enter and search anyway.',
  'Nyomjon Entert, és keressen így is.',
)
