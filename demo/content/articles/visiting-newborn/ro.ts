/** Visiting a newborn, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'in-vizita-la-un-nou-nascut',
  title: 'În vizită la un nou-născut: adu ciorbă',
  summary:
    'Când suni, cât stai, ce speli și ce aduci. Un ghid pentru musafiri, pe care părinții îl pot trimite mai departe fără să pară nepoliticoși.',
  description:
    'Cum mergi în vizită la un nou-născut: când, cât stai, reguli de igienă, ce cadou aduci și cum ajuți cu adevărat părinții.',
  body: [
    p(
      'Când s-a născut fetița mea, au venit în prima săptămână unsprezece oameni. Nouă au adus ursuleți. Unul a adus un pachet de cafea și a dus gunoiul. Vecina de la doi a lăsat pe preș o oală de ciorbă, a sunat la ușă și a coborât înapoi. De ea ne aducem aminte.',
    ),
    p('Rândurile acestea sunt pentru musafiri. Dacă ești părinte, trimite-le mai departe; poți spune că le-a scris magazinul.'),
    section('cand', 'Când mergi'),
    p(
      'Când ești chemat. Nu la maternitate, dacă nu ești bunic sau nu te-a rugat cineva, și nu în primele zile acasă, când mama abia stă jos și laptele abia vine. Două săptămâni sunt o așteptare bună. Întreabă printr-un mesaj la care se poate răspunde cu „nu” și propune două ore, nu una: nou-născuții nu țin program.',
    ),
    section('nu-mergi', 'Când nu mergi'),
    ul(
      'ești răcit, tușești, ai dureri de gât sau ai avut febră în ultimele două zile;',
      'ai un herpes pe buză: un sărut cu herpes poate fi grav pentru un nou-născut;',
      'cineva din casa ta are varicelă, gripă sau o viroză cu vărsături;',
      'tocmai ai fumat. Dacă fumezi, schimbă haina și spală-te pe mâini înainte de a-l lua în brațe.',
    ),
    p(
      'Bunicilor și celor care vor sta mult cu el le spunem de pe acum: întrebați medicul despre un rapel de tuse convulsivă și despre vaccinul de gripă, cu două săptămâni înainte. Sugarii mici sunt cei pentru care tusea convulsivă e cea mai periculoasă.',
    ),
    section('usa', 'De la ușă încolo'),
    ol(
      'Nu suna la sonerie. Ciocăne sau scrie că ai ajuns.',
      'Pantofii rămân la ușă, telefonul pe silențios.',
      'Te speli pe mâini cu săpun, douăzeci de secunde, fără să aștepți să ți se spună.',
      'Nu săruți copilul; nici pe mânuțe, care ajung în gură. Tălpile sunt permise.',
      'Îl iei în brațe dacă ți-l oferă cineva. Capul sprijinit, iar când plânge îl dai înapoi.',
      'Nicio poză pe internet fără un „da” spus clar.',
    ),
    section('ce-aduci', 'Ce aduci'),
    table(
      'Cadouri care se folosesc',
      ['Cadou', 'De ce', 'Atenție la'],
      ['Mâncare pentru două zile', 'nimeni nu gătește', 'întreabă de alergii; caserola nu se returnează'],
      ['Body-uri măsura 74 sau 80', 'la 56 au deja', 'anotimpul de peste nouă luni'],
      ['Museline, cinci deodată', 'se folosesc la toate', 'culori care suportă 60 de grade'],
      ['Ceva pentru mamă', 'toți ceilalți aduc pentru copil', 'fără parfum'],
      ['Ceva mic pentru fratele mai mare', 'ziua lui a fost grea', 'dat înainte de cadoul bebelușului'],
    ),
    p(
      'Dacă nu știi ce au deja, un ',
      link('voucher', to('gift-vouchers')),
      ' nu se strânge în dulap, iar ',
      link('body-urile', to('bodysuits')),
      ' mari se termină mereu. ',
      link('Seturile cadou', to('gift-sets')),
      ' se returnează în 14 zile, dar numai de cine le-a cumpărat; ',
      link('iată cum', '/retur'),
      '. Păturicile sunt pentru cărucior, nu pentru pat: de ce, scrie în ',
      link('articolul despre somn', '/b/somn-in-siguranta'),
      '.',
    ),
    section('ajutor', 'Cum ajuți'),
    p(
      'Nu întreba „cu ce să te ajut?”, fiindcă răspunsul politicos e „cu nimic”. Alege și spune: „pun o mașină de rufe”, „plimb câinele”, „o iau pe cea mare în parc până la cinci”. Speli cana din care ai băut. Dacă vrea să doarmă, ții tu copilul în brațe și îi păzești somnul, treaz, în fotoliu, cu o carte.',
    ),
    p(
      'Dacă stai departe, ajutorul merge și prin telefon: o livrare de mâncare într-o marți oarecare, peste trei săptămâni, când s-au terminat vizitele și tatăl s-a întors la serviciu, face mai mult decât orice buchet din prima zi.',
    ),
    section('vorbele', 'Ce nu spui'),
    ul(
      '„doarme noaptea?”, „ai lapte?”, „pe mine să mă fi văzut la trei zile”;',
      '„eu te culcam pe burtă și uite-te ce mare ești”: sfaturile s-au schimbat, și bine au făcut;',
      'orice despre kilograme, ale oricui.',
    ),
    p(
      'Spune în schimb că e frumos, că mama arată ca un om care a făcut ceva greu și că pleci peste zece minute. Apoi pleacă. Patruzeci de minute sunt destule; la alăptat întrebi dacă să ieși.',
    ),
    section('medic', 'Când e nevoie de mai mult decât ciorbă'),
    p(
      'Tristețea din primele zile e obișnuită și trece în vreo două săptămâni. Dacă durează mai mult, dacă mama nu doarme nici când doarme copilul, nu se bucură de nimic sau spune că le-ar fi mai bine fără ea, nu aștepta următoarea vizită: roag-o să sune medicul, sau sună împreună cu ea. E o boală care se tratează, nu un caracter. Dacă ești îngrijorat chiar acum, 112.',
    ),
  ],
}
