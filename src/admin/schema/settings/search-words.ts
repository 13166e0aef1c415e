/** Search words in the settings of the back office, on the wire: groups of words that mean the same, and searches without results. */
import { z } from 'zod'
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { SYNONYM_LIMITS } from '#domain/search/synonym-group.ts'
import { count, locale, moment, textUpTo } from '#web/schema/values.ts'

/** Characters of the version of a record. */
export const MAX_VERSION = 64

const word = textUpTo(SYNONYM_LIMITS.length)
const version = z.string().max(MAX_VERSION)

export const synonymGroup = z.strictObject({
  locale,
  /** Each is a word or several. */
  words: z.array(word).max(SYNONYM_LIMITS.words),
  /** What the words lead to, and not back; null for both ways. */
  target: word.nullable(),
})
const storedGroup = synonymGroup.extend({ id: z.int(), version })

const tried = {
  /** Products that the search finds now, in the market of its language. */
  finds: count,
  /** Name of the best one. */
  first: z.string().nullable(),
  corrected: z.string().nullable(),
}
const miss = z.object({
  locale,
  query: z.string(),
  /** In this week, in the week before, and since it was first asked. */
  times: count,
  timesBefore: count,
  everTimes: count,
  firstAt: moment,
  lastAt: moment,
  ...tried,
})

export const synonymsAnswer = z.object({
  groups: z.array(storedGroup),
  /** A hosted engine answers searches, which has synonyms of its own. */
  isHosted: z.boolean(),
})
export const missesQuery = z.strictObject({ ignored: z.enum(['0', '1']).default('0') })
export const missesAnswer = z.object({ misses: z.array(miss) })
export const tryQuery = z.strictObject({ locale, words: textUpTo(MAX_SEARCHED_LENGTH) })
export const tryAnswer = z.object(tried)
/** Words are keys of the engine, which pages put into sentences. */
export const explainAnswer = z.object({
  query: z.string(),
  corrected: z.string().nullable(),
  /** Products found. */
  total: count,
  segments: z.array(
    z.object({
      text: z.string(),
      /** What it does. */
      kind: z.string(),
      meaning: z.string(),
      /** How an unknown word was understood. */
      route: z.string().optional(),
    }),
  ),
  /** What was done where the query could not be fulfilled as it is. */
  steps: z.array(z.string()),
  hits: z.array(z.object({ product: z.int(), name: z.string(), score: z.number(), reasons: z.array(z.string()) })),
})

export const createSynonymsRequest = z.strictObject({ group: synonymGroup })
export const changeSynonymsRequest = z.strictObject({ version, group: synonymGroup })
export const removeSynonymsRequest = z.strictObject({ version })
export const synonymsChanged = z.object({ id: z.int(), entries: z.array(z.string()) })
export const markMissRequest = z.strictObject({
  locale,
  query: textUpTo(MAX_SEARCHED_LENGTH),
  /** Put aside, or shown again. */
  isIgnored: z.boolean(),
})
const hit = z.object({ locale, query: z.string(), times: count, timesBefore: count, lastAt: moment })
export const hitsQuery = z.strictObject({ hidden: z.enum(['0', '1']).default('0') })
export const hitsAnswer = z.object({ hits: z.array(hit) })
export const markHitRequest = z.strictObject({
  locale,
  query: textUpTo(MAX_SEARCHED_LENGTH),
  /** Not offered to anybody, or offered again. */
  isHidden: z.boolean(),
})
export type HitView = z.infer<typeof hit>
export type HitsView = z.infer<typeof hitsAnswer>
export const missMarked = z.object({ entries: z.array(z.string()) })

export type GroupView = z.infer<typeof storedGroup>
export type SynonymsView = z.infer<typeof synonymsAnswer>
export type MissView = z.infer<typeof miss>
export type MissesView = z.infer<typeof missesAnswer>
export type TriedView = z.infer<typeof tryAnswer>
export type ExplainedView = z.infer<typeof explainAnswer>
export type SynonymsChanged = z.infer<typeof synonymsChanged>
