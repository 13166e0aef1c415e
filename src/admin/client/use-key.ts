/** A key of a page: a single letter only while nothing is typed, Ctrl S everywhere. */
import { useEffect, useRef } from 'react'
import { isTyping } from './typing.ts'

/** `act`: null while the key does nothing. */
export function useKey(key: string, act: (() => void) | null): void {
  const last = useRef(act)
  useEffect(() => {
    last.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || isTyping(event) || last.current === null) return
      event.preventDefault()
      last.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [key])
}

/** Ctrl S saves, also inside a field. */
export function useSaveKey(save: (() => void) | null): void {
  const last = useRef(save)
  useEffect(() => {
    last.current = save
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      last.current?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
