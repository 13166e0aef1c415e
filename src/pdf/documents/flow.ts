/** Where the next part of a document is drawn: down the page, and on to another. */
import type { Sheet, Tag, TextStyle } from '../sheet/sheet.ts'
import { BOTTOM, COLOURS, leading, LEFT, RIGHT, TOP } from './style.ts'

export class Flow {
  readonly sheet: Sheet
  /** Upper edge of what comes next. */
  y = TOP
  readonly #drawHead: () => void

  /** `drawHead`: draws the head of a further page, as what says nothing new. */
  constructor(sheet: Sheet, drawHead: () => void) {
    this.sheet = sheet
    this.#drawHead = drawHead
  }

  /** Begins a page unless so much of this one is left. Returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false
    this.sheet.addPage()
    this.y = TOP
    this.#drawHead()
    this.y += 9 * 2.5
    return true
  }

  rule(y: number, from = LEFT, to = RIGHT, weight = 0.4): void {
    this.sheet.artifact(() => this.sheet.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(COLOURS.rule))
  }

  /** Draws a paragraph that may go on on the next page. */
  paragraph(text: string, style: TextStyle, width: number, parent?: Tag): void {
    const lines = this.sheet.wrap(text, width, style)
    this.need(lines.length * leading(style))
    this.sheet.tagged('P', parent, () => {
      this.y = drawLines(this.sheet, lines, { x: LEFT, y: this.y, style })
    })
  }
}

/** Draws lines below an upper edge. Returns their lower edge. */
export function drawLines(sheet: Sheet, lines: readonly string[], at: { x: number; y: number; style: TextStyle }): number {
  const step = leading(at.style)
  for (const [index, line] of lines.entries()) sheet.line(line, at.x, at.y + index * step + at.style.size, at.style)
  return at.y + lines.length * step
}
