/** The printer of the shop's PDF. The library and the fonts are loaded with the first one. */
import type { Printer } from '#pdf/printer.ts'
import type { LabelsPrinter, PickingPrinter } from '#services/paper-printers.ts'
import type { DocumentPrinter, LabelPrinter } from '#services/ports.ts'

const SITE = new URL('../../public/', import.meta.url)

interface PdfPrinter {
  label: LabelPrinter
  labels: LabelsPrinter
  picking: PickingPrinter
  document: DocumentPrinter
}

export function openPdfPrinter(): PdfPrinter {
  let opened: Promise<Printer> | undefined
  const open = () => (opened ??= import('#pdf/printer.ts').then(({ openPrinter }) => openPrinter(SITE)))
  return {
    label: async (label) => (await open()).labels([label]),
    labels: async (labels) => (await open()).labels(labels),
    picking: async (sheet) => (await open()).picking(sheet),
    document: async (record, xml) => (await open()).document(record, xml),
  }
}
