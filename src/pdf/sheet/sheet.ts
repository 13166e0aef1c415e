/** A document of pages: text in the shop's fonts, tagged for screen readers, and the same bytes each time (PDF/A-3). */
import PdfKit from 'pdfkit'
import type { FaceName, Faces } from './faces.ts'

/** Points of a millimetre. */
export const MM = 72 / 25.4

export interface TextStyle {
  face: FaceName
  size: number
  colour: string
  align?: 'left' | 'right' | 'center'
  /** Figures of one width. */
  isTabular?: boolean
}

export interface SheetOptions {
  /** Width and height in points. */
  size: [number, number]
  title: string
  subject?: string
  /** BCP 47. */
  language: string
  /** The only time in the file. */
  at: Date
  creator: string
}

export interface AttachedFile {
  name: string
  type: string
  bytes: Uint8Array
  description: string
}

export type Tag = PDFKit.PDFStructureElement

export interface TagOptions {
  /** What is read in place of a picture. */
  alt?: string
  /** What the head of a table is of. */
  scope?: 'Row' | 'Column'
  /** Left, upper, right and lower edge of a picture. */
  bbox?: [number, number, number, number]
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly #faces: Faces
  readonly #root: Tag
  readonly #options: SheetOptions

  constructor(faces: Faces, options: SheetOptions) {
    this.#faces = faces
    this.#options = options
    const doc = new PdfKit({
      size: options.size,
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: options.language,
      displayTitle: true,
      bufferPages: true,
      // No font of the library: every font is embedded.
      font: null as unknown as string,
      info: {
        Title: plain(options.title),
        ...(options.subject !== undefined && { Subject: plain(options.subject) }),
        Creator: plain(options.creator),
        Producer: 'pdfkit',
        CreationDate: options.at,
        ModDate: options.at,
      },
    })
    for (const [name, font] of Object.entries(faces.fonts)) doc.registerFont(name, font as unknown as string)
    this.doc = doc
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  /** Adds a tag to the document or to a part of it. */
  part(type: string, parent: Tag = this.#root): Tag {
    const part = this.doc.struct(type)
    parent.add(part)
    return part
  }

  /** Draws the content of a tag. */
  tagged(type: string, parent: Tag | undefined, draw: () => void, options: TagOptions = {}): void {
    ;(parent ?? this.#root).add(this.doc.struct(type, options, draw))
  }

  addPage(): void {
    this.doc.addPage()
  }

  /** Draws on every page, once all pages are there. Numbers begin at 1. */
  onEveryPage(draw: (number: number, count: number) => void): void {
    const { count } = this.doc.bufferedPageRange()
    for (let at = 0; at < count; at++) {
      this.doc.switchToPage(at)
      draw(at + 1, count)
    }
  }

  /** Draws what says nothing: lines, grounds, page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  width(text: string, { face, size, isTabular = false }: TextStyle): number {
    return this.#faces.width(face, text, size, isTabular)
  }

  /** Draws one line with its letters standing on `y`. `x` is its left edge, right edge or middle, as it is aligned. */
  line(text: string, x: number, y: number, style: TextStyle): void {
    const width = this.width(text.trimEnd(), style)
    const before = { left: 0, right: width, center: width / 2 }[style.align ?? 'left']
    let at = x - before
    this.doc.fontSize(style.size).fillColor(style.colour)
    for (const run of this.#faces.runs(style.face, text)) {
      this.doc.font(run.face).text(run.text, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(style.isTabular && { features: ['tnum'] }),
      })
      at += this.#faces.width(run.face, run.text, style.size, style.isTabular ?? false)
    }
  }

  /**
   * Returns the text in lines that are not wider; a word that is, is broken anywhere. A line that ends with a word has a space behind it,
   * so that who copies or hears the text gets its words apart.
   */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    const fits = (more: string) => this.width(more, style) <= width
    for (const word of text.split(/[ \n]+/).filter(Boolean)) {
      if (line !== '' && fits(`${line} ${word}`)) {
        line = `${line} ${word}`
        continue
      }
      if (line !== '') lines.push(`${line} `)
      line = ''
      if (fits(word)) line = word
      else
        for (const char of word) {
          if (line !== '' && !fits(line + char)) {
            lines.push(line)
            line = ''
          }
          line += char
        }
    }
    return line === '' ? lines : [...lines, line]
  }

  attach({ name, type, bytes, description }: AttachedFile): void {
    const { at } = this.#options
    const relationship = 'Alternative'
    this.doc.file(Buffer.from(bytes), { name, type, description, creationDate: at, modifiedDate: at, relationship } as object)
  }

  /** Ends the document and returns it. */
  bytes(): Uint8Array {
    this.#root.end()
    this.doc.end()
    const chunks: Uint8Array[] = []
    for (let chunk; (chunk = this.doc.read() as Uint8Array | null) !== null;) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
}

/** The library writes these into XML as they are. */
const plain = (text: string): string => text.replaceAll(/[&<>]/g, ' ')
