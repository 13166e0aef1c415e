/** A small box at its button: a menu, filters, a choice of columns. Escape and a press elsewhere close it. */
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './popover.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'popover'> {
  /** What the button shows. */
  face: ReactNode
  /** Rendered while it is open. `close` shuts it and gives the focus back. */
  children: (close: () => void) => ReactNode
  /** `menu`: arrows move among its items. */
  kind?: 'box' | 'menu'
}

const GAP = 6
const MARGIN = 8

/** Puts the box under its button, or above it where there is no room below. */
function place(box: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const left = Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN))
  const below = at.bottom + GAP
  const fits = below + height < window.innerHeight - MARGIN || at.top - GAP - height < 0
  box.style.left = `${left}px`
  box.style.top = `${fits ? below : at.top - GAP - height}px`
}

const ITEMS = '[role=menuitem]:not([aria-disabled=true])'

/** Moves the focus among the items of a menu. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(ITEMS))
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
  if (to === undefined || items.length === 0) return
  event.preventDefault()
  items[to % items.length]?.focus()
}

export function Popover({ face, children, kind = 'box', className, ...button }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        {...button}
        ref={opener}
        className={className}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-haspopup={kind === 'menu' ? 'menu' : 'dialog'}
      >
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.box}
        aria-label={button['aria-label'] ?? button.title}
        {...(kind === 'menu' ? { role: 'menu', onKeyDown: moveInMenu } : { role: 'dialog' })}
        onToggle={(event) => {
          const opens = event.newState === 'open'
          setOpen(opens)
          const shown = event.currentTarget
          if (opens)
            requestAnimationFrame(() => {
              if (opener.current) place(shown, opener.current)
              shown.querySelector<HTMLElement>(kind === 'menu' ? ITEMS : 'input, select, button, a')?.focus()
            })
        }}
      >
        {isOpen && children(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  )
}
