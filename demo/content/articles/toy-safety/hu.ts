/** Safe toys, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'biztonsagos-jatekok',
  title: 'Hogyan olvassunk el egy játékot: CE, életkor és a papírtörlő gurigája',
  summary: 'Mi álljon a címkén, mit próbáljon ki kézzel két perc alatt, és melyik játékot hagyja a boltban, akármilyen szép.',
  description:
    'Így ismeri fel a biztonságos játékot: CE-jelölés, 0–3 figyelmeztetés, apró alkatrész, mágnes, gombelem és használt játék.',
  body: [
    p(
      'Az a dolgom, hogy nemet mondjak. Tíz játékból, amely az asztalomra kerül, hét visszamegy: van, amelyik festékszagú, és van, amelyiknél a maci szeme a kezemben marad. Nem kell hozzá laboratórium, hogy Ön is megkülönböztesse őket: két perc, a körme és egy guriga papírtörlő elég.',
    ),
    section('cimke', 'Mi áll a címkén?'),
    p(
      'Az Európai Unióban árult minden játékon ott a CE-jelölés: ezzel a gyártó kijelenti, hogy megfelel a játékbiztonsági előírásoknak és az EN 71 szabványoknak. A CE nem kitüntetés, és nem jelenti azt, hogy hatóság vizsgálta be. Ezért nézze meg, mi áll mellette:',
    ),
    ul(
      'a gyártó neve és címe, az Unión kívülről érkezőknél az importőré is;',
      'tétel- vagy típusszám, amely alapján visszahívható;',
      'a figyelmeztetések magyarul;',
      'az életkor, és az áthúzott 0–3 jelű piros kör mellett az ok, amely többnyire az apró alkatrész.',
    ),
    p(
      'Az a kör nem vélemény a gyermek értelméről. A „három éven aluliaknak nem ajánlott” azt jelenti, hogy valami belőle elfér egy kis torokban. Ha a játékon mindebből semmi sincs, ne vegye meg, bármilyen olcsó a piacon vagy egy távoli webáruházban.',
    ),
    section('ket-perc', 'A kétperces próba'),
    ol(
      'Húzza meg erősen a szemet, a gombot, a kereket és a szalagot. Ami ma mozog, holnap leesik.',
      'Húzza végig a körmét a festéken, és dörzsölje meg nedves ruhával: a szín maradjon a játékon.',
      'Szagolja meg. A benzin- vagy erős parfümszag nem szellőzik ki belőle.',
      'Nyomkodja végig a plüss varrását: ne jöjjön ki a tömés, és ne legyen benne semmi kemény.',
      'Tapintsa végig az éleket. A fán ne maradjon csiszolnivaló.',
    ),
    section('henger', 'Az otthoni henger'),
    p(
      'A laboratóriumban nagyjából 32\u00a0mm-es hengert használnak. Otthon a papírtörlő gurigája, körülbelül 45\u00a0mm, óvatosabb mérce: ami egészen belefér, nem való annak, aki még mindent a szájába vesz. Nézze át a nagytestvér játékait is, mert a legtöbb apró darab tőle származik.',
    ),
    table(
      'Mit válasszon életkor szerint',
      ['Életkor', 'Jó', 'Még ne'],
      ['0–6 hónap', 'könnyű csörgő, textilkönyv, tükör', 'bármi, aminek zsinórja van, plüss a kiságyban'],
      ['6–12 hónap', 'karikák, nagy kockák, puha labdák', 'golyók, a hengerbe férő darabok'],
      ['1–3 év', 'húzós játék, torony, fogantyús kirakó', 'mágnes, lufi, apró építőkocka'],
      ['3 év fölött', 'vonat, építőjáték, társasjáték', 'csavar nélküli elemtartó, erős mágnes'],
    ),
    section('veszelyek', 'Három valódi veszély'),
    ul(
      [
        { text: 'A gombelem. ', strong: true },
        'Lenyelve két óra alatt szétmarja a nyelőcsövet. Az elemtartót csavar zárja. Ha arra gyanakszik, hogy a gyermek lenyelt egyet, azonnal menjenek kórházba, akkor is, ha jól van, és ne hánytassa.',
      ],
      [
        { text: 'A kicsi, erős mágnes. ', strong: true },
        'Kettő a bélfalon át is megtalálja egymást. A mágneses golyó nem játék.',
      ],
      [
        { text: 'A zsinór. ', strong: true },
        'Kicsiknél semmi, ami 22\u00a0cm-nél hosszabb és hurkot vethet; a gyöngyöt és a láncot alváshoz vegye le.',
      ],
    ),
    p('A kipukkadt lufi ugyanerre a listára való: a torta előtt szedje össze minden darabját.'),
    section('hasznalt', 'Örökölt és használt játékok'),
    p(
      'A jó fa túlél minket, ezért a ',
      link('fajáték', to('wooden-toys')),
      ' nyugodtan örökölhető, ha ép a festéke, és tudja, honnan való. Amit a kilencvenes évek előtt festettek, maradjon a polcon dísznek. A ',
      link('plüssöket', to('soft-toys')),
      ' mossa ki 40 vagy 60 fokon, és utána húzza meg újra a szemüket. A típust keresse meg a Safety Gate-en is, a veszélyes termékek európai listáján; ingyenes, és képek is vannak benne.',
    ),
    section('kisagy', 'A játékok és a kiságy'),
    p(
      'Az első évben a ',
      link('kiságyban', '/b/biztonsagos-alvas'),
      ' egyetlen játéknak sincs helye, a legbiztonságosabbnak sem. A forgót vegye le, amikor a gyermek négykézlábra emelkedik, öt hónapos kor körül. A játékosládának pedig ne legyen nehéz fedele; ha van, legyen rajta fék.',
    ),
    section('segitseg', 'Mikor telefonáljon?'),
    p(
      'Ha a gyermek fuldoklik, hívja a 112-t. Ha olyasmi tört el furcsán, amit nálunk vett, ',
      link('írjon nekünk', '/kapcsolat'),
      ' egy fényképpel: levesszük a terméket a kínálatból, amíg ki nem derül az oka. Ha pedig egy máshol vett játék tűnik gyanúsnak, a fogyasztóvédelem szülőktől is fogad bejelentést, nem csak boltoktól.',
    ),
  ],
}
