/** Washing clothes, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'cum-speli-hainele-bebelusului',
  title: 'Spălatul hainelor mici, după a o mia spălare',
  summary:
    'Ce temperatură, ce detergent, ce faci cu petele și de ce balsamul rămâne în dulap. Plus câte body-uri îți trebuie, de fapt.',
  description:
    'Cum speli hainele bebelușului: temperatură, detergent, pete de lapte și de scutec, lână, uscare și câte haine îți trebuie pe mărimi.',
  body: [
    p(
      'Trei copii înseamnă vreo trei mii de mașini de rufe. În atelier spălam fiecare tricot de zece ori înainte să îl lăsăm să plece și tot acasă am învățat mai mult. Vestea bună: pentru hainele unui bebeluș ai nevoie de mai puține produse decât pentru ale tale.',
    ),
    section('intai', 'Înainte de prima purtare'),
    p(
      'Spală tot o dată. Pe fibre rămân apret și colorant în plus, iar hainele au trecut prin cutii și mâini. Scoate etichetele care zgârie, închide fermoarele și capsele, întoarce hainele pe dos. Prima spălare se face pe culori; roșul și bleumarinul merg singure.',
    ),
    section('temperatura', 'La câte grade'),
    table(
      'Ce speli și la câte grade',
      ['Ce', 'Temperatura', 'De reținut'],
      ['Body-uri, salopete, tricouri', '40\u00a0°C', 'pe dos, capsele închise'],
      ['Prosoape, cearșafuri, bavete', '60\u00a0°C', 'o dată pe săptămână'],
      ['Scutece din pânză', '60\u00a0°C', 'fără balsam, clătire în plus'],
      ['Haine după o boală cu vărsături', '60\u00a0°C', 'separat'],
      ['Lână și tricotaje', '30\u00a0°C sau de mână', 'program de lână, uscat pe orizontală'],
    ),
    p(
      'La 30 de grade se spală bine hainele nepătate. Dacă speli mereu la 30, fă o dată pe lună o mașină goală la 60, altfel începe să miroasă ea, nu rufele.',
    ),
    section('detergent', 'Detergentul și balsamul'),
    p(
      'Un detergent obișnuit fără parfum e destul; „pentru bebeluși” pe etichetă înseamnă de obicei același lucru, la flacon mai mic. Pune doza de pe ambalaj, nu din ochi: detergentul în plus nu spală mai bine, rămâne în țesătură și irită pielea. Dacă apa e dură, crești doza cât scrie pe cutie. O clătire suplimentară face mai mult decât orice produs special.',
    ),
    p(
      'Balsamul îl lași deoparte. Îmbracă fibra în ceva gras: prosoapele nu mai sug, elastanul cedează, scutecele din pânză curg, iar la pijamale țesătura se aprinde mai ușor. Pentru moliciune, scutură hainele ude și usucă-le în aer mișcat.',
    ),
    section('pete', 'Petele, pe rând'),
    ul(
      [{ text: 'Lapte: ', strong: true }, 'apă rece întâi. Apa caldă îi gătește proteina în țesătură.'],
      [
        { text: 'Scutec: ', strong: true },
        'clătești cu apă rece, lași săpunul de casă un sfert de oră, apoi la mașină și la soare.',
      ],
      [
        { text: 'Morcov și roșii: ', strong: true },
        'culoarea e grasă, deci o picătură de detergent de vase înainte. Restul îl scoate soarele.',
      ],
      [{ text: 'Banană: ', strong: true }, 'imediat. A doua zi e maro și rămâne.'],
      [{ text: 'Crema cu zinc: ', strong: true }, 'nu iese. Poartă body-urile vechi în săptămâna cremei.'],
    ),
    section('uscat', 'Uscatul'),
    ol(
      'Scutură, întinde, închide capsele: jumătate din călcat dispare.',
      'Body-urile se atârnă de partea de jos, ca să nu se lungească umerii.',
      'Lâna stă pe un prosop, pe orizontală, departe de calorifer.',
      'Soarele albește: bun pentru pete, rău pentru bleumarin.',
      'Uscătorul e în regulă dacă eticheta îl permite; scurtează însă lucrurile din bumbac cu vreo cinci la sută.',
    ),
    p('Călcatul nu e obligatoriu. Pe vremea scutecelor fierte avea rost; acum, dacă îți place mirosul, calcă. Dacă nu, dormi.'),
    section('cate', 'Câte îți trebuie'),
    p(
      'La o mașină la două zile: șapte ',
      link('body-uri', to('bodysuits')),
      ', șase ',
      link('salopete', to('sleepsuits')),
      ', două ',
      link('pulovere', to('knitwear')),
      ', două căciulițe, cinci perechi de șosete, pe fiecare mărime. Mărimile 50 și 56 trec în șase săptămâni, deci acolo ia puțin; de la 62 în sus rămân câte trei luni. Ce e peste numărul acesta îl speli tot tu, doar că mai rar și într-o grămadă mai mare.',
    ),
    section('siguranta', 'Mici reguli de siguranță'),
    p(
      'Detergentul stă sus, încuiat: capsulele arată ca bomboanele și sunt printre cele mai dese intoxicații ale copiilor mici. Șnururile de la glugi le scoți la prima spălare, iar nasturii îi tragi o dată pe lună. Dacă un copil a mușcat o capsulă, clătește-i gura, nu provoca vărsături și sună la 112.',
    ),
    section('medic', 'Când întrebi medicul'),
    p(
      'Dacă pielea rămâne roșie, uscată sau cu mâncărime după două săptămâni de detergent fără parfum și clătire în plus, nu schimba al patrulea produs. Întreabă medicul: eczema se tratează, iar hainele sunt rareori de vină. La ',
      link('scutece', to('nappies')),
      ', o iritație cu puncte roșii la margine cere și ea un ochi de medic.',
    ),
  ],
}
