/** The printer of the shop's PDF. The library and the fonts are loaded with the first one. */
import type { Printer } from '#pdf/printer.ts'
import type { DocumentPrinter, LabelPrinter } from '#services/ports.ts'

const SITE = new URL('../../public/', import.meta.url)

export function openPdfPrinter(): { label: LabelPrinter; document: DocumentPrinter } {
  let opened: Promise<Printer> | undefined
  const open = () => (opened ??= import('#pdf/printer.ts').then(({ openPrinter }) => openPrinter(SITE)))
  return {
    label: async (label) => (await open()).label(label),
    document: async (record, xml) => (await open()).document(record, xml),
  }
}
