/** What a rule about a document is, and the ways to break one. */
import { all, first, placesOf, textAt, type Tree } from './xml-tree.ts'

export interface Rule {
  id: string
  says: string
  holds: (document: Tree) => boolean
  /** Changes a document so that it breaks the rule; returns false where it has nothing to change. */
  breaks: (document: Tree) => boolean
}

export const rule = (id: string, says: string, holds: Rule['holds'], breaks: Rule['breaks']): Rule => ({
  id,
  says,
  holds,
  breaks,
})

/** Returns the ids of the rules that a document breaks. */
export const broken = (document: Tree, rules: readonly Rule[]): string[] =>
  rules.filter(({ holds }) => !holds(document)).map(({ id }) => id)

const split = (path: string): [parent: string, name: string] => {
  const at = path.lastIndexOf('/')
  return at === -1 ? ['', path] : [path.slice(0, at), path.slice(at + 1)]
}
const parentsOf = (document: Tree, parent: string): Tree[] => (parent === '' ? [document] : all(document, parent))

/** Takes away everything at a path. */
export const remove =
  (path: string): Rule['breaks'] =>
  (document) => {
    const [parent, name] = split(path)
    let isChanged = false
    for (const tree of parentsOf(document, parent)) {
      const kept = tree.children.filter((child) => !name.split('|').includes(child.name))
      isChanged ||= kept.length < tree.children.length
      tree.children = kept
    }
    return isChanged
  }

/** Takes away everything of a name, wherever it is. */
export const removeAll =
  (name: string): Rule['breaks'] =>
  (document) => {
    const places = placesOf(document, name)
    for (const { parent, node } of places) parent.children = parent.children.filter((child) => child !== node)
    return places.length > 0
  }

/** Gives the first element at a path another text. */
export const write =
  (path: string, text: string | ((before: string) => string)): Rule['breaks'] =>
  (document) => {
    const found = first(document, path)
    if (!found) return false
    const before = found.text
    found.text = typeof text === 'string' ? text : text(before)
    return found.text !== before
  }

/** Gives the first element at a path another attribute, or takes it away. */
export const attribute =
  (path: string, name: string, value: string | null): Rule['breaks'] =>
  (document) => {
    const found = first(document, path)
    if (!found) return false
    if (value === null) delete found.attributes[name]
    else found.attributes[name] = value
    return true
  }

/** Puts an element into the first one at a path. */
export const put =
  (path: string, make: () => Tree): Rule['breaks'] =>
  (document) => {
    const found = path === '' ? document : first(document, path)
    found?.children.push(make())
    return found !== undefined
  }

/** Breaks a rule about documents of a kind: others have nothing to change. */
export const where =
  (applies: (document: Tree) => boolean, breaks: Rule['breaks']): Rule['breaks'] =>
  (document) =>
    applies(document) && breaks(document)

export const has = (document: Tree, path: string): boolean => textAt(document, path) !== ''
export const required =
  (path: string): Rule['holds'] =>
  (document) =>
    has(document, path)
/** Every element at the path of `each` has a text at `path`. */
export const requiredInEach =
  (each: string, path: string): Rule['holds'] =>
  (document) =>
    all(document, each).every((tree) => has(tree, path))

/** Returns hundredths, exactly; NaN for what is no decimal number. */
export function hundredths(text: string): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return Number.NaN
  const [, sign, whole, decimals = ''] = match
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2)) + (Number(decimals[2] ?? '0') >= 5 ? 1 : 0)
  return sign === '-' ? -value : value
}
export const moneyAt = (tree: Tree, path: string): number => hundredths(textAt(tree, path))
/** Returns an amount, 0 where there is none. */
export const moneyOr0 = (tree: Tree, path: string): number => (has(tree, path) ? moneyAt(tree, path) : 0)
export const sumOf = (trees: readonly Tree[], path: string): number => trees.reduce((sum, tree) => sum + moneyAt(tree, path), 0)

/** Adds to an amount, in units. */
export const more =
  (units: number) =>
  (before: string): string =>
    (Number(before) + units).toFixed(2)
