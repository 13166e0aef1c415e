/**
 * Rich text as staff type it: a line each for headings, paragraphs and items, a few signs for form, nothing else. Whatever is typed is one of
 * the blocks that the shop shows, so it is never markup. What is written is read again as the same blocks.
 *
 *     ## Heading {#anchor}        ### Smaller heading
 *     A paragraph with **strong words** and a [link](/delivery).
 *     - item                      1. numbered item
 *     | Caption                   a table: its caption, its head and its rows
 *     || Head | Head
 *     || cell | cell
 *     ::: Title                   a text to be copied as it stands, to the next `:::`
 *
 * A backslash takes its meaning from the sign after it, or ends a line within a text.
 */
import type { Block, Span } from './content.ts'

const SIGNS = /[\\*[\]|\n\r]/g
/** Ends of lines as they are typed. */
const ENDS: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r' }
const LINE_ENDS: Readonly<Record<string, string>> = { n: '\n', r: '\r' }
const escape = (text: string, signs: RegExp): string => text.replace(signs, (sign) => `\\${ENDS[sign] ?? sign}`)
const escaped = (text: string): string => escape(text, SIGNS)
/** A text at the beginning of a line must not look like another kind of line. */
const guarded = (line: string): string => (/^(#|-|\d+\.|\||:::|\s|$)/.test(line) ? `\\${line}` : line)
const guardedEnd = (text: string): string => text.replace(/ $/, '\\ ').replace(/^ /, '\\ ')

type RunOf = Exclude<Span, string>

const asRun = (span: Span): RunOf => (typeof span === 'string' ? { text: span } : span)

function spanText(span: Span): string {
  const { text, href, strong } = asRun(span)
  const inner = escaped(text)
  const linked = href === undefined ? inner : `[${inner}](${escape(href, /[\\()\n\r]/g)})`
  return strong ? `**${linked}**` : linked
}

const lineText = (line: readonly Span[] | string): string =>
  guardedEnd(typeof line === 'string' ? escaped(line) : line.map(spanText).join(''))

const rowText = (cells: readonly string[]): string => `|| ${cells.map((cell) => guardedEnd(escaped(cell))).join(' | ')}`

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const anchor = block.id === undefined ? '' : ` {#${escape(block.id, /[\\{}\n\r]/g)}}`
      return `${'#'.repeat(block.level)} ${guardedEnd(escaped(block.text)).replace(/\{#/g, '{\\#')}${anchor}`
    }
    case 'paragraph':
      return guarded(lineText(block.text))
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${lineText(item)}`).join('\n')
    case 'table':
      return [`| ${guardedEnd(escaped(block.caption))}`, rowText(block.head), ...block.rows.map(rowText)].join('\n')
    case 'form':
      return [`::: ${guardedEnd(escaped(block.title))}`, ...block.lines.map((line) => `> ${escaped(line)}`), ':::'].join('\n')
    default:
      return block satisfies never
  }
}

/** Returns blocks as they are typed. */
export const toMarkup = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n\n')

interface Cursor {
  text: string
  at: number
}

/** Reads a character that a backslash may have before it. */
function readSign(cursor: Cursor): { sign: string; isPlain: boolean } {
  const sign = cursor.text[cursor.at++]!
  if (sign !== '\\' || cursor.at >= cursor.text.length) return { sign, isPlain: false }
  const next = cursor.text[cursor.at++]!
  return { sign: LINE_ENDS[next] ?? next, isPlain: true }
}

/** Returns a text without its backslashes. */
function plain(text: string): string {
  const cursor = { text, at: 0 }
  let found = ''
  while (cursor.at < text.length) found += readSign(cursor).sign
  return found
}

/** Reads the address of a link, from its bracket on; null where none follows. */
function readHref(cursor: Cursor): string | null {
  const start = cursor.at
  if (cursor.text[cursor.at] !== '(') return null
  cursor.at++
  let href = ''
  while (cursor.at < cursor.text.length) {
    const { sign, isPlain } = readSign(cursor)
    if (sign === ')' && !isPlain) return href
    href += sign
  }
  cursor.at = start
  return null
}

/** Reads what stands between the brackets of a link; null where they do not close, or no address follows. */
function readLink(cursor: Cursor): RunOf | null {
  const start = cursor.at
  let text = ''
  while (cursor.at < cursor.text.length) {
    const { sign, isPlain } = readSign(cursor)
    if (sign === ']' && !isPlain) {
      const href = readHref(cursor)
      if (href !== null) return { text, href }
      break
    }
    text += sign
  }
  cursor.at = start
  return null
}

/** Returns a line as runs of text; one without form is a string. */
function readLine(text: string): Span[] | string {
  const cursor = { text, at: 0 }
  const runs: RunOf[] = []
  let isStrong = false
  const add = (run: RunOf) => {
    const strong = isStrong ? { strong: true } : {}
    const last = runs.at(-1)
    if (run.href === undefined && last && last.href === undefined && (last.strong === true) === isStrong) last.text += run.text
    else runs.push({ ...run, ...strong })
  }
  while (cursor.at < text.length) {
    if (text.startsWith('**', cursor.at) && (isStrong || text.indexOf('**', cursor.at + 2) !== -1)) {
      cursor.at += 2
      isStrong = !isStrong
      continue
    }
    const { sign, isPlain } = readSign(cursor)
    add((sign === '[' && !isPlain && readLink(cursor)) || { text: sign })
  }
  if (runs.every(({ href, strong }) => href === undefined && !strong)) return runs.map((run) => run.text).join('')
  return runs.map((run) => (run.href === undefined && !run.strong ? run.text : run))
}

/** Splits a row at its bars. */
function readCells(text: string): string[] {
  const cells: string[] = []
  const cursor = { text, at: 0 }
  let cell = ''
  while (cursor.at < text.length) {
    const { sign, isPlain } = readSign(cursor)
    if (sign === '|' && !isPlain) {
      cells.push(cell)
      cell = ''
    } else cell += isPlain ? `\\${ENDS[sign] ?? sign}` : sign
  }
  return [...cells, cell].map((one) => plain(trimmed(one)))
}

/** Without spaces at either end, but for one that a backslash keeps. */
const trimmed = (text: string): string => {
  const cut = text.replace(/^ +| +$/g, '')
  return /(^|[^\\])(\\\\)*\\$/.test(cut) ? `${cut} ` : cut
}

/** Lines of one kind that follow one another. */
interface Lines {
  all: readonly string[]
  at: number
}

function take(lines: Lines, mark: RegExp): string[] {
  const found: string[] = []
  for (; lines.at < lines.all.length; lines.at++) {
    const line = lines.all[lines.at]!
    const [, rest] = mark.exec(line) ?? []
    if (rest === undefined) break
    found.push(trimmed(rest))
  }
  return found
}

function readHeading(line: string): Block | null {
  const [, signs, rest] = /^(##|###) (.*)$/s.exec(line) ?? []
  if (!signs) return null
  const [, text = '', id] = /^(.*?)(?: \{#((?:[^\\}]|\\.)*)\})?$/s.exec(rest ?? '') ?? []
  return { kind: 'heading', level: signs.length as 2 | 3, text: plain(trimmed(text)), ...(id !== undefined && { id: plain(id) }) }
}

function readTable(lines: Lines): Block {
  const [, caption = ''] = /^\| ?(.*)$/s.exec(lines.all[lines.at++]!) ?? []
  const [head = [], ...rows] = take(lines, /^\|\| ?(.*)$/s).map(readCells)
  return { kind: 'table', caption: plain(trimmed(caption)), head, rows }
}

function readForm(lines: Lines): Block {
  const title = plain(trimmed(lines.all[lines.at++]!.slice(3)))
  const found: string[] = []
  for (; lines.at < lines.all.length; lines.at++) {
    const line = lines.all[lines.at]!
    if (line.trim() === ':::') {
      lines.at++
      break
    }
    found.push(plain(line.startsWith('> ') ? line.slice(2) : line === '>' ? '' : line))
  }
  return { kind: 'form', title, lines: found }
}

function readBlock(lines: Lines): Block | null {
  const line = lines.all[lines.at]!
  if (line.trim() === '') {
    lines.at++
    return null
  }
  const heading = readHeading(line)
  if (heading) {
    lines.at++
    return heading
  }
  if (line.startsWith('- ')) return { kind: 'list', items: take(lines, /^- ?(.*)$/s).map(readLine) }
  if (/^\d+\. /.test(line)) return { kind: 'list', ordered: true, items: take(lines, /^\d+\. ?(.*)$/s).map(readLine) }
  if (/^\|(?!\|)/.test(line)) return readTable(lines)
  if (line.startsWith(':::')) return readForm(lines)
  lines.at++
  return { kind: 'paragraph', text: readLine(trimmed(line)) }
}

/** Returns the blocks of what was typed. */
export function fromMarkup(text: string): Block[] {
  const lines = { all: text.split('\n'), at: 0 }
  const blocks: Block[] = []
  while (lines.at < lines.all.length) {
    const block = readBlock(lines)
    if (block) blocks.push(block)
  }
  return blocks
}
