import { expect, test } from 'vitest'
import { parseArtPath } from '#demo/art/address.ts'
import { LOCALES } from '#domain/market/market.ts'
import { picturesOf } from './pictures.ts'
import { demoProducts } from './shop.ts'
import { pictureViewInputs } from './surroundings.ts'

const products = demoProducts(2000, new Date('2026-11-21T09:00:00Z')).map(({ draft }) => draft)

test('every product has four or five pictures in each colour, no two alike, each with a text in three languages', () => {
  const texts = new Map(pictureViewInputs().map(({ key, alt }) => [key, alt]))
  const faults: string[] = []
  for (const draft of products) {
    const colourways = new Set(draft.variants.map(({ colourway }) => colourway))
    for (const colourway of colourways) {
      const own = picturesOf(draft).filter((picture) => picture.colourway === colourway)
      const isTold = own
        .slice(1)
        .every(({ view }) => LOCALES.every((locale) => texts.get(view ?? '')?.[locale].includes('{name}')))
      const isDrawn = own.every(({ address }) => parseArtPath(address) !== null)
      const isVaried = own.length >= 4 && own.length <= 5 && new Set(own.map(({ address }) => address)).size === own.length
      if (own[0]?.view !== null || !isTold || !isDrawn || !isVaried) faults.push(`${draft.name.en} ${colourway}`)
    }
  }
  expect(faults).toEqual([])
})

test('most products are shown in use and at their size, and a named bear at the size of its name', () => {
  const views = products.map((draft) => picturesOf(draft).map(({ view }) => view ?? ''))
  const share = (what: string) => views.filter((all) => all.some((view) => view.startsWith(what))).length / views.length
  expect(share('use-')).toBeGreaterThan(0.8)
  expect(share('scale-')).toBeGreaterThan(0.8)
  const bear = products.find(({ art, name }) => art.type === 'bear' && !art.parts && /\s\d\d\scm/.test(name.en))!
  const cm = /(\d\d)\scm/.exec(bear.name.en)![1]
  expect(picturesOf(bear).some(({ address }) => address.endsWith(`-scale${cm}.svg`))).toBe(true)
})
