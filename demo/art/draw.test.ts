import { expect, test } from 'vitest'
import { toLch } from './colour.ts'
import { draw } from './draw.ts'
import { KINDS, type Kind } from './kinds.ts'
import { COLOURWAYS, type Colourway } from './paint.ts'
import { faceOn } from './parts.ts'

const COLOURS = Object.keys(COLOURWAYS) as Colourway[]

/** Each variant in its share of the colourways: over its variants a kind is drawn in all of them. */
test.each(Object.keys(KINDS) as Kind[])('%s is drawn in every variant and colourway', (type) => {
  const { variants } = KINDS[type]
  const faults: string[] = []
  for (const [i, colourway] of COLOURS.entries()) {
    const variant = i % variants
    const svg = draw({ type, variant, pattern: 'sprig', tilt: 0, scale: 98 }, colourway)
    // 40 KB of SVG text are about 4 KB on the wire; a listing shows 24 of them.
    const whole = svg.startsWith('<svg ') && svg.endsWith('</svg>') && svg.length <= 40_000
    if (!whole || /undefined|NaN|Infinity|<script|href="[^#]/.test(svg)) faults.push(`${type}:${variant} ${colourway}`)
  }
  expect(faults).toEqual([])
})

test('no two variants of a kind have the same drawing', () => {
  const alike = (Object.keys(KINDS) as Kind[]).filter((type) => {
    const { variants } = KINDS[type]
    const pictures = Array.from({ length: variants }, (_, variant) =>
      draw({ type, variant, pattern: 'sprig', tilt: 0, scale: 98 }, 'navy'),
    )
    return new Set(pictures).size < variants
  })
  expect(alike).toEqual([])
})

test('a face can be seen on cloth of every colour', () => {
  const difference = (colourway: Colourway): number => {
    const { main } = COLOURWAYS[colourway]
    return Math.abs(toLch(faceOn(main))[0] - toLch(main)[0])
  }
  expect(COLOURS.filter((colourway) => difference(colourway) < 0.25)).toEqual([])
})
