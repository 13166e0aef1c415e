/** Safe sleep, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'biztonsagos-alvas',
  title: 'A legbiztonságosabb kiságy üresnek látszik',
  summary: 'Háton, kemény matracon, puha holmik nélkül. A szabály kevés; itt mindegyiknek az okát is leírjuk.',
  description:
    'Így alszik biztonságosan egy csecsemő: háton, saját ágyban, kemény és vízszintes matracon, párna és játék nélkül, a szülők szobájában.',
  body: [
    p(
      'Aki kiságyat választani jön hozzánk, gyakran egy fényképet is hoz: baldachin, fodros rácsvédő, három párna és egy maci. Szép kép, és pontosan olyan ágy, amelyben egy csecsemőnek nem szabad aludnia. Mi is sok puha holmit árulunk, ezért már az elején kimondjuk: az első évben az a legjobb ágy, amelyből már nincs mit kivenni.',
    ),
    section('haton', 'Minden alkalommal háton'),
    p(
      'Fektesse a babát minden alváshoz a hátára, éjjel és nappal, otthon és a nagyszülőknél is. Ne hasra, de ne is oldalra: oldalról könnyen arccal lefelé fordul. Amióta a szülők ezt a tanácsot kapják, vagyis a kilencvenes évek eleje óta, sok országban kevesebb mint felére csökkent a bölcsőhalálok száma.',
    ),
    p(
      'A leggyakoribb kérdés, hogy nem fullad-e meg a baba, ha háton fekve bukik. Az egészséges csecsemő ilyenkor nyel vagy köhög; a háton fekvés nem növeli a veszélyt. Ha gyermekének olyan betegsége van, amely miatt mást javasoltak, kövesse az orvosa tanácsát. Amikor már mindkét irányba magától megfordul, továbbra is háton fektesse le, de éjjel nem kell fölkelnie, hogy visszafordítsa.',
    ),
    section('matrac', 'Kemény, vízszintes, saját fekhely'),
    p(
      'A jó babamatrac egy felnőttnek keménynek tűnik. Nyomja meg a tenyerével: a nyoma azonnal tűnjön el. A ',
      link('matrac', to('mattresses')),
      ' és a ',
      link('kiságy', to('cots')),
      ' oldala közé két ujjnál több ne férjen be, a lepedő feszüljön, a fekvőfelület legyen vízszintes. Az Európai Unióban árult új kiságyak az EN 716 szabványt követik, amely 4,5 és 6,5\u00a0cm közötti rácsközt ír elő; az örökölt ágyat érdemes lemérni.',
    ),
    table(
      'Hol aludjon, és hol ne',
      ['Hely', 'Alvásra', 'Miért'],
      ['Kiságy, mózeskosár, az ágyhoz rögzített babaöböl', 'igen', 'vízszintes, kemény, van oldala'],
      ['Babakocsi fekvő mózeskosárral, séta közben', 'igen, felügyelettel', 'vízszintes; figyeljen a matracra és a levegőre'],
      ['Autósülés', 'csak útközben', 'ha az autó áll, az áll a mellkasra bicsaklik'],
      ['Pihenőszék, babahinta, babafészek', 'nem', 'lejt, vagy puha a pereme'],
      ['Kanapé, fotel', 'soha', 'mind közül a legveszélyesebb hely'],
    ),
    p(
      'A babafészek külön mondatot érdemel, hiszen mi is áruljuk. Az ébren lévő babának jó helye van benne a szőnyegen, Ön mellett. Ha lecsukódik a szeme, tegye át a saját ágyába.',
    ),
    section('ures', 'Semmi puha az ágyban'),
    ul(
      'nincs párna, paplan, rácsvédő és alvópozicionáló;',
      'nincs plüssjáték, előke és cumilánc;',
      [
        'takaró helyett méretben illő ',
        link('hálózsák', to('sleeping-bags')),
        ', amelynek nyakkivágásán a baba feje nem csúszik át;',
      ],
      'ha mégis vékony takarót használ, tűrje a matrac alá, a baba lába az ágy végéhez érjen, és a takaró legfeljebb a mellkasáig;',
      'lakásban nincs sapka: a csecsemő a fején át adja le a fölösleges hőt.',
    ),
    section('kozos-szoba', 'Közös szobában, külön ágyban'),
    p(
      'Az Egészségügyi Világszervezet, az amerikai gyermekorvosok és a brit Lullaby Trust ugyanazt tanácsolja: legalább az első hat hónapban a baba abban a szobában aludjon, ahol Ön, de saját fekhelyen. A ',
      link('babaöböl', to('bedside-cots')),
      ' megkönnyíti az éjszakai szoptatást, ha szorosan az ágyhoz van rögzítve, és a két matrac között nem marad rés.',
    ),
    p(
      'Elaludt már úgy, hogy a karjában volt a baba? Szinte mindannyian elaludtunk már. Ha érzi, hogy megtörténhet, a párnáktól és paplantól megszabadított felnőttágy kevésbé veszélyes, mint a kanapé. Soha ne aludjon egy ágyban a babával, ha bármelyikük dohányzik, alkoholt ivott vagy álmosító gyógyszert vett be, illetve ha a baba koraszülött vagy nagyon kis súlyú volt.',
    ),
    section('minden-este', 'Egyperces ellenőrzés'),
    ol(
      'A szoba 18–22 fokos, és nem dohányzott benne senki.',
      'A matrac üres, a lepedő feszes.',
      'A redőnyzsinór, a kábelek és a forgó nem érhetők el.',
      'A tarkó vagy a mellkas meleg és száraz; a hideg kéz nem jelent semmit.',
      'A baba a hátán fekszik, az arca szabad.',
    ),
    p(
      'A hőfokokról, a rétegekről és a hálózsákokról külön írtunk: ',
      link('milyen meleg legyen a babaszoba', '/b/babaszoba-homerseklete'),
      '.',
    ),
    section('orvos', 'Mikor kérdezzen orvost?'),
    p(
      'Kérdezze meg a védőnőt vagy a gyermekorvost, mielőtt bukás, orrdugulás vagy lapos fej miatt bármin változtatna, és főleg mielőtt olyan eszközt vásárol, amely erre ígér megoldást. Egyetlen légzésfigyelőről és különleges párnáról sem bizonyosodott be, hogy csökkenti a bölcsőhalál kockázatát. Ha a baba nehezen lélegzik, elkékül, vagy nem lehet fölébreszteni, hívja a 112-t.',
    ),
  ],
}
