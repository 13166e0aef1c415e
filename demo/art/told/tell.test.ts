import { expect, test } from 'vitest'
import { artPath, parseArtPath } from '../address.ts'
import { draw, type Art, type View } from '../draw.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { goodsOf, sceneOf } from './companions.ts'
import { comparedWith } from './known-things.ts'
import { boxesOf } from './extents.ts'
import { heightOf } from './sizes.ts'
import { canTell, type ToldView } from './tell.ts'

const artOf = (type: Kind, variant: number): Art => {
  const { uses, view } = KINDS[type]
  const art: Art = {
    type,
    variant,
    pattern: uses.includes('pattern') ? 'sprig' : 'plain',
    tilt: view === 'flat' ? 2 : 0,
    scale: 92,
  }
  if (uses.includes('wood')) art.wood = 'oak'
  if (uses.includes('frame')) art.frame = 'black'
  if (uses.includes('ramp')) art.ramp = 'sea'
  return art
}

const everything = (Object.keys(KINDS) as Kind[]).flatMap((type) =>
  Array.from({ length: KINDS[type].variants }, (_, variant) => artOf(type, variant)),
)

const viewsOf = (art: Art): ToldView[] =>
  (['other', 'use', 'material', `scale${Math.round(heightOf(art.type, art.variant))}`] as ToldView[]).filter((view) =>
    canTell(art, view),
  )

/** The first tag that has an attribute twice, which no browser draws. */
const twice = (svg: string): string | undefined =>
  svg.match(/<[a-z]+ [^>]*>/gi)?.find((tag) => {
    const names = tag.match(/ [a-z:-]+="/gi) ?? []
    return new Set(names).size < names.length
  })

test('what tells something of a product has an address of its own, and is a whole drawing', () => {
  let told = 0
  for (const art of everything)
    for (const view of viewsOf(art)) {
      told++
      expect(parseArtPath(artPath(art, 'sage', view))).toEqual({ kind: 'product', art, colourway: 'sage', view })
      const svg = draw(art, 'sage', view)
      expect(svg.startsWith('<svg ') && svg.endsWith('</svg>') && svg.length < 130_000, `${art.type} ${view}`).toBe(true)
      expect(twice(svg), `${art.type} ${view}`).toBeUndefined()
      expect(svg, `${art.type} ${view}`).not.toMatch(/undefined|NaN|Infinity|<script|href="[^#]/)
    }
  expect(told).toBeGreaterThan(2.3 * everything.length)
})

test.each([
  '/art/bear-1-honey-dots-498-scale0.svg',
  '/art/bear-1-honey-dots-498-scale1.svg',
  '/art/bear-1-honey-dots-498-scale032.svg',
  '/art/bear-1-honey-dots-498-scale999.svg',
  '/art/bear-1-honey-dots-498-scale.svg',
  '/art/bottle-1-honey-498-material.svg',
  '/art/giftcard-1-honey-498-use.svg',
  '/art/set-bear-1-honey-dots-book-2-navy-use.svg',
  '/art/set-bear-1-honey-dots-book-2-navy-scale20.svg',
])('%s does not exist', (path) => {
  expect(parseArtPath(path)).toBeNull()
})

test('the goods of every scene have a size, and none is of the kind that it is shown beside', () => {
  const faults = everything.flatMap((art) => {
    const scene = sceneOf(art)
    return (scene === null ? [] : goodsOf(scene))
      .filter(({ type, variant }) => boxesOf(type).length === 0 || heightOf(type, variant) === 0 || type === art.type)
      .map(({ type }) => `${art.type} beside ${type}`)
  })
  expect(faults).toEqual([])
})

test('where a child sleeps nothing soft stands around that could lie in the bed', () => {
  for (const type of ['crib', 'safecot', 'bedside', 'travelcot', 'nest', 'sleepbag', 'swaddle'] as const) {
    const scene = sceneOf({ type, variant: 0 } as Art)
    const soft = (scene === null ? [] : goodsOf(scene)).filter(({ type: good }) =>
      ['bear', 'bunny', 'pillow', 'blanket', 'linen', 'comforter', 'doll'].includes(good),
    )
    expect(soft, type).toEqual([])
  }
})

test('a thing is compared with one of its own order of size', () => {
  expect(comparedWith('pacifier', 6, true)).toBe('egg')
  expect(comparedWith('bottle', 18, false)).toBe('mug')
  expect(comparedWith('bear', 38, false)).toBe('mug')
  expect(comparedWith('tee', 38, true)).toBe('teddy')
  expect(comparedWith('pram', 104, false)).toBe('chair')
})

test('a product is drawn as high as its address says beside what it is compared with', () => {
  const small = draw(artOf('bear', 0), 'honey', 'scale26' satisfies View)
  const large = draw(artOf('bear', 0), 'honey', 'scale42')
  const scales = (svg: string) =>
    Array.from(svg.matchAll(/<g transform="translate\([^)]*\) scale\(([\d.]+)\)">/g), ([, k]) => Number(k))
  const [bear, mug] = scales(small)
  const [higher, smallMug] = scales(large)
  expect(higher! / smallMug! / (bear! / mug!)).toBeCloseTo(42 / 26, 1)
})
