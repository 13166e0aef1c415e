/** Safe sleep, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'somn-in-siguranta',
  title: 'Patul cel mai sigur arată gol',
  summary: 'Pe spate, pe o saltea tare, fără nimic moale în jur. Regulile sunt puține; aici e și motivul fiecăreia.',
  description:
    'Cum doarme un bebeluș în siguranță: pe spate, în patul lui, pe saltea fermă, fără perne și jucării, în camera părinților.',
  body: [
    p(
      'Când vine cineva la noi să aleagă un pătuț, vine de obicei cu o poză: baldachin, protecții cu volane, trei perne și un urs. E o poză frumoasă și e exact patul în care un bebeluș nu trebuie să doarmă. Vindem și noi multe lucruri moi, așa că o spunem de la început: în primul an, cel mai bun pat e cel în care nu mai ai ce să scoți.',
    ),
    section('pe-spate', 'Pe spate, de fiecare dată'),
    p(
      'Culcă bebelușul pe spate la fiecare somn, noaptea și ziua, acasă și la bunici. Nu pe burtă și nici pe o parte: de pe o parte se rostogolește ușor cu fața în jos. De când părinții au fost sfătuiți să facă așa, la începutul anilor nouăzeci, numărul morților subite la sugari a scăzut la mai puțin de jumătate în multe țări.',
    ),
    p(
      'Întrebarea pe care o auzim cel mai des este dacă nu cumva se îneacă atunci când regurgitează. Un bebeluș sănătos culcat pe spate înghite sau tușește; poziția nu îi crește riscul. Dacă are o problemă de sănătate pentru care ți s-a spus altceva, urmezi ce spune medicul lui. Când învață să se întoarcă singur în ambele sensuri, îl culci tot pe spate, dar nu mai trebuie să te trezești ca să îl întorci.',
    ),
    section('saltea', 'O suprafață tare, plană și doar a lui'),
    p(
      'Salteaua bună pentru un bebeluș i se pare tare unui adult. Apasă cu palma: urma trebuie să dispară imediat. Între ',
      link('saltea', to('mattresses')),
      ' și marginea ',
      link('pătuțului', to('cots')),
      ' să nu încapă mai mult de două degete, cearșaful să fie întins, iar suprafața orizontală. Un pătuț nou vândut în Uniunea Europeană respectă standardul EN 716, care cere între 4,5 și 6,5\u00a0cm între gratii; la unul moștenit, măsoară.',
    ),
    table(
      'Unde doarme și unde nu',
      ['Loc', 'Pentru somn', 'De ce'],
      ['Pătuț, coșuleț rigid, co-sleeper prins de pat', 'da', 'plan, tare, cu margini'],
      ['Landou cu baza întinsă, în plimbare', 'da, supravegheat', 'plan; verifică salteaua și aerisirea'],
      ['Scaun auto', 'doar pe drum', 'bărbia cade în piept când se oprește mașina'],
      ['Balansoar, leagăn, babynest', 'nu', 'înclinat sau cu margini moi'],
      ['Canapea, fotoliu', 'niciodată', 'locul cel mai periculos dintre toate'],
    ),
    p(
      'Babynestul merită o propoziție separată, fiindcă îl vindem. Ține bine un bebeluș treaz, pe covor, lângă tine. Când i se închid ochii, îl muți în patul lui.',
    ),
    section('gol', 'Nimic moale în pat'),
    ul(
      'fără pernă, pilotă, protecții laterale și poziționatoare;',
      'fără jucării de pluș, bavete și lănțișoare de suzetă;',
      [
        'în loc de pătură, un ',
        link('sac de dormit', to('sleeping-bags')),
        ' pe mărimea lui, cu răscroiala gâtului prin care nu trece capul;',
      ],
      'dacă folosești totuși o pătură subțire, o bagi sub saltea și culci copilul cu picioarele la capătul patului, acoperit cel mult până la piept;',
      'fără căciuliță în casă: prin cap bebelușii dau afară căldura în plus.',
    ),
    section('in-camera-ta', 'În camera ta, în patul lui'),
    p(
      'Organizația Mondială a Sănătății, pediatrii americani și Lullaby Trust recomandă același lucru: cel puțin primele șase luni, bebelușul doarme în camera în care ești și tu, dar pe suprafața lui. Un ',
      link('pătuț co-sleeper', to('bedside-cots')),
      ' face asta mai ușor la alăptat, cu condiția să fie prins bine de pat și să nu rămână niciun spațiu între saltele.',
    ),
    p(
      'Adormi cu el în brațe? Aproape toți am adormit. Dacă simți că se poate întâmpla, un pat de adult fără perne și pilotă în jurul lui e mai puțin periculos decât canapeaua. Nu e niciodată o soluție dacă unul dintre voi fumează, a băut, a luat medicamente care dau somn sau dacă bebelușul s-a născut înainte de termen ori foarte mic.',
    ),
    section('fiecare-seara', 'Verificarea de un minut'),
    ol(
      'Camera are 18–22 de grade și nu s-a fumat în ea.',
      'Salteaua e goală, cearșaful întins.',
      'Șnururile de la jaluzele, cablurile și caruselul sunt la distanță.',
      'Ceafa sau pieptul sunt calde și uscate; mâinile reci nu spun nimic.',
      'E pe spate, cu fața descoperită.',
    ),
    p(
      'Despre grade, straturi și saci am scris separat, în ',
      link('articolul despre temperatura camerei', '/b/temperatura-camerei-bebelusului'),
      '.',
    ),
    section('medic', 'Când întrebi medicul'),
    p(
      'Întreabă medicul de familie sau pediatrul înainte să schimbi ceva pentru reflux, nas înfundat sau capul turtit, și mai ales înainte să cumperi un dispozitiv care promite să rezolve așa ceva. Niciun monitor de respirație și nicio pernă specială nu scade riscul de moarte subită. Dacă bebelușul respiră greu, se albăstrește sau nu îl poți trezi, sună la 112.',
    ),
  ],
}
