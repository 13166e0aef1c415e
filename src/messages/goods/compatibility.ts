/** What fits with a product, and whether it fits what somebody has. */
import { msg } from '#messages/text.ts'

export const title = msg('Compatibil cu', 'Fits with', 'Ezekkel használható együtt')
export const sameBrand = msg('același brand: {brand}', 'same brand: {brand}', 'azonos márka: {brand}')
export const stated = msg('indicat pentru acest model', 'named for this model', 'ehhez a modellhez megadva')
export const withAdapter = msg('cu adaptor:', 'with adapter:', 'adapterrel:')
export const soldOut = msg('stoc epuizat', 'sold out', 'elfogyott')
export const seeAll = msg(
  'Vezi tot ce se potrivește ({count})',
  'See all that fits ({count})',
  'Minden hozzá illő termék ({count})',
)

export const ask = msg('Se potrivește cu ce am deja?', 'Does it fit mine?', 'Illik ahhoz, amim már van?')
export const askHint = msg(
  'Scrie brandul și modelul a ceea ce ai acasă.',
  'Type the brand and model of what you have.',
  'Írja be a meglévő termék márkáját és típusát.',
)
export const own = msg('Ce ai deja', 'What you have', 'A meglévő termék')
export const check = msg('Verifică', 'Check', 'Ellenőrzés')

export const pageTitle = msg('Ce se potrivește cu {name}', 'What fits {name}', 'Mi illik ehhez: {name}')
export const back = msg('Înapoi la produs', 'Back to the product', 'Vissza a termékhez')
export const answers = msg('Răspuns', 'Answer', 'Válasz')
export const yes = msg('Da, se potrivește', 'Yes, it fits', 'Igen, illik hozzá')
export const yesWithAdapter = msg('Da, cu adaptor', 'Yes, with an adapter', 'Igen, adapterrel')
export const no = msg('Nu se potrivește: {name}, {value}', 'No: {name}, {value}', 'Nem illik hozzá: {name}, {value}')
export const unknown = msg('Nu știm', 'Not known', 'Nem ismert')
export const unknownHint = msg(
  '„Nu știm” înseamnă că producătorul nu a spus nici da, nici nu. Întreabă-ne înainte să cumperi.',
  '“Not known” means that the maker has said neither yes nor no. Ask us before you buy.',
  'A „Nem ismert” azt jelenti, hogy a gyártó sem igent, sem nemet nem mondott. Vásárlás előtt kérdezzen minket.',
)
export const askUs = msg('Întreabă-ne', 'Ask us', 'Kérdezzen minket')
export const notFound = msg(
  'Nu am găsit „{own}” printre produsele cu care s-ar putea potrivi. Încearcă numai brandul sau numai modelul.',
  'We found no “{own}” among the products that it might fit. Try the brand or the model alone.',
  'Nem találtuk ezt: „{own}” azok között, amelyekhez illhet. Próbálja csak a márkát vagy csak a típust.',
)
export const firstOf = msg('primele {shown} din {count}', 'first {shown} of {count}', 'az első {shown}, összesen {count}')
export const nothingStated = msg(
  'Pentru acest produs nu avem încă o listă. Întreabă-ne ce i se potrivește.',
  'There is no list for this product yet. Ask us what fits it.',
  'Ehhez a termékhez még nincs lista. Kérdezze meg tőlünk, mi illik hozzá.',
)
export const unnamed = msg('Ce se potrivește', 'What fits', 'Mi illik hozzá')
export const choose = msg(
  'Deschide un produs și verifică pe pagina lui ce i se potrivește.',
  'Open a product and check on its page what fits it.',
  'Nyisson meg egy terméket, és az oldalán ellenőrizze, mi illik hozzá.',
)
