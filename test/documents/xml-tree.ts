/** XML as a plain tree with parents: read by a parser that is not ours, asked by paths, and changed by tests. */
import { DOMParser, type Element as DomElement, type Node as DomNode } from '@xmldom/xmldom'

export interface Tree {
  /** With the prefix that the table of namespaces gives, whatever prefix the text has. */
  name: string
  attributes: Record<string, string>
  text: string
  children: Tree[]
}

const ELEMENT = 1

function toTree(node: DomElement, prefixes: Readonly<Record<string, string>>): Tree {
  const namespace = node.namespaceURI ?? ''
  const prefix = prefixes[namespace]
  if (prefix === undefined) throw new Error(`the namespace of ${node.nodeName} is not known: ${namespace}`)
  const inside: DomNode[] = Array.from(node.childNodes)
  const children = inside.filter((child) => child.nodeType === ELEMENT).map((child) => toTree(child as DomElement, prefixes))
  return {
    name: prefix === '' ? node.localName! : `${prefix}:${node.localName}`,
    attributes: Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
    text: children.length > 0 ? '' : (node.textContent ?? ''),
    children,
  }
}

/** Returns the document; throws where it is not well-formed. `prefixes`: by namespace. */
export function readXml(text: string, prefixes: Readonly<Record<string, string>>): Tree {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  })
  return toTree(parser.parseFromString(text, 'text/xml').documentElement!, prefixes)
}

/** Returns the elements at a path of names: `cac:TaxTotal/cac:TaxSubtotal`; `*` is any name, `a|b` one of two. */
export function all(tree: Tree, path: string): Tree[] {
  return path.split('/').reduce<Tree[]>(
    (found, step) => {
      const names = step.split('|')
      return found.flatMap(({ children }) => children.filter(({ name }) => step === '*' || names.includes(name)))
    },
    [tree],
  )
}

export const first = (tree: Tree, path: string): Tree | undefined => all(tree, path)[0]
/** Returns the text at a path, '' where nothing is. */
export const textAt = (tree: Tree, path: string): string => first(tree, path)?.text.trim() ?? ''

/** Returns the element and everything in it. */
export const within = (tree: Tree): Tree[] => [tree, ...tree.children.flatMap(within)]

/** Returns the element with its parent, for all elements of a name. */
export const placesOf = (tree: Tree, names: string): { parent: Tree; node: Tree }[] =>
  within(tree).flatMap((parent) =>
    parent.children.filter(({ name }) => names.split('|').includes(name)).map((node) => ({ parent, node })),
  )

export const leaf = (name: string, text: string, attributes: Record<string, string> = {}): Tree => ({
  name,
  attributes,
  text,
  children: [],
})
export const branch = (name: string, children: Tree[]): Tree => ({ name, attributes: {}, text: '', children })
