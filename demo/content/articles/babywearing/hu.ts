/** Babywearing, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'babahordozas',
  title: 'Babahordozás: elég közel egy pusziig',
  summary: 'A TICKS-szabály betűről betűre, mit melyik hónapban, és hogyan ellenőrizhet mindent tíz másodperc alatt a tükörben.',
  description:
    'Biztonságos babahordozás: a TICKS-szabály, kendő vagy csatos hordozó, a lábak helyzete, és mikor kell orvost kérdezni.',
  body: [
    p(
      'A második gyermekem négy hónapig rajtam lakott. Dobozt bontottam, visszárut vettem át, és a feje fölött ettem a levest, konyharuhával. Megy, csak néhány szabály kell hozzá, és az elsőt Európa minden hordozási tanácsadója kívülről tudja: TICKS.',
    ),
    section('ticks', 'TICKS, betűről betűre'),
    table(
      'Az öt ellenőrzés',
      ['Betű', 'Jelentése', 'Hogyan ellenőrizze'],
      ['T, tight', 'szorosan', 'az anyag nem zsebesedik; ha előrehajol, a baba Önnel marad'],
      ['I, in view', 'szem előtt', 'lenézve azonnal látja az arcát'],
      ['C, close enough to kiss', 'puszitávolságban', 'az ajka eléri a feje búbját'],
      ['K, keep chin off the chest', 'az áll nem ér a mellkashoz', 'két ujj befér az álla alá'],
      ['S, supported back', 'megtámasztott hát', 'finom nyomásra a háta nem roskad össze'],
    ),
    p(
      'A K az a betű, amely életet ment. Az újszülött nem tudja magától fölemelni a fejét, és ha az álla a mellkasára bukik, a légútja hangtalanul beszűkül. A legtöbb baleset négy hónapos kor alatt történt, főleg mély, zsákszerű kendőkben, amelyekben a baba összegörnyedve feküdt. Ezért a helyzet mindig függőleges, has a hashoz, szabad orral.',
    ),
    section('labak', 'A lábak M betűt formáznak'),
    p(
      'A térd kicsit magasabban van, mint a popsi, és az anyag térdtől térdig ér, mint egy függőágy. Szemből nézve a baba egy M. Az a keskeny hordozó, amelyből a láb egyenesen lóg, egy rövid sétán nem árt az egészséges csípőnek, de mindkettőjüknek kényelmetlen, mindennapra nem való. Ha a babának csípőficama van vagy kengyelt hord, az ortopéd orvostól kérdezze meg, milyen hordozó használható.',
    ),
    section('melyik', 'Melyiket és mikor?'),
    ul(
      [
        { text: 'Rugalmas kendő: ', strong: true },
        'születéstől 7–8\u00a0kg-ig. Reggel egyszer köti meg. Tükör előtt három este alatt megtanulható.',
      ],
      [
        { text: 'Szövött kendő: ', strong: true },
        'születéstől addig, ameddig jólesik. A legtöbbre képes, és ezt a leghosszabb megtanulni.',
      ],
      [
        { text: 'Karikás kendő: ', strong: true },
        'akkor jó, amikor már jár, és hol le, hol föl kérezkedik. Újszülöttel csak függőlegesen.',
      ],
      [
        { text: 'Csatos hordozó: ', strong: true },
        'bárki fölveszi tanfolyam nélkül. Nézze meg, hány kilótól engedélyezett; sok 3,5\u00a0kg-tól, némelyikhez szűkítő kell.',
      ],
    ),
    p(
      'Mindegyiket a ',
      link('hordozók és hordozókendők', to('baby-carriers')),
      ' között találja. Ha már megszületett, a saját babájával próbálja. A bemutatóteremben van egy négykilós gyakorlóbaba is, de az nem feszíti hátra magát, ha megéhezik.',
    ),
    p(
      'Használtat venne? Feszítse meg a varrásokat, keressen elszakadt szálakat a karikák és a csatok körül, és akaszkodjon a pántokra teljes súlyával. A szövött kendő apró lyuka bestoppolható; a repedt csatú hordozón nincs mit javítani. Nézze meg a gyártó címkéjét is: a hamisítvány addig szép, amíg föl nem feslik rajta egy varrás.',
    ),
    section('tukor', 'Ellenőrzés a tükörben'),
    ol(
      'Az arc szabad, az orr nem nyomódik Önhöz.',
      'Az áll fönt van, két ujj befér.',
      'A két térd egy magasságban.',
      'A csat zárva, a csomó dupla, a karikában nincs gyűrődés.',
      'A tarkó meleg és száraz: az Ön teste felér egy réteg ruhával.',
    ),
    section('ne', 'Mikor vegye ki?'),
    p(
      'A hordozó járáshoz és álláshoz való. Ne főzzön benne nyílt lángon, ne igyon forró kávét, ne kerékpározzon, ne rollerezzen, ne vezessen, és ne álljon székre a lekvárért. Térdből guggoljon, egyik kezével a baba hátán. Ha elaludt, ellenőrizze az állát, és ha Ön is lefekszik, tegye át a ',
      link('saját ágyába, a hátára', '/b/biztonsagos-alvas'),
      '. Ha a hordozóban szoptat, utána azonnal emelje vissza.',
    ),
    p(
      'Kifelé nézve körülbelül hat hónapos kortól lehet, ha jól tartja a fejét, ébren, legfeljebb húsz percig. Hamar elfárad tőle, mert nincs hová elbújnia a sok újdonság elől.',
    ),
    section('tel', 'Télen'),
    p(
      'A kabátja alatt, ne fölötte. A kabát cipzárjába illő betoldás olcsóbb, mint egy ',
      link('overall', to('jackets')),
      ', és a baba nem csúszkál. A lába kilóg, ezért hosszú kocsicipő és sapka kell; vastag kapucni ne legyen hátul, mert előretolja a fejét.',
    ),
    section('orvos', 'Mikor kérdezzen orvost?'),
    p(
      'Kérdezzen, mielőtt koraszülött, a hordozó címkéjén megadottnál kisebb súlyú, dugult orrú vagy légzési gonddal élő babát hordoz. Kérdezzen saját maga miatt is császármetszés után, illetve ha a gátja vagy a háta fáj. Ha nem biztos benne, hogy jól ül-e, jöjjön el egy ',
      link('bemutatóterembe', '/bemutatotermek'),
      ', vagy keressen hordozási tanácsadót: egy óra hozzáértővel többet ér tíz videónál.',
    ),
  ],
}
