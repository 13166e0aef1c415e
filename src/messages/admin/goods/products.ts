/** The list of products in the back office. */
import { msg, plural } from '#messages/text.ts'

export const products = msg('Produse', 'Products', 'Termékek')
export const views = {
  all: msg('Toate', 'All', 'Összes'),
  blocked: msg('Nu pot fi publicate', 'Cannot be published', 'Nem közzétehető'),
  reduced: msg('Reduse', 'Reduced', 'Akciós'),
  unlawful: msg('Reducere nepermisă', 'Reduction not lawful', 'Nem jogszerű akció'),
  untranslated: msg('Netraduse', 'Not translated', 'Fordításra vár'),
  low: msg('Stoc mic', 'Low stock', 'Kevés készlet'),
  sold_out: msg('Stoc epuizat', 'Sold out', 'Elfogyott'),
  drafts: msg('Ciorne', 'Drafts', 'Piszkozatok'),
}
export const search = msg('Nume, id, cod de bare, marcă', 'Name, id, barcode, brand', 'Név, azonosító, vonalkód, márka')
export const product = msg('Produs', 'Product', 'Termék')
export const brand = msg('Marcă', 'Brand', 'Márka')
export const collection = msg('Colecție', 'Collection', 'Kollekció')
export const tag = msg('Etichetă', 'Tag', 'Címke')
export const id = msg('Id', 'Id', 'Azonosító')
export const marketsColumn = msg('Piețe', 'Markets', 'Piacok')
export const stock = msg('Stoc', 'Stock', 'Készlet')
export const variants = msg('Variante', 'Variants', 'Változat')
export const state = msg('Stare', 'State', 'Állapot')
export const changed = msg('Modificat', 'Changed', 'Módosítva')
export const any = msg('oricare', 'any', 'bármelyik')
export const fromTo = msg('de la–până la', 'from–to', 'ettől–eddig')
export const filterBy = msg('Filtrează: {column}', 'Filter by {column}', 'Szűrés: {column}')
export const removeFilter = msg('Renunță la filtrul {name}', 'Remove the filter {name}', 'Szűrő törlése: {name}')
export const noPrice = msg('fără preț', 'no price', 'nincs ár')
export const fromPrice = msg('de la {price}', 'from {price}', '{price}-tól')
export const states = {
  live: msg('Publicat', 'Live', 'Élő'),
  scheduled: msg('Publicat din {day}', 'Live from {day}', 'Élő ettől: {day}'),
  blocked: msg('{market}, lipsuri: {count}', '{market} blocked: {count}', '{market}, hiányzik: {count}'),
  draft: msg('Ciornă', 'Draft', 'Piszkozat'),
}
export const liveNoPromotions = msg('Publicat, fără promoții', 'Live, no promotions', 'Élő, nem akciózható')
export const sold = msg('se vinde', 'sold', 'árusítva')
export const notSoldIn = msg('nu se vinde', 'not sold', 'nincs árusítva')
export const unlawful = msg('nu apare ca reducere', 'not shown as reduced', 'nem látszik akcióként')
export const shown = plural(
  { one: '# produs', few: '# produse', other: '# de produse' },
  { one: '# product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const ofAll = msg('{found} din {all}', '{found} of {all}', '{found} / {all}')
export const nothingFound = msg(
  'Niciun produs nu se potrivește. Renunță la un filtru.',
  'No product matches. Remove a filter.',
  'Nincs ilyen termék. Töröljön egy szűrőt.',
)
export const clearFilters = msg('Toate produsele', 'All products', 'Minden termék')
export const select = msg('Alege {name}', 'Select {name}', 'Kijelölés: {name}')
export const selectShown = msg('Alege tot ce se vede', 'Select all that are shown', 'Minden látható kijelölése')
export const selected = plural(
  { one: '# ales', few: '# alese', other: '# alese' },
  { one: '# selected', other: '# selected' },
  { one: '# kijelölve', other: '# kijelölve' },
)
export const allThatMatch = plural(
  {
    one: 'Alege # care se potrivește',
    few: 'Alege toate cele # care se potrivesc',
    other: 'Alege toate cele # care se potrivesc',
  },
  { one: 'Select the # that matches', other: 'Select all # that match' },
  { one: 'Mind a # találat kijelölése', other: 'Mind a # találat kijelölése' },
)
export const editSelected = msg('Modifică împreună', 'Edit together', 'Közös módosítás')
export const clearSelection = msg('Renunță la alegere', 'Clear the selection', 'Kijelölés törlése')
export const keys = {
  edit: msg('modifică o celulă', 'edit a cell', 'cella szerkesztése'),
  next: msg('celula următoare', 'next cell', 'következő cella'),
  back: msg('pune la loc', 'put back', 'visszaállítás'),
  undo: msg('anulează', 'undo', 'visszavonás'),
}
export const editPrice = msg(' {currency}, {name}: modifică', ' {currency}, {name}: edit', ' {currency}, {name}: szerkesztés')
export const priceOf = msg('Preț {currency}, {name}', '{currency} price, {name}', '{currency} ár, {name}')
export const announce = msg(
  'Anunță ca reducere de la {price}',
  'Announce as a reduction from {price}',
  'Akcióként hirdetve, {price} helyett',
)
export const lowestIs = msg(
  'Cel mai mic în ultimele 30 de zile: {lowest}. O reducere e permisă la {highest} sau mai puțin.',
  'Lowest of the 30 days before: {lowest}. A reduction is lawful at {highest} or less.',
  'Az előző 30 nap legalacsonyabb ára: {lowest}. Akció {highest} vagy annál kevesebb áron jogszerű.',
)
export const lawfulFrom = msg('Permis din {day}.', 'Lawful from {day}.', 'Jogszerű ettől: {day}.')
export const becomes = msg('Magazinul va arăta {price}.', 'The shop will show {price}.', 'Az üzlet ezt mutatja majd: {price}.')
export const becomesReduced = msg(
  'Magazinul va arăta {price} în loc de {prior}.',
  'The shop will show {price} instead of {prior}.',
  'Az üzlet ezt mutatja majd: {prior} helyett {price}.',
)
export const severalPrices = msg(
  'Variantele au prețuri diferite: modifică-le pe pagina produsului.',
  'The variants have different prices: edit them on the page of the product.',
  'A változatok ára eltér: a termék oldalán módosítsa őket.',
)
export const savePrice = msg('Salvează', 'Save', 'Mentés')
export const priceSaved = msg('Preț salvat: {name}.', 'Price saved: {name}.', 'Ár mentve: {name}.')
export const bulkEdits = msg('Modificări împreună', 'Bulk edits', 'Közös módosítások')
