/** First shoes, in Romanian. */
import { link, ol, p, section, table, ul } from '#demo/content/text-page.ts'
import { collectionsIn } from '../addresses.ts'
import type { ArticleText } from '../article.ts'

const to = collectionsIn('ro')

export const ro: ArticleText = {
  slug: 'primii-pantofi',
  title: 'Primii pantofi: întâi o foaie de hârtie',
  summary:
    'Cum măsori piciorul acasă, câți milimetri lași în față și de ce cel mai bun pantof pentru un copil care abia merge e podeaua.',
  description:
    'Când iei primii pantofi, cum măsori piciorul copilului acasă, ce mărime alegi, cum verifici pantoful și cât de des măsori din nou.',
  body: [
    p(
      'Copilul face trei pași de la canapea la masă și a doua zi bunica sună la magazin. O înțeleg. Dar piciorul care a făcut cei trei pași e încă pernuță și cartilaj, simte podeaua prin talpă și de acolo învață echilibrul. Pantofii îi trebuie când iese afară pe picioarele lui. Până atunci, desculț sau cu ',
      link('șosete', to('socks-tights')),
      ' care nu alunecă.',
    ),
    section('cand', 'Când e momentul'),
    p(
      'Când merge singur de câteva săptămâni și vrea jos în parc. Pentru cărucior și marsupiu ajung botoșeii moi; ei țin cald, nu țin loc de pantof. Nici în casă nu are nevoie de încălțări, decât dacă gresia e rece, iar atunci e destul un papucel cu talpa subțire ca pielea de mănușă.',
    ),
    section('masori', 'Cum măsori acasă'),
    ol(
      'Seara, când piciorul e puțin mai mare decât dimineața.',
      'Pune o foaie A4 cu marginea lipită de perete, pe podea tare.',
      'Copilul stă în picioare, cu călcâiul atingând peretele, în șosetele cu care va purta pantofii.',
      'Ține creionul drept, vertical, și trage o linie la vârful celui mai lung deget; nu e mereu degetul mare.',
      'Măsoară de la margine la linie, în milimetri. Apoi celălalt picior.',
      'Contează piciorul mai lung.',
    ),
    p(
      'La lungimea aceasta adaugi 12\u00a0mm: cam jumătate îi trebuie ca să ruleze pasul, cealaltă jumătate e creșterea următoarelor luni. Sub 10\u00a0mm pantoful e mic de azi; peste 17\u00a0mm se împiedică în el.',
    ),
    table(
      'De la picior la mărime',
      ['Piciorul, cel mult', 'Interiorul pantofului', 'Mărimea'],
      ['11,5\u00a0cm', '12,7\u00a0cm', '19'],
      ['12,1\u00a0cm', '13,3\u00a0cm', '20'],
      ['12,8\u00a0cm', '14,0\u00a0cm', '21'],
      ['13,5\u00a0cm', '14,7\u00a0cm', '22'],
      ['14,1\u00a0cm', '15,3\u00a0cm', '23'],
      ['14,8\u00a0cm', '16,0\u00a0cm', '24'],
    ),
    p(
      'Numărul de pe talpă e o promisiune, nu o măsură; între două branduri poate fi o jumătate de număr. De aceea la ',
      link('încălțăminte', to('shoes')),
      ' scriem lungimea interioară, măsurată de noi cu rigla, nu luată din tabel.',
    ),
    section('verifici', 'Cum verifici pantoful'),
    ul(
      'se îndoaie ușor în treimea din față, acolo unde se îndoaie și degetele, nu la mijloc;',
      'la călcâi e ferm: strâns între degete, nu se turtește de tot;',
      'vârful e lat și înalt, ca degetele să se poată răsfira;',
      'se închide cu arici sau șiret, reglabil; elasticul singur nu ține toate picioarele;',
      'e ușor. Ține-l în palmă: dacă ți se pare greu ție, închipuie-ți-l pe zece kilograme de om.',
    ),
    p(
      'Apăsatul cu degetul pe vârf nu e o măsurătoare: copiii strâng degetele când îi atingi. Mai bine scoți branțul, pui piciorul pe el și te uiți cât rămâne în față. Dacă branțul nu se scoate, tai o fâșie de carton de lungimea piciorului plus 12\u00a0mm și o împingi înăuntru; dacă se îndoaie, pantoful e scurt.',
    ),
    section('cat-de-des', 'Cât de des măsori'),
    p(
      'Sub trei ani, la fiecare două luni: piciorul crește cam un milimetru și jumătate pe lună. Între trei și șase, la trei, patru luni. Copiii nu spun că îi strânge; piciorul e moale și se lasă înghesuit. Uită-te seara după urme roșii și după degete îndoite.',
    ),
    section('mostenite', 'Moștenite sau noi'),
    p(
      'Cizmele de cauciuc și botoșeii purtați o iarnă se pot moșteni. Pantofii de mers zi de zi, mai puțin: talpa și branțul au luat forma altui mers. Uită-te la toc; dacă e tocit într-o parte, lasă-l. Și nu e nevoie de șase perechi: una bună, una de ploaie, iar vara niște sandale cu vârful închis. La fel de mult contează ',
      link('pantalonii', to('trousers')),
      ' care nu trec de gleznă, fiindcă în ei se împiedică mai des decât în pantofi.',
    ),
    section('medic', 'Când întrebi medicul'),
    p(
      'Talpa plată e normală până pe la cinci, șase ani, la fel mersul puțin cu vârfurile înăuntru și genunchii apropiați pe la trei ani. Arată-i medicului dacă merge numai pe vârfuri, dacă șchiopătează, dacă un picior diferă de celălalt, dacă îl doare sau dacă nu merge singur la optsprezece luni. Tălpicile și încălțămintea „ortopedică” le recomandă ortopedul, nu magazinul. Pentru măsurat, vino la ',
      link('showroom', '/showroomuri'),
      '; nu trebuie să cumperi nimic.',
    ),
  ],
}
