/** Teething, in Hungarian. */
import { link, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('hu')

export const hu: ArticleText = {
  slug: 'fogzas',
  title: 'Fogzás: mi segít, és mit csak árulnak',
  summary: 'A húsz tejfog menetrendje, néhány dolog, ami enyhít, és egy rövid lista arról, amit nálunk nem talál meg.',
  description:
    'Mikor bújnak ki a tejfogak, mi enyhíti az ínyt, mit ne adjon a babának, hogyan mossa az első fogat, és mikor menjen orvoshoz.',
  body: [
    p(
      'Négy hónapos kor körül minden sírás neve fogzás. Néha tényleg az. Többnyire azonban egy gyermek, aki fölfedezte, hogy van keze, és az befér a szájába. Az első fog általában hat hónapos kor körül bújik ki, de négy és tizenkét hónap között minden rendben van, és akad, aki az első tortája fölött is fogatlanul nevet.',
    ),
    section('menetrend', 'A menetrend, nagyjából'),
    table(
      'Mikor bújnak ki a tejfogak',
      ['Fogak', 'Rendszerint', 'Mit vesz észre'],
      ['Alsó középső metszők', '6–10 hónap', 'sok nyál, mindent rág'],
      ['Felső középső metszők', '8–12 hónap', 'az orrát és az arcát dörzsöli'],
      ['Oldalsó metszők', '9–16 hónap', 'gyakran semmit'],
      ['Első őrlők', '13–19 hónap', 'nyugtalan éjszakák, duzzadt íny'],
      ['Szemfogak', '16–23 hónap', 'harap, aztán meglepődik'],
      ['Második őrlők', '23–33 hónap', 'megint rág, mint féléves korában'],
    ),
    p('A sorrend változhat, és a fogak gyakran párban jönnek. Hároméves korra mind a húsz megvan.'),
    section('jelek', 'Mit okoz a fogzás, és mit nem?'),
    p(
      'A fogzás nyálzással, kipirosodott állal, piros ínnyel, rágási kedvvel és egy-két rosszabb éjszakával jár. Nem okoz 38\u00a0°C fölötti lázat, nem okoz hasmenést, és nem okoz köhögést. Azért esnek egybe, mert féléves kor körül fogy el az anyától kapott védettség, és ekkor kerül az egész lakás a szájába. Aki a lázat a fogakra fogja, könnyen elnéz egy fülgyulladást vagy húgyúti fertőzést.',
    ),
    section('segit', 'Mi segít?'),
    ul(
      'egy tiszta ujj, amely egy percig az ínyt nyomja; ennél nincs se olcsóbb, se jobb;',
      [
        'kezeletlen fából vagy szilikonból készült ',
        link('rágóka', to('rattles-teethers')),
        ' a hűtőből. A hűtőből, ne a fagyasztóból: a jég megégeti az ínyt;',
      ],
      'tiszta, vizes, lehűtött mosdókesztyű, amelyre ráharaphat;',
      'hat hónapos kor után valami hűvös étel, felügyelettel: natúr joghurt, hűtött gyümölcspüré;',
      [
        'gyakran cserélt ',
        link('előke', to('bibs')),
        ' és egyszerű védőkrém az állra, mielőtt kisebesedik; alváshoz az előkét vegye le;',
      ],
      'az ölelés. Nem lehet vele elkényeztetni, megnyugtatni viszont igen.',
    ),
    p(
      'Ha így sem alszik senki, kérdezze meg az orvost vagy a gyógyszerészt, adható-e a babának fájdalomcsillapító. Az adagot testsúly és a betegtájékoztató szabja meg, nem az életkor, és nem az, amit a nagymama szokott adni.',
    ),
    section('mit-nem', 'Amit nálunk nem talál meg'),
    ul(
      'borostyán nyaklánc és karkötő: nincs bizonyíték rá, hogy enyhítene, de megfojthat, vagy lenyelhető szemekre szakadhat;',
      'lidokainos vagy benzokainos gél orvosi tanács nélkül: csecsemőnek árthat;',
      'édes „fogzókeksz”: cukrot ragaszt az épp kibújt fogra;',
      'folyadékkal töltött rágóka, amelynek címkéjén nincs gyártó; ha jól ráharapnak, kifolyik.',
    ),
    p(
      'Minden rágókán keresse a CE-jelölést és a gyártó címét, és győződjön meg róla, hogy nem fér be egészen a szájába. Húzza meg erősen a szövetrészeket és a golyókat. Erről bővebben a ',
      link('biztonságos játékokról szóló írásunkban', '/b/biztonsagos-jatekok'),
      ' olvashat.',
    ),
    section('mosas', 'Az első fogat már mosni kell'),
    p(
      'Attól a naptól, hogy látszik, naponta kétszer, és az esti a fontosabb. Kicsi, puha kefével és rizsszemnyi, 1000 ppm fluoridtartalmú fogkrémmel. Öblíteni nem kell: ami ott marad, jó helyen van. A fogkefék és szilikonos ujjkefék az ',
      link('egészség és higiénia', to('health')),
      ' oldalon vannak. Ne a saját szájában tisztítsa meg a cumit, és ne altassa a gyermeket tejes vagy édes teás üveggel a szájában; ettől romlanak el a fogak kétéves korra.',
    ),
    p(
      'Az első fogorvosi látogatásnak egyéves kor körül van itt az ideje, amikor semmi baj. Az Ön ölében ül, kinyitja a száját, kap egy matricát, és arra emlékszik, hogy jó volt.',
    ),
    section('orvos', 'Mikor menjen orvoshoz?'),
    p(
      'Ha három hónapos kor alatt eléri a 38\u00a0°C-ot, később pedig a 39\u00a0°C-ot a láza, ha egy napnál tovább tart a hasmenés, ha nem hajlandó inni, ha a fülét fogja és fektetve sír, vagy ha az íny vérzik, illetve növekvő, kékes duzzanat van rajta. És minden ijedség nélkül akkor is, ha tizennyolc hónaposan még egyetlen foga sincs.',
    ),
  ],
}
