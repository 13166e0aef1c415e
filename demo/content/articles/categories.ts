/** The categories of the demo blog, in the order in which it lists them. */
import type { Locale } from '#domain/market/market.ts'

export interface DemoArticleCategory {
  key: string
  text: Record<Locale, { slug: string; name: string; /** Below the name on the category's page. */ lead: string }>
}

export const ARTICLE_CATEGORIES: readonly DemoArticleCategory[] = [
  {
    key: 'pregnancy',
    text: {
      ro: { slug: 'sarcina', name: 'Sarcină și primele zile', lead: 'Ce pregătești înainte și ce poate aștepta după.' },
      en: {
        slug: 'pregnancy',
        name: 'Pregnancy and first days',
        lead: 'What to prepare beforehand, and what can wait until after.',
      },
      hu: { slug: 'varandossag', name: 'Várandósság és első napok', lead: 'Mit érdemes előre elkészíteni, és mi ér rá utána.' },
    },
  },
  {
    key: 'sleep',
    text: {
      ro: {
        slug: 'somn',
        name: 'Somn',
        lead: 'Saci, pătuțuri și nopți mai liniștite. Scris de oameni care au stat treji destul.',
      },
      en: { slug: 'sleep', name: 'Sleep', lead: 'Cots, sleeping bags and calmer nights, by people who have been awake enough.' },
      hu: {
        slug: 'alvas',
        name: 'Alvás',
        lead: 'Kiságyak, hálózsákok, nyugodtabb éjszakák. Olyanoktól, akik eleget virrasztottak.',
      },
    },
  },
  {
    key: 'feeding',
    text: {
      ro: { slug: 'masa', name: 'Masă', lead: 'De la prima lingură la prima farfurie goală, inclusiv ce ajunge pe jos.' },
      en: { slug: 'feeding', name: 'Feeding', lead: 'From the first spoon to the first empty plate, floor included.' },
      hu: {
        slug: 'etkezes',
        name: 'Étkezés',
        lead: 'Az első kanáltól az első üres tányérig, azzal együtt, ami a padlóra kerül.',
      },
    },
  },
  {
    key: 'transport',
    text: {
      ro: {
        slug: 'la-drum',
        name: 'La drum',
        lead: 'Cărucioare, scaune auto și marsupii, judecate după scări, borduri și portbagaje.',
      },
      en: {
        slug: 'out-and-about',
        name: 'Out and about',
        lead: 'Prams, car seats and carriers, judged by stairs, kerbs and car boots.',
      },
      hu: {
        slug: 'uton',
        name: 'Úton',
        lead: 'Babakocsik, autósülések, hordozók – lépcsőn, járdaszegélyen és csomagtartóban mérve.',
      },
    },
  },
  {
    key: 'clothes',
    text: {
      ro: { slug: 'haine', name: 'Haine și încălțăminte', lead: 'Mărimi, materiale și spălat, fără teorie în plus.' },
      en: { slug: 'clothes', name: 'Clothes and shoes', lead: 'Sizes, fabrics and washing, without more theory than needed.' },
      hu: { slug: 'ruhak', name: 'Ruhák és cipők', lead: 'Méretek, anyagok és mosás, fölösleges elmélet nélkül.' },
    },
  },
  {
    key: 'growing',
    text: {
      ro: {
        slug: 'crestere',
        name: 'Creștere și joacă',
        lead: 'Dinți, jucării și lucrurile care se schimbă de la o săptămână la alta.',
      },
      en: {
        slug: 'growing',
        name: 'Growing and play',
        lead: 'Teeth, toys and the things that change from one week to the next.',
      },
      hu: { slug: 'fejlodes', name: 'Fejlődés és játék', lead: 'Fogak, játékok és mindaz, ami egyik hétről a másikra változik.' },
    },
  },
]
