import { expect, test } from 'vitest'
import type { DocumentRecord } from './document.ts'
import { creditNotePlace } from './credit-note-place.ts'

const document = (number: string, lines: number, corrects: string | null) =>
  ({
    kind: corrects === null ? 'invoice' : 'credit note',
    number,
    lines: Array.from({ length: lines }),
    corrects: corrects === null ? null : { number: corrects },
  }) as unknown as DocumentRecord

test('corrections are counted from 1, and their lines go on after those before', () => {
  const invoice = document('N-1', 3, null)
  const notes = [document('C-1', 2, 'N-1'), document('C-2', 1, 'N-1'), document('C-3', 4, 'N-1')]
  const issued = [invoice, ...notes]
  expect(creditNotePlace(invoice, issued)).toBeNull()
  expect(notes.map((note) => creditNotePlace(note, issued))).toEqual([
    { index: 1, linesBefore: 3 },
    { index: 2, linesBefore: 5 },
    { index: 3, linesBefore: 6 },
  ])
})
