/** Washing clothes, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'babaruhak-mosasa',
  title: 'Kis ruhák mosása, az ezredik alkalom után',
  summary:
    'Hány fokon, mivel, mit kezdjen a foltokkal, és miért maradjon az öblítő a szekrényben. És hogy valójában hány body kell.',
  description:
    'Babaruhák mosása: hőfok, mosószer, tej- és pelenkafolt, gyapjú, szárítás, és hogy méretenként hány darabra van szükség.',
  body: [
    p(
      'Három gyermek nagyjából háromezer mosás. A műhelyben minden kötött darabot tízszer kimostunk, mielőtt útnak engedtük, mégis otthon tanultam többet. A jó hír: egy baba ruháihoz kevesebb szer kell, mint a sajátjaihoz.',
    ),
    section('eloszor', 'Az első viselés előtt'),
    p(
      'Mosson ki mindent egyszer. A szálakon kikészítőszer és fölös festék marad, a ruha pedig dobozokon és kezeken ment át. Vágja ki a karcoló címkét, húzza be a cipzárt, patentolja be a ruhát, és fordítsa ki. Az első mosást színenként végezze; a piros és a sötétkék menjen külön.',
    ),
    section('hofok', 'Hány fokon?'),
    table(
      'Mit hány fokon mosson',
      ['Mit', 'Hőfok', 'Jó tudni'],
      ['Body, rugdalózó, póló', '40\u00a0°C', 'kifordítva, bepatentolva'],
      ['Törülköző, lepedő, előke', '60\u00a0°C', 'hetente egyszer'],
      ['Mosható pelenka', '60\u00a0°C', 'öblítő nélkül, plusz öblítéssel'],
      ['Hányós betegség utáni ruha', '60\u00a0°C', 'külön'],
      ['Gyapjú és kötött holmi', '30\u00a0°C vagy kézzel', 'gyapjúprogram, fektetve szárítva'],
    ),
    p(
      'A foltmentes ruha 30 fokon is tiszta lesz. Ha mindig 30-on mos, havonta egyszer járassa le üresen a gépet 60 fokon, különben a gép lesz szagos, nem a ruha.',
    ),
    section('mososzer', 'A mosószer és az öblítő'),
    p(
      'Elég egy hagyományos, illatmentes mosószer; a babáknak szánt többnyire ugyanaz, kisebb flakonban. Az adagot a csomagolásról vegye, ne szemre: a több mosószertől nem lesz tisztább, csak az anyagban marad, és irritálja a bőrt. Kemény vízhez a dobozon álló nagyobb adagot használja. Egy plusz öblítés többet ér minden különleges szernél.',
    ),
    p(
      'Az öblítőt hagyja el. Zsíros réteget von a szálra: a törülköző nem szívja a vizet, az elasztán kinyúlik, a mosható pelenka átázik, a pizsama pedig könnyebben meggyullad. Ha puha ruhát szeretne, rázza ki vizesen, és mozgó levegőn szárítsa.',
    ),
    section('foltok', 'A foltok, sorban'),
    ul(
      [{ text: 'Tej: ', strong: true }, 'először hideg víz. A meleg belefőzi a fehérjét az anyagba.'],
      [{ text: 'Pelenkafolt: ', strong: true }, 'hideg vizes öblítés, negyedóra epeszappannal, aztán a gép, aztán a nap.'],
      [
        { text: 'Répa és paradicsom: ', strong: true },
        'a színe zsírban oldódik, tehát előbb egy csepp mosogatószer. A többit kiszívja a nap.',
      ],
      [{ text: 'Banán: ', strong: true }, 'azonnal. Másnapra megbarnul, és úgy is marad.'],
      [{ text: 'Cinkes krém: ', strong: true }, 'nem jön ki. A krémes héten a régi bodykat hordja.'],
    ),
    section('szaritas', 'Szárítás'),
    ol(
      'Rázza ki, simítsa el, patentolja be: a vasalás fele megvan.',
      'A bodyt az aljánál fogva teregesse, hogy ne nyúljon meg a válla.',
      'A gyapjú törülközőre fektetve száradjon, távol a radiátortól.',
      'A nap fehérít: a foltnak jót tesz, a sötétkéknek nem.',
      'A szárítógép jó, ha a címke engedi, de a pamut hosszából elvesz vagy öt százalékot.',
    ),
    p('Vasalni nem kötelező. A kifőzött pelenkák idején volt értelme; ma, ha szereti az illatát, vasaljon. Ha nem, aludjon.'),
    section('hany', 'Hány darab kell?'),
    p(
      'Ha kétnaponta mos: hét ',
      link('body', to('bodysuits')),
      ', hat ',
      link('rugdalózó', to('sleepsuits')),
      ', két ',
      link('pulóver', to('knitwear')),
      ', két sapka és öt pár zokni méretenként. Az 50-es és az 56-os hat hét alatt kicsi lesz, ezekből tehát keveset vegyen; a 62-estől fölfelé nagyjából három-három hónapig jók. Ami ezen fölül van, azt is ki kell mosni, csak ritkábban, és nagyobb halomban.',
    ),
    section('biztonsag', 'Néhány biztonsági szabály'),
    p(
      'A mosószer magasan, elzárva álljon: a kapszula cukorkára hasonlít, és a kisgyermekek leggyakoribb mérgezései közé tartozik. A kapucni zsinórját az első mosáskor húzza ki, a gombokat havonta egyszer húzza meg. Ha a gyermek kapszulába harapott, öblítse ki a száját, ne hánytassa, és hívja a 112-t vagy az Egészségügyi Toxikológiai Tájékoztató Szolgálatot (06\u00a080\u00a0201\u00a0199).',
    ),
    section('orvos', 'Mikor kérdezzen orvost?'),
    p(
      'Ha a bőr két hét illatmentes mosószer és plusz öblítés után is piros, száraz vagy viszket, ne próbáljon ki egy negyedik szert. Kérdezze meg a védőnőt vagy az orvost: az ekcéma kezelhető, és ritkán a ruha az oka. A ',
      link('pelenka', to('nappies')),
      ' alatt jelentkező, szélén piros pontokkal terjedő kiütést szintén mutassa meg orvosnak.',
    ),
  ],
}
