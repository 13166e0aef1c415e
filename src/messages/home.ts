/** The home page. Texts of its pictures are the merchant's; the belly-band calculator's are the glossary's (DOM-4). */
import { msg } from './text.ts'

export const title = msg(
  '{shop}: tot ce are nevoie un copil în primii ani',
  '{shop}: everything a child needs in the first years',
  '{shop}: minden, amire egy gyermeknek az első években szüksége van',
)
export const description = msg(
  'Cărucioare, scaune auto, mobilier, haine și jucării alese cu grijă. Showroomuri în București, Cluj-Napoca, Timișoara și Budapesta, retur în 14 zile.',
  'Prams, car seats, nursery, clothes and toys, chosen with care. Showrooms in Bucharest, Cluj-Napoca, Timișoara and Budapest, 14-day returns.',
  'Gonddal válogatott babakocsik, autósülések, bútorok, ruhák és játékok. Bemutatótermek Bukarestben, Kolozsváron, Temesváron és Budapesten, 14 napos elállás.',
)

export const hero = msg('Primul cuib, ales cu grijă', 'The first nest, chosen with care', 'Az első fészek, gonddal választva')
export const heroLead = msg(
  'Tot ce are nevoie un copil în primii ani, de la branduri mici pe care le cunoaștem pe nume.',
  'Everything a child needs in the first years, from small brands that we know by name.',
  'Minden, amire egy gyermeknek az első években szüksége van, kis márkáktól, amelyeket névről ismerünk.',
)
export const heroPicture = msg(
  'Camera unui nou-născut, cu pătuț, ursuleț și lampă',
  'A newborn’s room with a cot, a bear and a lamp',
  'Egy újszülött szobája kiságygyal, macival és lámpával',
)
export const heroAction = msg('Vezi noutățile', 'See what is new', 'Újdonságok megtekintése')
export const heroSecond = msg('Camera copilului', 'The nursery', 'Babaszoba')

export const ages = msg('Cât de mare e puiul tău?', 'How old is your little one?', 'Milyen idős a kicsi?')
export const agesLead = msg(
  'Spune-ne vârsta și îți arătăm doar ce i se potrivește acum.',
  'Tell us the age and we show only what fits right now.',
  'Válassza ki az életkort, és csak azt mutatjuk, ami most való neki.',
)

export const worlds = msg('Categorii', 'Categories', 'Kategóriák')

export const arrivals = msg('Abia sosite', 'Just arrived', 'Most érkezett')
export const arrivalsLead = msg('Noutățile acestor săptămâni', 'New these past weeks', 'Az elmúlt hetek újdonságai')
export const allNew = msg('Toate noutățile', 'See all new', 'Minden újdonság')

export const lookbook = msg('O dimineață lungă, în pijamale', 'A long morning in pyjamas', 'Egy hosszú, pizsamás reggel')
export const lookbookLead = msg(
  'Lemn, bumbac, un cort cu steguleț. Camera de joacă din noul nostru lookbook se montează într-o după-amiază.',
  'Wood, cotton, a tent with a pennant. The playroom of our new lookbook goes up in an afternoon.',
  'Fa, pamut, egy zászlós sátor. Új lookbookunk játszószobája egy délután alatt összeáll.',
)
export const lookbookPicture = msg(
  'Camera de joacă cu cort tipi și căluț balansoar',
  'A playroom with a tepee and a rocking horse',
  'Játszószoba tipivel és hintalóval',
)

export const sale = msg('Reduceri care merită', 'Sale picks worth having', 'Akciók, amelyek megérik')
export const saleLead = msg(
  'Prețul întreg îl vezi mereu alături',
  'The full price is always shown alongside',
  'A teljes árat mindig mellette látja',
)
export const allSale = msg('Toate reducerile', 'Shop all sale', 'Minden akció')

export const showrooms = msg('Showroomuri', 'Showrooms', 'Bemutatótermek')
export const onTheMap = msg('Vezi pe hartă', 'See on the map', 'Megtekintés térképen')
export const onTheMapOf = msg('Vezi pe hartă: {city}', 'See on the map: {city}', 'Megtekintés térképen: {city}')

export const bandTitle = msg(
  'Ce mărime de burtieră ți se potrivește?',
  'Which size of belly band fits you?',
  'Melyik haspántméret illik Önhöz?',
)
export const bandLead = msg(
  'Două numere și îți spunem mărimea care susține fără să strângă.',
  'Two numbers, and we tell you the size: support that never squeezes.',
  'Két szám, és megmondjuk, melyik méret támaszt szorítás nélkül.',
)
export const bandWeek = msg('Săptămâna de sarcină', 'Week of pregnancy', 'Terhességi hét')
export const bandWeekOption = msg('Săptămâna {week}', 'Week {week}', '{week}. hét')
export const bandMeasure = msg('Circumferința burticii, în cm', 'Bump circumference, in cm', 'Haskörfogat, cm-ben')
export const bandHow = msg(
  'Măsoară în picioare, în jurul părții celei mai proeminente a burticii, la nivelul buricului, peste haine subțiri, fără să strângi.',
  'Stand up and measure round the fullest part of your bump, at navel height, over thin clothes, without pulling tight.',
  'Állva mérje meg a pocak legdomborúbb részén, a köldök magasságában, vékony ruhán keresztül, szorítás nélkül.',
)
export const bandCalculate = msg('Calculează mărimea', 'Find my size', 'Méret kiszámítása')
export const bandSize = msg('Mărimea recomandată: {size}', 'Recommended size: {size}', 'Ajánlott méret: {size}')
export const bandUntil = msg(
  'Mărimea {size} ți se potrivește până în săptămâna {week}.',
  'Size {size} should fit until week {week}.',
  '{Az size} méret {az week}. hétig lehet megfelelő.',
)
export const bandThen = msg('Apoi mărimea {size}.', 'After that size {size}.', 'Utána {az size} méret.')
export const bandNone = msg(
  'Nu avem o mărime standard pentru această măsură. Scrie-ne și te ajutăm.',
  'We have no standard size for this measure. Write to us and we will help.',
  'Erre a méretre nincs standard javaslatunk. Írjon nekünk, és segítünk.',
)
export const bandBadMeasure = msg(
  'Scrie circumferința în centimetri, de exemplu 96.',
  'Enter the circumference in centimetres, for example 96.',
  'Írja be a körfogatot centiméterben, például 96.',
)
export const bandNote = msg(
  'Recomandarea este orientativă și nu înlocuiește sfatul medicului. Dacă ești între două mărimi, alege-o pe cea mai mare.',
  'This recommendation is a guide and does not replace medical advice. If you are between two sizes, choose the larger one.',
  'Az ajánlás tájékoztató jellegű, nem helyettesíti az orvosi tanácsot. Ha két méret között van, válassza a nagyobbat.',
)
export const bandShop = msg('Vezi burtierele', 'See belly bands', 'Haspántok megtekintése')
