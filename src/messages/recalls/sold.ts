/** Says between which days a recalled product was sold. */
import { plainDate } from '#messages/dates.ts'
import * as say from './notice.ts'

/** Returns '' where that is not known. */
export function soldText({ soldFrom, soldUntil }: { soldFrom: string | null; soldUntil: string | null }): string {
  if (soldFrom !== null && soldUntil !== null) return say.soldBetween({ from: plainDate(soldFrom), until: plainDate(soldUntil) })
  if (soldFrom !== null) return say.soldFrom({ from: plainDate(soldFrom) })
  return soldUntil === null ? '' : say.soldUntil({ until: plainDate(soldUntil) })
}
