/** The hospital bag, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'korhazi-csomag',
  title: 'Kórházi csomag: három táska és egy mappa',
  summary: 'Mi kerüljön melyikbe, mi van meg a kórházban, és mit cipel mindenki hiába.',
  description:
    'Lista a kórházi csomaghoz: iratok, holmik az anyának és a babának, és amit otthon érdemes előkészíteni a hazajövetelhez.',
  body: [
    p(
      'Az első szülésemre egy bőrönddel indultam, benne három könyvvel. A címükig sem jutottam el. Ami viszont hiányzott: egy hosszabbító, egy ajakápoló és egy papucs, amellyel be lehet állni a zuhany alá. Azóta ha egy várandós vevőnk azt kérdezi, mit vigyen magával, azt javaslom, ossza három táskába és egy mappába aszerint, mikor lesz rá szüksége.',
    ),
    section('mikor', 'Mikor készítse össze?'),
    p(
      'A 34–36. hét körül a csomag már álljon az ajtó mellett. Ikreknél, vagy ha az orvos korábbi szülésre számít, egy hónappal előbb. És először nézze meg a kórház honlapját vagy hívja fel az osztályt, mert mindenhol más a lista: van, ahol a benntartózkodás idejére adnak pelenkát és babaruhát, máshol mindent vinni kell, a teáscsészéig.',
    ),
    section('mappa', 'Az iratok mappája'),
    ul(
      'személyi igazolvány, lakcímkártya, TAJ-kártya;',
      'a várandósgondozási könyv, azaz a kiskönyv;',
      'a vércsoportról szóló lelet, az utolsó harmad laborjai és ultrahangleletei;',
      'házassági anyakönyvi kivonat vagy apai elismerő nyilatkozat;',
      'az allergiák és a szedett gyógyszerek listája, kézzel, nagy betűkkel leírva.',
    ),
    section('taskak', 'A három táska'),
    table(
      'Mi kerüljön melyik táskába',
      ['A szülőszobára', 'Az osztályra', 'Hazafelé'],
      ['bő, elöl nyíló hálóing', 'két gombos hálóing', 'kényelmes ruha, hatodik hónapos méret'],
      ['vastag zokni', 'köntös, papucs és zuhanypapucs', 'body, rugdalózó, vékony sapka'],
      [
        'víz szívószállal vagy sportkupakkal',
        'két szoptatós melltartó és melltartóbetét',
        'overall vagy takaró, időjárás szerint',
      ],
      ['ajakápoló, hajgumi', 'szülés utáni betét, eldobható bugyi', 'babahordozó autósülés az autóban'],
      ['töltő hosszú zsinórral', '1-es pelenka, törlőkendő, textilpelenka', 'egy tartalék pelenka kéznél'],
    ),
    p(
      'Magának bővebb ruhát tegyen el, mint gondolná: a pocak nem tűnik el a szülés napján. A ',
      link('szoptatós melltartó', to('nursing-bras')),
      ' legyen merevítő nélküli, és egy kosármérettel nagyobb a nyolcadik havinál, mert a tej rendszerint csak a második és negyedik nap között lövell be.',
    ),
    section('baba', 'A babának kevesebb kell, mint hinné'),
    p(
      'Az újszülött két-három napot tölt bent, nagy részét az Ön mellkasán. Öt body, öt végig nyitható rugdalózó, két vékony sapka és három pár zokni bőven elég. A legtöbb babának az 56-os jó; egy 50-es ',
      link('újszülött szett', to('newborn-sets')),
      ' jól jöhet, de a címkét hagyja rajta a születésig. Előtte egyszer mosson ki mindent, öblítő nélkül.',
    ),
    p(
      'Ami nélkül nem indulhat haza autóval, az a ',
      link('babahordozó autósülés', to('infant-carriers')),
      '. Otthon, nyugodtan szereljék be, és próbálják ki az övet egy macin; a kórház parkolója nem jó hely a használati útmutató olvasásához. A vastag overall nem való az öv alá: vékony ruhában csatolják be a babát, a takaró kerüljön fölé.',
    ),
    p(
      'Az első nap ruháit tegye külön, névvel ellátott zacskóba, abban a sorrendben, ahogyan fölkerülnek: pelenka, body, rugdalózó, sapka. Így annak, aki éjjel kettőkor öltözteti a babát, legyen az a csecsemős nővér vagy az édesapa, nem kell keresgélnie. Tegyen mellé egy textilpelenkát, amelyen Ön aludt egy éjszakát: az otthon illatát hozza, és nem foglal helyet.',
    ),
    section('hiaba', 'Amit hagyjon otthon'),
    ul(
      'a mellszívót, ha az osztályon nem kérték; szükség esetén valaki behozza;',
      'a cumisüveget és a tápszert: ha kell, az osztályon van;',
      'az ékszereket, a sok készpénzt, a parfümöt;',
      'az U alakú párnát, amely egy négyágyas kórteremben a fél ágyat elfoglalja.',
    ),
    section('kisero', 'Annak, aki elkíséri'),
    ol(
      'Szendvics, víz és valami édes; a hosszú szülések éjjel zajlanak, amikor a büfé zárva van.',
      'Váltópóló és könnyű, tiszta cipő.',
      'Az osztály telefonszáma és a látogatási idő, papíron.',
      'Azok listája, akiket utána fel kell hívni, az Ön által kívánt sorrendben.',
    ),
    p(
      'Ugyanő tudja, hol van a hazaviteli táska, és nem az első napon hozza be. Ha szeretne egy kész csomagot megnézni, a ',
      link('bemutatótermeinkben', '/bemutatotermek'),
      ' egy nyitva áll az asztalon, a benne lévők többségét pedig a ',
      link('kórházi csomag', to('hospital-bag')),
      ' oldalon találja.',
    ),
    section('orvos', 'Amikor csomag nélkül induljon'),
    p(
      'Ha elfolyt a magzatvíz, ha vérzik, ha erős fejfájása és látászavara van, vagy ha a baba a szokottnál kevesebbet mozog, ne a listát nézze: hívja az orvosát, a szülészetet vagy a 112-t, és induljon. A csomag utánamegy. Ezért osztotta három részre.',
    ),
  ],
}
