/** Where a credit note comes among the corrections of its invoice. */
import type { DocumentRecord } from './document.ts'

export interface CreditNotePlace {
  /** 1 for the first one. */
  index: number
  /** Lines of the invoice and of the corrections before. */
  linesBefore: number
}

type Document = Pick<DocumentRecord, 'kind' | 'number' | 'lines' | 'corrects'>

/** Returns the place of a document among those of its order, in the order in which they were issued; null for an invoice. */
export function creditNotePlace(document: Document, issued: readonly Document[]): CreditNotePlace | null {
  if (!document.corrects) return null
  const { number } = document.corrects
  const notes = issued.filter(({ corrects }) => corrects?.number === number)
  const before = notes.slice(
    0,
    notes.findIndex((one) => one.number === document.number),
  )
  const chain = [...issued.filter((one) => one.number === number), ...before]
  return { index: before.length + 1, linesBefore: chain.reduce((sum, { lines }) => sum + lines.length, 0) }
}
