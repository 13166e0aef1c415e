import { expect, test } from 'vitest'
import { brandText } from './brand-head.server.ts'

test('the first line of a text stands under the logo, each other one is a paragraph of the story', () => {
  expect(brandText('Warm lights.\n\n Since 1998. \nIn Cluj.')).toEqual({
    lead: 'Warm lights.',
    story: ['Since 1998.', 'In Cluj.'],
  })
  expect(brandText('')).toEqual({ lead: '', story: [] })
  expect(brandText(undefined)).toEqual({ lead: '', story: [] })
})
