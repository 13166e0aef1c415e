/** Words of samples of mails in each language, and people who do not exist. */
import type { Address } from '#domain/customers/address.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

/** What every sample has around it. */
export interface SampleFrame {
  locale: Locale
  now: Date
  /** Without a slash at its end. */
  publicUrl: string
  seller: Merchant
  /** Returns the absolute address of a path in the mail's language. */
  link: (path: string) => string
}

/** Has the form of a token of the shop, and opens nothing. */
export const SAMPLE_TOKEN = 'abcdefghijklmnopqrstuvwxyz234567'

interface Words {
  first: string
  option: string
  second: string
  country: string
  showroom: string
  message: string
  answer: string
  statement: string
  hazard: string
  todo: string
  partner: { title: string; text: string }
  newsletter: { subject: string; text: string }
  returns: string
}

export const SAMPLE_WORDS: Record<Locale, Words> = {
  ro: {
    first: 'Sac de dormit Noapte Bună, 2,5 TOG',
    option: '6–18 luni, cer',
    second: 'Căciuliță cu moț, lână merinos',
    country: 'România',
    showroom: 'Showroom București, Str. Cuibului 7',
    message: 'Bună ziua, sacul de dormit se poate spăla la 60 de grade?',
    answer: 'Bună, se spală la 40 de grade, cu programul delicat.',
    statement: 'Mă retrag din contractul pentru comanda NST-20555: Căciuliță cu moț, 1 bucată.',
    hazard: 'Capsa de sus se poate desprinde și poate fi înghițită.',
    todo: 'Nu îl mai folosi. Trimite-l înapoi pe cheltuiala noastră.',
    partner: { title: 'O lună de cântece', text: 'Ascultă cântece de leagăn gratuit timp de o lună.' },
    newsletter: { subject: 'Pregătiri pentru iarnă', text: 'Am ales ce ține de cald fără să strângă.' },
    returns: 'Nestling, Str. Cuibului 7, 010101 București',
  },
  en: {
    first: 'Good Night sleeping bag, 2.5 TOG',
    option: '6–18 months, sky',
    second: 'Bobble hat, merino wool',
    country: 'Germany',
    showroom: 'Bucharest showroom, Str. Cuibului 7',
    message: 'Hello, can the sleeping bag be washed at 60 degrees?',
    answer: 'Hello, please wash it at 40 degrees on a gentle cycle.',
    statement: 'I withdraw from the contract of order NST-20555: Bobble hat, 1 piece.',
    hazard: 'The upper press stud can come off and be swallowed.',
    todo: 'Stop using it. Send it back at our expense.',
    partner: { title: 'A month of songs', text: 'Listen to lullabies free of charge for one month.' },
    newsletter: { subject: 'Ready for winter', text: 'We chose what keeps warm without being tight.' },
    returns: 'Nestling, Str. Cuibului 7, 010101 Bucharest, Romania',
  },
  hu: {
    first: 'Jó éjszakát hálózsák, 2,5 TOG',
    option: '6–18 hónap, égkék',
    second: 'Bojtos sapka, merinógyapjú',
    country: 'Magyarország',
    showroom: 'Bukaresti bemutatóterem, Str. Cuibului 7',
    message: 'Jó napot kívánok! Mosható a hálózsák 60 fokon?',
    answer: 'Jó napot kívánunk! Kérjük, 40 fokon, kímélő programmal mossa.',
    statement: 'Elállok az NST-20555 számú rendelés szerződésétől: Bojtos sapka, 1 darab.',
    hazard: 'A felső patent leválhat, és lenyelhető.',
    todo: 'Ne használja tovább. Küldje vissza a mi költségünkre.',
    partner: { title: 'Egy hónap dalok', text: 'Hallgasson altatódalokat egy hónapig ingyen.' },
    newsletter: { subject: 'Felkészülés a télre', text: 'Kiválasztottuk, ami melegen tart, de nem szorít.' },
    returns: 'Nestling, Str. Cuibului 7, 010101 Bukarest, Románia',
  },
}

export const SAMPLE_PEOPLE: Record<Locale, Address & { email: string; phone: string }> = {
  ro: {
    firstName: 'Gabriela',
    lastName: 'Marinescu',
    address: 'Str. Țepeș Vodă 14, ap. 6',
    city: 'Târgu Mureș',
    county: 'MS',
    zip: '540056',
    country: 'RO',
    email: 'gabriela@example.ro',
    phone: '+40 722 000 000',
  },
  en: {
    firstName: 'Greta',
    lastName: 'Klein',
    address: 'Lindenweg 3',
    city: 'Berlin',
    county: '',
    zip: '10115',
    country: 'DE',
    email: 'greta@example.de',
    phone: '+49 30 000000',
  },
  hu: {
    firstName: 'Eszter',
    lastName: 'Kovács',
    address: 'Fészek utca 7.',
    city: 'Budapest',
    county: '',
    zip: '1125',
    country: 'HU',
    email: 'eszter@example.hu',
    phone: '+36 1 000 0000',
  },
}
