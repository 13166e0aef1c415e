/** Campaigns: what the whole shop wears for a while, in each market by its own clock (D-71). */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { localTime as timeInZone, momentOf as momentInZone } from '#domain/time/local-time.ts'
import type { Layout } from './layout.ts'

/** What a campaign says in one language; '' for nothing. */
export interface CampaignText {
  /** One sentence above every page. */
  bar: string
  /** Title and lead of the home page's first picture; without a title it stays what it is. */
  title: string
  lead: string
  /** What its link says. */
  action: string
}

export interface Campaign {
  key: string
  layout: Layout
  markets: readonly Locale[]
  /** Local date and time such as '2026-11-27T00:00': each market reaches it by its own clock. */
  starts: string
  /** The first minute after it. */
  ends: string
  /** A campaign that is off waits, whatever its dates are. */
  isOn: boolean
  /** Where it leads, as a link of content; null for nowhere. */
  link: string | null
  /** Keys of the home page's picture, and of that for narrow screens. */
  picture: string | null
  narrow: string | null
  text: Record<Locale, CampaignText>
}

/** Returns whether a text is a date and time of the calendar, to the minute. */
export function isLocalTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  try {
    return String(Temporal.PlainDateTime.from(text, { overflow: 'reject' })).startsWith(text)
  } catch {
    return false
  }
}

/** Returns when the clock of a market shows this time: for an hour that is left out the one after it, for one that comes twice the first. */
export function momentOf(local: string, market: Locale): number {
  const [day = '', time = ''] = local.split('T')
  return momentInZone(day, time, MARKETS[market].timeZone).getTime()
}

/** Returns what the clock of a market shows, to the minute. */
export function localTime(moment: number, market: Locale): string {
  const { day, time } = timeInZone(new Date(moment), MARKETS[market].timeZone)
  return `${day}T${time}`
}

/** Returns the dates of a campaign that begins now, in every market, and takes as long as before. */
export function fromNow({ markets, starts, ends }: Pick<Campaign, 'markets' | 'starts' | 'ends'>, now: number) {
  const length = Temporal.PlainDateTime.from(starts).until(ends, { largestUnit: 'minute' })
  // The clock that is furthest behind: the others have passed it.
  const [first = starts] = markets.map((market) => localTime(now, market)).toSorted()
  return { starts: first, ends: Temporal.PlainDateTime.from(first).add(length).toString({ smallestUnit: 'minute' }) }
}

/** Returns the keys of other campaigns that would be on in the same market at the same time. */
export const overlaps = (campaign: Campaign, others: readonly Campaign[]): string[] =>
  others
    .filter(
      (other) =>
        other.key !== campaign.key &&
        other.isOn &&
        campaign.isOn &&
        other.starts < campaign.ends &&
        campaign.starts < other.ends &&
        other.markets.some((market) => campaign.markets.includes(market)),
    )
    .map(({ key }) => key)

/** A campaign in one market, between two moments in milliseconds since 1970. */
export interface Span {
  from: number
  to: number
  campaign: Campaign
}

/** Returns the times of a market in which a campaign is on, the first one first. */
export const spansOf = (campaigns: readonly Campaign[], market: Locale): Span[] =>
  campaigns
    .filter(({ isOn, markets }) => isOn && markets.includes(market))
    .map((campaign) => ({ from: momentOf(campaign.starts, market), to: momentOf(campaign.ends, market), campaign }))
    .toSorted((a, b) => a.from - b.from)

/** What is worn at a moment, and until when that is so; null for ever. */
export interface Season {
  campaign: Campaign | null
  until: number | null
}

export function seasonAt(spans: readonly Span[], now: number): Season {
  const span = spans.find(({ to }) => now < to)
  if (!span) return { campaign: null, until: null }
  return now < span.from ? { campaign: null, until: span.from } : { campaign: span.campaign, until: span.to }
}
