/** Amounts of a document in forints beside its own currency: each sum is the sum of its parts in both. */
import type { DocumentLine, DocumentRecord, DocumentVat } from '#domain/documents/document.ts'
import { DOCUMENT_RATE_UNITS } from '#domain/documents/local-vat.ts'
import { split } from '#domain/pricing/money.ts'

/** Net and VAT in the currency of the document and in forints, in hundredths. */
export interface TwoCurrencies {
  net: number
  vat: number
  netForint: number
  vatForint: number
}

export interface Converted {
  total: TwoCurrencies
  groups: (DocumentVat & TwoCurrencies)[]
  lines: (DocumentLine & TwoCurrencies)[]
  /** Forints for one unit of the document's currency, as text. */
  rate: string
}

/** Returns shares of a sum of forints in proportion to amounts; none where all are 0. */
const sharesOf = (sum: number, amounts: readonly number[]): number[] =>
  amounts.every((amount) => amount === 0) ? amounts.map(() => 0) : split(sum, amounts)

const isOf = (group: DocumentVat) => (line: DocumentLine) =>
  line.category === group.category && line.rate === group.rate && line.country === group.country

/** Adds forints to parts, so that they add up to those of the whole. */
function share<T extends { net: number; vat: number }>(parts: readonly T[], whole: TwoCurrencies): (T & TwoCurrencies)[] {
  const nets = sharesOf(
    whole.netForint,
    parts.map(({ net }) => net),
  )
  const vats = sharesOf(
    whole.vatForint,
    parts.map(({ vat }) => vat),
  )
  return parts.map((part, at) => ({ ...part, netForint: nets[at]!, vatForint: vats[at]! }))
}

/** @throws RangeError for a document in another currency that has no rate in forints */
export function inForints(record: DocumentRecord, forints: number | null): Converted {
  const { net, vatTotal, currency, localVat, vat, lines } = record
  const isForint = currency === 'HUF'
  const local = localVat?.currency === 'HUF' ? localVat : null
  const rate = isForint ? DOCUMENT_RATE_UNITS : (local?.rate ?? forints)
  if (rate === null)
    throw new RangeError(`${record.number} is in ${currency}, and no rate in forints is known: set it with shop rates set`)
  const total = {
    net,
    vat: vatTotal,
    netForint: Math.round((net * rate) / DOCUMENT_RATE_UNITS),
    vatForint: local?.vat ?? Math.round((vatTotal * rate) / DOCUMENT_RATE_UNITS),
  }
  const groups = share(vat, total)
  const converted = new Map<DocumentLine, DocumentLine & TwoCurrencies>()
  for (const group of groups) {
    const members = lines.filter(isOf(group))
    for (const [at, line] of share(members, group).entries()) converted.set(members[at]!, line)
  }
  return { total, groups, lines: lines.map((line) => converted.get(line)!), rate: (rate / DOCUMENT_RATE_UNITS).toFixed(6) }
}
