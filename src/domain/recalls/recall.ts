/** A recall of a product (LAW-41): what its notice must say, and what it must not. */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'

export const RECALL_STATES = ['draft', 'running', 'ended'] as const
export type RecallState = (typeof RECALL_STATES)[number]

/** What a buyer is offered; the law asks for a choice of two where that is possible (GPSR, Art. 37). */
export const REMEDIES = ['refund', 'replacement', 'repair'] as const
export type Remedy = (typeof REMEDIES)[number]

export interface RecallText {
  /** What is dangerous, and how it can hurt. */
  hazard: string
  /** What who has the product is to do now. */
  todo: string
}

/** What staff write. */
export interface RecallFields {
  product: number
  /** Lot or serial numbers; '' for every piece. */
  lots: string
  /** First and last day on which it was sold, ISO; null for any. */
  soldFrom: string | null
  soldUntil: string | null
  texts: Record<Locale, RecallText>
  remedies: Remedy[]
}

/** A recall that runs, as its notice tells it. */
export interface RunningRecall extends RecallFields {
  number: number
  /** ISO moment. */
  publishedAt: string
}

/** A recall that is over, as its notice still tells it. */
export interface EndedRecall extends RunningRecall {
  /** ISO moment. */
  endedAt: string
}

export const RECALL_LENGTHS = { lots: 300, text: 1_000 }

/** Buyers that are written to in one transaction. */
export const RECALL_BATCH = 50

/** An order that was being placed at the moment of publication is found by a second look after this time. */
export const SECOND_LOOK_MS = 15 * MINUTE_MS

/** A buyer who has not answered this long after the last mail can be reminded. */
export const REMIND_AFTER_MS = 3 * DAY_MS

/** How a buyer was reached: they answered, somebody called, a letter was sent. */
export const RECALL_ANSWERS = ['answered', 'called', 'letter'] as const
export type RecallAnswered = (typeof RECALL_ANSWERS)[number]

/** Returns the number as it is read: 'RC-004'. */
export const recallName = (number: number): string => `RC-${String(number).padStart(3, '0')}`

/**
 * Words that make a danger look smaller, which a notice of a recall must not have (GPSR, Art. 36): that it is voluntary or a precaution, that
 * it concerns rare cases, that nothing has happened so far.
 */
const SOFTENING: Record<Locale, readonly string[]> = {
  ro: [
    'voluntar\\p{L}*',
    'precau[țt]i\\p{L}*',
    'preventiv\\p{L}*',
    'discre[țt]ionar\\p{L}*',
    '(?:cazuri|situa[țt]ii) (?:rare|izolate|specifice|particulare)',
    'nu s-au? (?:raportat|înregistrat|semnalat)',
  ],
  en: [
    'voluntar\\p{L}*',
    'precaution\\p{L}*',
    'discretionary',
    '(?:rare|isolated|specific|certain) (?:cases?|situations?|circumstances)',
    'no (?:accidents?|injur(?:y|ies)|incidents?)',
  ],
  hu: [
    'önkéntes\\p{L}*',
    'elővigyázat\\p{L}*',
    'óvintézkedés\\p{L}*',
    'megelőző\\p{L}*',
    '(?:ritka|egyedi|elszigetelt|bizonyos) eset\\p{L}*',
    'nem történt (?:baleset|sérülés)\\p{L}*',
  ],
}

/** Returns the words of a text that a notice must not have, as they were written. */
export function softeningWords(text: string, locale: Locale): string[] {
  const words = new RegExp(`(?<!\\p{L})(?:${SOFTENING[locale].join('|')})(?!\\p{L})`, 'giu')
  return text.match(words) ?? []
}

export interface RecallFault {
  /** 'hazard.ro', 'todo.hu', 'remedies', 'sold'. */
  field: string
  code: 'missing' | 'softened' | 'reversed'
  /** The words that must go. */
  about: string[]
}

/** Returns what keeps a recall from being published; nothing for one that is whole. */
export function recallFaults({ texts, remedies, soldFrom, soldUntil }: RecallFields): RecallFault[] {
  const ofTexts = LOCALES.flatMap((locale) =>
    (['hazard', 'todo'] as const).flatMap((part): RecallFault[] => {
      const field = `${part}.${locale}`
      const text = texts[locale][part]
      if (text.trim() === '') return [{ field, code: 'missing', about: [] }]
      const about = softeningWords(text, locale)
      return about.length > 0 ? [{ field, code: 'softened', about }] : []
    }),
  )
  return [
    ...ofTexts,
    ...(remedies.length === 0 ? [{ field: 'remedies', code: 'missing' as const, about: [] }] : []),
    ...(soldFrom !== null && soldUntil !== null && soldFrom > soldUntil
      ? [{ field: 'sold', code: 'reversed' as const, about: [] }]
      : []),
  ]
}
