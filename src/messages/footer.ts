/** Messages of the footer. */
import { msg } from './text.ts'

export const shop = msg('Magazin', 'Shop', 'Áruház')
export const help = msg('Ajutor', 'Help', 'Segítség')
export const legal = msg('Legal', 'Legal', 'Jogi tudnivalók')
export const copyright = msg(
  '© {year} {name}. Prețurile includ TVA și timbrul verde.',
  '© {year} {name}. Prices include VAT and green tax.',
  '© {year} {name}. Az árak tartalmazzák az áfát és a környezetvédelmi díjat.',
)
export const vatNumber = msg('CUI {number}', 'VAT number {number}', 'Adószám: {number}')
export const registerNumber = msg('Reg. com. {number}', 'Trade register {number}', 'Cégjegyzékszám: {number}')

export const anpc = msg('ANPC', 'ANPC (Romanian consumer authority)', 'ANPC (román fogyasztóvédelem)')
export const sal = msg('Soluționarea alternativă a litigiilor', 'Alternative dispute resolution', 'Békéltető testület')
