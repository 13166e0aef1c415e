/** Text page of the demo shop: Returns. */
import { articleOf } from '#domain/market/hungarian.ts'
import { WITHDRAWAL_PATHS } from '#domain/market/withdrawal-path.ts'
import { MERCHANT } from '../merchant.ts'
import { h2, link, ol, p } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

const mail = link(MERCHANT.email, `mailto:${MERCHANT.email}`)
const seller = `${MERCHANT.legalName}, ${MERCHANT.address}, ${MERCHANT.email}`

export const returns: TextPageInput = {
  key: 'returns',
  text: {
    ro: {
      slug: 'retur',
      title: 'Retur în 14 zile',
      description: 'Cum te retragi din contract în 14 zile, cum trimiți produsele înapoi și când primești banii.',
      body: [
        p('Te-ai răzgândit? Ai 14 zile din ziua în care ai primit ultimul produs din comandă, fără să ne spui de ce.'),
        h2('Ce ai de făcut'),
        ol(
          [
            'Completează ',
            link('formularul de retragere', WITHDRAWAL_PATHS.ro),
            ' sau scrie-ne la ',
            mail,
            ' că te retragi din contract, cu numărul comenzii. E de ajuns un e-mail trimis în cele 14 zile; poți folosi și modelul de mai jos.',
          ],
          'Trimite produsele în 14 zile de la anunț, la adresa firmei, sau lasă-le în orice showroom din România. Transportul la retur îl plătești tu; în showroom nu costă nimic.',
          'Îți dăm banii înapoi în cel mult 14 zile de la anunț, inclusiv livrarea standard, pe cardul cu care ai plătit. Putem aștepta până primim produsele sau dovada că le-ai trimis.',
        ),
        h2('Ce nu se poate returna'),
        p(
          'Produsele sigilate care nu pot fi returnate din motive de igienă (de exemplu suzete, tetine, pompe de sân), după ce le-ai desigilat, și produsele personalizate la cererea ta. Un ambalaj deschis la celelalte produse nu te oprește să le returnezi.',
        ),
        h2('Produs cu defect'),
        p(
          'La defecte ai garanția legală de doi ani. Scrie-ne la ',
          mail,
          ' cu o fotografie: transportul îl plătim noi. Vezi și ',
          link('garanția legală', '/garantie-legala'),
          '.',
        ),
        {
          kind: 'form',
          title: 'Model de formular de retragere',
          lines: [
            `Către: ${seller}`,
            'Vă informez/Vă informăm (*) prin prezenta cu privire la retragerea mea/noastră (*) din contractul referitor la vânzarea următoarelor produse:',
            'Comandate la data/primite la data (*):',
            'Numele consumatorului (consumatorilor):',
            'Adresa consumatorului (consumatorilor):',
            'Semnătura (doar dacă formularul este trimis pe hârtie):',
            'Data:',
            '(*) Tăiați mențiunile inutile.',
          ],
        },
      ],
    },
    en: {
      slug: 'returns',
      title: 'Returns within 14 days',
      description: 'How to withdraw from the contract within 14 days, how to send things back and when you get your money.',
      body: [
        p(
          'Changed your mind? You have 14 days from the day the last item of your order reached you, and you need not tell us why.',
        ),
        h2('What to do'),
        ol(
          [
            'Fill in the ',
            link('withdrawal form', WITHDRAWAL_PATHS.en),
            ', or write to ',
            mail,
            ' that you withdraw from the contract, with your order number. One email sent within the 14 days is enough; you may also use the form below.',
          ],
          'Send the goods within 14 days of telling us, to the address of the company, or hand them in at any showroom. You pay for the return parcel; at a showroom it costs nothing.',
          'We pay you back within 14 days of hearing from you, standard delivery included, to the card you paid with. We may wait until we have the goods or proof that you sent them.',
        ),
        h2('What cannot be returned'),
        p(
          'Sealed goods that cannot be returned for hygiene reasons (for example soothers, teats, breast pumps) once you have opened the seal, and goods made to your own specification. With everything else, an opened box does not stop you from returning it.',
        ),
        h2('A faulty product'),
        p(
          'You have the legal guarantee of at least two years. Write to ',
          mail,
          ' with a photograph: we pay for the transport. See the ',
          link('legal guarantee', '/legal-guarantee'),
          '.',
        ),
        {
          kind: 'form',
          title: 'Model withdrawal form',
          lines: [
            `To: ${seller}`,
            'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods:',
            'Ordered on/received on (*):',
            'Name of consumer(s):',
            'Address of consumer(s):',
            'Signature of consumer(s) (only if this form is notified on paper):',
            'Date:',
            '(*) Delete as appropriate.',
          ],
        },
      ],
    },
    hu: {
      slug: 'visszakuldes',
      title: 'Visszaküldés 14 napon belül',
      description:
        'Hogyan állhat el a szerződéstől 14 napon belül, hogyan küldheti vissza a termékeket, és mikor kapja vissza a pénzét.',
      body: [
        p(
          'Meggondolta magát? A rendelés utolsó termékének átvételétől számított 14 napon belül indokolás nélkül elállhat a szerződéstől.',
        ),
        h2('Mi a teendő?'),
        ol(
          [
            'Töltse ki az ',
            link('elállási űrlapot', WITHDRAWAL_PATHS.hu),
            `, vagy írja meg ${articleOf(MERCHANT.email)} `,
            mail,
            ' címre, hogy eláll a szerződéstől, és adja meg a rendelés számát. Elég egy, a 14 napon belül elküldött e-mail; az alábbi nyilatkozatmintát is használhatja.',
          ],
          'A bejelentéstől számított 14 napon belül küldje vissza a termékeket a cég címére, vagy adja le bármelyik bemutatóteremben. A visszaküldés költségét Ön viseli; a bemutatóteremben a leadás ingyenes.',
          'A bejelentéstől számított 14 napon belül visszatérítjük a vételárat és a szokásos szállítási díjat arra a kártyára, amellyel fizetett. Megvárhatjuk, amíg a termék vagy a feladás igazolása megérkezik hozzánk.',
        ),
        h2('Mi nem küldhető vissza?'),
        p(
          'A felbontott, higiéniai okból zárt csomagolású termékek (például cumik, etetőcumik, mellszívók), valamint az Ön kérésére személyre szabott termékek. Minden más terméknél a felbontott doboz nem akadálya a visszaküldésnek.',
        ),
        h2('Hibás termék'),
        p(
          `Hiba esetén kellékszavatosság illeti meg. Írjon ${articleOf(MERCHANT.email)} `,
          mail,
          ' címre egy fényképpel: a szállítást mi fizetjük. Lásd a ',
          link('jogszabályi szavatosságot', '/jogszabalyi-szavatossag'),
          '.',
        ),
        {
          kind: 'form',
          title: 'Elállási nyilatkozatminta',
          lines: [
            `Címzett: ${seller}`,
            'Alulírott/ak (*) kijelentem/kijelentjük (*), hogy gyakorlom/gyakoroljuk (*) elállási jogomat/jogunkat (*) az alábbi termék/ek (*) adásvételére irányuló szerződés tekintetében:',
            'Szerződéskötés időpontja/átvétel időpontja (*):',
            'A fogyasztó(k) neve:',
            'A fogyasztó(k) címe:',
            'A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén):',
            'Kelt:',
            '(*) A nem kívánt rész törlendő.',
          ],
        },
      ],
    },
  },
}
