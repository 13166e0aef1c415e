/** The hospital bag, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'hospital-bag',
  title: 'The hospital bag: three bags and a folder',
  summary: 'What goes in each, what the hospital already has, and what everybody carries for nothing.',
  description:
    'A hospital bag list: papers, clothes for the mother, things for the baby and what to leave ready at home for the journey back.',
  body: [
    p(
      'For my first birth I packed a suitcase with three books in it. I did not get as far as a title. What I missed was an extension lead, a lip balm and a pair of slippers that could go into a shower. Since then, when somebody asks me in the showroom what to take, I tell her to divide everything into three bags and a folder, by the moment at which she will need it.',
    ),
    section('when', 'When to pack'),
    p(
      'By about 34 to 36 weeks the bag stands by the door. With twins, or if you have been told that the baby may come early, pack a month sooner. And ring the maternity unit first, because each has its own list and customs differ across Europe: in some hospitals nappies and baby clothes are lent for the stay, in others you bring everything, down to water and cutlery.',
    ),
    section('folder', 'The folder'),
    ul(
      'identity card or passport, and your health insurance card;',
      'maternity notes, and the referral if you were given one;',
      'blood group and the results of the last trimester, scans included;',
      'whatever your country asks for to register the birth, such as a marriage certificate or the father’s papers;',
      'your allergies and medicines, written by hand, in large letters.',
    ),
    section('bags', 'The three bags'),
    table(
      'What goes into which bag',
      ['For the birth', 'For the ward', 'For going home'],
      ['loose shirt that opens at the front', 'two nightshirts with buttons', 'comfortable clothes of month six'],
      ['thick socks', 'dressing gown, slippers, shower shoes', 'bodysuit, sleepsuit, thin hat'],
      ['water with a straw or sports cap', 'two nursing bras and breast pads', 'jacket or blanket, by the weather'],
      ['lip balm, hair band', 'maternity pads, disposable briefs', 'infant car seat, left in the car'],
      ['charger with a long lead', 'size 1 nappies, wipes, a muslin', 'one spare nappy within reach'],
    ),
    p(
      'Take larger clothes than you think: the bump does not leave on the day of the birth. Choose a ',
      link('nursing bra', to('nursing-bras')),
      ' without wires and one cup size above that of the eighth month, since milk usually comes in only between the second and the fourth day.',
    ),
    section('baby', 'For the baby, less than you think'),
    p(
      'A newborn spends one to three days in hospital, much of it on your chest. Five bodysuits, five sleepsuits that open all the way down, two thin hats and three pairs of socks are plenty. Size 56 fits most; one ',
      link('newborn set', to('newborn-sets')),
      ' in 50 is good to have, with the label left on until the birth. Wash everything once beforehand, without softener.',
    ),
    p(
      'The one thing you cannot leave without, if you go by car, is an ',
      link('infant car seat', to('infant-carriers')),
      '. Fit it at home and practise the harness on a teddy bear, at leisure; a hospital car park is no place for a manual. A thick snowsuit does not belong under a harness: buckle the baby in thin clothes and lay the blanket on top.',
    ),
    p(
      'Pack the clothes for the first day in a bag of their own, with the name on it and in the order in which they go on: nappy, bodysuit, sleepsuit, hat. Whoever dresses the baby at two in the morning, a nurse or the father, has nothing to look for. Add a muslin that you have slept on for a night: it smells of home and takes no room.',
    ),
    section('for-nothing', 'What to leave at home'),
    ul(
      'the breast pump, unless the ward asked for it; somebody can bring it;',
      'bottles and formula: if they are needed, the ward has them;',
      'jewellery, much cash, perfume;',
      'the U-shaped pillow, which fills half a bed in a room of four.',
    ),
    section('companion', 'For whoever comes with you'),
    ol(
      'A sandwich, water and something sweet; long births happen at night, when the kiosk is shut.',
      'A spare top and light, clean shoes.',
      'The number of the ward and the visiting hours, on paper.',
      'The list of people to ring afterwards, in the order you want.',
    ),
    p(
      'The same person knows where the going-home bag is and does not bring it on the first day. If you would like to see a packed bag, there is one open on the table in our ',
      link('showrooms', '/showrooms'),
      ', and most of what is in it can be found under ',
      link('hospital bag', to('hospital-bag')),
      '.',
    ),
    section('doctor', 'When to leave without it'),
    p(
      'If your waters break, if you bleed, if you have a severe headache with blurred vision or feel the baby moving less than usual, stop checking the list: ring your midwife, the maternity unit or 112, and go. The bag can follow. That is why you divided it.',
    ),
  ],
}
