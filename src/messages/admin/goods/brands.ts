/** Brands in the back office. */
import { msg, plural } from '#messages/text.ts'

export const brands = msg('Mărci', 'Brands', 'Márkák')
export const newBrand = msg('Marcă nouă', 'New brand', 'Új márka')
export const make = msg('Creează', 'Create', 'Létrehozás')
export const made = msg('Marca este creată', 'The brand is made', 'A márka elkészült')
export const find = msg('Caută o marcă', 'Find a brand', 'Márka keresése')
export const none = msg('Nicio marcă.', 'No brand.', 'Nincs márka.')
export const chooseOne = msg('Alege o marcă din listă.', 'Choose a brand from the list.', 'Válasszon egy márkát a listából.')
export const productsCount = plural(
  { one: '# produs', few: '# produse', other: '# de produse' },
  { one: '# product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const blocked = plural(
  {
    one: 'fără producător complet: # produs blocat',
    few: 'fără producător complet: # produse blocate',
    other: 'fără producător complet: # de produse blocate',
  },
  { one: 'no whole maker: # product blocked', other: 'no whole maker: # products blocked' },
  { one: 'nincs teljes gyártó: # termék letiltva', other: 'nincs teljes gyártó: # termék letiltva' },
)

export const name = msg('Nume', 'Name', 'Név')
export const sameEverywhere = msg('Același în trei limbi', 'The same in three languages', 'Három nyelven ugyanaz')
export const slug = msg('Adresă', 'Address', 'Cím')
export const logo = msg('Logo', 'Logo', 'Logó')
export const noLogo = msg('fără logo', 'no logo', 'nincs logó')
export const uploadLogo = msg('Încarcă un logo', 'Upload a logo', 'Logó feltöltése')
export const logoHint = msg(
  'JPEG, PNG, WebP sau AVIF, de la 200 px',
  'JPEG, PNG, WebP or AVIF, from 200 px',
  'JPEG, PNG, WebP vagy AVIF, legalább 200 px',
)
export const removeLogo = msg('Scoate logoul', 'Remove the logo', 'Logó eltávolítása')

export const maker = msg('Producător, pentru siguranța produselor', 'Maker, for product safety', 'Gyártó, a termékbiztonsághoz')
export const makerHint = msg(
  'Produsele mărcii îl preiau de aici, dacă nu spun altceva.',
  'Its products take it from here, unless they say otherwise.',
  'A márka termékei innen veszik át, hacsak mást nem adnak meg.',
)
export const whichMaker = msg('Producătorul', 'Maker', 'Gyártó')

export const text = msg('Text', 'Text', 'Szöveg')
export const textHint = msg(
  'Prima linie stă sub logo, celelalte sunt povestea mărcii, fiecare un paragraf. Unde textul lipsește, pagina arată doar numele.',
  'The first line stands under the logo; the others are the story, each a paragraph. Where there is no text, the page shows the name only.',
  'Az első sor a logó alatt áll, a többi a márka története, mindegyik egy bekezdés. Ahol nincs szöveg, az oldal csak a nevet mutatja.',
)

export const remove = msg('Șterge marca', 'Remove the brand', 'Márka törlése')
export const removed = msg('Marca este ștearsă', 'The brand is removed', 'A márka törölve')
export const removeText = msg(
  'Nimic nu folosește marca. Ștergerea se poate anula.',
  'Nothing names the brand. The removal can be undone.',
  'Semmi sem használja a márkát. A törlés visszavonható.',
)
export const stays = msg(
  'Nu se poate șterge, o folosesc: {uses}.',
  'It is not removed, these name it: {uses}.',
  'Nem törölhető, mert használja: {uses}.',
)
export const uses = {
  products: productsCount,
  coupons: plural(
    { one: '# cupon', few: '# cupoane', other: '# de cupoane' },
    { one: '# coupon', other: '# coupons' },
    { one: '# kupon', other: '# kupon' },
  ),
  contents: plural(
    { one: '# pagină sau meniu', few: '# pagini sau meniuri', other: '# de pagini sau meniuri' },
    { one: '# page or menu', other: '# pages or menus' },
    { one: '# oldal vagy menü', other: '# oldal vagy menü' },
  ),
  collections: plural(
    { one: '# colecție cu reguli', few: '# colecții cu reguli', other: '# de colecții cu reguli' },
    { one: '# collection by rules', other: '# collections by rules' },
    { one: '# szabályos kollekció', other: '# szabályos kollekció' },
  ),
}

/** Faults of fields, by their code. */
export const BRAND_FAULTS = {
  brand_taken: msg('Altă marcă are acest nume', 'Another brand has this name', 'Egy másik márkának már ez a neve'),
  brand_slug_taken: msg('Altă marcă are această adresă', 'Another brand has this address', 'Egy másik márkának már ez a címe'),
}

/** Sentences of refusals, by their code. */
export const BRAND_PROBLEMS = {
  brand_not_found: msg('Marca nu există.', 'There is no such brand.', 'Nincs ilyen márka.'),
  brand_in_use: msg(
    'Marca nu este ștearsă: ceva o folosește. Încarcă pagina din nou ca să vezi ce.',
    'The brand is not removed: something names it. Load the page again to see what.',
    'A márka nincs törölve: valami használja. Töltse be újra az oldalt, hogy lássa, mi az.',
  ),
  brand_maker_needed: msg(
    'Nesalvat: produse publicate iau producătorul de aici. Alege unul complet sau dă-le întâi altul.',
    'Not saved: published products take the maker from here. Choose a whole one, or give them another one first.',
    'Nincs mentve: közzétett termékek innen veszik a gyártót. Válasszon teljes adatokkal rendelkezőt, vagy előbb adjon nekik másikat.',
  ),
}
