/** Rows in which an order is read once more. */
import { msg } from '#messages/text.ts'

export const reviewContact = msg('Contact', 'Contact', 'Elérhetőség')
export const reviewAddress = msg('Adresă', 'Address', 'Cím')
export const reviewMethod = msg('Livrare', 'Delivery', 'Szállítás')
export const reviewInvoice = msg('Factură', 'Invoice', 'Számla')
export const reviewSeller = msg('Vânzător', 'Seller', 'Eladó')
export const reviewReturns = msg('Retragere', 'Withdrawal', 'Elállás')
export const change = msg('Schimbă', 'Change', 'Módosítás')
export const changeNamed = msg('Schimbă: {what}', 'Change: {what}', 'Módosítás: {what}')
