/** Text page of the demo shop: About us. */
import { h2, link, p, ul } from '../text-page.ts'
import type { TextPageInput } from '#domain/content/content-input.ts'

export const about: TextPageInput = {
  key: 'about',
  text: {
    ro: {
      slug: 'despre-noi',
      title: 'Despre noi',
      description: 'Nestling: lucruri bune pentru primii ani, alese pe rând și încercate acasă.',
      body: [
        p(
          'Am deschis primul magazin la Cluj-Napoca, pe strada Cuibului, când ne-am dat seama că petrecusem mai mult timp citind recenzii decât dormind. De atunci alegem fiecare produs ca pentru casa noastră: îl încercăm, îl spălăm, îl pliem cu o mână și abia apoi îl punem pe raft.',
        ),
        h2('Cum alegem'),
        ul(
          'Lucrăm cu ateliere și branduri pe care le cunoaștem pe nume.',
          'Scriem pe pagină cine a făcut produsul, din ce e făcut și ce nu știe să facă.',
          'Prețul vechi stă mereu lângă cel nou și e cel mai mic din ultimele 30 de zile.',
          'Stocul pe care îl vezi e stocul pe care îl avem.',
        ),
        h2('Unde ne găsești'),
        p(
          'Avem showroomuri la București, Cluj-Napoca, Timișoara și Budapesta. Poți împinge căruciorul, poți strânge pătuțul și poți pune întrebări fără grabă. Vezi ',
          link('adresele și programul', '/showroomuri'),
          '.',
        ),
      ],
    },
    en: {
      slug: 'about-us',
      title: 'About us',
      description: 'Nestling: good things for the first years, chosen one by one and tried at home.',
      body: [
        p(
          'We opened our first shop in Cluj-Napoca, in Nest Street, when we noticed that we had spent more nights reading reviews than sleeping. Since then we choose every product as if for our own home: we try it, wash it, fold it with one hand, and only then put it on the shelf.',
        ),
        h2('How we choose'),
        ul(
          'We work with workshops and brands that we know by name.',
          'Each page says who made the thing, what it is made of, and what it cannot do.',
          'The old price always stands beside the new one, and it is the lowest of the last 30 days.',
          'The stock you see is the stock we have.',
        ),
        h2('Where to find us'),
        p(
          'Our showrooms are in Bucharest, Cluj-Napoca, Timișoara and Budapest. Push the pram, fold the cot, take your time with your questions. See ',
          link('addresses and opening hours', '/showrooms'),
          '.',
        ),
      ],
    },
    hu: {
      slug: 'rolunk',
      title: 'Rólunk',
      description: 'Nestling: jó dolgok az első évekre, egyenként kiválasztva és otthon kipróbálva.',
      body: [
        p(
          'Első üzletünket Kolozsváron, a Fészek utcában nyitottuk meg, amikor észrevettük, hogy több éjszakát töltöttünk véleményolvasással, mint alvással. Azóta minden terméket úgy választunk, mintha a saját otthonunkba kerülne: kipróbáljuk, kimossuk, fél kézzel összecsukjuk, és csak azután tesszük a polcra.',
        ),
        h2('Hogyan választunk'),
        ul(
          'Olyan műhelyekkel és márkákkal dolgozunk, amelyeket név szerint ismerünk.',
          'Minden oldalon szerepel, ki készítette a terméket, miből van, és mire nem való.',
          'A régi ár mindig az új mellett áll, és az elmúlt 30 nap legalacsonyabb ára.',
          'A feltüntetett készlet valóban a polcainkon van.',
        ),
        h2('Hol talál meg minket'),
        p(
          'Bemutatótermeink Budapesten, Bukarestben, Kolozsváron és Temesváron várják. Tolja meg a babakocsit, csukja össze a kiságyat, és kérdezzen nyugodtan. Íme a ',
          link('címek és a nyitvatartás', '/bemutatotermek'),
          '.',
        ),
      ],
    },
  },
}
