/** Babywearing, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'bebelusul-in-marsupiu',
  title: 'Bebelușul la purtător: destul de aproape cât să îl săruți',
  summary: 'Regula TICKS pe românește, ce alegi pe luni și cum verifici totul în oglindă, în zece secunde.',
  description:
    'Cum porți bebelușul în siguranță: regula TICKS, wrap, sling sau marsupiu ergonomic, poziția picioarelor și când întrebi medicul.',
  body: [
    p(
      'Al doilea copil al meu a locuit patru luni pe mine. Am deschis cutii, am primit retururi și am mâncat supă peste capul lui, cu un prosop. Se poate, dar cu câteva reguli, și pe prima o știu pe dinafară toate consultantele de purtat din Europa: TICKS.',
    ),
    section('ticks', 'TICKS, literă cu literă'),
    table(
      'Cele cinci verificări',
      ['Litera', 'Ce înseamnă', 'Cum verifici'],
      ['T, tight', 'strâns', 'materialul nu face buzunare; dacă te apleci, copilul rămâne lipit'],
      ['I, in view', 'la vedere', 'îi vezi fața doar coborând privirea'],
      ['C, close enough to kiss', 'la un sărut distanță', 'ajungi cu buzele la creștetul lui'],
      ['K, keep chin off the chest', 'bărbia sus', 'încap două degete între bărbie și piept'],
      ['S, supported back', 'spatele susținut', 'spatele stă pe lângă tine, nu se prăbușește când îl apeși ușor'],
    ),
    p(
      'Litera care salvează vieți e K. Un nou-născut nu își poate ridica singur capul, iar cu bărbia în piept căile respiratorii se îngustează fără niciun zgomot. Cele mai multe accidente s-au întâmplat sub patru luni, mai ales în slinguri adânci, unde copilul stătea îndoit ca într-o plasă. De aceea poziția e mereu verticală, burtă pe burtă, cu nasul liber.',
    ),
    section('picioarele', 'Picioarele în M'),
    p(
      'Genunchii stau puțin mai sus decât fundul, iar materialul merge dintr-un genunchi în celălalt, ca un hamac. Văzut din față, copilul face un M. Un marsupiu îngust, în care picioarele atârnă drepte, nu strică șoldurile sănătoase într-o plimbare scurtă, dar e incomod pentru amândoi și nu e o alegere bună pentru fiecare zi. Dacă bebelușul are displazie sau un ham Pavlik, întreabă ortopedul ce sistem se potrivește.',
    ),
    section('ce-alegi', 'Ce alegi și când'),
    ul(
      [
        { text: 'Wrap elastic: ', strong: true },
        'de la naștere până la 7–8\u00a0kg. Îl legi o dată dimineața. Se învață în trei seri, cu o oglindă.',
      ],
      [{ text: 'Wrap țesut: ', strong: true }, 'de la naștere până nu mai vrea. Cel mai versatil și cel mai greu de învățat.'],
      [{ text: 'Sling cu inele: ', strong: true }, 'bun pentru „sus-jos” după ce merge. La nou-născut, numai vertical.'],
      [
        { text: 'Marsupiu ergonomic: ', strong: true },
        'cu catarame, îl pune și tatăl fără curs. Vezi de la câte kilograme e omologat; multe pornesc de la 3,5\u00a0kg, unele cer o inserție.',
      ],
    ),
    p(
      'Toate stau la ',
      link('marsupii și wrap-uri', to('baby-carriers')),
      '. Încearcă-le cu copilul tău dacă s-a născut; în showroom avem și o păpușă de patru kilograme, dar ea nu se arcuiește pe spate când i se face foame.',
    ),
    p(
      'Cumperi la mâna a doua? Întinde cusăturile, caută fire rupte lângă inele și catarame, trage de bretele cu toată greutatea ta. La wrapul țesut găurile mici se cos; la un marsupiu cu catarama crăpată nu e nimic de reparat. Verifică și eticheta cu producătorul: imitațiile arată bine până se desface o cusătură.',
    ),
    section('oglinda', 'Verificarea din oglindă'),
    ol(
      'Fața liberă, nasul nu e lipit de tine.',
      'Bărbia sus, două degete.',
      'Genunchii la aceeași înălțime.',
      'Catarame închise, noduri duble, inele fără cute.',
      'Ceafa caldă și uscată: corpul tău ține loc de un strat de haine.',
    ),
    section('nu', 'Când îl dai jos'),
    p(
      'Purtatul e pentru mers și stat. Nu gătești la foc, nu bei cafea fierbinte, nu mergi cu bicicleta sau trotineta, nu conduci și nu te urci pe scaun după borcane. Te apleci din genunchi, cu o mână pe spatele lui. Când adoarme, îi verifici bărbia, iar când te așezi și tu să dormi, îl muți pe spate, în ',
      link('patul lui', '/b/somn-in-siguranta'),
      '. Dacă alăptezi în marsupiu, îl ridici la loc imediat ce termină.',
    ),
    p(
      'Cu fața la lume merge de pe la șase luni, când ține bine capul, treaz, cel mult douăzeci de minute. Obosește repede și nu are unde să se ascundă de atâta noutate.',
    ),
    section('iarna', 'Iarna'),
    p(
      'Sub haina ta, nu peste ea. O extensie care se prinde în fermoarul gecii costă mai puțin decât un ',
      link('combinezon', to('jackets')),
      ', iar copilul nu alunecă. Picioarele ies de sub haină, deci botoșei lungi și o căciulă, nu glugă groasă la spate, care îi împinge capul în față.',
    ),
    section('medic', 'Când întrebi medicul'),
    p(
      'Întreabă medicul înainte de a purta un bebeluș născut prematur, sub greutatea de pe eticheta marsupiului, răcit cu nasul înfundat sau cu o problemă de respirație. Întreabă și pentru tine după cezariană, dacă te doare podeaua pelviană sau spatele. Dacă nu ești sigură că l-ai pus bine, vino la ',
      link('showroom', '/showroomuri'),
      ' sau caută o consultantă de purtat: o oră cu cineva care știe face cât zece filme.',
    ),
  ],
}
