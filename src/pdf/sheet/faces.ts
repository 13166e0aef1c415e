/** The typefaces of documents: the shop's own, and one for letters that these do not have. */
import { readFileSync } from 'node:fs'
import { create, type Font, type GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

const FOLDER = new URL('./fonts/', import.meta.url)
const FILES = {
  text: 'figtree-regular.ttf',
  strong: 'figtree-semibold.ttf',
  display: 'young-serif.ttf',
  other: 'noto-sans.ttf',
} as const
export type FaceName = keyof typeof FILES

/** Words whose glyphs are remembered, of each face. */
const REMEMBERED_WORDS = 4000
/** Figures of one width, for columns of amounts. */
const TABULAR = ['tnum']

/** A piece of text that one font has the letters of. */
export interface Run {
  face: FaceName
  text: string
}

export interface Faces {
  fonts: Record<FaceName, Font>
  /** Returns the text in pieces, each with the font that has its letters. */
  runs(face: FaceName, text: string): Run[]
  /** Returns the width in points. */
  width(face: FaceName, text: string, size: number, isTabular: boolean): number
}

/** Reads the fonts; one reading serves all documents. Letters of no font become question marks. */
export function openFaces(): Faces {
  const names = Object.keys(FILES) as FaceName[]
  const fonts = Object.fromEntries(names.map((name) => [name, openFont(FILES[name])])) as Record<FaceName, Font>
  const letters = Object.fromEntries(names.map((name) => [name, new Set(fonts[name].characterSet)])) as Record<
    FaceName,
    Set<number>
  >

  function runs(face: FaceName, text: string): Run[] {
    const found: Run[] = []
    for (const char of text.normalize('NFC')) {
      const code = char.codePointAt(0)!
      const isOwn = letters[face].has(code)
      const run = {
        face: isOwn || !letters.other.has(code) ? face : 'other',
        text: isOwn || letters.other.has(code) ? char : '?',
      } as const
      const last = found.at(-1)
      if (last?.face === run.face) last.text += run.text
      else found.push(run)
    }
    return found
  }
  return {
    fonts,
    runs,
    width: (face, text, size, isTabular) =>
      runs(face, text).reduce(
        (sum, run) => sum + (fonts[run.face].layout(run.text, isTabular ? TABULAR : undefined).advanceWidth * size) / UNITS,
        0,
      ),
  }
}

/** Units of an em that all four fonts have. */
const UNITS = 1000

/** Returns a font that remembers how it has set a word: shaping takes most of the time of a document. */
function openFont(file: string): Font {
  const font = create(readFileSync(new URL(file, FOLDER))) as Font
  if (font.unitsPerEm !== UNITS) throw new Error(`${file} has ${font.unitsPerEm} units in an em`)
  const shape = font.layout.bind(font)
  const remembered = new LRUCache<string, GlyphRun>({ max: REMEMBERED_WORDS })
  font.layout = (text, features) => {
    const key = `${Array.isArray(features) ? features.join(' ') : ''}|${text}`
    let run = remembered.get(key)
    if (!run) remembered.set(key, (run = shape(text, features)))
    return run
  }
  return font
}
