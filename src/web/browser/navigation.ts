/** Going somewhere from code. Without the router (before it runs, on a page it does not know) the document is loaded. */
type Go = (path: string, options: { replace: boolean }) => void

let go: Go = (path, { replace }) => (replace ? location.replace(path) : location.assign(path))

/** `path` carries the market's prefix, like every address in a page. */
export const navigate = (path: string, { replace = false } = {}): void => go(path, { replace })

export const setNavigator = (navigator: Go): void => {
  go = navigator
}
