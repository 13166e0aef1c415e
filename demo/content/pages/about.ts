/** Page of the demo shop: About us. */
import { words } from '#demo/catalog/words.ts'
import { link, p, ul } from '#demo/content/text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'

const T = {
  slug: words('despre-noi', 'about-us', 'rolunk'),
  title: words('Despre noi', 'About us', 'Rólunk'),
  description: words(
    'Nestling: lucruri bune pentru primii ani, alese pe rând și încercate acasă.',
    'Nestling: good things for the first years, chosen one by one and tried at home.',
    'Nestling: jó dolgok az első évekre, egyenként kiválasztva és otthon kipróbálva.',
  ),
  heroTitle: words('Alese ca pentru casa noastră', 'Chosen as if for our own home', 'Mintha a saját otthonunkba kerülne'),
  heroLead: words(
    'Le încercăm, le spălăm, le pliem cu o mână și abia apoi le punem pe raft.',
    'We try things, wash them, fold them with one hand, and only then put them on the shelf.',
    'Kipróbáljuk, kimossuk, fél kézzel összecsukjuk, és csak azután tesszük a polcra.',
  ),
  startTitle: words('Cum am început', 'How it began', 'Hogyan kezdődött'),
  start: words(
    'Am deschis primul magazin la Cluj-Napoca, pe strada Cuibului, când ne-am dat seama că petrecusem mai mult timp citind recenzii decât dormind.',
    'We opened our first shop in Cluj-Napoca, in Nest Street, when we noticed that we had spent more nights reading reviews than sleeping.',
    'Első üzletünket Kolozsváron, a Fészek utcában nyitottuk meg, amikor észrevettük, hogy több éjszakát töltöttünk véleményolvasással, mint alvással.',
  ),
  since: words(
    'De atunci facem pentru alții ce am fi vrut să facă cineva pentru noi: citim etichetele, punem întrebările incomode și păstrăm doar ce am da mai departe unui prieten.',
    'Since then we have done for others what we wished somebody had done for us: we read the labels, ask the awkward questions and keep only what we would hand on to a friend.',
    'Azóta azt tesszük másokért, amit mi is szerettünk volna valakitől: elolvassuk a címkéket, feltesszük a kényelmetlen kérdéseket, és csak azt tartjuk meg, amit egy barátnak is továbbadnánk.',
  ),
  chooseTitle: words('Cum alegem', 'How we choose', 'Hogyan választunk'),
  tryName: words('Împingem și pliem', 'We push and fold', 'Toljuk és összecsukjuk'),
  tryText: words(
    'Fiecare cărucior trece peste borduri și intră într-un portbagaj mic înainte să ajungă în magazin.',
    'Every pram goes over kerbs and into a small boot before it comes into the shop.',
    'Minden babakocsi átmegy a járdaszegélyen és bekerül egy kis csomagtartóba, mielőtt az üzletbe érkezik.',
  ),
  washName: words('Spălăm', 'We wash', 'Kimossuk'),
  washText: words(
    'Ce ține de piele se spală de cinci ori. Ce nu mai arată bine după aceea se întoarce la atelier.',
    'What touches skin is washed five times. What no longer looks good after that goes back to the workshop.',
    'Ami a bőrhöz ér, azt ötször kimossuk. Ami azután már nem szép, visszamegy a műhelybe.',
  ),
  playName: words('Lăsăm copiii să hotărască', 'We let children decide', 'A gyerekek döntenek'),
  playText: words(
    'Jucăriile stau o săptămână într-o cameră de joacă. Rămân cele la care se întoarce cineva a doua zi.',
    'Toys spend a week in a playroom. Those that somebody returns to on the second day stay.',
    'A játékok egy hetet töltenek egy játszószobában. Az marad, amihez másnap is visszatér valaki.',
  ),
  tellName: words('Spunem tot', 'We tell everything', 'Mindent elmondunk'),
  tellText: words(
    'Pe pagină scrie cine a făcut produsul, din ce e făcut și ce nu știe să facă.',
    'The page says who made the thing, what it is made of, and what it cannot do.',
    'Az oldalon szerepel, ki készítette a terméket, miből van, és mire nem való.',
  ),
  numbersTitle: words('Ce s-a adunat până azi', 'What has gathered so far', 'Ami mára összegyűlt'),
  promiseTitle: words('Pe ce te poți baza', 'What you can count on', 'Amire számíthat'),
  prices: words(
    'Prețul vechi stă mereu lângă cel nou și e cel mai mic din ultimele 30 de zile.',
    'The old price always stands beside the new one, and it is the lowest of the last 30 days.',
    'A régi ár mindig az új mellett áll, és az elmúlt 30 nap legalacsonyabb ára.',
  ),
  stock: words(
    'Stocul pe care îl vezi e stocul pe care îl avem.',
    'The stock you see is the stock we have.',
    'A feltüntetett készlet valóban a polcainkon van.',
  ),
  back: words(
    'Ai 14 zile să te răzgândești, fără să ne spui de ce.',
    'You have 14 days to change your mind, without telling us why.',
    '14 napig indoklás nélkül elállhat a vásárlástól.',
  ),
  more: words('Cum funcționează: ', 'How it works: ', 'Így működik: '),
  delivery: words('livrare și plată', 'delivery and payment', 'szállítás és fizetés'),
  deliveryPath: words('/livrare-si-plata', '/delivery-and-payment', '/szallitas-es-fizetes'),
  brandsTitle: words('Ateliere pe care le cunoaștem', 'Workshops that we know', 'Műhelyek, amelyeket ismerünk'),
  roomsTitle: words('Unde ne găsești', 'Where to find us', 'Hol talál meg minket'),
}

function body(locale: Locale): BlockInput[] {
  const t = (text: (typeof T)[keyof typeof T]) => text[locale]
  return [
    { component: 'hero', size: 'medium', title: t(T.heroTitle), lead: t(T.heroLead), picture: 'campaign' },
    { component: 'titled_text', title: t(T.startTitle), text: [p(t(T.start)), p(t(T.since))] },
    {
      component: 'arches',
      title: t(T.chooseTitle),
      steps: [
        { picture: 'walk', name: t(T.tryName), text: t(T.tryText) },
        { picture: 'bath-time', name: t(T.washName), text: t(T.washText) },
        { picture: 'wood-toys', name: t(T.playName), text: t(T.playText) },
        { picture: 'letter', name: t(T.tellName), text: t(T.tellText) },
      ],
    },
    { component: 'numbers', title: t(T.numbersTitle) },
    {
      component: 'titled_text',
      title: t(T.promiseTitle),
      text: [ul(t(T.prices), t(T.stock), t(T.back)), p(t(T.more), link(t(T.delivery), t(T.deliveryPath)), '.')],
    },
    { component: 'brands', title: t(T.brandsTitle) },
    { component: 'showrooms', look: 'maps', title: t(T.roomsTitle) },
  ]
}

export const about: TextPageInput = {
  key: 'about',
  text: perLocale((locale) => ({
    slug: T.slug[locale],
    title: T.title[locale],
    description: T.description[locale],
    body: body(locale),
  })),
}
