/** The belly band size calculator; its words are those of the glossary (DOM-4). */
import { msg } from '../text.ts'

export const bandTitle = msg(
  'Ce mărime de burtieră ți se potrivește?',
  'Which size of belly band fits you?',
  'Melyik haspántméret illik Önhöz?',
)
export const bandLead = msg(
  'Două numere și îți spunem mărimea care susține fără să strângă.',
  'Two numbers, and we will tell you the size: support that never squeezes.',
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

export const bandTable = msg('Mărimile burtierelor', 'Sizes of belly bands', 'A haspántok méretei')
export const bandSizeHead = msg('Mărime', 'Size', 'Méret')
export const bandRangeHead = msg('Circumferința burticii, în cm', 'Bump circumference, in cm', 'Haskörfogat, cm-ben')
