/** Room temperature and sleeping bags, in Romanian. */
import { link, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'temperatura-camerei-bebelusului',
  title: 'Câte grade în cameră și ce îmbraci sub sac',
  summary: 'TOG-ul, pe înțelesul celor care nu au dormit: ce pui pe copil la 16, la 19 și la 24 de grade.',
  description:
    'Ce temperatură e bună în camera bebelușului, ce înseamnă TOG, cum îmbraci copilul sub sacul de dormit și cum știi că îi e prea cald.',
  body: [
    p(
      'Un sac de dormit bun face un singur lucru: ține aceeași căldură la două noaptea ca la opt seara. Cât de gros să fie nu depinde de anotimp, ci de camera voastră, iar camerele de bloc din ianuarie sunt uneori mai calde decât cele din mai. Așa că începem cu termometrul.',
    ),
    section('termometrul', 'Întâi termometrul'),
    p(
      'Pune un termometru de cameră lângă pat, la înălțimea saltelei, departe de calorifer și de geam. Notează ce arată când te culci și ce arată la prima trezire de după miezul nopții, trei nopți la rând. Diferența de două, trei grade surprinde pe aproape toată lumea și explică multe treziri de la cinci.',
    ),
    p(
      'Medicii de la noi recomandă de obicei 18–22\u00a0°C pentru camera în care doarme un bebeluș; britanicii coboară la 16–20\u00a0°C. În primele zile acasă, mai ales cu un copil mic la naștere, se stă spre marginea de sus. Dincolo de 22 de grade grija se mută de la frig la căldură: un bebeluș înfierbântat doarme adânc și se trezește greu, iar supraîncălzirea e unul dintre factorii de risc pentru moartea subită.',
    ),
    section('tog', 'Ce e un TOG'),
    p(
      'TOG-ul spune cât de bine oprește un material căldura să plece. Un cearșaf are cam 0,2. O plapumă de iarnă a unui adult trece de 10. ',
      link('Sacii de dormit', to('sleeping-bags')),
      ' pentru copii stau între 0,5 și 3,5, iar numărul scrie pe etichetă; dacă nu scrie, nu cumpăra sacul. Un sac de 2,5 e cam cât o pătură de lână, fără partea în care pătura ajunge pe față.',
    ),
    section('dedesubt', 'Ce îmbraci dedesubt'),
    table(
      'Haine sub sac, după temperatura camerei',
      ['În cameră', 'Sacul', 'Dedesubt'],
      ['24–27\u00a0°C', '0,5\u00a0TOG', 'scutec sau body fără mâneci'],
      ['21–23\u00a0°C', '1\u00a0TOG', 'body cu mânecă scurtă'],
      ['18–20\u00a0°C', '2,5\u00a0TOG', 'body cu mânecă lungă și salopetă subțire'],
      ['16–17\u00a0°C', '2,5\u00a0TOG', 'body cu mânecă lungă și salopetă groasă'],
      ['sub 16\u00a0°C', '3,5\u00a0TOG', 'body cu mânecă lungă și salopetă groasă'],
    ),
    p(
      'Tabelul pornește de la copii sănătoși, născuți la termen, și e un punct de plecare; dacă producătorul sacului dă alt tabel, îl urmezi pe al lui. Pentru un bebeluș născut mai devreme sau sub trei kilograme, întreabă medicul. În cele mai multe apartamente, iarna, noaptea sunt 20–22 de grade, așa că, dacă iei un singur sac, ia-l pe cel de 1\u00a0TOG și reglează din ',
      link('salopete', to('sleepsuits')),
      ' și ',
      link('body-uri', to('bodysuits')),
      '.',
    ),
    p(
      'Regula de buzunar: când te întrebi cât de gros, mai ia un strat subțire, nu un sac mai gros. Un strat îl dai jos și la trei noaptea; un sac gros nu se subțiază.',
    ),
    section('prea-cald', 'Cum știi că îi e prea cald'),
    p('Mâinile și picioarele reci nu spun nimic: la bebeluși așa sunt. Pune două degete pe ceafă sau pe piept.'),
    ul(
      [{ text: 'Cald și uscat: ', strong: true }, 'e bine. Du-te și tu la culcare.'],
      [{ text: 'Cald și umed, păr lipit, obraji roșii: ', strong: true }, 'scoate un strat, chiar dacă afară ninge.'],
      [{ text: 'Rece: ', strong: true }, 'adaugă un strat sub sac. Niciodată o pătură peste el.'],
    ),
    p(
      'Mărimea sacului contează la fel de mult ca grosimea. Cu capsele închise, prin răscroiala gâtului nu trebuie să treacă decât un deget sau două, ca să nu alunece capul înăuntru. Lungimea o iei după înălțimea copilului: plus 10–15\u00a0cm, nu mai mult. „Îl crește în el” e o idee bună la geci și una proastă la saci.',
    ),
    section('vara', 'Vara și în zilele de caniculă'),
    p(
      'La 28 de grade nu există sac potrivit. Copilul doarme în scutec sau într-un body subțire, cu draperiile trase de dimineață și geamul deschis după ce se răcorește afară. Ventilatorul poate merge, îndreptat spre perete, nu spre pat. Aerul condiționat îl lași pe 24–25 de grade și ai grijă să nu sufle spre pat. Și, fiindcă vara se repetă la știri: un copil nu rămâne singur în mașină nici cinci minute.',
    ),
    section('aerul', 'Aer, nu doar grade'),
    p(
      'Aerisește zece minute înainte de culcare și stai cu umiditatea între 40 și 60 la sută. Iarna, caloriferele o duc spre 25, iar nasul înfundat care rezultă nu e mereu răceală. Un prosop ud pe calorifer face aproape cât un umidificator și nu trebuie curățat de calcar.',
    ),
    section('medic', 'Când întrebi medicul'),
    p(
      'Dacă bebelușul are sub trei luni și 38\u00a0°C sau mai mult, sună medicul chiar atunci, nu dimineață. La fel dacă e rece la atingere și moale, dacă refuză să mănânce sau dacă se trezește greu. Iar despre cum arată patul în care pui sacul am scris în ',
      link('Patul cel mai sigur arată gol', '/b/somn-in-siguranta'),
      '.',
    ),
  ],
}
