/** Washing clothes, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'washing-baby-clothes',
  title: 'Washing small clothes, after the thousandth time',
  summary:
    'Which temperature, which detergent, what to do about stains and why softener stays in the cupboard. And how many bodysuits you really need.',
  description:
    'How to wash baby clothes: temperature, detergent, milk and nappy stains, wool, drying, and how many clothes you need in each size.',
  body: [
    p(
      'Three children come to some three thousand loads of washing. At the workshop we washed every piece of knitwear ten times before we let it go, and yet I learnt more at home. The good news is that a baby’s clothes need fewer products than your own.',
    ),
    section('first', 'Before the first wearing'),
    p(
      'Wash everything once. Fibres keep some size and loose dye, and the clothes have been through boxes and hands. Cut out labels that scratch, close zips and poppers, turn things inside out. Sort the first wash by colour; red and navy go alone.',
    ),
    section('temperature', 'At what temperature'),
    table(
      'What to wash, and how warm',
      ['What', 'Temperature', 'Worth knowing'],
      ['Bodysuits, sleepsuits, T-shirts', '40\u00a0°C', 'inside out, poppers closed'],
      ['Towels, sheets, bibs', '60\u00a0°C', 'once a week'],
      ['Cloth nappies', '60\u00a0°C', 'no softener, an extra rinse'],
      ['Clothes after a stomach bug', '60\u00a0°C', 'on their own'],
      ['Wool and knitwear', '30\u00a0°C or by hand', 'wool cycle, dried flat'],
    ),
    p(
      'At 30\u00a0°C unstained clothes come out clean. If you always wash at 30, run an empty machine at 60 once a month, or it will be the machine that smells and not the washing.',
    ),
    section('detergent', 'Detergent and softener'),
    p(
      'An ordinary detergent without perfume is enough; one for babies is mostly the same in a smaller bottle. Take the dose from the packet rather than by eye: more detergent does not wash better, it stays in the cloth and irritates skin. In hard water use the larger dose that the packet gives. An extra rinse does more than any special product.',
    ),
    p(
      'Leave the softener out. It coats the fibre with something greasy: towels stop drying, elastane gives up, cloth nappies leak, and nightwear catches fire more easily. For softness, shake wet clothes out and dry them in moving air.',
    ),
    section('stains', 'Stains, one by one'),
    ul(
      [{ text: 'Milk: ', strong: true }, 'cold water first. Warm water cooks the protein into the cloth.'],
      [
        { text: 'Nappies: ', strong: true },
        'rinse in cold water, leave stain soap on for a quarter of an hour, then the machine, then the sun.',
      ],
      [
        { text: 'Carrot and tomato: ', strong: true },
        'the colour is in the fat, so a drop of washing-up liquid first. The sun takes the rest.',
      ],
      [{ text: 'Banana: ', strong: true }, 'at once. By tomorrow it is brown, and it stays.'],
      [{ text: 'Zinc cream: ', strong: true }, 'never comes out. Wear the old bodysuits in the week of the cream.'],
    ),
    section('drying', 'Drying'),
    ol(
      'Shake, smooth, close the poppers: half the ironing is gone.',
      'Hang bodysuits by the bottom, so that the shoulders do not grow.',
      'Wool lies flat on a towel, away from the radiator.',
      'The sun bleaches: good for stains, bad for navy.',
      'A tumble dryer is fine where the label allows it, but it takes some five per cent off the length of cotton.',
    ),
    p(
      'Ironing is not compulsory. In the days of boiled nappies it had a purpose; now, if you like the smell, iron. If not, sleep.',
    ),
    section('how-many', 'How many you need'),
    p(
      'With a load every other day: seven ',
      link('bodysuits', to('bodysuits')),
      ', six ',
      link('sleepsuits', to('sleepsuits')),
      ', two ',
      link('jumpers', to('knitwear')),
      ', two hats and five pairs of socks in each size. Sizes 50 and 56 are over in six weeks, so buy few of them; from 62 on they last about three months each. Anything beyond this number you wash all the same, only later and in a larger heap.',
    ),
    section('safety', 'A few rules of safety'),
    p(
      'Detergent is kept high up and locked away: capsules look like sweets, and they are among the most frequent poisonings of small children. Take the cords out of hoods at the first wash, and pull at the buttons once a month. If a child has bitten a capsule, rinse the mouth, do not make them sick, and ring 112 or your poison centre.',
    ),
    section('doctor', 'When to ask a doctor'),
    p(
      'If skin is still red, dry or itchy after two weeks of unscented detergent and an extra rinse, do not move on to a fourth product. Ask a doctor or health visitor: eczema can be treated, and clothes are seldom to blame. Under ',
      link('nappies', to('nappies')),
      ', a rash with red spots at its edge needs a doctor’s eye as well.',
    ),
  ],
}
