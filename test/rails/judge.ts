/** Judges rails of the demo shop by collections, attributes and English names, without the tables that rails are made by. */
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'

/** Collections whose goods all meet one need, by that need; each other collection is a need of its own unless it is in `THINGS`. */
const NEEDS: Record<string, string> = {
  pram: 'prams-3in1 prams-2in1 pushchairs compact-pushchairs twin-prams',
  'car seat': 'infant-carriers car-seats-toddler car-seats-child',
  bed: 'cots bedside-cots travel-cots',
  'belly support': 'belly-bands support-belts',
}

/** Things of collections that meet several needs: what the name says first wins, the rest is the collection's own need. */
const THINGS: Record<string, string> = {
  'pram-accessories':
    'rain cover|parasol, sun shade|mosquito net|liner|harness covers|cup holder|adapters|travel bag|buggy board|wheel set',
  'pram-bags': 'hospital bag|organiser|animal backpack, nursery backpack',
  bathing: 'towel, poncho|thermometer|toys',
  'baby-cosmetics': 'bath foam, shampoo, soap|lotion, oil|face cream|nappy cream|powder|sun cream',
  health: 'thermometer|humidifier|first-aid|saline|manicure',
  potty: 'reducer',
  changing: 'cover|table',
  soothers: 'soother and clip|clip',
  bibs: 'burp',
  tableware: 'spoons, cutlery|placemat|snack box, pots',
  cups: 'flask, water bottle',
  sterilisers: 'warmer|blender',
  'breast-pumps': 'collector',
  breastfeeding: 'pads|shells, shields|bags, storage pots|cover|cream',
  bedding: 'waterproof|sheet',
  mattresses: 'protector',
  blankets: 'muslins',
  decor: 'cushion|mobile|rug|tent|bunting',
  furniture: 'wardrobe|bookcase, shelf|chest',
  safety: 'corner|door stop|drawer|playpen|gate|socket',
  'dolls-figures': 'bed|house|pram|theatre|outfit',
  craft: 'clay|kit|stamps',
  'musical-toys': 'mobile|projector',
  'puzzles-games': 'puzzle',
  dresses: 'skirt|romper',
  swimwear: 'nappy',
  'maternity-clothes': 'dress|dungarees|jeans, leggings|jumper|top|nightdress, pyjamas',
  'nursing-pillows': 'cover',
  'hospital-bag': 'bed pads|briefs|nightdress|pads|robe|complete',
  keepsakes: 'album|footprint|box|milestone|blanket|blocks|journal',
}

/** What goods are used for; goods that share no use have nothing to do with each other. */
const USES: Record<string, string> = {
  walk: `prams-3in1 prams-2in1 pushchairs compact-pushchairs twin-prams footmuffs pram-bags pram-accessories baby-carriers blankets
    hats-gloves jackets infant-carriers isofix-bases changing cups rattles-teethers soothers baby-toys`,
  drive:
    'infant-carriers car-seats-toddler car-seats-child isofix-bases pram-accessories footmuffs blankets prams-3in1 prams-2in1',
  sleep: `cots bedside-cots travel-cots baby-nests mattresses bedding sleeping-bags blankets swaddles baby-monitors night-lights sleepsuits
    musical-toys soft-toys soothers decor books bodysuits`,
  room: 'furniture decor night-lights cots safety books play-mats bedding educational-toys building-toys wooden-toys dolls-figures changing',
  eat: 'high-chairs tableware cups bibs baby-food bottles sterilisers wipes',
  milk: 'bottles teats sterilisers breast-pumps breastfeeding nursing-pillows nursing-bras bibs infant-formula soothers cups health blankets',
  care: `nappies wipes changing bathing baby-cosmetics health potty baby-monitors rattles-teethers soothers bodysuits swimwear trousers
    pram-bags sleepsuits`,
  wear: `bodysuits sleepsuits newborn-sets tops trousers dresses jackets knitwear hats-gloves socks-tights shoes swimwear occasion bibs
    swaddles blankets sleeping-bags keepsakes`,
  water: 'swimwear outdoor-toys bathing baby-cosmetics hats-gloves shoes',
  play: `baby-toys rattles-teethers soft-toys wooden-toys educational-toys building-toys puzzles-games dolls-figures vehicles play-mats
    musical-toys outdoor-toys books craft ride-ons bouncers-swings decor furniture`,
  rest: 'bouncers-swings play-mats baby-toys rattles-teethers blankets soft-toys baby-nests musical-toys',
  mother: `belly-bands support-belts postpartum-bands nursing-bras maternity-clothes nursing-pillows hospital-bag breastfeeding breast-pumps
    keepsakes pram-bags newborn-sets baby-carriers`,
  gift: 'keepsakes newborn-sets blankets soft-toys books occasion',
}

const listOf = (text: string): string[] => text.trim().split(/\s+/)
const needByKey = new Map(Object.entries(NEEDS).flatMap(([need, keys]) => listOf(keys).map((key) => [key, need])))
const usesByKey = new Map<string, Set<string>>()
for (const [use, keys] of Object.entries(USES))
  for (const key of listOf(keys)) usesByKey.set(key, (usesByKey.get(key) ?? new Set()).add(use))

const collectionOf = (snapshot: Snapshot, product: CatalogProduct): string =>
  snapshot.tree.byId.get(product.collection)?.key ?? ''

/** Returns what a product is needed for: two of the same need replace each other. */
export function needOf(snapshot: Snapshot, product: CatalogProduct): string {
  const key = collectionOf(snapshot, product)
  const name = product.name.en.split(',')[0]!.toLowerCase()
  const thing = THINGS[key]?.split('|').find((words) => words.split(', ').some((word) => name.includes(word)))
  return thing === undefined ? (needByKey.get(key) ?? key) : `${key}: ${thing}`
}

/** What a product and another beside it have against each other. */
export interface Faults {
  /** Both meet the same need. */
  isSubstitute: boolean
  isOtherSex: boolean
  isOtherAge: boolean
  isOtherSeason: boolean
  isOtherSize: boolean
  /** They have no use in common. */
  isBesideThePoint: boolean
}

export function faultsOf(snapshot: Snapshot, one: CatalogProduct, other: CatalogProduct): Faults {
  const parts = one.parts.flatMap(({ product }) => snapshot.byId.get(product) ?? []).map((doc) => snapshot.products[doc]!)
  const all = parts.length > 0 ? parts : [one]
  return {
    isSubstitute: all.some((part) => needOf(snapshot, part) === needOf(snapshot, other)),
    isOtherSex: all.some((part) => areBoth(part, other, 'gender', ['girls', 'boys'])),
    isOtherAge: !agesMeet(one, other) || isUnsafe(snapshot, one, other),
    isOtherSeason: all.some(
      (part) => areBoth(part, other, 'season', ['spring-summer', 'autumn-winter']) || isColdBath(snapshot, part, other),
    ),
    isOtherSize: all.some((part) => differ(part, other, 'mattress_size')) || !sizesMeet(one, other),
    isBesideThePoint: !all.some((part) => haveUse(collectionOf(snapshot, part), collectionOf(snapshot, other))),
  }
}

const haveUse = (one: string, other: string): boolean =>
  one === other || [...(usesByKey.get(one) ?? [])].some((use) => usesByKey.get(other)?.has(use))

function areBoth(one: CatalogProduct, other: CatalogProduct, key: string, values: readonly string[]): boolean {
  const [a, b] = [one.attributes[key], other.attributes[key]]
  return a !== b && values.includes(String(a)) && values.includes(String(b))
}

function differ(one: CatalogProduct, other: CatalogProduct, key: string): boolean {
  const [a, b] = [one.attributes[key], other.attributes[key]]
  return a !== undefined && b !== undefined && a !== b
}

const agesMeet = (one: CatalogProduct, other: CatalogProduct): boolean =>
  (one.ageFrom ?? 0) < (other.ageTo ?? Infinity) && (other.ageFrom ?? 0) < (one.ageTo ?? Infinity)

/** A pillow or a duvet with the bed of a baby. */
const isUnsafe = (snapshot: Snapshot, one: CatalogProduct, other: CatalogProduct): boolean =>
  needByKey.get(collectionOf(snapshot, one)) === 'bed' &&
  (one.ageFrom ?? 0) < 12 &&
  /duvet|bedding set|pillow|cushion|baby nest/.test(other.name.en.toLowerCase())

/** Winter goods with swimwear, or the reverse. */
function isColdBath(snapshot: Snapshot, one: CatalogProduct, other: CatalogProduct): boolean {
  const keys = [collectionOf(snapshot, one), collectionOf(snapshot, other)]
  return keys.includes('swimwear') && keys.some((key) => ['footmuffs', 'jackets', 'knitwear', 'sleeping-bags'].includes(key))
}

/** Whether clothes by body height come in heights that are next to each other at most. */
function sizesMeet(one: CatalogProduct, other: CatalogProduct): boolean {
  const [a, b] = [heightsOf(one), heightsOf(other)]
  return a.length === 0 || b.length === 0 || a.some((height) => b.some((near) => Math.abs(near - height) <= 6))
}

const heightsOf = ({ variants }: CatalogProduct): number[] =>
  variants.flatMap(({ size, available }) => (available > 0 && size !== null && /^\d+$/.test(size) ? [Number(size)] : []))
