/** Free text that customers type (names, addresses, notes, wishes): no web addresses and no invisible characters. */
import { MARKETS, type Locale } from '#domain/market/market.ts'

export type TextFault = 'text_link' | 'text_invisible'

export interface TextRules {
  /** Line breaks and tabs are allowed. */
  multiline?: boolean
  /** A bare domain is allowed: companies are called 'Booking.com'. */
  domains?: boolean
}

/** Control characters, and those that change the direction of text (bidirectional marks, embeddings, overrides, isolates). */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const BREAKS = /[\t\n\r]/g

/** A scheme with its slashes, `www.`, a mail link. */
const SCHEME = /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript):\S/i
/** A domain with a path. Only in one letter case, so that 'Str.Unirii/colț' is a street address. */
const DOMAIN_WITH_PATH = /[\p{L}\p{N}]\.(?:[a-z]{2,}|[A-Z]{2,})(?::\d+)?\/[^\s/]{2}/u
/** A domain under a usual ending. A full stop without a space behind it is no domain: the next sentence begins with a capital. */
const DOMAIN =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|eu|ro|hu|io|ly|ru|cn|tk|cc|xyz|COM|NET|ORG|INFO|BIZ|EU|RO|HU|IO|LY|RU|CN|TK|CC|XYZ)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/u

/** Returns what is wrong with a text, or null. Compatibility forms ('：／／') count as the characters they stand for. */
export function textFault(text: string, { multiline = false, domains = false }: TextRules = {}): TextFault | null {
  if (INVISIBLE.test(multiline ? text.replace(BREAKS, ' ') : text)) return 'text_invisible'
  const plain = text.normalize('NFKC')
  if (SCHEME.test(plain) || DOMAIN_WITH_PATH.test(plain)) return 'text_link'
  return !domains && DOMAIN.test(plain) ? 'text_link' : null
}

/** One line of clean text: composed letters, single spaces, no line breaks, Romanian commas below in Romanian (LOC-24). */
export function tidyText(text: string, locale: Locale): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!MARKETS[locale].hasCommaBelow) return line
  return line.replace(/ş/g, 'ș').replace(/Ş/g, 'Ș').replace(/ţ/g, 'ț').replace(/Ţ/g, 'Ț')
}
