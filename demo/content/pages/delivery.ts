/** Page of the demo shop: Delivery and payment. What delivery costs and how one pays is told by the settings. */
import { words, type Words } from '#demo/catalog/words.ts'
import { h2, link, p, ul } from '#demo/content/text-page.ts'
import type { Block } from '#domain/content/content.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'

const T = {
  slug: words('livrare-si-plata', 'delivery-and-payment', 'szallitas-es-fizetes'),
  title: words('Livrare și plată', 'Delivery and payment', 'Szállítás és fizetés'),
  description: words(
    'Cât costă și cât durează livrarea, cum ridici din showroom și cum plătești.',
    'What delivery costs, how long it takes, how to collect from a showroom and how to pay.',
    'Mennyibe kerül és mennyi ideig tart a szállítás, hogyan veheti át személyesen, és hogyan fizethet.',
  ),
  costs: words('Cât costă și cât durează', 'What it costs and how long it takes', 'Mennyibe kerül és meddig tart'),
  exact: words(
    'Prețul și data exactă le vezi în coș și la pasul de livrare, înainte să comanzi.',
    'The exact price and date stand in your cart and in the delivery step, before you order.',
    'A pontos árat és napot a kosárban és a szállítási lépésben, még a megrendelés előtt láthatja.',
  ),
  elsewhere: words(
    'Locuiești în altă țară sau ai un colet mai mare? Scrie-ne și căutăm o soluție.',
    'Do you live elsewhere, or is your parcel larger? Write to us and we will look for a way.',
    'Máshol él, vagy nagyobb a csomagja? Írjon nekünk, és keresünk megoldást.',
  ),
  parcel: words('Când pleacă coletul', 'When the parcel leaves', 'Mikor indul a csomag'),
  today: words(
    'Comenzile plătite până la ora 14 pleacă în aceeași zi lucrătoare.',
    'Orders that are paid by 14:00 leave on the same working day.',
    'A 14 óráig kifizetett rendelések még aznap, munkanapon elindulnak.',
  ),
  follow: words(
    'Când coletul pleacă, primești pe e-mail numărul lui și îl poți urmări în pagina ',
    'When the parcel leaves we mail you its number, and you can follow it on the page ',
    'Amikor a csomag elindul, e-mailben megküldjük a számát, és itt követheti: ',
  ),
  track: words('Urmărește coletul', 'Track your parcel', 'Csomagkövetés'),
  trackPath: words('/track', '/track', '/track'),
  collect: words('Ridicare din showroom', 'Collection', 'Személyes átvétel'),
  collectText: words(
    'Ridicarea e gratuită. Îți scriem când comanda e gata și te așteaptă cinci zile. Vezi ',
    'Collection is free. We will write to you when the order is ready, and it waits for five days. See ',
    'Az átvétel ingyenes. Értesítjük, amikor a rendelés elkészült, és öt napig őrizzük. Íme a ',
  ),
  rooms: words('adresele și programul', 'addresses and opening hours', 'címek és a nyitvatartás'),
  roomsPath: words('/showroomuri', '/showrooms', '/bemutatotermek'),
  pay: words('Plata', 'Payment', 'Fizetés'),
  voucher: words(
    'Un voucher cadou se scade din total, iar restul rămâne pe el.',
    'A gift voucher is taken off the total, and what is left stays on it.',
    'Az ajándékutalvány összegét levonjuk a végösszegből, a maradék az utalványon marad.',
  ),
  taxes: words('Prețurile includ TVA și timbrul verde.', 'Prices include VAT.', 'Áraink tartalmazzák az áfát.'),
  back: words('Dacă nu se potrivește', 'If it does not suit', 'Ha nem megfelelő'),
  backText: words(
    'Ai 14 zile de la primire să te răzgândești, fără explicații. Îți dăm banii înapoi prin aceeași metodă de plată. Pașii și adresa sunt în pagina ',
    'You have 14 days from delivery to change your mind, without a reason. We refund you the way you paid. Steps and address are on the page ',
    'Az átvételtől számított 14 napon belül indoklás nélkül elállhat. A pénzt ugyanazzal a fizetési móddal térítjük vissza, amellyel fizetett. A lépések és a cím itt olvashatók: ',
  ),
  returnsPath: words('/retur', '/returns', '/visszakuldes'),
  returns: words('Retur în 14 zile', 'Returns within 14 days', 'Visszaküldés 14 napon belül'),
}

function body(locale: Locale): BlockInput[] {
  const t = (text: Words) => text[locale]
  const written = (...text: Block[]): BlockInput => ({ component: 'text', text })
  return [
    written(h2(t(T.costs)), p(t(T.exact))),
    { component: 'delivery' },
    written(
      p(t(T.elsewhere)),
      h2(t(T.parcel)),
      ul([t(T.today)], [t(T.follow), link(t(T.track), t(T.trackPath)), '.']),
      h2(t(T.collect)),
      p(t(T.collectText), link(t(T.rooms), t(T.roomsPath)), '.'),
      h2(t(T.pay)),
      ul(t(T.voucher), t(T.taxes)),
    ),
    { component: 'payment' },
    written(h2(t(T.back)), p(t(T.backText), link(t(T.returns), t(T.returnsPath)), '.')),
  ]
}

export const delivery: TextPageInput = {
  key: 'delivery',
  text: perLocale((locale) => ({
    slug: T.slug[locale],
    title: T.title[locale],
    description: T.description[locale],
    body: body(locale),
  })),
}
