/** Which page an address shows, and where it belongs. */
import { matchPath } from 'react-router'
import { GROUPS, type AdminPage, type Group } from '#admin/client/page.ts'

export const isSetting = ({ group }: Pick<AdminPage, 'group'>): boolean => group === 'settings' || group === 'office'

/** Returns the page of an address. One with a fixed address goes before one with parameters. */
export function pageAt(pages: readonly AdminPage[], address: string): AdminPage | undefined {
  return pages.find(({ path }) => path === address) ?? pages.find(({ path }) => matchPath(path, address) !== null)
}

/** Returns the page above another one: the named one, or the longest address that its own begins with. */
export function parentOf(pages: readonly AdminPage[], { path, parent }: AdminPage): AdminPage | undefined {
  if (parent !== undefined) return pages.find((one) => one.path === parent)
  const above = pages.filter((one) => path.startsWith(`${one.path}/`))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** Returns a page and those above it, the outermost first. */
export function trailOf(pages: readonly AdminPage[], page: AdminPage | undefined): AdminPage[] {
  const trail: AdminPage[] = []
  for (let at = page; at !== undefined && !trail.includes(at); at = parentOf(pages, at)) trail.unshift(at)
  return trail
}

/** Returns groups with their pages, without empty ones. */
export const groupsOf = (pages: readonly AdminPage[], groups: readonly Group[] = GROUPS): AdminPage[][] =>
  groups.map((group) => pages.filter((page) => page.group === group)).filter((some) => some.length > 0)
