import { existsSync } from 'node:fs'
import { ROUTES, type PageName } from '#web/routes.ts'
import type { Load } from './page.ts'

/** What each page loads, by its name. */
export async function openLoads(): Promise<Partial<Record<PageName, Load<unknown>>>> {
  const loads: Partial<Record<PageName, Load<unknown>>> = {}
  for (const { page } of ROUTES) {
    const file = new URL(`../pages/${page}/load.ts`, import.meta.url)
    if (existsSync(file)) loads[page] = ((await import(file.href)) as { load: Load<unknown> }).load
  }
  return loads
}
