/** The document that is edited: undo and redo, drafts that are kept after a pause, and what somebody else wrote meanwhile. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { contentFaults, isKept, type ContentFault } from '#domain/content/content-faults.ts'
import { mergeContent, type MergeChoice, type MergeConflict } from '#domain/content/merge-content.ts'
import type { WrittenContent } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { call, sentenceOf, type Answer } from '#admin/client/calls.browser.ts'
import type { DraftKept, StoryView } from '#admin/schema/content.ts'
import { isSame, type Texts } from './document.ts'

/** Quiet after which drafts are kept, in ms. */
const QUIET_MS = 3_000
/** Changes of one field within this time are one step back. */
const STEP_MS = 1_200
const MOST_STEPS = 200

export type PlacedFault = ContentFault & { locale: Locale }

export interface Conflict {
  locale: Locale
  conflicts: MergeConflict[]
}

interface Steps {
  texts: Texts
  past: Texts[]
  future: Texts[]
  last: { field: string; at: number } | null
}

export interface EditedDocument {
  texts: Texts
  story: StoryView
  faults: PlacedFault[]
  isChanged: boolean
  isKeeping: boolean
  keptAt: string | null
  failure: string | null
  conflicts: Conflict[]
  canUndo: boolean
  canRedo: boolean
  /** `field`: changes of the same one in one go are one step. */
  change(make: (texts: Texts) => Texts, field?: string): void
  undo(): void
  redo(): void
  /** Keeps what is not kept yet. Returns whether everything is. */
  keep(): Promise<boolean>
  settle(choose: MergeChoice): void
  /** Takes a story that the server answered with, such as after publishing. */
  receive(story: StoryView): void
}

const textsOf = (story: StoryView): Texts =>
  Object.fromEntries(story.texts.map(({ locale, content }) => [locale, content as unknown as WrittenContent]))

/** Returns the languages in which drafts differ. */
const changedIn = (texts: Texts, base: Texts): Locale[] => LOCALES.filter((locale) => !isSame(texts[locale], base[locale]))

const faultsIn = (texts: Texts, story: StoryView): PlacedFault[] =>
  LOCALES.flatMap((locale) => {
    const content = texts[locale]
    return content ? contentFaults(content, story).map((fault) => ({ ...fault, locale })) : []
  })

/** Joins the drafts of another person with these. */
function joined(texts: Texts, base: Texts, theirs: Texts, choose?: MergeChoice): { texts: Texts; conflicts: Conflict[] } {
  const next = { ...texts }
  const conflicts: Conflict[] = []
  for (const locale of LOCALES) {
    const [was, own, other] = [base[locale], texts[locale], theirs[locale]]
    if (!was || !own || !other) continue
    const merged = mergeContent(was, own, other, choose)
    next[locale] = merged.content
    if (merged.conflicts.length > 0) conflicts.push({ locale, conflicts: merged.conflicts })
  }
  return { texts: next, conflicts }
}

function useSteps(first: Texts) {
  const [steps, setSteps] = useState<Steps>({ texts: first, past: [], future: [], last: null })
  const change = useCallback((make: (texts: Texts) => Texts, field = '') => {
    setSteps(({ texts, past, last }) => {
      const next = make(texts)
      const now = Date.now()
      const isSameStep = field !== '' && last?.field === field && now - last.at < STEP_MS
      return {
        texts: next,
        past: isSameStep ? past : [...past, texts].slice(-MOST_STEPS),
        future: [],
        last: { field, at: now },
      }
    })
  }, [])
  const undo = useCallback(
    () =>
      setSteps((now) => {
        const before = now.past.at(-1)
        return before ? { texts: before, past: now.past.slice(0, -1), future: [now.texts, ...now.future], last: null } : now
      }),
    [],
  )
  const redo = useCallback(
    () =>
      setSteps((now) => {
        const [next, ...future] = now.future
        return next ? { texts: next, past: [...now.past, now.texts], future, last: null } : now
      }),
    [],
  )
  return { steps, change, undo, redo, setSteps }
}

/** `joined`: what others wrote is in it now, and it has to be sent again. */
type Outcome = 'kept' | 'faulty' | 'refused' | 'conflict' | 'joined'

export function useDocument(view: StoryView, isReadOnly: boolean): EditedDocument {
  const [story, setStory] = useState(view)
  const { steps, change, undo, redo, setSteps } = useSteps(textsOf(view))
  const { texts } = steps
  const base = useMemo(() => textsOf(story), [story])
  const faults = useMemo(() => faultsIn(texts, story), [texts, story])
  const [isKeeping, setKeeping] = useState(false)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<{ story: StoryView; conflicts: Conflict[] } | null>(null)
  const changed = useMemo(() => changedIn(texts, base), [texts, base])
  const latest = useRef({ texts, story, base, faults })
  useEffect(() => {
    latest.current = { texts, story, base, faults }
  })
  const underWay = useRef<Promise<Outcome> | null>(null)

  /** Takes the server's state. `sent`: the drafts that it has kept; what was typed meanwhile, and what only others wrote, stays. */
  const accept = useCallback(
    (next: StoryView, sent: Texts) => {
      const { base: was } = latest.current
      const kept = textsOf(next)
      const take = (texts: Texts): Texts => joined(texts, { ...was, ...sent }, kept).texts
      latest.current = { ...latest.current, story: next, base: kept, texts: take(latest.current.texts) }
      setSteps((current) => ({ ...current, texts: take(current.texts) }))
      setStory(next)
    },
    [setSteps],
  )

  const send = useCallback(async (): Promise<Outcome> => {
    const { texts: now, story: seen, base: was, faults: known } = latest.current
    const wrong = new Set(known.filter((fault) => !isKept(fault)).map(({ locale }) => locale))
    const locales = changedIn(now, was).filter((locale) => !wrong.has(locale))
    if (locales.length === 0) return wrong.size > 0 ? 'faulty' : 'kept'
    const sent = locales.map((locale) => {
      const version = seen.texts.find((one) => one.locale === locale)!.version
      return [locale, { version, content: now[locale] }]
    })
    const answer: Answer<DraftKept> = await call('POST', `/content/${seen.id}/draft`, { texts: Object.fromEntries(sent) })
    if (answer.ok) {
      setKeptAt(answer.data.keptAt)
      setFailure(null)
      accept(answer.data.story, Object.fromEntries(locales.map((locale) => [locale, now[locale]])))
      return wrong.size > 0 ? 'faulty' : 'kept'
    }
    if (answer.code !== 'changed_meanwhile') {
      setFailure(sentenceOf(answer))
      return 'refused'
    }
    const other = (answer.rest as { story: StoryView }).story
    const merged = joined(now, was, textsOf(other))
    if (merged.conflicts.length > 0) {
      setTheirs({ story: other, conflicts: merged.conflicts })
      return 'conflict'
    }
    latest.current = { ...latest.current, story: other, base: textsOf(other), texts: merged.texts }
    setStory(other)
    setSteps((current) => ({ ...current, texts: merged.texts }))
    return 'joined'
  }, [accept, setSteps])

  const keep = useCallback(async () => {
    if (underWay.current) await underWay.current
    setKeeping(true)
    underWay.current = send()
    let outcome = await underWay.current
    while (outcome === 'joined') outcome = await send()
    underWay.current = null
    setKeeping(false)
    return outcome === 'kept'
  }, [send])

  const isChanged = changed.length > 0
  const mayKeep = isChanged && !isReadOnly && theirs === null
  useEffect(() => {
    if (!mayKeep || Object.keys(texts).length === 0) return
    const timer = setTimeout(() => void keep(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [texts, mayKeep, keep])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])

  return {
    texts,
    story,
    faults,
    isChanged,
    isKeeping,
    keptAt,
    failure,
    conflicts: theirs?.conflicts ?? [],
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    change,
    undo,
    redo,
    keep,
    settle(choose) {
      if (!theirs) return
      const merged = joined(texts, base, textsOf(theirs.story), choose)
      setStory(theirs.story)
      setSteps((current) => ({ ...current, past: [...current.past, current.texts], texts: merged.texts }))
      setTheirs(null)
    },
    receive: (next) => accept(next, {}),
  }
}
