/** Babywearing, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'babywearing',
  title: 'Babywearing: close enough to kiss',
  summary: 'The TICKS rule letter by letter, what to choose for which month, and how to check it all in a mirror in ten seconds.',
  description:
    'Carrying a baby safely: the TICKS rule, wrap, ring sling or buckle carrier, how the legs should be and when to ask a doctor.',
  body: [
    p(
      'My second child lived on me for four months. I unpacked boxes, took in returns and ate soup over his head, with a towel. It can be done, given a few rules, and the first of them is known by heart to every babywearing consultant in Europe: TICKS.',
    ),
    section('ticks', 'TICKS, letter by letter'),
    table(
      'The five checks',
      ['Letter', 'It means', 'How to check'],
      ['T', 'tight', 'no pockets in the cloth; when you lean, the baby stays against you'],
      ['I', 'in view at all times', 'you see the face by simply glancing down'],
      ['C', 'close enough to kiss', 'your lips reach the top of the head'],
      ['K', 'keep chin off the chest', 'two fingers fit under the chin'],
      ['S', 'supported back', 'the back stays in place when you press it gently'],
    ),
    p(
      'The letter that saves lives is K. A newborn cannot lift the head alone, and with the chin on the chest the airway narrows without a sound. Most accidents happened under four months, above all in deep bag slings in which the baby lay curled up as in a string bag. So the position is always upright, tummy to tummy, with the nose free.',
    ),
    section('legs', 'Legs like an M'),
    p(
      'The knees sit a little higher than the bottom, and the cloth goes from one knee to the other like a hammock. From the front the baby makes an M. A narrow carrier from which the legs hang straight does not spoil healthy hips on a short walk, but it is uncomfortable for you both and no choice for every day. If your baby has hip dysplasia or wears a harness for it, ask the orthopaedic team which carrier suits.',
    ),
    section('which', 'What to choose, and when'),
    ul(
      [
        { text: 'Stretchy wrap: ', strong: true },
        'from birth to 7–8\u00a0kg. You tie it once in the morning. Three evenings with a mirror are enough to learn it.',
      ],
      [
        { text: 'Woven wrap: ', strong: true },
        'from birth for as long as you both like. It does the most and takes longest to learn.',
      ],
      [{ text: 'Ring sling: ', strong: true }, 'good for up-and-down days once they walk. With a newborn, upright only.'],
      [
        { text: 'Buckle carrier: ', strong: true },
        'anybody can put it on without a lesson. See from how many kilograms it is approved; many begin at 3.5\u00a0kg, some ask for an insert.',
      ],
    ),
    p(
      'All of them are under ',
      link('baby carriers and wraps', to('baby-carriers')),
      '. Try them on with your own baby if you can. We have a four-kilogram doll in the showroom, but she does not arch her back when she gets hungry.',
    ),
    p(
      'Buying second-hand? Stretch the seams, look for broken threads beside rings and buckles, and hang on the straps with your own weight. Small holes in a woven wrap can be darned; a carrier with a cracked buckle is past mending. Look for the maker’s label as well: copies look well until a seam gives way.',
    ),
    section('mirror', 'The mirror check'),
    ol(
      'Face clear, nose not pressed against you.',
      'Chin up, two fingers.',
      'Knees level with each other.',
      'Buckles shut, knots double, rings without folds.',
      'Nape warm and dry: your body counts as one layer of clothing.',
    ),
    section('not', 'When to take the baby out'),
    p(
      'Carriers are for walking and standing. No cooking over a flame, no hot coffee, no bicycle or scooter, no driving and no climbing on chairs after jam jars. Bend at the knees with a hand on the baby’s back. When they fall asleep check the chin again, and when you lie down yourself, move them to ',
      link('a cot, on the back', '/b/safe-sleep'),
      '. If you breastfeed in the carrier, lift the baby back up as soon as they have finished.',
    ),
    p(
      'Facing out works from about six months, with good head control, awake, for twenty minutes at most. It tires a baby, who has nowhere to hide from so much news.',
    ),
    section('winter', 'In winter'),
    p(
      'Under your coat, not over it. A panel that zips into your jacket costs less than a ',
      link('snowsuit', to('jackets')),
      ', and the baby does not slide. The feet stick out, so long booties and a hat; no thick hood behind, which pushes the head forward.',
    ),
    section('doctor', 'When to ask a doctor'),
    p(
      'Ask before you carry a baby who was born early, who weighs less than the label of the carrier says, or who has a blocked nose or trouble breathing. Ask for yourself after a caesarean, or with pain in your pelvic floor or back. If you are not sure that it sits well, come to a ',
      link('showroom', '/showrooms'),
      ' or look for a babywearing consultant or a sling library: an hour with somebody who knows is worth ten films.',
    ),
  ],
}
