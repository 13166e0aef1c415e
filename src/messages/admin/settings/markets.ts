/** Markets in the settings of the back office: what is fixed of each, who sells, what the law asks for. */
import { msg } from '#messages/text.ts'

export const market = msg('Piață', 'Market', 'Piac')
export const title = msg('Piețe', 'Markets', 'Piacok')
export const languageAndPrefix = msg('Limbă și prefix', 'Language and prefix', 'Nyelv és előtag')
export const noPrefix = msg('fără prefix', 'no prefix', 'nincs előtag')
export const currency = msg('Monedă', 'Currency', 'Pénznem')
export const timeZone = msg('Fus orar', 'Time zone', 'Időzóna')

export const whoSells = msg('Cine vinde', 'Who sells', 'Ki árul')
export const whoSellsHint = msg(
  'Apare în subsolul fiecărei pagini, în e-mailuri și pe facturi.',
  'It is shown at the foot of every page, in mails and on invoices.',
  'Minden oldal láblécében, az e-mailekben és a számlákon is ez olvasható.',
)
export const shopName = msg('Numele magazinului', 'Name of the shop', 'Az üzlet neve')
export const company = msg('Denumirea firmei', 'Company name', 'Cégnév')
export const seat = msg('Sediul, pe un rând', 'Registered seat, in one line', 'Székhely, egy sorban')
export const fiscalCode = msg('CUI', 'Tax number', 'Adószám')
export const tradeRegister = msg('Registrul comerțului', 'Trade register number', 'Cégjegyzékszám')
export const email = msg('E-mail pentru clienți', 'Email for customers', 'E-mail-cím a vásárlóknak')
export const phone = msg('Telefon pentru clienți', 'Phone for customers', 'Telefonszám a vásárlóknak')
export const motto = msg('Propoziția de sub logo', 'Sentence under the logo', 'Mondat a logó alatt')
export const mottoHint = msg('În subsol. Poate lipsi.', 'In the footer. It may be left out.', 'A láblécben. Elhagyható.')

export const onInvoices = msg('Pe facturi', 'On invoices', 'A számlákon')
export const onInvoicesHint = msg(
  'Fără adresă și cod de TVA nu se emite nicio factură.',
  'Without an address and a VAT number no invoice is issued.',
  'Cím és közösségi adószám nélkül nem készül számla.',
)
export const street = msg('Strada și numărul', 'Street and number', 'Utca és házszám')
export const zip = msg('Cod poștal', 'Postcode', 'Irányítószám')
export const city = msg('Localitate', 'Town or city', 'Település')
export const county = msg('Județ', 'County', 'Vármegye')
export const chooseCounty = msg('Alege județul', 'Choose a county', 'Válasszon vármegyét')
export const country = msg('Țara', 'Country', 'Ország')
export const registrations = msg('Înregistrări în scopuri de TVA', 'VAT registrations', 'Áfaregisztrációk')
export const registrationsHint = msg(
  'Prima este cea a țării firmei; vânzările prin OSS poartă numărul ei.',
  'The first is that of the company’s own country; sales under OSS carry its number.',
  'Az első a cég saját országáé; az OSS szerinti értékesítés ennek a számát viseli.',
)
export const vatNumber = msg('Cod de TVA, {country}', 'VAT number, {country}', 'Közösségi adószám, {country}')
export const localNumber = msg(
  'Numărul autorității locale, {country}',
  'Number of the local authority, {country}',
  'Belföldi adószám, {country}',
)
export const addRegistration = msg('Adaugă o înregistrare', 'Add a registration', 'Regisztráció hozzáadása')
export const removeRegistration = msg(
  'Elimină înregistrarea, {country}',
  'Remove the registration, {country}',
  'Regisztráció törlése, {country}',
)

export const rewards = msg('Recompensa pentru newsletter', 'Reward for the newsletter', 'Jutalom a hírlevélért')
export const rewardsHint = msg(
  'Un cod de reducere, o singură dată, pentru cine își confirmă abonarea. Codurile date rămân valabile.',
  'A discount code, once, for everybody who confirms the subscription. Codes that were given stay valid.',
  'Egyszer használható kupon mindenkinek, aki megerősíti a feliratkozást. A kiadott kuponok érvényesek maradnak.',
)
export const rewardAmount = msg('Reducere', 'Discount', 'Kedvezmény')
export const rewardMinimum = msg('Comandă minimă', 'Minimum order', 'Legkisebb rendelés')
export const rewardEmpty = msg('Gol: fără recompensă.', 'Empty: no reward.', 'Üresen: nincs jutalom.')

export const lawAsks = msg('Ce cere legea', 'What the law asks for', 'Amit a jogszabály előír')
export const guarantee = msg('Nota privind garanția legală', 'Legal guarantee notice', 'Tájékoztató a jogszabályi szavatosságról')
export const sal = msg('Pictograma SAL', 'SAL pictogram', 'SAL-piktogram')
export const isThere = msg('fișierul oficial există', 'the official file is there', 'a hivatalos fájl megvan')
export const isMissing = msg('lipsește: {file}', 'missing: {file}', 'hiányzik: {file}')
export const whereToPut = msg(
  'Imaginile oficiale nu se redesenează. Descarcă-le, pune-le pe server în public/legal/ și repornește magazinul. Până atunci se arată un text în locul lor.',
  'Official pictures may not be redrawn. Download them, put them into public/legal/ on the server and start the shop again. Until then a text is shown in their place.',
  'A hivatalos képeket nem szabad átrajzolni. Töltse le őket, helyezze a szerveren a public/legal/ mappába, és indítsa újra az üzletet. Addig szöveg áll a helyükön.',
)
