/** The withdrawal from the contract: its pages and the receipt by mail. The label of the button that confirms is that of the law (LAW-2). */
import type { Declaration, DeclarationFault } from '#domain/withdrawals/withdrawal.ts'
import { msg } from '#messages/text.ts'

export const confirmWithdrawal = msg('Confirmați retragerea', 'Confirm withdrawal', 'Elállás megerősítése')

export const lead = msg(
  'Aveți 14 zile de la primirea ultimului colet. Nu trebuie să ne spuneți de ce și nu aveți nevoie de cont.',
  'You have 14 days from receiving the last parcel. You need not tell us why, and you do not need an account.',
  'Az utolsó csomag átvételétől számítva 14 napja van. Nem kell megindokolnia, és fiókra sincs szüksége.',
)
export const steps = msg('Pași', 'Steps', 'Lépések')
export const stepDeclaration = msg('Declarația', 'Your statement', 'Nyilatkozat')
export const stepConfirm = msg('Confirmarea', 'Confirmation', 'Megerősítés')

export const name = msg('Numele dumneavoastră', 'Your name', 'Az Ön neve')
export const reference = msg('Numărul comenzii', 'Order number', 'Rendelésszám')
export const referenceHelp = msg(
  'Îl găsiți în confirmarea comenzii. Dacă nu îl știți, scrieți data sau produsul.',
  'It is in your order confirmation. If you do not have it, write the date or the product.',
  'A rendelés visszaigazolásában találja. Ha nem tudja, írja be a dátumot vagy a terméket.',
)
export const email = msg(
  'E-mailul la care trimitem confirmarea',
  'Email address for the receipt',
  'E-mail-cím, amelyre a visszaigazolást küldjük',
)
export const goods = msg('Produsele la care renunțați', 'Goods that you are returning', 'A visszaküldendő termékek')
export const goodsHelp = msg(
  'Lăsați câmpul gol dacă vă retrageți din toată comanda.',
  'Leave this empty to withdraw from the whole order.',
  'Hagyja üresen, ha a teljes rendeléstől eláll.',
)
export const what = msg('Ce cuprinde retragerea', 'What you are withdrawing from', 'Mire vonatkozik az elállás')
export const wholeOrder = msg('Toată comanda', 'The whole order', 'A teljes rendelés')
export const part = msg('Numai o parte', 'Only a part of it', 'Csak egy része')
export const pieces = msg('Bucăți din „{name}”', 'Pieces of “{name}”', 'Darabszám: {name}')
export const next = msg('Mai departe', 'Continue', 'Tovább')
export const notYet = msg(
  'Declarația nu pleacă încă: o citiți și o confirmați la pasul următor. Folosim aceste date numai pentru retragere.',
  'Nothing is sent yet: you read the statement and confirm it in the next step. We use these details for the withdrawal only.',
  'A nyilatkozatot még nem küldjük el: a következő lépésben elolvashatja és megerősítheti. Az adatokat csak az elálláshoz használjuk.',
)
/** `date` with its time. */
export const openUntil = msg(
  'Pentru această comandă termenul este {date}.',
  'For this order the period ends on {date}.',
  'Ennél a rendelésnél a határidő: {date}.',
)
export const mayBeLate = msg(
  'Termenul de 14 zile pare să se fi încheiat la {date}. Puteți trimite declarația oricum; o citim și vă răspundem.',
  'The 14 days seem to have ended on {date}. You can send the statement all the same; we will read it and reply.',
  'A 14 napos határidő a jelek szerint {date} napján lejárt. A nyilatkozatot ettől függetlenül elküldheti; elolvassuk és válaszolunk.',
)

const FAULTS = {
  name: msg('Scrieți numele dumneavoastră.', 'Write your name.', 'Kérjük, írja be a nevét.'),
  reference: msg(
    'Scrieți numărul comenzii sau ce ați cumpărat și când.',
    'Write the order number, or what you bought and when.',
    'Kérjük, írja be a rendelésszámot, vagy azt, hogy mit és mikor vásárolt.',
  ),
  email: msg(
    'Scrieți o adresă de e-mail întreagă, de exemplu ana@exemplu.ro.',
    'Write a whole email address, such as ana@example.com.',
    'Kérjük, teljes e-mail-címet írjon be, például anna@pelda.hu.',
  ),
  lines: msg(
    'Alegeți câte bucăți returnați, sau toată comanda.',
    'Choose how many pieces you are returning, or the whole order.',
    'Válassza ki, hány darabot küld vissza, vagy a teljes rendelést.',
  ),
} satisfies Record<DeclarationFault, () => string>
export const faultText = (fault: DeclarationFault): string => FAULTS[fault]()

/** `wait`: '12 minutes'. */
export const tooMany = msg(
  'De la această conexiune s-au trimis foarte multe declarații. Încercați din nou peste {wait} sau scrieți-ne la {email}: o declarație prin e-mail este la fel de bună.',
  'A great many statements have been sent from this connection. Try again in {wait}, or write to {email}: a statement by email is just as good.',
  'Erről a kapcsolatról nagyon sok nyilatkozat érkezett. Próbálja újra {wait} múlva, vagy írjon {az email} címre: az e-mailben tett nyilatkozat ugyanúgy érvényes.',
)
export const gone = msg(
  'Declarația nu a fost trimisă la timp și am șters-o. Completați-o din nou, vă rugăm.',
  'The statement was not sent in time and we have deleted it. Please fill it in again.',
  'A nyilatkozatot nem küldte el időben, ezért töröltük. Kérjük, töltse ki újra.',
)

export const aside = msg('Ce urmează', 'What happens next', 'Mi következik')
export const asideSteps = [
  msg(
    'Primiți imediat o confirmare pe e-mail, cu data și ora.',
    'You receive a receipt by email at once, with date and time.',
    'Azonnal visszaigazolást kap e-mailben, dátummal és időponttal.',
  ),
  msg(
    'Trimiteți produsele înapoi în cel mult 14 zile. Costul returului este suportat de dumneavoastră.',
    'Send the goods back within 14 days. You pay the cost of sending them back.',
    'A termékeket 14 napon belül küldje vissza. A visszaküldés költségét Ön viseli.',
  ),
  msg(
    'Vă dăm banii înapoi în cel mult 14 zile de la declarație, prin aceeași metodă de plată. Putem aștepta până ajung produsele sau dovada expedierii.',
    'We refund you within 14 days of the statement by the same means of payment. We may wait for the goods, or for proof that you sent them.',
    'A pénzt a nyilatkozattól számított 14 napon belül, ugyanazzal a fizetési móddal visszatérítjük. Megvárhatjuk a termékeket vagy a feladás igazolását.',
  ),
]
export const exceptions = msg(
  'Legea nu prevede drept de retragere pentru produsele sigilate care nu se pot returna din motive de igienă, dacă au fost desigilate, pentru cele făcute după comanda dumneavoastră și pentru voucherele deja folosite. Puteți trimite declarația și atunci.',
  'The law gives no right of withdrawal for sealed goods that cannot be returned for hygiene reasons once opened, for goods made to your order, and for gift vouchers that have been used. You can send the statement all the same.',
  'A törvény nem biztosít elállási jogot a felbontott, higiéniai okból vissza nem küldhető zárt termékekre, az egyedi kérésre készült termékekre és a már felhasznált ajándékutalványokra. A nyilatkozatot ilyenkor is elküldheti.',
)

export const checkTitle = msg('Citiți încă o dată', 'Read it once more', 'Olvassa el még egyszer')
export const yourStatement = msg('Declarația dumneavoastră', 'Your statement', 'Az Ön nyilatkozata')
/** The words that are recorded. */
const statementWhole = msg(
  'Vă informez că mă retrag din contractul de cumpărare pentru comanda {reference}.',
  'I hereby give notice that I withdraw from my contract of sale for order {reference}.',
  'Kijelentem, hogy elállok a következő rendelésre vonatkozó adásvételi szerződéstől: {reference}.',
)
export const statementPart = msg(
  'Vă informez că mă retrag din contractul de cumpărare pentru comanda {reference}, în privința produselor: {goods}.',
  'I hereby give notice that I withdraw from my contract of sale for order {reference} as regards these goods: {goods}.',
  'Kijelentem, hogy elállok a következő rendelésre vonatkozó adásvételi szerződéstől: {reference}, az alábbi termékek tekintetében: {goods}.',
)
const quantityOf = msg('{quantity} × {name}', '{quantity} × {name}', '{quantity} × {name}')
/** Returns the words that step two shows and that are recorded. */
export function statementOf({ reference, goods, lines }: Pick<Declaration, 'reference' | 'goods' | 'lines'>): string {
  const named = goods === '' ? lines.map(quantityOf).join('; ') : goods
  return named === '' ? statementWhole({ reference }) : statementPart({ reference, goods: named })
}
export const declarant = msg('Declarant', 'From', 'Nyilatkozó')
export const receiptTo = msg('Confirmarea ajunge la', 'Receipt goes to', 'A visszaigazolás címe')
export const addressee = msg('Către', 'To', 'Címzett')
export const change = msg('Modificați', 'Change it', 'Módosítás')

export const receivedTitle = msg('Am primit declarația', 'We have received your statement', 'A nyilatkozatot megkaptuk')
export const receipt = msg('Dovada primirii {number}', 'Receipt {number}', 'Átvételi igazolás: {number}')
/** `moment`: date and time in words. */
export const receivedAt = msg(
  'Am primit declarația dumneavoastră la {moment}. Trimitem această confirmare și la {email}.',
  'We received your statement on {moment}. We are also sending this receipt to {email}.',
  'A nyilatkozatát ekkor kaptuk meg: {moment}. Ezt az igazolást e-mailben is elküldjük: {email}.',
)
export const nothingElse = msg(
  'Retragerea e înregistrată. Nu mai aveți nimic de confirmat.',
  'The withdrawal is recorded. There is nothing else to confirm.',
  'Az elállást rögzítettük. Nincs több teendője a megerősítéssel.',
)
export const hash = msg(
  'Amprenta textului (SHA-256): {hash}',
  'Fingerprint of the text (SHA-256): {hash}',
  'A szöveg ujjlenyomata (SHA-256): {hash}',
)
export const wayBack = msg('Cum ajung produsele înapoi', 'How to send the goods back', 'Hogyan küldje vissza')
export const wayBackText = [
  msg(
    'Împachetați produsele cu tot ce a fost în ambalaj și scrieți numărul {number} pe cutie.',
    'Pack the goods with everything that was in the packaging, and write the number {number} on the box.',
    'Csomagolja be a termékeket minden tartozékukkal együtt, és írja a dobozra ezt a számot: {number}.',
  ),
  msg(
    'Trimiteți-le până la {date} la adresa: {returns}. Costul direct al returului este suportat de dumneavoastră.',
    'Send them by {date} to: {returns}. You bear the direct cost of returning them.',
    'Adja fel eddig: {date}, erre a címre: {returns}. A visszaküldés közvetlen költségét Ön viseli.',
  ),
  msg(
    'Primiți banii înapoi cel târziu la {date}, prin aceeași metodă de plată. Putem aștepta până ajung produsele sau dovada că le-ați expediat.',
    'You get your money back by {date}, by the same means of payment. We may wait for the goods, or for proof that you sent them.',
    'A pénzt legkésőbb eddig visszakapja: {date}, ugyanazzal a fizetési móddal. Megvárhatjuk a termékeket vagy a feladás igazolását.',
  ),
]

export const returnLabel = msg(
  'Printați eticheta de retur (PDF)',
  'Print the return label (PDF)',
  'Visszaküldési címke nyomtatása (PDF)',
)
export const returnLabelHow = msg(
  'Lipiți-o pe cutie: are adresa și numărul. Coletul îl duceți la curierul pe care îl alegeți.',
  'Stick it on the box: it has the address and the number. Take the parcel to the courier of your choice.',
  'Ragassza a dobozra: rajta van a cím és a szám. A csomagot az Ön által választott futárral küldje.',
)

export const stateTitle = msg('Stadiul', 'Progress', 'Állapot')

export const mailSubject = msg(
  'Am primit retragerea din contract {number}',
  'Your withdrawal from the contract {number}',
  'Elállását megkaptuk: {number}',
)
export const seeReceipt = msg('Vedeți stadiul', 'See its progress', 'Állapot megtekintése')

/** What the merchant is told of a new one. */
export const notice = {
  subject: msg('Retragere nouă {number}: {name}', 'New withdrawal {number}: {name}', 'Új elállás, {number}: {name}'),
  title: msg('Retragere nouă din contract', 'New withdrawal from a contract', 'Új elállás a szerződéstől'),
  /** `moment`: date and time in words. */
  from: msg(
    'De la {name}, {email}, primită la {moment}.',
    'From {name}, {email}, received on {moment}.',
    'Feladó: {name}, {email}, beérkezett: {moment}.',
  ),
  order: msg('Comanda: {order}', 'Order: {order}', 'Rendelés: {order}'),
  noOrder: msg(
    'Nu am găsit comanda după numărul și adresa scrise. Caută comanda după declarație și întreabă clientul dacă nu e clar.',
    'No order was found by the number and address that were typed. Look for it by the statement, and ask the customer if it is not clear.',
    'A beírt szám és cím alapján nem találtunk rendelést. Keresse meg a nyilatkozat alapján, és ha nem egyértelmű, kérdezze meg a vásárlót.',
  ),
  late: msg(
    'Pare trimisă după termenul de 14 zile. Legea te lasă să decizi.',
    'It seems to be later than the 14 days. The decision is yours.',
    'Úgy tűnik, a 14 napos határidő után érkezett. A döntés az Öné.',
  ),
  /** `command`: of the command line. */
  how: msg(
    'Vezi ce urmează cu comanda {command}.',
    'See what to do with the command {command}.',
    'A teendőkhöz használja a parancsot: {command}.',
  ),
}

/** Why a line may have no right of withdrawal; it never takes the choice away (LAW-7). */
const EXCEPTIONS = {
  sealed_hygiene: msg(
    'Produs de igienă: se întoarce numai cu sigiliul întreg.',
    'A hygiene product: it comes back only with its seal unbroken.',
    'Higiéniai termék: csak sértetlen zárral küldhető vissza.',
  ),
  custom_made: msg(
    'Făcut după comanda dumneavoastră: legea nu prevede drept de retragere.',
    'Made to your order: the law gives no right of withdrawal.',
    'Egyedi kérésre készült: a törvény nem biztosít elállási jogot.',
  ),
}
export const exceptionText = (exception: keyof typeof EXCEPTIONS): string => EXCEPTIONS[exception]()
