/**
 * Written content as data: what a text page and a product's description are made of. One renderer shows every kind;
 * it contains no HTML, so typed text cannot become markup (D-70).
 */

/** A run of text; with `href` a link. A path begins with '/' and has no market prefix: the renderer adds it. */
export type Span = string | { text: string; href?: string; strong?: boolean }

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; /** Anchor, unique on its page. */ id?: string }
  | { kind: 'paragraph'; text: Span[] | string }
  | { kind: 'list'; ordered?: boolean; items: (Span[] | string)[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  /** A text to be copied or cut out as it stands, such as the model withdrawal form. */
  | { kind: 'form'; title: string; lines: string[] }

/** Description of a product: an opening sentence or two, then short facts. */
export interface Description {
  opening: string
  facts: string[]
}
