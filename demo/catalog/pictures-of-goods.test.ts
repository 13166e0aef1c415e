/** Every kind of thing has a drawing of its own, and the picture of a product shows what its name says. */
import { beforeAll, describe, expect, test } from 'vitest'
import { artPath } from '#demo/art/address.ts'
import { KINDS } from '#demo/art/kinds.ts'
import { FRAMES, WOODS } from '#demo/art/paint.ts'
import { choices } from './art-of.ts'
import { PRINT_WORDS } from './colours.ts'
import { suits } from './leaf.ts'
import { LEAVES } from './leaves.ts'
import { showsAll, shownInstead } from './shown/art-rules.ts'
import { demoProducts, type StockedProduct } from './shop.ts'
import type { Row } from './words.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let shop: StockedProduct[]
let made: { draft: StockedProduct['draft']; name: string; shown: string; thing: Row; said: string[] }[]
beforeAll(() => {
  shop = demoProducts(8500, NOW)
  made = shop.flatMap(({ draft }) => {
    const { made: parts, art } = draft
    if (!parts) return []
    const said = [parts.feature, parts.detail].flatMap((row) => row?.words.en ?? [])
    return [{ draft, name: draft.name.en.toLowerCase(), shown: `${art.type}:${art.variant}`, thing: parts.thing, said }]
  })
})

/** Each thing of each category with the drawings it may have before its name says more. */
const THINGS = LEAVES.flatMap(({ key, art, things }) =>
  things.map(({ words, options }) => ({
    leaf: key,
    thing: `${key}: ${words.en}`,
    drawings: choices(options['art'] ?? art).flatMap(({ kind, variants }) => variants.map((variant) => `${kind}:${variant}`)),
  })),
)

describe('drawings', () => {
  test('no two kinds of things share one', () => {
    const owners = Map.groupBy(
      THINGS.flatMap(({ thing, drawings }) => drawings.map((drawing) => ({ thing, drawing }))),
      ({ drawing }) => drawing,
    )
    const shared = [...owners].filter(([, list]) => new Set(list.map(({ thing }) => thing)).size > 1)
    expect(shared.map(([drawing, list]) => `${drawing} = ${list.map(({ thing }) => thing).join(' | ')}`)).toEqual([])
  })

  test('a category has drawings that no other category shows', () => {
    const owner = new Map(THINGS.flatMap(({ leaf, drawings }) => drawings.map((drawing) => [drawing, leaf] as const)))
    const strange = THINGS.filter(({ leaf, drawings }) => drawings.some((drawing) => owner.get(drawing) !== leaf))
    expect(strange.map(({ thing }) => thing)).toEqual([])
    expect(new Set(owner.values()).size).toBe(LEAVES.length)
  })

  test('what words change a drawing into belongs to the same category', () => {
    const owner = new Map(THINGS.flatMap(({ leaf, drawings }) => drawings.map((drawing) => [drawing, leaf] as const)))
    const changed = LEAVES.flatMap(({ key, art, things, features, details }) =>
      things.flatMap((thing) =>
        choices(thing.options['art'] ?? art).flatMap(({ kind, variants }) =>
          variants.flatMap((variant) =>
            [...features, ...details]
              .filter((row) => suits(row, thing))
              .flatMap((row) => shownInstead({ type: kind, variant }, [row.words.en]) ?? [])
              .map((to) => ({ key, to })),
          ),
        ),
      ),
    )
    expect(changed.length).toBeGreaterThan(25)
    // `choices` refuses a drawing that does not exist.
    expect(changed.filter(({ key, to }) => choices(to).length !== 1 || (owner.get(to) ?? key) !== key)).toEqual([])
  })

  test('every kind of drawing is used', () => {
    const used = new Set(['giftcard', ...THINGS.flatMap(({ drawings }) => drawings.map((drawing) => drawing.split(':')[0]))])
    expect(Object.keys(KINDS).filter((kind) => !used.has(kind))).toEqual([])
  })
})

describe('a product', () => {
  test('shows the drawing of its thing, or the one its words ask for', () => {
    const wrong = made.filter(({ draft, thing, said, shown }) => {
      const own = choices(thing.options['art'] ?? LEAVES.find(({ key }) => key === draft.leaf)?.art ?? '')
      return !own.some(({ kind, variants }) =>
        variants.some((variant) => shown === (shownInstead({ type: kind, variant }, said) ?? `${kind}:${variant}`)),
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('shows as many pieces as its pack has', () => {
    expect(made.filter(({ draft, said }) => !showsAll(draft.art, said)).map(({ name }) => name)).toEqual([])
    expect(made.filter(({ draft }) => draft.art.many).length).toBeGreaterThan(100)
  })

  /** Independent of the tables: what the name says by itself. */
  test.each([
    [/striped scarf/, /^bear:1$/],
    [/bow tie/, /^bear:0$/],
    [/one ear folded/, /^bunny:1$/],
    [/, in dungarees/, /^bear:3$/],
    [/^(?!.*(scarf|bow tie|dungarees)).* the bear\b(?! doll)/, /^bear:2$/],
    [/lop-eared/, /^bunny:2$/],
    [/hooded sweatshirt/, /^sweatshirt:[12]$/],
    [/long-sleeved (top|dress|swimsuit)/, /^(longsleeve:0|frock:0|swimsuit:1)$/],
    [/long-sleeved.*bodysuit/, /^bodysuit:[13]$/],
    [/short-sleeved.*bodysuit/, /^(bodysuit:[04]|manypack:0)$/],
    [/sleeveless/, /^bodysuit:2$/],
    [/wrap bodysuit/, /^bodysuit:[34]$/],
    [/puff-sleeved/, /^dress:3$/],
    [/strappy/, /^frock:1$/],
    [/footless|two-way zip/, /^sleepsuit:[35]$/],
    [/tandem/, /^twin:1$/],
    [/twin pushchair/, /^twin:0$/],
    [/twin pram/, /^twin:2$/],
    [/three-wheel (pushchair)/, /^stroller:1$/],
    [/two-wheel scooter/, /^scooter:3$/],
    [/three-wheel scooter/, /^scooter:[012]$/],
    [/tricycle|push trike/, /^trike:[01]$/],
    [/balance bike/, /^bike:[012]$/],
    [/first bike, with basket/, /^bike:4$/],
    [/3-in-1 pram|travel system|3-in-1 carrycot/, /^pram:[4567]$/],
    [/pram.*isofix base/, /^pram:7$/],
    [/(rotating isofix)/, /^isofix:1$/],
    [/infant.*isofix base/, /^infantseat:[235]$/],
    [/(booster|child car seat).*cup holder/, /^carseat:7$/],
    [/canvas trainers/, /^trainers:1$/],
    [/two chairs/, /^dresser:4$/],
    [/3-pack/, /^manypack:[012]$/],
    [/5-pack/, /^manypack:3$/],
    [/(3|5|10|6)-piece (newborn|layette|christening)/, /^newbornset:[0468]$/],
    [/with matching bonnet/, /^dress:8$/],
    [/goat milk/, /^tin:2$/],
    [/^carrot and/, /^jar:3$/],
  ])('that is called %s shows it', (name, drawing) => {
    const called = made.filter((one) => name.test(one.name))
    expect(called.length).toBeGreaterThan(0)
    expect(called.filter(({ shown }) => !drawing.test(shown)).map((one) => `${one.name} ${one.shown}`)).toEqual([])
  })

  test.each([
    [/gift box/, ['box']],
    [/storage box/, ['crate']],
    [/pouch|wash bag/, ['pouch', undefined]],
    [/(with|carry|cool) bag/, ['bag', undefined]],
    [/travel case/, ['case']],
    [/in a tin/, ['tin']],
  ])('that comes with %s shows it', (word, shown) => {
    const called = made.filter(({ said }) => said.some((words) => word.test(words)))
    expect(called.length).toBeGreaterThan(0)
    const wrong = called.filter(({ draft }) => !shown.includes(draft.art.beside))
    expect(wrong.map(({ name }) => name)).toEqual([])
    // Only a drawing that has the bag in it already goes without another.
    const bare = called.filter((one) => one.draft.art.beside === undefined).map((one) => one.shown)
    expect(bare.filter((drawing) => !['stroller:6', 'pads:1'].includes(drawing))).toEqual([])
  })

  test('has the print, the wood and the frame that its name says', () => {
    const wrong = made.filter(({ draft, name, said }) => {
      const { art } = draft
      const print = Object.entries(PRINT_WORDS).find(([, words]) => draft.made?.model === null && name.startsWith(`${words.en} `))
      const uses = KINDS[art.type].uses
      const wood = Object.keys(WOODS).find((one) => said.some((word) => word === one || word === `${one} wood`))
      const frame = Object.keys(FRAMES).find((one) => said.includes(`${one} frame`))
      return (
        (draft.made?.model === null &&
          print &&
          uses.includes('pattern') &&
          art.pattern !== print[0] &&
          art.pattern !== 'plain') ||
        (wood && uses.includes('wood') && art.wood !== wood) ||
        (frame && art.frame !== frame)
      )
    })
    expect(wrong.map(({ name, shown }) => `${name} ${shown}`)).toEqual([])
  })

  test('that is a set of two or three goods shows the drawings of its parts', () => {
    const sets = shop.filter(({ draft }) => draft.kind === 'bundle')
    expect(sets.length).toBeGreaterThan(100)
    for (const { draft, parts } of sets)
      expect(draft.art.parts?.map((part) => artPath({ ...part.art, tilt: 0, scale: 98 }, part.colourway))).toEqual(
        parts.map(({ product, variant }) =>
          artPath({ ...product.draft.art, tilt: 0, scale: 98 }, product.draft.variants[variant]?.colourway ?? ''),
        ),
      )
  })
})

/** Beds and what lies in them: drawings of a mattress with its sheet and nothing else, no pillow, duvet, bumper or toy. */
const BARE: Record<string, readonly number[]> = {
  safecot: [0, 1, 2],
  crib: [1, 4, 5],
  bedside: [0, 1, 2],
  travelcot: [0, 1, 2, 3],
  nest: [0, 1, 2, 3],
  mattress: [0, 1, 2, 3, 4, 5],
  linen: [0, 1, 3, 4],
  sleepbag: [0, 1, 2, 3, 4],
  swaddle: [0, 1, 2, 3, 4],
}
const ASLEEP = ['cots', 'bedside-cots', 'travel-cots', 'baby-nests', 'mattresses', 'bedding', 'sleeping-bags', 'swaddles']

describe('safe sleep', () => {
  test('a bed for a child under twelve months is drawn bare', () => {
    const goods = made.filter(({ draft }) => ASLEEP.includes(draft.leaf) && (draft.ageFrom ?? 0) < 12)
    expect(new Set(goods.map(({ draft }) => draft.leaf))).toEqual(new Set(ASLEEP))
    const wrong = goods.filter(({ draft: { art } }) => !BARE[art.type]?.includes(art.variant))
    expect(wrong.map(({ name, shown }) => `${name} ${shown}`)).toEqual([])
  })

  test('a pillow or a duvet is drawn only for those who are older', () => {
    const soft = made.filter(({ shown, draft }) => ASLEEP.includes(draft.leaf) && /^(linen:[256]|crib:[02])$/.test(shown))
    expect(soft.length).toBeGreaterThan(0)
    expect(soft.filter(({ draft }) => (draft.ageFrom ?? 0) < 12).map(({ name }) => name)).toEqual([])
  })
})
