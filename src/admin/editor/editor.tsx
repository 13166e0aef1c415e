/** The editor of a content: its blocks, the chosen one's fields in three languages, the draft as the shop shows it. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { elsewhere } from '#messages/admin/content.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { Note } from '#admin/ui/note.tsx'
import type { ContentChanged, ContentView } from '#admin/schema/content.ts'
import { BlockPanel } from './block-panel.tsx'
import { BlockTree } from './block-tree.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { controlId, EditingContext } from './editing.ts'
import { EditorHead, type EditorAct } from './editor-head.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { Preview, PREVIEW_WIDTHS, type PreviewWidth } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { Done } from './undo-button.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import { uidOf } from './document.ts'
import { useDocument, type EditedDocument, type PlacedFault } from './use-document.ts'
import * as styles from './editor.module.css'

interface Props {
  view: ContentView
  title: string
  mayChange: boolean
  /** Something was taken back: it is read again. */
  onReload: () => void
}

type Open = 'publish' | 'plan' | 'history' | 'unpublish' | 'add' | null

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
  return isPlain && key === 'b' ? 'add' : null
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

function useKeys(act: (what: EditorAct) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const what = actOf(event)
      if (!what) return
      event.preventDefault()
      latest.current(what)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** The first block, or the page itself where there is none. */
const firstBlock = ({ story }: ContentView): string => {
  const [block] = (story.texts[0]?.content['body'] ?? []) as StoryBlock[]
  return block ? uidOf(block) : ''
}

const versionOf = ({ story }: EditedDocument): string =>
  story.texts.map(({ version, draftAt }) => `${version} ${draftAt}`).join(' ')

export function Editor({ view, title, mayChange, onReload }: Props) {
  const isReadOnly = view.service !== null || !mayChange
  const edited = useDocument(view.story, isReadOnly)
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(() => firstBlock(view))
  const [language, setLanguage] = useState<Locale | 'all'>('all')
  const [width, setWidth] = useState<PreviewWidth>(PREVIEW_WIDTHS[0])
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState<Done | null>(null)
  const locales = useMemo(() => (language === 'all' ? LOCALES : [language]), [language])
  const editing = useMemo(() => ({ document: edited, locales, isReadOnly }), [edited, locales, isReadOnly])

  const openWhenKept = async (what: 'publish' | 'plan' | 'history' | 'unpublish') => {
    if (isReadOnly || (await edited.keep()) || what === 'publish' || what === 'plan') setOpen(what)
  }
  const next = () => setLanguage(LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!)
  const act = (what: EditorAct) => {
    if (what === 'language' || what === 'market') return next()
    if (what === 'history') return void openWhenKept(what)
    if (isReadOnly) return
    if (what === 'undo') return edited.undo()
    if (what === 'redo') return edited.redo()
    if (what === 'keep') return void edited.keep()
    if (what === 'add') return setOpen('add')
    void openWhenKept(what)
  }
  useKeys(act)

  const done = useCallback(
    ({ story, entries }: ContentChanged, words: string) => {
      edited.receive(story)
      setOpen(null)
      setSaid({ words, entries })
      void queries.invalidateQueries({ queryKey: ['content'] })
    },
    [edited, queries],
  )
  return (
    <EditingContext value={editing}>
      <div className={styles.editor}>
        <EditorHead title={title} language={language} onLanguage={setLanguage} onAct={act} done={said} onReload={onReload} />
        {view.service !== null && <Note kind="plain">{elsewhere({ service: view.service })}</Note>}
        <div className={styles.columns}>
          <BlockTree
            chosen={chosen}
            onChoose={setChosen}
            isAdding={open === 'add'}
            onAdding={(isAdding) => setOpen(isAdding ? 'add' : null)}
          />
          <Preview previews={view.previews} locales={locales} width={width} onWidth={setWidth} version={versionOf(edited)} />
          <BlockPanel chosen={chosen} onChoose={setChosen} />
        </div>
        {(open === 'publish' || open === 'plan') && (
          <PublishDialog
            story={edited.story}
            faults={edited.faults}
            isPlan={open === 'plan'}
            onClose={() => setOpen(null)}
            onFault={(fault) => {
              setOpen(null)
              setChosen(fault.block)
              setLanguage('all')
              leadTo(fault)
            }}
            onDone={done}
          />
        )}
        {open === 'unpublish' && <UnpublishDialog story={edited.story} onClose={() => setOpen(null)} onDone={done} />}
        {open === 'history' && (
          <HistoryDialog
            story={edited.story}
            texts={edited.texts}
            isReadOnly={isReadOnly}
            onClose={() => setOpen(null)}
            onDone={done}
          />
        )}
        {edited.conflicts.length > 0 && <ConflictDialog conflicts={edited.conflicts} onSettle={edited.settle} />}
      </div>
    </EditingContext>
  )
}
