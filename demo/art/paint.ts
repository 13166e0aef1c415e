/** Colours that drawings are painted with: colourways, backgrounds, woods, frames and ramps. Chosen by eye, not computed. */
import type { Pattern, Weave } from './patterns.ts'

/** What a drawing is painted with: hex colours, a print for its cloth, and which of the type's variants it is. */
export interface Paint {
  /** Main colour. */
  main: string
  /** Second colour. */
  second: string
  /** Colour of trims: seams, buttons, small parts. */
  trim: string
  /** A print, or the weave of a cut that is always woven so. */
  pattern: Pattern | Weave
  wood: string
  frame: string
  /** Colours of toys that have several of their own; undefined for all others. */
  ramp: readonly string[] | undefined
  variant: number
}

/** The i-th of a cycle of colours or shapes. */
export const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** `tint` is the tile the colour sits best on. */
export const COLOURWAYS = {
  natural: {
    main: '#efe4d3',
    second: '#d3bd9e',
    trim: '#c9775a',
    tint: 'blush',
    name: { ro: 'natur', en: 'natural', hu: 'natúr' },
  },
  oat: { main: '#dcc9ae', second: '#f3eadb', trim: '#8e6f52', tint: 'moss', name: { ro: 'ovăz', en: 'oat', hu: 'zab' } },
  honey: { main: '#e3b257', second: '#f2e4c6', trim: '#9c6b3c', tint: 'stone', name: { ro: 'miere', en: 'honey', hu: 'méz' } },
  apricot: {
    main: '#eaa978',
    second: '#f6e6d4',
    trim: '#b9613f',
    tint: 'egg',
    name: { ro: 'caisă', en: 'apricot', hu: 'barack' },
  },
  clay: { main: '#c67a5c', second: '#f0ddca', trim: '#7d4632', tint: 'down', name: { ro: 'argilă', en: 'clay', hu: 'agyag' } },
  poppy: { main: '#d4553d', second: '#f4e3d4', trim: '#2f4159', tint: 'oat', name: { ro: 'mac', en: 'poppy', hu: 'pipacs' } },
  blush: {
    main: '#eac3b5',
    second: '#f8ece4',
    trim: '#b97d6d',
    tint: 'moss',
    name: { ro: 'roz pudrat', en: 'blush', hu: 'púder' },
  },
  rose: {
    main: '#cf8f92',
    second: '#f5e1dc',
    trim: '#8d4f56',
    tint: 'stone',
    name: { ro: 'trandafir', en: 'rose', hu: 'rózsa' },
  },
  berry: {
    main: '#8f4a5a',
    second: '#e8c6c4',
    trim: '#f1e3d3',
    tint: 'blush',
    name: { ro: 'fructe de pădure', en: 'berry', hu: 'bogyó' },
  },
  heather: {
    main: '#b7a8c7',
    second: '#efe8f2',
    trim: '#7a6790',
    tint: 'down',
    name: { ro: 'lavandă', en: 'heather', hu: 'levendula' },
  },
  sky: { main: '#aac7d8', second: '#eef4f5', trim: '#5d86a0', tint: 'blush', name: { ro: 'cer', en: 'sky', hu: 'égkék' } },
  egg: {
    main: '#79aeb0',
    second: '#e5efe9',
    trim: '#e0a24f',
    tint: 'down',
    name: { ro: 'ou de mierlă', en: 'egg blue', hu: 'rigótojás' },
  },
  dusk: { main: '#5f7f9e', second: '#dfe5e6', trim: '#e3b257', tint: 'oat', name: { ro: 'amurg', en: 'dusk', hu: 'alkony' } },
  navy: {
    main: '#34475f',
    second: '#d9d3c6',
    trim: '#d4553d',
    tint: 'egg',
    name: { ro: 'bleumarin', en: 'navy', hu: 'tengerkék' },
  },
  sage: { main: '#a9b89b', second: '#eff0e4', trim: '#6d7f5f', tint: 'oat', name: { ro: 'salvie', en: 'sage', hu: 'zsálya' } },
  olive: { main: '#84885a', second: '#e9e3cb', trim: '#c98d4b', tint: 'blush', name: { ro: 'măslin', en: 'olive', hu: 'oliva' } },
  spruce: { main: '#466a5a', second: '#d8dfd0', trim: '#e3b257', tint: 'stone', name: { ro: 'brad', en: 'spruce', hu: 'fenyő' } },
  cocoa: { main: '#86644e', second: '#ead7c2', trim: '#eac3b5', tint: 'egg', name: { ro: 'cacao', en: 'cocoa', hu: 'kakaó' } },
  chalk: {
    main: '#f4efe7',
    second: '#e3ddd3',
    trim: '#a9b89b',
    tint: 'heather',
    name: { ro: 'cretă', en: 'chalk', hu: 'kréta' },
  },
  graphite: {
    main: '#5d5854',
    second: '#cfc9c1',
    trim: '#c9a36a',
    tint: 'oat',
    name: { ro: 'grafit', en: 'graphite', hu: 'grafit' },
  },
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
