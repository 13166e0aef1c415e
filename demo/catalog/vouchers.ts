/** Gift vouchers: money with a picture. Virtual, taxed when spent, named "voucher" in their item id in every market (D-9, DOM-2). */
import { HOUSE_BRAND } from './brands.ts'
import type { Amounts } from './prices.ts'
import type { Draft } from './products.ts'
import { fillWords, inEach, mapWords, table, unbroken, words } from './words.ts'
import type { Colourway } from '#demo/art/paint.ts'
import { groupDigits } from '#domain/market/digits.ts'

/** Values in euros; the same in lei and forints by the shop's round ratio. */
const VALUES = [10, 20, 40, 60, 100, 200]

const DESIGNS: { variant: number; colourway: Colourway; name: [string, string, string] }[] = [
  { variant: 0, colourway: 'navy', name: ['Cuib', 'Nest', 'Fészek'] },
  { variant: 1, colourway: 'sage', name: ['Steluță', 'Star', 'Csillag'] },
  { variant: 2, colourway: 'poppy', name: ['Panglică', 'Ribbon', 'Szalag'] },
  { variant: 0, colourway: 'blush', name: ['Botez', 'Christening', 'Keresztelő'] },
]

const NAME = words(
  'Voucher cadou {value} lei, {design}',
  'Gift voucher €{value}, {design}',
  'Ajándékutalvány {value} Ft, {design}',
)
const OPENING = table(`
  Ajunge pe e-mail în câteva minute, cu mesajul tău, gata de tipărit sau de trimis mai departe. | Arrives by email within minutes, with your message, ready to print or to pass on. | Perceken belül e-mailben érkezik, az Ön üzenetével, nyomtatásra vagy továbbküldésre készen.
`).map((row) => row.words)
const FACTS = table(`
  Valabil doi ani de la cumpărare | Valid for two years from purchase | A vásárlástól számított két évig érvényes
  Se poate folosi de mai multe ori, până se termină | Can be used more than once, until it is spent | Több részletben is felhasználható
  Bun pentru tot magazinul, online și în showroom | Good for the whole shop, online and in showrooms | Az egész boltban érvényes, online és a bemutatótermekben
  Fără transport: vine pe e-mail | No delivery: it comes by email | Szállítás nélkül: e-mailben érkezik
`).map((row) => row.words)

/** `count` vouchers, small values first, every design among them. */
export function voucherDrafts(count: number): Draft[] {
  const all = VALUES.flatMap((euros) => DESIGNS.map((design) => ({ euros, design })))
  return all.slice(0, count).map(({ euros, design }) => {
    const [ro, en, hu] = design.name
    const mrp: Amounts = { RON: euros * 500, EUR: euros * 100, HUF: euros * 40_000 }
    const value = words(groupDigits(euros * 5, '.'), String(euros), groupDigits(euros * 400, '\u00a0'))
    return {
      kind: 'voucher',
      leaf: 'gift-vouchers',
      brand: HOUSE_BRAND.id,
      name: mapWords(fillWords(NAME, { value, design: words(ro, en, hu) }), unbroken),
      description: inEach((locale) => ({ opening: OPENING[0]?.[locale] ?? '', facts: FACTS.map((fact) => fact[locale]) })),
      composition: null,
      care: null,
      warnings: [],
      art: { type: 'giftcard', variant: design.variant, pattern: 'plain', tilt: 0, scale: 98 },
      tags: ['gifts', 'gift-vouchers', 'voucher'],
      flags: ['virtual'],
      attributes: { voucher_value: euros },
      vatClass: 'multi_purpose_voucher',
      greenTaxRon: 0,
      made: null,
      noPromo: false,
      withdrawalException: 'none',
      ageFrom: null,
      ageTo: null,
      mrp,
      variants: [{ colourway: design.colourway, color: null, size: null, weightG: 0, volumeCm3: 0 }],
    }
  })
}
