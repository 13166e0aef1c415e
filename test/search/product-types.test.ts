/** The table of product types is whole, and every product of the demo shop has a type that its name tells. */
import { describe, expect, test } from 'vitest'
import { stem } from '#catalog/search/text/stem.ts'
import { LEAVES } from '#demo/catalog/leaves.ts'
import { mapWords } from '#demo/catalog/words.ts'
import categories from '#demo/data/categories.json' with { type: 'json' }
import { LOCALES } from '#domain/market/market.ts'
import { seenBySearch } from '#domain/search/synonym-group.ts'
import { OCCASIONS, PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { TYPE_LIMITS } from '#domain/search/goods/type-faults.ts'
import { broaderKeys, namingWords, typeFinder } from '#domain/search/goods/types-of-name.ts'

const byKey = new Map(PRODUCT_TYPES.map((type) => [type.key, type]))

/** Names that mean things which have nothing else in common, each with the types that are all found by it. */
const MEAN_SEVERAL = `
  ro cos landou = carrycot-pram carrycot
  ro cosuri landou = carrycot-pram carrycot
  ro inaltator = booster dining-booster step-stool
  ro port bebe = baby-carrier swaddle
  ro portbebe = baby-carrier swaddle
  ro bagaj maternitate = hospital-bag hospital-list
  ro jucarii bebe = toy baby-toy
  ro jucarii bebelusi = toy baby-toy
  ro carti senzoriale = sensory-toy touch-and-feel-book
  ro jucarii interactive = musical-toy educational-toy
  ro proiector = musical-projector star-projector
  ro avion = toy-plane plane-travel
  ro sorturi = apron shorts
  ro salopete = sleepsuit dungarees romper
  ro salopeta = sleepsuit dungarees romper
  ro camasa noapte = kids-nightdress nursing-nightdress
  ro halate = kids-dressing-gown robe-and-slippers
  ro halat = kids-dressing-gown robe-and-slippers
  ro bluzon = sweatshirt jacket
  ro vesta = waistcoat gilet
  ro veste = waistcoat gilet
  ro bandana = headband bandana-bib
  ro scutece textile = reusable-nappies muslin
  ro infasat = changing-goods swaddle
  ro paturi copii = toddler-bed baby-blanket
  ro paturi = toddler-bed baby-blanket
  ro plapumioara = duvet baby-blanket
  ro aleza = mattress-protector bed-pads
  ro batic = headband scarf
  ro costum serbare = costume occasion-suit
  ro infasator = changing-mat swaddle
  ro jucarie adormit = comforter white-noise
  ro jucarii apa = water-toy bath-toy
  ro musama pat = mattress-protector waterproof-sheet
  ro parasolar = car-sun-shade sun-shade
  ro scaun balansoar = bouncer nursing-chair
  ro sortulete = apron shorts
  ro spatiu joaca = play-mat playpen
  en carrycots = carrycot-pram carrycot
  en carrycot = carrycot-pram carrycot
  en booster seats = booster dining-booster
  en baby mirrors = car-mirror mirror-toy
  en hospital bag = hospital-bag hospital-list
  en maternity bag = hospital-bag hospital-list
  en pram mattresses = pram-liner bedside-cot-mattress
  en projector = musical-projector star-projector
  en projectors = musical-projector star-projector
  en sorting toys = shape-sorter sorting-game
  en plane = toy-plane plane-travel
  en aeroplane = toy-plane plane-travel
  en climbing frames = slide climbing-toy
  en water toys = water-toy bath-toy
  en vests = bodysuit undervest
  en rompers = sleepsuit romper
  en all ones = sleepsuit romper
  en nightdresses = kids-nightdress nursing-nightdress
  en nightie = kids-nightdress nursing-nightdress
  en nightdress = kids-nightdress nursing-nightdress
  en tank tops = undervest waistcoat
  en sweaters = sweatshirt jumper
  en jumpers = sweatshirt jumper
  en salopettes = dungarees snow-trousers
  en sunsuits = romper uv-swimsuit
  en body warmers = waistcoat gilet
  en ponchos = raincoat bath-poncho
  en pumps = canvas-shoes breast-pump
  en playards = travel-cot playpen
  en play yards = travel-cot playpen
  en bed mats = waterproof-sheet bed-pads
  en baby pouches = baby-carrier baby-puree
  en bed wetting sheet = mattress-protector waterproof-sheet
  en nesting boxes = stacking-toy stacking-houses
  hu kocsi = pram toy-car
  hu mozeskosar = carrycot-pram carrycot moses-basket
  hu mozeskosarak = carrycot-pram carrycot
  hu babahordozok = infant-car-seat baby-carrier
  hu babahordozo = infant-car-seat baby-carrier
  hu hordozo = infant-car-seat baby-carrier
  hu hordozok = infant-car-seat baby-carrier
  hu bebihordozo = infant-car-seat baby-carrier
  hu babatukor = car-mirror mirror-toy
  hu kendo = baby-wrap scarf
  hu hempergo = play-mat playpen
  hu kivetito = musical-projector star-projector
  hu babaagy = doll-bed cot
  hu ruhak = clothes dress
  hu ruhacska = clothes dress
  hu haloing = kids-nightdress nursing-nightdress
  hu pelenkabugyi = bloomers nappy-pants
  hu garbo = roll-neck-top roll-neck-jumper
  hu pulcsi = sweatshirt jumper
  hu pulcsik = sweatshirt jumper
  hu melleny = waistcoat gilet
  hu mellenyek = waistcoat gilet
  hu furdetes = bathing-goods bath-time
  hu agyvedo = mattress-protector bed-pads
  hu biztonsagi ov parna = travel-pillow harness-covers
  hu fellepo = buggy-board step-stool
  hu pantvedo = drool-pad harness-covers
  hu pelenkazo betet = changing-mat changing-underpads
  hu unneplos ruha = occasion-dress occasion-suit
  hu zoknicipo = socks baby-booties
`
/** Having one of these in common relates no types. */
const WIDE = new Set([...OCCASIONS, 'clothes', 'toy', 'feeding'])

/** Returns the names that types share of which one has no group in common with any of the others, as lines of `MEAN_SEVERAL`. */
function unrelatedNames(): string[] {
  const groups = new Map(
    PRODUCT_TYPES.map((type) => [type.key, [type.key, ...[...broaderKeys(type, byKey)].filter((key) => !WIDE.has(key))]]),
  )
  const areRelated = (one: string, other: string) =>
    one !== other && groups.get(one)!.some((key) => groups.get(other)!.includes(key))
  return LOCALES.flatMap((locale) => {
    const named = new Map<string, Set<string>>()
    for (const type of PRODUCT_TYPES)
      for (const name of type.names[locale]) {
        const words = namingWords(name, locale).join(' ')
        named.set(words, (named.get(words) ?? new Set()).add(type.key))
      }
    return [...named]
      .map(([name, keys]) => ({ name, keys: [...keys] }))
      .filter(({ keys }) => keys.length > 1 && !keys.every((one) => keys.some((other) => areRelated(one, other))))
      .map(({ name, keys }) => `${locale} ${name} = ${keys.join(' ')}`)
  })
}

describe('the table', () => {
  test('gives one name to unrelated types only where both are meant', () => {
    const expected = MEAN_SEVERAL.trim().split('\n')
    expect(unrelatedNames().toSorted()).toEqual(expected.map((line) => line.trim()).toSorted())
  })

  test('has each key once, and names in every language', () => {
    expect(byKey.size).toBe(PRODUCT_TYPES.length)
    for (const { key, names } of PRODUCT_TYPES)
      for (const locale of LOCALES) {
        expect(names[locale], `${key} ${locale}`).not.toEqual([])
        const seen = names[locale].map(seenBySearch)
        expect(names[locale].length, key).toBeLessThanOrEqual(TYPE_LIMITS.names)
        expect(
          seen.filter((name, at) => seen.indexOf(name) < at),
          `${key} ${locale}`,
        ).toEqual([])
        for (const name of names[locale]) {
          expect(namingWords(name, locale), `${key}: ${name}`).not.toEqual([])
          expect(name).toBe(name.toLowerCase())
        }
      }
  })

  test('names only types that exist, without circles', () => {
    for (const type of PRODUCT_TYPES) {
      for (const key of [...type.broader, ...type.complements]) expect(byKey.has(key), `${type.key}: ${key}`).toBe(true)
      expect(broaderKeys(type, byKey).has(type.key), type.key).toBe(false)
    }
  })

  test('completes no type by one of the same need', () => {
    for (const type of PRODUCT_TYPES)
      for (const key of type.complements) {
        const other = byKey.get(key)
        expect(key, type.key).not.toBe(type.key)
        expect(OCCASIONS.has(key), `${type.key} > ${key}`).toBe(false)
        expect(broaderKeys(type, byKey).has(key), `${type.key} > ${key}`).toBe(false)
        expect(other && broaderKeys(other, byKey).has(type.key), `${type.key} > ${key}`).toBe(false)
      }
  })

  test('never offers what is not safe in a cot, nor infant formula', () => {
    const softThings = ['pillow', 'duvet', 'kids-duvet-and-pillow', 'cot-bumper', 'sleep-positioner', 'baby-blanket', 'cushion']
    for (const { key, complements } of PRODUCT_TYPES) {
      expect(complements, key).not.toContain('infant-formula')
      if (
        ['cot', 'cot-bed', 'bedside-cot', 'bassinet', 'moses-basket', 'carrycot', 'cradle', 'travel-cot', 'mattress'].includes(
          key,
        )
      )
        expect(
          complements.filter((one) => softThings.includes(one)),
          key,
        ).toEqual([])
      expect(
        complements.filter((one) => ['cot-bumper', 'sleep-positioner'].includes(one)),
        key,
      ).toEqual([])
    }
  })

  test('knows every collection of the demo shop', () => {
    const known = new Set(categories.tree.flatMap(({ children }) => children.map(({ key }) => key)))
    const covered = new Set(PRODUCT_TYPES.flatMap(({ collections }) => collections))
    expect([...covered].filter((key) => !known.has(key))).toEqual([])
    expect([...known].filter((key) => !covered.has(key))).toEqual([])
  })
})

describe('every thing of the demo shop has a type that its name tells', () => {
  const typesOf = typeFinder(PRODUCT_TYPES, stem)
  test.each(LEAVES.map(({ key, things }) => ({ key, things })))('$key', ({ key, things }) => {
    for (const { words } of things) {
      const found = typesOf(
        mapWords(words, (text) => text.replace('*', 'Xyz')),
        [key],
      ).map((type) => type.key)
      expect(found, words.en).not.toEqual([])
    }
  })
})
