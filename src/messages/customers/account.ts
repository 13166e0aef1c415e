/** The frame of the account, its overview, and what all its pages say. */
import { msg } from '#messages/text.ts'

export const account = msg('Contul meu', 'My account', 'Fiókom')
export const overview = msg('Pe scurt', 'Overview', 'Áttekintés')
export const orders = msg('Comenzi', 'Orders', 'Rendelések')
export const details = msg('Date personale', 'Personal details', 'Személyes adatok')
export const addresses = msg('Adrese', 'Addresses', 'Címek')
export const children = msg('Copii', 'Children', 'Gyermekek')
export const partnerships = msg('Parteneriate', 'Partner offers', 'Partnerajánlatok')
export const vouchers = msg('Vouchere', 'Vouchers', 'Utalványok')
export const wishlist = msg('Favorite', 'Wishlist', 'Kedvencek')
export const security = msg('Securitate', 'Security', 'Biztonság')
export const privacy = msg('Datele mele', 'My data', 'Adataim')
export const signOut = msg('Ieși din cont', 'Sign out', 'Kijelentkezés')

/** The title of the overview, by first name. */
export const hello = msg('Bună, {name}', 'Hello, {name}', 'Üdvözöljük, {name}')
export const latestOrders = msg('Ultimele comenzi', 'Latest orders', 'Legutóbbi rendelések')
export const allOrders = msg('Toate comenzile', 'All orders', 'Összes rendelés')
export const deliveryAddress = msg('Adresa de livrare', 'Delivery address', 'Szállítási cím')
export const noAddress = msg(
  'Nicio adresă încă. Prima pe care o adaugi apare singură la finalizarea comenzii.',
  'No address yet. The first one you add is filled in for you at the checkout.',
  'Még nincs cím. Az elsőként felvett cím a pénztárnál automatikusan megjelenik.',
)
export const noChildren = msg(
  'Spune-ne vârsta copilului și îți arătăm ce îi vine acum.',
  'Tell us your child’s age and we will show you what fits now.',
  'Adja meg gyermeke korát, és megmutatjuk, mi jó rá most.',
)
export const noPartnership = msg(
  'Nicio ofertă pentru tine acum. Vezi condițiile fiecăreia.',
  'No offer for you at the moment. See what each one asks for.',
  'Jelenleg nincs Önnek szóló ajánlat. Nézze meg a feltételeket.',
)
export const allPartnerships = msg('Vezi parteneriatele', 'See all offers', 'Összes ajánlat')
const seeCode = msg('Vezi codul', 'See the code', 'Kód megtekintése')
const getCode = msg('Ia codul', 'Get the code', 'Kód kérése')
export const partnershipLink = (hasCode: boolean): string => (hasCode ? seeCode() : getCode())
export const allVouchers = msg('Vezi voucherele', 'See the vouchers', 'Utalványok megtekintése')
export const change = msg('Modifică', 'Change', 'Módosítás')
export const add = msg('Adaugă', 'Add', 'Hozzáadás')
