/** The category tree, the attribute dictionary and their places: `data/categories.json` with our own words. */
import { readFileSync } from 'node:fs'
import type { Currency } from '#domain/market/market.ts'
import type { Range } from './prices.ts'
import { words, type Words } from './words.ts'

interface LeafData {
  key: string
  name: Words
  slug: Words
  price_hundredths: Record<Currency, Range>
  vat_class: string
  flags: string[]
  attributes: string[]
}
interface GroupData {
  key: string
  name: Words
  slug: Words
  children: LeafData[]
}
export interface AttributeData {
  type: string
  unit: string | null
  filterable: boolean
  name: Words
  /** A colour has the `#rrggbb` of its swatch. */
  values?: ({ key: string; hex?: string } & Words)[]
}

const data = JSON.parse(readFileSync(new URL('../data/categories.json', import.meta.url), 'utf8')) as {
  tree: GroupData[]
  attributes: Record<string, AttributeData>
}

export const GROUPS: readonly GroupData[] = data.tree
export const ATTRIBUTES: Readonly<Record<string, AttributeData>> = data.attributes

const leafData = new Map(
  data.tree.flatMap((group) => group.children.map((child) => [child.key, { group: group.key, ...child }] as const)),
)

export interface Category extends LeafData {
  group: string
}

/** The category of a key. @throws when the tree has none. */
export function category(key: string): Category {
  const found = leafData.get(key)
  if (!found) throw new Error(`No category ${key}`)
  return found
}

/** The collection that lists everything, for the "all products" menu. */
export const ROOT = {
  key: 'products',
  name: words('Toate produsele', 'All products', 'Minden termék'),
  slug: words('produse', 'products', 'termekek'),
  about: words(
    'Tot magazinul, de la primul body la prima bicicletă.',
    'The whole shop, from first bodysuit to first bike.',
    'Az egész bolt, az első bodytól az első bicikliig.',
  ),
}

export const GROUP_ABOUT: Record<string, Words> = {
  transport: words(
    'Cărucioare, scaune auto și tot ce pleacă la drum cu un copil mic.',
    'Prams, car seats and whatever sets out with a small child.',
    'Babakocsik, autósülések és minden, ami kisgyerekkel útra kel.',
  ),
  toys: words(
    'Din lemn, pluș și hârtie groasă. Puține piese, multe feluri de a te juca cu ele.',
    'Of wood, plush and thick paper. Few pieces, many ways to play.',
    'Fából, plüssből, vastag papírból. Kevés darab, sokféle játék.',
  ),
  fashion: words(
    'Haine moi pentru zile lungi, de la 44 la 152 de centimetri.',
    'Soft clothes for long days, from 44 to 152 centimetres.',
    'Puha ruhák hosszú napokra, 44-től 152 centiméterig.',
  ),
  puericulture: words(
    'Masă, baie, scutece și sănătate: lucrurile de fiecare zi.',
    'Meals, baths, nappies and health: the everyday things.',
    'Etetés, fürdetés, pelenka, egészség: a mindennapok dolgai.',
  ),
  nursery: words(
    'Pătuțuri, așternuturi și lumini pentru camera celui mic.',
    'Cots, bedding and lights for the little one’s room.',
    'Kiságyak, ágyneműk és fények a babaszobába.',
  ),
  maternity: words(
    'Pentru tine: înainte de naștere, în maternitate și după.',
    'For you: before the birth, in hospital and after.',
    'Önnek: szülés előtt, a kórházban és utána.',
  ),
  gifts: words(
    'Cadouri care nu se întorc la magazin, și vouchere dacă nu ești sigur.',
    'Presents that do not go back to the shop, and vouchers when in doubt.',
    'Ajándékok, amelyeket nem visznek vissza, és utalványok, ha bizonytalan.',
  ),
}

/** Of the two categories that are made of other goods. */
export const SPECIAL_ABOUT: Record<string, Words> = {
  'gift-vouchers': words(
    'Un voucher pe e-mail, cu mesajul tău. Valabil doi ani.',
    'A voucher by email with your message. Valid for two years.',
    'E-mailben érkező utalvány, az Ön üzenetével. Két évig érvényes.',
  ),
  'gift-sets': words(
    'Lucruri care merg împreună, mai ieftine împreună decât luate separat.',
    'Things that go together, for less than they cost one by one.',
    'Összeillő holmik, kedvezőbben, mint külön-külön.',
  ),
}

/** A few words under the name of a group on the home page. */
export const TAGLINES: Readonly<Record<string, Words>> = {
  transport: words('Cărucioare, scaune auto', 'Prams, car seats', 'Babakocsik, autósülések'),
  puericulture: words('Masă, baie, îngrijire', 'Feeding, bath, care', 'Etetés, fürdetés, ápolás'),
  nursery: words('Somn, lumină, mobilier', 'Sleep, light, furniture', 'Alvás, fény, bútor'),
  toys: words('Lemn, pluș, cărți', 'Wood, plush, books', 'Fa, plüss, könyv'),
  fashion: words('0 luni – 6 ani', '0 months – 6 years', '0 hónapostól 6 évesig'),
  maternity: words('Burtiere, alăptare', 'Bands, nursing', 'Haspántok, szoptatás'),
  gifts: words('Vouchere și seturi', 'Vouchers and sets', 'Utalványok és szettek'),
}
