/** Text page of the demo shop: Cookies. */
import { SETTINGS_ANCHOR } from '#domain/consent/consent.ts'
import type { Block } from '#domain/content/content.ts'
import { h2, link, p, table } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

/** Name, purpose, time of every cookie and stored value; the shop sets no others. */
const stored = (caption: string, head: string[], rows: string[][]): Block => table(caption, head, ...rows)

/** The heading to which links to the settings lead where nothing is asked. */
const settingsHeading = (text: string): Block => ({ kind: 'heading', level: 2, text, id: SETTINGS_ANCHOR })

export const cookies: TextPageInput = {
  key: 'cookies',
  text: {
    ro: {
      slug: 'cookie-uri',
      title: 'Cookie-uri',
      description: 'Ce păstrează magazinul în browserul tău și de ce.',
      body: [
        p(
          'Fără acordul tău folosim doar ce e necesar ca magazinul să funcționeze. Dacă vrem să numărăm vizitele, să măsurăm reclamele sau să arătăm hărți și filme din alte părți, te întrebăm înainte, iar până răspunzi nu încărcăm nimic de acolo.',
        ),
        h2('Ce păstrăm mereu'),
        stored(
          'Cookie-uri și date din browser, strict necesare',
          ['Ce', 'De ce', 'Cât timp'],
          [
            ['Limba și moneda', 'ca să vezi magazinul la fel data viitoare', '31 de zile'],
            ['Țara aleasă', 'ca să nu te întrebăm de fiecare dată', '365 de zile'],
            ['Coșul, favoritele, codurile, adresa din comandă', 'ca să nu pierzi ce ai ales și ce ai scris', 'până le ștergi'],
            ['Ultimele comenzi făcute aici', 'ca să te poți întoarce la plată', 'cele mai noi 5'],
            [
              'Ultimele căutări',
              'ca să le poți repeta; nu pleacă din browser',
              'cele mai noi 6, le poți șterge din câmpul de căutare',
            ],
            ['Paginile văzute', 'ca să regăsești un produs; nu pleacă din browser', 'cele mai noi 100'],
            [
              'Autentificarea și protecția formularelor',
              'ca să rămâi în cont și ca altcineva să nu scrie în locul tău',
              'cel mult 90 de zile',
            ],
            ['Alegerea ta despre cookie-uri, cu data și un număr', 'ca să nu te întrebăm iar și ca s-o putem dovedi', '12 luni'],
          ],
        ),
        h2('Ce păstrăm numai cu acordul tău'),
        stored(
          'Date din browser, cu acord',
          ['Ce', 'De ce', 'Cât timp'],
          [
            ['Ce țin minte serviciile de statistică și de reclamă', 'ca să știe că ai mai fost pe aici', 'până retragi acordul'],
            [
              'Numărul și valoarea ultimei comenzi',
              'ca aceste servicii să afle, o singură dată, că a fost o comandă',
              '7 zile sau până retragi acordul',
            ],
          ],
        ),
        p(
          'Aceste servicii lucrează închise într-o ramă a paginii: nu văd ce cauți, ce scrii, contul, comenzile sau copiii tăi și nu pot pune cookie-uri în magazin. Pe site-urile lor pot avea cookie-uri proprii.',
        ),
        settingsHeading('Cum te răzgândești'),
        p(
          'Cine ce află scrie în ',
          link('Setări cookie-uri', `/cookie-uri#${SETTINGS_ANCHOR}`),
          ', din subsolul paginii. Dacă linkul lipsește acolo, magazinul nu folosește nimic din ce ar cere acord.',
        ),
        p('Le poți șterge oricând și din setările browserului; coșul și favoritele se golesc odată cu ele.'),
      ],
    },
    en: {
      slug: 'cookies',
      title: 'Cookies',
      description: 'What the shop keeps in your browser and why.',
      body: [
        p(
          'Without your consent we use only what the shop needs to work. If we want to count visits, measure our advertising or show maps and films from elsewhere, we ask you first, and until you answer we load nothing from there.',
        ),
        h2('What we always keep'),
        stored(
          'Cookies and stored values, strictly necessary',
          ['What', 'Why', 'How long'],
          [
            ['Language and currency', 'so that the shop looks the same next time', '31 days'],
            ['Chosen country', 'so that we need not ask every time', '365 days'],
            [
              'Cart, wishlist, codes, address of your order',
              'so that you lose nothing you chose or typed',
              'until you delete them',
            ],
            ['Your last orders from here', 'so that you can go back and pay', 'the newest 5'],
            [
              'Your last searches',
              'so that you can repeat them; they never leave the browser',
              'the newest 6, to be deleted under the search box',
            ],
            ['Pages you have seen', 'so that you find a product again; it never leaves the browser', 'the newest 100'],
            [
              'Signing in, and the protection of forms',
              'so that you stay signed in and nobody else writes in your place',
              '90 days at most',
            ],
            [
              'Your choice about cookies, with its date and a number',
              'so that we do not ask again, and can prove it',
              '12 months',
            ],
          ],
        ),
        h2('What we keep only with your consent'),
        stored(
          'Stored values, with consent',
          ['What', 'Why', 'How long'],
          [
            [
              'What services of statistics and advertising remember',
              'so that they know that you were here before',
              'until you withdraw your consent',
            ],
            [
              'Number and value of your last order',
              'so that these services learn, once, that there was an order',
              '7 days, or until you withdraw your consent',
            ],
          ],
        ),
        p(
          'These services work inside a closed frame of the page: they do not see what you search for or type, your account, your orders or your children, and they cannot set cookies in the shop. On their own sites they may have cookies of their own.',
        ),
        settingsHeading('How to change your mind'),
        p(
          'Who learns what is written in the ',
          link('Cookie settings', `/cookies#${SETTINGS_ANCHOR}`),
          ' at the foot of every page. If the link is not there, the shop uses nothing that would need your consent.',
        ),
        p('You can also delete them at any time in the settings of your browser; cart and wishlist are emptied with them.'),
      ],
    },
    hu: {
      slug: 'sutik',
      title: 'Sütik',
      description: 'Mit tárol az áruház az Ön böngészőjében, és miért.',
      body: [
        p(
          'Hozzájárulása nélkül csak azt használjuk, ami az áruház működéséhez szükséges. Ha számolni szeretnénk a látogatásokat, mérni a hirdetéseinket, vagy máshonnan származó térképet és filmet mutatnánk, előbb megkérdezzük Önt, és a válaszáig onnan semmit sem töltünk be.',
        ),
        h2('Amit mindig tárolunk'),
        stored(
          'Feltétlenül szükséges sütik és tárolt adatok',
          ['Mit', 'Miért', 'Meddig'],
          [
            ['Nyelv és pénznem', 'hogy az áruház legközelebb is így jelenjen meg', '31 nap'],
            ['A választott ország', 'hogy ne kelljen minden alkalommal megkérdeznünk', '365 nap'],
            [
              'Kosár, kedvencek, kódok, a rendelés címe',
              'hogy semmi ne vesszen el abból, amit választott vagy beírt',
              'amíg nem törli',
            ],
            ['Az innen leadott utolsó rendelések', 'hogy visszatérhessen a fizetéshez', 'a legújabb 5'],
            [
              'A legutóbbi keresések',
              'hogy megismételhesse őket; nem hagyják el a böngészőt',
              'a legújabb 6, a keresőmező alatt törölhetők',
            ],
            ['A megnézett oldalak', 'hogy újra megtaláljon egy terméket; nem hagyják el a böngészőt', 'a legújabb 100'],
            [
              'Bejelentkezés és az űrlapok védelme',
              'hogy bejelentkezve maradjon, és más ne írhasson az Ön nevében',
              'legfeljebb 90 nap',
            ],
            [
              'Az Ön választása a sütikről, dátummal és egy számmal',
              'hogy ne kérdezzük meg újra, és igazolni tudjuk',
              '12 hónap',
            ],
          ],
        ),
        h2('Amit csak hozzájárulásával tárolunk'),
        stored(
          'Tárolt adatok hozzájárulással',
          ['Mit', 'Miért', 'Meddig'],
          [
            [
              'Amit a statisztikai és hirdetési szolgáltatások megjegyeznek',
              'hogy tudják, Ön járt már itt',
              'a hozzájárulás visszavonásáig',
            ],
            [
              'Az utolsó rendelés száma és értéke',
              'hogy ezek a szolgáltatások egyszer megtudják, hogy rendelés történt',
              '7 nap, vagy a hozzájárulás visszavonásáig',
            ],
          ],
        ),
        p(
          'Ezek a szolgáltatások az oldal egy zárt keretében működnek: nem látják, mit keres vagy ír be, sem a fiókját, a rendeléseit vagy a gyermekeit, és nem helyezhetnek el sütit az áruházban. A saját webhelyükön lehetnek saját sütijeik.',
        ),
        settingsHeading('Hogyan gondolhatja meg magát?'),
        p(
          'Hogy ki mit tud meg, az minden oldal alján, a ',
          link('Sütibeállítások', `/sutik#${SETTINGS_ANCHOR}`),
          ' alatt olvasható. Ha a hivatkozás ott nem látszik, az áruház semmi olyat nem használ, amihez hozzájárulás kellene.',
        ),
        p('A böngésző beállításaiban is bármikor törölheti őket; a kosár és a kedvencek is kiürülnek.'),
      ],
    },
  },
}
