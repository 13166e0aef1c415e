/** Why a search finds what it finds, as staff read it. */
import { msg } from '#messages/text.ts'

export const why = msg('De ce', 'Why', 'Miért')
export const segments = msg('Cum s-a citit căutarea', 'How the search was read', 'Hogyan olvastuk a keresést')
export const typed = msg('Scris', 'Typed', 'Beírva')
export const takenFor = msg('Luat drept', 'Taken for', 'Így értve')
export const meaning = msg('Înseamnă', 'Means', 'Jelentése')
export const steps = msg(
  'Ce s-a făcut când nu s-a potrivit tot',
  'What was done where not all fits',
  'Mi történt, ha nem illett minden',
)
export const noSteps = msg('Nimic: s-a potrivit tot.', 'Nothing: all of it fits.', 'Semmi: minden illett.')
export const hits = msg('De ce fiecare produs', 'Why each product', 'Miért ezek a termékek')
export const noHits = msg('Niciun produs.', 'No product.', 'Nincs termék.')
export const firstOf = msg('Primele {shown} din {total}.', 'The first {shown} of {total}.', 'Az első {shown}, összesen {total}.')
export const product = msg('Produs', 'Product', 'Termék')
export const score = msg('Scor', 'Score', 'Pontszám')
export const reasons = msg('Motive', 'Reasons', 'Okok')

/** What a part of a search is taken for, by its kind. */
const kinds: Record<string, () => string> = {
  type: msg('tipul produsului', 'the kind of product', 'termékfajta'),
  brand: msg('brand', 'brand', 'márka'),
  price: msg('preț', 'price', 'ár'),
  sale: msg('reducere', 'sale', 'akció'),
  latest: msg('noutate', 'new in', 'újdonság'),
  age: msg('vârstă', 'age', 'életkor'),
  size: msg('mărime', 'size', 'méret'),
  measure: msg('măsură', 'measure', 'mérték'),
  colour: msg('culoare', 'colour', 'szín'),
  sex: msg('fată sau băiat', 'girl or boy', 'lány vagy fiú'),
  material: msg('material', 'material', 'anyag'),
  season: msg('sezon', 'season', 'évszak'),
  attribute: msg('atribut', 'attribute', 'tulajdonság'),
  describing: msg('cuvânt care descrie', 'describing word', 'leíró szó'),
  text: msg('cuvânt din nume', 'word of a name', 'név szava'),
  unknown: msg('necunoscut', 'unknown', 'ismeretlen'),
  ignored: msg('nu contează', 'does not count', 'nem számít'),
  code: msg('cod', 'code', 'kód'),
}

/** What was done, by the key of the step. */
const stepKeys: Record<string, () => string> = {
  code: msg('căutat ca un cod', 'searched for as a code', 'kódként keresve'),
  corrected: msg('scrierea corectată', 'the spelling corrected', 'az írásmód javítva'),
  correction: msg('scriere corectată', 'spelling corrected', 'javított írásmód'),
  compound: msg('cuvânt compus, despărțit', 'a compound taken apart', 'összetett szó felbontva'),
  dictionary: msg(
    'altă formă a cuvântului, din dicționar',
    'another form of the word, from the dictionary',
    'a szó más alakja, a szótárból',
  ),
  foreign: msg('cuvânt din altă limbă a magazinului', 'a word of another language of the shop', 'a bolt másik nyelvének szava'),
  beginning: msg('începutul unui cuvânt', 'the beginning of a word', 'egy szó eleje'),
  near: msg('nimic exact: produse apropiate', 'nothing exact: products near it', 'nincs pontos: közeli termékek'),
}

const without = msg('renunțat la: {kind}', 'done without: {kind}', 'elhagyva: {kind}')

/** Keys that are not here are of a newer engine: they are shown as they are. */
export const kindText = (kind: string): string => (Object.hasOwn(kinds, kind) ? kinds[kind]!() : kind)

export function stepText(step: string): string {
  if (step.startsWith('without-')) return without({ kind: kindText(step.slice('without-'.length)) })
  return Object.hasOwn(stepKeys, step) ? stepKeys[step]!() : step
}

/** A reason begins with the kind of what the product fulfils: 'colour “red” 1.00'. */
export function reasonText(reason: string): string {
  const [kind = '', ...rest] = reason.split(' ')
  return [kindText(kind), ...rest].join(' ')
}
