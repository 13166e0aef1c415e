/** What colours are chosen from. `a` is the main colour, `b` the second, `c` the trim; chosen by eye, not computed. */
import type { Pattern } from './patterns.ts'

/** What a drawing is painted with: hex colours, a print for its cloth, and which of the type's variants it is. */
export interface Paint {
  a: string
  b: string
  c: string
  pat: Pattern
  wood: string
  frame: string
  /** Colours of toys that have several of their own; undefined for all others. */
  ramp: readonly string[] | undefined
  v: number
}

/** The i-th of a cycle of colours or shapes. */
export const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T

/** `tint` is the tile the colour sits best on. */
export const COLOURWAYS = {
  natural: { a: '#efe4d3', b: '#d3bd9e', c: '#c9775a', tint: 'blush', name: { ro: 'natur', en: 'natural', hu: 'natúr' } },
  oat: { a: '#dcc9ae', b: '#f3eadb', c: '#8e6f52', tint: 'moss', name: { ro: 'ovăz', en: 'oat', hu: 'zab' } },
  honey: { a: '#e3b257', b: '#f2e4c6', c: '#9c6b3c', tint: 'stone', name: { ro: 'miere', en: 'honey', hu: 'méz' } },
  apricot: { a: '#eaa978', b: '#f6e6d4', c: '#b9613f', tint: 'egg', name: { ro: 'caisă', en: 'apricot', hu: 'barack' } },
  clay: { a: '#c67a5c', b: '#f0ddca', c: '#7d4632', tint: 'down', name: { ro: 'argilă', en: 'clay', hu: 'agyag' } },
  poppy: { a: '#d4553d', b: '#f4e3d4', c: '#2f4159', tint: 'oat', name: { ro: 'mac', en: 'poppy', hu: 'pipacs' } },
  blush: { a: '#eac3b5', b: '#f8ece4', c: '#b97d6d', tint: 'moss', name: { ro: 'roz pudrat', en: 'blush', hu: 'púder' } },
  rose: { a: '#cf8f92', b: '#f5e1dc', c: '#8d4f56', tint: 'stone', name: { ro: 'trandafir', en: 'rose', hu: 'rózsa' } },
  berry: { a: '#8f4a5a', b: '#e8c6c4', c: '#f1e3d3', tint: 'blush', name: { ro: 'fructe de pădure', en: 'berry', hu: 'bogyó' } },
  heather: { a: '#b7a8c7', b: '#efe8f2', c: '#7a6790', tint: 'down', name: { ro: 'lavandă', en: 'heather', hu: 'levendula' } },
  sky: { a: '#aac7d8', b: '#eef4f5', c: '#5d86a0', tint: 'blush', name: { ro: 'cer', en: 'sky', hu: 'égkék' } },
  egg: { a: '#79aeb0', b: '#e5efe9', c: '#e0a24f', tint: 'down', name: { ro: 'ou de mierlă', en: 'egg blue', hu: 'rigótojás' } },
  dusk: { a: '#5f7f9e', b: '#dfe5e6', c: '#e3b257', tint: 'oat', name: { ro: 'amurg', en: 'dusk', hu: 'alkony' } },
  navy: { a: '#34475f', b: '#d9d3c6', c: '#d4553d', tint: 'egg', name: { ro: 'bleumarin', en: 'navy', hu: 'tengerkék' } },
  sage: { a: '#a9b89b', b: '#eff0e4', c: '#6d7f5f', tint: 'oat', name: { ro: 'salvie', en: 'sage', hu: 'zsálya' } },
  olive: { a: '#84885a', b: '#e9e3cb', c: '#c98d4b', tint: 'blush', name: { ro: 'măslin', en: 'olive', hu: 'oliva' } },
  spruce: { a: '#466a5a', b: '#d8dfd0', c: '#e3b257', tint: 'stone', name: { ro: 'brad', en: 'spruce', hu: 'fenyő' } },
  cocoa: { a: '#86644e', b: '#ead7c2', c: '#eac3b5', tint: 'egg', name: { ro: 'cacao', en: 'cocoa', hu: 'kakaó' } },
  chalk: { a: '#f4efe7', b: '#e3ddd3', c: '#a9b89b', tint: 'heather', name: { ro: 'cretă', en: 'chalk', hu: 'kréta' } },
  graphite: { a: '#5d5854', b: '#cfc9c1', c: '#c9a36a', tint: 'oat', name: { ro: 'grafit', en: 'graphite', hu: 'grafit' } },
} as const

/** Tile colours behind a picture. */
export const TINTS = {
  oat: '#f3eee7',
  moss: '#e8ede2',
  blush: '#f7e9e2',
  egg: '#e3eef0',
  down: '#faf2de',
  heather: '#ede8f0',
  stone: '#ecebe8',
} as const
export const WOODS = { beech: '#e3c196', oak: '#cba06b', walnut: '#94694a', white: '#f2ece3' } as const
export const FRAMES = { gold: '#c9a36a', chrome: '#c3c6c8', black: '#3c3733', white: '#ece7df' } as const
/** Wooden toys with several colours of their own take a ramp instead of one colourway. */
export const RAMPS = {
  meadow: ['#c67a5c', '#e3b257', '#a9b89b', '#79aeb0', '#5f7f9e', '#efe4d3'],
  dawn: ['#8f4a5a', '#cf8f92', '#eaa978', '#f0cf94', '#f4e6cf', '#eac3b5'],
  forest: ['#466a5a', '#84885a', '#a9b89b', '#dcc9ae', '#efe4d3', '#cba06b'],
  sea: ['#34475f', '#5f7f9e', '#79aeb0', '#aac7d8', '#e3eef0', '#efe4d3'],
  clay: ['#7d4632', '#c67a5c', '#d99a78', '#eac3b5', '#f0ddca', '#e3b257'],
} as const

export type Colourway = keyof typeof COLOURWAYS
export type Tint = keyof typeof TINTS
export type Wood = keyof typeof WOODS
export type Frame = keyof typeof FRAMES
export type Ramp = keyof typeof RAMPS
