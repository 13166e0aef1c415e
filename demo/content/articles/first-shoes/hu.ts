/** First shoes, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'elso-cipo',
  title: 'Az első cipő egy papírlappal kezdődik',
  summary:
    'Hogyan mérje le a lábat otthon, hány millimétert hagyjon elöl, és miért a padló a legjobb cipő annak, aki most tanul járni.',
  description:
    'Mikor kell az első cipő, hogyan mérje le a gyermek lábát otthon, milyen méretet válasszon, és milyen gyakran mérjen újra.',
  body: [
    p(
      'A gyermek megtesz három lépést a kanapétól az asztalig, és másnap a nagymama már telefonál a boltba. Megértem. De az a láb, amely a három lépést megtette, még párna és porc; a talpán át érzi a padlót, és abból tanul egyensúlyt. Cipő akkor kell, ha a saját lábán megy ki az utcára. Addig mezítláb, vagy csúszásgátlós ',
      link('zokniban', to('socks-tights')),
      '.',
    ),
    section('mikor', 'Mikor jön el az ideje?'),
    p(
      'Amikor már néhány hete önállóan jár, és a parkban le akar szállni. Babakocsiba és hordozóba elég a puha kocsicipő; az melegít, ennyi a dolga. Otthon sem kell cipő, legfeljebb ha hideg a járólap, és akkor is megteszi egy kesztyűvékony talpú papucs.',
    ),
    section('meres', 'Hogyan mérjen otthon?'),
    ol(
      'Este, amikor a láb kicsit nagyobb, mint reggel.',
      'Tegyen egy A4-es lapot kemény padlóra, élével a falhoz.',
      'A gyermek álljon, sarka érjen a falhoz, abban a zokniban, amelyet a cipőhöz visel majd.',
      'Tartsa a ceruzát függőlegesen, és húzzon vonalat a leghosszabb ujj hegyénél; ez nem mindig a nagyujj.',
      'Mérje le a lap szélétől a vonalig, milliméterben. Aztán a másik lábat is.',
      'A hosszabb láb számít.',
    ),
    p(
      'Ehhez adjon 12\u00a0mm-t: nagyjából a fele a lépés gördüléséhez kell, a másik fele a következő hónapok növekedése. 10\u00a0mm alatt a cipő már ma kicsi; 17\u00a0mm fölött megbotlik benne.',
    ),
    table(
      'A lábtól a méretig',
      ['A láb legfeljebb', 'A cipő belső hossza', 'Méret'],
      ['11,5\u00a0cm', '12,7\u00a0cm', '19'],
      ['12,1\u00a0cm', '13,3\u00a0cm', '20'],
      ['12,8\u00a0cm', '14,0\u00a0cm', '21'],
      ['13,5\u00a0cm', '14,7\u00a0cm', '22'],
      ['14,1\u00a0cm', '15,3\u00a0cm', '23'],
      ['14,8\u00a0cm', '16,0\u00a0cm', '24'],
    ),
    p(
      'A talpon álló szám ígéret, nem mérés; két márka között fél szám is lehet a különbség. Ezért a ',
      link('cipőknél', to('shoes')),
      ' a belső hosszt adjuk meg, amelyet mi mérünk le vonalzóval, és nem táblázatból írunk ki.',
    ),
    section('ellenorzes', 'Hogyan ellenőrizze a cipőt?'),
    ul(
      'az első harmadában hajlik könnyen, ott, ahol az ujjak is, nem középen;',
      'a kérge tart: két ujj között összenyomva nem lapul el;',
      'az orra széles és magas, hogy az ujjak szétterülhessenek;',
      'tépőzárral vagy fűzővel állítható; a gumi egymagában nem minden lábat tart meg;',
      'könnyű. Vegye a tenyerébe: ha Önnek nehéznek tűnik, képzelje el egy tízkilós emberen.',
    ),
    p(
      'A cipő orrának nyomogatása nem mérés, mert a gyerekek behúzzák az ujjukat, ha hozzájuk érnek. Jobb kivenni a talpbetétet, ráállítani a lábat, és megnézni, mennyi marad elöl. Ha nem vehető ki, vágjon egy papírcsíkot a láb hossza plusz 12\u00a0mm-re, és csúsztassa be; ha meghajlik, a cipő rövid.',
    ),
    section('milyen-gyakran', 'Milyen gyakran mérjen?'),
    p(
      'Hároméves kor alatt kéthavonta: a láb havonta nagyjából másfél millimétert nő. Három és hat éves kor között három-négy havonta. A gyerekek nem szólnak, hogy szorít; a láb puha, és hagyja magát. Este nézze meg, nincs-e rajta piros folt vagy behajlott ujj.',
    ),
    section('orokolt', 'Örökölt vagy új?'),
    p(
      'A gumicsizma és az egy télen hordott kocsicipő örökölhető. A mindennapi cipő inkább ne: a talpa és a betétje más járásához idomult. Nézze meg a sarkát; ha az egyik oldalon kopott, hagyja. Hat pár sem kell: egy jó cipő, egy esőre, nyáron pedig egy zárt orrú szandál. Legalább ennyire fontos, hogy a ',
      link('nadrág', to('trousers')),
      ' bokáig érjen, mert abban gyakrabban botlanak el, mint a cipőben.',
    ),
    section('orvos', 'Mikor kérdezzen orvost?'),
    p(
      'A lapos talp öt-hat éves korig természetes, ahogy az enyhén befelé forduló lábfej és három év körül az összeérő térd is. Mutassa meg orvosnak, ha csak lábujjhegyen jár, sántít, a két lába különbözik, fáj neki, vagy tizennyolc hónaposan nem jár egyedül. Talpbetétet és gyógycipőt ortopéd szakorvos javasoljon, ne a bolt. Lábat mérni jöjjön el egy ',
      link('bemutatóterembe', '/bemutatotermek'),
      '; nem kell vásárolnia semmit.',
    ),
  ],
}
