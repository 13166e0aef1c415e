/** Prams, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'choosing-a-pram',
  title: 'Choose your pram on the stairs, not in the shop',
  summary: 'Five measurements to take at home, a one-handed folding test, and a list of things that are not worth paying for.',
  description:
    'Choosing a pram by weight, fold, car boot and lift: what to measure at home, what to try in the shop and what to ask before you buy.',
  body: [
    p(
      'In a shop every pram rolls well. The floor is smooth, the child is a bag of rice and nobody has a net of potatoes in the other hand. So the first thing I ask is not which colour you like but which floor you live on, and whether it goes into the lift.',
    ),
    section('at-home', 'What to measure at home'),
    ol(
      'The lift: its door and its depth. Many older lifts have doors of 65–70\u00a0cm, and a pram for bad roads is often 60–63\u00a0cm between the wheels.',
      'The boot of the car, at the sill and in depth, with the parcel shelf in place. Keep the three numbers in your phone.',
      'The steps down to the street. Above ten, weight comes before every other comfort.',
      'The corner of the hall where it will stand folded overnight.',
      'The height of everybody who pushes it: the handle should reach, adjusted, to about the navel.',
    ),
    section('kinds', 'Which kind'),
    table(
      'In short',
      ['Kind', 'Usual weight', 'Good for'],
      ['3-in-1: carrycot, seat, infant car seat', '12–16\u00a0kg', 'from birth, by car, one purchase'],
      ['2-in-1: carrycot and seat', '10–15\u00a0kg', 'from birth, with a car seat chosen separately'],
      ['Pushchair', '8–12\u00a0kg', 'from six months, or once the child sits unaided'],
      ['Compact', '6–8\u00a0kg', 'underground, aeroplane, stairs, a second pram'],
    ),
    p(
      'Until about six months a baby lies flat, which means a carrycot and not a seat that reclines as far as it will go. A ',
      link('3-in-1 pram', to('prams-3in1')),
      ' is the simplest answer if you have a car with a large boot. If you mostly walk, a ',
      link('2-in-1', to('prams-2in1')),
      ' with a roomy carrycot, and a car seat chosen for your car, usually make the better pair.',
    ),
    section('test', 'The five-minute test'),
    ul(
      'fold it with one hand, holding a four-kilogram bag in the other; if it needs two buttons and a foot, picture that in the rain;',
      'lift it folded and carry it ten steps, as you would up to the first floor;',
      'take a kerb by leaning on the handle: the front wheels should rise without your full weight;',
      'put the brake on, and off again in sandals;',
      'pull it along with one finger: if it drifts empty, it will drift with a child.',
    ),
    p(
      'For this very purpose there are forty metres of paving with kerbs in our Bucharest ',
      link('showroom', '/showrooms'),
      '. Bring what you usually carry, and fold anything you like three times in a row. The third time tells.',
    ),
    p(
      'One more test, which nobody takes: put it into your own boot, really, and not by eye. If a wheel has to come off each time, you will do that three times, and then the pram will live in the hall. Think of who usually lifts it, too: twelve kilograms are another matter six weeks after a caesarean.',
    ),
    section('wheels', 'Wheels and springs'),
    p(
      'Large air-filled wheels manage snow, gravel and broken pavements, but they need a pump and they weigh. Solid foam never goes flat and is enough in a town. Small double wheels let a compact into an aeroplane and stop at the first crack in the road. For cobbled streets look at the rear wheel: under 20\u00a0cm you feel every joint.',
    ),
    section('not-worth-it', 'What not to pay for'),
    p(
      'A cup holder can be added any time. A set of eight pieces usually has four that never leave their plastic. A fabric for all seasons does not exist; a long hood does, and the right ',
      link('accessory', to('pram-accessories')),
      ' when it rains. Do pay for covers that come off and go into the machine, for spare parts, and for a handle that adjusts.',
    ),
    section('safety', 'Rules without exceptions'),
    ul(
      'the five-point harness is always done up, even for two hundred metres;',
      'shopping goes in the basket and not on the handle, or the pram tips over backwards;',
      'do not cover the carrycot with a blanket or muslin, even in the sun; it gets hot underneath within minutes;',
      'the brake goes on at every stop;',
      'look for EN 1888 on the label, and for the greatest weight of the child.',
    ),
    section('second', 'When the second one comes'),
    p(
      'Most families end up with a ',
      link('compact', to('compact-pushchairs')),
      ' at around a year. If you know that from the start, spend what you have on the carrycot for the first months and keep the rest for later. If your baby was born early, or has trouble of the hips or of breathing, ask the doctor how they may sit before you choose a seat.',
    ),
  ],
}
