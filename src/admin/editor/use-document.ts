/** The document that is edited: undo and redo, drafts that are kept after a pause, and what somebody else wrote meanwhile. */
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { contentFaults, isKept, type ContentFault } from '#domain/content/content-faults.ts'
import { mergeContent, type MergeChoice, type MergeConflict } from '#domain/content/merge-content.ts'
import type { WrittenContent } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { call, sentenceOf, type Answer } from '#admin/client/calls.browser.ts'
import type { DraftKept, StoryView } from '#admin/schema/content.ts'
import { isSame, type Texts } from './document.ts'

/** Quiet after which drafts are kept, in ms: then the preview shows them. */
const QUIET_MS = 800
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

/** The drafts beside what the server has of them. */
interface Held {
  texts: Texts
  story: StoryView
  base: Texts
  faults: readonly PlacedFault[]
}

type Sent =
  | { kind: 'nothing' | 'kept'; story?: StoryView; sent?: Texts; at?: string }
  | { kind: 'refused'; why: string }
  | { kind: 'changed'; story: StoryView }

/** Sends the drafts that differ from the server's and can be kept. */
async function sendDrafts({ texts, story, base }: Held, wrong: ReadonlySet<Locale>): Promise<Sent> {
  const locales = changedIn(texts, base).filter((locale) => !wrong.has(locale))
  if (locales.length === 0) return { kind: 'nothing' }
  const sent = locales.map((locale) => {
    const version = story.texts.find((one) => one.locale === locale)!.version
    return [locale, { version, content: texts[locale] }]
  })
  const answer: Answer<DraftKept> = await call('POST', `/content/${story.id}/draft`, { texts: Object.fromEntries(sent) })
  if (answer.ok) {
    const own = Object.fromEntries(locales.map((locale) => [locale, texts[locale]]))
    return { kind: 'kept', story: answer.data.story, sent: own, at: answer.data.keptAt }
  }
  if (answer.code !== 'changed_meanwhile') return { kind: 'refused', why: sentenceOf(answer) }
  return { kind: 'changed', story: (answer.body as { story: StoryView }).story }
}

/** Asks before the window is closed. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}

/** Sends once more where others' changes were joined; never twice at once. */
function useTurns(send: () => Promise<Outcome>) {
  const [isKeeping, setKeeping] = useState(false)
  const underWay = useRef<Promise<Outcome> | null>(null)
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
  return { keep, isKeeping }
}

interface Keeping {
  held: Held
  isReadOnly: boolean
  setStory: (story: StoryView) => void
  setSteps: Dispatch<SetStateAction<Steps>>
}

/** Keeps drafts on the server, one call after another. */
function useKeeping({ held, isReadOnly, setStory, setSteps }: Keeping) {
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<{ story: StoryView; conflicts: Conflict[] } | null>(null)
  const latest = useRef(held)
  useEffect(() => {
    latest.current = held
  })

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
    [setSteps, setStory],
  )

  const send = useCallback(async (): Promise<Outcome> => {
    const now = latest.current
    const wrong = new Set(now.faults.filter((fault) => !isKept(fault)).map(({ locale }) => locale))
    const answer = await sendDrafts(now, wrong)
    if (answer.kind === 'refused') {
      setFailure(answer.why)
      return 'refused'
    }
    if (answer.kind !== 'changed') {
      if (answer.story && answer.sent) {
        setKeptAt(answer.at ?? null)
        setFailure(null)
        accept(answer.story, answer.sent)
      }
      return wrong.size > 0 ? 'faulty' : 'kept'
    }
    const merged = joined(now.texts, now.base, textsOf(answer.story))
    if (merged.conflicts.length > 0) {
      setTheirs({ story: answer.story, conflicts: merged.conflicts })
      return 'conflict'
    }
    accept(answer.story, {})
    return 'joined'
  }, [accept])

  const { keep, isKeeping } = useTurns(send)
  const { texts, base } = held
  const isChanged = useMemo(() => changedIn(texts, base).length > 0, [texts, base])
  const mayKeep = isChanged && !isReadOnly && theirs === null
  useEffect(() => {
    if (!mayKeep || Object.keys(texts).length === 0) return
    const timer = setTimeout(() => void keep(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [texts, mayKeep, keep])
  useLeaveWarning(isChanged)
  return { isKeeping, keptAt, failure, theirs, setTheirs, isChanged, keep, accept }
}

export function useDocument(view: StoryView, isReadOnly: boolean): EditedDocument {
  const [story, setStory] = useState(view)
  const { steps, change, undo, redo, setSteps } = useSteps(textsOf(view))
  const { texts } = steps
  const base = useMemo(() => textsOf(story), [story])
  const faults = useMemo(() => faultsIn(texts, story), [texts, story])
  const keeping = useKeeping({ held: { texts, story, base, faults }, isReadOnly, setStory, setSteps })
  const { isKeeping, keptAt, failure, theirs, setTheirs, isChanged, keep, accept } = keeping
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
