/** Belly bands, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'burtiera-in-sarcina',
  title: 'Burtiera: ce face, ce nu face și cum îți iei măsura',
  summary: 'Trei lucruri diferite se vând sub același nume. Cum le deosebești și cum iei mărimea fără să ghicești.',
  description:
    'Diferența dintre burtieră, centură de susținere și burtieră postnatală, cum te măsori, cât o porți și când întrebi moașa sau medicul.',
  body: [
    p(
      'În fiecare săptămână sună cineva care a comandat o burtieră și a primit altceva decât voia. De obicei nu a greșit nimeni: trei produse foarte diferite poartă nume aproape la fel. Am stat opt ani lângă mașini de tricotat, așa că hai să începem de la fir.',
    ),
    section('trei-produse', 'Trei produse, un singur nume'),
    table(
      'Ce e fiecare',
      ['Produs', 'Din ce e', 'La ce folosește'],
      ['Burtieră', 'tub de bumbac cu elastan', 'ține pantalonii descheiați, acoperă spatele și burta'],
      ['Centură de susținere', 'bandă lată, cu arici', 'sprijină greutatea burții când stai mult în picioare'],
      ['Burtieră postnatală', 'bandă elastică fermă', 'dă senzația de sprijin în săptămânile de după naștere'],
    ),
    p(
      'O ',
      link('burtieră', to('belly-bands')),
      ' e o haină, nu un dispozitiv medical. Nu tratează durerea de spate, nu schimbă poziția copilului și nu previne vergeturile, orice ar scrie pe ambalaj. E bună la ce e bun un tricot bun: cald, acoperit, blugii tăi încă două luni.',
    ),
    section('masura', 'Cum te măsori'),
    ol(
      'Stai în picioare, cu umerii lăsați, într-o bluză subțire.',
      'Treci metrul de croitorie peste partea cea mai lată a burții și prin scobitura spatelui, orizontal.',
      'Metrul stă lipit, dar încape un deget sub el.',
      'Notează și săptămâna de sarcină: din a șaisprezecea până la termen mai adaugi în jur de 20\u00a0cm, cam 1\u00a0cm pe săptămână.',
    ),
    p(
      'Între două mărimi, o iei pe cea mai mare dacă ești înainte de săptămâna 24 și pe cea mică dacă ești după 32. Pe pagina burtierelor găsești și calculatorul, care face socoteala asta pentru tine; are nevoie doar de măsură și de săptămână. Nu te lua după mărimea de la rochii: două femei care poartă 38 pot avea 12\u00a0cm diferență la burtă.',
    ),
    section('material', 'Materialul, privit de aproape'),
    p(
      'Întinde burtiera între mâini și dă-i drumul: trebuie să revină singură, fără valuri la margine. Bumbacul sub 90 la sută e în regulă, elastanul trebuie să fie măcar 5 la sută, altfel se lărgește până la prânz. Cusăturile plate sau tubul fără cusătură contează mai mult decât dantela. Spală la 30 de grade, fără balsam, care omoară elastanul, și usuc-o întinsă.',
    ),
    p(
      'Culoarea o alegi după haine, nu după burtă: una de culoarea pielii sub rochii subțiri, una închisă sub tricouri care se ridică. Două sunt destule, una pe tine și una la uscat. Dacă ai pielea sensibilă, spală burtiera înainte de prima purtare și oprește-te la modele fără bandă de silicon la margine; siliconul ține bine, dar vara lasă iritații.',
    ),
    section('cat', 'Cât și când o porți'),
    ul(
      'de dimineață, peste chiloți, cu marginea de sus sub sâni sau îndoită în două, sub burtă;',
      'atât cât îți e bine: dacă lasă urme roșii care țin mai mult de câteva minute, e mică;',
      'nu noaptea și nu culcată: atunci nu are ce ține;',
      'sub centura de siguranță nu schimbă nimic: partea de jos a centurii trece tot pe sub burtă, peste șolduri.',
    ),
    p(
      'O ',
      link('centură de susținere', to('support-belts')),
      ' strânge mai mult și o porți pe bucăți, o oră sau două, când mergi sau stai mult în picioare. Unele femei simt că le ajută, altele deloc, iar studiile sunt împărțite la fel. O încerci întâi strânsă lejer și o scoți când te așezi.',
    ),
    section('dupa', 'După naștere'),
    p(
      'Corpul se strânge singur, în luni, nu în zile. O ',
      link('burtieră postnatală', to('postpartum-bands')),
      ' poate fi plăcută după cezariană, când tusea și râsul dor, dar nu subțiază talia și nu închide un abdomen depărtat. Pentru asta există exerciții pe care ți le arată un kinetoterapeut. Așteaptă acordul medicului înainte s-o pui peste o rană proaspătă.',
    ),
    section('mai-bine', 'Ce ajută mai mult decât orice bandă'),
    p(
      'Pantofi joși cu talpă care se îndoaie în față, pauze de stat jos la fiecare oră, o pernă între genunchi noaptea și ',
      link('pantaloni de gravidă', to('maternity-clothes')),
      ' cumpărați când nu se mai închide fermoarul, nu în luna a opta. Sunt lucruri plictisitoare și merg.',
    ),
    section('moasa', 'Când întrebi moașa sau medicul'),
    p(
      'Întreabă înainte să porți o centură care strânge dacă ai tensiune mare, probleme de circulație, hernie sau o sarcină cu risc, și oricând dacă nu ești sigură. Mergi la medic, fără să mai încerci nicio bandă, dacă durerea de spate vine în valuri regulate, dacă ai sângerări, dacă amorțesc picioarele sau dacă durerea din bazin te împiedică să mergi.',
    ),
  ],
}
