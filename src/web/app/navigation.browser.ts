/** Navigation from code. Without the router (before it runs, on a page it does not know) the document is loaded. */
type Go = (path: string, options: Required<Options>) => void

interface Options {
  /** The new page replaces this one in the history. */
  replace?: boolean
  /** The page changes in place: scroll position and focus are unchanged, and the page announces the change. */
  stay?: boolean
}

let go: Go = (path, { replace }) => (replace ? location.replace(path) : location.assign(path))

/** `path` carries the market's prefix, like every address in a page. */
export const navigate = (path: string, { replace = false, stay = false }: Options = {}): void => go(path, { replace, stay })

export const setNavigator = (navigator: Go): void => {
  go = navigator
}

let changeQuery = (search: string): void => history.replaceState(history.state, '', search + location.hash)

/** Gives the page's address another query, without loading anything: the page shows already what that asks for. */
export const setQuery = (search: string): void => changeQuery(search)

export const setQueryChanger = (changer: (search: string) => void): void => {
  changeQuery = changer
}

let isOnTheWay = (): boolean => false

/** Returns whether another page, or this one with another query, is being loaded. */
export const isNavigating = (): boolean => isOnTheWay()

export const setNavigationState = (isLoading: () => boolean): void => {
  isOnTheWay = isLoading
}
