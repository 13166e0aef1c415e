/** Writes XML: elements as plain values, and one function that escapes every text. */

export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly Element[]
}

/** What stands in an element; absent parts are left out. */
export type Content = string | readonly (Element | null)[]

export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): Element {
  return { name, attributes, content: typeof content === 'string' ? content : content.filter((child) => child !== null) }
}

/** Returns an element with text, or null where there is none: an empty element says nothing. */
export function textElement(
  name: string,
  text: string | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Element | null {
  const clean = cleanText(text ?? '')
  return clean === '' ? null : element(name, clean, attributes)
}

/** Returns an element around others, or null where none is there. */
export function groupOf(name: string, children: readonly (Element | null)[]): Element | null {
  return children.some((child) => child !== null) ? element(name, children) : null
}

/** What XML 1.0 cannot hold, or advises against. */
const UNWRITABLE = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu

/** Returns the text as one line that XML can hold: control characters and halves of surrogate pairs are removed. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/[\s\u0085]/g, ' ')
    .replace(UNWRITABLE, '')
    .replace(/ +/g, ' ')
    .trim()

/** Returns the first characters of a text, never half of one. */
export function cut(text: string, length: number): string {
  const characters = Array.from(cleanText(text))
  return characters.length <= length ? characters.join('') : characters.slice(0, length).join('').trimEnd()
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => cleanText(text).replace(/[&<>"]/g, (character) => ESCAPES[character]!)

function write({ name, attributes, content }: Element, indent: string): string {
  const start = Object.entries(attributes).reduce(
    (text, [key, value]) => `${text} ${key}="${escaped(value)}"`,
    `${indent}<${name}`,
  )
  if (typeof content === 'string') return `${start}>${escaped(content)}</${name}>\n`
  if (content.length === 0) return `${start}/>\n`
  return `${start}>\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}

/** Returns the document as text, in UTF-8. */
export const xmlDocument = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`
