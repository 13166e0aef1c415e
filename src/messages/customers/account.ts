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
export const change = msg('Modifică', 'Change', 'Módosítás')
export const add = msg('Adaugă', 'Add', 'Hozzáadás')
