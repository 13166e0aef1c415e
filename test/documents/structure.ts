/** Checks which elements stand in which, in what order and how often. */
import { within, type Tree } from './xml-tree.ts'

/** Name of an element → its children in their order: `?` at most once, `*` any number, `+` at least once, `(a|b)` one of both. */
export type Structure = Readonly<Record<string, string>>

/** Returns the children as an expression over their names. */
const expressionOf = (children: string): RegExp =>
  new RegExp(
    `^${children
      .trim()
      .split(/\s+/)
      .map((child) => child.replace(/^(.+?)([?*+]?)$/, '(?:$1 )$2'))
      .join('')}$`,
  )

/** Returns what stands where it may not, is missing, or is empty. */
export const structureFaults = (document: Tree, structure: Structure): string[] =>
  within(document).flatMap((tree) => {
    const allowed = structure[tree.name]
    if (allowed === undefined)
      return tree.children.length > 0 || tree.text.trim() === '' ? [`${tree.name} is empty or unknown`] : []
    const names = tree.children.map(({ name }) => `${name} `).join('')
    return expressionOf(allowed).test(names) ? [] : [`${tree.name} has ${names}`]
  })
