/** Car seats, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'cum-alegi-scaunul-auto',
  title: 'Scaunul auto: întâi măsori copilul, apoi mașina',
  summary:
    'Ce înseamnă R129 și i-Size, cât stă cu spatele la drum și de ce un scaun la mâna a doua cere mai multe întrebări decât o mașină la mâna a doua.',
  description:
    'Cum alegi scaunul auto după R129: înălțime, ISOFIX, cu spatele la drum, cum îl verifici și când poți lua unul la mâna a doua.',
  body: [
    p(
      'Montez scaune auto de nouă ani și am învățat un lucru: cel mai scump scaun, pus greșit, e mai prost decât unul cinstit, pus bine. La noi în parcare, mai mult de jumătate dintre scaunele pe care le verificăm au măcar o greșeală, iar părinții lor sunt oameni atenți. Nu e rea-voință, e manualul.',
    ),
    section('r129', 'Ce e R129 și ce e i-Size'),
    p(
      'R129 e regulamentul după care se omologhează scaunele noi. Față de vechiul R44, clasifică după înălțime, nu după greutate, cere și o probă de impact lateral și obligă la mers cu spatele până la 15 luni. Din septembrie 2024, magazinele din Uniunea Europeană nu mai au voie să vândă scaune noi cu R44; cele cumpărate înainte se pot folosi în continuare. i-Size e o categorie din R129: un scaun i-Size se potrivește pe orice loc marcat i-Size din mașină.',
    ),
    table(
      'Scaune după înălțimea copilului',
      ['Înălțime', 'Scaun', 'Poziție'],
      ['40–87\u00a0cm', 'scoică auto', 'cu spatele la drum'],
      ['40 sau 61–105\u00a0cm', 'scaun cu ham', 'cu spatele cel puțin până la 15 luni, mai bine până la 4 ani'],
      ['100–150\u00a0cm', 'înălțător cu spătar', 'cu fața, prins cu centura mașinii'],
    ),
    p(
      'Regula europeană cere dispozitiv de reținere până la 150\u00a0cm; statele pot coborî limita la 135\u00a0cm. Centura unei mașini e gândită însă pentru un adult, așa că până la 150\u00a0cm copilul stă mai bine în ',
      link('înălțătorul cu spătar', to('car-seats-child')),
      ', indiferent ce vârstă are.',
    ),
    section('spatele', 'De ce cu spatele la drum'),
    p(
      'Capul unui copil mic e greu față de restul corpului, iar gâtul e încă mai mult cartilaj. La un impact cu fața la drum, capul pleacă înainte și gâtul trebuie să îl țină. Cu spatele la drum, toată spinarea se sprijină în scaun. Picioarele îndoite nu sunt o problemă; copiii stau așa și pe covor. Treci de la ',
      link('scoică', to('infant-carriers')),
      ' la ',
      link('scaunul următor', to('car-seats-toddler')),
      ' când creștetul ajunge la marginea de sus sau când depășește înălțimea de pe etichetă, nu la o aniversare.',
    ),
    section('masina', 'Apoi măsori mașina'),
    ol(
      'Caută punctele ISOFIX: două inele între șezut și spătar. Mașinile noi le au din 2014. Fără ele, scaunul se prinde cu centura, dacă e omologat așa.',
      'Vezi în manualul mașinii ce locuri acceptă scaune și dacă podeaua are compartimente pe care nu are voie să se sprijine piciorul unei baze.',
      'Încearcă scaunul în mașina ta, nu într-una de expoziție, cu scaunul din față pus cum îl ții de obicei.',
      'În față, cu spatele la drum, numai cu airbagul pasagerului dezactivat. Dacă nu îl poți dezactiva, copilul stă în spate.',
    ),
    section('prins', 'Cum îl prinzi'),
    ul(
      'hamul pornește de la umăr sau puțin de sub el, cât timp merge cu spatele, și puțin de deasupra când merge cu fața;',
      'între ham și claviculă intră un singur deget; nu poți ciupi chinga între degete;',
      'geaca groasă se scoate; pătura vine peste ham;',
      'cel mult două ore fără pauză, iar cu un nou-născut mult mai puțin; când mașina s-a oprit, copilul iese din scaun, chiar dacă doarme.',
    ),
    section('mana-a-doua', 'La mâna a doua: întrebările'),
    p(
      'Un scaun lovit poate arăta impecabil, fiindcă spuma se crapă pe dinăuntru. De aceea ia unul folosit numai de la cineva în care ai încredere și numai dacă poți bifa toate acestea:',
    ),
    ul(
      'n-a fost în niciun accident, nici măcar gol, și n-a fost scăpat pe jos;',
      'are eticheta portocalie cu R129 sau R44/04; seriile 01 și 02 sunt interzise din 2008;',
      'nu a depășit durata de viață dată de producător, de obicei între șase și zece ani de la data turnată în plastic;',
      'are manualul, toate pernele și chingile lui originale;',
      'nu e pe o listă de rechemări: caută modelul înainte să pleci după el.',
    ),
    p(
      'Dacă lipsește un singur răspuns, lasă-l. Un model nou și simplu costă abia puțin mai mult decât chilipirul acela. Și nimeni nu refolosește un scaun după accident: cere-i asigurătorului altul.',
    ),
    section('ajutor', 'Unde te ajutăm noi'),
    p(
      'Vino cu mașina la oricare dintre ',
      link('showroomuri', '/showroomuri'),
      ' și îl montăm împreună, inclusiv dacă l-ai cumpărat din altă parte. Pentru un copil născut prematur, cu ghips sau cu o problemă de șold ori de respirație, întreabă medicul ce poziție poate ține înainte să alegi; unele maternități îl verifică în scoică înainte de externare.',
    ),
  ],
}
