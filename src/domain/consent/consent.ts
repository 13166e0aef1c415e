/** Consent to what is not necessary: what is asked, what was answered, and when it is asked again (D-73, LAW-46 to LAW-48). */
import { DAY_MS } from '#domain/time/durations.ts'
import { FRAME_PURPOSES, PURPOSES, TAG_FRAMES, type Integrations, type Purpose, type TagFrame } from './integrations.ts'

/** Rises when the words of the question change, so that everybody is asked again. */
const TEXT_VERSION = 1
/** A choice holds for 12 months. */
const CHOICE_MS = 365 * DAY_MS
/** A proof is kept for the life of the consent and three years. */
export const PROOF_KEPT_MS = 4 * CHOICE_MS

/** A link to it opens the settings. */
export const SETTINGS_ANCHOR = 'cookie-settings'

/** A purpose, and who learns something when it is granted. */
export interface AskedPurpose {
  purpose: Purpose
  /** Names of services, or hosts. */
  recipients: readonly string[]
}

/** What a shop asks for. */
export interface ConsentTerms {
  version: number
  asked: readonly AskedPurpose[]
  frames: readonly TagFrame[]
  hasMap: boolean
}

export type Choice = Partial<Record<Purpose, boolean>>

/** A visitor's choice as the browser keeps it. */
export interface ConsentRecord {
  version: number
  choice: Choice
  /** Who was named when a purpose was granted. */
  recipients: Partial<Record<Purpose, readonly string[]>>
  /** When it was made, ms. */
  at: number
  /** Id of its proof in the shop; null until the shop has it. */
  proof: string | null
}

const hostOf = (address: string): string => new URL(address).host

function recipientsOf(one: Integrations): Record<Purpose, string[]> {
  const google = one.tagManager ? ['Google', ...one.tagManagerHosts.map(hostOf)] : []
  return {
    statistics: google,
    marketing: [
      ...google,
      ...(one.metaPixel ? ['Meta'] : []),
      ...(one.tiktokPixel ? ['TikTok'] : []),
      ...(one.trackingPixel ? [hostOf(one.trackingPixel)] : []),
    ],
    external: [...(one.map ? [hostOf(one.map.tiles.replace(/\{[^}]*\}/g, '0'))] : []), ...one.filmHosts],
  }
}

/** Returns what a shop with these services asks for; null where nothing needs consent. */
export function consentTerms(one: Integrations): ConsentTerms | null {
  const recipients = recipientsOf(one)
  const asked = PURPOSES.flatMap((purpose) => {
    const names = [...new Set(recipients[purpose])]
    return names.length > 0 ? [{ purpose, recipients: names }] : []
  })
  if (asked.length === 0) return null
  const isSet: Record<TagFrame, unknown> = {
    google: one.tagManager,
    meta: one.metaPixel,
    tiktok: one.tiktokPixel,
    pixel: one.trackingPixel,
  }
  return { version: TEXT_VERSION, asked, frames: TAG_FRAMES.filter((frame) => isSet[frame]), hasMap: one.map !== null }
}

/** Returns whether a record still holds: of these words, and not older than 12 months. A time ahead is of a clock that was wrong. */
const holds = ({ version }: ConsentTerms, record: ConsentRecord, now: number): boolean =>
  record.version === version && now - record.at < CHOICE_MS && record.at <= now + DAY_MS

const isAnswered = ({ purpose, recipients }: AskedPurpose, { choice, recipients: named }: ConsentRecord): boolean =>
  choice[purpose] === false || (choice[purpose] === true && recipients.every((name) => named[purpose]?.includes(name)))

/** Returns the purposes that a visitor has granted. A service that was not named then is not granted. */
export function grantedPurposes(terms: ConsentTerms, record: ConsentRecord | null, now: number): readonly Purpose[] {
  if (!record || !holds(terms, record, now)) return []
  return terms.asked.filter((one) => record.choice[one.purpose] && isAnswered(one, record)).map(({ purpose }) => purpose)
}

/**
 * Returns whether the banner asks: for the first time, after 12 months, or because a purpose or a recipient is new. Where only maps and
 * films of others need consent, they ask in their own place.
 */
export function mustAsk(terms: ConsentTerms, record: ConsentRecord | null, now: number): boolean {
  if (terms.asked.every(({ purpose }) => purpose === 'external')) return false
  return !record || !holds(terms, record, now) || !terms.asked.every((one) => isAnswered(one, record))
}

/** Returns the frames that these purposes allow. */
export const allowedFrames = ({ frames }: ConsentTerms, granted: readonly Purpose[]): readonly TagFrame[] =>
  frames.filter((frame) => FRAME_PURPOSES[frame].some((purpose) => granted.includes(purpose)))

/** Returns a choice of the same answer for everything that is asked. */
export const choiceOfAll = ({ asked }: ConsentTerms, isGranted: boolean): Choice =>
  Object.fromEntries(asked.map(({ purpose }) => [purpose, isGranted]))

/** Returns the record of a choice. What it does not answer, and a record that still holds has answered, stays answered. */
export function recordChoice(terms: ConsentTerms, before: ConsentRecord | null, choice: Choice, now: number): ConsentRecord {
  const kept = before && holds(terms, before, now) ? before : null
  const isWhole = terms.asked.every(({ purpose }) => purpose in choice)
  const named = terms.asked.filter(({ purpose }) => choice[purpose]).map(({ purpose, recipients }) => [purpose, recipients])
  return {
    version: terms.version,
    choice: { ...kept?.choice, ...choice },
    recipients: { ...kept?.recipients, ...Object.fromEntries(named) },
    // A part of a choice does not prolong the rest of it.
    at: kept && !isWhole ? kept.at : now,
    proof: null,
  }
}
