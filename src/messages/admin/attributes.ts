/** The dictionary of attributes in the back office. */
import { msg, plural } from '#messages/text.ts'

export const attributesPage = msg('Atribute', 'Attributes', 'Jellemzők')
export const newAttribute = msg('Atribut nou', 'New attribute', 'Új jellemző')
export const key = msg('Cheie', 'Key', 'Kulcs')
export const kind = msg('Fel', 'Kind', 'Fajta')
export const kinds: Readonly<Record<string, () => string>> = {
  enum: msg('listă', 'list', 'lista'),
  text: msg('text', 'text', 'szöveg'),
  int: msg('număr întreg', 'whole number', 'egész szám'),
  dec: msg('număr', 'number', 'szám'),
  range: msg('interval', 'range', 'tartomány'),
  bool: msg('da sau nu', 'yes or no', 'igen vagy nem'),
}
/** Kinds of attributes that the shop has of its own; none is made of them. */
const ownKinds: Readonly<Record<string, () => string>> = {
  size: msg('mărime', 'size', 'méret'),
  ref: msg('marcă', 'brand', 'márka'),
}
export const kindName = (kind: string): string => (kinds[kind] ?? ownKinds[kind])?.() ?? kind
export const unit = msg('Unitate', 'Unit', 'Mértékegység')
export const filter = msg('Filtru', 'Filter', 'Szűrő')
export const productsCount = msg('Produse', 'Products', 'Termékek')
export const valuesOf = msg('Valorile: {name}', 'Values of {name}', '{name} értékei')
export const valuesLine = plural(
  {
    one: 'o valoare',
    few: '# valori; ordinea lor este cea din filtru',
    other: '# de valori; ordinea lor este cea din filtru',
  },
  { one: '1 value', other: '# values; the order is the order of the filter' },
  { one: '# érték', other: '# érték; a sorrend a szűrő sorrendje' },
)
export const addValue = msg('Adaugă o valoare', 'Add a value', 'Érték hozzáadása')
export const inUse = plural(
  {
    one: 'O valoare folosită nu se șterge: un produs ar pierde-o.',
    few: 'O valoare folosită nu se șterge: # produse ar pierde-o.',
    other: 'O valoare folosită nu se șterge: # de produse ar pierde-o.',
  },
  {
    one: 'A value in use is not deleted: 1 product would lose it.',
    other: 'A value in use is not deleted: # products would lose it.',
  },
  {
    one: 'Használt érték nem törölhető: # termék elveszítené.',
    other: 'Használt érték nem törölhető: # termék elveszítené.',
  },
)
export const findAttribute = msg('Caută un atribut', 'Find an attribute', 'Jellemző keresése')
export const unknownAttribute = msg('Nu există niciun atribut.', 'There is no attribute.', 'Nincs jellemző.')
