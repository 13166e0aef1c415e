/** Car seats, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'autosules-valasztas',
  title: 'Autósülés: először a gyermeket mérje le, aztán az autót',
  summary:
    'Mit jelent az R129 és az i-Size, meddig utazzon háttal, és miért kell egy használt üléshez több kérdés, mint egy használt autóhoz.',
  description:
    'Autósülés választása az R129 szerint: magasság, ISOFIX, menetiránynak háttal, a beszerelés ellenőrzése és a használt ülés.',
  body: [
    p(
      'Kilenc éve szerelek be autósüléseket, és egy dolgot megtanultam: a legdrágább ülés, ha rosszul van betéve, rosszabb, mint egy tisztességes egyszerűbb, amelyik jól áll. A parkolónkban ellenőrzött ülések több mint felénél találunk legalább egy hibát, pedig a tulajdonosaik gondos emberek. Nem hanyagság ez, hanem a használati útmutató.',
    ),
    section('r129', 'Mi az R129, és mi az i-Size?'),
    p(
      'Az R129 az az előírás, amely szerint az új üléseket jóváhagyják. A régebbi R44-gyel szemben nem súly, hanem testmagasság szerint sorol be, oldalütközési vizsgálatot is megkövetel, és 15 hónapos korig kötelezővé teszi a háttal utazást. Az Európai Unióban 2024 szeptembere óta új R44-es ülés már nem árusítható; a korábban vásároltak tovább használhatók. Az i-Size az R129 egyik kategóriája: az i-Size ülés az autó minden i-Size jelölésű helyére illik.',
    ),
    table(
      'Ülések a gyermek magassága szerint',
      ['Magasság', 'Ülés', 'Irány'],
      ['40–87\u00a0cm', 'babahordozó', 'menetiránynak háttal'],
      ['40 vagy 61–105\u00a0cm', 'öves gyermekülés', 'háttal legalább 15 hónapos korig, jobb négyéves korig'],
      ['100–150\u00a0cm', 'háttámlás ülésmagasító', 'menetirányban, az autó övével'],
    ),
    p(
      'Az európai szabály 150\u00a0cm-ig ír elő gyermekbiztonsági rendszert, az egyes országok ezt 135\u00a0cm-ig enyhíthetik. Az autó öve azonban felnőttre készült, ezért 150\u00a0cm-ig a ',
      link('háttámlás ülésmagasító', to('car-seats-child')),
      ' a jobb hely, akárhány gyertya van a tortán.',
    ),
    section('hattal', 'Miért háttal?'),
    p(
      'Egy kisgyermek feje a testéhez képest nehéz, a nyaka pedig még jórészt porc. Ha előre néz, ütközéskor a feje előrelendül, és a nyaknak kell megtartania. Ha háttal ül, az egész háta az ülésnek támaszkodik. A behajlított láb nem baj, a szőnyegen is így ülnek. A ',
      link('babahordozóból', to('infant-carriers')),
      ' akkor lépjen a ',
      link('következő ülésre', to('car-seats-toddler')),
      ', amikor a feje búbja eléri a felső peremet, vagy kinőtte a címkén lévő magasságot, ne pedig egy születésnapon.',
    ),
    section('auto', 'Aztán mérje le az autót'),
    ol(
      'Keresse meg az ISOFIX-pontokat: két fül az ülőlap és a háttámla között. Az új autókban 2014 óta kötelező. Ha nincs, az ülést övvel lehet rögzíteni, amennyiben arra is jóváhagyták.',
      'Nézze meg az autó kézikönyvében, melyik helyre tehető gyermekülés, és van-e a padlóban olyan rekesz, amelyre nem állhat a talp lába.',
      'A saját autójában próbálja ki, az első ülést úgy állítva, ahogyan valóban használja.',
      'Elöl, menetiránynak háttal csak kikapcsolt utasoldali légzsákkal utazhat. Ha nem kapcsolható ki, a gyermek hátul üljön.',
    ),
    section('bekotes', 'Hogyan kösse be?'),
    ul(
      'háttal az öv a vállnál vagy kissé alatta lép ki az ülésből, menetirányban kissé fölötte;',
      'az öv és a kulcscsont közé egy ujj fér, és a hevedert nem lehet redőbe csípni;',
      'a vastag kabátot vegyék le; a takaró az öv fölé kerül;',
      'legfeljebb két óra egyhuzamban, újszülöttel sokkal kevesebb; ha az autó megállt, a gyermek kikerül az ülésből, akkor is, ha alszik.',
    ),
    section('hasznalt', 'Használtan: a kérdések'),
    p(
      'Egy ütközött ülés hibátlannak látszhat, mert a hab belül reped meg. Ezért használtat csak olyantól vegyen, akiben megbízik, és csak akkor, ha mindegyikre igen a válasz:',
    ),
    ul(
      'nem volt balesetben, üresen sem, és nem ejtették le;',
      'rajta van a narancssárga címke R129 vagy R44/04 jelöléssel; a 01-es és 02-es sorozatot 2008 óta tilos használni;',
      'nem járt le a gyártó által megadott élettartama, ami a műanyagba öntött dátumtól rendszerint hat–tíz év;',
      'megvan a használati útmutatója és minden eredeti betétje, hevedere;',
      'nem szerepel visszahívási listán: keresse meg a típust, mielőtt elindul érte.',
    ),
    p(
      'Ha csak egy válasz is hiányzik, hagyja ott. Egy egyszerű új ülés alig kerül többe, mint az az alkalmi vétel. Baleset után pedig senki ne használja tovább: kérjen másikat a biztosítótól.',
    ),
    section('segitseg', 'Miben segítünk?'),
    p(
      'Jöjjön el autóval bármelyik ',
      link('bemutatóterembe', '/bemutatotermek'),
      ', és együtt beszereljük, akkor is, ha máshol vette. Koraszülött, gipszet viselő, csípő- vagy légzési gonddal élő babánál választás előtt kérdezze meg az orvost, milyen helyzetben utazhat; némelyik szülészeten hazaindulás előtt a hordozóban is megfigyelik a kicsit.',
    ),
  ],
}
