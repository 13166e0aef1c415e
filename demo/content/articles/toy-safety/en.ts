/** Safe toys, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'safe-toys',
  title: 'How to read a toy: CE, the age, and the kitchen roll',
  summary:
    'What must be on the label, what to try with your hands in two minutes, and which toys to leave in the shop however pretty they are.',
  description:
    'How to tell a safe toy: the CE mark, the 0–3 warning, small parts, magnets, button batteries and second-hand toys.',
  body: [
    p(
      'My job is to say no. Of ten toys that come to my table seven go back: some because they smell of paint, others because the eye of the bear stays in my hand. You need no laboratory to tell them apart; two minutes, fingernails and a roll of kitchen paper will do.',
    ),
    section('label', 'What the label says'),
    p(
      'Every toy sold in the European Union carries the CE mark, by which its maker declares that it meets the toy safety rules and the standards EN 71. CE is no award, and it does not mean that a government has tested the thing. So read what stands beside it:',
    ),
    ul(
      'the name and address of the maker and, from outside the Union, of the importer;',
      'a batch or model number by which it can be recalled;',
      'the warnings, in your language;',
      'the age and, beside the red circle with 0–3 struck out, the reason, which is usually small parts.',
    ),
    p(
      'That circle is no opinion on how clever a child is. Not suitable under three means that something in it fits a small throat. If a toy has none of these, do not buy it, however little it costs at a market or on a website far away.',
    ),
    section('two-minutes', 'The two-minute test'),
    ol(
      'Pull hard at eyes, buttons, wheels and ribbons. What moves today comes off tomorrow.',
      'Run a nail over the paint and rub it with a damp cloth: the colour stays on the toy.',
      'Smell it. A whiff of petrol or strong perfume does not air out.',
      'Press the seams of a soft toy between your fingers: no stuffing comes out, and nothing hard is inside.',
      'Feel the edges. On wood there should be nothing left to sand.',
    ),
    section('cylinder', 'The cylinder at home'),
    p(
      'Laboratories use a cylinder of about 32\u00a0mm. At home the core of a kitchen roll, about 45\u00a0mm, is the more careful measure: what goes into it whole is not for a child who still puts things in the mouth. Check the toys of the older brother too, for most small parts come from him.',
    ),
    table(
      'What to choose, by age',
      ['Age', 'Good', 'Not yet'],
      ['0–6 months', 'light rattles, cloth books, a mirror', 'anything with a cord, soft toys in the cot'],
      ['6–12 months', 'rings, large blocks, soft balls', 'marbles, pieces that fit the cylinder'],
      ['1–3 years', 'pull-along toys, stackers, peg puzzles', 'magnets, balloons, small bricks'],
      ['over 3 years', 'trains, construction, games', 'batteries without a screw, strong magnets'],
    ),
    section('dangers', 'Three real dangers'),
    ul(
      [
        { text: 'Button batteries. ', strong: true },
        'Swallowed, one burns the gullet within two hours. The lid must be held by a screw. If you suspect that a child has swallowed one, go to a hospital at once, even if all seems well, and do not make them sick.',
      ],
      [
        { text: 'Small strong magnets. ', strong: true },
        'Two of them find each other through the wall of the gut. Magnetic balls are not toys.',
      ],
      [
        { text: 'Cords. ', strong: true },
        'For small children, nothing longer than 22\u00a0cm that can make a loop; beads and chains come off for sleep.',
      ],
    ),
    p('Burst balloons belong on the same list: pick up every piece before the cake.'),
    section('second-hand', 'Handed down and second-hand'),
    p(
      'Good wood outlives us, so ',
      link('wooden toys', to('wooden-toys')),
      ' can be handed down with an easy mind if the paint is whole and you know where they come from. Those painted before the nineties stay on the shelf as ornaments. Wash ',
      link('soft toys', to('soft-toys')),
      ' at 40 or 60\u00a0°C and check their eyes again. Look the model up on Safety Gate as well, the European list of dangerous products; it is free, and it has pictures.',
    ),
    section('cot', 'Toys and the cot'),
    p(
      'For the first year no toy belongs in the ',
      link('cot', '/b/safe-sleep'),
      ', not even the safest. The mobile comes down once the child gets up on hands and knees, at around five months. And a toy box has no heavy lid; if it has one, it has a stay.',
    ),
    section('help', 'When to call'),
    p(
      'If a child chokes, call 112. If something you bought from us broke in an odd way, ',
      link('write to us', '/contact'),
      ' with a picture: we take the product off sale until we know why. And if a toy from elsewhere makes you uneasy, the consumer authority of your country takes reports from parents as well as from shops.',
    ),
  ],
}
