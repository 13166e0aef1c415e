/** Which collections the menu bar shows. */
import type { CollectionMenu } from '#domain/catalog/catalog-input.ts'
import { topCollections, type CollectionNode, type CollectionTree } from './collection-tree.ts'

export interface MenuCollection {
  node: CollectionNode
  menu: CollectionMenu
}

/** How many the menu bar has room for where the merchant has chosen none. */
const ROOM = 4

/** Returns the top-level collections with a panel in the menu bar, in its order; the first ones where the merchant has chosen none (SPEC-2). */
export function menuCollections(tree: CollectionTree): MenuCollection[] {
  const top = topCollections(tree)
  const chosen = top.flatMap((node) => (node.menu ? [{ node, menu: node.menu }] : []))
  if (chosen.length > 0) return chosen.toSorted((a, b) => a.menu.position - b.menu.position)
  return top.slice(0, ROOM).map((node, position) => ({ node, menu: { position, name: node.name, groups: [] } }))
}
