/** The editor of a content: its blocks, the chosen one's fields in three languages, the draft as the shop shows it. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { elsewhere } from '#messages/admin/content/pages.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { useActs } from '#admin/client/acts.tsx'
import { lettersAreOn } from '#admin/client/use-keys.ts'
import { Note } from '#admin/ui/note.tsx'
import type { ContentChanged, ContentView } from '#admin/schema/content.ts'
import { BlockPanel } from './block-panel.tsx'
import { BlockTree } from './block-tree.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { controlId, EditingContext } from './editing.ts'
import { EditorHead, type EditorAct } from './editor-head.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { uidOf } from './document.ts'
import { useDocument, type EditedDocument, type PlacedFault } from './use-document.ts'
import * as styles from './editor.module.css'

interface Props {
  view: ContentView
  title: string
  mayChange: boolean
}

type Open = 'publish' | 'plan' | 'history' | 'unpublish' | 'add' | null

/** The menu bar is on wide screens. */
const isMenu = ({ story }: ContentView): boolean => story.kind === 'part' && story.key === 'menu'

/** Languages one after another; all of them first. */
const LANGUAGES: readonly (Locale | 'all')[] = ['all', ...LOCALES]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox], [type=radio]), textarea, select') !== null

/** Returns what a key of the editor does; null for every other. */
function actOf(event: KeyboardEvent): EditorAct | null {
  const key = event.key.toLowerCase()
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && key === 's') return 'keep'
  if (isCommand && event.shiftKey && key === 'p') return 'publish'
  if (isCommand && (key === 'y' || (event.shiftKey && key === 'z'))) return 'redo'
  if (isCommand && key === 'z') return 'undo'
  if (event.altKey && !isCommand && event.code === 'KeyL') return 'language'
  if (event.altKey && !isCommand && event.code === 'KeyM') return 'market'
  const isPlain = !isCommand && !event.altKey && !isTyping(event.target)
  return isPlain && key === 'b' && lettersAreOn() ? 'add' : null
}

/** Leads to the control of a fault, once its block is shown. */
function leadTo({ locale, block, path }: PlacedFault): void {
  requestAnimationFrame(() => {
    const parts = [...path]
    while (parts.length > 0) {
      const control = document.getElementById(controlId(locale, block, parts))
      if (control) {
        control.focus()
        control.scrollIntoView({ block: 'center' })
        return
      }
      parts.pop()
    }
  })
}

/** Keys of the editor go before those of the back office. An act that returns false leaves its key to them. */
function useEditorKeys(act: (what: EditorAct) => void | boolean): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const what = actOf(event)
      if (!what || latest.current(what) === false) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
}

/** What is read again, such as after an undo, is joined with what is typed. */
function useReread({ story }: ContentView, { receive }: EditedDocument): void {
  const known = useRef(story)
  useEffect(() => {
    if (known.current === story) return
    known.current = story
    receive(story)
  })
}

/** The first block, or the page itself where there is none. */
const firstBlock = ({ story }: ContentView): string => {
  const [block] = (story.texts[0]?.content['body'] ?? []) as StoryBlock[]
  return block ? uidOf(block) : ''
}

const versionOf = ({ story }: EditedDocument): string =>
  story.texts.map(({ version, draftAt }) => `${version} ${draftAt}`).join(' ')

interface Acting {
  isReadOnly: boolean
  setOpen: (open: Open) => void
  setLanguage: Dispatch<SetStateAction<Locale | 'all'>>
}

/** Returns what does the acts of buttons and keys. */
function useEditorActs(edited: EditedDocument, { isReadOnly, setOpen, setLanguage }: Acting) {
  const openWhenKept = async (what: 'publish' | 'plan' | 'history' | 'unpublish') => {
    if (isReadOnly || (await edited.keep()) || what === 'publish' || what === 'plan') setOpen(what)
  }
  const next = () => setLanguage((now) => LANGUAGES[(LANGUAGES.indexOf(now) + 1) % LANGUAGES.length]!)
  return (what: EditorAct) => {
    if (what === 'language' || what === 'market') return next()
    if (what === 'history') return void openWhenKept(what)
    if (isReadOnly) return false
    if (what === 'undo') return edited.canUndo ? edited.undo() : false
    if (what === 'redo') return edited.canRedo ? edited.redo() : false
    if (what === 'keep') return void edited.keep()
    if (what === 'add') return setOpen('add')
    void openWhenKept(what)
  }
}

export function Editor({ view, title, mayChange }: Props) {
  const isReadOnly = view.service !== null || !mayChange
  const edited = useDocument(view.story, isReadOnly)
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(() => firstBlock(view))
  const [language, setLanguage] = useState<Locale | 'all'>('all')
  const [open, setOpen] = useState<Open>(null)
  const { told } = useActs()
  const locales = useMemo(() => (language === 'all' ? LOCALES : [language]), [language])
  const editing = useMemo(() => ({ document: edited, locales, isReadOnly }), [edited, locales, isReadOnly])

  const act = useEditorActs(edited, { isReadOnly, setOpen, setLanguage })
  useEditorKeys(act)
  useReread(view, edited)

  const showFault = (fault: PlacedFault) => {
    setOpen(null)
    setChosen(fault.block)
    setLanguage('all')
    leadTo(fault)
  }
  const done = useCallback(
    ({ story, entries }: ContentChanged, words: string) => {
      edited.receive(story)
      setOpen(null)
      told(words, entries)
      void queries.invalidateQueries({ queryKey: ['content'] })
    },
    [edited, queries, told],
  )
  return (
    <EditingContext value={editing}>
      <div className={styles.editor}>
        <EditorHead title={title} language={language} onLanguage={setLanguage} onAct={act} />
        {view.service !== null && <Note kind="plain">{elsewhere({ service: view.service })}</Note>}
        <div className={styles.columns}>
          <BlockTree
            chosen={chosen}
            onChoose={setChosen}
            isAdding={open === 'add'}
            onAdding={(isAdding) => setOpen(isAdding ? 'add' : null)}
          />
          <Preview previews={view.previews} locales={locales} isWide={isMenu(view)} version={versionOf(edited)} />
          <BlockPanel chosen={chosen} onChoose={setChosen} />
        </div>
        <Dialogs
          edited={edited}
          open={edited.conflicts.length > 0 ? null : open}
          isReadOnly={isReadOnly}
          onClose={() => setOpen(null)}
          onFault={showFault}
          onDone={done}
        />
        {edited.conflicts.length > 0 && <ConflictDialog conflicts={edited.conflicts} onSettle={edited.settle} />}
      </div>
    </EditingContext>
  )
}

interface DialogsProps {
  edited: EditedDocument
  open: Open
  isReadOnly: boolean
  onClose: () => void
  onFault: (fault: PlacedFault) => void
  onDone: (changed: ContentChanged, words: string) => void
}

function Dialogs({ edited: { story, faults, texts }, open, isReadOnly, onFault, ...acts }: DialogsProps) {
  if (open === 'publish' || open === 'plan')
    return <PublishDialog story={story} faults={faults} isPlan={open === 'plan'} onFault={onFault} {...acts} />
  if (open === 'unpublish') return <UnpublishDialog story={story} {...acts} />
  if (open === 'history') return <HistoryDialog story={story} texts={texts} isReadOnly={isReadOnly} {...acts} />
  return null
}
