/** The hospital bag, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'bagajul-pentru-maternitate',
  title: 'Bagajul pentru maternitate: trei sacoșe și un dosar',
  summary: 'Ce intră în fiecare, ce găsești deja în spital și ce cară toată lumea degeaba.',
  description:
    'Lista pentru bagajul de maternitate: acte, haine pentru mamă, lucruri pentru bebeluș și ce lași pregătit acasă pentru externare.',
  body: [
    p(
      'La prima naștere am plecat cu o valiză în care aveam trei cărți. Nu am citit nici titlul. Mi-au lipsit în schimb un prelungitor, un balsam de buze și niște papuci în care să intru la duș. De atunci, când o viitoare mamă mă întreabă în showroom ce să își ia, îi spun să împartă totul în trei sacoșe și un dosar, după momentul în care are nevoie de ele.',
    ),
    section('cand', 'Când îl pregătești'),
    p(
      'În jur de 34–36 de săptămâni bagajul stă lângă ușă. Dacă aștepți gemeni sau medicul ți-a spus că s-ar putea naște mai devreme, fă-l cu o lună înainte. Și sună întâi la maternitate: fiecare are lista ei. Unele dau scutece și hăinuțe pe durata internării, altele îți cer să aduci tot, inclusiv apă plată, hârtie și tacâmuri.',
    ),
    section('dosarul', 'Dosarul cu acte'),
    ul(
      'cartea de identitate și cardul de sănătate;',
      'carnetul gravidei și biletul de trimitere, dacă ți l-a dat medicul;',
      'analizele: grupa de sânge și Rh, cele făcute în ultimul trimestru, ecografiile;',
      'copie după certificatul de căsătorie, dacă e cazul, și după buletinul tatălui;',
      'lista alergiilor și a medicamentelor pe care le iei, scrisă de mână, cu litere mari.',
    ),
    section('sacosele', 'Cele trei sacoșe'),
    table(
      'Ce intră în fiecare sacoșă',
      ['Pentru sala de naștere', 'Pentru zilele de salon', 'Pentru externare'],
      ['cămașă largă, deschisă în față', 'două cămăși de noapte cu nasturi', 'haine comode, de luna a șasea'],
      ['șosete groase', 'halat, papuci de casă și papuci de duș', 'body, salopetă, căciuliță'],
      ['apă cu pai sau dop sport', 'două sutiene de alăptare și tampoane', 'combinezon sau pătură, după vreme'],
      ['balsam de buze, elastic de păr', 'absorbante pentru lăuzie, chiloți de unică folosință', 'scoica auto, lăsată în mașină'],
      ['încărcător cu fir lung', 'scutece nr. 1, șervețele, o muselină', 'un scutec în plus, la îndemână'],
    ),
    p(
      'Hainele pentru tine le iei mai largi decât crezi: burta nu pleacă în ziua nașterii. ',
      link('Sutienul de alăptare', to('nursing-bras')),
      ' îl alegi cu o măsură la cupă peste cea din luna a opta și fără armătură, fiindcă laptele vine de obicei abia în ziua a doua până la a patra.',
    ),
    section('bebelusul', 'Pentru bebeluș, mai puțin decât crezi'),
    p(
      'Un nou-născut stă în spital două, trei zile, mult pe pieptul tău. Cinci body-uri, cinci salopete cu deschidere pe toată lungimea, două căciulițe subțiri și trei perechi de șosete sunt destule. Măsura 56 se potrivește celor mai mulți; un singur ',
      link('set de nou-născut', to('newborn-sets')),
      ' în 50 e bun de avut, iar eticheta o lași pe el până se naște. Spală totul o dată înainte, fără balsam.',
    ),
    p(
      'Lucrul fără de care nu pleci acasă este ',
      link('scoica auto', to('infant-carriers')),
      '. Montați-o și exersați centura cu un ursuleț, în garaj, pe îndelete; parcarea maternității nu e locul bun pentru manual. Combinezonul gros nu intră sub centură: îl prinzi pe copil în haine subțiri și pui pătura deasupra.',
    ),
    p(
      'Pune hainele pentru prima zi într-o pungă separată, cu numele pe ea, în ordinea în care se îmbracă: scutec, body, salopetă, căciuliță. Cine îmbracă bebelușul la două noaptea, asistenta sau tatăl, nu mai caută nimic. Tot acolo pune o muselină purtată de tine o noapte: miroase a acasă și nu ocupă loc.',
    ),
    section('degeaba', 'Ce lași acasă'),
    ul(
      'pompa de sân, dacă nu ți-a cerut-o cineva din spital; o aduce tatăl la nevoie;',
      'biberoane și lapte praf: dacă e nevoie de ele, secția le are;',
      'bijuterii, mulți bani, parfum;',
      'perna în formă de U, care ocupă jumătate de pat într-un salon cu patru paturi.',
    ),
    section('insotitor', 'Pentru cel care te însoțește'),
    ol(
      'Un sandvici, apă și ceva dulce; nașterile lungi se întâmplă noaptea, când e închis chioșcul.',
      'O bluză în plus și încălțăminte ușoară, curată.',
      'Numărul de la secție și ora de vizită, notate pe hârtie.',
      'Lista de telefoane de dat după, în ordinea în care vrei tu.',
    ),
    p(
      'Tot el știe unde e sacoșa de externare și n-o aduce din prima zi. Dacă vreți să vedeți pe viu cum arată un bagaj făcut, avem unul deschis pe masă în ',
      link('showroomuri', '/showroomuri'),
      ', iar cele mai multe lucruri din el sunt la ',
      link('bagaj maternitate', to('hospital-bag')),
      '.',
    ),
    section('medic', 'Când pleci fără bagaj'),
    p(
      'Dacă ți s-a rupt apa, dacă ai sângerări, dureri de cap puternice cu tulburări de vedere sau simți că bebelușul se mișcă mai puțin ca de obicei, nu mai verifica lista: sună medicul sau 112 și pleacă. Bagajul vine după tine, de asta l-ai împărțit în sacoșe.',
    ),
  ],
}
