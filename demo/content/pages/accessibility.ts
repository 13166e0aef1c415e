/** Text page of the demo shop: Accessibility. */
import { articleOf } from '#domain/market/hungarian.ts'
import { MERCHANT } from '../merchant.ts'
import { h2, link, p, ul } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

const mail = link(MERCHANT.email, `mailto:${MERCHANT.email}`)

export const accessibility: TextPageInput = {
  key: 'accessibility',
  text: {
    ro: {
      slug: 'accesibilitate',
      title: 'Accesibilitate',
      description: 'Cum poate fi folosit magazinul de oricine și cui îi scrii dacă ceva te oprește.',
      body: [
        p(
          'Vrem ca oricine să poată cumpăra de aici: cu tastatura, cu un cititor de ecran, cu textul mărit sau cu o singură mână. Ne orientăm după WCAG 2.2, nivelul AA, și după standardul EN 301 549.',
        ),
        h2('Ce am făcut'),
        ul(
          'Toată comanda se poate face de la tastatură, cu focus vizibil.',
          'Textele au contrast de cel puțin 4,5 la 1, iar paginile se pot mări la 200% și încap pe 320 de pixeli.',
          'Prețurile, stocul și erorile sunt citite în cuvinte, nu doar prin culoare.',
          'Fereastra de alegere a țării se poate opri; animațiile dispar dacă ai cerut mișcare redusă.',
        ),
        h2('Ceva nu merge?'),
        p(
          'Scrie-ne la ',
          mail,
          ' și spune-ne pagina și ce foloseai. Îți răspundem în cel mult cinci zile lucrătoare și te ajutăm să comanzi și prin telefon.',
        ),
      ],
    },
    en: {
      slug: 'accessibility',
      title: 'Accessibility',
      description: 'How everybody can use the shop, and whom to write to if something stops you.',
      body: [
        p(
          'Everybody should be able to buy here: by keyboard, with a screen reader, with larger text, with one hand. We follow WCAG 2.2, level AA, and the standard EN 301 549.',
        ),
        h2('What we have done'),
        ul(
          'The whole order works by keyboard, with a visible focus.',
          'Text has a contrast of at least 4.5 to 1; pages can be enlarged to 200% and fit into 320 pixels.',
          'Prices, stock and errors are read in words, never by colour alone.',
          'The country dialog can be stopped, and animation goes away when you ask for reduced motion.',
        ),
        h2('Something in your way?'),
        p(
          'Write to ',
          mail,
          ' and tell us the page and what you were using. We answer within five working days and will help you order by phone as well.',
        ),
      ],
    },
    hu: {
      slug: 'akadalymentesseg',
      title: 'Akadálymentesség',
      description: 'Hogyan használhatja mindenki az áruházat, és kinek írjon, ha valami akadályba ütközik.',
      body: [
        p(
          'Azt szeretnénk, hogy bárki vásárolhasson nálunk: billentyűzettel, képernyőolvasóval, nagyított szöveggel vagy fél kézzel is. A WCAG 2.2 AA szintjét és az EN 301 549 szabványt követjük.',
        ),
        h2('Amit megtettünk'),
        ul(
          'A teljes rendelés leadható billentyűzettel, látható fókusszal.',
          'A szövegek kontrasztja legalább 4,5:1, az oldalak 200%-ra nagyíthatók, és 320 képponton is elférnek.',
          'Az árak, a készlet és a hibák szövegesen is olvashatók, nem csak színnel jelöltek.',
          'Az országválasztó ablak visszaszámlálása megállítható, az animációk csökkentett mozgás kérésekor eltűnnek.',
        ),
        h2('Valami nem működik?'),
        p(
          `Írjon ${articleOf(MERCHANT.email)} `,
          mail,
          ' címre, melyik oldalon és mit használva tapasztalta. Öt munkanapon belül válaszolunk, és telefonon is segítünk a rendelésben.',
        ),
      ],
    },
  },
}
