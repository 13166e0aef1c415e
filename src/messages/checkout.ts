/** The three steps of the checkout: information, delivery with the binding button, payment. */
import { msg, plural } from './text.ts'

export const informationTitle = msg('Unde trimitem comanda?', 'Where shall we send it?', 'Hová küldjük a rendelést?')
export const informationHead = msg('Finalizarea comenzii', 'Checkout', 'Pénztár')
export const contact = msg('Contact', 'Contact', 'Elérhetőség')
/** Of an order without a delivery: gift vouchers. */
export const billingAddress = msg('Adresa de facturare', 'Billing address', 'Számlázási cím')
export const deliveryAddress = msg('Adresa de livrare', 'Delivery address', 'Szállítási cím')
export const billing = msg('Facturare', 'Billing', 'Számlázás')

export const email = msg('E-mail', 'Email', 'E-mail-cím')
export const phone = msg('Telefon', 'Phone', 'Telefonszám')
export const firstName = msg('Prenume', 'First name', 'Keresztnév')
export const lastName = msg('Nume', 'Last name', 'Vezetéknév')
export const address = msg('Adresă', 'Address', 'Cím')
export const addressHelp = msg('Stradă, număr, bloc, scară, apartament', 'Street, number, flat', 'Utca, házszám, emelet, ajtó')
export const city = msg('Localitate', 'Town or city', 'Település')
export const sector = msg('Sector', 'Sector', 'Kerület')
export const county = msg('Județ', 'County', 'Vármegye')
export const zip = msg('Cod poștal', 'Postcode', 'Irányítószám')
export const onlyTheseCountries = msg(
  'Livrăm doar în țările din listă.',
  'We deliver only to the countries in this list.',
  'Csak a listában szereplő országokba szállítunk.',
)
export const country = msg('Țară', 'Country', 'Ország')
export const zipElsewhere = msg(
  'Codul acesta e din județul {county}. Verifică, te rugăm.',
  'This postcode is in {county}. Please check.',
  'Ez az irányítószám itt van: {county}. Kérjük, ellenőrizze.',
)
/** A town or a sector to which a postcode belongs, where the address names another. */
export const zipOfTown = msg(
  'Codul acesta e din {city}. Verifică, te rugăm.',
  'This postcode is in {city}. Please check.',
  'Ez az irányítószám itt van: {city}. Kérjük, ellenőrizze.',
)
/** Told to screen readers when a postcode has filled in the county and the town. */
export const placeFilled = msg('Am completat: {place}.', 'Filled in: {place}.', 'Kitöltöttük: {place}.')
/** The last entry of the list of towns that share a postcode. */
export const otherTown = msg('Altă localitate', 'Another town', 'Másik település')
export const severalTowns = msg(
  'Codul acesta e al mai multor localități. Alege-o pe a ta din listă.',
  'Several towns share this postcode. Choose yours from the list.',
  'Ehhez az irányítószámhoz több település tartozik. Kérjük, válasszon a listából.',
)
/** A button that fills in the postcode of the town. */
export const offeredZip = msg('{zip}: codul din {city}', '{zip}: postcode of {city}', '{zip}: {city} irányítószáma')

export const personType = msg('Tip persoană', 'Individual or company', 'Magánszemély vagy cég')
export const individual = msg('Persoană fizică', 'Individual', 'Magánszemély')
export const company = msg('Persoană juridică', 'Company', 'Cég')
export const companyName = msg('Denumirea firmei', 'Company name', 'Cégnév')
export const vatNumber = msg('Cod fiscal (CUI)', 'VAT number', 'Adószám')
export const registerNumber = msg('Nr. registrul comerțului', 'Trade register number', 'Cégjegyzékszám')
export const sameAsDelivery = msg(
  'Adresa de facturare este aceeași cu adresa de livrare',
  'The billing address is the same as the delivery address',
  'A számlázási cím megegyezik a szállítási címmel',
)
export const newsletter = msg(
  'Vreau scrisoarea săptămânală cu noutăți și reduceri',
  'Send me the weekly letter with news and offers',
  'Kérem a heti hírlevelet újdonságokkal és akciókkal',
)
export const toDelivery = msg('Continuă spre livrare', 'Continue to delivery', 'Tovább a szállításhoz')

export const deliveryTitle = msg('Cum ajunge la tine?', 'How should we deliver it?', 'Hogyan kéri a szállítást?')
export const deliveryHead = msg('Livrare', 'Delivery', 'Szállítás')
export const deliveryMethods = msg('Metoda de livrare', 'Delivery method', 'Szállítási mód')
export const noMethodTitle = msg(
  'Nu avem o metodă de livrare pentru această comandă',
  'We have no delivery method for this order',
  'Ehhez a rendeléshez nincs szállítási mód',
)
export const noMethod = msg(
  'Scrie-ne la {email} și găsim împreună o cale, sau schimbă adresa de livrare.',
  'Write to us at {email} and we will find a way, or change the delivery address.',
  'Írjon nekünk {az email} címre, és megoldást találunk, vagy módosítsa a szállítási címet.',
)
export const changeAddress = msg('Schimbă adresa', 'Change the address', 'Cím módosítása')
export const chooseMethod = msg(
  'Alege metoda de livrare',
  'Please choose a delivery method',
  'Kérjük, válasszon szállítási módot',
)

export const lockerSearch = msg(
  'Caută un locker după localitate, stradă sau cod poștal',
  'Find a locker by town, street or postcode',
  'Keresés település, utca vagy irányítószám szerint',
)
export const lockerList = msg('Lockere', 'Lockers', 'Csomagautomaták')
export const lockersFound = plural(
  { one: 'Un punct', few: '# puncte', other: '# de puncte' },
  { one: '1 locker', other: '# lockers' },
  { one: '# automata', other: '# automata' },
)
export const noLockers = msg(
  'Nu găsim lockere pentru „{query}”. Încearcă altă localitate.',
  'No lockers found for “{query}”. Try another town.',
  'Nincs csomagautomata erre: „{query}”. Próbáljon másik települést.',
)
export const lockersFailed = msg(
  'Lista de lockere nu s-a încărcat.',
  'The list of lockers did not load.',
  'A csomagautomaták listája nem töltődött be.',
)
export const note = msg('Observații pentru curier', 'Note for the courier', 'Megjegyzés a futárnak')
export const noteExample = msg('Interfon 12, sună de două ori', 'Doorbell 12, ring twice', '12-es kapucsengő, kétszer csengessen')

export const reviewTitle = msg(
  'Comanda ta, înainte de a o trimite',
  'Your order, before you place it',
  'A rendelése, mielőtt elküldi',
)
export const returnsInfo = msg(
  'Ai 14 zile de la primire să te retragi din contract, fără motiv.',
  'You may withdraw from the contract within 14 days of delivery, without giving a reason.',
  'Az átvételtől számított 14 napon belül indokolás nélkül elállhat a szerződéstől.',
)
export const returnsLink = msg('Cum te retragi', 'How to withdraw', 'Az elállás menete')
export const guaranteeAlt = msg(
  'Notificare armonizată privind garanția legală de conformitate',
  'Harmonised notice on the legal guarantee of conformity',
  'Harmonizált tájékoztató a jogszabályi megfelelőségi szavatosságról',
)
export const guaranteeText = msg(
  'Pentru produse ai garanția legală de conformitate de cel puțin 2 ani.',
  'Goods come with a legal guarantee of conformity of at least 2 years.',
  'A termékekre legalább 2 év kellékszavatosság vonatkozik.',
)
export const guaranteeLink = msg('Ce înseamnă', 'What it means', 'Mit jelent ez?')
export const termsBefore = msg('Am citit și accept ', 'I have read and accept the ', 'Elolvastam és elfogadom az ')
export const termsLink = msg('termenii și condițiile', 'terms and conditions', 'általános szerződési feltételeket')
export const privacyBefore = msg(
  'Datele tale sunt folosite cum scrie în ',
  'We use your data as described in the ',
  'Adatait az ',
)
export const privacyLink = msg('politica de confidențialitate', 'privacy policy', 'adatkezelési tájékoztató')
export const privacyAfter = msg('.', '.', ' szerint kezeljük.')
/** The statutory text of the order button (LAW-9). */
export const orderButton = msg(
  'Comandă cu obligație de plată',
  'Order with obligation to pay',
  'Fizetési kötelezettséggel járó megrendelés',
)
export const backToInformation = msg('Înapoi la informații', 'Back to information', 'Vissza az adatokhoz')
export const sendingOrder = msg('Se înregistrează comanda', 'Placing your order', 'A rendelés rögzítése')

export const totalChanged = msg(
  'Totalul s-a schimbat de la {before} la {after}. Nu am înregistrat nimic: verifică și apasă din nou.',
  'The total changed from {before} to {after}. Nothing has been placed: please check and press again.',
  'A végösszeg {before} helyett {after} lett. Nem rögzítettünk semmit: kérjük, ellenőrizze, és nyomja meg újra.',
)
export const outOfStockTitle = msg('S-au epuizat între timp', 'Sold out in the meantime', 'Időközben elfogyott')
export const notEnoughTitle = msg('Nu mai sunt atâtea', 'There are not that many left', 'Már nincs ennyi belőle')
export const outOfStockBefore = msg('Cineva a fost mai iute la ', 'Someone was quicker to get ', 'Valaki gyorsabb volt: ')
export const outOfStockAfter = msg(
  '. Restul coșului te așteaptă.',
  '. The rest of your cart is waiting.',
  '. A kosár többi része várja Önt.',
)
export const and = msg(' și ', ' and ', ' és ')
export const backToStore = msg('Înapoi la magazin', 'Back to the shop', 'Vissza az áruházba')
export const backToCheck = msg('Vezi coșul', 'View cart', 'Kosár megtekintése')
export const notPlacedTitle = msg(
  'Comanda nu a putut fi înregistrată',
  'Your order could not be placed',
  'A rendelést nem sikerült rögzíteni',
)
export const notPlaced = msg(
  'Nu ți-am luat niciun ban. Încearcă din nou peste câteva minute sau scrie-ne și o punem noi.',
  'You have not been charged. Try again in a few minutes, or write to us and we will place it for you.',
  'Nem terheltük meg a kártyáját. Próbálja újra néhány perc múlva, vagy írjon nekünk, és mi rögzítjük.',
)
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')
export const contactUs = msg('Contactează-ne', 'Contact us', 'Kapcsolat')
export const emptyCheckout = msg('Coșul e gol', 'Your cart is empty', 'A kosár üres')
export const emptyCheckoutText = msg(
  'Pune ceva în coș și întoarce-te aici. Ce ai scris e păstrat.',
  'Put something in your cart and come back. What you typed is kept.',
  'Tegyen valamit a kosárba, és térjen vissza. Amit beírt, megmarad.',
)
export const toStore = msg('Spre magazin', 'To the shop', 'Az áruházba')
