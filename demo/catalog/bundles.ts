/** Sets of goods that go together, for less than they cost one by one; some share a part, as real sets do. */
import { CURRENCIES } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import { brandsOf } from './brands.ts'
import { modelsOf } from './models/owners.ts'
import { amountsOf, natural, type Pricing } from './prices.ts'
import type { Draft } from './products.ts'
import type { Random } from './random.ts'
import { agesOf } from './sizes.ts'
import { category } from './tree.ts'
import { withdrawalOfSet } from './withdrawal.ts'
import { fillWords, inEach, joinWords, mapWords, table, unbroken, words, type Words } from './words.ts'

/** A product that can be a part: one variant of it goes into the set. */
export interface Candidate {
  draft: Draft
  pricing: Pricing
  /** Position of the variant that goes into the set. */
  variant: number
  pieces: number
}

export interface Bundle {
  draft: Draft
  parts: { candidate: Candidate; quantity: number }[]
}

/** Title, then categories of its parts; `×2` takes two of one. */
const SETS = table(`
  Noapte bună | Goodnight | Jó éjt | of=sleeping-bags,blankets,night-lights
  Bun venit | Welcome | Isten hozott | of=newborn-sets,blankets,soft-toys
  Prima baie | First bath | Első fürdés | of=bathing,baby-cosmetics,wipes
  La masă | At the table | Asztalhoz | of=tableware,bibs,cups
  Primii dinți | First teeth | Első fogak | of=rattles-teethers,soothers,bibs
  Drum bun | Safe journey | Jó utat | of=infant-carriers,isofix-bases
  La plimbare | Out and about | Sétára fel | of=pushchairs,footmuffs,pram-bags
  Camera gata | Room ready | Kész a szoba | of=cots,mattresses,bedding
  Ora poveștii | Story time | Meseidő | of=books,books,soft-toys
  Zile ploioase | Rainy days | Esős napok | of=puzzles-games,craft,books
  Mâini dibace | Clever hands | Ügyes kezek | of=wooden-toys,educational-toys
  Mama și puiul | Mother and baby | Mama és baba | of=nursing-pillows,breastfeeding,blankets
  În maternitate | At the hospital | A kórházba | of=hospital-bag,newborn-sets,swaddles
  Zi de iarnă | Winter day | Téli nap | of=jackets,hats-gloves,socks-tights
  De schimb | Spare set | Váltásnak | of=bodysuits×2,sleepsuits
  Pe covor | On the rug | A szőnyegen | of=play-mats,baby-toys,rattles-teethers
  Casă sigură | Safe home | Biztonságos otthon | of=safety,safety,baby-monitors
  La mare | By the sea | A tengerhez | of=swimwear,outdoor-toys
`)

const OPENING = words(
  'Le-am pus împreună pentru că se folosesc împreună. Împreună costă mai puțin decât luate separat.',
  'We put them together because they are used together. The set costs less than its parts.',
  'Azért tettük egymás mellé őket, mert együtt használják. A szett olcsóbb, mint a részei külön.',
)
const FACTS = table(`
  Alese să meargă împreună | Chosen to go together | Úgy válogattuk össze, hogy illjenek egymáshoz
  Vine într-un singur colet | Comes in one parcel | Egy csomagban érkezik
  Îl poți returna întreg, în 14 zile | Can be returned whole within 14 days | Egyben, 14 napon belül visszaküldhető
`).map((row) => row.words)

/** Share of the sum of the parts that the set costs. */
const SHARES = [0.82, 0.85, 0.88, 0.9]

/** A part of a category that is in stock, or null when the shop has none; `another`: not the one of the set before. */
type Pick = (leaf: string, dice: Random, another: boolean) => Candidate | null

export function bundleOf(index: number, dice: Random, pick: Pick, taken: Set<string>): Bundle | null {
  const set = SETS[index % SETS.length]
  if (!set) return null
  const parts: Bundle['parts'] = []
  for (const entry of (set.options['of'] ?? '').split(',')) {
    const [leaf = '', times] = entry.split('×')
    for (let tries = 0; tries < 25; tries++) {
      const candidate = pick(leaf, dice, tries > 0)
      if (!candidate) break
      if (!fits(candidate, parts)) continue
      parts.push({ candidate, quantity: Number(times ?? 1) })
      break
    }
  }
  const hero = parts[0]?.candidate
  if (!hero || parts.length < 2) return null
  const pieces = parts.reduce((sum, part) => sum + part.quantity, 0)
  const gifts = brandsOf('gifts').filter((one) => modelsOf(one.id, 'meadow').length > 0)
  const brand = gifts.find((one) => one.id === hero.draft.brand) ?? dice.pick(gifts)
  const name = freeName(set.words, brand.id, pieces, dice, taken)
  if (!name) return null
  const sum = amountsOf((currency) =>
    parts.reduce((total, part) => total + part.candidate.pricing.sale[currency] * part.quantity, 0),
  )
  const share = dice.pick(SHARES)
  const price = amountsOf((currency) => natural(sum[currency] * share, currency))
  if (CURRENCIES.some((currency) => price[currency] >= sum[currency])) return null
  const at = category('gift-sets')
  const variant = hero.draft.variants[hero.variant]
  const contents = joinWords(
    parts.map(({ candidate, quantity }) =>
      inEach((locale) => (quantity > 1 ? `${quantity} × ` : '') + candidate.draft.name[locale]),
    ),
    '; ',
  )
  const flags = [...new Set(parts.flatMap(({ candidate }) => candidate.draft.flags))].filter((flag) =>
    ['bulky', 'weee', 'toy', 'hygiene'].includes(flag),
  )
  return {
    parts,
    draft: {
      kind: 'bundle',
      leaf: 'gift-sets',
      brand: brand.id,
      name,
      description: inEach((locale) => ({
        opening: OPENING[locale],
        facts: [contents[locale], ...FACTS.map((fact) => fact[locale])],
      })),
      composition: null,
      care: null,
      warnings: uniqueWords(parts.flatMap(({ candidate }) => candidate.draft.warnings)),
      art: pictureOf(parts),
      tags: [at.group, 'gift-sets', 'bundle'],
      flags,
      attributes: {},
      vatClass: 'standard',
      greenTaxRon: parts.reduce((total, part) => total + part.candidate.draft.greenTaxRon * part.quantity, 0),
      made: null,
      noPromo: false,
      withdrawalException: withdrawalOfSet(parts.map(({ candidate }) => candidate.draft)),
      ageFrom: Math.max(...parts.map(({ candidate }) => candidate.draft.ageFrom ?? 0)),
      ageTo: null,
      mrp: price,
      variants: [
        {
          colourway: variant?.colourway ?? null,
          color: variant?.color ?? null,
          size: null,
          weightG: parts.reduce(
            (total, { candidate, quantity }) => total + (candidate.draft.variants[candidate.variant]?.weightG ?? 0) * quantity,
            0,
          ),
          volumeCm3: parts.reduce(
            (total, { candidate, quantity }) => total + (candidate.draft.variants[candidate.variant]?.volumeCm3 ?? 0) * quantity,
            0,
          ),
        },
      ],
    },
  }
}

/** The parts beside one another, each as its own product shows it. */
function pictureOf(parts: Bundle['parts']): Draft['art'] {
  const shown = parts.flatMap(({ candidate: { draft, variant } }) => {
    const colourway = draft.variants[variant]?.colourway
    return colourway ? [{ art: { ...draft.art, tilt: 0, scale: 98 }, colourway }] : []
  })
  const [first] = shown
  if (!first || shown.length !== parts.length) throw new Error('a part of a set has no picture')
  return { ...first.art, parts: shown }
}

const sizeOf = ({ draft, variant }: Candidate): Size | null => draft.variants[variant]?.size ?? null

/** Another thing than those in the set, for a child of the same size, and a mattress for the same cot. */
function fits(candidate: Candidate, parts: Bundle['parts']): boolean {
  if (candidate.draft.noPromo) return false
  return parts.every(({ candidate: other }) => {
    const [mattress, otherMattress] = [candidate.draft.attributes['mattress_size'], other.draft.attributes['mattress_size']]
    if (mattress !== undefined && otherMattress !== undefined && mattress !== otherMattress) return false
    const [ages, otherAges] = [sizeOf(candidate), sizeOf(other)].map((size) => (size ? agesOf([size]) : null))
    if (ages && otherAges && (ages.from >= otherAges.to || otherAges.from >= ages.to)) return false
    return candidate.draft !== other.draft
  })
}

function freeName(title: Words, brand: number, pieces: number, dice: Random, taken: Set<string>): Words | null {
  const template = table(
    'Setul „{title}” {series}, {n} piese | {series} “{title}” set, {n} pieces | {series} „{title}” szett, {n} darabos',
  )[0]?.words
  if (!template) return null
  for (let tries = 0; tries < 60; tries++) {
    const name = mapWords(
      fillWords(template, { title, series: dice.pick(modelsOf(brand, 'meadow')), n: String(pieces) }),
      unbroken,
    )
    if (taken.has(name.ro)) continue
    taken.add(name.ro)
    return name
  }
  return null
}

const uniqueWords = (list: readonly Words[]): Words[] => [...new Map(list.map((text) => [text.ro, text])).values()]
