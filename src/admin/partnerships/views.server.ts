/** Partnerships as the wire has them. */
import { perLocale, type Locale } from '#domain/market/market.ts'
import { shownCode } from '#domain/promotions/partnership-fields.ts'
import { fieldsOf } from '#services/partnerships/partnership-record.ts'
import {
  leftOf,
  type GivenCode,
  type OpenedPartnership,
  type StandingPartnership,
} from '#services/partnerships/read-partnerships.ts'
import type { ListedPartnershipView, PartnershipPageView } from '#admin/schema/promotions/partnerships.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const listedView = (row: StandingPartnership): ListedPartnershipView => ({
  id: row.id,
  partner: row.partner,
  titles: perLocale((locale) => row.text[locale].title),
  markets: row.markets as Locale[],
  source: row.source,
  phase: row.phase,
  isLow: row.isLow,
  taken: row.taken,
  used: row.source === 'external' ? null : row.used,
  left: leftOf(row),
  startsAt: iso(row.starts_at),
  endsAt: iso(row.ends_at),
  createdAt: row.created_at.toISOString(),
})

export const pageView = ({ partnership: row, emptyAt, goods }: OpenedPartnership): PartnershipPageView => ({
  partnership: { ...listedView(row), key: row.key, version: row.version, fields: fieldsOf(row) },
  emptyAt: iso(emptyAt),
  goods,
})

export const givenView = ({ id, code, takenAt, isOurs, order }: GivenCode) => ({
  id,
  code: shownCode(code),
  takenAt: takenAt.toISOString(),
  isOurs,
  order,
})

export const givenToView = (given: GivenCode) => ({
  ...givenView(given),
  customer: given.customer === null ? null : { id: given.customer, name: given.name },
})

/** What a partner is told of a code: its own codes whole, those of this shop by their beginning. */
export const reportedView = ({ code, takenAt, isOurs, order }: GivenCode) => ({
  code: isOurs ? shownCode(code) : code,
  takenAt: takenAt.toISOString(),
  isUsed: isOurs ? order !== null : null,
})
