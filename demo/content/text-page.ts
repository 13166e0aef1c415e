/** Short words to write the body of a page of text with. */
import type { Block, Span } from '#domain/content/content.ts'

export const h2 = (text: string): Block => ({ kind: 'heading', level: 2, text })
export const p = (...text: Span[]): Block => ({ kind: 'paragraph', text })
export const ul = (...items: (string | Span[])[]): Block => ({ kind: 'list', items })
export const ol = (...items: (string | Span[])[]): Block => ({ kind: 'list', ordered: true, items })
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({ kind: 'table', caption, head, rows })
export const link = (text: string, href: string): Span => ({ text, href })
/** A heading that a table of contents can lead to. */
export const section = (id: string, text: string): Block => ({ kind: 'heading', level: 2, text, id })
