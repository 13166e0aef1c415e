/** The page frame: header, menus, overlay, locale modal. */
import { msg, plural } from './text.ts'

export const home = msg('{name}, prima pagină', '{name}, home page', '{name}, kezdőlap')
export const skip = msg('Sari la conținut', 'Skip to content', 'Ugrás a tartalomra')
export const clearSearch = msg('Golește căutarea', 'Clear the search', 'Keresőmező törlése')
export const close = msg('Închide', 'Close', 'Bezárás')
export const menu = msg('Meniu', 'Menu', 'Menü')
export const categories = msg('Categorii', 'Categories', 'Kategóriák')
export const oldPrice = msg('Preț vechi', 'Old price', 'Korábbi ár')

/** Under what a campaign says: when it ends. */
export const campaignUntil = msg('Până {end}.', 'Until {end}.', 'Eddig tart: {end}.')
export const returns = msg('Retur simplu în 14 zile', 'Easy returns within 14 days', 'Egyszerű visszaküldés 14 napon belül')
export const showroomsIn = msg('Showroomuri în {cities}', 'Showrooms in {cities}', 'Bemutatótermek: {cities}')

export const searchLabel = msg('Caută produse', 'Search products', 'Termékek keresése')
const among = plural(
  {
    one: 'Caută printre peste # produs',
    few: 'Caută printre peste # produse',
    other: 'Caută printre peste # de produse',
  },
  { one: 'Search over # product', other: 'Search over # products' },
  { one: 'Keressen #+ termék között', other: 'Keressen #+ termék között' },
)
/** `count`: products, rounded down (DOM-1); without a number where there are too few to name. */
export const searchHint = (count: number): string => (count > 0 ? among(count) : searchLabel())
export const search = msg('Caută', 'Search', 'Keresés')

export const account = msg('Contul meu', 'My account', 'Fiókom')
export const wishlist = msg('Favorite', 'Wishlist', 'Kedvencek')
export const wishlistCount = plural(
  { one: 'Favorite, 1 produs', few: 'Favorite, # produse', other: 'Favorite, # de produse' },
  { one: 'Wishlist, 1 product', other: 'Wishlist, # products' },
  { one: 'Kedvencek, # termék', other: 'Kedvencek, # termék' },
)
export const cart = msg('Coș', 'Cart', 'Kosár')
export const cartCount = plural(
  { one: 'Coș, 1 produs', few: 'Coș, # produse', other: 'Coș, # de produse' },
  { one: 'Cart, 1 item', other: 'Cart, # items' },
  { one: 'Kosár, # termék', other: 'Kosár, # termék' },
)

export const loading = msg('O clipă, se clocește', 'One moment, still hatching', 'Egy pillanat, még keltetjük')
export const pageOpened = msg('Pagina „{title}” s-a deschis', 'Page “{title}” opened', 'Megnyílt ez az oldal: „{title}”')

/** Notice of a shop with test payments at a public address. */
export const testShop = msg(
  'Magazin de test: plățile nu sunt reale.',
  'Test shop: no real payments.',
  'Tesztáruház: a fizetések nem valódiak.',
)

export const productsNav = msg('Produse', 'Products', 'Termékek')
export const brandsNav = msg('Branduri', 'Brands', 'Márkák')
export const newNav = msg('Noutăți', 'New in', 'Újdonságok')
export const saleNav = msg('Reduceri', 'Sale', 'Akciók')

export const backToCart = msg('Înapoi la coș', 'Back to cart', 'Vissza a kosárhoz')
export const steps = msg('Pași', 'Steps', 'Lépések')
export const stepInformation = msg('Informații', 'Information', 'Adatok')
export const stepDelivery = msg('Livrare', 'Delivery', 'Szállítás')
export const stepPayment = msg('Plată', 'Payment', 'Fizetés')

/** Names of the markets in their own language. */
export const MARKET_NAMES = {
  ro: { place: 'România', language: 'română', unit: 'lei' },
  en: { place: 'Europe', language: 'English', unit: '€' },
  hu: { place: 'Magyarország', language: 'magyar', unit: 'HUF' },
} as const
export const chooseMarket = msg('Țara și limba', 'Country and language', 'Ország és nyelv')

/** Shown where scripts are switched off or failed to load. */
export const needsScript = msg(
  'Pentru coș, favorite și comandă e nevoie de JavaScript. Dacă e pornit, reîncarcă pagina.',
  'The cart, the wishlist and the checkout need JavaScript. If it is switched on, please reload the page.',
  'A kosárhoz, a kedvencekhez és a rendeléshez JavaScript szükséges. Ha be van kapcsolva, kérjük, töltse újra az oldalt.',
)
