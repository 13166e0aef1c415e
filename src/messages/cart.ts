/** Cart page and drawer, wishlist, the summary beside the checkout. */
import { msg, plural } from './text.ts'

export const cartTitle = msg('Coșul tău', 'Your cart', 'Az Ön kosara')
export const cartPageTitle = msg('Coș', 'Cart', 'Kosár')
export const emptyTitle = msg('Coșul e gol', 'Your cart is empty', 'A kosár üres')
export const emptyText = msg(
  'Puiul de urs abia așteaptă să care ceva.',
  'The little bear can’t wait to carry something.',
  'A kismackó már alig várja, hogy vihessen valamit.',
)
export const seeNews = msg('Vezi noutățile', 'See what’s new', 'Újdonságok megtekintése')
export const viewCart = msg('Vezi coșul', 'View cart', 'Kosár megtekintése')
export const removed = msg('{name} nu mai e în coș', '{name} was taken out', '{name} kikerült a kosárból')
export const undo = msg('Anulează', 'Undo', 'Visszavonás')

export const removeShort = msg('Scoate', 'Remove', 'Eltávolítás')
export const removeNamed = msg('Scoate din coș: {name}', 'Remove from cart: {name}', 'Eltávolítás a kosárból: {name}')
export const saveForLater = msg('Păstrează pentru mai târziu', 'Save for later', 'Félreteszem későbbre')
export const saveNamed = msg('Păstrează pentru mai târziu: {name}', 'Save for later: {name}', 'Félreteszem későbbre: {name}')
export const saved = msg('Pentru mai târziu: {name}', 'Saved for later: {name}', 'Későbbre félretéve: {name}')
export const savedFull = msg(
  'Lista pentru mai târziu e plină. Scoate ceva din ea, apoi încearcă din nou.',
  'The list for later is full. Take something off it, then try again.',
  'A későbbi lista megtelt. Vegyen le róla valamit, majd próbálja újra.',
)
export const maxQuantity = msg('Cantitate maximă: {max}', 'Maximum quantity: {max}', 'Legfeljebb rendelhető: {max}')
export const bundleParts = msg('Ce e în pachet', 'What’s in the bundle', 'A csomag tartalma')

/** The adjustment notice of SPEC-8, in three parts round the product's name. */
export const adjustedBefore = msg('Din ', 'Of ', 'Ebből: ')
export const adjustedAfter = plural(
  {
    one: ' mai avem doar o bucată. Am schimbat cantitatea pentru tine.',
    few: ' mai avem doar # bucăți. Am schimbat cantitatea pentru tine.',
    other: ' mai avem doar # de bucăți. Am schimbat cantitatea pentru tine.',
  },
  {
    one: ' there is only 1 left. We changed the quantity for you.',
    other: ' there are only # left. We changed the quantity for you.',
  },
  {
    one: ' már csak # darab van. Módosítottuk a mennyiséget.',
    other: ' már csak # darab van. Módosítottuk a mennyiséget.',
  },
)
export const soldOutAfter = msg(
  ' s-a epuizat. L-am scos din coș.',
  ' has sold out. We took it out of your cart.',
  ' elfogyott. Kivettük a kosárból.',
)
export const notFound = plural(
  {
    one: 'Un produs nu se mai vinde. L-am scos din coș.',
    few: '# produse nu se mai vând. Le-am scos din coș.',
    other: '# de produse nu se mai vând. Le-am scos din coș.',
  },
  {
    one: 'One product is no longer sold. We took it out of your cart.',
    other: '# products are no longer sold. We took them out of your cart.',
  },
  {
    one: 'Egy termék már nem kapható. Kivettük a kosárból.',
    other: '# termék már nem kapható. Kivettük a kosárból.',
  },
)
export const repriced = msg(
  'Ai schimbat magazinul. Am calculat din nou fiecare produs, la prețul lui în {currency}.',
  'You changed shops. Each product now has its own price in {currency}.',
  'Másik áruházra váltott. Minden terméket újraáraztunk, az árak most {currency} értendők.',
)
export const inCurrency = {
  RON: msg('lei', 'lei', 'lejben'),
  EUR: msg('euro', 'euros', 'euróban'),
  HUF: msg('forinți', 'forints', 'forintban'),
}

export const summary = msg('Sumar', 'Summary', 'Összesítés')
export const productsCount = msg('Produse ({count})', 'Products ({count})', 'Termékek ({count})')
export const deliveryFrom = msg('de la', 'from', '')
export const deliveryFromEnding = msg('', '', '-tól')
export const deliveryNextStep = msg('la pasul următor', 'at the next step', 'a következő lépésben')
export const deliveryStepTwo = msg('se alege la pasul 2', 'chosen in step 2', 'a 2. lépésben választható')
export const deliveryLater = msg(
  'Livrarea se calculează la pasul următor',
  'Delivery is worked out at the next step',
  'A szállítási díjat a következő lépésben számoljuk',
)
export const arrives = msg('Ajunge {dates}', 'Arrives {dates}', 'Várható érkezés: {dates}')
export const missingForFree = msg(
  'Mai adaugă {amount} și livrarea e gratuită.',
  'Add {amount} more and delivery is free.',
  'Még {amount}, és ingyenes a szállítás.',
)
export const freeReached = msg('Livrarea e gratuită.', 'Delivery is free.', 'A szállítás ingyenes.')
export const toCheckout = msg('Spre finalizarea comenzii', 'Go to checkout', 'Tovább a pénztárhoz')
export const checkOut = msg('Finalizează', 'Check out', 'Pénztár')
export const loadingCart = msg('Se calculează coșul', 'Pricing your cart', 'A kosár árazása folyamatban')

export const failedTitle = msg('Nu am putut calcula coșul', 'We couldn’t price your cart', 'Nem sikerült kiszámolni a kosarat')
export const failedNetwork = msg(
  'Se pare că nu ai internet. Produsele rămân în coș și încercăm din nou când revine legătura.',
  'You seem to be offline. Your products stay in the cart and we try again once you are back.',
  'Úgy tűnik, nincs internetkapcsolata. A termékek a kosárban maradnak, és újra próbáljuk, amint van kapcsolat.',
)
export const failedServer = msg(
  'E o problemă la noi. Produsele rămân în coș; încearcă din nou peste puțin timp.',
  'Something is wrong on our side. Your products stay in the cart; please try again shortly.',
  'Nálunk van hiba. A termékek a kosárban maradnak; kérjük, próbálja újra kicsit később.',
)
export const failedBusy = msg(
  'Prea multe cereri deodată. Așteaptă un minut și încearcă din nou.',
  'Too many requests at once. Please wait a minute and try again.',
  'Túl sok kérés egyszerre. Kérjük, várjon egy percet, és próbálja újra.',
)
export const lastPrices = msg(
  'Prețurile de mai jos sunt cele dinainte.',
  'The prices below are the earlier ones.',
  'Az alábbi árak a korábbiak.',
)
export const tryAgain = msg('Încearcă din nou', 'Try again', 'Újrapróbálom')

export const openOrder = msg(
  'Comanda {number} te așteaptă: mai e nevoie doar de plată.',
  'Order {number} is waiting for you: only the payment is missing.',
  '{Az number} számú rendelés Önre vár: már csak a fizetés hiányzik.',
)
export const payOpenOrder = msg('Mergi la plată', 'Go to payment', 'Tovább a fizetéshez')

export const wishlistTitle = msg('Favorite', 'Wishlist', 'Kedvencek')
export const wishlistEmptyTitle = msg('Nicio dorință încă', 'No wishes yet', 'Még nincsenek kedvencei')
export const wishlistEmptyText = msg(
  'Apasă inima de pe un produs și îl păstrăm aici.',
  'Tap the heart on a product and we keep it here.',
  'Koppintson egy termék szívére, és itt megőrizzük.',
)
export const chooseSomething = msg('Alege ceva', 'Pick something', 'Válogatok')
export const wishlistCount = plural(
  { one: 'Un produs', few: '# produse', other: '# de produse' },
  { one: '1 product', other: '# products' },
  { one: '# termék', other: '# termék' },
)
export const wishlistFailed = msg(
  'Nu am putut aduce produsele. Lista ta e păstrată.',
  'We couldn’t fetch the products. Your list is safe.',
  'Nem sikerült betölteni a termékeket. A listája megmaradt.',
)

export const deliversTo = plural(
  { one: 'Livrăm într-o singură țară', few: 'Livrăm în # țări', other: 'Livrăm în # de țări' },
  { one: 'We deliver to # country', other: 'We deliver to # countries' },
  { one: '# országba szállítunk', other: '# országba szállítunk' },
)
export const goesWithCart = msg('Merg bine cu ce ai în coș', 'Goes with what is in your cart', 'Jól illenek a kosarához')
