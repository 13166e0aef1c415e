/** The columns of each kind of file: their names, types and heads in three languages. */
import { CURRENCIES, LOCALES } from '../market/market.ts'
import type { CellType } from './cell.ts'
import type { ImportKind } from './import-kind.ts'
import { stockColumn } from './product-record.ts'

export interface Column {
  name: string
  type: CellType
  /** Whether a row is found by it, or nothing can be made without it. */
  required?: true
  /** Whether each row has its own; otherwise the rows of a group say the same. */
  ofRow?: true
  /** Other heads, in lower case. */
  heads?: readonly string[]
  /** Values, where only some are allowed. */
  choices?: readonly string[]
}

const heads = (...names: string[]): Pick<Column, 'heads'> => ({ heads: names })

const SKU: Column = {
  name: 'sku',
  type: 'key',
  required: true,
  ofRow: true,
  ...heads('cod produs', 'cod', 'cikkszám', 'article number'),
}

/** Texts of a product, in each language. */
const TEXTS: readonly Omit<Column, 'ofRow'>[] = [
  { name: 'name', type: 'text', ...heads('denumire', 'nume', 'megnevezés', 'név', 'title', 'product name') },
  { name: 'slug', type: 'key', ...heads('adresă', 'cím az url-ben') },
  { name: 'description', type: 'text', ...heads('descriere', 'leírás') },
  { name: 'facts', type: 'text', ...heads('detalii', 'részletek') },
  { name: 'composition', type: 'text', ...heads('compoziție', 'compozitie', 'összetétel') },
  { name: 'care', type: 'text', ...heads('îngrijire', 'ingrijire', 'kezelés') },
  { name: 'warnings', type: 'text', ...heads('avertizări', 'avertizari', 'figyelmeztetések') },
]
const LANGUAGES: Record<(typeof LOCALES)[number], readonly string[]> = {
  ro: ['ro', 'romanian', 'română', 'romana', 'román'],
  en: ['en', 'english', 'engleză', 'engleza', 'angol'],
  hu: ['hu', 'hungarian', 'maghiară', 'maghiara', 'magyar'],
}
const textColumns: readonly Column[] = TEXTS.flatMap(({ heads: names = [], ...column }) =>
  LOCALES.map((locale) => ({
    ...column,
    name: `${column.name}_${locale}`,
    heads: [column.name, ...names].flatMap((name) =>
      LANGUAGES[locale].flatMap((word) => [`${name} ${word}`, `${name}, ${word}`]),
    ),
  })),
)

const CURRENCY_HEADS = { RON: ['ron', 'lei'], EUR: ['eur', 'euro'], HUF: ['huf', 'ft'] } as const
const priceColumns: readonly Column[] = CURRENCIES.flatMap((currency) =>
  (
    [
      ['price', ['price', 'preț', 'pret', 'pvp', 'ár']],
      ['reduced', ['reduced price', 'reduced', 'sale price', 'preț redus', 'pret redus', 'promo', 'akciós ár']],
      ['prp', ['prp', 'rrp', 'recommended price', 'preț recomandat', 'pret recomandat', 'ajánlott ár']],
    ] as const
  ).map(([name, names]): Column => ({
    name: `${name}_${currency.toLowerCase()}`,
    type: currency === 'HUF' ? 'forints' : 'amount',
    ofRow: true,
    heads: names.flatMap((one) => CURRENCY_HEADS[currency].flatMap((word) => [`${one} ${word}`, `${one}, ${word}`])),
  })),
)

const ID: Column = { name: 'id', type: 'whole', ...heads('product id', 'id produs', 'termék azonosító') }
const EXTERNAL_ID: Column = {
  name: 'external_id',
  type: 'key',
  ...heads('external id', 'handle', 'id extern', 'külső azonosító'),
}

const productColumns: readonly Column[] = [
  ID,
  EXTERNAL_ID,
  SKU,
  ...textColumns,
  { name: 'kind', type: 'key', choices: ['simple', 'bundle', 'voucher'], ...heads('type', 'tip', 'típus') },
  { name: 'brand', type: 'key', ...heads('vendor', 'marcă', 'marca', 'márka') },
  { name: 'collection', type: 'key', ...heads('category', 'categorie', 'colecție', 'kategória', 'kollekció') },
  { name: 'manufacturer', type: 'key', ...heads('producător', 'producator', 'gyártó', 'maker') },
  { name: 'manufacturer_address', type: 'key', ...heads('adresa producătorului', 'gyártó címe') },
  { name: 'manufacturer_email', type: 'key', ...heads('e-mailul producătorului', 'gyártó e-mail címe') },
  { name: 'manufacturer_country', type: 'key', ...heads('țara producătorului', 'gyártó országa') },
  { name: 'published', type: 'yes_no', ...heads('publicat', 'közzétéve') },
  { name: 'tags', type: 'list', ...heads('etichete', 'címkék') },
  { name: 'flags', type: 'list' },
  { name: 'attributes', type: 'json', ...heads('atribute', 'jellemzők') },
  { name: 'vat_class', type: 'key', ...heads('vat class', 'clasă tva', 'áfakulcs') },
  { name: 'green_tax_ron', type: 'amount', ...heads('timbru verde', 'green tax') },
  { name: 'no_promo', type: 'yes_no' },
  { name: 'withdrawal_exception', type: 'key', choices: ['none', 'sealed_hygiene', 'custom_made'] },
  { name: 'age_from_months', type: 'whole', ...heads('age from', 'vârsta de la', 'kortól') },
  { name: 'age_to_months', type: 'whole', ...heads('age to', 'vârsta până la', 'korig') },
  { name: 'rank', type: 'whole', ...heads('ordine', 'sorrend') },
  { name: 'pictures', type: 'text', ...heads('images', 'photos', 'poze', 'imagini', 'képek') },
  { name: 'parts', type: 'list', ...heads('componente', 'részek') },
  {
    name: 'fits_with',
    type: 'list',
    ...heads('fits with', 'compatible with', 'se potrivește cu', 'compatibil cu', 'kompatibilis'),
  },
  { name: 'barcode', type: 'barcode', ofRow: true, ...heads('ean', 'gtin', 'cod de bare', 'vonalkód') },
  { name: 'color', type: 'key', ofRow: true, ...heads('filter colour', 'culoare de filtru') },
  { name: 'colourway', type: 'key', ofRow: true, ...heads('colour', 'culoare', 'szín') },
  { name: 'swatch', type: 'key', ofRow: true },
  { name: 'size', type: 'text', ofRow: true, ...heads('mărime', 'marime', 'méret') },
  { name: 'weight_g', type: 'whole', ofRow: true, ...heads('weight', 'greutate', 'súly') },
  { name: 'volume_cm3', type: 'whole', ofRow: true, ...heads('volume', 'volum', 'térfogat') },
  ...priceColumns,
]

const MARKET: Column = { name: 'market', type: 'market', required: true, ...heads('piață', 'piata', 'piac') }

const COLUMNS: Record<ImportKind, readonly Column[]> = {
  products: productColumns,
  texts: [ID, EXTERNAL_ID, { ...SKU }, ...textColumns],
  prices: [
    SKU,
    MARKET,
    { name: 'price', type: 'amount', required: true, ...heads('preț', 'pret', 'ár') },
    { name: 'reduced', type: 'amount', ...heads('reduced price', 'preț redus', 'pret redus', 'akciós ár') },
    {
      name: 'prp',
      type: 'amount',
      ...heads('rrp', 'recommended price', 'preț recomandat', 'pret recomandat', 'ajánlott fogyasztói ár'),
    },
  ],
  stock: [
    SKU,
    { name: 'warehouse', type: 'key', required: true, ...heads('depozit', 'raktár') },
    {
      name: 'on_hand',
      type: 'whole',
      required: true,
      ...heads('on hand', 'stock', 'quantity', 'stoc', 'cantitate', 'készlet', 'mennyiség'),
    },
  ],
  customers: [
    { name: 'email', type: 'key', required: true, ...heads('e-mail', 'e-mail address') },
    { name: 'first_name', type: 'key', required: true, ...heads('first name', 'prenume', 'keresztnév') },
    { name: 'last_name', type: 'key', required: true, ...heads('last name', 'nume', 'vezetéknév') },
    { name: 'phone', type: 'key', ...heads('telefon') },
    { name: 'market', type: 'market', ...heads('piață', 'piata', 'piac') },
  ],
  coupons: [
    { name: 'code', type: 'key', required: true, ...heads('cod', 'kód') },
    { name: 'type', type: 'key', required: true, choices: ['percent', 'amount', 'best'], ...heads('tip', 'típus') },
    { name: 'amount', type: 'amount', required: true, ...heads('valoare', 'érték') },
    { name: 'currency', type: 'key', required: true, choices: CURRENCIES, ...heads('monedă', 'moneda', 'pénznem') },
    { name: 'valid', type: 'yes_no', ...heads('valabil', 'érvényes') },
    { name: 'min_purchase', type: 'amount', ...heads('min purchase', 'minim', 'minimum') },
    { name: 'max_amount', type: 'amount', ...heads('max amount', 'maxim', 'maximum') },
    { name: 'starts_at', type: 'moment', ...heads('from', 'de la', 'kezdete') },
    { name: 'ends_at', type: 'moment', ...heads('until', 'până la', 'vége') },
    { name: 'max_uses', type: 'whole', ...heads('uses', 'utilizări', 'felhasználások') },
    { name: 'max_uses_per_customer', type: 'whole' },
    { name: 'signed_in_only', type: 'yes_no' },
    { name: 'advertised', type: 'yes_no' },
    { name: 'applies_to', type: 'key', choices: ['order', 'vendors', 'products', 'tags'] },
    { name: 'applies_to_list', type: 'list' },
    { name: 'campaign', type: 'key', ...heads('campanie', 'kampány') },
  ],
  redirects: [
    { name: 'path', type: 'key', required: true, ...heads('from', 'redirect from', 'de la', 'honnan') },
    { name: 'target', type: 'key', required: true, ...heads('to', 'redirect to', 'la', 'hova') },
    { name: 'status', type: 'key', choices: ['301', '302'], ...heads('stare', 'állapot') },
  ],
}

/** Returns the columns of a kind in the order of an export; products have one of pieces for each warehouse. */
export const columnsOf = (kind: ImportKind, warehouses: readonly string[]): readonly Column[] =>
  kind === 'products'
    ? [
        ...COLUMNS.products,
        ...warehouses.map((id): Column => ({
          name: stockColumn(id),
          type: 'whole',
          ofRow: true,
          ...heads(`stock ${id}`, `stoc ${id}`, `készlet ${id}`),
        })),
      ]
    : COLUMNS[kind]
