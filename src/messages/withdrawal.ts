/**
 * The model instructions on withdrawal and the model form, in the wording of the law (Directive 2011/83 Annex I as changed by
 * 2023/2673; OUG 34/2014; Government Decree 45/2014). Formal in all three languages, and not to be reworded (LAW-12).
 */
import { msg } from './text.ts'

export const title = msg('Instrucțiuni privind retragerea', 'Instructions on withdrawal', 'Elállási tájékoztató')
export const rightTitle = msg('Dreptul de retragere', 'Right of withdrawal', 'Elállási jog')

/** Paragraphs on the right itself. */
export const right = [
  msg(
    'Aveți dreptul de a vă retrage din prezentul contract, fără a preciza motivele, în termen de 14 zile.',
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'Ön 14 napon belül jogosult indokolás nélkül elállni e szerződéstől.',
  ),
  msg(
    'Perioada de retragere expiră după 14 zile de la ziua în care intrați dumneavoastră sau o parte terță, alta decât transportatorul, indicată de dumneavoastră, în posesia fizică a ultimului produs.',
    'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
    'Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy az utolsó terméket átveszi.',
  ),
  msg(
    'Pentru a vă exercita dreptul de retragere, trebuie să ne informați ({seller}) cu privire la decizia dumneavoastră de a vă retrage din prezentul contract, utilizând o declarație neechivocă (de exemplu, o scrisoare trimisă prin poștă sau prin e-mail). Puteți folosi modelul de formular de retragere de mai jos, însă acest lucru nu este obligatoriu.',
    'To exercise the right of withdrawal, you must inform us ({seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the model withdrawal form below, but it is not obligatory.',
    'Ha Ön élni kíván elállási jogával, elállási szándékát tartalmazó egyértelmű nyilatkozatát (például postán vagy elektronikus levélben) köteles eljuttatni hozzánk ({seller}). Ebből a célból felhasználhatja az alábbi elállási nyilatkozatmintát is, de ez nem kötelező.',
  ),
]
/** With the online withdrawal function. */
export const online = msg(
  'De asemenea, vă puteți exercita dreptul de retragere online, la adresa {address}. Dacă folosiți această funcție, vă vom trimite fără întârziere, pe un suport durabil (de exemplu, prin e-mail), o confirmare de primire cu conținutul declarației, data și ora trimiterii ei.',
  'You may also exercise your right of withdrawal online at {address}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email) without undue delay, including its content and the date and time of its submission.',
  'Elállási jogát online is gyakorolhatja a következő címen: {address}. Ha ezt a funkciót használja, haladéktalanul, tartós adathordozón (például e-mailben) visszaigazoljuk az elállás beérkezését, annak tartalmával, valamint benyújtásának napjával és időpontjával együtt.',
)
/** When it is in time. */
export const inTime = msg(
  'Pentru a respecta termenul-limită de retragere, este suficient să trimiteți comunicarea privind exercitarea dreptului de retragere înainte de expirarea perioadei de retragere.',
  'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  'Ön határidőben gyakorolja elállási jogát, ha a fent megjelölt határidő lejárta előtt elküldi elállási nyilatkozatát.',
)

export const effectsTitle = msg('Consecințele retragerii', 'Effects of withdrawal', 'Az elállás joghatásai')
/** Paragraphs on what follows. */
export const effects = [
  msg(
    'Dacă vă retrageți, vă vom rambursa orice sumă pe care am primit-o de la dumneavoastră, inclusiv costurile livrării, cu excepția costurilor suplimentare determinate de faptul că ați ales altă modalitate de livrare decât cel mai ieftin tip de livrare standard oferit de noi, fără întârzieri nejustificate și, în orice caz, nu mai târziu de 14 zile de la data la care suntem informați cu privire la decizia dumneavoastră de a vă retrage din prezentul contract. Vom efectua această rambursare folosind aceeași modalitate de plată ca și cea folosită pentru tranzacția inițială, cu excepția cazului în care ați fost de acord în mod expres cu altceva; în orice caz, nu vi se vor percepe comisioane ca urmare a unei astfel de rambursări.',
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    'Ha Ön eláll ettől a szerződéstől, haladéktalanul, de legkésőbb az Ön elállási nyilatkozatának kézhezvételétől számított 14 napon belül visszatérítjük az Ön által teljesített valamennyi ellenszolgáltatást, ideértve a fuvarozási költséget is (kivéve azokat a többletköltségeket, amelyek amiatt merültek fel, hogy Ön az általunk felkínált legolcsóbb szokásos fuvarozási módtól eltérő fuvarozási módot választott). A visszatérítés során az eredeti ügylet során alkalmazott fizetési móddal egyező fizetési módot alkalmazunk, kivéve, ha Ön más fizetési mód igénybevételéhez kifejezetten a hozzájárulását adja; e visszatérítési mód alkalmazásából kifolyólag Önt semmilyen többletköltség nem terheli.',
  ),
  msg(
    'Putem amâna rambursarea până la data la care primim înapoi produsele sau până la momentul la care ne-ați furnizat dovada că ați trimis înapoi produsele, fiind valabilă data cea mai apropiată.',
    'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    'A visszatérítést mindaddig visszatarthatjuk, amíg vissza nem kaptuk a terméket, vagy Ön nem igazolta, hogy azt visszaküldte: a kettő közül a korábbi időpontot kell figyelembe venni.',
  ),
  msg(
    'Expediați produsele sau înmânați-le direct nouă ({returns}), fără întârzieri nejustificate și, în orice caz, în decurs de maximum 14 zile de la data la care ne-ați comunicat că vă retrageți din prezentul contract. Termenul este respectat dacă produsele sunt trimise înapoi înainte de expirarea perioadei de 14 zile. Va trebui să suportați costul direct al returnării produselor.',
    'You shall send back the goods or hand them over to us ({returns}), without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
    'Ön köteles számunkra a terméket indokolatlan késedelem nélkül, de legkésőbb elállási nyilatkozatának közlésétől számított 14 napon belül visszaküldeni vagy átadni ({returns}). A határidő betartottnak minősül, ha a 14 napos határidő letelte előtt elküldi a terméket. A termék visszaküldésének közvetlen költségét Ön viseli.',
  ),
  msg(
    'Sunteți responsabil doar pentru diminuarea valorii produselor rezultată din manipulări, altele decât cele necesare pentru determinarea naturii, calității și funcționării produselor. Dreptul de retragere nu se aplică produselor sigilate care nu pot fi returnate din motive de sănătate sau de igienă și pe care le-ați desigilat.',
    'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods. The right of withdrawal does not apply to sealed goods which are not suitable for return for health protection or hygiene reasons and which you have unsealed.',
    'Ön csak akkor vonható felelősségre a termékben bekövetkezett értékcsökkenésért, ha az a termék jellegének, tulajdonságainak és működésének megállapításához szükséges használatot meghaladó használat miatt következett be. Nem illeti meg az elállási jog az olyan zárt csomagolású termék esetében, amely egészségvédelmi vagy higiéniai okokból a felbontása után nem küldhető vissza.',
  ),
]

export const formTitle = msg('Model de formular de retragere', 'Model withdrawal form', 'Elállási nyilatkozatminta')
export const formHint = msg(
  '(completați și trimiteți acest formular numai dacă doriți să vă retrageți din contract)',
  '(complete and return this form only if you wish to withdraw from the contract)',
  '(csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza)',
)
/** Lines of the form. */
export const form = [
  msg('Către: {seller}', 'To: {seller}', 'Címzett: {seller}'),
  msg(
    'Vă informez/Vă informăm (*) prin prezenta cu privire la retragerea mea/noastră (*) din contractul referitor la vânzarea următoarelor produse:',
    'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods:',
    'Alulírott/ak (*) kijelentem/kijelentjük (*), hogy gyakorlom/gyakoroljuk (*) elállási jogomat/jogunkat (*) az alábbi termék/ek (*) adásvételére irányuló szerződés tekintetében:',
  ),
  msg(
    'Comandate la data/primite la data (*): comanda {number},',
    'Ordered on/received on (*): order {number},',
    'Szerződéskötés időpontja/átvétel időpontja (*): {number} számú rendelés,',
  ),
  msg('Numele consumatorului (consumatorilor):', 'Name of consumer(s):', 'A fogyasztó(k) neve:'),
  msg('Adresa consumatorului (consumatorilor):', 'Address of consumer(s):', 'A fogyasztó(k) címe:'),
  msg(
    'Semnătura consumatorului (consumatorilor), doar dacă formularul este trimis pe hârtie:',
    'Signature of consumer(s), only if this form is notified on paper:',
    'A fogyasztó(k) aláírása, kizárólag papíron tett nyilatkozat esetén:',
  ),
  msg('Data:', 'Date:', 'Kelt:'),
  msg('(*) Tăiați mențiunile inutile.', '(*) Delete as appropriate.', '(*) A nem kívánt rész törlendő.'),
]
