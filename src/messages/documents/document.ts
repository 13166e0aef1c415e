/** What is printed on invoices and credit notes. */
import type { DocumentLine, DocumentRecord } from '#domain/documents/document.ts'
import type { Currency } from '#domain/market/market.ts'
import { msg, plural } from '../text.ts'

type Method = DocumentRecord['payment']['method']
type Reason = NonNullable<DocumentRecord['corrects']>['reason']
type Bank = NonNullable<DocumentRecord['localVat']>['bank']

export const kinds = {
  invoice: msg('Factură', 'Invoice', 'Számla'),
  'credit note': msg('Factură de stornare', 'Credit note', 'Helyesbítő számla (jóváírás)'),
}
/** Of the file and the heads of further pages. */
export const title = msg('{kind} {number}', '{kind} {number}', '{kind} {number}')
export const number = msg('Seria și numărul: {number}', 'Number: {number}', 'Sorszám: {number}')
export const page = msg('Pagina {page} din {pages}', 'Page {page} of {pages}', '{page}. oldal, összesen: {pages}')
export const xmlOf = msg('{number} ca XML (UBL 2.1)', '{number} as XML (UBL 2.1)', '{number} XML-formátumban (UBL 2.1)')

// When and for what
export const issuedOn = msg('Data emiterii', 'Date of issue', 'Kiállítás dátuma')
export const suppliedOn = msg('Data livrării', 'Date of supply', 'Teljesítés dátuma')
export const order = msg('Comanda', 'Order', 'Rendelésszám')
export const orderedOn = msg('Data comenzii', 'Order date', 'Rendelés dátuma')
export const payment = msg('Modalitate de plată', 'Payment method', 'Fizetési mód')
export const corrects = msg('Corectează factura', 'Corrects invoice', 'Helyesbített számla')
export const correctsOf = msg('Emisă la', 'Issued on', 'Kiállítva')
export const reason = msg('Motivul', 'Reason', 'A helyesbítés oka')
export const reasons: Record<Reason, () => string> = {
  returned: msg('Produse returnate', 'Goods returned', 'Visszaküldött termékek'),
  unsent: msg('Produse nelivrate', 'Goods not supplied', 'Le nem szállított termékek'),
  kept: msg('Reducere de preț după vânzare', 'Price reduction after the sale', 'Utólagos árengedmény'),
  canceled: msg('Comandă anulată', 'Order cancelled', 'Törölt rendelés'),
}
export const methods: Record<Method, () => string> = {
  card: msg('Card bancar', 'Bank card', 'Bankkártya'),
  'bank transfer': msg('Transfer bancar', 'Bank transfer', 'Átutalás'),
  'cash on delivery': msg('Ramburs (la livrare)', 'Cash on delivery', 'Utánvét'),
  voucher: msg('Voucher cadou', 'Gift voucher', 'Ajándékutalvány'),
}

// Who
export const seller = msg('Furnizor', 'Seller', 'Eladó')
export const buyer = msg('Cumpărător', 'Buyer', 'Vevő')
export const deliveredTo = msg('Adresa de livrare', 'Delivery address', 'Szállítási cím')
export const contact = msg('Persoană de contact: {name}', 'Contact: {name}', 'Kapcsolattartó: {name}')
export const vatNumber = msg('Cod TVA: {number}', 'VAT number: {number}', 'Közösségi adószám: {number}')
export const taxNumber = msg('CUI: {number}', 'Tax number: {number}', 'Adószám: {number}')
export const registerNumber = msg('Nr. reg. com.: {number}', 'Trade register no.: {number}', 'Cégjegyzékszám: {number}')

// Lines
export const position = msg('Nr.', 'No.', 'Ssz.')
export const description = msg('Denumire', 'Description', 'Megnevezés')
export const quantity = msg('Cant.', 'Qty', 'Menny.')
export const unitPrice = msg('Preț unitar fără TVA', 'Unit price excl. VAT', 'Nettó egységár')
export const discount = msg('Reducere fără TVA', 'Discount excl. VAT', 'Nettó engedmény')
export const rate = msg('Cotă TVA', 'VAT rate', 'Áfakulcs')
export const net = msg('Valoare fără TVA', 'Net amount', 'Nettó érték')
export const vat = msg('TVA', 'VAT', 'Áfa')
export const gross = msg('Total cu TVA', 'Gross amount', 'Bruttó érték')
export const sku = msg('Cod {sku}', 'SKU {sku}', 'Cikkszám: {sku}')
export const pieces: Record<DocumentLine['kind'], (count: number) => string> = {
  goods: plural(
    { one: '# buc.', few: '# buc.', other: '# buc.' },
    { one: '# pc', other: '# pcs' },
    { one: '# db', other: '# db' },
  ),
  bundle: plural(
    { one: '# set', few: '# seturi', other: '# seturi' },
    { one: '# set', other: '# sets' },
    { one: '# klt.', other: '# klt.' },
  ),
  delivery: plural(
    { one: '# serv.', few: '# serv.', other: '# serv.' },
    { one: '#', other: '#' },
    { one: '# alk.', other: '# alk.' },
  ),
}
export const greenTaxEach = msg(
  'Timbru verde inclus în preț: {amount} / buc.',
  'Green tax included in the price: {amount} each',
  'Az ár tartalmazza a környezetvédelmi díjat: {amount}/db',
)
export const amountsIn: Record<Currency, () => string> = {
  RON: msg('Sume în lei (RON)', 'Amounts in Romanian lei (RON)', 'Összegek román lejben (RON)'),
  EUR: msg('Sume în euro (EUR)', 'Amounts in euros (EUR)', 'Összegek euróban (EUR)'),
  HUF: msg('Sume în forinți (HUF)', 'Amounts in Hungarian forints (HUF)', 'Összegek forintban (HUF)'),
}

// Sums
export const vatByRate = msg('TVA pe cote', 'VAT by rate', 'Áfaösszesítő')
export const country = msg('Țara', 'Country', 'Ország')
export const taxable = msg('Bază', 'Taxable amount', 'Adóalap')
export const categories = {
  'reverse charge': msg('Taxare inversă', 'Reverse charge', 'Fordított adózás'),
  export: msg('Scutit, export', 'Exempt, export', 'Adómentes export'),
}
export const totals = msg('Total', 'Total', 'Összesen')
export const totalNet = msg('Total fără TVA', 'Total excl. VAT', 'Nettó összesen')
export const totalVat = msg('Total TVA', 'Total VAT', 'Áfa összesen')
export const totalGross = msg('Total cu TVA', 'Total incl. VAT', 'Bruttó végösszeg')
export const paidByVoucher = msg('Plătit cu voucher cadou', 'Paid by gift voucher', 'Ajándékutalvánnyal fizetve')
export const paid: Record<Method, () => string> = {
  card: msg('Plătit cu cardul', 'Paid by card', 'Bankkártyával fizetve'),
  'bank transfer': msg('Plătit prin transfer bancar', 'Paid by bank transfer', 'Átutalással fizetve'),
  'cash on delivery': msg('Plătit la livrare', 'Paid on delivery', 'Átvételkor fizetve'),
  voucher: paidByVoucher,
}
export const due = msg('Rest de plată', 'Amount due', 'Fizetendő')
export const givenBackToVoucher = msg('Restituire pe voucher cadou', 'Returned to gift voucher', 'Jóváírás ajándékutalványon')
export const givenBack: Record<Method, () => string> = {
  card: msg('Restituire pe card', 'Refund to card', 'Visszatérítés bankkártyára'),
  'bank transfer': msg('Restituire prin transfer bancar', 'Refund by bank transfer', 'Visszatérítés átutalással'),
  'cash on delivery': msg('Restituire', 'Refund', 'Visszatérítés'),
  voucher: givenBackToVoucher,
}
export const dueBack = msg('De restituit', 'To be refunded', 'Visszatérítendő')

// Notes
export const notes = msg('Mențiuni', 'Notes', 'Megjegyzések')
export const reverseCharge = msg(
  'Taxare inversă: livrare intracomunitară scutită de TVA, art. 138 alin. (1) din Directiva 2006/112/CE. TVA se datorează de cumpărător.',
  'Reverse charge: intra-Community supply exempt from VAT, Article 138(1) of Directive 2006/112/EC. VAT is due from the buyer.',
  'Fordított adózás: adómentes Közösségen belüli termékértékesítés a 2006/112/EK irányelv 138. cikkének (1) bekezdése alapján. Az adó megfizetésére a vevő kötelezett.',
)
export const exported = msg(
  'Scutit de TVA: export de bunuri, art. 146 alin. (1) din Directiva 2006/112/CE.',
  'Exempt from VAT: export of goods, Article 146(1) of Directive 2006/112/EC.',
  'Adómentes termékexport a 2006/112/EK irányelv 146. cikkének (1) bekezdése alapján.',
)
export const localVat = msg(
  'TVA în moneda națională: {amount}. Curs: {rate} ({bank}, {date}).',
  'VAT in national currency: {amount}. Exchange rate: {rate} ({bank}, {date}).',
  'Az áfa összege nemzeti pénznemben: {amount}. Árfolyam: {rate} ({bank}, {date}).',
)
export const banks: Record<Bank, () => string> = {
  BNR: msg('Banca Națională a României', 'National Bank of Romania', 'Román Nemzeti Bank'),
  MNB: msg('Banca Națională a Ungariei', 'Hungarian National Bank', 'Magyar Nemzeti Bank'),
  ECB: msg('Banca Centrală Europeană', 'European Central Bank', 'Európai Központi Bank'),
}
export const reduces = msg(
  'Valorile acestei facturi sunt negative: se scad din factura {number}.',
  'The amounts of this credit note are deducted from invoice {number}.',
  'E számla összegei negatív értékek: {az number} számú számla összegét csökkentik.',
)
export const vouchersSold = msg(
  'Comanda cuprinde și vouchere cadou de {amount}. Pentru ele TVA se datorează la folosire, de aceea nu sunt pe factură.',
  'The order also contains gift vouchers of {amount}. VAT on them is due when they are used, so they are not on this invoice.',
  'A rendelés {amount} értékű ajándékutalványt is tartalmaz. Ezek után az áfát felhasználáskor kell megfizetni, ezért a számlán nem szerepelnek.',
)
export const vouchersGivenBack = msg(
  'Se restituie și vouchere cadou de {amount}, care nu au fost pe factură.',
  'Gift vouchers of {amount}, which were not on the invoice, are refunded too.',
  'A számlán nem szereplő, {amount} értékű ajándékutalványt is visszatérítjük.',
)
export const greenTaxTotal = msg(
  'Timbru verde inclus în total: {amount}.',
  'Green tax included in the total: {amount}.',
  'A végösszegben foglalt környezetvédelmi díj: {amount}.',
)
export const rounding = msg(
  'Prețurile unitare fără TVA sunt rotunjite: TVA se calculează din prețurile cu TVA.',
  'Unit prices excluding VAT are rounded: VAT is worked out from the prices including VAT.',
  'A nettó egységárak kerekítettek: az áfát a bruttó árakból számítjuk.',
)
export const unsigned = msg(
  'Factura este valabilă fără semnătură și ștampilă.',
  'This document is valid without signature or stamp.',
  'A számla aláírás és bélyegző nélkül érvényes.',
)
export const xmlAttached = msg(
  'Aceleași date sunt atașate la acest PDF ca fișier XML.',
  'The same data is attached to this PDF as an XML file.',
  'Ugyanezek az adatok XML-fájlként e PDF-hez csatolva találhatók.',
)
export const withdrawal = msg(
  'Retragere din contract: {address}',
  'Withdrawal from the contract: {address}',
  'Elállás a szerződéstől: {address}',
)
