/** The page that is open, for marking its links. */
import { createContext, useContext } from 'react'

/** Paths of the page that is shown, its own first, then those above it in its breadcrumb. */
const Current = createContext<readonly string[]>([])

export const CurrentPathsProvider = Current.Provider

/** Returns `aria-current` of a menu's link: 'page' where it leads to the page that is shown, 'true' where that page lies below it. */
export function useCurrentPaths(): (href: string) => 'page' | 'true' | undefined {
  const [page, ...above] = useContext(Current)
  return (href) => (href === page ? 'page' : above.includes(href) ? 'true' : undefined)
}
