/** Loads the menu data in the browser. */
import type { Locale } from '#domain/market/market.ts'
import type { MenuData } from '#web/schema/layout.ts'
import { getJson } from '#web/app/browser/api.browser.ts'

let asked: Promise<MenuData> | undefined

/** Returns the menus of the page's market, fetched once; a failure may be tried again. `version`: of `ShellData`. */
export function menuData(locale: Locale, version: string): Promise<MenuData> {
  asked ??= getJson<MenuData>(`/api/menu?locale=${locale}${version && `&v=${version}`}`).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
