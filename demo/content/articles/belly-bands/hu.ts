/** Belly bands, in Hungarian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'kismama-haspant',
  title: 'Kismama haspánt: mire jó, mire nem, és hogyan mérje le magát',
  summary:
    'Három különböző terméket árulnak szinte egy néven. Így különböztetheti meg őket, és így talál méretet találgatás nélkül.',
  description:
    'Haspánt, hastartó vagy szülés utáni haskötő: mi a különbség, hogyan mérje le magát, meddig viselje, és mikor kérdezze a védőnőt.',
  body: [
    p(
      'Hetente hív minket valaki, aki haspántot rendelt, és nem azt kapta, amire gondolt. Többnyire senki sem hibázott: három egészen különböző termék visel majdnem azonos nevet. Nyolc évig dolgoztam kötőgépek mellett, kezdjük hát a fonalnál.',
    ),
    section('harom-termek', 'Három termék, egy név'),
    table(
      'Melyik micsoda',
      ['Termék', 'Miből van', 'Mire való'],
      ['Haspánt', 'rugalmas pamutcső elasztánnal', 'tartja a nyitott nadrágot, takarja a derekat és a pocakot'],
      ['Terhességi hastartó', 'széles, tépőzáras pánt', 'sok állásnál átvesz valamennyit a has súlyából'],
      ['Szülés utáni haskötő', 'feszes, rugalmas pólya', 'a szülés utáni hetekben a megtartottság érzését adja'],
    ),
    p(
      'A ',
      link('haspánt', to('belly-bands')),
      ' ruhadarab, nem orvostechnikai eszköz. Nem kezeli a hátfájást, nem fordítja meg a babát, és nem előzi meg a terhességi csíkokat, bármit ír is a doboz. Arra jó, amire egy jó kötött anyag: melegít, takar, és még két hónapig a saját farmerjét hordhatja.',
    ),
    section('meres', 'Hogyan mérje le magát?'),
    ol(
      'Álljon egyenesen, leengedett vállal, vékony felsőben.',
      'Vezesse a mérőszalagot a has legnagyobb domborulatán és a derék hajlatán át, végig vízszintesen.',
      'A szalag simuljon, de egy ujj férjen alá.',
      'Írja fel a terhességi hetet is: a tizenhatodik héttől a szülésig még nagyjából 20\u00a0cm jön hozzá, hetente körülbelül 1\u00a0cm.',
    ),
    p(
      'Két méret között a 24. hét előtt a nagyobbat, a 32. hét után a kisebbet válassza. A haspántok oldalán lévő kalkulátor ezt kiszámolja Ön helyett; csak a méretre és a hétre van szüksége. A ruhaméretéből ne induljon ki: két 38-as nő között hasban 12\u00a0cm különbség is lehet.',
    ),
    section('anyag', 'Az anyag közelről'),
    p(
      'Feszítse ki a pántot két kézzel, és engedje el: magától ugorjon vissza, hullámos szél nélkül. Nem baj, ha 90 százaléknál kevesebb benne a pamut, de elasztán legalább 5 százalék legyen, különben délre kibővül. A lapos varrás vagy a varrás nélküli cső fontosabb, mint a csipke. 30 fokon mossa, öblítő nélkül, mert az tönkreteszi az elasztánt, és fektetve szárítsa.',
    ),
    p(
      'A színt a ruháihoz válassza: egy bőrszínűt a vékony ruhák, egy sötétet a fölcsúszó felsők alá. Kettő elég, amíg az egyiket hordja, a másik szárad. Ha érzékeny a bőre, az első viselés előtt mossa ki, és olyat válasszon, amelynek nincs szilikoncsík a szélén; a szilikon jól tart, de nyáron kipirosíthatja a bőrt.',
    ),
    section('meddig', 'Mikor és meddig viselje?'),
    ul(
      'reggeltől, a bugyi fölött, felső szélével a mell alatt, vagy kettőbe hajtva a has alatt;',
      'addig, amíg kényelmes: ha olyan piros nyomot hagy, amely néhány percnél tovább látszik, akkor kicsi;',
      'éjjel és fekve ne, mert akkor nincs mit tartania;',
      'a biztonsági övön semmit sem változtat: az alsó szár továbbra is a has alatt, a csípőn fut.',
    ),
    p(
      'A ',
      link('terhességi hastartó', to('support-belts')),
      ' szorosabb, és csak egy-két órára való, járás vagy hosszabb állás idejére. Van, akinek segít, van, aki semmit sem érez, és a vizsgálatok is ugyanígy megoszlanak. Először lazán rögzítse, és ha leül, vegye le.',
    ),
    section('utana', 'Szülés után'),
    p(
      'A test magától húzódik össze, hónapok és nem napok alatt. A ',
      link('szülés utáni haskötő', to('postpartum-bands')),
      ' jóleshet császármetszés után, amikor a köhögés és a nevetés fáj, de nem karcsúsít, és nem zárja össze a szétnyílt hasizmot. Arra gyakorlatok vannak, ezeket gyógytornász mutatja meg. Friss sebre csak az orvosa beleegyezésével tegye.',
    ),
    section('jobb', 'Ami bármelyik pántnál többet segít'),
    p(
      'Lapos cipő, amelynek talpa az ujjaknál hajlik, óránként egy kis ülés, éjjel egy párna a térdek között, és olyan ',
      link('kismamanadrág', to('maternity-clothes')),
      ', amelyet akkor vesz meg, amikor a cipzár már nem jön föl, nem a nyolcadik hónapban. Unalmas tanácsok, de beválnak.',
    ),
    section('vedono', 'Mikor kérdezze a védőnőt vagy az orvost?'),
    p(
      'Kérdezzen, mielőtt szorító pántot vesz fel, ha magas a vérnyomása, keringési gondja, sérve vagy veszélyeztetett terhessége van, és bármikor, ha bizonytalan. Forduljon orvoshoz, újabb pánt kipróbálása nélkül, ha a hátfájás szabályos hullámokban jön, ha vérzik, ha zsibbad a lába, vagy ha a medencefájdalom miatt nem tud járni.',
    ),
  ],
}
