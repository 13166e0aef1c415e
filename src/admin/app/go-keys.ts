/** The letters after G: where each goes. */
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AdminPage } from '#admin/client/page.ts'
import { useKeys } from '#admin/client/use-keys.ts'

/** Letter → path of its page. */
export const LETTERS: Readonly<Record<string, string>> = {
  t: '/today',
  o: '/orders',
  w: '/withdrawals',
  m: '/messages',
  p: '/products',
  s: '/stock',
  l: '/collections',
  c: '/coupons',
  u: '/customers',
  a: '/pages',
}

/** The second letter is waited for this long, in ms. */
const PATIENCE_MS = 1_500

/** G, then a letter. While the second letter is waited for, it does nothing else. */
export function useGoKeys(pages: readonly AdminPage[]): void {
  const navigate = useNavigate()
  const since = useRef(-Infinity)
  const go = (letter: string) => (event: KeyboardEvent) => {
    const waits = event.timeStamp - since.current < PATIENCE_MS
    since.current = letter === 'g' ? event.timeStamp : -Infinity
    const path = LETTERS[letter]
    if (!waits || path === undefined || !pages.some((page) => page.path === path)) return letter === 'g'
    void navigate(path)
    return true
  }
  useKeys(Object.fromEntries(['g', ...Object.keys(LETTERS)].map((letter) => [letter, go(letter)])), 'first')
}
