/** Visiting a newborn, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'babalatogatas',
  title: 'Babalátogatás: hozzon levest',
  summary:
    'Mikor jelentkezzen, meddig maradjon, mit mosson meg, és mit vigyen. Útmutató vendégeknek, amelyet a szülők nyugodtan továbbküldhetnek.',
  description:
    'Babalátogatás illemmel: mikor menjen, meddig maradjon, higiénia, milyen ajándékot vigyen, és mivel segít igazán a szülőknek.',
  body: [
    p(
      'Amikor a lányom megszületett, az első héten tizenegyen jöttek el hozzánk. Kilencen macit hoztak. Valaki egy csomag kávét hozott, és levitte a szemetet. A második emeleti szomszéd egy fazék húslevest tett a lábtörlőre, becsengetett, és visszament. Rá emlékszünk.',
    ),
    p('Ezek a sorok a vendégeknek szólnak. Ha Ön szülő, küldje tovább; mondhatja, hogy a bolt írta.'),
    section('mikor', 'Mikor menjen?'),
    p(
      'Amikor hívják. A kórházba ne, hacsak nem nagyszülő, vagy nem kérték meg rá, és az első otthoni napokban se, amikor az édesanya alig tud leülni, a tej pedig épp csak belövellt. Két hét tisztes várakozás. Olyan üzenetben érdeklődjön, amelyre könnyű nemet mondani, és egy időpont helyett kettőt ajánljon: az újszülött nem tart naptárt.',
    ),
    section('mikor-ne', 'Mikor ne menjen?'),
    ul(
      'ha náthás, köhög, fáj a torka, vagy az utóbbi két napban lázas volt;',
      'ha herpesz van az ajkán: egy ilyen puszi újszülöttnél súlyos bajt okozhat;',
      'ha otthon valakinek bárányhimlője, influenzája vagy hányós vírusa van;',
      'ha éppen dohányzott. Aki dohányzik, vegyen át tiszta felsőt, és mosson kezet, mielőtt ölbe veszi a babát.',
    ),
    p(
      'A nagyszülőknek és mindenkinek, aki sokat lesz a babával, előre szólunk: kérdezzék meg háziorvosukat a szamárköhögés elleni emlékeztető oltásról és az influenzaoltásról, két héttel korábban. A szamárköhögés a kis csecsemőkre a legveszélyesebb.',
    ),
    section('ajto', 'Az ajtótól befelé'),
    ol(
      'Ne csengessen. Kopogjon, vagy írja meg, hogy megérkezett.',
      'A cipő az ajtónál marad, a telefon legyen néma.',
      'Mosson kezet szappannal, húsz másodpercig, anélkül hogy kérnék.',
      'Ne puszilja meg a babát; a kezét se, mert a szájába kerül. A talpát szabad.',
      'Akkor vegye ölbe, ha odaadják. Tartsa a fejét, és ha sír, adja vissza.',
      'Fénykép csak világos igen után kerülhet az internetre.',
    ),
    section('mit-vigyen', 'Mit vigyen?'),
    table(
      'Ajándékok, amelyeket használnak is',
      ['Ajándék', 'Miért', 'Mire figyeljen'],
      ['Két napra való étel', 'senki sem főz', 'kérdezze meg az allergiát; a doboz maradhat'],
      ['74-es vagy 80-as body', 'az 56-os már megvan', 'a kilenc hónappal későbbi évszakra'],
      ['Textilpelenka, öt egyszerre', 'mindenre jó', 'a szín bírja a 60 fokot'],
      ['Valami az édesanyának', 'a többiek a babának hoznak', 'ne legyen illatos'],
      ['Apróság a nagytestvérnek', 'nehéz hete volt', 'a baba ajándéka előtt adja oda'],
    ),
    p(
      'Ha nem tudja, mijük van, az ',
      link('ajándékutalvány', to('gift-vouchers')),
      ' nem foglal helyet a szekrényben, a nagyobb ',
      link('body', to('bodysuits')),
      ' pedig mindig elfogy. Az ',
      link('ajándékszett', to('gift-sets')),
      ' 14 napon belül visszaküldhető, de csak annak, aki vette; ',
      link('így működik', '/visszakuldes'),
      '. A takaró a babakocsiba való, nem az ágyba: hogy miért, azt a ',
      link('biztonságos alvásról szóló írásunkban', '/b/biztonsagos-alvas'),
      ' olvashatja.',
    ),
    section('segitseg', 'Hogyan segítsen?'),
    p(
      'Ne azt kérdezze, miben segíthet, mert az udvarias válasz az, hogy semmiben. Válasszon, és mondja ki: „elindítok egy mosást”, „leviszem a kutyát”, „elviszem a nagyot a játszótérre ötig”. Mossa el a csészét, amelyből ivott. Ha az édesanya aludni szeretne, tartsa Ön a babát, és virrasszon fölötte a fotelban, ébren, egy könyvvel.',
    ),
    p(
      'Ha messze lakik, telefonon is segíthet: egy házhoz vitt vacsora egy hétköznapi kedden, három héttel később, amikor már elfogytak a vendégek, és az édesapa is visszament dolgozni, többet ér bármelyik első napi csokornál.',
    ),
    section('szavak', 'Mit ne mondjon?'),
    ul(
      '„átalussza az éjszakát?”, „van elég tejed?”, „engem láttál volna a harmadik napon”;',
      '„mi hasra fektettünk, és nézd, mekkora lettél”: a tanácsok megváltoztak, és jól tették;',
      'bármit kilókról, akárkiéről.',
    ),
    p(
      'Mondja inkább azt, hogy gyönyörű a baba, hogy az anyján látszik, milyen nehéz dolgot vitt végbe, és hogy tíz perc múlva megy. Aztán menjen. Negyven perc elég; szoptatásnál kérdezze meg, kimenjen-e.',
    ),
    section('orvos', 'Amikor a leves nem elég'),
    p(
      'Az első napok sírós kedve gyakori, és nagyjából két hét alatt elmúlik. Ha tovább tart, ha az édesanya akkor sem tud aludni, amikor a baba alszik, ha semminek sem örül, vagy azt mondja, jobb volna nekik nélküle, ne várjon a következő látogatásig: kérje meg, hogy hívja föl a védőnőt vagy az orvosát, vagy hívják föl együtt. Ez kezelhető betegség, nem jellemhiba. Ha most azonnal aggódik érte, hívja a 112-t.',
    ),
  ],
}
