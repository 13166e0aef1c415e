/** Product cards, listings, brands and search. */
import { msg, plural } from './text.ts'

export const home = msg('Acasă', 'Home', 'Főoldal')
export const youAreHere = msg('Ești aici', 'You are here', 'Itt van')

// Cards
/** The lowest of several prices, with the prefix and suffix of the language. */
export const from = msg('de la', 'from', '')
export const fromEnding = msg('', '', '-tól')
export const isNew = msg('Nou', 'New', 'Új')
export const lastPieces = plural(
  { one: 'Ultima bucată', few: 'Ultimele #', other: 'Ultimele #' },
  { one: 'Last one', other: 'Last #' },
  { one: 'Utolsó darab', other: 'Utolsó #' },
)
export const soldOut = msg('Stoc epuizat', 'Out of stock', 'Elfogyott')
export const add = msg('Adaugă în coș', 'Add to cart', 'Kosárba')
export const choose = msg('Alege varianta', 'Choose an option', 'Változat választása')
export const addNamed = msg('Adaugă în coș: {name}', 'Add to cart: {name}', 'Kosárba: {name}')
export const chooseNamed = msg('Alege varianta: {name}', 'Choose an option: {name}', 'Változat választása: {name}')
export const chooseSize = msg('Alege mărimea', 'Choose a size', 'Válasszon méretet')
export const chooseSizeNamed = msg('Alege mărimea: {name}', 'Choose a size: {name}', 'Válasszon méretet: {name}')
export const chooseColor = msg('Alege culoarea', 'Choose a colour', 'Válasszon színt')
export const chooseColorNamed = msg('Alege culoarea: {name}', 'Choose a colour: {name}', 'Válasszon színt: {name}')
export const added = msg('{name} e în coș', '{name} is in your cart', 'A kosárba került: {name}')
export const cartFull = msg('Coșul e plin', 'Your cart is full', 'A kosár megtelt')
export const showCart = msg('Vezi coșul', 'View cart', 'Kosár megnyitása')
export const like = msg('Adaugă la favorite: {name}', 'Add to wishlist: {name}', 'Kedvencekhez: {name}')
export const colors = plural(
  { one: '# culoare', few: '# culori', other: '# de culori' },
  { one: '# colour', other: '# colours' },
  { one: '# szín', other: '# szín' },
)

// Listings
export const count = plural(
  { one: '# produs', few: '# produse', other: '# de produse' },
  { one: '# product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const products = msg('Produse', 'Products', 'Termékek')
export const all = msg('Toate', 'All', 'Összes')
export const within = msg('În această categorie', 'In this category', 'Ebben a kategóriában')
export const sortBy = msg('Sortează', 'Sort', 'Rendezés')
export const sort = msg('Aplică', 'Apply', 'Mehet')
export const recommended = msg('Recomandate', 'Recommended', 'Ajánlott')
export const cheapest = msg('Cele mai ieftine', 'Price: low to high', 'Legolcsóbb elöl')
export const dearest = msg('Cele mai scumpe', 'Price: high to low', 'Legdrágább elöl')
export const newest = msg('Noutăți', 'Newest', 'Legújabb elöl')
export const pages = msg('Pagini', 'Pages', 'Oldalak')
export const page = msg('Pagina {page}', 'Page {page}', '{page}. oldal')
export const previous = msg('Pagina anterioară', 'Previous page', 'Előző oldal')
export const next = msg('Pagina următoare', 'Next page', 'Következő oldal')
export const titleOfPage = msg('{title}, pagina {page}', '{title}, page {page}', '{title}, {page}. oldal')
export const nothingHere = msg('Aici nu e nimic deocamdată', 'There is nothing here at the moment', 'Itt egyelőre nincs semmi')
export const nothingHereWhy = msg(
  'Produsele de aici s-au vândut sau nu au sosit încă. Uită-te la noutăți sau la celelalte categorii.',
  'What was here is sold out or has not arrived yet. Have a look at what is new, or at the other categories.',
  'Az itteni termékek elfogytak, vagy még nem érkeztek meg. Nézze meg az újdonságokat vagy a többi kategóriát.',
)
export const seeNew = msg('Vezi noutățile', 'See what is new', 'Újdonságok megtekintése')
export const listingDescription = msg(
  '{name} la {shop}: {count}, livrare rapidă, retur în 14 zile.',
  '{name} at {shop}: {count}, fast delivery, 14-day returns.',
  '{name} – {shop}: {count}, gyors szállítás, 14 napos elállás.',
)
export const listingDescriptionInCities = msg(
  '{name} la {shop}: {count}, livrare rapidă, retur în 14 zile, showroomuri în {cities}.',
  '{name} at {shop}: {count}, fast delivery, 14-day returns, showrooms in {cities}.',
  '{name} – {shop}: {count}, gyors szállítás, 14 napos elállás, bemutatótermek: {cities}.',
)

export const newArrivals = msg('Noutăți', 'New in', 'Újdonságok')
export const newLead = msg(
  'Tot ce a sosit la noi în ultimele 30 de zile.',
  'Everything that has arrived in the last 30 days.',
  'Minden, ami az elmúlt 30 napban érkezett hozzánk.',
)
export const newIn = msg('Noutăți: {name}', 'New in: {name}', 'Újdonságok: {name}')
export const sale = msg('Reduceri', 'Sale', 'Akciók')
export const saleLead = msg(
  'Fiecare reducere e calculată din cel mai mic preț al celor 30 de zile dinaintea ei.',
  'Every reduction is measured from the lowest price of the 30 days before it.',
  'Minden kedvezményt az azt megelőző 30 nap legalacsonyabb árához mérünk.',
)
export const saleIn = msg('Reduceri: {name}', 'Sale: {name}', 'Akciók: {name}')

// Brands
export const brands = msg('Branduri', 'Brands', 'Márkák')
export const brandsLead = plural(
  {
    one: 'Un brand pe care îl cunoaștem pe nume.',
    few: '# branduri pe care le cunoaștem pe nume.',
    other: '# de branduri pe care le cunoaștem pe nume.',
  },
  { one: 'One brand that we know by name.', other: '# brands that we know by name.' },
  { one: 'Egy márka, amelyet névről ismerünk.', other: '# márka, amelyeket névről ismerünk.' },
)
export const findBrand = msg('Caută un brand', 'Find a brand', 'Márka keresése')
export const brandsFound = plural(
  { one: 'Un brand', few: '# branduri', other: '# de branduri' },
  { one: 'One brand', other: '# brands' },
  { one: 'Egy márka', other: '# márka' },
)
export const letters = msg('Litere', 'Letters', 'Betűk')
export const brandLead = msg(
  'Tot ce avem de la {name}.',
  'Everything we have from {name}.',
  'Minden, amit {az name} kínálatából tartunk.',
)

// Search
export const search = msg('Căutare', 'Search', 'Keresés')
export const searchField = msg('Caută produse', 'Search products', 'Termékek keresése')
export const searchSubmit = msg('Caută', 'Search', 'Keresés')
export const results = plural(
  { one: '# rezultat pentru „{query}”', few: '# rezultate pentru „{query}”', other: '# de rezultate pentru „{query}”' },
  { one: '# result for “{query}”', other: '# results for “{query}”' },
  { one: '# találat erre: „{query}”', other: '# találat erre: „{query}”' },
)
export const noResults = msg(
  'Nu am găsit niciun produs pentru „{query}”.',
  'We found no products for “{query}”.',
  'Nincs találat erre: „{query}”.',
)
export const didYouMean = msg('Ai vrut să cauți', 'Did you mean', 'Erre gondolt:')
export const partlyFound = msg(
  'Niciun produs nu are toate cuvintele; acestea au cele mai multe.',
  'No product has every word; these have the most.',
  'Egyik termékre sem illik minden szó; ezekre illik a legtöbb.',
)
export const searchHint = msg(
  'Încearcă mai puține cuvinte sau caută după brand ori categorie.',
  'Try fewer words, or search by brand or category.',
  'Próbálja kevesebb szóval, vagy keressen márkára, kategóriára.',
)
export const whatAreYouLookingFor = msg('Ce cauți?', 'What are you looking for?', 'Mit keres?')

/** Titles of rails. */
export const related = msg('S-ar putea să-ți placă', 'You may also like', 'Ezek is tetszhetnek')
export const similar = msg('Produse asemănătoare', 'Similar products', 'Hasonló termékek')
export const goesWithIt = msg('Merg bine cu acest produs', 'Goes well with it', 'Jól illenek hozzá')
export const recentlyViewed = msg('Văzute recent', 'Recently viewed', 'Nemrég megtekintett')
