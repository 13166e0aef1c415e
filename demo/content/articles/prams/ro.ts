/** Prams, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'cum-alegi-caruciorul',
  title: 'Căruciorul se alege pe scări, nu în magazin',
  summary: 'Cinci măsurători făcute acasă, o probă de pliat cu o mână și o listă de lucruri pentru care nu merită să plătești.',
  description:
    'Cum alegi căruciorul după greutate, pliere, portbagaj și lift: ce măsori acasă, ce încerci în showroom și ce întrebi înainte să cumperi.',
  body: [
    p(
      'În showroom toate cărucioarele merg bine. Podeaua e netedă, copilul e un sac de orez și nimeni nu are o plasă de cartofi în cealaltă mână. De aceea prima întrebare pe care o pun nu este „ce culoare?”, ci „la ce etaj stai și încape în lift?”.',
    ),
    section('acasa', 'Ce măsori acasă'),
    ol(
      'Ușa liftului și adâncimea lui. Multe lifturi de bloc au ușa de 65–70\u00a0cm; un cărucior pentru drumuri rele are adesea 60–63\u00a0cm între roți.',
      'Portbagajul, la prag și la adâncime, cu polița pusă. Scrie cele trei numere în telefon.',
      'Treptele până la stradă. Peste zece, greutatea trece înaintea oricărui confort.',
      'Locul din hol unde stă pliat peste noapte.',
      'Înălțimea celor care îl împing: mânerul trebuie să ajungă, reglat, la buric.',
    ),
    section('feluri', 'Ce fel de cărucior'),
    table(
      'Pe scurt',
      ['Fel', 'Greutate obișnuită', 'Bun pentru'],
      ['3 în 1: landou, sport, scoică', '12–16\u00a0kg', 'de la naștere, cu mașina, o singură cumpărătură'],
      ['2 în 1: landou și sport', '10–15\u00a0kg', 'de la naștere, dacă scoica o alegi separat'],
      ['Sport', '8–12\u00a0kg', 'de la șase luni sau de când stă singur în șezut'],
      ['Compact', '6–8\u00a0kg', 'metrou, avion, scări, al doilea cărucior'],
    ),
    p(
      'Până pe la șase luni copilul stă întins pe plan, deci are nevoie de landou, nu de un scaun lăsat pe spate cât se poate. Un ',
      link('cărucior 3 în 1', to('prams-3in1')),
      ' e cea mai simplă soluție dacă ai mașină și un portbagaj mare. Dacă umbli mai mult pe jos, un ',
      link('2 în 1', to('prams-2in1')),
      ' cu landou încăpător și o scoică aleasă pe mașina ta e de obicei o pereche mai bună.',
    ),
    section('proba', 'Proba de cinci minute'),
    ul(
      'pliază-l cu o mână, cu un ghiozdan de patru kilograme în cealaltă; dacă trebuie să apeși două butoane cu piciorul, închipuie-ți asta pe ploaie;',
      'ridică-l pliat și du-l zece pași, așa cum ai urca un etaj;',
      'urcă o bordură împingând în mâner: roțile din față trebuie să se ridice fără să te lași cu toată greutatea;',
      'calcă frâna și scoate-o cu sandale;',
      'trage-l în linie dreaptă cu un deget: dacă o ia într-o parte gol, o va lua și cu copilul.',
    ),
    p(
      'La București avem patruzeci de metri de pavaj cu borduri tocmai pentru asta. Vino cu încărcătura ta obișnuită în ',
      link('showroom', '/showroomuri'),
      ' și pliază tot ce îți place de trei ori la rând. A treia oară se vede.',
    ),
    p(
      'Încă o probă, pe care n-o face nimeni: bagă-l în portbagajul tău, cu adevărat, nu din ochi. Dacă trebuie să scoți o roată de fiecare dată, o vei face de trei ori, apoi căruciorul va sta în hol. Vezi și cine îl ridică de obicei: doisprezece kilograme înseamnă altceva la șase săptămâni după o cezariană.',
    ),
    section('roti', 'Roți și suspensii'),
    p(
      'Roțile mari cu cameră merg pe zăpadă, pietriș și trotuare sparte, dar cer pompă și sunt grele. Spuma plină nu se dezumflă niciodată și e destulă în oraș. Roțile mici duble fac compactul să încapă în avion, dar se opresc în prima crăpătură. Pentru aleile de la noi, uită-te la roata din spate: sub 20\u00a0cm o simți la fiecare rost.',
    ),
    section('nu-merita', 'Pentru ce nu plătești'),
    p(
      'Un suport de pahar îl adaugi oricând. Setul de opt piese include de obicei patru pe care nu le scoți din plastic. Materialul „de toate anotimpurile” nu există; există o copertină lungă și un ',
      link('accesoriu', to('pram-accessories')),
      ' potrivit când vine ploaia. În schimb, plătește pentru huse care se scot și intră la mașină, pentru piese de schimb și pentru un mâner care se reglează.',
    ),
    section('siguranta', 'Reguli care nu se negociază'),
    ul(
      'hamul în cinci puncte se prinde mereu, și pentru două sute de metri;',
      'sacoșele stau în coș, nu pe mâner: căruciorul se răstoarnă pe spate;',
      'nu acoperi landoul cu o pătură sau o muselină, nici la soare; dedesubt se face cald în câteva minute;',
      'frâna se pune la fiecare oprire, iar la metrou cu căruciorul perpendicular pe sensul de mers;',
      'verifică eticheta EN 1888 și greutatea maximă a copilului.',
    ),
    section('al-doilea', 'Când vine al doilea cărucior'),
    p(
      'Cei mai mulți părinți ajung la un ',
      link('compact', to('compact-pushchairs')),
      ' pe la un an. Dacă știi asta de la început, cheltuiește pe landou ce ai de cheltuit pe primele luni și lasă restul pentru atunci. Iar dacă bebelușul tău s-a născut prematur sau are o problemă de șold ori de respirație, întreabă medicul cum poate sta înainte să alegi scaunul sport.',
    ),
  ],
}
