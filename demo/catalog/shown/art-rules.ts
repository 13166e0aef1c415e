/**
 * What a name says must be seen: which words change the drawing of a thing, and how many of a pack are shown. The words are
 * those of features and details in English, as the tables of `leaves` have them.
 */
import { MANY_OF, type Art, type Many } from '#demo/art/art.ts'
import type { Wood } from '#demo/art/paint.ts'
import type { Wrapping } from '#demo/art/wrappings.ts'

/** By the drawing of the thing and the words: the drawing shown instead. */
const SHOWN: Record<string, Record<string, string>> = {
  'bear:2': { 'with bow tie': 'bear:0', 'with striped scarf': 'bear:1', 'in dungarees': 'bear:3' },
  'bunny:0': { 'one ear folded': 'bunny:1' },
  'pram:0': { 'air-filled wheels': 'pram:1' },
  'pram:4': { 'with ISOFIX base': 'pram:7' },
  'pram:5': { 'with ISOFIX base': 'pram:7' },
  'pram:6': { 'with ISOFIX base': 'pram:7' },
  'stroller:2': { 'with carry bag': 'stroller:6' },
  'stroller:7': { 'with carry bag': 'stroller:6' },
  'stroller:8': { 'with carry bag': 'stroller:6' },
  'infantseat:0': { 'with ISOFIX base': 'infantseat:2', 'UPF 50+ hood': 'infantseat:1' },
  'infantseat:1': { 'with ISOFIX base': 'infantseat:2' },
  'infantseat:4': { 'with ISOFIX base': 'infantseat:5' },
  'carseat:0': { 'ISOFIX with support leg': 'carseat:8' },
  'carseat:1': { 'cup holder': 'carseat:7' },
  'carseat:5': { 'cup holder': 'carseat:7' },
  'carseat:6': { 'cup holder': 'carseat:7' },
  'carrier:0': { 'detachable hood': 'carrier:4' },
  'carrier:1': { 'detachable hood': 'carrier:4' },
  'carrier:3': { 'detachable hood': 'carrier:4' },
  'bike:3': { 'with basket': 'bike:4' },
  'dress:5': { 'with matching bonnet': 'dress:8' },
  'potty:0': { 'high back': 'potty:1' },
  'bucket:0': { '5 pieces': 'bucket:4', '8 pieces': 'bucket:5' },
  'giftset:3': { '5 pieces': 'giftset:4', '8 pieces': 'giftset:5' },
  'bathtoys:0': { 'set of 4': 'bathtoys:3', 'set of 6': 'bathtoys:4' },
  'bathtoys:2': { 'set of 4': 'bathtoys:3', 'set of 6': 'bathtoys:4' },
  'tent:0': { 'with pennant': 'tent:1' },
  'tent:2': { 'with pennant': 'tent:1' },
  'snackbox:1': { 'four compartments': 'snackbox:0' },
}

/** How many of the thing its drawing shows, where a pack of more shows it more often. */
const IN_ONE: Record<string, number> = {
  'pacifier:0': 1,
  'pacifier:1': 1,
  'pacifier:3': 1,
  'teats:0': 2,
  'teats:1': 2,
  'teats:3': 2,
  'teats:4': 2,
  'spoons:0': 3,
  'snackbox:2': 3,
  'milkstore:1': 3,
  'brief:1': 3,
  'guards:0': 4,
  'guards:1': 1,
  'guards:2': 2,
  'gate:2': 4,
  'pack:1': 1,
  'pack:6': 1,
  'pack:7': 1,
  'jar:0': 1,
  'jar:1': 1,
  'jar:3': 1,
  'jar:4': 1,
  'jar:5': 1,
  'jar:6': 1,
  'jar:9': 1,
  'snacks:0': 1,
  'snacks:1': 1,
  'snacks:2': 1,
}

/** Woods that are named, and what they look like; pale ones as beech. */
const WOOD_OF: Record<string, Wood> = {
  'beech wood': 'beech',
  'birch wood': 'beech',
  'lime wood': 'beech',
  'pine poles': 'beech',
  pine: 'beech',
  oak: 'oak',
  walnut: 'walnut',
  'matt white': 'white',
}

/** What words say it comes in or with. */
const BESIDE: Record<string, Wrapping> = {
  'in a gift box': 'box',
  'with storage box': 'crate',
  'all in one box': 'crate',
  'with pouch': 'pouch',
  'with cotton pouch': 'pouch',
  'in a pouch': 'pouch',
  'with wash bag': 'pouch',
  'folds into its pouch': 'pouch',
  'in a tin': 'tin',
  'with bag': 'bag',
  'with carry bag': 'bag',
  'with cool bag': 'bag',
  'with travel case': 'case',
}

/** Drawings that show a bag or pouch already. */
const HAVE_IT = ['stroller:6', 'pads:1']

const named = ({ type, variant }: Pick<Art, 'type' | 'variant'>): string => `${type}:${variant}`

/** Returns the drawing that words ask for instead of the thing's own; undefined when they change nothing. */
export const shownInstead = (art: Pick<Art, 'type' | 'variant'>, words: readonly string[]): string | undefined =>
  words.map((word) => SHOWN[named(art)]?.[word]).find((drawing) => drawing !== undefined)

/** Returns how many pieces words say there are: “pack of 4”, “4 × 100 g”. */
const saidPieces = (words: readonly string[]): number | undefined => {
  const said = words.map((word) => /^(?:pack|set) of (\d+)$|^(\d+) × \d+ ?(?:g|pieces)$/.exec(word)).find((match) => match)
  return said ? Number(said[1] ?? said[2]) : undefined
}

/** Returns how often a drawing stands in the picture so that a pack shows its pieces; undefined for once. */
function timesShown(art: Pick<Art, 'type' | 'variant'>, words: readonly string[]): Many | undefined {
  const [one, pieces] = [IN_ONE[named(art)], saidPieces(words)]
  return one && pieces ? MANY_OF.find((many) => many === pieces / one) : undefined
}

/** Returns the picture of a thing with all that its name says about it. */
export function asNamed(own: Art, words: readonly string[]): Art {
  const instead = shownInstead(own, words)?.split(':')[1]
  const art = instead === undefined ? own : { ...own, variant: Number(instead) }
  const wood = own.wood && words.map((word) => WOOD_OF[word]).find((one) => one !== undefined)
  const many = timesShown(art, words)
  const beside = HAVE_IT.includes(named(art)) ? undefined : words.map((word) => BESIDE[word]).find((one) => one !== undefined)
  return { ...art, ...(wood && { wood }), ...(many && { many }), ...(beside && { beside }) }
}

/** Returns whether a picture shows as many as its words say; true where it does not show single pieces at all. */
export function showsAll(art: Art, words: readonly string[]): boolean {
  const [one, pieces] = [IN_ONE[named(art)], saidPieces(words)]
  return !one || !pieces || one * (art.many ?? 1) === pieces
}
