/** First shoes, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'first-shoes',
  title: 'First shoes begin with a sheet of paper',
  summary:
    'How to measure feet at home, how many millimetres to leave in front, and why the best shoe for a child who has just begun to walk is the floor.',
  description:
    'When to buy first shoes, how to measure a child’s feet at home, which size to choose, how to check a shoe and when to measure again.',
  body: [
    p(
      'The child takes three steps from the sofa to the table, and next day a grandmother rings the shop. I understand her. But the foot that took those steps is still padding and cartilage; it feels the floor through its sole and learns balance from it. Shoes are for going outside on one’s own feet. Until then, bare feet, or ',
      link('socks', to('socks-tights')),
      ' that do not slip.',
    ),
    section('when', 'When the time has come'),
    p(
      'When they have walked alone for some weeks and want to get down in the park. For pram and carrier, soft booties do; they keep feet warm and that is their whole task. Nor are shoes needed indoors, unless the tiles are cold, and then a slipper with a sole as thin as a glove is enough.',
    ),
    section('measure', 'How to measure at home'),
    ol(
      'In the evening, when feet are a little larger than in the morning.',
      'Lay a sheet of A4 with its edge against the wall, on a hard floor.',
      'The child stands, heel touching the wall, in the socks that will go into the shoes.',
      'Hold the pencil upright and draw a line at the tip of the longest toe; it is not always the big one.',
      'Measure from edge to line in millimetres. Then the other foot.',
      'The longer foot counts.',
    ),
    p(
      'To this length you add 12\u00a0mm: about half of it is needed for rolling through the step, the other half is the growth of the next months. Under 10\u00a0mm the shoe is too small today; over 17\u00a0mm they trip in it.',
    ),
    table(
      'From foot to size',
      ['Foot, at most', 'Inside of the shoe', 'European size'],
      ['11.5\u00a0cm', '12.7\u00a0cm', '19'],
      ['12.1\u00a0cm', '13.3\u00a0cm', '20'],
      ['12.8\u00a0cm', '14.0\u00a0cm', '21'],
      ['13.5\u00a0cm', '14.7\u00a0cm', '22'],
      ['14.1\u00a0cm', '15.3\u00a0cm', '23'],
      ['14.8\u00a0cm', '16.0\u00a0cm', '24'],
    ),
    p(
      'The number on a sole is a promise and not a measurement; from brand to brand it may be half a size out. That is why under ',
      link('shoes', to('shoes')),
      ' we give the inside length, which we measure with a ruler rather than copy from a chart.',
    ),
    section('check', 'How to check a shoe'),
    ul(
      'it bends easily in the front third, where toes bend, and not in the middle;',
      'the heel is firm: squeezed between your fingers, it does not go flat;',
      'the toe is wide and high, so that toes can spread;',
      'it fastens with a strap or laces that adjust; elastic alone does not hold every foot;',
      'it is light. Weigh it in your palm: if it seems heavy to you, imagine it on ten kilograms of person.',
    ),
    p(
      'Pressing the toe cap with your thumb is no measurement, because children curl their toes when you touch them. It is better to take the insole out, stand the foot on it and see what is left in front. If it does not come out, cut a strip of card to the length of the foot plus 12\u00a0mm and slide it in; if it buckles, the shoe is short.',
    ),
    section('how-often', 'How often to measure'),
    p(
      'Under three, every two months: feet grow about a millimetre and a half a month. Between three and six, every three or four. Children do not say that a shoe pinches; the foot is soft and lets itself be squeezed. In the evening look for red marks and bent toes.',
    ),
    section('hand-me-downs', 'Handed down or new'),
    p(
      'Wellingtons and booties worn for one winter can be handed down. Everyday walking shoes rather not: sole and insole have taken the shape of somebody else’s walk. Look at the heel; if it is worn to one side, leave it. And six pairs are not needed: one good pair, one for rain, and in summer sandals with a closed toe. It matters as much that ',
      link('trousers', to('trousers')),
      ' end at the ankle, since more falls are owed to them than to shoes.',
    ),
    section('doctor', 'When to ask a doctor'),
    p(
      'Flat feet are normal until five or six, and so are toes that turn in a little and knees that touch at around three. Show a doctor if a child walks only on tiptoe, limps, has one leg different from the other, is in pain, or does not walk alone at eighteen months. Insoles and orthopaedic shoes are for an orthopaedist to recommend, not for a shop. For measuring, come to a ',
      link('showroom', '/showrooms'),
      '; you need not buy anything.',
    ),
  ],
}
