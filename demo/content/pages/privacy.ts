/** Text page of the demo shop: Privacy. */
import { MERCHANT } from '../merchant.ts'
import { h2, link, p, table, ul } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

const mail = link(MERCHANT.email, `mailto:${MERCHANT.email}`)

export const privacy: TextPageInput = {
  key: 'privacy',
  text: {
    ro: {
      slug: 'confidentialitate',
      title: 'Confidențialitate',
      description: 'Ce date folosim, de ce, cât le păstrăm și ce drepturi ai.',
      body: [
        p(`Operatorul datelor este ${MERCHANT.legalName}, ${MERCHANT.address}. Pentru orice întrebare scrie-ne la `, mail, '.'),
        h2('Ce date folosim'),
        table(
          'Date, scop și durată',
          ['Date', 'Pentru ce', 'Temei', 'Cât timp'],
          ['Nume, adresă, e-mail, telefon, produse comandate', 'livrarea comenzii și confirmările ei', 'contract', '3 ani'],
          ['Date de facturare', 'factură și contabilitate', 'obligație legală', '10 ani'],
          ['Adresa de e-mail pentru noutăți', 'scrisoarea cu noutăți, dacă ai cerut-o', 'consimțământ', 'până te dezabonezi'],
          [
            'Adresa de e-mail pentru un produs epuizat',
            'mesajul că a revenit în stoc, dacă l-ai cerut',
            'consimțământ',
            'până pleacă mesajul',
          ],
          [
            'Cuvintele căutate în magazin',
            'lista căutărilor frecvente; nu știm cine a căutat',
            'interes legitim',
            '28 de zile de la ultima căutare',
          ],
          [
            'Coșul, favoritele, ce ai privit, ce ai căutat, măsurile din ghidul de mărimi',
            'rămân în browserul tău',
            '–',
            'până le ștergi',
          ],
        ),
        h2('Cui le dăm'),
        ul(
          'curierului, pentru livrare;',
          'procesatorului de plăți, suma și numărul comenzii; datele cardului le dai direct lui;',
          'autorităților, când legea o cere.',
        ),
        h2('Drepturile tale'),
        p(
          'Poți cere acces, rectificare, ștergere, restricționare, portabilitate și te poți opune prelucrării. Te poți plânge la ANSPDCP, ',
          link('dataprotection.ro', 'https://www.dataprotection.ro'),
          '.',
        ),
      ],
    },
    en: {
      slug: 'privacy',
      title: 'Privacy',
      description: 'What data we use, why, how long we keep them and what rights you have.',
      body: [
        p(`The controller is ${MERCHANT.legalName}, ${MERCHANT.address}. For any question write to `, mail, '.'),
        h2('What we use'),
        table(
          'Data, purpose and time',
          ['Data', 'What for', 'Legal basis', 'How long'],
          ['Name, address, email, phone, what you ordered', 'delivering your order and its confirmations', 'contract', '3 years'],
          ['Billing details', 'invoice and accounting', 'legal obligation', '10 years'],
          ['Email address for news', 'the newsletter, if you asked for it', 'consent', 'until you unsubscribe'],
          [
            'Email address for a product that is sold out',
            'the message that it is back, if you asked for it',
            'consent',
            'until the message is sent',
          ],
          [
            'Words searched for in the shop',
            'the list of popular searches; we do not know who searched',
            'legitimate interest',
            '28 days from the last search',
          ],
          [
            'Cart, wishlist, what you looked at and searched for, measurements in the size guide',
            'they stay in your browser',
            '–',
            'until you delete them',
          ],
        ),
        h2('Who receives them'),
        ul(
          'the courier, to deliver;',
          'the payment provider: amount and order number; you give your card details to them directly;',
          'authorities, where the law demands it.',
        ),
        h2('Your rights'),
        p(
          'You may ask for access, correction, erasure, restriction and portability, and object to processing. You may complain to the authority of your country or to the Romanian one, ',
          link('dataprotection.ro', 'https://www.dataprotection.ro'),
          '.',
        ),
      ],
    },
    hu: {
      slug: 'adatvedelem',
      title: 'Adatvédelem',
      description: 'Milyen adatokat használunk, miért, meddig őrizzük őket, és milyen jogai vannak.',
      body: [
        p(`Az adatkezelő: ${MERCHANT.legalName}, ${MERCHANT.address}. Kérdéseivel forduljon hozzánk: `, mail, '.'),
        h2('Milyen adatokat használunk?'),
        table(
          'Adatok, célok, megőrzés',
          ['Adat', 'Cél', 'Jogalap', 'Meddig'],
          ['Név, cím, e-mail, telefon, megrendelt termékek', 'a rendelés teljesítése és visszaigazolása', 'szerződés', '3 év'],
          ['Számlázási adatok', 'számla és könyvelés', 'jogi kötelezettség', '10 év'],
          ['E-mail-cím hírlevélhez', 'hírlevél, ha kérte', 'hozzájárulás', 'leiratkozásig'],
          [
            'E-mail-cím egy elfogyott termékhez',
            'értesítés arról, hogy újra kapható, ha kérte',
            'hozzájárulás',
            'az értesítés elküldéséig',
          ],
          [
            'A boltban keresett szavak',
            'a gyakori keresések listája; nem tudjuk, ki keresett',
            'jogos érdek',
            'az utolsó kereséstől 28 nap',
          ],
          [
            'Kosár, kedvencek, megtekintett termékek, keresések, a mérettáblázatba írt méretek',
            'az Ön böngészőjében maradnak',
            '–',
            'amíg nem törli',
          ],
        ),
        h2('Kinek adjuk át?'),
        ul(
          'a futárszolgálatnak a kézbesítéshez;',
          'a fizetési szolgáltatónak az összeget és a rendelés számát; a kártyaadatokat közvetlenül neki adja meg;',
          'hatóságoknak, ha jogszabály előírja.',
        ),
        h2('Az Ön jogai'),
        p(
          'Kérhet hozzáférést, helyesbítést, törlést, korlátozást és adathordozást, és tiltakozhat az adatkezelés ellen. Panaszt tehet a Nemzeti Adatvédelmi és Információszabadság Hatóságnál: ',
          link('naih.hu', 'https://www.naih.hu'),
          '.',
        ),
      ],
    },
  },
}
