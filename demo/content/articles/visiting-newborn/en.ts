/** Visiting a newborn, in English. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('en')

export const en: ArticleText = {
  slug: 'visiting-a-newborn',
  title: 'Visiting a newborn: bring soup',
  summary:
    'When to ask, how long to stay, what to wash and what to bring. A guide for guests that parents can pass on without seeming rude.',
  description:
    'How to visit a newborn: when to go, how long to stay, hygiene, which present to bring and how to be of real help to the parents.',
  body: [
    p(
      'When my daughter was born eleven people came in the first week. Nine of them brought teddy bears. One brought a packet of coffee and took the rubbish down. The neighbour from the second floor left a pot of soup on the mat, rang the bell and went back downstairs. She is the one we remember.',
    ),
    p('These lines are for guests. If you are a parent, pass them on; you may say that the shop wrote them.'),
    section('when', 'When to go'),
    p(
      'When you are asked. Not to the hospital, unless you are a grandparent or were invited, and not in the first days at home, while sitting down still hurts and the milk is only coming in. Two weeks are a decent wait. Ask in a message to which no is an easy answer, and offer two times rather than one: newborns keep no diary.',
    ),
    section('when-not', 'When not to go'),
    ul(
      'if you have a cold, a cough or a sore throat, or had a temperature in the last two days;',
      'if you have a cold sore: a kiss with one can be serious for a newborn;',
      'if somebody at home has chickenpox, flu or a stomach bug;',
      'if you have just smoked. Smokers change their jacket and wash their hands before they hold a baby.',
    ),
    p(
      'For grandparents, and for anybody who will be there often, a word in good time: ask your doctor about a whooping cough booster and the flu vaccine, two weeks beforehand. Whooping cough is at its most dangerous in young babies.',
    ),
    section('door', 'From the door on'),
    ol(
      'Do not ring the bell. Knock, or text that you are there.',
      'Shoes stay at the door, the phone is on silent.',
      'Wash your hands with soap for twenty seconds, without waiting to be told.',
      'Do not kiss the baby; not on the hands either, which go into the mouth. Feet are allowed.',
      'Hold the baby if somebody offers. Support the head, and hand back whoever cries.',
      'No picture goes online without a clear yes.',
    ),
    section('presents', 'What to bring'),
    table(
      'Presents that get used',
      ['Present', 'Why', 'Mind'],
      ['Food for two days', 'nobody is cooking', 'ask about allergies; they need not return the box'],
      ['Bodysuits in size 74 or 80', 'they have the 56 already', 'the season nine months from now'],
      ['Muslins, five at once', 'good for everything', 'colours that stand 60\u00a0°C'],
      ['Something for the mother', 'everybody else brings for the baby', 'no perfume'],
      ['Something small for the older child', 'theirs was a hard week', 'handed over before the baby’s present'],
    ),
    p(
      'If you do not know what they have, a ',
      link('voucher', to('gift-vouchers')),
      ' takes up no drawer, and large ',
      link('bodysuits', to('bodysuits')),
      ' always run out. ',
      link('Gift sets', to('gift-sets')),
      ' can be sent back within 14 days by whoever bought them; ',
      link('here is how', '/returns'),
      '. Blankets are for the pram and not for the cot: the reason is in ',
      link('our article on safe sleep', '/b/safe-sleep'),
      '.',
    ),
    section('help', 'How to help'),
    p(
      'Do not ask whether there is anything you can do, because the polite answer is no. Choose something and say it: I will put a wash on, I will walk the dog, I will take the big one to the park until five. Wash the cup you drank from. If the mother wants to sleep, hold the baby and keep watch, awake, in an armchair, with a book.',
    ),
    p(
      'If you live far away, help travels by telephone too: a delivered meal on an ordinary Tuesday three weeks on, when the visits are over and the father is back at work, does more than any bouquet on the first day.',
    ),
    section('words', 'What not to say'),
    ul(
      'does he sleep through; have you enough milk; you should have seen me on day three;',
      'we always put you on your tummy and look how you have grown: the advice has changed, and rightly;',
      'anything about kilograms, anybody’s.',
    ),
    p(
      'Say instead that the baby is beautiful, that the mother looks like somebody who has done a hard thing, and that you will be off in ten minutes. Then be off. Forty minutes are enough; when it is time for a feed, ask whether to leave the room.',
    ),
    section('doctor', 'When more than soup is needed'),
    p(
      'Tears in the first days are common and pass within about two weeks. If they last longer, if the mother cannot sleep even while the baby does, takes no joy in anything or says that they would be better off without her, do not wait for the next visit: ask her to call her doctor, midwife or health visitor, or make the call together. It is an illness that can be treated and no fault of character. If you are worried right now, 112.',
    ),
  ],
}
