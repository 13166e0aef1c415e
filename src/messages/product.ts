/** The product page. */
import { msg, plural } from './text.ts'

export const color = msg('Culoare', 'Colour', 'Szín')
export const size = msg('Mărime', 'Size', 'Méret')
/** In feeds, of clothes that come in no sizes. */
export const oneSize = msg('mărime universală', 'one size', 'egy méret')
export const value = msg('Valoare', 'Value', 'Érték')
export const sizeTable = msg('Tabel de mărimi', 'Size table', 'Mérettáblázat')
export const chooseValue = msg('Alege valoarea', 'Choose a value', 'Válasszon értéket')
export const unavailable = msg(
  'Această variantă nu este disponibilă. Încearcă altă variantă.',
  'This option is not available. Please try another one.',
  'Ez a változat nem elérhető. Kérjük, válasszon másikat.',
)
export const sizeMissing = msg(
  'Alege o mărime, apoi adaugă produsul în coș.',
  'Choose a size, then add the product to your cart.',
  'Válasszon méretet, majd tegye a terméket a kosárba.',
)
export const valueMissing = msg(
  'Alege o valoare, apoi adaugă voucherul în coș.',
  'Choose a value, then add the voucher to your cart.',
  'Válasszon értéket, majd tegye az utalványt a kosárba.',
)
export const soldOutText = msg(
  'Nu știm când revine. Îl poți păstra la favorite și îl găsești acolo când e din nou în stoc.',
  'We do not know when it will be back. Keep it in your wishlist and look there to see when it is in stock again.',
  'Nem tudjuk, mikor lesz újra raktáron. Tegye a kedvencei közé, ott láthatja, ha ismét kapható.',
)
export const seeSimilar = msg('Vezi produse asemănătoare', 'See similar products', 'Hasonló termékek megtekintése')
export const soldOut = msg('Stoc epuizat', 'Out of stock', 'Elfogyott')
export const like = msg('Adaugă la favorite', 'Add to wishlist', 'Kedvencekhez')

// Price
export const greenTax = msg(
  'Timbru verde inclus în preț: {amount}',
  'Green tax included in the price: {amount}',
  'Az ár tartalmazza a környezetvédelmi díjat: {amount}',
)
export const priorPrice = msg(
  'Cel mai mic preț din cele 30 de zile dinaintea reducerii: {price}',
  'Lowest price in the 30 days before the reduction: {price}',
  'Az árcsökkentés előtti 30 nap legalacsonyabb ára: {price}',
)
export const vatIncluded = msg('TVA inclus', 'VAT included', 'Az ár tartalmazza az áfát')
export const whyPrice = msg('De ce acest preț', 'Why this price', 'Miért ennyi az ára')
export const whySince = msg('Redus din', 'Reduced since', 'Az árcsökkentés kezdete')
export const whyPrior = msg(
  'Cel mai mic preț din cele 30 de zile dinainte',
  'Lowest price in the 30 days before',
  'Az azt megelőző 30 nap legalacsonyabb ára',
)
export const whyNow = msg('Prețul de acum', 'Price now', 'Jelenlegi ár')
export const whyOff = msg('Economisești', 'You save', 'Megtakarítás')
export const whyRecommended = msg(
  'Preț recomandat de producător (PRP)',
  'Recommended retail price (RRP)',
  'Ajánlott fogyasztói ár',
)
export const whyMeasured = msg(
  'Reducerea se măsoară față de cel mai mic preț din cele 30 de zile dinaintea ei, niciodată față de prețul recomandat.',
  'The reduction is measured from the lowest price of the 30 days before it, never from the recommended price.',
  'A kedvezményt mindig a megelőző 30 nap legalacsonyabb árához mérjük, soha nem az ajánlott fogyasztói árhoz.',
)
export const recommendedPrice = msg('PRP: {price}', 'RRP: {price}', 'Ajánlott fogyasztói ár: {price}')

// Facts beside the button
export const deliveredOn = msg('Livrare {day}', 'Delivered {day}', 'Kiszállítás: {day}')
export const orderBefore = msg(
  'prin curier, de la {price}, dacă o comanzi până {time}',
  'by courier from {price}, if you order by {time}',
  'futárral, {price} díjtól, ha {time} óráig megrendeli',
)
export const freeDelivery = msg(
  'prin curier, gratuit, dacă o comanzi până {time}',
  'by courier, free, if you order by {time}',
  'futárral, ingyenesen, ha {time} óráig megrendeli',
)
export const atHour = msg('la {hour}:00', '{hour}:00', '{hour}:00')
export const atHourOf = msg('{day}, la {hour}:00', '{hour}:00 on {day}', '{day} {hour}:00')
export const byEmail = msg('Îl primești pe e-mail', 'Sent by email', 'E-mailben küldjük')
export const byEmailText = msg(
  'imediat ce plata este confirmată, gata de tipărit',
  'as soon as the payment is confirmed, ready to print',
  'a fizetés visszaigazolása után azonnal, nyomtatható formában',
)
export const inShowrooms = plural(
  { one: 'Îl poți vedea într-un showroom', few: 'Îl poți vedea în # showroomuri', other: 'Îl poți vedea în # de showroomuri' },
  { one: 'See it in one showroom', other: 'See it in # showrooms' },
  { one: 'Megtekinthető # bemutatóteremben', other: 'Megtekinthető # bemutatóteremben' },
)
export const noShowroom = msg(
  'Acum nu e în niciun showroom',
  'Not in a showroom at the moment',
  'Jelenleg egyik bemutatóteremben sincs',
)
export const inStock = msg('în stoc', 'in stock', 'raktáron')
export const lastPieces = msg('ultimele bucăți', 'last pieces', 'utolsó darabok')
export const notInStock = msg('nu e în stoc', 'not in stock', 'nincs készleten')
export const returns = msg('Retur în 14 zile', '14-day returns', '14 napos elállás')
export const returnsText = msg(
  'Îl încerci acasă, pe îndelete',
  'Try it at home, take your time',
  'Otthon, nyugodtan kipróbálhatja',
)
export const returnsVoucher = msg(
  'Cât timp nu a fost folosit, nici măcar în parte',
  'As long as none of it has been spent',
  'Amíg az összegéből semmit sem használtak fel',
)
export const returnsSealed = msg(
  'Retur în 14 zile doar dacă sigiliul este intact',
  '14-day returns only while the seal is unbroken',
  '14 napos elállás csak sértetlen zárjegy esetén',
)
export const returnsSealedText = msg(
  'Din motive de igienă și sănătate, un produs desigilat nu mai poate fi returnat.',
  'For reasons of hygiene and health it cannot be returned once the seal is broken.',
  'Higiéniai és egészségvédelmi okból felbontás után nem küldhető vissza.',
)
export const noReturns = msg('Făcut pentru tine: fără retur', 'Made for you: no returns', 'Egyedi termék: nincs elállás')
export const noReturnsText = msg(
  'Se realizează după indicațiile tale, de aceea dreptul de retragere nu se aplică.',
  'It is made to your specification, so the right of withdrawal does not apply.',
  'Az Ön kérése szerint készül, ezért az elállási jog nem vonatkozik rá.',
)

// Accordion
export const description = msg('Descriere', 'Description', 'Leírás')
export const specifications = msg('Specificații', 'Specifications', 'Jellemzők')
export const composition = msg('Compoziție și îngrijire', 'Composition and care', 'Összetétel és kezelés')
export const deliveryAndPayment = msg('Livrare și plată', 'Delivery and payment', 'Szállítás és fizetés')
export const deliveryText = msg(
  'Livrăm prin curier sau îți predăm comanda în showroom; metodele de livrare și prețul exact le vezi în coș, înainte de comandă. Cum plătești alegi la finalizarea comenzii.',
  'We deliver by courier or hand over in a showroom; you see the delivery methods and the exact price in the cart before you order. You choose how to pay at the checkout.',
  'Futárral vagy bemutatóterembe szállítunk; a szállítási módokat és a pontos díjat a kosárban, a rendelés előtt látja. A fizetési módot a pénztárnál választja ki.',
)
export const code = msg('Cod produs', 'Product code', 'Cikkszám')
export const barcode = msg('Cod de bare', 'Barcode', 'Vonalkód')
export const yes = msg('da', 'yes', 'igen')
export const no = msg('nu', 'no', 'nem')

// Safety
export const safety = msg('Informații despre siguranța produsului', 'Product safety information', 'Termékbiztonsági információk')
export const manufacturer = msg('Producător', 'Manufacturer', 'Gyártó')
export const responsible = msg('Persoana responsabilă în UE', 'EU responsible person', 'Felelős személy az EU-ban')
export const warning = msg('Avertisment', 'Warning', 'Figyelmeztetés')
export const noWarnings = msg(
  'Producătorul nu indică avertismente.',
  'The maker states no warnings.',
  'A gyártó nem ad meg figyelmeztetést.',
)
export const recommendedAge = msg('Vârsta recomandată', 'Recommended age', 'Ajánlott kor')
export const electrical = msg(
  'Nu arunca acest produs la gunoiul menajer. La cumpărare preluăm gratuit aparatul vechi de același fel.',
  'Do not throw this product away with household waste. When you buy it we take back an old appliance of the same kind free of charge.',
  'A terméket ne dobja a háztartási hulladékba. Vásárláskor az azonos jellegű régi készüléket díjmentesen átvesszük.',
)
export const safeSleep = msg('Somn în siguranță', 'Safe sleep', 'Biztonságos alvás')
export const safeSleepText = msg(
  'Culcă bebelușul pe spate, pe o suprafață fermă și plană, fără perne, jucării sau pături libere. Nu îl lăsa nesupravegheat în cuib sau în pătuțul alăturat.',
  'Put your baby to sleep on the back, on a firm, flat surface, clear of pillows, toys and loose blankets. Never leave a baby unattended in a nest or bedside cot.',
  'Fektesse a babát a hátára, kemény, sík felületre, párna, játék és laza takaró nélkül. Babafészekben vagy kiságy melletti ágyban soha ne hagyja felügyelet nélkül.',
)

// Bundles and rails
export const bundleSaving = msg(
  'Împreună economisești {amount}.',
  'Together you save {amount}.',
  'Együtt {amount} a megtakarítás.',
)
export const bundleContains = msg('Pachetul conține', 'This bundle includes', 'A csomag tartalma')
export const bundleParts = plural(
  { one: 'Un produs într-un set.', few: '# produse într-un set.', other: '# de produse într-un set.' },
  { one: 'One product in a set.', other: '# products in one set.' },
  { one: '# termék egy szettben.', other: '# termék egy szettben.' },
)
export const addBundle = msg('Adaugă setul', 'Add the set', 'Szett a kosárba')
export const seeBundle = msg('Vezi setul', 'See the set', 'Szett megtekintése')

/** What is promised beyond the legal guarantee, among the specifications (LAW-18…20). */
export const durabilityGuarantee = msg(
  'Garanția de durabilitate a producătorului',
  'Producer’s durability guarantee',
  'A gyártó tartóssági jótállása',
)
export const yearsText = plural(
  { one: 'un an', few: '# ani', other: '# de ani' },
  { one: '1 year', other: '# years' },
  { one: '1 év', other: '# év' },
)
export const mandatoryGuarantee = msg('Jótállás obligatorie (Ungaria)', 'Mandatory guarantee (Hungary)', 'Kötelező jótállás')
export const softwareUpdates = msg('Actualizări software', 'Software updates', 'Szoftverfrissítések')
export const monthsText = plural(
  { one: 'o lună', few: '# luni', other: '# de luni' },
  { one: '1 month', other: '# months' },
  { one: '1 hónap', other: '# hónap' },
)
export const spareParts = msg('Piese de schimb', 'Spare parts', 'Pótalkatrészek')
export const repair = msg('Reparare', 'Repair', 'Javítás')
