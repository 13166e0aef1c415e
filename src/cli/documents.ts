/** `shop document …` and `shop rates …`: invoices, credit notes, and the rates that they need (D-49, LAW-30). */
import { writeFile } from 'node:fs/promises'
import { INVOICE_MOMENTS, isSeriesName, type DocumentSettings, type InvoiceMoment } from '#domain/documents/document-settings.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { BANKS, RATE_UNIT, type Bank } from '#domain/documents/local-vat.ts'
import { CURRENCIES, isLocale, LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { isDay, isoDay } from '#domain/time/calendar-day.ts'
import { printDocument } from '#services/documents/open-document.ts'
import { changeDocumentSettings, readDocumentSettings, storeRates, verifyDocuments } from '#services/documents/staff-documents.ts'
import type { Database } from '#store/database/db.ts'
import { findDocuments, listDocuments, wakeDocumentJobs, type ListedDocument } from '#store/documents/documents.ts'
import { listRates } from '#store/documents/exchange-rates.ts'
import { writeUbl } from '#src/server/xml-writer.ts'
import { LIST_LIMIT } from './orders.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'
import { TRANSMISSION_USAGE, transmissionCommand } from './transmissions.ts'

export const DOCUMENT_USAGE = `  document list [--market ro|en|hu]         the newest hundred invoices and credit notes
  document show <order or number>           what they say
  document pdf <order or number> [--out file.pdf]   write it to a file; of an order the invoice
${TRANSMISSION_USAGE}  document verify                           compare every document with the hash stored when it was issued
  document issue                            try again what waits for the seller or a rate
  document settings [--market ro --invoice NRO --credit CRO --at payment|dispatch]
                                            names of the series, from the next year where one has begun, and when invoices are issued
  rates list                                the newest hundred rates of central banks
  rates set <BNR|MNB|ECB> <currency> <rate> [--day 2026-11-23]
                                            units of the bank's currency for one unit, such as: rates set BNR EUR 5.0875
`

export async function documentCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['market', 'out', 'invoice', 'credit', 'at', 'state', 'form'])
  switch (action) {
    case 'list':
      return list(db, options)
    case 'show':
      return (await found(db, words)).map(inFull).join('\n\n')
    case 'pdf':
      return writePdf((await found(db, words))[0]!, options)
    case 'transmissions':
    case 'retry':
    case 'xml':
      return transmissionCommand(db, action, { words, options }, now)
    case 'verify': {
      const { count, changed } = await verifyDocuments({ db })
      if (changed.length > 0) throw new CommandError(`Changed after they were issued: ${changed.join(', ')}.`)
      return count === 1 ? 'The one document is as it was issued.' : `${count} documents are as they were issued.`
    }
    case 'issue':
      return triedAgain(await wakeDocumentJobs(db.query, now))
    case 'settings':
      return settings(db, options)
    default:
      throw new CommandError(`There is no command document ${action}.\n${DOCUMENT_USAGE.trimEnd()}`)
  }
}

export async function ratesCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['day'])
  if (action === 'list') {
    const rates = await listRates(db.query, LIST_LIMIT)
    if (rates.length === 0) return 'No rates are stored.'
    return rates
      .map(({ day, bank, currency, rate }) => `${day}  ${bank}  1 ${currency} = ${rateText(rate)} ${BANKS[bank]}`)
      .join('\n')
  }
  if (action !== 'set') throw new CommandError(`There is no command rates ${action}.\n${DOCUMENT_USAGE.trimEnd()}`)
  const day = textOf(options, 'day') ?? isoDay(now.getTime())
  if (!isDay(day)) throw new CommandError('--day must be a day such as 2026-11-30.')
  const [bank = '', currency = '', typed = ''] = words.map((word) => word.toUpperCase())
  if (!isBank(bank)) throw new CommandError(`Say the bank: ${Object.keys(BANKS).join(', ')}.`)
  if (!isCurrency(currency) || currency === BANKS[bank])
    throw new CommandError(`${bank} has no rate for ${currency || 'nothing'}.`)
  const rate = rateFrom(typed)
  const waiting = await storeRates({ db, clock: { now: () => now } }, [{ bank, currency, day, rate }])
  return `${day}: 1 ${currency} = ${rateText(rate)} ${BANKS[bank]}. ${triedAgain(waiting)}`
}

/** 'Waiting documents: 2. They are tried again when the shop runs.' */
const triedAgain = (waiting: number): string =>
  waiting === 0 ? 'No document waits.' : `Waiting documents: ${waiting}. They are tried again when the shop runs.`

const isBank = (text: string): text is Bank => Object.hasOwn(BANKS, text)
const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text)

/** '5.0875' in millionths. @throws CommandError */
function rateFrom(text: string): number {
  const rate = /^\d{1,6}(?:\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * RATE_UNIT) : 0
  if (rate === 0) throw new CommandError('Say the rate with at most six decimals, such as 5.0875.')
  return rate
}

const rateText = (rate: number): string => String(rate / RATE_UNIT)

async function list(db: Database, options: Options): Promise<string> {
  const market = marketFrom(options)
  const documents = await listDocuments(db.query, { market, limit: LIST_LIMIT })
  return documents.length > 0 ? documents.map(inWords).join('\n') : 'No documents are issued.'
}

/** Null where none is named. @throws CommandError */
function marketFrom(options: Options): Locale | null {
  const market = textOf(options, 'market')
  if (market === undefined) return null
  if (!isLocale(market)) throw new CommandError(`--market must be one of: ${LOCALES.join(', ')}.`)
  return market
}

/** 'NRO-2026-000001  2026-11-18  invoice  NST-7K3F92QD  541.30 lei' */
const inWords = ({ number, issuedOn, kind, orderNumber, gross, currency }: ListedDocument): string =>
  [number, issuedOn, kind, orderNumber, plainText(gross, currency, 'en')].join('  ')

const inFull = (record: DocumentRecord): string => {
  const amount = (hundredths: number): string => plainText(hundredths, record.currency, 'en')
  const { corrects, localVat, vouchersSold } = record
  return [
    inWords(record),
    ...(corrects ? [`  corrects ${corrects.number} of ${corrects.issuedOn}: ${corrects.reason}`] : []),
    `  seller ${record.seller.name}, ${record.seller.vatNumber ?? ''}`,
    `  buyer ${[record.buyer.name, record.buyer.vatNumber ?? record.buyer.taxNumber].filter(Boolean).join(', ')}`,
    ...record.lines.map(({ position, quantity, name, gross }) => `  ${position}: ${quantity} × ${name}  ${amount(gross)}`),
    ...record.vat.map(
      ({ category, rate, country, net, vat }) =>
        `  ${category} ${rate / 100}% ${country}: net ${amount(net)}, VAT ${amount(vat)}`,
    ),
    ...(localVat ? [`  VAT ${plainText(localVat.vat, localVat.currency, 'en')}, ${localVat.bank} ${localVat.day}`] : []),
    ...(vouchersSold === null ? [] : [`  gift vouchers beside it: ${amount(vouchersSold)}`]),
  ].join('\n')
}

/** Returns the documents of an order, or the one of a number. @throws CommandError */
async function found(db: Database, words: readonly string[]): Promise<DocumentRecord[]> {
  if (words.length !== 1) throw new CommandError('Say the number of one order or document.')
  const records = await findDocuments(db.query, words[0]!.toUpperCase())
  if (records.length === 0) throw new CommandError('There is no such document, and the order has none.')
  return records
}

/** Writes a document to a file. The printer is loaded for this command alone. @throws CommandError */
async function writePdf(record: DocumentRecord, options: Options): Promise<string> {
  const file = textOf(options, 'out') ?? `${record.number}.pdf`
  if (!file.endsWith('.pdf')) throw new CommandError('--out must name a file that ends in .pdf.')
  const { openPdfPrinter } = await import('#src/server/pdf-printer.ts')
  await writeFile(file, await printDocument({ writeUbl, printDocument: openPdfPrinter().document }, record))
  return `${record.number} is in ${file}.`
}

async function settings(db: Database, options: Options): Promise<string> {
  const market = marketFrom(options)
  const changes = ['invoice', 'credit', 'at'].filter((name) => options[name] !== undefined)
  if (changes.length === 0) return settingsInWords(await readDocumentSettings({ db }))
  if (!market) throw new CommandError('Say --market with what is to be changed.')
  const [invoice, credit] = [seriesFrom(options, 'invoice'), seriesFrom(options, 'credit')]
  const at = momentFrom(options)
  const changed = await changeDocumentSettings({ db }, (before) => {
    const names = before.series[market]
    const series = { invoice: invoice ?? names.invoice, 'credit note': credit ?? names['credit note'] }
    return {
      series: { ...before.series, [market]: series },
      invoiceAt: { ...before.invoiceAt, [market]: at ?? before.invoiceAt[market] },
    }
  })
  if (!changed) throw new CommandError('Two series cannot have one name.')
  return settingsInWords(changed)
}

/** @throws CommandError */
function seriesFrom(options: Options, name: string): string | undefined {
  const text = textOf(options, name)
  if (text !== undefined && !isSeriesName(text))
    throw new CommandError(`--${name} must be a capital letter with up to nine capital letters and digits.`)
  return text
}

/** @throws CommandError */
function momentFrom(options: Options): InvoiceMoment | undefined {
  const text = textOf(options, 'at')
  const moment = INVOICE_MOMENTS.find((one) => one === text)
  if (text !== undefined && !moment) throw new CommandError(`--at must be one of: ${INVOICE_MOMENTS.join(', ')}.`)
  return moment
}

const settingsInWords = ({ series, invoiceAt }: DocumentSettings): string =>
  LOCALES.map(
    (locale) =>
      `${locale}  invoices ${series[locale].invoice} at ${invoiceAt[locale]}, credit notes ${series[locale]['credit note']}`,
  ).join('\n')
