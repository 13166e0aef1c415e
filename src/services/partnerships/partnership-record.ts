/** A partnership between what staff write, its row, and the audit log. */
import { endOfDay, marketDay, startOfDay } from '#domain/market/market-day.ts'
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import type { PartnershipFields, PartnershipWords } from '#domain/promotions/partnership-fields.ts'
import type { CodeSource, PartnershipInput, PartnershipText } from '#domain/promotions/partnership.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { PartnershipRow } from '#store/promotions/partnerships.ts'
import type { PartnershipColumns } from '#store/promotions/staff-partnerships.ts'

export type LoggedPartnership = Record<string, JsonValue>

/** Returns what the log calls a partnership. */
export const objectOf = ({ id, partner }: Pick<PartnershipRow, 'id' | 'partner'>) => ({
  kind: 'partnership' as const,
  id,
  name: partner,
})

/** Its days are those of its first market. */
const marketOf = (markets: readonly string[]) => MARKETS[markets[0] as Locale]

const wordsOf = ({ title, text, link }: PartnershipText): PartnershipWords => ({
  title,
  text,
  label: link?.label ?? '',
  href: link?.href ?? '',
})

const textOf = ({ title, text, label, href }: PartnershipWords): PartnershipText => ({
  title: title.trim(),
  text: text.trim(),
  ...(href !== '' && { link: { label: label.trim(), href } }),
})

const sourceOf = ({ source, coupon, max_codes: maxCodes }: PartnershipRow): CodeSource =>
  source === 'generator' ? { kind: source, coupon, maxCodes } : { kind: source }

/** Returns what staff write of a stored partnership. */
export function fieldsOf(row: PartnershipRow): PartnershipFields {
  const { partner, markets, text, starts_at: startsAt, ends_at: endsAt, rules, low_level: lowLevel } = row
  return {
    partner,
    markets: LOCALES.filter((locale) => markets.includes(locale)),
    text: perLocale((locale) => wordsOf(text[locale])),
    from: startsAt && marketDay(marketOf(markets), startsAt),
    until: endsAt && marketDay(marketOf(markets), endsAt),
    rules,
    source: sourceOf(row),
    lowLevel,
  }
}

/** Returns the first and the last moment of the days of a partnership. */
export const momentsOf = ({ markets, from, until }: Pick<PartnershipFields, 'markets' | 'from' | 'until'>) => ({
  startsAt: from === null ? null : startOfDay(marketOf(markets), from),
  endsAt: until === null ? null : endOfDay(marketOf(markets), until),
})

/** Returns a partnership as the writer of commands checks it. */
export function inputOf(key: string, fields: PartnershipFields): PartnershipInput {
  const { partner, markets, text, from, until, rules, source } = fields
  return {
    key,
    partner: partner.trim(),
    markets,
    text: perLocale((locale) => textOf(text[locale])),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    rules,
    source,
  }
}

export function columnsOf(fields: PartnershipFields): PartnershipColumns {
  const { partner, markets, text, rules, source, lowLevel } = fields
  const { startsAt, endsAt } = momentsOf(fields)
  return {
    partner: partner.trim(),
    markets: [...markets],
    text: JSON.stringify(perLocale((locale) => textOf(text[locale]))),
    starts_at: startsAt,
    ends_at: endsAt,
    rules: JSON.stringify(rules),
    source: source.kind,
    coupon: source.kind === 'generator' ? JSON.stringify(source.coupon) : null,
    max_codes: source.kind === 'generator' ? source.maxCodes : 0,
    low_level: lowLevel,
  }
}

const WORDS = ['title', 'text', 'label', 'href'] as const

/** Returns the fields as the log keeps them, one for each text. */
export const asLogged = ({ text, markets, rules, source, ...rest }: PartnershipFields): LoggedPartnership => ({
  ...rest,
  markets: [...markets],
  rules: { ...rules },
  source: { ...source } as unknown as JsonValue,
  ...Object.fromEntries(LOCALES.flatMap((locale) => WORDS.map((part) => [`${part}.${locale}`, text[locale][part]]))),
})

/** Returns the fields that the log kept, over those that are there. */
export function fromLogged(now: PartnershipFields, logged: LoggedPartnership): PartnershipFields {
  const all = { ...asLogged(now), ...logged }
  return {
    partner: all['partner'] as string,
    markets: all['markets'] as Locale[],
    text: perLocale(
      (locale) => Object.fromEntries(WORDS.map((part) => [part, all[`${part}.${locale}`]])) as unknown as PartnershipWords,
    ),
    from: all['from'] as string | null,
    until: all['until'] as string | null,
    rules: all['rules'] as PartnershipFields['rules'],
    source: all['source'] as unknown as CodeSource,
    lowLevel: all['lowLevel'] as number,
  }
}
