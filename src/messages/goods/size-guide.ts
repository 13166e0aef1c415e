/** The size guide: tables, how to measure, and which size fits now. */
import type { Guide, Measure } from '#domain/catalog/guide/size-guide.ts'
import type { TakenMeasure } from '#domain/catalog/guide/fitting-size.ts'
import { MARKETS } from '#domain/market/market.ts'
import { locale, msg } from '#messages/text.ts'

type Text = () => string

export const sizeGuide = msg('Ghid de mărimi', 'Size guide', 'Mérettáblázat')
export const lead = msg(
  'Măsurile copilului, pe mărimi: haine, căciuli, șosete, pantofi. Înălțimea și talpa spun mai mult decât vârsta.',
  'Children’s measurements by size: clothes, hats, socks, shoes. Height and foot length tell more than age.',
  'A gyermek méretei ruhákhoz, sapkákhoz, zoknikhoz és cipőkhöz. A magasság és a talphossz többet mond az életkornál.',
)
export const allTables = msg('Toate tabelele de mărimi', 'All size tables', 'Az összes mérettáblázat')
export const thisProduct = msg('Produsul acesta', 'This product', 'Ez a termék')
export const tablesLabel = msg('Tabele de mărimi', 'Size tables', 'Mérettáblázatok')

/** Headings of the tables. */
export const guideName: Readonly<Record<Guide, Text>> = {
  body: msg('Haine', 'Clothes', 'Ruhák'),
  bag: msg('Saci de dormit', 'Sleeping bags', 'Hálózsákok'),
  head: msg('Căciuli și pălării', 'Hats', 'Sapkák és kalapok'),
  foot: msg('Șosete', 'Socks', 'Zoknik'),
  legs: msg('Dresuri', 'Tights', 'Harisnyák'),
  shoe: msg('Încălțăminte', 'Shoes', 'Cipők'),
  letter: msg('Haine pentru mame', 'Clothes for mothers', 'Kismamaruhák'),
  cup: msg('Sutiene', 'Bras', 'Melltartók'),
  belly: msg('Centuri de sarcină', 'Belly bands', 'Pocaktartók'),
}

// Columns
export const sizeHead = msg('Mărime', 'Size', 'Méret')
export const ageHead = msg('Vârsta', 'Age', 'Életkor')
export const stockHead = msg('Stoc', 'Stock', 'Készlet')
export const measureName: Readonly<Record<Measure, Text>> = {
  height: msg('Înălțimea', 'Height', 'Magasság'),
  weight: msg('Greutatea', 'Weight', 'Testsúly'),
  under: msg('Sub bust', 'Under bust', 'Mell alatt'),
  chest: msg('Pieptul', 'Chest', 'Mellkas'),
  waist: msg('Talia', 'Waist', 'Derék'),
  hips: msg('Șoldul', 'Hips', 'Csípő'),
  head: msg('Capul', 'Head', 'Fej'),
  foot: msg('Talpa', 'Foot', 'Talphossz'),
  eu: msg('Pantofi', 'Shoes', 'Cipő'),
  length: msg('Lungimea sacului', 'Bag length', 'A zsák hossza'),
  neck: msg('Gâtul, închis', 'Neck, closed', 'Nyak, zárva'),
  belly: msg('Burtica', 'Bump', 'Pocak'),
}
/** In the table of women's clothes. */
export const bust = msg('Bustul', 'Bust', 'Mellbőség')
export const mondopoint = msg('Mondopoint', 'Mondopoint', 'Mondopoint')

// Rows
export const available = msg('în stoc', 'in stock', 'raktáron')
export const soldOut = msg('nu e în stoc', 'out of stock', 'nincs raktáron')
export const chosen = msg('Aleasă', 'Chosen', 'Kiválasztva')
export const choose = msg('Alege', 'Choose', 'Kiválasztás')
export const chooseSize = msg('Alege {size}', 'Choose {size}', '{size} kiválasztása')
/** What a screen reader says of the button that shows `choose` or `chosen`. */
export const chooseNamed = msg('Alege {size}', 'Choose {size}', 'Kiválasztás: {size}')
export const chosenNamed = msg('Aleasă: {size}', 'Chosen: {size}', 'Kiválasztva: {size}')
export const fitsNowMark = msg('se potrivește acum', 'fits now', 'most jó')

// Which size fits now
export const fitsNowTitle = msg('Ce mărime se potrivește acum?', 'Which size fits now?', 'Most melyik méret jó?')
export const typeHint = msg(
  'Scrie ce știi: ajunge o singură măsură.',
  'Type what you know: one measurement is enough.',
  'Írja be, amit tud: egy adat is elég.',
)
export const keptHere = msg(
  'Măsurile rămân în acest browser și nu le trimitem nicăieri. După trei luni nu mai contează.',
  'Measurements stay in this browser and are not sent anywhere. After three months they no longer count.',
  'Az adatok ebben a böngészőben maradnak, sehová sem küldjük el őket. Három hónap után már nem számítanak.',
)
export const forget = msg('Șterge măsurile', 'Clear measurements', 'Méretek törlése')
export const forgotten = msg('Am șters măsurile.', 'Measurements cleared.', 'A méreteket töröltük.')
export const takenLabel: Readonly<Record<TakenMeasure, Text>> = {
  height: msg('Înălțimea (cm)', 'Height (cm)', 'Magasság (cm)'),
  weight: msg('Greutatea (kg)', 'Weight (kg)', 'Testsúly (kg)'),
  foot: msg('Talpa (cm)', 'Foot length (cm)', 'Talphossz (cm)'),
  head: msg('Capul (cm)', 'Head (cm)', 'Fejkörfogat (cm)'),
  age: msg('Vârsta (luni)', 'Age (months)', 'Életkor (hónap)'),
}
/** What is wrong with what was typed, and what to type instead. */
export const takenWrong: Readonly<Record<TakenMeasure, (values: { least: string; most: string }) => string>> = {
  height: msg(
    'Scrie înălțimea în centimetri, între {least} și {most}.',
    'Type the height in centimetres, between {least} and {most}.',
    'A magasságot centiméterben írja be, {least} és {most} között.',
  ),
  weight: msg(
    'Scrie greutatea în kilograme, între {least} și {most}.',
    'Type the weight in kilograms, between {least} and {most}.',
    'A testsúlyt kilogrammban írja be, {least} és {most} között.',
  ),
  foot: msg(
    'Scrie lungimea tălpii în centimetri, între {least} și {most}.',
    'Type the foot length in centimetres, between {least} and {most}.',
    'A talphosszt centiméterben írja be, {least} és {most} között.',
  ),
  head: msg(
    'Scrie circumferința capului în centimetri, între {least} și {most}.',
    'Type the head circumference in centimetres, between {least} and {most}.',
    'A fejkörfogatot centiméterben írja be, {least} és {most} között.',
  ),
  age: msg(
    'Scrie vârsta în luni întregi, între {least} și {most}.',
    'Type the age in whole months, between {least} and {most}.',
    'Az életkort egész hónapban írja be, {least} és {most} között.',
  ),
}

// The answer
export const fitNow = msg('Acum se potrivește {size}', '{size} fits now', 'Most {az size} méret jó')
export const fitBetween = msg(
  'Între {smaller} și {larger}: ia {larger}, are loc să crească',
  'Between {smaller} and {larger}: take {larger}, with room to grow',
  '{smaller} és {larger} között: {az larger} méretet válassza, abba belenő',
)
/** Sleeping bags. */
export const fitBetweenSmaller = msg(
  'Între {smaller} și {larger}: rămâi la {smaller}, un sac prea larg e periculos',
  'Between {smaller} and {larger}: stay with {smaller}, a bag that is too wide is dangerous',
  '{smaller} és {larger} között: maradjon {az smaller} méretnél, a túl bő zsák veszélyes',
)
/** Shoes. */
export const fitBetweenShoes = msg(
  'Între {smaller} și {larger}: ia {larger}, piciorul are nevoie de loc',
  'Between {smaller} and {larger}: take {larger}, feet need room',
  '{smaller} és {larger} között: {az larger} méretet válassza, a lábnak hely kell',
)
export const fitGap = msg(
  'Mărimea potrivită nu se face la acest produs: {larger} va fi puțin mare',
  'This product is not made in the right size: {larger} will be a little large',
  'Ez a termék nem készül a pontos méretben: {az larger} kicsit nagy lesz',
)
export const fitSoon = msg(
  'Mai are puțin până la {next}: dacă vrei să țină mai mult, ia {next}.',
  'Almost ready for {next}: take {next} if it should last longer.',
  'Hamarosan {next} kell: ha tovább szeretné használni, azt válassza.',
)
export const fitSoonShoes = msg(
  'Mai are puțin până la {next}: măsoară din nou înainte să cumperi.',
  'Almost ready for {next}: measure again before you buy.',
  'Hamarosan {next} kell: vásárlás előtt mérje meg újra.',
)
export const fitNext = msg('Pe urmă {next}.', 'Then {next}.', 'Utána {next}.')
export const fitNextAbove = msg(
  'Pe urmă {next}, când trece de {measure}.',
  'Then {next}, from {measure} on.',
  'Utána {next}, {measure} fölött.',
)
export const babiesGrow = msg(
  'În primul an un bebeluș trece la altă mărime cam la două-trei luni.',
  'In the first year babies move up a size about every two to three months.',
  'Az első évben a babák két-három havonta nőnek ki egy-egy méretet.',
)
export const feetGrow = msg(
  'Până la trei ani talpa crește cam un milimetru pe lună: măsoară din nou la trei luni.',
  'Up to the age of three feet grow about a millimetre a month: measure again every three months.',
  'Hároméves korig a talp havonta kb. egy millimétert nő: háromhavonta mérje meg újra.',
)
export const fitBelow = msg(
  'Copilul e încă mic pentru acest produs. Cea mai mică mărime este {size}.',
  'Your child is still too small for this product. The smallest size is {size}.',
  'A gyermek még kicsi ehhez a termékhez. A legkisebb méret: {size}.',
)
export const fitAbove = msg(
  'Copilul a depășit mărimile acestui produs. Cea mai mare este {size}.',
  'Your child has outgrown this product. The largest size is {size}.',
  'A gyermek már kinőtte ezt a terméket. A legnagyobb méret: {size}.',
)
/** On the page of all tables. */
export const outsideTable = msg(
  'Măsura este în afara acestui tabel.',
  'This is outside the table.',
  'Ez az adat kívül esik a táblázaton.',
)
export const byAgeOnly = msg(
  'După vârstă, deci o medie: înălțimea e mai sigură.',
  'By age, so an average: height is more reliable.',
  'Életkor alapján, tehát átlag: a magasság megbízhatóbb.',
)
export const byAgeHead = msg(
  'După vârstă, deci o medie: circumferința capului e mai sigură.',
  'By age, so an average: head circumference is more reliable.',
  'Életkor alapján, tehát átlag: a fejkörfogat megbízhatóbb.',
)
export const byAgeFoot = msg(
  'După vârstă, deci o medie: lungimea tălpii e mai sigură.',
  'By age, so an average: foot length is more reliable.',
  'Életkor alapján, tehát átlag: a talphossz megbízhatóbb.',
)

const number = (value: number): string =>
  new Intl.NumberFormat(MARKETS[locale()].language, { maximumFractionDigits: 1 }).format(value)

/** Units of what is measured: what a number of the domain is divided by, and the sign that stands behind it. */
const UNITS: Partial<Record<Measure | TakenMeasure, { by: number; sign: string }>> = { weight: { by: 1000, sign: 'kg' } }
const LENGTH = { by: 10, sign: 'cm' }
const WHOLE = { by: 1, sign: '' }
const unitOf = (measure: Measure | TakenMeasure) => (measure === 'eu' || measure === 'age' ? WHOLE : (UNITS[measure] ?? LENGTH))

/** Returns 'cm', 'kg', or 'EU' for sizes of shoes. */
export const unitSign = (measure: Measure): string => (measure === 'eu' ? 'EU' : unitOf(measure).sign)

/** '74–80', '48', '14,3–15': without the unit, which the head of the column says. */
export function spanText(measure: Measure, { from, to }: { from: number; to: number }): string {
  const { by } = unitOf(measure)
  return from === to ? number(to / by) : `${number(from / by)}–${number(to / by)}`
}

/** '80 cm'. */
export function measureText(measure: Measure | TakenMeasure, value: number): string {
  const { by, sign } = unitOf(measure)
  return [number(value / by), sign].filter(Boolean).join('\u00a0')
}

/** What a number reads as in its field, such as the least that may be typed. */
export const typedText = (measure: TakenMeasure, value: number): string => number(value / unitOf(measure).by)

/** Returns what was typed in the unit of the domain, whole; null for what is no number, or has the unit of another measure. */
export function readTyped(measure: TakenMeasure, typed: string): number | null {
  const { by, sign } = unitOf(measure)
  const [, figure, unit] = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*([a-z]*)\s*$/i.exec(typed) ?? []
  if (figure === undefined || (unit && unit.toLowerCase() !== sign)) return null
  if (measure === 'age' && !/^\d+$/.test(figure)) return null
  return Math.round(Number.parseFloat(figure.replace(',', '.')) * by)
}
