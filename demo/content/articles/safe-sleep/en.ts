/** Safe sleep, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'safe-sleep',
  title: 'The safest cot looks empty',
  summary: 'On the back, on a firm mattress, with nothing soft around. The rules are few; here is the reason for each.',
  description:
    'How a baby sleeps safely: on the back, in a cot of their own, on a firm flat mattress, with no pillows or toys, in your room.',
  body: [
    p(
      'People who come to choose a cot often bring a photograph: a canopy, frilled bumpers, three cushions and a bear. It is a lovely picture, and it is exactly the bed a baby should not sleep in. We sell a good many soft things ourselves, so let us say it first: for the first year, the best cot is the one with nothing left to take out.',
    ),
    section('on-the-back', 'On the back, every time'),
    p(
      'Put your baby down on their back for every sleep, night and day, at home and at the grandparents’. Not on the front, and not on the side either, because a side-sleeping baby easily rolls face down. Since parents began to be told this in the early nineties, sudden infant deaths have fallen by more than half in many countries.',
    ),
    p(
      'The question we hear most is whether a baby on their back will choke when they bring up milk. A healthy baby swallows or coughs; lying on the back does not raise the risk. If yours has a condition for which you have been told otherwise, do what their doctor says. Once they can roll both ways by themselves you still start them on the back, but you need not get up to turn them over.',
    ),
    section('mattress', 'Firm, flat and their own'),
    p(
      'A good baby mattress feels hard to an adult. Press it with your palm: the dent should vanish at once. There should be room for no more than two fingers between the ',
      link('mattress', to('mattresses')),
      ' and the side of the ',
      link('cot', to('cots')),
      ', the sheet should be tight and the base level. A new cot sold in the European Union follows the standard EN 716, which asks for 4.5 to 6.5\u00a0cm between the bars; if yours is handed down, measure it.',
    ),
    table(
      'Where to sleep and where not to',
      ['Place', 'For sleep', 'Why'],
      ['Cot, Moses basket or crib, bedside cot fixed to the bed', 'yes', 'flat, firm, with sides'],
      ['Pram with a lie-flat carrycot, on a walk', 'yes, watched', 'flat; check the mattress and the air'],
      ['Car seat', 'only on the road', 'the chin drops on the chest once the car stops'],
      ['Bouncer, swing, baby nest', 'no', 'sloping, or with soft edges'],
      ['Sofa, armchair', 'never', 'the most dangerous place of all'],
    ),
    p(
      'The baby nest deserves a sentence of its own, since we sell it. It holds a waking baby nicely on the rug beside you. When the eyes close, move them to the cot.',
    ),
    section('empty', 'Nothing soft in the cot'),
    ul(
      'no pillow, duvet, bumper or sleep positioner;',
      'no soft toys, bibs or soother clips;',
      [
        'instead of a blanket, a ',
        link('sleeping bag', to('sleeping-bags')),
        ' in their size, with a neck opening the head cannot slip through;',
      ],
      'if you do use a thin blanket, tuck it under the mattress and lay the baby with their feet at the foot of the cot, covered no higher than the chest;',
      'no hat indoors: babies lose spare heat through the head.',
    ),
    section('in-your-room', 'In your room, in their own bed'),
    p(
      'The World Health Organization, the American paediatricians and the Lullaby Trust say the same: for at least the first six months a baby sleeps in the room you are in, on a surface of their own. A ',
      link('bedside cot', to('bedside-cots')),
      ' makes night feeds easier, as long as it is fixed firmly to the bed and there is no gap between the mattresses.',
    ),
    p(
      'Have you fallen asleep with the baby in your arms? Nearly all of us have. If you feel it may happen, an adult bed cleared of pillows and duvet is less dangerous than the sofa. It is never an option if either of you smokes, has been drinking or has taken medicine that makes you drowsy, or if the baby was born early or very small.',
    ),
    section('every-evening', 'The one-minute check'),
    ol(
      'The room is at 16–20\u00a0°C and nobody has smoked in it.',
      'The mattress is bare, the sheet tight.',
      'Blind cords, cables and the mobile are out of reach.',
      'The nape or the chest is warm and dry; cold hands mean nothing.',
      'The baby is on their back, face clear.',
    ),
    p(
      'Degrees, layers and sleeping bags have an article of their own: ',
      link('how warm a nursery should be', '/b/nursery-temperature'),
      '.',
    ),
    section('doctor', 'When to ask a doctor'),
    p(
      'Ask your doctor, midwife or health visitor before you change anything because of reflux, a blocked nose or a flat head, and above all before you buy a device that promises to solve it. No breathing monitor and no special pillow has been shown to lower the risk of sudden infant death. If a baby struggles to breathe, turns blue or cannot be woken, call 112.',
    ),
  ],
}
