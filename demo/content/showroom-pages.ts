/** What the pages of the demo's showrooms tell, by warehouse. */
import { words } from '#demo/catalog/words.ts'
import type { HoursException, ShowroomInput } from '#domain/delivery/showroom.ts'
import { isoDay } from '#domain/time/calendar-day.ts'

/** Days on which the showrooms of a country have other hours, each year. */
const DAYS: Record<'RO' | 'HU', readonly [monthDay: string, hours: HoursException['hours']][]> = {
  RO: [
    ['01-01', null],
    ['01-02', null],
    ['11-30', null],
    ['12-01', null],
    ['12-24', ['10:00', '14:00']],
    ['12-25', null],
    ['12-26', null],
    ['12-31', ['10:00', '14:00']],
  ],
  HU: [
    ['01-01', null],
    ['03-15', null],
    ['08-20', null],
    ['10-23', null],
    ['12-24', null],
    ['12-25', null],
    ['12-26', null],
    ['12-31', ['10:00', '14:00']],
  ],
}

/** Returns the exceptions of this year and the next one. */
function exceptionsIn(country: 'RO' | 'HU', now: Date): HoursException[] {
  const year = Number(isoDay(now.getTime()).slice(0, 4))
  return [year, year + 1].flatMap((one) => DAYS[country].map(([day, hours]) => ({ day: `${one}-${day}`, hours })))
}

const PAGES: Record<string, Omit<ShowroomInput, 'exceptions'> & { country: 'RO' | 'HU' }> = {
  bucharest: {
    country: 'RO',
    slug: words('bucuresti', 'bucharest', 'bukarest'),
    intro: words(
      'Cărucioare de împins pe 40 de metri de pavaj, cu tot cu borduri.',
      'Push the prams over 40 metres of paving, kerbs included.',
      'Babakocsik próbája 40 méter kövezeten, szegélyekkel együtt.',
    ),
    parking: words(
      'Două locuri în curte, cu loc pentru deschis portbagajul.',
      'Two spaces in the courtyard, with room to open the boot.',
      'Két hely az udvarban, ahol a csomagtartó is kinyitható.',
    ),
    access: words(
      'Metrou Piața Victoriei, 8 minute pe jos. Intrare fără trepte.',
      'Piața Victoriei underground station, 8 minutes on foot. Step-free entrance.',
      'Piața Victoriei metróállomás, gyalog 8 perc. Lépcsőmentes bejárat.',
    ),
    place: { lat: 44.4526, lon: 26.0911 },
    labels: [
      { text: 'Parcul Herăstrău', x: 136, y: 103, of: 'park' },
      { text: 'Calea Dorobanți', x: 595, y: 295, of: 'street' },
      { text: 'Piața Romană', x: 384, y: 385, of: 'street' },
      { text: 'Dâmbovița', x: 576, y: 577, of: 'water' },
      { text: 'Parcul Carol', x: 710, y: 481, of: 'park' },
    ],
  },
  cluj: {
    country: 'RO',
    slug: words('cluj-napoca', 'cluj-napoca', 'kolozsvar'),
    intro: words(
      'Masă de înfășat, fotoliu de alăptat și apă caldă. Nu trebuie să cumperi nimic.',
      'A changing table, a nursing chair and warm water. You need not buy anything.',
      'Pelenkázó, szoptatófotel és meleg víz. Nem kell vásárolnia semmit.',
    ),
    parking: words(
      'Parcare publică pe Strada Cuibului, cu plată în timpul săptămânii.',
      'Public parking in Strada Cuibului, paid on weekdays.',
      'Nyilvános parkoló a Cuibului utcában, hétköznap fizetős.',
    ),
    access: words(
      'Autobuz 25, stația Piața Unirii. Intrare fără trepte.',
      'Bus 25, stop Piața Unirii. Step-free entrance.',
      '25-ös busz, Piața Unirii megálló. Lépcsőmentes bejárat.',
    ),
    place: { lat: 46.7694, lon: 23.5899 },
    labels: [
      { text: 'Parcul Central', x: 142, y: 244, of: 'park' },
      { text: 'Someșul Mic', x: 633, y: 103, of: 'water' },
      { text: 'Piața Unirii', x: 480, y: 398, of: 'street' },
      { text: 'Strada Cuibului', x: 140, y: 455, of: 'street' },
      { text: 'Feleacului', x: 614, y: 564, of: 'park' },
    ],
  },
  timisoara: {
    country: 'RO',
    slug: words('timisoara', 'timisoara', 'temesvar'),
    intro: words(
      'Încerci scaunele auto în mașina ta, cu un coleg care le montează zilnic.',
      'Try car seats in your own car, with a colleague who fits them every day.',
      'Az autósüléseket a saját autójában próbálhatja ki, olyan munkatárssal, aki naponta szerel be ilyet.',
    ),
    parking: words(
      'Parcare publică la 150 de metri, pe Strada Mărășești.',
      'Public car park 150 metres away, in Strada Mărășești.',
      'Nyilvános parkoló 150 méterre, a Mărășești utcában.',
    ),
    access: words(
      'Zonă pietonală, la 5 minute de stația de tramvai Piața Libertății.',
      'Pedestrian area, 5 minutes from the tram stop Piața Libertății.',
      'Sétálóövezet, 5 percre a Piața Libertății villamosmegállótól.',
    ),
    place: { lat: 45.7571, lon: 21.2289 },
    labels: [
      { text: 'Piața Unirii', x: 412, y: 199, of: 'street' },
      { text: 'Eugeniu de Savoya', x: 576, y: 334, of: 'street' },
      { text: 'Bega', x: 787, y: 410, of: 'water' },
      { text: 'Parcul Rozelor', x: 528, y: 551, of: 'park' },
    ],
  },
  budapest: {
    country: 'HU',
    slug: words('budapesta', 'budapest', 'budapest'),
    intro: words(
      'Colegii vorbesc maghiară, română și engleză.',
      'Our colleagues speak Hungarian, Romanian and English.',
      'Munkatársaink magyarul, románul és angolul beszélnek.',
    ),
    parking: words('Pe stradă, gratuit sâmbăta.', 'In the street, free of charge on Saturdays.', 'Az utcán, szombaton ingyenes.'),
    access: words(
      'Autobuz 128, stația Fészek utca. Lift de la parcare.',
      'Bus 128, stop Fészek utca. Lift from the car park.',
      '128-as busz, Fészek utca megálló. Lift a parkolótól.',
    ),
    place: { lat: 47.5053, lon: 19.0038 },
    labels: [
      { text: 'Városmajor', x: 150, y: 398, of: 'park' },
      { text: 'Duna', x: 604, y: 353, of: 'water' },
      { text: 'Margitsziget', x: 633, y: 167, of: 'park' },
      { text: 'Fészek utca', x: 422, y: 282, of: 'street' },
      { text: 'Pest', x: 787, y: 398, of: 'street' },
    ],
  },
}

/** Returns the pages as of `now`. */
export const showroomPages = (now: Date): { id: string; page: ShowroomInput }[] =>
  Object.entries(PAGES).map(([id, { country, ...page }]) => ({ id, page: { ...page, exceptions: exceptionsIn(country, now) } }))
