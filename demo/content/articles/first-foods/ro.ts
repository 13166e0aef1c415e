/** First foods, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'diversificarea',
  title: 'Diversificarea: prima lingură, fără grabă',
  summary:
    'Când începi, cu ce, cât și ce nu pui în farfurie în primul an. Plus ce scaun ține un copil care abia a învățat să stea.',
  description:
    'Cum începi diversificarea în jur de șase luni: semne că e pregătit, primele alimente, alergeni, ce eviți și cum previi înecul.',
  body: [
    p(
      'Primul piure l-am făcut din trei legume, trecut de două ori prin sită, și a ajuns pe câine. Al doilea copil a primit un buchet de broccoli în mână și s-a uitat la el un sfert de oră. Amândoi mănâncă acum ciorbă. Așa că citește rândurile de mai jos fără să simți că dai un examen.',
    ),
    section('cand', 'Când începi'),
    p(
      'Organizația Mondială a Sănătății recomandă în jur de șase luni; medicii europeni spun nu înainte de patru luni împlinite și nu mult după șase. Laptele, matern sau formulă, rămâne hrana de bază până la un an. Mai importante decât data sunt trei semne, toate odată:',
    ),
    ul(
      'stă în șezut cu puțin sprijin și își ține capul drept;',
      'vede mâncarea, întinde mâna și o duce singur la gură;',
      'înghite, nu împinge totul afară cu limba.',
    ),
    p('Trezitul mai des noaptea, mâna în gură și dinții care vin nu sunt semne de diversificare; sunt semne că are patru luni.'),
    section('cu-ce', 'Cu ce începi'),
    p(
      'Cu ce mâncați voi, fără sare. O lingură, două, o dată pe zi, după o masă de lapte, când e odihnit. Legume fierte bine, fructe moi, cereale, apoi repede carne, ou, linte sau pește: la șase luni rezerva de fier cu care s-a născut e pe terminate. Nu e nevoie să aștepți trei zile între două legume; alimentele alergene, în schimb, le dai pe rând, dimineața, ca să vezi ce se întâmplă.',
    ),
    table(
      'O lună, pe scurt',
      ['Săptămâna', 'Câte mese', 'Ce'],
      ['1', 'una, 1–2 lingurițe', 'legume: dovlecel, morcov, broccoli, cartof dulce'],
      ['2', 'una, cât vrea', 'plus fructe moi și cereale cu fier'],
      ['3', 'două', 'plus carne, ou bine făcut, linte'],
      ['4', 'două', 'plus iaurt simplu, pește fără oase, unt de arahide subțiat'],
    ),
    p(
      'Cantitatea o hotărăște el, tu hotărăști ce și când. În prima lună o masă înseamnă două lingurițe și mult tablou pe perete; laptele rămâne la fel de des ca înainte. Unele alimente au nevoie de opt, zece încercări până plac, așa că broccoli refuzat luni se mai întâlnește cu el joi, fără laude și fără avionul din lingură.',
    ),
    section('cum', 'Piure sau bucăți'),
    p(
      'Amândouă sunt bune și se pot amesteca în aceeași masă. Dacă dai cu lingura, oprește-te când întoarce capul. Dacă dai bucăți, le faci cât degetul tău, destul de moi încât să le strivești între două degete. Până la opt luni treci de la piure fin la mâncare zdrobită cu furculița: copiii care primesc numai pasat până la un an mestecă mai greu după.',
    ),
    section('ce-nu', 'Ce nu pui în farfurie'),
    ul(
      'miere, nici în ceai, până la un an: poate produce botulism infantil;',
      'sare, zahăr, sucuri, cuburi de supă;',
      'lapte de vacă drept băutură, înainte de un an; în mâncare e voie;',
      'nuci întregi până la cinci ani, boabe de strugure și roșii cherry netăiate, rondele de crenvurști, popcorn, măr crud tare;',
      'ou crud, pește crud, brânzeturi din lapte nepasteurizat.',
    ),
    section('inec', 'Tuse nu înseamnă înec'),
    p(
      'Un copil care tușește, se înroșește și face zgomot își rezolvă singur problema; reflexul lui e mult mai în față decât al nostru. Un copil care se îneacă e tăcut. De aceea mănâncă mereu în șezut, niciodată singur și niciodată în mașină. Fă un curs de prim ajutor pentru sugari înainte de prima lingură: Crucea Roșie îl ține în aproape fiecare județ. La înec sună la 112.',
    ),
    section('scaunul', 'Scaunul, lingura și paharul'),
    ol(
      [
        'Un ',
        link('scaun de masă', to('high-chairs')),
        ' cu spătar drept și suport de picioare reglabil: cu tălpile sprijinite, copilul înghite mai liniștit. Centura se prinde de fiecare dată.',
      ],
      [
        'O lingură mică și plată, din silicon sau lemn, și o ',
        link('farfurie cu ventuză', to('tableware')),
        ', care rezistă trei minute.',
      ],
      ['Un ', link('păhărel deschis', to('cups')), ' cu o gură de apă la masă. Învață repede; podeaua se usucă.'],
      ['O ', link('bavetă cu mâneci', to('bibs')), ' și un ziar sub scaun.'],
    ),
    section('medic', 'Când întrebi medicul'),
    p(
      'Vorbește cu medicul înainte să începi dacă bebelușul s-a născut prematur, dacă are eczemă puternică sau o alergie cunoscută, caz în care arahidele și oul se introduc cu un plan. Sună-l dacă refuză tot după șapte luni, dacă scade în greutate sau dacă apar sânge în scaun și vărsături repetate. Umflarea feței, respirația grea sau o erupție care se întinde repede după o masă înseamnă 112.',
    ),
  ],
}
