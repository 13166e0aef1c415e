/** Addresses that the demo's articles link to. */
import { GROUPS } from '#demo/catalog/tree.ts'
import type { Locale } from '#domain/market/market.ts'

/** Returns what gives a collection's path in a language, without the market's prefix. @throws when there is no such collection */
export const collectionsIn =
  (locale: Locale) =>
  (key: string): string => {
    for (const group of GROUPS) {
      if (group.key === key) return `/c/${group.slug[locale]}`
      const leaf = group.children.find((child) => child.key === key)
      if (leaf) return `/c/${group.slug[locale]}/${leaf.slug[locale]}`
    }
    throw new Error(`No collection ${key}`)
  }
