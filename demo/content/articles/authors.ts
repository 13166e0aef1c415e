/** Who writes the demo blog. */
import type { Locale } from '#domain/market/market.ts'

export interface DemoAuthor {
  key: string
  /** The name by language: in Hungarian the family name of a Hungarian comes first. */
  text: Record<Locale, { name: string; role: string; life: string }>
}

export const AUTHORS: readonly DemoAuthor[] = [
  {
    key: 'anca',
    text: {
      ro: {
        name: 'Anca Moldovan',
        role: 'conduce showroomul din Cluj-Napoca, mamă a doi copii',
        life: 'Anca a deschis showroomul din Cluj cu un bebeluș în marsupiu și altul la grădiniță. Scrie despre somn, masă și primele săptămâni din ce a trăit și din ce a citit, iar unde se termină priceperea ei spune: întreabă medicul.',
      },
      en: {
        name: 'Anca Moldovan',
        role: 'runs the Cluj-Napoca showroom, mother of two',
        life: 'Anca opened the showroom in Cluj with one baby in a carrier and another at nursery. She writes about sleep, food and the first weeks from what she has lived and what she has read, and where her knowledge ends she says so: ask your doctor.',
      },
      hu: {
        name: 'Anca Moldovan',
        role: 'a kolozsvári bemutatóterem vezetője, két gyermek édesanyja',
        life: 'Anca úgy nyitotta meg a kolozsvári bemutatótermet, hogy az egyik gyermeke még hordozókendőben, a másik már óvodában volt. Az alvásról, az evésről és az első hetekről ír, abból, amit megélt és amit elolvasott. Ahol a tudása véget ér, ki is mondja: kérdezze meg az orvost.',
      },
    },
  },
  {
    key: 'bence',
    text: {
      ro: {
        name: 'Bence Farkas',
        role: 'cărucioare și scaune auto, showroomul din Budapesta',
        life: 'Bence montează scaune auto de nouă ani și a învățat pe de rost portbagajele a vreo șaizeci de mașini. Are o fetiță care a dormit în mașină numai când nu trebuia.',
      },
      en: {
        name: 'Bence Farkas',
        role: 'prams and car seats, Budapest showroom',
        life: 'Bence has been fitting car seats for nine years and knows some sixty car boots by heart. He has a daughter who slept in the car only when she was not supposed to.',
      },
      hu: {
        name: 'Farkas Bence',
        role: 'babakocsik és autósülések, budapesti bemutatóterem',
        life: 'Bence kilenc éve szerel be autósüléseket, és vagy hatvan autó csomagtartóját ismeri fejből. Egy kislány édesapja, aki az autóban mindig csak akkor aludt el, amikor nem kellett volna.',
      },
    },
  },
  {
    key: 'ruxandra',
    text: {
      ro: {
        name: 'Ruxandra Pop',
        role: 'alege hainele și jucăriile, mamă a trei copii',
        life: 'Ruxandra a lucrat opt ani într-un atelier de tricotaje din Timișoara, iar acum alege ce intră pe rafturile noastre. Spală tot de zece ori înainte să spună ceva despre un material.',
      },
      en: {
        name: 'Ruxandra Pop',
        role: 'chooses our clothes and toys, mother of three',
        life: 'Ruxandra worked for eight years in a knitwear workshop in Timișoara and now chooses what goes on our shelves. She washes everything ten times before she has an opinion of a fabric.',
      },
      hu: {
        name: 'Ruxandra Pop',
        role: 'a ruhák és a játékok beszerzője, három gyermek édesanyja',
        life: 'Ruxandra nyolc évig dolgozott egy temesvári kötöttáru-műhelyben, most pedig ő dönt arról, mi kerül a polcainkra. Mielőtt egy anyagról véleményt mond, tízszer kimossa.',
      },
    },
  },
]
