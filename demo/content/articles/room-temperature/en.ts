/** Room temperature and sleeping bags, in English. */
import { link, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'nursery-temperature',
  title: 'How warm the room, how thick the sleeping bag',
  summary: 'TOG explained for people who have not slept: what to put on a baby at 16, at 19 and at 24 degrees.',
  description:
    'A good temperature for a baby’s room, what TOG means, what to wear under a sleeping bag and how to tell when a baby is too warm.',
  body: [
    p(
      'A good sleeping bag does one thing: it is as warm at two in the morning as it was at eight in the evening. How thick it should be depends less on the season than on your room, and a flat with central heating can be warmer in January than in May. So we begin with the thermometer.',
    ),
    section('thermometer', 'The thermometer first'),
    p(
      'Put a room thermometer beside the cot, level with the mattress, away from the radiator and the window. Note what it says when you go to bed and at the first waking after midnight, three nights running. The difference of two or three degrees surprises nearly everybody, and explains a good many five o’clock mornings.',
    ),
    p(
      'The advice differs a little from country to country: 16–20\u00a0°C in Britain and Ireland, around 18\u00a0°C in Germany and Scandinavia, up to 22\u00a0°C in central and eastern Europe. For the first days at home, and for a small newborn, keep to the upper end of what your midwife tells you. Above 22 degrees the worry changes from cold to heat: an overheated baby sleeps deeply and wakes with difficulty, and overheating is one of the known risks for sudden infant death.',
    ),
    section('tog', 'What a TOG is'),
    p(
      'A TOG says how well a fabric keeps heat from leaving. A sheet has about 0.2. A winter duvet for an adult is above 10. ',
      link('Sleeping bags', to('sleeping-bags')),
      ' for children lie between 0.5 and 3.5, and the number is on the label; if it is not, leave the bag in the shop. One of 2.5 is about as warm as a woollen blanket, without the part where the blanket ends up over a face.',
    ),
    section('underneath', 'What to wear underneath'),
    table(
      'Clothes under the bag, by room temperature',
      ['In the room', 'Bag', 'Underneath'],
      ['24–27\u00a0°C', '0.5\u00a0TOG', 'nappy, or sleeveless bodysuit'],
      ['21–23\u00a0°C', '1\u00a0TOG', 'short-sleeved bodysuit'],
      ['18–20\u00a0°C', '2.5\u00a0TOG', 'long-sleeved bodysuit, thin sleepsuit'],
      ['16–17\u00a0°C', '2.5\u00a0TOG', 'long-sleeved bodysuit, thick sleepsuit'],
      ['below 16\u00a0°C', '3.5\u00a0TOG', 'long-sleeved bodysuit, thick sleepsuit'],
    ),
    p(
      'The table supposes a healthy baby born at term, and it is a place to begin; where the maker of the bag prints another one, follow that. For a baby born early or weighing under three kilograms, ask the midwife or doctor. If you buy a single bag, buy for the temperature you wrote down at night, not for the one you like in the evening, and adjust with ',
      link('sleepsuits', to('sleepsuits')),
      ' and ',
      link('bodysuits', to('bodysuits')),
      '.',
    ),
    p(
      'A rule for tired people: when in doubt, add a thin layer, not a thicker bag. You can take off a layer at three in the morning; a thick bag you cannot make thinner.',
    ),
    section('too-warm', 'How to tell that it is too warm'),
    p('Cold hands and feet mean nothing: babies have them. Put two fingers on the nape or the chest.'),
    ul(
      [{ text: 'Warm and dry: ', strong: true }, 'all is well. Go to bed yourself.'],
      [{ text: 'Warm and damp, hair sticking, red cheeks: ', strong: true }, 'take off a layer, even if it is snowing outside.'],
      [{ text: 'Cool: ', strong: true }, 'add a layer under the bag. Never a blanket over it.'],
    ),
    p(
      'Size matters as much as thickness. With the poppers done up, no more than a finger or two should fit inside the neck, so that the head cannot slip down. Length goes by the height of the child plus 10–15\u00a0cm, and no more. Room to grow is a good idea in a coat and a bad one in a sleeping bag.',
    ),
    section('summer', 'Summer and heatwaves'),
    p(
      'At 28 degrees no bag is the right one. A nappy or a thin bodysuit is enough, with the curtains drawn from the morning and the window opened once it is cooler outside. A fan may run, turned to the wall and not to the cot. Set air conditioning to 24–25\u00a0°C and keep the draught off the baby. And because every summer brings the same news: no child stays alone in a car, not for five minutes.',
    ),
    section('air', 'Air, not only degrees'),
    p(
      'Open the window for ten minutes before bedtime and keep humidity between 40 and 60 per cent. In winter, radiators take it down towards 25, and the blocked nose that follows is not always a cold. A wet towel on the radiator does nearly as much as a humidifier and needs no descaling.',
    ),
    section('doctor', 'When to ask a doctor'),
    p(
      'If a baby under three months has a temperature of 38\u00a0°C or more, ring the doctor now and not in the morning. Do the same if the baby is cool to the touch and floppy, refuses feeds or is hard to wake. What the cot around the bag should look like is told in ',
      link('The safest cot looks empty', '/b/safe-sleep'),
      '.',
    ),
  ],
}
