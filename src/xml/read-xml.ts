/** Reads XML of other systems, whatever prefixes it has. The parser is loaded with the first document. */
import type { Element as DomElement } from '@xmldom/xmldom'

export interface ReadElement {
  /** Without prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** Of itself and everything in it. */
  text: string
  children: readonly ReadElement[]
}

const toElement = (node: DomElement): ReadElement => ({
  name: node.localName ?? node.nodeName,
  attributes: Object.fromEntries(Array.from(node.attributes, ({ localName, name, value }) => [localName ?? name, value])),
  text: (node.textContent ?? '').trim(),
  children: Array.from(node.childNodes)
    .filter((child) => child.nodeType === child.ELEMENT_NODE)
    .map((child) => toElement(child as DomElement)),
})

/** Returns the root element, null for what is not well-formed or begins with declarations of its own. */
export async function readXml(text: string): Promise<ReadElement | null> {
  if (text.includes('<!DOCTYPE')) return null
  const { DOMParser } = await import('@xmldom/xmldom')
  const refuse = (_: unknown, message: string) => {
    throw new SyntaxError(message)
  }
  try {
    const root = new DOMParser({ onError: refuse }).parseFromString(text, 'text/xml').documentElement
    return root && toElement(root)
  } catch {
    return null
  }
}

/** Returns an element of this name and everything in it of this name, in their order. */
export const elementsOf = (element: ReadElement, name: string): ReadElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => elementsOf(child, name)),
]

/** Returns the text of the first element of this name, '' where there is none. */
export const textOf = (element: ReadElement, name: string): string => elementsOf(element, name)[0]?.text ?? ''
