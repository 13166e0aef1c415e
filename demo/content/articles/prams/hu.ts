/** Prams, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'babakocsi-valasztas',
  title: 'A babakocsit a lépcsőn kell kiválasztani, nem a boltban',
  summary: 'Öt mérés otthon, egy félkezes összecsukási próba és néhány dolog, amiért nem érdemes fizetni.',
  description:
    'Babakocsi választása súly, összecsukás, csomagtartó és lift szerint: mit mérjen le otthon, mit próbáljon ki, és mit kérdezzen meg.',
  body: [
    p(
      'A boltban minden babakocsi jól gurul. Sima a padló, a gyerek egy zsák rizs, és senkinek sincs a másik kezében egy háló krumpli. Ezért az első kérdésem nem az, hogy milyen színűt szeretne, hanem hogy hányadik emeleten lakik, és befér-e a liftbe.',
    ),
    section('otthon', 'Mit mérjen le otthon?'),
    ol(
      'A lift ajtaját és mélységét. A panelházi liftek ajtaja gyakran 65–70\u00a0cm, egy rossz utakra való kocsi pedig a kerekeknél sokszor 60–63\u00a0cm széles.',
      'A csomagtartót a peremnél és mélységében, felhelyezett kalaptartóval. Írja be a három számot a telefonjába.',
      'A lépcsőket az utcáig. Tíz fölött a súly minden más kényelmet megelőz.',
      'Azt a sarkot az előszobában, ahol éjszaka összecsukva áll majd.',
      'Mindenki magasságát, aki tolni fogja: a beállított tolókar nagyjából köldökmagasságig érjen.',
    ),
    section('fajtak', 'Melyik fajta?'),
    table(
      'Röviden',
      ['Fajta', 'Szokásos súly', 'Mire jó'],
      ['3 az 1-ben: mózeskosár, sportülés, hordozó', '12–16\u00a0kg', 'születéstől, autóval, egyetlen vásárlással'],
      ['2 az 1-ben: mózeskosár és sportülés', '10–15\u00a0kg', 'születéstől, ha az autósülést külön választja'],
      ['Sportbabakocsi', '8–12\u00a0kg', 'hat hónapos kortól, vagy ha már önállóan ül'],
      ['Kompakt', '6–8\u00a0kg', 'metró, repülő, lépcső, második kocsi'],
    ),
    p(
      'Körülbelül hat hónapos koráig a baba vízszintesen fekszik, tehát mózeskosár kell, nem pedig egy ülés, amely hátradönthető, amennyire lehet. Ha van autója és nagy csomagtartója, a ',
      link('3 az 1-ben babakocsi', to('prams-3in1')),
      ' a legegyszerűbb megoldás. Ha többet jár gyalog, rendszerint jobb páros egy ',
      link('2 az 1-ben', to('prams-2in1')),
      ' tágas mózeskosárral, és hozzá egy az autójához választott hordozó.',
    ),
    section('proba', 'Az ötperces próba'),
    ul(
      'csukja össze fél kézzel, a másikban négykilós táskával; ha két gombot és egy lábat kíván, képzelje el ugyanezt esőben;',
      'emelje fel összecsukva, és vigye tíz lépést, mintha az elsőre menne föl;',
      'menjen fel vele a járdaszegélyre a tolókart lenyomva: az első kerekeknek teljes testsúly nélkül is emelkedniük kell;',
      'lépjen rá a fékre, majd oldja ki szandálban;',
      'húzza egy ujjal: ha üresen félrehúz, gyerekkel is félre fog.',
    ),
    p(
      'A bukaresti ',
      link('bemutatóteremben', '/bemutatotermek'),
      ' éppen ezért negyven méter köves út van szegélyekkel, a budapestiben pedig a lépcsőn próbálhatja ki. Hozza a szokásos csomagjait, és csukjon össze mindent háromszor egymás után. A harmadiknál kiderül.',
    ),
    p(
      'És még egy próba, amelyet senki sem végez el: tegye be a saját csomagtartójába, valóban, nem szemre. Ha minden alkalommal le kell venni egy kereket, háromszor megteszi, aztán a kocsi az előszobában marad. Arra is gondoljon, ki emeli majd többnyire: tizenkét kiló egészen mást jelent hat héttel egy császármetszés után.',
    ),
    section('kerekek', 'Kerekek és rugózás'),
    p(
      'A nagy, felfújható kerék boldogul a hóval, a kaviccsal és a töredezett járdával, de pumpát kíván, és nehéz. A tömör hab sosem enged le, városban elég. A kicsi dupla kerékkel a kompakt felfér a repülőre, de az első repedésnél elakad. Macskaköves utcákra nézze a hátsó kereket: 20\u00a0cm alatt minden hézagot érez.',
    ),
    section('nem-eri-meg', 'Amiért ne fizessen'),
    p(
      'Pohártartót bármikor lehet venni. A nyolcrészes szettből rendszerint négy darab sosem kerül ki a fóliából. Minden évszakra való anyag nincs; van viszont hosszú kupola, és esőben a megfelelő ',
      link('kiegészítő', to('pram-accessories')),
      '. Fizessen inkább a levehető, géppel mosható huzatért, a pótalkatrészért és az állítható tolókarért.',
    ),
    section('biztonsag', 'Szabályok kivétel nélkül'),
    ul(
      'az ötpontos öv mindig be van kapcsolva, kétszáz méterre is;',
      'a szatyor a kosárban legyen, ne a tolókaron, mert a kocsi hátraborul;',
      'ne takarja le a mózeskosarat takaróval vagy textilpelenkával, napon sem; alatta percek alatt felforrósodik a levegő;',
      'minden megálláskor fékezze be;',
      'keresse a címkén az EN 1888 jelölést és a gyermek megengedett legnagyobb súlyát.',
    ),
    section('masodik', 'Amikor jön a második'),
    p(
      'A legtöbb család egyéves kor körül vesz egy ',
      link('kompakt kocsit', to('compact-pushchairs')),
      '. Ha ezt előre tudja, az első hónapokra szánt pénzt költse a mózeskosárra, a többit tegye félre. Ha a baba koraszülött, vagy csípő-, illetve légzési gondja van, kérdezze meg az orvost, hogyan ülhet, mielőtt sportülést választ.',
    ),
  ],
}
