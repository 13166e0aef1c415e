/** The demo merchant's texts of the home page and of its two large pictures. */
import { words } from '#demo/catalog/words.ts'
import type { HomeInput, LookbookInput } from '#domain/content/content-input.ts'

const TEXTS = {
  tagline: words(
    'tot ce are nevoie un copil în primii ani',
    'everything a child needs in the first years',
    'minden, amire egy gyermeknek az első években szüksége van',
  ),
  description: words(
    'Cărucioare, scaune auto, mobilier, haine și jucării alese cu grijă. Showroomuri în București, Cluj-Napoca, Timișoara și Budapesta, retur în 14 zile.',
    'Prams, car seats, nursery, clothes and toys, chosen with care. Showrooms in Bucharest, Cluj-Napoca, Timișoara and Budapest, 14-day returns.',
    'Gonddal válogatott babakocsik, autósülések, bútorok, ruhák és játékok. Bemutatótermek Bukarestben, Kolozsváron, Temesváron és Budapesten, 14 napos elállás.',
  ),
  hero: {
    title: words('Primul cuib, ales cu grijă', 'The first nest, chosen with care', 'Az első fészek, gonddal választva'),
    lead: words(
      'Tot ce are nevoie un copil în primii ani, de la branduri mici pe care le cunoaștem pe nume.',
      'Everything a child needs in the first years, from small brands that we know by name.',
      'Minden, amire egy gyermeknek az első években szüksége van, kis márkáktól, amelyeket névről ismerünk.',
    ),
    second: {
      text: words('Camera copilului', 'The nursery', 'Babaszoba'),
      collection: 'nursery',
    },
  },
}
const LOOKBOOK_TEXTS = {
  title: words('O dimineață lungă, în pijamale', 'A long morning in pyjamas', 'Egy hosszú, pizsamás reggel'),
  lead: words(
    'Lemn, bumbac, un cort cu steguleț. Camera de joacă din noul nostru lookbook se montează într-o după-amiază.',
    'Wood, cotton, a tent with a pennant. The playroom of our new lookbook goes up in an afternoon.',
    'Fa, pamut, egy zászlós sátor. Új lookbookunk játszószobája egy délután alatt összeáll.',
  ),
}

/** What the pictures show that say something of their own, by their keys. */
export const PICTURE_TEXTS = {
  hero: words(
    'Camera unui nou-născut, cu pătuț, ursuleț și lampă',
    'A newborn’s room with a cot, a bear and a lamp',
    'Egy újszülött szobája kiságygyal, macival és lámpával',
  ),
  lookbook: words(
    'Camera de joacă cu cort tipi și căluț balansoar',
    'A playroom with a tepee and a rocking horse',
    'Játszószoba tipivel és hintalóval',
  ),
}

/** Without the goods of its picture the home page has no lookbook. */
export const homePage = (lookbook: Pick<LookbookInput, 'beside' | 'spot'> | null): HomeInput => ({
  ...TEXTS,
  lookbook: lookbook && { ...LOOKBOOK_TEXTS, ...lookbook },
  bellyBands: 'belly-bands',
})
