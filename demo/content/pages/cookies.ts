/** Text page of the demo shop: Cookies. */
import type { Block } from '#domain/content/content.ts'
import { h2, p, table } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

/** Name, purpose, time of every cookie and stored value; the shop sets no others. */
const stored = (caption: string, head: string[], rows: string[][]): Block => table(caption, head, ...rows)

export const cookies: TextPageInput = {
  key: 'cookies',
  text: {
    ro: {
      slug: 'cookie-uri',
      title: 'Cookie-uri',
      description: 'Ce păstrează magazinul în browserul tău și de ce.',
      body: [
        p('Folosim doar ce e necesar ca magazinul să funcționeze. Nu folosim cookie-uri de publicitate sau de statistică.'),
        h2('Ce păstrăm'),
        stored(
          'Cookie-uri și date din browser',
          ['Ce', 'De ce', 'Cât timp'],
          [
            ['Limba și moneda', 'ca să vezi magazinul la fel data viitoare', '31 de zile'],
            ['Țara aleasă', 'ca să nu te întrebăm de fiecare dată', '365 de zile'],
            ['Coșul, favoritele, adresa din comandă', 'ca să nu pierzi ce ai ales și ce ai scris', 'până le ștergi'],
          ],
        ),
        p('Le poți șterge oricând din setările browserului; coșul și favoritele se golesc odată cu ele.'),
      ],
    },
    en: {
      slug: 'cookies',
      title: 'Cookies',
      description: 'What the shop keeps in your browser and why.',
      body: [
        p('We use only what the shop needs to work. There are no advertising or statistics cookies.'),
        h2('What we keep'),
        stored(
          'Cookies and stored values',
          ['What', 'Why', 'How long'],
          [
            ['Language and currency', 'so that the shop looks the same next time', '31 days'],
            ['Chosen country', 'so that we need not ask every time', '365 days'],
            ['Cart, wishlist, address of your order', 'so that you lose nothing you chose or typed', 'until you delete them'],
          ],
        ),
        p('You can delete them at any time in the settings of your browser; cart and wishlist are emptied with them.'),
      ],
    },
    hu: {
      slug: 'sutik',
      title: 'Sütik',
      description: 'Mit tárol az áruház az Ön böngészőjében, és miért.',
      body: [
        p('Csak azt használjuk, ami az áruház működéséhez szükséges. Hirdetési és statisztikai sütik nincsenek.'),
        h2('Mit tárolunk?'),
        stored(
          'Sütik és tárolt adatok',
          ['Mit', 'Miért', 'Meddig'],
          [
            ['Nyelv és pénznem', 'hogy az áruház legközelebb is így jelenjen meg', '31 nap'],
            ['A választott ország', 'hogy ne kelljen minden alkalommal megkérdeznünk', '365 nap'],
            ['Kosár, kedvencek, a rendelés címe', 'hogy semmi ne vesszen el abból, amit választott vagy beírt', 'amíg nem törli'],
          ],
        ),
        p('A böngésző beállításaiban bármikor törölheti őket; a kosár és a kedvencek is kiürülnek.'),
      ],
    },
  },
}
