/** Rich text as it is typed: a few signs for form, with buttons that write them. What is typed is never markup. */
import { useRef, useState } from 'react'
import type { Block } from '#domain/content/content.ts'
import { fromMarkup, toMarkup } from '#domain/content/rich-markup.ts'
import * as say from '#messages/admin/content/pages.ts'
import { Icon, type IconName } from '#admin/ui/icon.tsx'
import { isSame } from './document.ts'
import type { ControlProps } from './control.ts'
import { Labelled, wiring } from './labelled.tsx'
import * as styles from './editor.module.css'

/** What a button writes around the selection, or before each of its lines. */
const TOOLS: { name: keyof typeof say.tools; icon: IconName; around?: [string, string]; before?: string }[] = [
  { name: 'bold', icon: 'text-b', around: ['**', '**'] },
  { name: 'link', icon: 'link-simple', around: ['[', '](/)'] },
  { name: 'heading', icon: 'text-h', before: '## ' },
  { name: 'list', icon: 'list-bullets', before: '- ' },
  { name: 'numbered', icon: 'list-numbers', before: '1. ' },
]

const TALLEST = 24
const LEAST_ROWS = 5

export function RichField({ value, onChange, isReadOnly, ...frame }: ControlProps) {
  const blocks = (Array.isArray(value) ? value : []) as Block[]
  const [typed, setTyped] = useState({ text: toMarkup(blocks), blocks })
  const area = useRef<HTMLTextAreaElement>(null)
  // Another value came from elsewhere: an undo, another person, a version.
  const text = isSame(typed.blocks, blocks) ? typed.text : toMarkup(blocks)
  const type = (next: string) => {
    const made = fromMarkup(next)
    setTyped({ text: next, blocks: made })
    onChange(made.length === 0 ? undefined : made)
  }
  const write = ({ around, before }: (typeof TOOLS)[number]) => {
    const box = area.current
    if (!box) return
    const { selectionStart: from, selectionEnd: to } = box
    const [left, right] = around ?? ['', '']
    const chosen = text.slice(from, to)
    const start = before === undefined ? from : text.lastIndexOf('\n', from - 1) + 1
    const next =
      before === undefined
        ? `${text.slice(0, from)}${left}${chosen}${right}${text.slice(to)}`
        : text.slice(0, start) + text.slice(start, Math.max(to, start)).replace(/^/gm, before) + text.slice(Math.max(to, start))
    type(next)
    requestAnimationFrame(() => {
      box.focus()
      const shift = before === undefined ? left.length : before.length
      box.setSelectionRange(from + shift, to + shift)
    })
  }
  return (
    <Labelled {...frame} hint={say.richHint()}>
      {!isReadOnly && (
        <div className={styles.tools} role="group" aria-label={say.formatting()}>
          {TOOLS.map((tool) => (
            <button
              key={tool.name}
              type="button"
              className={styles.tool}
              title={say.tools[tool.name]()}
              onClick={() => write(tool)}
            >
              <Icon name={tool.icon} small />
              <span className={styles.unseen}>{say.tools[tool.name]()}</span>
            </button>
          ))}
        </div>
      )}
      <textarea
        {...wiring({ ...frame, hint: say.richHint() })}
        ref={area}
        className={`${styles.input} ${styles.rich}`}
        readOnly={isReadOnly}
        rows={Math.min(TALLEST, Math.max(LEAST_ROWS, text.split('\n').length + 1))}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </Labelled>
  )
}
