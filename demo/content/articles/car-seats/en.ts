/** Car seats, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'choosing-a-car-seat',
  title: 'Car seats: first measure the child, then the car',
  summary:
    'What R129 and i-Size mean, how long to stay rear-facing, and why a second-hand seat calls for more questions than a second-hand car.',
  description:
    'Choosing a car seat under R129: height, ISOFIX, rear-facing, how to check the fit and when a second-hand seat is all right.',
  body: [
    p(
      'I have been fitting car seats for nine years and have learned one thing: the dearest seat, badly fitted, is worse than a plain one fitted well. In our car park more than half of the seats we check have at least one mistake, and their owners are careful people. It is not neglect. It is the manual.',
    ),
    section('r129', 'What R129 is, and what i-Size is'),
    p(
      'R129 is the regulation under which new seats are approved. Compared with the older R44 it goes by height and not by weight, adds a side-impact test, and requires children to travel rear-facing until 15 months. Since September 2024 shops in the European Union may no longer sell new R44 seats; those bought earlier may still be used. i-Size is a category within R129: an i-Size seat fits any seating position in a car that is marked i-Size.',
    ),
    table(
      'Seats by the height of the child',
      ['Height', 'Seat', 'Direction'],
      ['40–87\u00a0cm', 'infant car seat', 'rear-facing'],
      ['40 or 61–105\u00a0cm', 'seat with a harness', 'rear-facing until 15 months at least, better until four years'],
      ['100–150\u00a0cm', 'high-backed booster', 'forward-facing, held by the car’s belt'],
    ),
    p(
      'The European rule asks for a child restraint up to 150\u00a0cm, and countries may lower that to 135\u00a0cm. A car’s belt is made for an adult, though, so up to 150\u00a0cm a child is better off in a ',
      link('high-backed booster', to('car-seats-child')),
      ', whatever the birthday cake says.',
    ),
    section('rear-facing', 'Why rear-facing'),
    p(
      'The head of a small child is heavy for its body and sits on a neck that is still largely cartilage. Facing forward in a crash, the head flies ahead and the neck has to hold it. Facing backward, the whole back rests against the seat. Bent legs are no trouble; children sit like that on the rug. Move from the ',
      link('infant seat', to('infant-carriers')),
      ' to the ',
      link('next one', to('car-seats-toddler')),
      ' when the crown of the head reaches the top edge or the child outgrows the height on the label, not at a birthday.',
    ),
    section('car', 'Then measure the car'),
    ol(
      'Look for the ISOFIX points: two loops between cushion and backrest. New cars have had them since 2014. Without them the seat goes in with the belt, if it is approved for that.',
      'Read in the car’s handbook which places take a child seat, and whether the floor has storage boxes on which the leg of a base may not stand.',
      'Try the seat in your own car, with the front seat where you really have it.',
      'In the front and rear-facing, only with the passenger airbag switched off. If it cannot be switched off, the child rides in the back.',
    ),
    section('harness', 'How to buckle up'),
    ul(
      'rear-facing, the harness leaves the seat at the shoulder or just below it; forward-facing, just above;',
      'one finger fits between harness and collarbone, and you cannot pinch a fold in the strap;',
      'the thick coat stays off; a blanket goes over the harness;',
      'no more than two hours at a time, and far less with a newborn; once the car has stopped, the child comes out of the seat, asleep or not.',
    ),
    section('second-hand', 'Second-hand: the questions'),
    p(
      'A seat that has been in a crash may look perfect, because the foam cracks on the inside. So take a used one only from somebody you trust, and only if you can tick all of these:',
    ),
    ul(
      'it has been in no accident, not even empty, and has not been dropped;',
      'it has the orange label with R129 or R44/04; the series 01 and 02 have been forbidden since 2008;',
      'it is within the life its maker gives it, usually six to ten years from the date moulded into the plastic;',
      'it has its manual and all its own pads and straps;',
      'it is not on a recall list: look the model up before you set out.',
    ),
    p(
      'If one answer is missing, leave it. A plain new model costs little more than that bargain. And nobody uses a seat again after an accident: ask the insurer for another.',
    ),
    section('help', 'Where we can help'),
    p(
      'Bring your car to any of our ',
      link('showrooms', '/showrooms'),
      ' and we fit it together, even if you bought the seat elsewhere. For a baby born early, in a plaster cast or with trouble of the hips or of breathing, ask the doctor which position is possible before you choose; some maternity units check a baby in the seat before they let you go home.',
    ),
  ],
}
