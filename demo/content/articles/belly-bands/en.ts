/** Belly bands, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'belly-bands',
  title: 'Belly bands: what they do, what they do not, how to measure',
  summary: 'Three different things are sold under one name. How to tell them apart, and how to find your size without guessing.',
  description:
    'Belly band, support belt or postpartum band: the difference, how to measure, how long to wear one and when to ask your midwife.',
  body: [
    p(
      'Every week somebody rings who ordered a belly band and was sent something other than she had in mind. Usually nobody made a mistake: three very different products go by nearly the same name. I spent eight years beside knitting machines, so let us begin with the yarn.',
    ),
    section('three-products', 'Three products, one name'),
    table(
      'What each of them is',
      ['Product', 'Made of', 'What for'],
      ['Belly band', 'a tube of cotton with elastane', 'holds up unbuttoned trousers, covers back and bump'],
      ['Support belt', 'a wide strap that fastens with hook and loop', 'takes some of the weight when you stand a lot'],
      ['Postpartum band', 'a firm elastic wrap', 'gives a feeling of support in the weeks after birth'],
    ),
    p(
      'A ',
      link('belly band', to('belly-bands')),
      ' is a garment and not a medical device. It does not treat back pain, turn a baby or prevent stretch marks, whatever a box may say. It is good at what good jersey is good at: warm, covered, and your own jeans for two more months.',
    ),
    section('measure', 'How to measure'),
    ol(
      'Stand with your shoulders down, in a thin top.',
      'Pass a tape measure over the fullest part of the bump and round the small of the back, level all the way.',
      'The tape lies close, with room for one finger under it.',
      'Write down the week as well: from week sixteen to term you will add some 20\u00a0cm more, about 1\u00a0cm a week.',
    ),
    p(
      'Between two sizes, take the larger before week 24 and the smaller after week 32. The calculator on the page of the belly bands does this sum for you; all it needs is the measurement and the week. Do not go by dress size: two women who both wear a 12 may be 12\u00a0cm apart round the bump.',
    ),
    section('fabric', 'The fabric, seen from close by'),
    p(
      'Stretch the band between your hands and let go: it should come back by itself, with no waves along the edge. Less than 90 per cent cotton is fine; elastane should be 5 per cent at least, or it will be loose by noon. Flat seams, or a tube with none, matter more than lace. Wash at 30\u00a0°C without softener, which is the end of elastane, and dry it flat.',
    ),
    p(
      'Choose the colour by your clothes: one in the shade of your skin under thin dresses, one dark under tops that ride up. Two are enough, one to wear and one to dry. If your skin is sensitive, wash the band before the first wearing and keep to models without a silicone strip along the edge; silicone grips well, but in summer it can leave a rash.',
    ),
    section('how-long', 'When to wear it, and how long'),
    ul(
      'in the morning, over your briefs, with the upper edge below the breasts or the whole band folded double under the bump;',
      'for as long as it is comfortable: if it leaves red marks that last more than a few minutes, it is too small;',
      'not at night and not lying down, when it has nothing to hold;',
      'it changes nothing about the seat belt: the lap strap still goes under the bump, across the hips.',
    ),
    p(
      'A ',
      link('support belt', to('support-belts')),
      ' is tighter and is worn by the hour, one or two, while you walk or stand. Some women find that it helps and some notice nothing, and the studies are divided in the same way. Try it loosely fastened first, and take it off when you sit down.',
    ),
    section('after', 'After the birth'),
    p(
      'The body draws itself together, over months and not days. A ',
      link('postpartum band', to('postpartum-bands')),
      ' can be a comfort after a caesarean, when coughing and laughing hurt, but it does not make a waist smaller and does not close a gap between the abdominal muscles. For that there are exercises, which a physiotherapist can show you. Wait for your doctor’s word before wearing one over a fresh wound.',
    ),
    section('better', 'What helps more than any band'),
    p(
      'Flat shoes whose soles bend at the toes, a sit-down every hour, a pillow between the knees at night, and ',
      link('maternity trousers', to('maternity-clothes')),
      ' bought on the day the zip gives up rather than in the eighth month. Dull advice, and it works.',
    ),
    section('midwife', 'When to ask your midwife or doctor'),
    p(
      'Ask before you wear anything tight if you have high blood pressure, poor circulation, a hernia or a complicated pregnancy, and any time you are unsure. See a doctor, without trying another band first, if back pain comes in regular waves, if you bleed, if your legs go numb or if pain in the pelvis keeps you from walking.',
    ),
  ],
}
