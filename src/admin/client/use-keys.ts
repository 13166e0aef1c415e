/** Keys of a page. Single letters work only while nothing is typed, and can be turned off (WCAG 2.1.4). */
import { useEffect, useEffectEvent } from 'react'

const LETTERS_OFF = 'back-office-letters-off'

/** Whether single letters do something; each browser keeps it. */
export const lettersAreOn = (): boolean => localStorage.getItem(LETTERS_OFF) === null
export function turnLetters(isOn: boolean): void {
  if (isOn) localStorage.removeItem(LETTERS_OFF)
  else localStorage.setItem(LETTERS_OFF, '1')
}

const FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]'
const CONTROLS = 'a, button, summary, input, select, textarea, [role=menuitem]'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

/** Returns the name of a key: 'j', 'shift+x', 'ctrl+s', 'enter', 'space', 'escape'. */
function nameOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const name = key === ' ' ? 'space' : key.toLowerCase()
  const isLetter = /^Key|^Arrow|^(Enter|Tab)$/.test(code) || name === 'space'
  const parts = [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && isLetter && 'shift', name]
  return parts.filter(Boolean).join('+')
}

/** Returns whether a key belongs to what has the focus, or to a dialog in front of the page. */
function isTaken({ target }: KeyboardEvent, name: string): boolean {
  if (isIn(target, 'dialog, [popover]') || document.querySelector('dialog[open]') !== null) return true
  if (name.startsWith('ctrl+') || name.startsWith('alt+'))
    return name === 'ctrl+z' || name === 'ctrl+a' ? isIn(target, FIELDS) : false
  if (isIn(target, FIELDS)) return true
  if (name === 'enter' || name === 'space') return isIn(target, CONTROLS)
  return /^(shift\+)?.$/.test(name) && !lettersAreOn()
}

/** An act that returns false leaves the key to others. */
export type Keys = Readonly<Record<string, ((event: KeyboardEvent) => void | boolean) | undefined>>

/** Does what `keys` says while the component is shown: name of the key → act. `first`: before the keys of any page. */
export function useKeys(keys: Keys, order: 'first' | 'normal' = 'normal'): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const name = nameOf(event)
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined
    if (!act || isTaken(event, name)) return
    if (act(event) === false) return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    const isFirst = order === 'first'
    document.addEventListener('keydown', listen, isFirst)
    return () => document.removeEventListener('keydown', listen, isFirst)
  }, [order])
}
