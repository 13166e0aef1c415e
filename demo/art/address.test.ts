import { expect, test } from 'vitest'
import { artPath, parseArtPath, swatchPath } from './address.ts'
import { draw, drawSwatch, VIEWS, type Art } from './draw.ts'
import { KINDS, type Kind } from './kinds.ts'
import { COLOURWAYS, type Colourway } from './paint.ts'

const bear: Art = { type: 'bear', variant: 1, pattern: 'dots', tilt: 0, scale: 98 }
const pram: Art = { type: 'pram', variant: 0, pattern: 'plain', frame: 'gold', tilt: 0, scale: 96 }

test('every kind, variant, colourway and view has an address that reads back as itself', () => {
  for (const type of Object.keys(KINDS) as Kind[]) {
    const { variants, uses, view: pose } = KINDS[type]
    for (let variant = 0; variant < variants; variant++) {
      const art: Art = {
        type,
        variant,
        pattern: uses.includes('pattern') ? 'sprig' : 'plain',
        tilt: pose === 'flat' ? -3 : 0,
        scale: 92,
      }
      if (uses.includes('wood')) art.wood = 'oak'
      if (uses.includes('frame')) art.frame = 'black'
      if (uses.includes('ramp')) art.ramp = 'sea'
      for (const colourway of Object.keys(COLOURWAYS) as Colourway[])
        for (const view of VIEWS)
          expect(parseArtPath(artPath(art, colourway, view))).toEqual({ kind: 'product', art, colourway, view })
    }
  }
})

test('an address names exactly what changes the picture', () => {
  expect(artPath(bear, 'honey')).toBe('/art/bear-1-honey-dots-498.svg')
  expect(artPath(pram, 'navy', 'niche')).toBe('/art/pram-0-navy-plain-gold-496-niche.svg')
  expect(swatchPath(bear, 'honey')).toBe('/art/swatch-honey-dots.svg')
  expect(parseArtPath('/art/swatch-honey-dots.svg')).toEqual({ kind: 'swatch', colourway: 'honey', pattern: 'dots' })
})

test('a pack has an address of its own and shows its thing as often, also in a set', () => {
  const pack: Art = { type: 'guards', variant: 1, pattern: 'plain', tilt: 0, scale: 98, many: 4 }
  expect(artPath(pack, 'chalk')).toBe('/art/guards-1x4-chalk-498.svg')
  for (const view of VIEWS)
    expect(parseArtPath(artPath(pack, 'chalk', view))).toEqual({ kind: 'product', art: pack, colourway: 'chalk', view })
  expect(draw(pack, 'chalk').match(/<use /g)).toHaveLength(4)
  const set: Art = {
    ...pack,
    parts: [
      { art: pack, colourway: 'chalk' },
      { art: { ...bear, scale: 98 }, colourway: 'honey' },
    ],
  }
  expect(parseArtPath(artPath(set, 'chalk'))).toMatchObject({ art: { parts: [{ art: { many: 4 } }, {}] } })
})

test('what it comes in stands beside it and in its address', () => {
  const present: Art = { ...bear, scale: 98, beside: 'box' }
  expect(artPath(present, 'honey')).toBe('/art/bear-1box-honey-dots-498.svg')
  for (const view of VIEWS)
    expect(parseArtPath(artPath(present, 'honey', view))).toEqual({ kind: 'product', art: present, colourway: 'honey', view })
  expect(draw(present, 'honey').length).toBeGreaterThan(draw(bear, 'honey').length)
})

test('the address of a bundle names its parts and is read back as them', () => {
  const parts = [
    { art: { ...bear, scale: 98 }, colourway: 'honey' as const },
    { art: { type: 'book' as const, variant: 2, pattern: 'plain' as const, tilt: 0, scale: 98 }, colourway: 'navy' as const },
  ]
  const set: Art = { ...bear, parts }
  expect(artPath(set, 'honey')).toBe('/art/set-bear-1-honey-dots-book-2-navy.svg')
  for (const view of VIEWS)
    expect(parseArtPath(artPath(set, 'honey', view))).toEqual({ kind: 'product', art: set, colourway: 'honey', view })
  expect(draw(set, 'honey').length).toBeGreaterThan(draw(bear, 'honey').length)
})

test.each([
  '/art/set.svg',
  '/art/set-bear-1-honey-dots.svg',
  '/art/set-bear-1-honey-dots-498.svg',
  '/art/set-bear-1-honey-dots-book-2-navy-tile.svg',
  '/art/set-bear-1-honey-dots-book-9-navy.svg',
  '/art/set-book-0-navy-book-1-navy-book-2-navy-book-3-navy.svg',
  '/art/bear-9-honey-dots-498.svg',
  '/art/bear-1sack-honey-dots-498.svg',
  '/art/bear-1toString-honey-dots-498.svg',
  '/art/bear-1x5-honey-dots-498.svg',
  '/art/bear-1x-honey-dots-498.svg',
  '/art/bear-1x02-honey-dots-498.svg',
  '/art/bear-1-neon-dots-498.svg',
  '/art/bear-1-honey-tartan-498.svg',
  '/art/bear-1-honey-498.svg',
  '/art/bear-1-honey-dots-498-tile.svg',
  '/art/bear-1-honey-dots-498-niche-niche.svg',
  '/art/bear-1-honey-dots-998.svg',
  '/art/bear-1-honey-dots-499.svg',
  '/art/toString-1-honey-dots-498.svg',
  '/art/bear-1-constructor-dots-498.svg',
  '/art/swatch-honey-dots-plain.svg',
  '/art/swatch-honey.svg',
  '/art/"><script>.svg',
  '/art/../bear.svg',
  '/art/.svg',
])('%s does not exist', (path) => {
  expect(parseArtPath(path)).toBeNull()
})

test('the same parameters give the same drawing, which refers to no other file', () => {
  expect(draw(bear, 'honey')).toBe(draw(bear, 'honey'))
  for (const type of Object.keys(KINDS) as Kind[])
    for (const view of VIEWS) {
      const svg = draw({ ...bear, type, variant: 0 }, 'egg', view)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"><defs>.*<\/svg>$/s)
      expect(svg).not.toMatch(/undefined|NaN|<script|href/)
    }
  expect(drawSwatch('sage', 'sprig')).toContain('<pattern')
})
