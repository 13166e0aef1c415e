/** Room temperature and sleeping bags, in Hungarian. */
import { link, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'babaszoba-homerseklete',
  title: 'Hány fok legyen a babaszobában, és mi kerüljön a hálózsák alá',
  summary: 'A TOG-érték azoknak, akik keveset aludtak: mit adjon a babára 16, 19 és 24 fokban.',
  description:
    'Milyen meleg legyen a babaszoba, mit jelent a TOG, mit viseljen a baba a hálózsák alatt, és honnan tudja, hogy melege van.',
  body: [
    p(
      'A jó hálózsák egyetlen dolgot tud: éjjel kettőkor is ugyanolyan meleget tart, mint este nyolckor. Hogy milyen vastag legyen, az nem annyira az évszaktól függ, mint inkább a szobától; egy távfűtéses lakásban januárban melegebb lehet, mint májusban. Kezdjük tehát a hőmérővel.',
    ),
    section('homero', 'Először a hőmérő'),
    p(
      'Tegyen egy szobahőmérőt az ágy mellé, a matrac magasságába, távol a radiátortól és az ablaktól. Írja fel, mennyit mutat lefekvéskor és mennyit az éjfél utáni első ébredéskor, három egymást követő éjjelen. A két-három fokos különbség szinte mindenkit meglep, és sok hajnali ötös ébredést megmagyaráz.',
    ),
    p(
      'Itthon a védőnők többnyire 20–22\u00a0°C-ot javasolnak az újszülött szobájába, később éjszakára 18–20\u00a0°C is elég; a britek 16–20\u00a0°C-ot tartanak jónak. Ha a baba kis súllyal született, maradjon a felső határnál. 22 fok fölött már nem a hideg, hanem a meleg a gond: a túlhevült csecsemő mélyen alszik, nehezen ébred, és a túlmelegedés a bölcsőhalál egyik ismert kockázati tényezője.',
    ),
    section('tog', 'Mi az a TOG?'),
    p(
      'A TOG azt mutatja meg, mennyire tartja vissza az anyag a meleget. Egy lepedőé nagyjából 0,2, egy felnőtt téli paplané 10 fölött van. A gyerekeknek való ',
      link('hálózsákoké', to('sleeping-bags')),
      ' 0,5 és 3,5 közé esik, és a szám a címkén áll; ha nincs rajta, ne vegye meg. A 2,5-es körülbelül olyan meleg, mint egy gyapjútakaró, csak éppen nem csúszhat a baba arcára.',
    ),
    section('alatta', 'Mi kerüljön alá?'),
    table(
      'Ruha a hálózsák alatt, a szoba hőmérséklete szerint',
      ['A szobában', 'Hálózsák', 'Alatta'],
      ['24–27\u00a0°C', '0,5\u00a0TOG', 'pelenka vagy ujjatlan body'],
      ['21–23\u00a0°C', '1\u00a0TOG', 'rövid ujjú body'],
      ['18–20\u00a0°C', '2,5\u00a0TOG', 'hosszú ujjú body és vékony rugdalózó'],
      ['16–17\u00a0°C', '2,5\u00a0TOG', 'hosszú ujjú body és vastag rugdalózó'],
      ['16\u00a0°C alatt', '3,5\u00a0TOG', 'hosszú ujjú body és vastag rugdalózó'],
    ),
    p(
      'A táblázat egészséges, időre született babára vonatkozik, és csak kiindulópont; ha a hálózsák gyártója mást ír, az övét kövesse. Koraszülött vagy három kilónál kisebb babánál kérdezze meg a védőnőt. A legtöbb lakásban télen éjjel 20–22 fok van, ezért ha csak egy hálózsákot vesz, az 1\u00a0TOG-os legyen, a többit pedig állítsa be ',
      link('rugdalózóval', to('sleepsuits')),
      ' és ',
      link('bodyval', to('bodysuits')),
      '.',
    ),
    p(
      'Egyszerű szabály fáradt szülőknek: ha bizonytalan, inkább még egy vékony réteg, mint vastagabb hálózsák. Egy réteget hajnali háromkor is le lehet venni, a vastag zsákot nem lehet vékonyabbá tenni.',
    ),
    section('tul-meleg', 'Honnan tudja, hogy melege van?'),
    p('A hideg kéz és láb nem jelent semmit: a babáké ilyen. Tegye két ujját a tarkójára vagy a mellkasára.'),
    ul(
      [{ text: 'Meleg és száraz: ', strong: true }, 'minden rendben. Feküdjön le Ön is.'],
      [
        { text: 'Meleg és nyirkos, a haj letapad, az arc piros: ', strong: true },
        'vegyen le egy réteget, akkor is, ha kint havazik.',
      ],
      [{ text: 'Hűvös: ', strong: true }, 'adjon rá még egy réteget a hálózsák alá. Takarót soha ne tegyen rá.'],
    ),
    p(
      'A méret ugyanolyan fontos, mint a vastagság. Bepatentolva a nyakkivágásba egy-két ujjnál több ne férjen, különben a baba feje becsúszhat. A hossz a gyermek magassága plusz 10–15\u00a0cm, nem több. A „majd belenő” kabátnál jó gondolat, hálózsáknál rossz.',
    ),
    section('nyar', 'Nyáron és hőségriadóban'),
    p(
      '28 fokban nincs megfelelő hálózsák. Elég a pelenka vagy egy vékony body; a függöny reggeltől legyen behúzva, az ablakot pedig akkor nyissa ki, amikor kint már hűvösebb van. A ventilátor mehet, de a fal felé fordítva. A klímát állítsa 24–25\u00a0°C-ra, és ne fújjon az ágyra. És mert minden nyáron elhangzik: gyermek egyetlen percre sem maradhat egyedül az autóban.',
    ),
    section('levego', 'Nem csak a fokok számítanak'),
    p(
      'Lefekvés előtt szellőztessen tíz percet, és tartsa a páratartalmat 40 és 60 százalék között. Télen a fűtés 25 százalék közelébe viszi, és az orrdugulás, ami ebből lesz, nem mindig nátha. A radiátorra terített vizes törülköző majdnem annyit ér, mint egy párásító, és nem kell vízkőteleníteni.',
    ),
    section('orvos', 'Mikor kérdezzen orvost?'),
    p(
      'Ha a három hónaposnál fiatalabb baba hőmérséklete eléri a 38\u00a0°C-ot, azonnal hívja az orvost vagy az ügyeletet, ne várjon reggelig. Ugyanígy tegyen, ha a baba hűvös tapintású és ernyedt, nem eszik, vagy nehéz fölébreszteni. Hogy milyen legyen az ágy a hálózsák körül, arról ',
      link('A legbiztonságosabb kiságy üresnek látszik', '/b/biztonsagos-alvas'),
      ' című írásunk szól.',
    ),
  ],
}
