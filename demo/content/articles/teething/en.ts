/** Teething, in English. */
import { link, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'teething',
  title: 'Teething: what helps, and what is only sold',
  summary: 'The calendar of twenty milk teeth, a few things that soothe, and a short list of what you will not find with us.',
  description:
    'When milk teeth come through, what soothes sore gums, what not to give a baby, how to brush the first tooth and when to see a doctor.',
  body: [
    p(
      'At four months everything that cries is called teeth. Sometimes it is. More often it is a child who has discovered hands, and that they fit in a mouth. The first tooth usually shows at about six months, but anywhere between four and twelve is in order, and now and then a child smiles bare gums over the cake with one candle.',
    ),
    section('calendar', 'The calendar, roughly'),
    table(
      'When milk teeth come through',
      ['Teeth', 'Usually between', 'What you notice'],
      ['Lower central incisors', '6–10 months', 'dribbling, chewing everything'],
      ['Upper central incisors', '8–12 months', 'rubbing nose and cheeks'],
      ['Lateral incisors', '9–16 months', 'often nothing at all'],
      ['First molars', '13–19 months', 'restless nights, swollen gums'],
      ['Canines', '16–23 months', 'biting, and looking surprised'],
      ['Second molars', '23–33 months', 'chewing again as at six months'],
    ),
    p('The order varies, and teeth often come in pairs. By about three all twenty are there.'),
    section('signs', 'What teeth do and do not do'),
    p(
      'Teeth bring dribble, a sore chin, red gums, a wish to chew, and a bad night or two. They do not bring a temperature above 38\u00a0°C, they do not bring diarrhoea and they do not bring a cough. The dates coincide because around six months the protection received from the mother wears off while the whole household goes into the mouth. Put a fever down to teeth and you may miss an ear or urine infection.',
    ),
    section('helps', 'What helps'),
    ul(
      'a clean finger pressed on the gum for a minute; nothing is cheaper or better;',
      [
        'a ',
        link('teething ring', to('rattles-teethers')),
        ' of untreated wood or silicone, kept in the fridge. The fridge and not the freezer: ice burns gums;',
      ],
      'a clean flannel, wetted and chilled, to bite on;',
      'after six months, something cool to eat under your eyes: plain yoghurt, chilled fruit purée;',
      [
        'a ',
        link('bib', to('bibs')),
        ' that is changed often, and a plain barrier cream on the chin before it gets sore; the bib comes off for sleep;',
      ],
      'arms. Nobody is spoilt by them, and most are calmed.',
    ),
    p(
      'If nobody sleeps all the same, ask your doctor or pharmacist about a painkiller for babies. The dose goes by kilograms and the leaflet, not by age and not by what grandmother used to give.',
    ),
    section('not', 'What you will not find with us'),
    ul(
      'amber necklaces and bracelets: there is no evidence that they soothe, while they can strangle or break into beads to choke on;',
      'gels with lidocaine or benzocaine without a doctor’s word: they can harm a baby;',
      'sweet teething biscuits: they glue sugar to a tooth that has only just arrived;',
      'liquid-filled rings with no maker on the label; bitten hard enough, they leak.',
    ),
    p(
      'On any ring look for the CE mark and the address of the maker, and see that it does not go into the mouth whole. Pull hard at the fabric and the beads. There is more of this in ',
      link('our article on safe toys', '/b/safe-toys'),
      '.',
    ),
    section('brushing', 'The first tooth is brushed'),
    p(
      'From the day you see it, twice daily, the evening being the one that counts. A small, soft brush and a smear of fluoride toothpaste of 1,000 ppm, the size of a grain of rice. Do not rinse: what stays may stay. Brushes and silicone finger brushes are under ',
      link('health and hygiene', to('health')),
      '. Do not clean a soother in your own mouth, and do not let a child fall asleep with a bottle of milk or sweetened tea between the teeth; that is where decay at two comes from.',
    ),
    p(
      'A first visit to the dentist belongs around the first birthday, while nothing is wrong. The child sits on your lap, opens up, gets a sticker and remembers that it was fine.',
    ),
    section('doctor', 'When to see a doctor'),
    p(
      'With a temperature of 38\u00a0°C under three months or 39\u00a0°C after that, with diarrhoea for more than a day, if the child refuses to drink, holds an ear and cries when laid down, or if a gum bleeds or has a bluish swelling that grows. And, with no alarm, if at eighteen months there is no tooth at all.',
    ),
  ],
}
