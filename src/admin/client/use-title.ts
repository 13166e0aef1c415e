/** The name of what a page shows: an order's number, a product's name. */
import { useEffect } from 'react'
import { useOutletContext } from 'react-router'
import type { Frame } from './page.ts'

/** Names the record in the path above the page and in the window; null while it is not known. */
export function useTitle(title: string | null): void {
  const { setTitle } = useOutletContext<Frame>()
  useEffect(() => {
    setTitle(title)
    return () => setTitle(null)
  }, [title, setTitle])
}
