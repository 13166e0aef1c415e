/** Links to invoices and credit notes, and the mails and pages around them. */
import type { DocumentKind } from '#domain/documents/document.ts'
import { msg } from '../text.ts'

export const documents = msg('Documente', 'Documents', 'Dokumentumok')

const named = {
  invoice: msg('Factura {number}', 'Invoice {number}', '{number} számú számla'),
  'credit note': msg('Factura de stornare {number}', 'Credit note {number}', '{number} számú helyesbítő számla'),
}
/** 'Factura NRO-2026-000123' */
export const documentNamed = (kind: DocumentKind, number: string): string => named[kind]({ number })
/** `amount`: negative. */
export const correcting = msg(
  '{date} · {amount}, pentru factura {number}',
  '{date} · {amount}, for invoice {number}',
  '{date} · {amount}, {az number} számú számlához',
)
export const dated = msg('{date} · {amount}', '{date} · {amount}', '{date} · {amount}')
/** Names for screen readers; `name`: the document's. */
export const pdfOf = msg('PDF: {name}', 'PDF: {name}', 'PDF: {name}')

export const missingTitle = msg('Documentul nu se deschide', 'This document cannot be opened', 'A dokumentum nem nyitható meg')
export const missingText = msg(
  'Linkul nu e întreg sau e mai vechi de doi ani. Găsești facturile în contul tău, la comanda lor. Dacă ai comandat fără cont, scrie-ne și ți le trimitem.',
  'The link is not complete, or it is more than two years old. You will find invoices in your account, beside their order. If you ordered without an account, write to us and we will send them.',
  'A hivatkozás nem teljes, vagy két évnél régebbi. A számlákat a fiókjában, a rendelésnél találja. Ha fiók nélkül rendelt, írjon nekünk, és elküldjük.',
)
export const toOrders = msg('Comenzile mele', 'My orders', 'Rendeléseim')
export const writeToUs = msg('Scrie-ne', 'Write to us', 'Írjon nekünk')

export const invoiceSubject = msg(
  'Factura {number} pentru comanda {order}',
  'Invoice {number} for order {order}',
  '{number} számú számla, rendelés: {order}',
)
export const invoiceTitle = msg('Factura ta e gata', 'Your invoice is ready', 'Elkészült a számlája')
export const invoiceText = msg(
  'Am emis factura {number} de {amount} pentru comanda {order}. O poți deschide și descărca de aici timp de doi ani.',
  'We have issued invoice {number} of {amount} for order {order}. You can open and download it here for two years.',
  'Kiállítottuk {az order} számú rendelés számláját. Száma: {number}, összege: {amount}. Innen két évig megnyithatja és letöltheti.',
)
export const openInvoice = msg('Deschide factura', 'Open the invoice', 'Számla megnyitása')
export const creditSubject = msg(
  'Factura de stornare {number} pentru comanda {order}',
  'Credit note {number} for order {order}',
  '{number} számú helyesbítő számla, rendelés: {order}',
)
export const creditTitle = msg('Am corectat factura', 'We have corrected the invoice', 'Helyesbítettük a számlát')
export const creditText = msg(
  'Am emis factura de stornare {number} de {amount}, care corectează factura {invoice}. O poți deschide și descărca de aici timp de doi ani.',
  'We have issued credit note {number} of {amount}, which corrects invoice {invoice}. You can open and download it here for two years.',
  'Helyesbítettük {az invoice} számú számlát. A helyesbítő számla száma: {number}, összege: {amount}. Innen két évig megnyithatja és letöltheti.',
)
export const openCredit = msg('Deschide factura de stornare', 'Open the credit note', 'Helyesbítő számla megnyitása')
export const keepIt = msg(
  'După doi ani o găsești în contul tău, la comandă, dacă ai comandat cu cont.',
  'After that you will find it in your account, beside the order, if you ordered with an account.',
  'Ezután a fiókjában, a rendelésnél találja, ha fiókkal rendelt.',
)
