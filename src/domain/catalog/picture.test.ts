import { expect, test } from 'vitest'
import { narrowestPicture, pictureWidths, PICTURE_WIDTHS, widestPicture } from './picture.ts'

const PHOTOGRAPH = '/i/0123456789abcdef0123456789abcdef'

test('a photograph has an address for each width up to the widest that is shown', () => {
  expect(pictureWidths(`${PHOTOGRAPH}/800.webp`, '50vw', 600)).toEqual({
    srcSet: `${PHOTOGRAPH}/200.webp 200w, ${PHOTOGRAPH}/400.webp 400w, ${PHOTOGRAPH}/600.webp 600w`,
    sizes: '50vw',
  })
  expect(pictureWidths(`${PHOTOGRAPH}/400.avif`, '100vw')?.srcSet.split(', ')).toEqual(
    PICTURE_WIDTHS.map((width) => `${PHOTOGRAPH}/${width}.avif ${width}w`),
  )
})

test.each(['/art/bear-1-honey-dots-498.svg', '/scenes/hero.0123456789.svg', '/brand/logo.svg', '', `${PHOTOGRAPH}/400.svg`])(
  'what has one address has no widths: "%s"',
  (address) => {
    expect(pictureWidths(address, '50vw', 600)).toBeNull()
  },
)

test('a photograph is asked for at its widest and its narrowest; a drawing has one address', () => {
  expect(widestPicture(`${PHOTOGRAPH}/800.webp`)).toBe(`${PHOTOGRAPH}/1600.webp`)
  expect(narrowestPicture(`${PHOTOGRAPH}/800.webp`)).toBe(`${PHOTOGRAPH}/200.webp`)
  expect(widestPicture('/art/bear-1-honey-dots-498.svg')).toBe('/art/bear-1-honey-dots-498.svg')
})
