/** Further cuts of sets of clothes: each shows as many pieces as its name says. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { still, type Item } from '../still-life.ts'
import { bodysuit, sleepsuit } from '../clothes/bodysuits-and-dresses.ts'
import { hat, shoes, socks } from '../clothes/hats-shoes-socks.ts'
import { cap } from '../clothes/jackets-and-caps.ts'
import { knitwear, trousers } from '../clothes/knitwear-and-sleeping-bags.ts'
import { bib } from '../feeding/bottles-tableware-bibs.ts'
import { blanket } from '../nursery/blankets-tents-cushions.ts'
import { tieBonnet } from './clothes.ts'
import type { Cuts, Drawing } from './cut.ts'
import { wrapCloth } from './nursery.ts'

/** The second colour of the set, without its print. */
const quiet = ({ second }: Paint): Partial<Paint> => ({ pattern: 'plain', main: second, second: mix(second, '#ffffff', 0.3) })

const lay =
  (items: (paint: Paint) => Item[]): Drawing =>
  (pen, paint) =>
    still(pen, paint, items(paint))

const five = lay((paint) => [
  { draw: trousers, x: 276, y: 360, scale: 0.56, turn: 5, paint: { ...quiet(paint), variant: 2 } },
  { draw: bodysuit, x: 130, y: 188, scale: 0.7, turn: -5, paint: { variant: 1 } },
  { draw: hat, x: 318, y: 130, scale: 0.38, turn: 6, paint: { ...quiet(paint), variant: 2 } },
  { draw: bib, x: 126, y: 372, scale: 0.44, turn: -4, paint: { variant: 0 } },
  { draw: shoes, x: 292, y: 226, scale: 0.34, paint: { ...quiet(paint), variant: 0 } },
])

/** Two bodysuits, two pairs of trousers, two bibs, two hats, a blanket and a muslin. */
const ten: Drawing = (pen, paint) => {
  const twice = (id: string, body: string, x: number, y: number): string =>
    `<g id="${id}">${body}</g><use href="#${id}" transform="translate(${x} ${y})"/>`
  const one = (item: Item): string => still(pen, paint, [item])
  return (
    twice(
      'suits',
      one({ draw: bodysuit, x: 104, y: 124, scale: 0.5, turn: -3, paint: { variant: 1, pattern: 'plain' } }),
      16,
      140,
    ) +
    twice(
      'legs',
      one({ draw: trousers, x: 332, y: 196, scale: 0.42, turn: 3, paint: { ...quiet(paint), variant: 2 } }),
      -4,
      130,
    ) +
    still(pen, paint, [
      { draw: tieBonnet, x: 234, y: 92, scale: 0.34, turn: 4, paint: { pattern: 'plain' } },
      { draw: cap, x: 334, y: 78, scale: 0.28, paint: { variant: 2, main: tone(paint.second, -0.04) } },
      { draw: bib, x: 232, y: 216, scale: 0.3, turn: 4, paint: { variant: 0, pattern: 'plain' } },
      { draw: bib, x: 236, y: 312, scale: 0.28, paint: { variant: 2 } },
      { draw: blanket, x: 108, y: 384, scale: 0.42, paint: { variant: 3, pattern: 'plain' } },
      {
        draw: wrapCloth,
        x: 246,
        y: 420,
        scale: 0.3,
        turn: -3,
        paint: { pattern: 'plain', main: paint.second, second: paint.main },
      },
    ])
  )
}

const six = lay((paint) => {
  const white = mix(paint.main, '#fffaf0', 0.72)
  const fine: Partial<Paint> = { main: white, second: mix(white, '#ffffff', 0.4), pattern: 'plain' }
  return [
    { draw: blanket, x: 304, y: 404, scale: 0.4, paint: { ...fine, second: paint.main, variant: 2 } },
    { draw: trousers, x: 286, y: 262, scale: 0.5, turn: 4, paint: { ...fine, variant: 2 } },
    { draw: knitwear, x: 116, y: 148, scale: 0.54, turn: -4, paint: { ...fine, variant: 1 } },
    { draw: bodysuit, x: 130, y: 334, scale: 0.56, turn: 3, paint: { ...fine, trim: paint.main, variant: 2 } },
    { draw: tieBonnet, x: 308, y: 112, scale: 0.36, turn: 5, paint: { ...fine, trim: paint.main } },
    { draw: shoes, x: 206, y: 436, scale: 0.3, paint: { ...fine, trim: paint.main, variant: 0 } },
  ]
})

export const clothingSets: Cuts = {
  newbornset: {
    3: lay((paint) => [
      { draw: trousers, x: 264, y: 346, scale: 0.72, turn: 5, paint: { ...quiet(paint), variant: 2 } },
      { draw: bodysuit, x: 152, y: 190, scale: 0.86, turn: -4, paint: { variant: 1 } },
    ]),
    4: five,
    5: lay((paint) => [
      { draw: sleepsuit, x: 164, y: 262, scale: 0.9, turn: -3, paint: { variant: 1 } },
      { draw: hat, x: 314, y: 152, scale: 0.48, turn: 5, paint: { ...quiet(paint), variant: 2 } },
    ]),
    6: ten,
    7: lay((paint) => [
      { draw: knitwear, x: 184, y: 204, scale: 0.92, turn: -3, paint: { variant: 1 } },
      { draw: shoes, x: 230, y: 378, scale: 0.6, paint: { ...quiet(paint), variant: 0 } },
    ]),
    8: six,
  },
  manypack: {
    3: lay(({ main, second, trim }) =>
      [
        [92, 128, 0, main],
        [228, 138, 1, mix(main, second, 0.5)],
        [306, 262, 2, tone(second, -0.02)],
        [164, 300, 1, mix(trim, second, 0.4)],
        [92, 372, 0, mix(main, second, 0.35)],
      ].map(([x, y, variant, colour], i) => ({
        draw: socks,
        x: (x as number) + (i === 4 ? -6 : 0),
        y: y as number,
        scale: 0.42,
        turn: i % 2 ? 4 : -4,
        paint: { variant: variant as number, main: colour as string, second: i % 2 ? main : second },
      })),
    ),
  },
}
