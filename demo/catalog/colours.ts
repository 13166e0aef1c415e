/** Chooses the colours that a thing comes in, and names its print. */
import type { Kind } from '#demo/art/kinds.ts'
import { COLOURWAYS, type Colourway } from '#demo/art/paint.ts'
import type { Pattern } from '#demo/art/patterns.ts'
import { words, type Words } from './words.ts'

const ALL = Object.keys(COLOURWAYS) as Colourway[]

/** Large and technical things come in quiet colours. */
const CALM: Partial<Record<Kind, Colourway[]>> = {
  carseat: ['navy', 'graphite', 'dusk', 'sage', 'cocoa', 'berry', 'olive', 'oat', 'egg'],
  infantseat: ['navy', 'graphite', 'dusk', 'sage', 'cocoa', 'oat', 'egg', 'rose'],
  bellyband: ['natural', 'oat', 'blush', 'rose', 'graphite', 'sage', 'heather', 'cocoa', 'chalk'],
  bath: ['chalk', 'sage', 'blush', 'sky', 'egg', 'heather', 'natural', 'honey'],
  book: ['navy', 'spruce', 'poppy', 'egg', 'clay', 'dusk', 'berry', 'honey', 'olive'],
  bear: ['natural', 'oat', 'honey', 'clay', 'cocoa', 'chalk', 'blush', 'graphite', 'sky', 'sage'],
  monitor: ['chalk', 'natural', 'oat', 'sage', 'blush', 'sky', 'egg', 'heather'],
  thermometer: ['chalk', 'sky', 'sage', 'egg', 'blush', 'heather', 'apricot', 'natural'],
  pump: ['chalk', 'natural', 'blush', 'rose', 'heather', 'sage', 'sky', 'apricot'],
  mattress: ['natural', 'oat', 'chalk', 'sage', 'sky', 'blush', 'egg', 'heather', 'honey'],
  dresser: ['sage', 'chalk', 'blush', 'sky', 'oat', 'natural', 'egg', 'dusk', 'heather', 'olive', 'honey', 'spruce'],
  gate: ['chalk', 'sage', 'graphite', 'oat', 'sky', 'honey', 'blush', 'olive'],
  bunny: ['natural', 'oat', 'blush', 'chalk', 'cocoa', 'heather', 'sky', 'apricot'],
}

export const colourwaysOf = (kind: Kind): readonly Colourway[] => CALM[kind] ?? ALL

/** The colour of the filter that an art colour belongs to: a key of the attribute `color`. */
const FILTER: Record<Colourway, string> = {
  natural: 'cream',
  oat: 'beige',
  honey: 'yellow',
  apricot: 'orange',
  clay: 'orange',
  poppy: 'red',
  blush: 'pink',
  rose: 'pink',
  berry: 'red',
  heather: 'purple',
  sky: 'blue',
  egg: 'turquoise',
  dusk: 'blue',
  navy: 'blue',
  sage: 'green',
  olive: 'green',
  spruce: 'green',
  cocoa: 'brown',
  chalk: 'white',
  graphite: 'grey',
}

export const filterColour = (colourway: Colourway): string => FILTER[colourway]

/** A print in the name of a thing: after it in Romanian, before it in English and Hungarian. */
export const PRINT_WORDS: Partial<Record<Pattern, Words>> = {
  dots: words('cu buline', 'polka dot', 'pöttyös'),
  stripe: words('în dungi', 'striped', 'csíkos'),
  pinstripe: words('în dungi fine', 'pinstriped', 'vékony csíkos'),
  gingham: words('în carouri vichy', 'gingham', 'apró kockás'),
  check: words('în carouri', 'checked', 'kockás'),
  stars: words('cu steluțe', 'star print', 'csillagmintás'),
  sprig: words('cu crenguțe', 'sprig print', 'ágacskamintás'),
  terrazzo: words('cu pete vesele', 'terrazzo print', 'foltmintás'),
  moon: words('cu semilune', 'moon print', 'holdmintás'),
  arcs: words('cu curcubeie', 'rainbow print', 'szivárványmintás'),
  hearts: words('cu inimioare', 'heart print', 'szívecskés'),
}

export const MERRY: readonly Pattern[] = [
  'plain',
  'plain',
  'plain',
  'dots',
  'stripe',
  'pinstripe',
  'gingham',
  'check',
  'stars',
  'sprig',
  'terrazzo',
  'moon',
  'arcs',
  'hearts',
]
export const CLOTH: readonly Pattern[] = ['plain', 'plain', 'plain', 'dots', 'stripe', 'gingham', 'sprig', 'stars', 'arcs']
export const QUIET: readonly Pattern[] = ['plain', 'plain', 'plain', 'sprig', 'check', 'pinstripe']
