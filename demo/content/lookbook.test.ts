import { expect, test } from 'vitest'
import { demoShop } from '#demo/demo-shop.ts'
import { drawings } from '#demo/drawings.ts'
import { testClock } from '#test/clock.ts'

const shop = demoShop(8_500, testClock().now())

test('the scenes of the lookbook show the very goods of their cards, in their colours and patterns', async () => {
  const page = shop.parts.find(({ name }) => name === 'home')!
  const [block] = page.text.en.body.filter((one) => 'component' in one && one.component === 'still_life') as unknown as [
    { spot: string; beside: { product: string }[] },
  ]
  const skus = [block.beside[0]!.product, block.spot, block.beside[1]!.product]
  // A card shows the first variant on stock, in its colour: its picture without the pose.
  const shown = skus.map((sku) => {
    const { variants, pictures } = shop.products.find((product) => product.variants.some((one) => one.sku === sku))!
    const variant = variants.find(({ stock }) => stock!.some(({ onHand }) => onHand > 0))!
    return /^\/art\/(.*)-\d{3}\.svg$/.exec(pictures.find(({ colourway }) => colourway === variant.colourway)!.address)![1]!
  })
  for (const key of ['lookbook', 'rooms', 'rooms-tall']) {
    const { address } = shop.contentPictures.find((one) => one.key === key)!
    expect(address).toBe(`/scenes/${key}-set-${shown.join('-')}.svg`)
    const svg = (await drawings.draw(address))!
    expect(svg).toContain('id="t')
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test.each([
  '/scenes/hero-set-tent-0-oat-plain-rocker-0-oat-plain.svg',
  '/scenes/lookbook-set-tent-0.svg',
  '/scenes/lookbook-set-.svg',
])('no scene is furnished at %s', async (address) => expect(await drawings.draw(address)).toBeNull())
