/** Comparing products, and the boots of cars. */
import { msg } from '#messages/text.ts'

export const title = msg('Compară', 'Compare', 'Összehasonlítás')
export const lead = msg(
  'Aceleași date, în aceeași ordine. Ce diferă este marcat.',
  'The same facts in the same order. What differs is marked.',
  'Ugyanazok az adatok, ugyanabban a sorrendben. Az eltéréseket megjelöltük.',
)
export const tableName = msg('Produsele comparate', 'Compared products', 'Összehasonlított termékek')
export const property = msg('Caracteristică', 'Property', 'Tulajdonság')
export const remove = msg('Scoate din comparație', 'Remove from comparison', 'Eltávolítás az összehasonlításból')
export const removeNamed = msg(
  'Scoate din comparație: {name}',
  'Remove from comparison: {name}',
  'Eltávolítás az összehasonlításból: {name}',
)
export const differs = msg('diferă', 'differs', 'eltér')
export const onlyDifferent = msg('Numai ce diferă', 'Only what differs', 'Csak az eltérések')
export const unknown = msg('nu se știe', 'not known', 'nem ismert')
export const inStock = msg('în stoc', 'in stock', 'raktáron')
export const outOfStock = msg('stoc epuizat', 'out of stock', 'elfogyott')
export const recommendedAge = msg('Vârsta recomandată', 'Recommended age', 'Ajánlott életkor')

export const bootNeeded = msg('Portbagaj, pliat', 'Boot, folded', 'Csomagtartó, összecsukva')
export const bootFrom = msg('de la {litres} l', 'from {litres} l', '{litres} litertől')
export const bootTest = msg('Intră în portbagaj?', 'Does it fit the boot?', 'Elfér a csomagtartóban?')
export const bootLitres = msg('Portbagajul tău, în litri', 'Your boot, in litres', 'Az Ön csomagtartója, literben')
export const bootHint = msg(
  'Numărul e în cartea mașinii. Socotim un portbagaj de 100 cm lățime și 50 cm înălțime, până la capac.',
  'The figure is in the car’s papers. We count a boot 100 cm wide and 50 cm high, up to its cover.',
  'Az adat az autó papírjaiban szerepel. 100 cm széles és a takaróig 50 cm magas csomagtartóval számolunk.',
)
export const bootAsk = msg('Verifică', 'Check', 'Ellenőrzés')
export const bootRow = msg('Portbagaj de {litres} l', 'Boot of {litres} l', '{litres} literes csomagtartó')
export const bootFits = msg('încape', 'fits', 'elfér')
export const bootFitsNot = msg('nu încape', 'does not fit', 'nem fér el')
export const bootWrong = msg(
  'Scrie un număr între {min} și {max}.',
  'Type a number between {min} and {max}.',
  'Írjon be egy számot {min} és {max} között.',
)

export const addTitle = msg('Adaugă la comparație', 'Add to the comparison', 'Felvétel az összehasonlításba')
export const addNamed = msg('Compară și {name}', 'Compare {name} too', '{name} összehasonlítása')
export const isFull = msg(
  'Compari cel mult {count}. Scoate unul ca să adaugi altul.',
  'You compare {count} at most. Remove one to add another.',
  'Legfeljebb {count} terméket hasonlíthat össze. Vegyen ki egyet, hogy másikat adhasson hozzá.',
)
export const isMixed = msg(
  'Comparăm cărucioare cu cărucioare și scaune auto cu scaune auto. Celelalte produse au rămas pe dinafară.',
  'Prams are compared with prams, and car seats with car seats. The other products were left out.',
  'A babakocsikat babakocsikkal, az autósüléseket autósülésekkel hasonlítjuk össze. A többi termék kimaradt.',
)
export const emptyTitle = msg('Nimic de comparat încă', 'Nothing to compare yet', 'Még nincs mit összehasonlítani')
export const emptyText = msg(
  'Deschide un cărucior sau un scaun auto și apasă „Compară”.',
  'Open a pram or a car seat and press “Compare”.',
  'Nyisson meg egy babakocsit vagy autósülést, és válassza az „Összehasonlítás” lehetőséget.',
)
export const toShop = msg('Vezi produsele', 'See the products', 'Termékek megtekintése')
