/** How hard a new password is to guess, while it is typed. */
import { msg } from '#messages/text.ts'

/** Name of the place that says how hard a new password is to guess. */
export const strengthLabel = msg('Cât de bună e parola', 'Strength of the password', 'A jelszó erőssége')
/** By level; what is wrong at level 1 is said by the sentences of refusals. */
export const strengthTexts = {
  1: { name: msg('Nu merge.', 'Not yet.', 'Még nem jó.'), advice: () => '' },
  2: {
    name: msg('Merge.', 'Acceptable.', 'Elfogadható.'),
    advice: msg('Cu încă un cuvânt sau două e bună.', 'One or two more words make it good.', 'Még egy-két szóval jó lesz.'),
  },
  3: {
    name: msg('Bună.', 'Good.', 'Jó.'),
    advice: msg('Încă un cuvânt și e foarte bună.', 'One more word and it is very good.', 'Még egy szó, és nagyon jó lesz.'),
  },
  4: {
    name: msg('Foarte bună.', 'Very good.', 'Nagyon jó.'),
    advice: msg('Greu de ghicit.', 'Hard to guess.', 'Nehéz kitalálni.'),
  },
}
