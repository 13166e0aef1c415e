/** Teething, in Romanian. */
import { link, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'primii-dinti',
  title: 'Primii dinți: ce ajută, ce doar se vinde',
  summary:
    'Calendarul celor douăzeci de dinți de lapte, câteva lucruri care alină și o listă scurtă de lucruri pe care nu le vei găsi la noi.',
  description:
    'Când apar dinții de lapte, ce alină gingiile, ce nu dai unui bebeluș, cum speli primul dinte și când mergi la medic.',
  body: [
    p(
      'Pe la patru luni, orice plâns se cheamă „dinți”. Uneori chiar sunt. De cele mai multe ori e un copil care a descoperit că are mâini și că ele intră în gură. Primul dinte apare de obicei în jur de șase luni, dar între patru și douăsprezece luni e tot în regulă, iar câte un copil râde cu gingiile goale la tortul de un an.',
    ),
    section('calendar', 'Calendarul, cu aproximație'),
    table(
      'Când ies dinții de lapte',
      ['Dinții', 'De obicei între', 'Ce observi'],
      ['Incisivii centrali de jos', '6–10 luni', 'salivă multă, roade tot'],
      ['Incisivii centrali de sus', '8–12 luni', 'își freacă nasul și obrajii'],
      ['Incisivii laterali', '9–16 luni', 'adesea fără niciun semn'],
      ['Primii molari', '13–19 luni', 'nopți mai agitate, gingie umflată'],
      ['Caninii', '16–23 de luni', 'mușcă, apoi se miră'],
      ['Molarii secunzi', '23–33 de luni', 'roade iar, ca la șase luni'],
    ),
    p('Ordinea se mai schimbă, iar dinții vin des pereche. Pe la trei ani îi are pe toți douăzeci.'),
    section('semne', 'Ce fac dinții și ce nu fac'),
    p(
      'Dinții fac salivă, bărbie iritată, gingie roșie, poftă de ros și o noapte, două, mai proaste. Nu fac febră de peste 38\u00a0°C, nu fac diaree și nu fac tuse. Se potrivesc în timp fiindcă tot pe la șase luni scade protecția primită de la mamă și copilul începe să bage în gură toată casa. Dacă pui febra pe seama dinților, riști să scapi o otită sau o infecție urinară.',
    ),
    section('ajuta', 'Ce ajută'),
    ul(
      'un deget curat, care apasă gingia un minut; e cel mai ieftin și cel mai bun;',
      [
        'un ',
        link('inel de ros', to('rattles-teethers')),
        ' din lemn netratat sau silicon, ținut în frigider. În frigider, nu în congelator: gheața arde gingia;',
      ],
      'o lavetă curată, udă și răcită, de mușcat;',
      'după șase luni, ceva rece de mâncat, sub ochii tăi: iaurt simplu, piure de fruct răcit;',
      [
        'o ',
        link('bavețică', to('bibs')),
        ' schimbată des și o cremă simplă de protecție pe bărbie, înainte să se irite; o scoți la somn;',
      ],
      'brațe. Nu se învață cu ele; se calmează în ele.',
    ),
    p(
      'Dacă tot nu doarme, întreabă medicul sau farmacistul despre un antialgic pentru sugari. Doza se socotește după kilograme și prospect, nu după vârstă și nu „cât îi dădea mama”.',
    ),
    section('nu', 'Ce nu vei găsi la noi'),
    ul(
      'coliere și brățări de chihlimbar: nu există dovezi că alină ceva, în schimb pot strangula sau se pot rupe în boabe de înghițit;',
      'geluri cu lidocaină sau benzocaină fără rețetă: pot face rău unui sugar;',
      'biscuiți dulci „pentru dinți”: lipesc zahărul pe dintele abia ieșit;',
      'inele cu lichid care nu au producător pe etichetă; dacă le muști, curge.',
    ),
    p(
      'La orice inel verifică marcajul CE, adresa producătorului și dacă nu încape cu totul în gură. Trage tare de bucățile de stofă și de mărgele. Mai multe despre asta în ',
      link('articolul despre jucării', '/b/jucarii-sigure'),
      '.',
    ),
    section('spalat', 'Primul dinte se spală'),
    p(
      'Din ziua în care se vede, de două ori pe zi, seara fiind cea importantă. O periuță mică și moale și o urmă de pastă cu fluor, 1000 ppm, cât un bob de orez. Nu clătești: ce rămâne e bine să rămână. Periuțele și degetarele de silicon sunt la ',
      link('sănătate și igienă', to('health')),
      '. Nu curăța suzeta în gura ta, și nu adormi copilul cu biberonul de lapte sau de ceai îndulcit între dinți; de acolo vin cariile de la doi ani.',
    ),
    p(
      'Prima vizită la dentist e potrivită în jurul primului an, când n-are nimic. Se așază pe genunchii tăi, deschide gura, primește un abțibild și ține minte că a fost bine.',
    ),
    section('medic', 'Când mergi la medic'),
    p(
      'La febră de 38\u00a0°C sub trei luni sau de 39\u00a0°C mai târziu, la diaree care ține peste o zi, dacă refuză să bea, dacă își ține urechea și plânge culcat sau dacă gingia sângerează ori are o umflătură albăstruie care crește. Și, liniștit, dacă la optsprezece luni nu are încă niciun dinte.',
    ),
  ],
}
