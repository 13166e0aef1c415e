/**
 * The draft of a form: what is typed is kept on the server after three seconds of quiet, and offered when the person comes back. The same
 * call says that the form is open, at most once in fifteen seconds while it is seen, and answers who else has it open.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { BEAT_MS, DRAFT_QUIET_MS, type DraftForm } from '#domain/staff/form-draft.ts'
import type { BeatAnswer, BeatRequest, DraftAnswer, DraftView, PersonHere } from '#admin/schema/people/form-drafts.ts'
import { call } from '#admin/client/calls.browser.ts'

interface Options {
  /** 'product/10423': the form and its record. */
  form: DraftForm
  /** False: the person may only read. */
  isOn: boolean
  /** What is unsaved; null for nothing. */
  typed: DraftView | null
  /** Returns whether a draft has anything that the record does not have. */
  hasNews: (draft: DraftView) => boolean
  /** Puts a draft into the form. */
  restore: (draft: DraftView) => void
}

export interface DraftState {
  /** When what is typed was kept; null for not yet. */
  keptAt: string | null
  /** What was typed before, until the person goes on with it or discards it. */
  offer: { keptAt: string; goOn: () => void; discard: () => void } | null
  others: readonly PersonHere[]
  /** Drops the draft of a form that is left because it was saved. */
  drop: () => void
}

/** A person who has done nothing for this long is not there: an open window must not keep the session. */
const IDLE_MS = 10 * MINUTE_MS
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
const SECTION = 'section[id]'

/** What the server has: nothing is kept before its draft was read, and while one is offered. */
type Known = { isOpen: false } | { isOpen: true; text: string | null }

/** Runs calls one after the other: an older one never arrives last. */
function useInTurn() {
  const last = useRef(Promise.resolve())
  return (work: () => Promise<void>): void => {
    last.current = last.current.then(work)
  }
}

export function useDraft({ form, isOn, typed, hasNews, restore }: Options): DraftState {
  const [offered, setOffered] = useState<NonNullable<DraftAnswer['draft']> | null>(null)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const [others, setOthers] = useState<readonly PersonHere[]>([])
  const known = useRef<Known>({ isOpen: false })
  const sentAt = useRef(0)
  const inTurn = useInTurn()
  const text = typed === null ? null : JSON.stringify(typed)

  /** Says that the form is open, or left, with what was typed since the last time. */
  const beat = (isHere: boolean) => {
    const before = known.current
    const isNews = before.isOpen && before.text !== text
    if (isNews) known.current = { isOpen: true, text }
    sentAt.current = Date.now()
    const body: BeatRequest = { form, isHere, section: sectionOf(), ...(isNews && { draft: typed }) }
    inTurn(async () => {
      const answer = await call<BeatAnswer>('POST', '/form-drafts', body)
      // The next beat tries again.
      if (!answer.ok && isNews) known.current = before
      if (!answer.ok || !isHere) return
      if (isNews) setKeptAt(answer.data.keptAt)
      setOthers((now) => (JSON.stringify(now) === JSON.stringify(answer.data.others) ? now : answer.data.others))
    })
  }
  const hasUnkept = () => known.current.isOpen && known.current.text !== text
  const isDue = () => Date.now() - sentAt.current > BEAT_MS / 2
  const open = (draft: DraftAnswer['draft']) => {
    if (draft !== null && hasNews(draft.content)) setOffered(draft)
    // A draft without news was saved, and its end was not heard of: it is dropped with the next beat.
    else known.current = { isOpen: true, text: draft === null ? null : '' }
  }

  useReading(form, isOn, open)
  useBeats(isOn, { beat, hasUnkept, isDue })
  useQuiet(isOn && offered === null, text, { beat, hasUnkept })

  const settle = (isWanted: boolean) => {
    known.current = { isOpen: true, text: JSON.stringify(offered!.content) }
    setOffered(null)
    if (!isWanted) return
    setKeptAt(offered!.keptAt)
    restore(offered!.content)
  }
  return {
    keptAt: text === null ? null : keptAt,
    offer: offered && { keptAt: offered.keptAt, goOn: () => settle(true), discard: () => settle(false) },
    others,
    drop: () => {
      known.current = { isOpen: false }
      inTurn(async () => void (await call('POST', '/form-drafts', { form, isHere: false, section: null, draft: null })))
    },
  }
}

/** Returns the id of the section where the focus is. */
const sectionOf = (): string | null => document.activeElement?.closest(SECTION)?.id ?? null

/** Reads the draft of a form once, and again when the connection is back. */
function useReading(form: string, isOn: boolean, open: (draft: DraftAnswer['draft']) => void): void {
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    const read = async () => {
      const answer = await call<DraftAnswer>('GET', `/form-drafts?form=${encodeURIComponent(form)}`)
      if (isOver) return
      if (answer.ok) opened(answer.data.draft)
      else if (answer.code === 'offline') window.addEventListener('online', () => void read(), { once: true })
    }
    void read()
    return () => {
      isOver = true
    }
  }, [form, isOn])
}

interface Beats {
  beat: (isHere: boolean) => void
  hasUnkept: () => boolean
  /** Whether the last call was long enough ago. */
  isDue: () => boolean
}

/** Keeps what is typed after a time of quiet, and at once that nothing is unsaved any more. */
function useQuiet(isOn: boolean, text: string | null, { beat, hasUnkept }: Pick<Beats, 'beat' | 'hasUnkept'>): void {
  const quiet = useEffectEvent(() => hasUnkept() && beat(true))
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(quiet, text === null ? 0 : DRAFT_QUIET_MS)
    return () => clearTimeout(timer)
  }, [isOn, text])
}

/** Beats while the form is seen and used; keeps what is typed when it is hidden or left. */
function useBeats(isOn: boolean, { beat, hasUnkept, isDue }: Beats): void {
  const say = useEffectEvent(beat)
  const isTime = useEffectEvent(isDue)
  const isUnkept = useEffectEvent(hasUnkept)
  useEffect(() => {
    if (!isOn) return
    let usedAt = Date.now()
    const use = () => {
      usedAt = Date.now()
    }
    const isSeen = () => document.visibilityState === 'visible' && Date.now() - usedAt < IDLE_MS
    const timer = setInterval(() => isSeen() && isTime() && say(true), BEAT_MS)
    const hide = () => document.visibilityState === 'hidden' && isUnkept() && say(true)
    for (const name of ACTIVITY) document.addEventListener(name, use, { passive: true })
    document.addEventListener('visibilitychange', hide)
    say(true)
    return () => {
      clearInterval(timer)
      for (const name of ACTIVITY) document.removeEventListener(name, use)
      document.removeEventListener('visibilitychange', hide)
      say(false)
    }
  }, [isOn])
}
