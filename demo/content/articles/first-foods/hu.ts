/** First foods, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'hozzataplalas',
  title: 'Hozzátáplálás: az első kanál, kapkodás nélkül',
  summary:
    'Mikor, mivel, mennyivel kezdje, és mi maradjon ki egy évig a tányérból. És milyen szék tartja meg azt, aki épp csak megtanult ülni.',
  description:
    'Hozzátáplálás hat hónapos kor körül: az érettség jelei, az első ételek, az allergének, mit kerüljön, és hogyan előzze meg a fulladást.',
  body: [
    p(
      'Az első pürém háromféle zöldségből készült, kétszer átpasszíroztam, és a kutyán kötött ki. A második gyermekem egy brokkolirózsát kapott a kezébe, és negyedóráig nézte. Ma mindkettő megeszi a húslevest. Olvassa hát az alábbiakat úgy, hogy nem vizsgázik.',
    ),
    section('mikor', 'Mikor kezdje?'),
    p(
      'Az Egészségügyi Világszervezet hat hónapos kor körül ajánlja; az európai gyermekorvosok szerint négy betöltött hónap előtt ne, hat után pedig ne sokkal később. Az anyatej vagy a tápszer egyéves korig a fő táplálék marad. A dátumnál fontosabb három jel, egyszerre:',
    ),
    ul(
      'kis támasztékkal ül, és biztosan tartja a fejét;',
      'meglátja az ételt, nyúl érte, és a szájához viszi;',
      'lenyeli, nem tolja ki a nyelvével.',
    ),
    p(
      'A gyakoribb éjszakai ébredés, az ököl rágása és a készülő fogak nem a hozzátáplálás jelei; annak a jelei, hogy négy hónapos.',
    ),
    section('mivel', 'Mivel kezdje?'),
    p(
      'Azzal, amit a család eszik, só nélkül. Egy-két kanállal, naponta egyszer, szopás vagy tápszer után, amikor a baba kipihent. Puhára főtt zöldség, puha gyümölcs, gabona, aztán hamar hús, tojás, lencse vagy hal, mert hat hónaposan fogyóban van a magával hozott vas. Két zöldség között nem kell három napot várni; a gyakran allergiát okozó ételeket viszont egyesével és délelőtt adja, hogy lássa, mi történik.',
    ),
    table(
      'Egy hónap röviden',
      ['Hét', 'Étkezés', 'Mi'],
      ['1.', 'egy, 1–2 kávéskanál', 'zöldség: cukkini, sárgarépa, brokkoli, édesburgonya'],
      ['2.', 'egy, amennyit kér', 'és puha gyümölcs, vassal dúsított pép'],
      ['3.', 'kettő', 'és hús, jól átsült tojás, lencse'],
      ['4.', 'kettő', 'és natúr joghurt, szálkátlan hal, hígított mogyoróvaj'],
    ),
    p(
      'Hogy mennyit, azt ő dönti el; hogy mit és mikor, azt Ön. Az első hónapban egy étkezés két kávéskanálnyi, és jókora festmény a falon; a tej ugyanolyan gyakran jár, mint addig. Van étel, amelyet nyolcszor-tízszer kell megkóstolni, mire ízlik, a hétfőn elutasított brokkoli tehát csütörtökön visszatér, dicséret és kanálrepülő nélkül.',
    ),
    section('hogyan', 'Pürét vagy darabokat?'),
    p(
      'Mindkettő jó, és egy étkezésen belül is megférnek. Kanállal akkor hagyja abba, amikor elfordítja a fejét. A darab legyen akkora, mint az Ön ujja, és olyan puha, hogy két ujja között szétnyomható. Nyolc hónapos korra a sima püréről térjen át a villával tört ételre: aki egyéves koráig csak pépeset kap, nehezebben tanul meg rágni.',
    ),
    section('mit-ne', 'Mi ne kerüljön a tányérra?'),
    ul(
      'méz egyéves kor előtt, teában sem: csecsemőkori botulizmust okozhat;',
      'só, cukor, gyümölcslé, leveskocka;',
      'tehéntej italként egyéves kor előtt; ételbe kerülhet;',
      'egész dió, mogyoró ötéves korig, fölvágatlan szőlő és koktélparadicsom, virslikarika, pattogatott kukorica, kemény nyers alma;',
      'nyers tojás, nyers hal, nyers tejből készült sajt.',
    ),
    section('fulladas', 'A köhögés nem fulladás'),
    p(
      'Aki köhög, kipirul és hangot ad, az éppen megoldja; a csecsemő öklendező reflexe sokkal előrébb van, mint a miénk. Aki fuldoklik, az csöndes. Ezért mindig ülve egyen, soha egyedül, és soha az autóban. Még az első kanál előtt végezzen el egy csecsemő-elsősegély-tanfolyamot, a Vöröskereszt és a mentők is tartanak. Ha fuldoklik, hívja a 112-t.',
    ),
    section('szek', 'A szék, a kanál és a pohár'),
    ol(
      [
        'Egyenes hátú ',
        link('etetőszék', to('high-chairs')),
        ' állítható lábtartóval: ha a talpa támaszkodik, nyugodtabban nyel. Az övet minden alkalommal csatolja be.',
      ],
      [
        'Kicsi, lapos kanál szilikonból vagy fából, és egy ',
        link('tapadókorongos tányér', to('tableware')),
        ', amely három percig bírja.',
      ],
      [
        'Egy ',
        link('nyitott pohár', to('cups')),
        ' egy korty vízzel az étkezéshez. Gyorsan megtanulja, a padló pedig megszárad.',
      ],
      ['Egy ', link('ujjas előke', to('bibs')), ' és egy újság a szék alá.'],
    ),
    section('orvos', 'Mikor kérdezzen orvost?'),
    p(
      'Beszéljen a védőnővel vagy a gyermekorvossal, mielőtt belekezd, ha a baba koraszülött, súlyos ekcémája vagy ismert allergiája van; ilyenkor a földimogyorót és a tojást terv szerint vezetik be. Hívja őket, ha hét hónapos kora után is mindent elutasít, ha fogy, ha véres a széklete, vagy ismételten hány. Ha étkezés után földagad az arca, nehezen lélegzik, vagy gyorsan terjedő kiütés jelenik meg rajta, hívja a 112-t.',
    ),
  ],
}
