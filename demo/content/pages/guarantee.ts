/** Text page of the demo shop: Legal guarantee. */
import { articleOf } from '#domain/market/hungarian.ts'
import { MERCHANT } from '../merchant.ts'
import { h2, link, p, ul } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

const mail = link(MERCHANT.email, `mailto:${MERCHANT.email}`)

export const guarantee: TextPageInput = {
  key: 'guarantee',
  text: {
    ro: {
      slug: 'garantie-legala',
      title: 'Garanția legală',
      description: 'Ce drepturi ai dacă un produs nu e conform: reparare, înlocuire, reducere sau banii înapoi.',
      body: [
        p(
          'Vânzătorul răspunde pentru orice lipsă de conformitate care există la livrare și apare în cel mult doi ani. Dreptul acesta îl ai prin lege și nu costă nimic.',
        ),
        h2('Ce poți cere'),
        ul(
          'repararea sau înlocuirea produsului, gratuit și în cel mult 15 zile;',
          'dacă nu se poate, reducerea prețului sau banii înapoi;',
          'după o reparație, garanția legală se prelungește cu 12 luni.',
        ),
        h2('Cum'),
        p(
          'Scrie-ne la ',
          mail,
          ' cu numărul comenzii și o fotografie. Ridicăm noi produsul și plătim transportul. În primul an se presupune că defectul exista la livrare.',
        ),
        p('Garanția dată de producător, când există, vine pe lângă garanția legală și o găsești pe pagina produsului.'),
      ],
    },
    en: {
      slug: 'legal-guarantee',
      title: 'Legal guarantee',
      description: 'Your rights when a product does not conform: repair, replacement, reduction or your money back.',
      body: [
        p(
          'The seller is liable for any lack of conformity that exists at delivery and appears within at least two years. You have this right by law and it costs nothing.',
        ),
        h2('What you can ask for'),
        ul(
          'repair or replacement, free of charge and within a reasonable time;',
          'where that is not possible, a price reduction or your money back;',
          'after a repair, the legal guarantee is extended by 12 months.',
        ),
        h2('How'),
        p(
          'Write to ',
          mail,
          ' with your order number and a photograph. We collect the product and pay for transport. During the first year the defect is presumed to have existed at delivery.',
        ),
        p(
          'A guarantee given by the producer, where there is one, comes on top of the legal guarantee and is named on the product page.',
        ),
      ],
    },
    hu: {
      slug: 'jogszabalyi-szavatossag',
      title: 'Jogszabályi szavatosság',
      description: 'Jogai hibás termék esetén: kijavítás, kicserélés, árleszállítás vagy visszatérítés.',
      body: [
        p(
          'Az eladó felel minden olyan hibáért, amely a teljesítéskor fennállt, és két éven belül felismerhetővé vált. Ez a jog törvény alapján, díjmentesen illeti meg.',
        ),
        h2('Mit kérhet?'),
        ul(
          'kijavítást vagy kicserélést, díjmentesen és lehetőleg 15 napon belül;',
          'ha ez nem lehetséges, árleszállítást vagy a vételár visszatérítését;',
          'kijavítás után a szavatosság 12 hónappal meghosszabbodik.',
        ),
        h2('Hogyan?'),
        p(
          `Írjon ${articleOf(MERCHANT.email)} `,
          mail,
          ' címre a rendelés számával és egy fényképpel. A terméket elhozzuk, a szállítást mi fizetjük. Az első évben vélelmezzük, hogy a hiba a teljesítéskor már fennállt.',
        ),
        p('A gyártó jótállása, ha van ilyen, a szavatosságon felül jár, és a termék oldalán olvasható.'),
      ],
    },
  },
}
