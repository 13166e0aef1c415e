/** What came of an import, in one line. */
import { formatCount } from '#messages/text.ts'
import { resultOf } from '#messages/admin/imports.ts'
import type { ImportView } from '#admin/schema/imports.ts'

export const wordsOfResult = ({ applied, refused, faulty }: ImportView['counts']): string =>
  resultOf({ written: formatCount(applied), refused: formatCount(refused), faulty: formatCount(faulty) })
