/** Safe toys, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'jucarii-sigure',
  title: 'Cum citești o jucărie: CE, vârsta și cilindrul de la hârtia de bucătărie',
  summary:
    'Ce trebuie să scrie pe etichetă, ce încerci cu mâna în două minute și ce jucării nu aduci acasă, oricât de frumoase ar fi.',
  description:
    'Cum recunoști o jucărie sigură: marcajul CE, avertismentul 0–3, piese mici, magneți, baterii rotunde și jucării la mâna a doua.',
  body: [
    p(
      'Meseria mea e să spun nu. Din zece jucării care ajung la mine pe masă, șapte se întorc: unele pentru că miros a vopsea, altele pentru că ochiul ursului rămâne în mâna mea. Nu îți trebuie laborator ca să le deosebești, doar două minute, unghii și o rolă de hârtie de bucătărie.',
    ),
    section('eticheta', 'Ce scrie pe etichetă'),
    p(
      'Orice jucărie vândută în Uniunea Europeană poartă marcajul CE: producătorul declară că respectă directiva jucăriilor și standardele EN 71. CE nu e un premiu și nu înseamnă că a verificat-o un stat. De aceea contează ce scrie lângă:',
    ),
    ul(
      'numele și adresa producătorului; la cele din afara Uniunii, și ale importatorului;',
      'un număr de lot sau de model, după care poate fi rechemată;',
      'avertismentele, în limba ta;',
      'vârsta, iar dacă apare cercul roșu cu 0–3 tăiat, motivul, de obicei piese mici.',
    ),
    p(
      'Cercul acela nu e o părere despre cât de isteț e copilul. „Nu e potrivită sub trei ani” înseamnă că ceva din ea încape într-un gât mic. Dacă jucăria n-are nimic din toate acestea, nu o cumpăra, oricât de ieftină ar fi în piață sau pe un site de departe.',
    ),
    section('doua-minute', 'Proba de două minute'),
    ol(
      'Trage tare de ochi, nasturi, roți și panglici. Ce se mișcă azi cade mâine.',
      'Trece unghia pe vopsea și freacă cu o cârpă umedă: culoarea rămâne pe jucărie.',
      'Miroase. Un iz de benzină sau de parfum puternic nu iese la aerisit.',
      'Strânge cusăturile plușului între degete: umplutura nu iese și nu simți nimic tare înăuntru.',
      'Pipăie muchiile. La lemn nu trebuie să ai ce șterge cu glaspapir.',
    ),
    section('cilindrul', 'Cilindrul de acasă'),
    p(
      'Laboratoarele folosesc un cilindru de vreo 32\u00a0mm. Acasă, miezul de la hârtia de bucătărie, cam 45\u00a0mm, e o măsură mai prudentă: ce intră în el cu totul nu e pentru un copil care încă bagă lucruri în gură. Verifică și jucăriile fratelui mai mare, fiindcă de acolo vin cele mai multe piese.',
    ),
    table(
      'Ce alegi, pe vârste',
      ['Vârsta', 'Bun', 'Nu încă'],
      ['0–6 luni', 'zornăitoare ușoare, cărți din material, oglindă', 'orice cu șnur, pluș în pătuț'],
      ['6–12 luni', 'inele, cuburi mari, mingi moi', 'bile, piese care încap în cilindru'],
      ['1–3 ani', 'jucării de tras, turnuri, puzzle cu buton', 'magneți, baloane, piese mici de construit'],
      ['peste 3 ani', 'trenulețe, construcții, jocuri', 'baterii fără șurub, magneți puternici'],
    ),
    section('pericole', 'Trei pericole adevărate'),
    ul(
      [
        { text: 'Bateriile rotunde. ', strong: true },
        'Înghițită, una arde esofagul în două ore. Capacul trebuie să fie prins cu șurub. Dacă bănuiești că a înghițit una, mergi imediat la urgențe, chiar dacă pare bine; nu provoca vărsături.',
      ],
      [
        { text: 'Magneții mici și puternici. ', strong: true },
        'Doi se caută unul pe altul prin intestin. Bilele magnetice nu sunt jucării.',
      ],
      [
        { text: 'Șnururile. ', strong: true },
        'La copiii mici, nimic mai lung de 22\u00a0cm care poate face laț; mărgelele și lanțurile se scot la somn.',
      ],
    ),
    p('Baloanele sparte intră pe aceeași listă: strânge toate bucățile înainte de tort.'),
    section('mana-a-doua', 'Moștenite și la mâna a doua'),
    p(
      'Lemnul bun trăiește mai mult decât noi, deci ',
      link('jucăriile din lemn', to('wooden-toys')),
      ' se pot moșteni liniștit dacă vopseaua e întreagă și știi de unde vin. Cele pictate înainte de anii nouăzeci rămân pe raft, decor. ',
      link('Plușurile', to('soft-toys')),
      ' le speli la 40 sau 60 de grade și le verifici ochii din nou. Caută modelul și pe Safety Gate, lista europeană de produse periculoase; e gratuită și are poze.',
    ),
    section('patut', 'Jucăriile și patul'),
    p(
      'În primul an, în ',
      link('pătuț', '/b/somn-in-siguranta'),
      ' nu stă nicio jucărie, nici cea mai sigură. Caruselul se dă jos când copilul se ridică în mâini și genunchi, pe la cinci luni. Iar cutia de jucării n-are capac greu; dacă are, are și frână.',
    ),
    section('ajutor', 'Când suni'),
    p(
      'Dacă un copil se îneacă, sună la 112. Dacă ai cumpărat de la noi ceva care s-a rupt ciudat, ',
      link('scrie-ne', '/contact'),
      ' cu o poză: scoatem produsul din magazin până aflăm de ce. Iar dacă îți dă de bănuit o jucărie cumpărată din altă parte, ANPC primește sesizări și de la un părinte, nu doar de la magazine.',
    ),
  ],
}
