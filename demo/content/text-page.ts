/** A page of text in three languages, and short words to write its body with. */
import type { Block, Span } from '#domain/content/content.ts'
import type { Locale } from '#domain/market/market.ts'

export interface TextPageText {
  slug: string
  title: string
  /** For search engines: one sentence. */
  description: string
  body: Block[]
}

export interface TextPageRow {
  key: string
  text: Record<Locale, TextPageText>
}

export const h2 = (text: string): Block => ({ kind: 'heading', level: 2, text })
export const p = (...text: Span[]): Block => ({ kind: 'paragraph', text })
export const ul = (...items: (string | Span[])[]): Block => ({ kind: 'list', items })
export const ol = (...items: (string | Span[])[]): Block => ({ kind: 'list', ordered: true, items })
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({ kind: 'table', caption, head, rows })
export const link = (text: string, href: string): Span => ({ text, href })
