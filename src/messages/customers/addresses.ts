/** The addresses of an account. */
import { msg } from '#messages/text.ts'

export const forDelivery = msg('Livrare', 'Delivery', 'Szállítás')
export const forBilling = msg('Facturare', 'Billing', 'Számlázás')
export const ofCompany = msg('Firmă', 'Company', 'Cég')
export const addAddress = msg('Adaugă o adresă', 'Add an address', 'Cím hozzáadása')
export const newAddress = msg('Adresă nouă', 'New address', 'Új cím')
export const changeAddress = msg('Modifică adresa', 'Change the address', 'A cím módosítása')
export const change = msg('Modifică', 'Change', 'Módosítás')
/** Names of the buttons for screen readers. `name`: what the address is called. */
export const changeNamed = msg('Modifică: {name}', 'Change: {name}', 'Módosítás: {name}')
export const removeNamed = msg('Șterge: {name}', 'Delete: {name}', 'Törlés: {name}')
export const label = msg('Cum îi zicem', 'What to call it', 'Mi legyen a neve')
export const labelExample = msg('Acasă, La bunici', 'Home, Grandparents', 'Otthon, Nagyszülők')
export const phone = msg('Telefon', 'Phone', 'Telefonszám')
export const isDelivery = msg('Livrăm de obicei aici', 'Usually deliver here', 'Általában ide szállítsanak')
export const isBilling = msg('Facturăm pe adresa aceasta', 'Send invoices to this address', 'Erre a címre számlázzanak')
/** Why a mark cannot be taken away. */
export const staysDefault = msg(
  'Ca să alegi alta, bifează aici la cealaltă adresă.',
  'To use another, tick the box at the other address.',
  'Másik választásához annál a címnél jelölje be.',
)
export const save = msg('Salvează adresa', 'Save the address', 'A cím mentése')
export const cancel = msg('Renunță', 'Cancel', 'Mégse')
export const saved = msg('Adresa e salvată.', 'The address is saved.', 'A címet mentettük.')
export const remove = msg('Șterge', 'Delete', 'Törlés')
export const removeTitle = msg('Ștergi adresa?', 'Delete the address?', 'Törli a címet?')
export const removeText = msg(
  '{name} nu va mai apărea la finalizarea comenzii. Comenzile trimise deja nu se schimbă.',
  '{name} will no longer appear at the checkout. Orders that you have placed do not change.',
  'Ez a cím a pénztárnál többé nem jelenik meg: {name}. A már leadott rendelések nem változnak.',
)
export const removed = msg('Adresa e ștearsă.', 'The address is deleted.', 'A címet töröltük.')
