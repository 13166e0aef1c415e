/** Reads a PDF back as a screen reader and a printer get it. */
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fileURLToPath } from 'node:url'

interface TagNode {
  role?: string
  alt?: string
  children?: (TagNode | { type: string; id: string })[]
}

export interface ReadPdf {
  pages: PageRead[]
  title: string
  language: string | null
  isTagged: boolean
  /** XMP. */
  metadata: string
  files: { name: string; content: string }[]
  /** The file without its compressed parts, for what the reader does not tell. */
  source: string
}

export interface PageRead {
  /** Lines in reading order. */
  text: string
  /** All letters as they are drawn, spaces at the ends of lines included. */
  letters: string
  /** Of all its texts, in points from the upper left corner. */
  edges: { left: number; right: number; top: number; bottom: number }
  /** Tags with how often each occurs. */
  tags: Record<string, number>
  picture: Picture
}

/** Four bytes a pixel. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8ClampedArray
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: unknown; context: CanvasRenderingContext2D }
}

export async function readPdf(bytes: Uint8Array, { scale = 1 } = {}): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, standardFontDataUrl: fonts })
  const document = await task.promise
  try {
    const { info, metadata } = await document.getMetadata()
    const { Title = '', Language = null } = info as { Title?: string; Language?: string | null }
    const files: ReadPdf['files'] = []
    for (const [id, { filename }] of (await document.getAttachments()) ?? new Map<string, { filename: string }>()) {
      const content = await document.getAttachmentContent(id)
      files.push({ name: filename, content: new TextDecoder().decode(content ?? new Uint8Array()) })
    }
    const pages: PageRead[] = []
    for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number, scale))
    return {
      pages,
      title: Title,
      language: Language,
      isTagged: ((await document.getMarkInfo()) as unknown as Map<string, boolean> | null)?.get('Marked') ?? false,
      metadata: (metadata as { getRaw(): string } | null)?.getRaw() ?? '',
      files,
      source: Buffer.from(bytes)
        .toString('latin1')
        .replaceAll(/stream\n[\s\S]*?endstream/g, 'stream'),
    }
  } finally {
    await task.destroy()
  }
}

/** No document needs them. */
const fonts = fileURLToPath(new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url))

async function readPage(document: PDFDocumentProxy, number: number, scale: number): Promise<PageRead> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  const viewport = page.getViewport({ scale })
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height)
  await page.render({ canvas: canvas as HTMLCanvasElement, canvasContext: context, viewport }).promise
  const texts = items.filter((item) => 'str' in item && item.str.trim() !== '') as { transform: number[]; width: number }[]
  const [, , , pageHeight] = page.view
  return {
    edges: {
      left: Math.min(...texts.map(({ transform }) => transform[4]!)),
      right: Math.max(...texts.map(({ transform, width: wide }) => transform[4]! + wide)),
      top: pageHeight! - Math.max(...texts.map(({ transform }) => transform[5]! + transform[3]!)),
      bottom: pageHeight! - Math.min(...texts.map(({ transform }) => transform[5]!)),
    },
    letters: await readLetters(page),
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    tags: countTags(await page.getStructTree()),
    picture: { width, height, pixels: context.getImageData(0, 0, width, height).data },
  }
}

async function readLetters(page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const shown = argsArray.filter((_, at) => fnArray[at] === OPS.showText) as [(number | { unicode: string })[]][]
  return shown.map(([glyphs]) => glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('')).join('')
}

function countTags(node: TagNode | null, counts: Record<string, number> = {}): Record<string, number> {
  for (const child of node?.children ?? []) {
    if (!('role' in child)) continue
    if (child.role !== undefined) counts[child.role] = (counts[child.role] ?? 0) + 1
    countTags(child, counts)
  }
  return counts
}
