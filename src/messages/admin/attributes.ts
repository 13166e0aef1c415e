/** The dictionary of attributes in the back office. */
import { msg } from '#messages/text.ts'

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
export const unit = msg('Unitate', 'Unit', 'Mértékegység')
export const filter = msg('Filtru', 'Filter', 'Szűrő')
export const productsCount = msg('Produse', 'Products', 'Termékek')
export const valuesOf = msg('Valorile: {name}', 'Values of {name}', '{name} értékei')
export const valuesLine = msg(
  '{count} valori; ordinea lor este cea din filtru',
  '{count} values; the order is the order of the filter',
  '{count} érték; a sorrend a szűrő sorrendje',
)
export const addValue = msg('Adaugă o valoare', 'Add a value', 'Érték hozzáadása')
export const inUse = msg(
  'O valoare folosită nu se șterge: {count} produse ar pierde-o.',
  'A value in use is not deleted: {count} products would lose it.',
  'Használt érték nem törölhető: {count} termék elveszítené.',
)
export const findAttribute = msg('Caută un atribut', 'Find an attribute', 'Jellemző keresése')
export const unknownAttribute = msg('Nu există niciun atribut.', 'There is no attribute.', 'Nincs jellemző.')
