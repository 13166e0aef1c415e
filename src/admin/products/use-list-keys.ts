/** Keys of the list of products: J and K move along the rows, X selects, / searches; never inside a field (WCAG 2.1.4). */
import { useEffect } from 'react'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input:not([type=checkbox]), textarea, select') || target.isContentEditable)

const boxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('[data-row-box]')]

function pressed(key: string): boolean {
  const all = boxes()
  const at = all.findIndex((box) => box.closest('tr')?.contains(document.activeElement))
  if (key === 'j' || key === 'k') {
    const next = all[key === 'j' ? at + 1 : Math.max(0, at - 1)]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  if (key === 'x') all[at]?.click()
  if (key === '/') document.querySelector<HTMLInputElement>('[data-list-search]')?.focus()
  return key === '/' || (key === 'x' && at >= 0)
}

export function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (pressed(event.key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
