/** P18: an invoice as PDF with its UBL attached, and the UBL alone, in process. */
import type { DocumentRecord } from '#domain/documents/document.ts'
import { openPdfPrinter } from '#src/server/pdf-printer.ts'
import { writeUbl } from '#src/server/xml-writer.ts'
import { exportInvoice, romanianInvoice } from '#test/pdf/document-records.ts'
import { cpuMs } from '../programs/cpu.ts'
import { atMost, infoRow, median, type Row } from '../rows/row.ts'

/** The kernel adds processor time up every few milliseconds: one measurement is of so many documents. */
const PDF_BATCH = 10
const UBL_BATCH = 200
const BATCHES = 21
/** Batches before the measurement, so that V8 has compiled the code. */
const WARM_UP = 10
const MANY_LINES = 60

type Write = (record: DocumentRecord) => Promise<unknown>

/** The document with other words in its lines: words that have been set before cost less. */
const renamed = (record: DocumentRecord, at: number): DocumentRecord => ({
  ...record,
  number: `NST-2026-${String(at).padStart(6, '0')}`,
  lines: record.lines.map((line) => ({ ...line, name: `${line.name} ${(at * 7919 + line.position).toString(36)}` })),
})

/** Returns the processor time of a document in each batch, ms. */
async function costs(write: Write, record: DocumentRecord, size: number, batches = BATCHES): Promise<number[]> {
  const found: number[] = []
  for (let batch = 0; batch < batches; batch++) {
    const before = cpuMs([process.pid])
    for (let at = 0; at < size; at++) await write(renamed(record, batch * size + at))
    found.push((cpuMs([process.pid]) - before) / size)
  }
  return found
}

export async function run(): Promise<Row[]> {
  const printer = openPdfPrinter()
  const xml = await writeUbl(romanianInvoice)
  const print = (record: DocumentRecord) => printer.document(record, xml)
  const [first] = await costs(print, romanianInvoice, 1, 1)
  await costs(print, romanianInvoice, PDF_BATCH, WARM_UP)
  await costs(writeUbl, romanianInvoice, UBL_BATCH, WARM_UP)
  const [pdf, ubl] = [await costs(print, romanianInvoice, PDF_BATCH), await costs(writeUbl, romanianInvoice, UBL_BATCH)]
  const long = await costs(print, exportInvoice(MANY_LINES), PDF_BATCH)
  const lines = `of ${romanianInvoice.lines.length} lines`
  return [
    atMost('P18', `invoice ${lines} as PDF, processor time, median`, median(pdf), 60, 'ms', 1),
    infoRow('the first one, with its fonts and the library', first!, 'ms', 0),
    infoRow(`of ${MANY_LINES} lines, median`, median(long), 'ms', 1),
    atMost('P18', `invoice ${lines} as UBL, processor time, median`, median(ubl), 5, 'ms', 2),
  ]
}
