/** First foods, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'first-foods',
  title: 'First foods: the first spoon, in no hurry',
  summary:
    'When to begin, with what and how much, and what stays off the plate for a year. And which chair holds a child who has only just learnt to sit.',
  description:
    'Starting solid food at about six months: signs of readiness, first foods, allergens, what to avoid and how to prevent choking.',
  body: [
    p(
      'My first purée was of three vegetables, passed twice through a sieve, and it ended up on the dog. My second child was handed a floret of broccoli and looked at it for a quarter of an hour. Both of them eat soup now. So read what follows without feeling that you are sitting an exam.',
    ),
    section('when', 'When to begin'),
    p(
      'The World Health Organization recommends about six months; European paediatricians say not before four full months and not much after six. Milk, from the breast or formula, stays the main food until the first birthday. Three signs, all together, matter more than the date:',
    ),
    ul(
      'they sit with a little support and hold the head steady;',
      'they see food, reach for it and bring it to the mouth;',
      'they swallow, rather than push everything out with the tongue.',
    ),
    p(
      'Waking more at night, fists in the mouth and teeth on their way are not signs of being ready; they are signs of being four months old.',
    ),
    section('with-what', 'What to begin with'),
    p(
      'With what you eat yourselves, without salt. A spoonful or two, once a day, after a milk feed, when the baby is rested. Well-cooked vegetables, soft fruit, cereals, and soon meat, egg, lentils or fish, because at six months the iron a baby was born with is running low. There is no need to wait three days between two vegetables; foods that often cause allergies come one at a time, though, and in the morning, so that you see what happens.',
    ),
    table(
      'A month in short',
      ['Week', 'Meals', 'What'],
      ['1', 'one, 1–2 teaspoons', 'vegetables: courgette, carrot, broccoli, sweet potato'],
      ['2', 'one, as much as they want', 'and soft fruit, iron-rich cereal'],
      ['3', 'two', 'and meat, well-cooked egg, lentils'],
      ['4', 'two', 'and plain yoghurt, boneless fish, thinned peanut butter'],
    ),
    p(
      'The child decides how much, you decide what and when. In the first month a meal is two teaspoons and a good deal of painting on the wall; milk comes as often as before. Some foods take eight or ten tries before they please, so the broccoli refused on Monday calls again on Thursday, with no praise and no aeroplane spoon.',
    ),
    section('how', 'Purée or pieces'),
    p(
      'Either is good, and both can share a meal. With a spoon, stop when the head turns away. With pieces, cut them to the size of your finger and cook them until you can squash them between finger and thumb. By eight months move on from smooth purée to food mashed with a fork: children who get nothing but purée until a year find chewing harder afterwards.',
    ),
    section('not', 'What stays off the plate'),
    ul(
      'honey before the first birthday, in tea as well: it can cause infant botulism;',
      'salt, sugar, juice, stock cubes;',
      'cow’s milk as a drink before one year; in cooking it is fine;',
      'whole nuts until five years, uncut grapes and cherry tomatoes, rounds of sausage, popcorn, hard raw apple;',
      'raw egg, raw fish, cheese from unpasteurised milk.',
    ),
    section('choking', 'Coughing is not choking'),
    p(
      'A child who coughs, goes red and makes a noise is dealing with it; the gag reflex of a baby lies much further forward than ours. A child who chokes is silent. So they always eat sitting up, never alone and never in the car. Take a first-aid course for babies before the first spoon: the Red Cross has one nearly everywhere. If a baby chokes, call 112.',
    ),
    section('chair', 'The chair, the spoon and the cup'),
    ol(
      [
        'A ',
        link('high chair', to('high-chairs')),
        ' with an upright back and an adjustable footrest: with their feet on something, children swallow more calmly. The harness is done up every time.',
      ],
      [
        'A small, flat spoon of silicone or wood, and a ',
        link('plate with a suction base', to('tableware')),
        ', which holds for three minutes.',
      ],
      ['An ', link('open cup', to('cups')), ' with a mouthful of water at meals. They learn quickly, and floors dry.'],
      ['A ', link('bib with sleeves', to('bibs')), ' and a newspaper under the chair.'],
    ),
    section('doctor', 'When to ask a doctor'),
    p(
      'Talk to your doctor or health visitor before you begin if the baby was born early, has severe eczema or a known allergy, in which case peanut and egg are introduced by a plan. Ring if everything is still refused after seven months, if weight drops, or if there is blood in the nappy or repeated vomiting. A swollen face, laboured breathing or a rash that spreads fast after a meal means 112.',
    ),
  ],
}
